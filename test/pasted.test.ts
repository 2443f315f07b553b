import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { richTextOf } from '../server/resources/richText.ts'
import { pastedText } from '../web/fields/pasted/pasted.ts'
import type { Piece } from '../web/fields/pasted/tree.ts'
import { clipboardOf, pageOf } from './pastedPages.ts'

const programs = ['word', 'word-law', 'word-web', 'google-docs', 'libreoffice', 'excel', 'web-page'] as const

/** What the editor makes of what is copied from a document. */
function pasted(program: (typeof programs)[number]): string {
  return pastedText(pageOf(clipboardOf(program)), []).html
}

/** What it makes of a page that a test writes. */
function made(html: string, above: readonly number[] = []): string {
  return pastedText(pageOf(html), above).html
}

/** The headings of a text as a reader sees them: `2 Title`. */
function headingsIn(html: string): string[] {
  return [...html.matchAll(/<h(\d)[^>]*>(.*?)<\/h\1>/g)].map(([, level, title]) => `${level} ${title}`)
}

/** The text as the server writes it. */
function asKept(html: string): string {
  return html.replaceAll('<br>', '<br />').replaceAll('&nbsp;', '\u00A0')
}

/** Does a heading stand more than one degree below the one before it, or as high as the title of a page? */
function skips(html: string): boolean {
  const levels = headingsIn(html).map(heading => Number(heading[0]))
  return levels.some((level, at) => level < 2 || level > Math.min(4, (levels[at - 1] ?? 1) + 1))
}

describe.each(programs)('what is copied from %s', program => {
  test('is kept by the server as the editor has it', () => {
    const html = pasted(program)
    expect(richTextOf(html)).toBe(asKept(html))
  })

  test('has nothing of the program’s own, no empty paragraph, and no space at an end', () => {
    const html = pasted(program)
    expect(html).not.toMatch(/\s(?:style|class|lang|align|width)=|<(?:font|span|o:p|img|col|h1|h5|h6)\b|mso|file:|<!--|\[if/i)
    expect(html.replaceAll(/<t[dh][^>]*><p><\/p>/g, '')).not.toMatch(/<(p|h\d|li|strong|em|a)[^>]*>(?:\s|&nbsp;)*<\/\1>/)
    expect(html).not.toMatch(/<(?:p|h\d)[^>]*>(?:\s|&nbsp;)|(?:\s|&nbsp;)<\/(?:p|h\d)>/)
  })

  test('has headings from the second degree on, and skips none', () => {
    expect(skips(pasted(program))).toBe(false)
  })

  test('stays as it is when it is pasted once more', () => {
    const html = pasted(program)
    expect(made(html)).toBe(html)
  })
})

test('whatever is pasted, the server keeps what the editor has of it, and no heading is skipped', () => {
  const letters = fc.constantFrom('أ', 'كلمة ', 'GIS ', '12-05', ' ', '\u00A0', '\u0640', '\n', '\u200E', '<', '&', '"')
  const inBlocks = ['p', 'div', 'h1', 'h3', 'h6', 'ul', 'ol', 'li', 'blockquote', 'dt', 'pre', 'hr']
  const inTables = ['table', 'tr', 'td', 'th', 'thead', 'caption']
  const inLine = ['a', 'b', 'i', 'u', 'span', 'sup', 'del', 'br', 'img']
  const styles = [
    'mso-list:l0 level1 lfo1',
    'mso-list:l0 level3 lfo1',
    'mso-list:Ignore',
    'font-weight:700',
    'direction:rtl',
    'display:none',
  ]
  const attributes = fc.record(
    {
      dir: fc.constantFrom('rtl', 'ltr', 'auto', 'up'),
      style: fc.constantFrom(...styles),
      class: fc.constantFrom('MsoQuote', 'MsoTitle', 'msoDel'),
      href: fc.constantFrom('https://example.org/?a=1&b="', 'javascript:x', '#a', '/x'),
      start: fc.constantFrom('3', '0', '-1', 'x'),
      colspan: fc.constantFrom('2', '0', '200'),
    },
    { requiredKeys: [] },
  )
  const { piece } = fc.letrec<{ piece: Piece }>(tie => ({
    piece: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      letters,
      fc.record({
        tag: fc.constantFrom(...inBlocks, ...inTables, ...inLine),
        attributes,
        children: fc.array(tie('piece'), { maxLength: 5 }),
      }),
    ),
  }))
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), children => {
      const { html } = pastedText({ tag: 'html', attributes: {}, children }, [])
      const kept = richTextOf(html)
      // A text in which nothing is to be seen is kept as none.
      if (kept !== '') expect(kept).toBe(asKept(html))
      expect(skips(html), html).toBe(false)
    }),
  )
})

