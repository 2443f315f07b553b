import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DatePicker } from './DatePicker.tsx'
import { LangProvider } from './LangProvider.tsx'
import { TimeField } from './TimeField.tsx'

test.each([
  ['ar', 'وقت النشر', '،'],
  ['en', 'Publish at', ','],
] as const)('the parts of a date and a time are called with the comma of the language (%s)', (lang, label, comma) => {
  const props = { label, value: undefined, onChange: () => undefined }
  for (const field of [createElement(DatePicker, props), createElement(TimeField, { ...props, 'aria-label': label })]) {
    const html = renderToStaticMarkup(createElement(LangProvider, { lang, children: field }))
    const called = [...html.matchAll(/<span[^>]*role="spinbutton"[^>]*>/g)].map(([tag]) => /aria-label="([^"]*)"/.exec(tag)?.[1] ?? '')
    expect(called.length).toBeGreaterThan(1)
    for (const name of called)
      expect([name, [...name].filter(sign => sign === '،' || sign === ',')]).toEqual([name, expect.arrayContaining([comma])])
    for (const name of called) expect(name).not.toContain(comma === ',' ? '،' : ',')
  }
})
