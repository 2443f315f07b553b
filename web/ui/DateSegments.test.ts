import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Lang } from '../../kernel/kernel.ts'
import { DatePicker } from './DatePicker.tsx'
import { LangProvider } from './LangProvider.tsx'
import { TimeField } from './TimeField.tsx'

// What stands in it is given as to any element.
const Around: ComponentType<{ readonly lang: Lang }> = props => LangProvider({ children: null, ...props })

test.each([
  ['ar', 'وقت النشر', '،'],
  ['en', 'Publish at', ','],
] as const)('the parts of a date and a time are called with the comma of the language (%s)', (lang, label, comma) => {
  const props = { label, value: undefined, onChange: () => undefined }
  for (const field of [createElement(DatePicker, props), createElement(TimeField, { ...props, 'aria-label': label })]) {
    const html = renderToStaticMarkup(createElement(Around, { lang }, field))
    const called = [...html.matchAll(/<span[^>]*role="spinbutton"[^>]*>/g)].map(([tag]) => /aria-label="([^"]*)"/.exec(tag)?.[1] ?? '')
    expect(called.length).toBeGreaterThan(1)
    for (const name of called) expect([name, name.match(/[،,]/g)]).toEqual([name, expect.arrayContaining([comma])])
    for (const name of called) expect(name).not.toContain(comma === ',' ? '،' : ',')
  }
})