describe('a report written in Word', () => {
  const html = pasted('word')

  test('keeps its paragraphs, each in its direction, with what is bold and slanted', () => {
    expect(html).toContain(
      '<p dir="rtl">أنجزت البلدية بالتعاون مع <strong>UNDP</strong> المرحلة الأولى من <strong>شبكة المياه</strong>، وبلغ طولها 12.5 كم.</p>' +
        '<p dir="ltr">The works were financed by the <em>Municipal Development and Lending Fund</em> (البلديات).</p>',
    )
  })

  test('keeps its headings in their order: a title over a third degree, then a second', () => {
    expect(headingsIn(html)).toEqual(['2 تقرير مشروع شبكة المياه في بلدة دير الغصون', '3 نطاق العمل', '3 مراحل التنفيذ'])
  })

  test('has lists where Word writes paragraphs with signs before them', () => {
    const deeper = '<ul dir="rtl"><li><p dir="rtl">أنابيب بقطر \u200E160 mm</p></li><li><p dir="rtl">محابس وعدادات</p></li></ul>'
    expect(html).toContain(
      `<ul dir="rtl"><li><p dir="rtl">الخطوط الرئيسية</p>${deeper}</li><li><p dir="rtl">خزان سعته 500 م³</p></li></ul>`,
    )
  })

  test('has what was inserted while changes were tracked, not what was deleted, and no comment', () => {
    expect(html).toContain('<ol dir="rtl"><li><p dir="rtl">إعداد المخططات والدراسات الهندسية</p></li><li><p dir="rtl">طرح العطاء رقم')
    expect(html).not.toMatch(/القديمة|RH1|يرجى التأكد/)
  })

  test('has a table from the right with a row of headings, joined cells, and without the row that keeps its widths', () => {
    expect(html).toContain(
      '<table dir="rtl"><thead><tr><th scope="col"><p dir="rtl">البند</p></th><th scope="col"><p dir="rtl">الكمية</p></th></tr></thead>' +
        '<tbody><tr><td><p dir="rtl">أنابيب</p></td><td><p dir="rtl">12,500</p></td></tr>' +
        '<tr><td colspan="2"><p dir="rtl">الأسعار بالشيكل</p></td></tr></tbody></table>',
    )
  })

  test('keeps a telephone number and a date with dashes readable in a line from the right, and the year of the Hijra', () => {
    expect(html).toContain(
      'هاتف \u200E+970 9 266 3011 أو <a href="https://www.deirelghsoun.example.org/ar/water">موقع البلدية</a>، عام 1448هـ.',
    )
    expect(html).toContain('رقم \u200E2026-09/17')
  })

  test('says that its picture stayed behind', () => {
    expect(pastedText(pageOf(clipboardOf('word')), []).pictures).toBe(1)
    expect(pastedText(pageOf(clipboardOf('word-law')), []).pictures).toBe(0)
  })
})

describe('a law written in Word', () => {
  const html = pasted('word-law')

  test('keeps the numbers of its articles, and has no table of contents', () => {
    expect(headingsIn(html)).toEqual(['2 نظام رخص البناء', '3 المادة (1) التعريفات'])
    expect(html).not.toContain('Toc')
  })

  test('keeps the letters of its paragraphs, after a paragraph between them too', () => {
    expect(html).toContain('<ol dir="rtl" type="a"><li><p dir="rtl">الهيئة: هيئة الحكم المحلي.</p></li>')
    expect(html).toContain('<ol dir="rtl" type="i"><li><p dir="rtl">رخصة جديدة</p></li><li><p dir="rtl">رخصة إضافة</p></li></ol>')
    expect(html).toContain('<ol dir="rtl" start="3" type="a"><li><p dir="rtl">اللجنة: اللجنة المحلية.</p></li></ol>')
  })

  test('keeps a number in words as the words that they are', () => {
    expect(html).toContain('<p dir="rtl">أولاً: يقدم الطلب إلى الهيئة.</p>')
  })

  test('has its quotation in one piece, its footnote, and neither hidden text nor drawn lines', () => {
    expect(html).toContain('<blockquote dir="rtl"><p dir="rtl">لا بناء بغير رخصة</p><p dir="rtl">ولا رخصة بغير مخطط</p></blockquote>')
    expect(html).toContain('<p dir="rtl">[1] الجريدة الرسمية، العدد 12.</p>')
    expect(html).not.toMatch(/مسودة|\u0640{2}/)
  })
})

