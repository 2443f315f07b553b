import { expect, test } from 'vitest'
import { isOurs } from './ours.ts'

const paragraph = '<p dir="auto" data-pm-slice="1 1 []">افتتحت البلدية الحديقة</p>'
const address = '/api/Attachment/GetByte/0198c0de-0000-7000-8000-0000000000aa'
const figureOf = (attributes: string) => `${paragraph}<figure><img ${attributes}><figcaption dir="auto">شرح</figcaption></figure>`

test.each([
  ['a paragraph', paragraph],
  ['a picture with its caption', figureOf(`src="${address}" alt="الحديقة" width="640" height="360"`)],
  ['a picture alone', `<figure data-pm-slice="0 0 []"><img src="${address}" alt=""><figcaption></figcaption></figure>`],
])('%s of a text of ours is read as it is', (_what, html) => {
  expect(isOurs(html, true)).toBe(true)
})

test.each([
  ['a page', '<p>نص</p>'],
  ['a page that shows our picture', `<figure><img src="${address}" alt="الحديقة"></figure>`],
  ['a text of an editor like ours with a heading of its own', '<h1 data-pm-slice="1 1 []">عنوان</h1>'],
  ['a picture of another site', figureOf('src="https://example.org/api/Attachment/GetByte/0198c0de-0000-7000-8000-0000000000aa"')],
  ['a picture of another site beside ours', figureOf(`src="${address}"><img src="https://example.org/a.png"`)],
  ['a picture on the disk of its writer', figureOf('src="file:///C:/a.png"')],
  ['a picture that only mentions ours', figureOf(`src="https://example.org/a.png" data-src="${address}"`)],
])('%s is another program’s', (_what, html) => {
  expect(isOurs(html, true)).toBe(false)
})

test('a text that takes no pictures takes none of ours either', () => {
  expect(isOurs(figureOf(`src="${address}"`), false)).toBe(false)
  expect(isOurs(paragraph, false)).toBe(true)
})
