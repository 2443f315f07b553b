import { describe, expect, test } from 'vitest'
import { blanksLeft, hasBlank } from './blanks.ts'

describe('a blank of a prepared text', () => {
  test.each([
    '<p>تدعو … المقاولين المصنفين</p>',
    '<p>لتنفيذ مشروع ….</p>',
    '<p>…</p>',
    '<p>… seeks ….</p>',
    '<ul><li>A degree of … in&nbsp;…</li></ul>',
    '<p>class «…»</p>',
    '<p>plan no. … for blocks</p>',
    '<p>المخطط (رقم …) للأحواض</p>',
    '<p>آخر موعد: …</p>',
    '<p>قال: «نعم». تدعو … المقاولين</p>',
  ])('is seen in %s', text => expect(hasBlank(text)).toBe(true))

  test.each([
    '<p>المياه والطرق والكهرباء… وغيرها.</p>',
    '<p>And so on…</p>',
    '<p>«…وختم الوزير بالشكر»</p>',
    '<p>قال: «… إننا ماضون في العمل»</p>',
    '<p>قال: «بدأنا العمل … وسنتمه»</p>',
    '<p>The minister said: “… we go on”</p>',
    '<p>The minister said: "… we go on"</p>',
    '<p>نص (…) ونص</p>',
    '<p>المياه، … والكهرباء</p>',
    '<blockquote><p>… وختم الوزير بالشكر</p></blockquote>',
    '<blockquote dir="rtl"><p>… وختم الوزير بالشكر</p></blockquote>',
    '<p>نص</p>',
    null,
    undefined,
  ])('is not %s', text => expect(hasBlank(text)).toBe(false))

  test('is told by the language in which it was left', () => {
    expect(blanksLeft({ bodyAr: '<p>تم.</p>', bodyEn: null })).toBeUndefined()
    expect(blanksLeft({ bodyAr: '<p>تدعو … إلى.</p>', bodyEn: '<p>Done.</p>' })?.[0]).toContain('النص العربي')
    expect(blanksLeft({ titleEn: 'An invitation', bodyAr: '<p>تم.</p>', bodyEn: '<p>… invites.</p>' })?.[1]).toContain('the English text')
    // The English text came with the template, and nobody will read it.
    for (const titleEn of [null, ' ']) expect(blanksLeft({ titleEn, bodyAr: '<p>تم.</p>', bodyEn: '<p>… invites.</p>' })).toBeUndefined()
    expect(blanksLeft({ titleEn: 'An invitation', bodyAr: '<p>…</p>', bodyEn: '<p>…</p>' })?.[1]).toContain('both texts')
  })
})