describe('a text from Word on the web', () => {
  const html = pasted('word-web')

  test('has one list where each item was a list of its own', () => {
    const deeper = '<ul dir="rtl"><li><p dir="rtl">من الشوارع</p></li><li><p dir="rtl">من الحدائق</p></li></ul>'
    expect(html).toContain(`<ol dir="rtl"><li><p dir="rtl">جمع النفايات</p>${deeper}</li><li><p dir="rtl">زراعة الأشجار</p></li></ol>`)
  })

  test('has the paragraphs that are headings as headings, and what was inserted instead of what was deleted', () => {
    expect(headingsIn(html)).toEqual(['2 حملة النظافة في الأحياء'])
    expect(html).toContain('<p dir="rtl">تبدأ الحملة يوم الأحد صباحًا.</p>')
  })

  test('has a link that is not underlined twice, and rows that begin with their heading', () => {
    expect(html).toContain(
      '<p dir="ltr"><strong>Volunteers</strong> register at <a href="https://forms.example.org/clean">this page</a></p>',
    )
    expect(html).toContain('<tr><th scope="row"><p dir="rtl">البلدة القديمة</p></th><td><p dir="rtl">الأحد<br>التاسعة</p></td></tr>')
  })
})

describe('a text from Google Docs', () => {
  const html = pasted('google-docs')

  test('is bold where it was, not as a whole', () => {
    expect(html).toContain('<p dir="rtl">يشارك المواطن في <strong>إعداد الموازنة</strong><em> كل عام</em> عبر <a href=')
  })

  test('has deeper items in the item above them, and lists beside each other apart', () => {
    expect(html).toContain(
      '<ul dir="ltr"><li><p dir="ltr">Residents</p><ul dir="ltr"><li><p dir="ltr">over 18</p></li></ul></li><li><p dir="ltr">Societies</p></li></ul><ol dir="rtl">',
    )
  })

  test('has a row of headings where the first row alone is bold', () => {
    expect(html).toContain(
      '<thead><tr><th scope="col"><p dir="rtl">الشهر</p></th><th scope="col"><p dir="rtl">النشاط</p></th></tr></thead>',
    )
  })
})

describe('a text from LibreOffice', () => {
  const html = pasted('libreoffice')

  test('runs as its page does where a paragraph does not say', () => {
    expect(html).toContain('<p dir="rtl">تعلن البلدية عن حاجتها إلى <strong>مهندس مدني</strong> (AutoCAD)</p>')
    expect(html).toContain('<p dir="ltr"><u>Deadline</u>: 15.12.2026</p>')
  })

  test('has a list that begins where it began, and cells over two rows', () => {
    expect(html).toContain('<ol dir="rtl" start="3"><li><p dir="rtl">الهوية</p><ul dir="rtl">')
    expect(html).toContain('<tr><td rowspan="2"><p dir="rtl">مهندس</p></td><td><p dir="rtl">2</p></td></tr>')
  })

  test('has nothing that was deleted while changes were tracked', () => {
    expect(html).not.toContain('قبل الظهر')
  })

  test('has its links to mail, what is struck through, and the number of a footnote without its link', () => {
    expect(html).toContain('<a href="mailto:jobs@example.org">راسلنا</a> <s>أو احضر</s> ¹</p>')
  })
})

test('cells of Excel are a table from the right, with a row of headings where the style of their class is bold', () => {
  expect(pasted('excel')).toBe(
    '<table dir="rtl"><thead><tr><th scope="col"><p dir="rtl">الهيئة</p></th><th scope="col"><p dir="rtl">2025</p></th></tr></thead>' +
      '<tbody><tr><td><p dir="rtl">بلدية جنين</p></td><td><p dir="ltr">1,250</p></td></tr>' +
      '<tr><td><p dir="rtl">المجموع</p></td><td><p dir="ltr">1,250</p></td></tr></tbody></table>',
  )
})

