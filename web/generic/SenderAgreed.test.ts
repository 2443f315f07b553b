import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { columnsOf } from '../../kernel/kernel.ts'
import { investors } from '../../modules/economy/investors/investors.ts'
import { OwnSwitch } from './SenderAgreed.tsx'

const [column] = columnsOf({ allowToPublish: investors.fields.allowToPublish })
const bySender = investors.fields.source.codes.public

function drawn(saved: Readonly<Record<string, unknown>>, error?: string): string {
  if (!column) throw new Error('The column is not there')
  const spare = { onChange: () => undefined, onUpdate: () => undefined, innerErrors: new Map(), required: false, disabled: false }
  const face = { id: 'allowed', label: 'يُنشر', lang: 'ar', resource: investors.name } as const
  return renderToStaticMarkup(createElement(OwnSwitch, { ...spare, ...face, column, value: false, error, saved, of: investors }))
}

test('a switch that a sender alone turns on is there as long as it is on, and where it was refused', () => {
  expect(drawn({ source: bySender, allowToPublish: false })).toBe('')
  for (const shown of [
    drawn({ source: bySender, allowToPublish: true }),
    drawn({ source: bySender, allowToPublish: false }, 'لا يسمح بذلك إلا صاحب الطلب'),
    drawn({ allowToPublish: false }),
  ])
    expect(shown).toContain('id="allowed"')
})
