import { expect, test } from 'vitest'
import { withFittingPictures } from './bodyPictures.ts'

const address = '/api/Attachment/GetByte/0198c0de-0000-7000-8000-0000000000aa'

test('a picture of a text is asked for in the width that fits, and when the reader comes near', () => {
  const shown = withFittingPictures(`<figure><img src="${address}" alt="الحديقة" width="640" height="360" /></figure>`)
  expect(shown).toContain(`src="${address}?width=800"`)
  expect(shown).toContain(`${address}?width=400 400w, ${address}?width=800 800w, ${address}?width=1600 1600w`)
  expect(shown).toContain('loading="lazy"')
  expect(shown).toContain('alt="الحديقة" width="640" height="360"')
})

test('what is no picture stays as it is', () => {
  const html = `<p>src="${address}" <a href="${address}">ملف</a></p>`
  expect(withFittingPictures(html)).toBe(html)
})
