import { expect, test } from 'vitest'
import { languageOf, proseOf } from './plainText.ts'

test('what stands on lines of its own is read as words apart, and signs as they are read', () =>
  expect(proseOf('<h2>عنوان</h2><p>رسوم &amp; <b>رخص</b>.</p><ul><li>أولًا</li><li>ثانيًا<br>ثالثًا</li></ul>')).toBe(
    'عنوان رسوم & رخص. أولًا ثانيًا ثالثًا',
  ))

test.each([
  ['<p>Ask the municipality of جنين for the form, and bring it to the directorate.</p>', 'en'],
  ['<p>يُكتب الطلب على نموذج <bdi>PDF</bdi> ثم يُرسل.</p>', 'ar'],
  ['<p class="a-name-in-latin-letters" title="another one of them">نعم</p>', 'ar'],
] as const)('a text is in the language of most of its letters: %s', (html, language) => expect(languageOf(html)).toBe(language))
