import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { noteFile, noteFiles } from '../generic/files.ts'
import { KeptFiles } from './keptFiles.tsx'

const file = { id: '0198c0de', originalFileName: 'تقرير.pdf', mimeType: 'application/pdf', sizeBytes: 120 }
const drawn = () => renderToStaticMarkup(createElement(KeptFiles, { ids: [file.id], lang: 'ar' }))

test('a file that is not opened says why beside its name, also after an answer that does not know it', () => {
  noteFile({ ...file, bar: 'ينتظر الملف الفحص' })
  expect(drawn()).toContain('ينتظر الملف الفحص')
  expect(drawn()).not.toContain('href')
  noteFiles({ files: [file] })
  expect(drawn()).toContain('ينتظر الملف الفحص')
  noteFiles({ files: [{ ...file, bar: null }] })
  expect(drawn()).not.toContain('ينتظر')
  expect(drawn()).toContain('href="/api/Attachment/GetByte/0198c0de"')
})