describe('a page of the web', () => {
  const html = pasted('web-page')

  test('has paragraphs where it had empty lines, and only links that lead somewhere', () => {
    expect(html).toContain('in <a href="https://example.org/wiki/1994">1994</a>[1].</p><p>It is known')
    expect(html).toContain('<p>See the table or <a href="/ar/budget">the page</a></p>')
  })

  test('has no frame that only placed its text, and a table with both kinds of headings', () => {
    expect(html).toContain('<p>Left column</p><p>Right column</p><p>Councils by year</p><table><thead>')
    expect(html).toContain('<tr><td><p></p></td><th scope="col"><p>2024</p></th>')
    expect(html).toContain('<tbody><tr><th scope="row"><p>North</p></th>')
  })

  test('has what follows a deeper list in the item that it follows', () => {
    expect(html).toContain('<ol type="a"><li><p>first</p><ol><li><p>deeper</p></li></ol><p>and on</p></li><li><p>second</p></li></ol>')
  })

  test('has neither scripts nor what was hidden; a picture that only counts readers is none', () => {
    expect(html).not.toMatch(/track|secret|Share/)
    expect(pastedText(pageOf(clipboardOf('web-page')), []).pictures).toBe(1)
  })
})

test('a sign, a box to tick and a point that counts readers are no pictures', () => {
  const page = pageOf(
    '<img width="17.6px" src="data:x"><img width="1"><img src="https://example.org/a.png"><img width="468" src="file:///C:/a.png">',
  )
  expect(pastedText(page, []).pictures).toBe(2)
})

describe('headings that are pasted', () => {
  const page = (...levels: number[]) => levels.map(level => `<h${level}>${level}</h${level}>`).join('')
  const levelsOf = (html: string) => headingsIn(html).map(heading => Number(heading[0]))

  test.each([
    ['a first degree becomes a second', [1], [], [2]],
    ['a text that begins at the third', [3, 4, 3], [], [2, 3, 2]],
    ['degrees that are skipped', [1, 3, 5, 2], [], [2, 3, 4, 3]],
    ['more degrees than there are', [1, 2, 3, 4, 5, 6], [], [2, 3, 4, 4, 4, 4]],
    ['a part under a heading of the text', [3, 3], [2], [3, 3]],
    ['a part that skips one under it', [4], [2], [3]],
    ['a part with its title behind a deep heading', [1, 2], [2, 3], [2, 3]],
  ])('%s', (_what, levels, above, expected) => {
    expect(levelsOf(made(page(...levels), above))).toEqual(expected)
  })

  test('are lines of bold letters in items and quotations, and one line where they were two', () => {
    expect(made('<blockquote><h1>أ</h1><p>ب</p></blockquote>')).toBe('<blockquote><p><strong>أ</strong></p><p>ب</p></blockquote>')
    expect(made('<ul><li><h2>أ</h2>ب</li></ul>')).toBe('<ul><li><p><strong>أ</strong></p><p>ب</p></li></ul>')
    expect(made('<h2><b>سطر</b><br>آخر</h2>')).toBe('<h2>سطر آخر</h2>')
  })
})

describe('letters and spaces', () => {
  test.each([
    ['a stretched word', 'البلـــدية', 'البلدية'],
    ['a stretched word with vowels', 'مُـحَـمَّـد', 'مُحَمَّد'],
    ['the year of the Hijra', '1448هـــ', '1448هـ'],
    ['an article before Latin letters', 'الـ GIS والـــ«نظام»', 'الـ GIS والـ«نظام»'],
    ['a stretched word that is half bold', 'الـ<b>ـبلدية</b>', 'ال<strong>بلدية</strong>'],
    ['spaces of Word', 'أ&nbsp;&nbsp; ب', 'أ ب'],
    ['a space that holds a number to its unit', '5&nbsp;كم', '5&nbsp;كم'],
    ['characters that nobody sees', '\uFEFFأ\u200Bب\u00AD', 'أب'],
    ['the mark of a direction', 'C\u200E++', 'C\u200E++'],
  ])('%s', (_what, written, expected) => {
    expect(made(`<p>${written}</p>`)).toBe(`<p>${expected}</p>`)
  })

  test.each([
    ['+970 2 240 1455', '\u200E+970 2 240 1455'],
    ['12-05-2026', '\u200E12-05-2026'],
    ['18.6 km', '\u200E18.6 km'],
    ['C++', 'C++\u200E'],
    ['GIS', 'GIS'],
    ['2026', '2026'],
    ['12,500.75', '12,500.75'],
  ])('%s, which ran from the left in a line from the right, is still read so', (written, expected) => {
    expect(made(`<p dir="rtl">نص <span dir="ltr">${written}</span> نص</p>`)).toBe(`<p dir="rtl">نص ${expected} نص</p>`)
    expect(made(`<p dir="ltr">text <span dir="ltr">${written}</span></p>`)).toBe(`<p dir="ltr">text ${written}</p>`)
  })

  test('an attribute that finds the direction is no direction', () => {
    expect(made('<div dir="rtl"><p dir="auto">أ</p><p>ب</p></div>')).toBe('<p>أ</p><p dir="rtl">ب</p>')
  })
})

describe('lists', () => {
  const word = (sign: string, level: number, text: string) =>
    `<p style='mso-list:l1 level${level} lfo1'><span style='mso-list:Ignore'>${sign}<span>&nbsp;&nbsp; </span></span>${text}</p>`

  test('of Word go on behind a paragraph with the number that they had', () => {
    expect(made(`${word('1-', 1, 'أ')}<p>ب</p>${word('2-', 1, 'ج')}`)).toBe(
      '<ol><li><p>أ</p></li></ol><p>ب</p><ol start="2"><li><p>ج</p></li></ol>',
    )
  })

  test('of Word may leave out a level, and come back to it', () => {
    const items = [word('1.', 1, 'a'), word('i.', 3, 'b'), word('a.', 2, 'c'), word('2.', 1, 'd')]
    expect(made(items.join(''))).toBe(
      '<ol><li><p>a</p><ol type="i"><li><p>b</p></li></ol><ol type="a"><li><p>c</p></li></ol></li><li><p>d</p></li></ol>',
    )
  })

  test.each([
    ['begins where it says', '<ol start="4"><li>a</li></ol>', '<ol start="4"><li><p>a</p></li></ol>'],
    ['begins at one where it says nothing that is a number', '<ol start="x"><li>a</li></ol>', '<ol><li><p>a</p></li></ol>'],
    ['is none without items', '<ul><li>&nbsp;</li></ul><p>a</p>', '<p>a</p>'],
    ['stays apart from one beside it', '<ul><li>a</li></ul><ul><li>b</li></ul>', '<ul><li><p>a</p></li></ul><ul><li><p>b</p></li></ul>'],
    [
      'has no direction of its own where its items run both ways',
      '<ul><li dir="rtl">a</li><li dir="ltr">b</li></ul>',
      '<ul><li dir="rtl"><p dir="rtl">a</p></li><li dir="ltr"><p dir="ltr">b</p></li></ul>',
    ],
  ])('a list: it %s', (_what, html, expected) => {
    expect(made(html)).toBe(expected)
  })
})

describe('tables', () => {
  const row = (...cells: string[]) => `<tr>${cells.map(cell => `<td>${cell}</td>`).join('')}</tr>`

  test('a frame of one cell and an empty table are none', () => {
    expect(made(`<table>${row('<p>أ</p><p>ب</p>')}</table>`)).toBe('<p>أ</p><p>ب</p>')
    expect(made(`<p>أ</p><table>${row('', '&nbsp;')}</table>`)).toBe('<p>أ</p>')
  })

  test('a table in a table is paragraphs of its cell', () => {
    const inner = `<table>${row('1', '2')}${row('3', '4')}</table>`
    expect(made(`<table>${row('أ', inner)}${row('ب', 'ج')}</table>`)).toContain('<td><p>1</p><p>2</p><p>3</p><p>4</p></td>')
  })

  test('a first row is one of headings where it says so, or alone is bold or coloured', () => {
    const bold = row('<b>أ</b>', '<b>ب</b>')
    const coloured = '<tr><td bgcolor="#4472c4">أ</td><td bgcolor="#4472c4">ب</td></tr>'
    const plain = row('1', '2')
    expect(made(`<table>${bold}${plain}</table>`)).toMatch(/<thead><tr><th scope="col"><p>أ<\/p>/)
    expect(made(`<table>${coloured}${plain}</table>`)).toContain('<thead>')
    for (const rows of [plain + plain, bold + bold, coloured + coloured, bold]) expect(made(`<table>${rows}</table>`)).not.toContain('<th')
  })

  test('a heading over two rows takes the second along; one over all of them is none', () => {
    const heads = '<tr><td rowspan="2"><b>أ</b></td><td colspan="2"><b>ب</b></td></tr>' + row('<b>ج</b>', '<b>د</b>')
    const html = made(`<table>${heads}${row('1', '2', '3')}</table>`)
    expect([...html.matchAll(/<th scope="col"[^>]*><p>(.)/g)].map(([, letter]) => letter)).toEqual(['أ', 'ب', 'ج', 'د'])
    expect(html).toContain('</thead><tbody><tr><td><p>1</p></td>')
    expect(made(`<table>${heads}</table>`)).not.toContain('<th')
  })
})
