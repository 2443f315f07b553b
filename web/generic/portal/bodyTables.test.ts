import { describe, expect, test } from 'vitest'
import { withReadableTables } from './bodyTables.ts'

const words = { name: 'جدول', more: 'اسحب لبقية الأعمدة' }
const table = (head: string[], ...rows: string[][]) =>
  `<table><thead><tr>${head.map(text => `<th scope="col">${text}</th>`).join('')}</tr></thead><tbody>${rows
    .map(row => `<tr>${row.map(text => `<td>${text}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`

describe('a table in a text', () => {
  test('has its figures at the end edge, as wide as the longest of their column, each with its heading', () => {
    const html = withReadableTables(table(['المنطقة', 'الطول (كم)'], ['الشرقية', '5.1'], ['الغربية', '1,203.2']), words)
    expect(html).toContain('<th scope="col" class="figure-cell">الطول (كم)</th>')
    expect(html).toContain('<td class="figure-cell" data-label="الطول (كم)"><bdi dir="ltr" class="fig fig-6">5.1</bdi></td>')
    expect(html).toContain('<th scope="row">الشرقية</th>')
  })

  test('keeps words and dates at the start, and a column in which a figure is missing is one of figures', () => {
    const html = withReadableTables(table(['العمل', 'الموعد', 'الكلفة'], ['تنظيف', '2026/12/06', '-'], ['فحص', '2026/12/08', '12%']), words)
    expect(html).toContain('<td data-label="الموعد">2026/12/06</td>')
    expect(html).toContain('class="fig fig-3">-</bdi>')
  })

  test('keeps a column one of figures where a word stands instead of one, and lets the word be a word', () => {
    const html = withReadableTables(
      table(['القياس', 'قبل', 'بعد'], ['العرض', '2.4', '3.2'], ['الأعمدة', '12', '96'], ['الحوادث', '14', 'يُقاس بعد سنة']),
      words,
    )
    expect(html).toContain('<td class="figure-cell" data-label="بعد"><bdi dir="ltr" class="fig fig-2 fig-half">3.2</bdi></td>')
    expect(html).toContain('<td class="figure-cell" data-label="بعد">يُقاس بعد سنة</td>')
  })

  test('puts units under units, and keeps their room where a figure has none', () => {
    const html = withReadableTables(table(['Item', 'Quantity'], ['Pipe', '4,000 m'], ['Valve', '24']), words)
    expect(html).toContain(
      '<td class="figure-cell" data-label="Quantity"><bdi dir="ltr" class="fig fig-4 fig-half">4,000</bdi><span class="unit">m</span></td>',
    )
    expect(html).toContain('class="fig fig-4 fig-half">24</bdi><span class="unit invisible" aria-hidden="true">m</span></td>')
  })

  test.each([
    ['a link', '<a href="/page/12">12</a>'],
    ['what is struck out', '<s>12</s>'],
    ['what is emphasised', '<strong><em>12</em></strong>'],
    ['a link where no figure is known', '<a href="/news/1">-</a>'],
  ])('keeps %s as it was written', (_what, written) => {
    for (const cell of [written, `<p dir="auto">${written}</p>`])
      expect(withReadableTables(table(['القرار', 'الرقم'], ['الأول', '345'], ['الثاني', cell]), words)).toContain(
        `<td class="figure-cell" data-label="الرقم"><bdi dir="ltr" class="fig fig-3">${written}</bdi></td>`,
      )
  })

  test.each([
    ['a picture', '<figure><img src="/api/Attachment/GetByte/0198c0de-0000-7000-8000-0000000000aa" alt="خريطة" /></figure>'],
    ['a picture behind its figure', '<p>12</p><figure><img src="/x" alt="خريطة" /></figure>'],
    ['a second line', '<p>12<br /></p>'],
    ['a figure that is struck out before the one that holds', '<s>120</s> 100'],
  ])('leaves %s as it is', (_what, written) => {
    const html = withReadableTables(
      table(['القرار', 'الرقم'], ['الأول', '3'], ['الثاني', '4'], ['الثالث', '5'], ['الرابع', written]),
      words,
    )
    expect(html).toContain(`data-label="الرقم">${written}</td>`)
  })

  test('keeps the marks of a figure whose unit stands beneath the others’, and those of the unit', () => {
    const rows = [
      ['Pipe', '4,000 m'],
      ['Old pipe', '<s>120 m</s>'],
      ['All', '<p dir="auto"><strong>4,120</strong> m</p>'],
      ['Valve', '7 <em>m</em>'],
    ]
    const html = withReadableTables(table(['Item', 'Length'], ...rows), words)
    expect(html).toContain('fig-half"><s>120</s></bdi><span class="unit">m</span></td>')
    expect(html).toContain('fig-half"><strong>4,120</strong></bdi><span class="unit">m</span></td>')
    expect(html).toContain('data-label="Length">7 <em>m</em></td>')
  })

  test('keeps the picture that stands for a heading', () => {
    const drop = '<figure><img src="/x" alt="المياه" /></figure>'
    expect(withReadableTables(table(['المنطقة', drop], ['الشرقية', '5']), words)).toContain(
      `<th scope="col" class="figure-cell">${drop}</th>`,
    )
  })

  test('takes no words behind figures for a unit where they are several', () => {
    const html = withReadableTables(table(['Work', 'Time'], ['Cleaning', '3 days'], ['Painting', '2 weeks']), words)
    expect(html).toContain('<td data-label="Time">3 days</td>')
  })

  test('ends with its sum, where its last row says that it is one', () => {
    const rows = [
      ['North', '3'],
      ['South', '4'],
    ]
    const html = withReadableTables(table(['Street', 'Lamps'], ...rows, ['Total', '7']), words)
    expect(html).toMatch(/<\/tbody><tfoot><tr><th scope="row">Total<\/th>.*<\/tfoot>/)
    expect(withReadableTables(table(['الحي', 'الأعمدة'], ['الشرقي', '3'], ['المجموع', '3']), words)).toContain('<tfoot>')
    for (const last of [
      ['Totally new', '7'],
      ['West', '7'],
    ])
      expect(withReadableTables(table(['Street', 'Lamps'], ...rows, last), words)).not.toContain('tfoot')
  })

  test('runs as it was said to run', () => {
    const [head, row] = [
      ['Street', 'Length'],
      ['North', 'two'],
    ]
    expect(withReadableTables(table(head, row).replace('<table>', '<table dir="ltr">'), words)).toContain(
      '<table class="of-few" dir="ltr">',
    )
    expect(withReadableTables(table(head, row), words)).toContain('<table class="of-few">')
  })

  test.each([
    ['of-few', ['المنطقة', 'قبل (م)', 'بعد (م)', 'الفرق'], ['الشرقية', '1,200', '1,450', '250']],
    ['of-few', ['Item', 'Before', 'After'], ['Losses', '41%', '29%']],
    ['by-row', ['A', 'B', 'C', 'D', 'E'], ['1', '2', '3', '4', '5']],
    ['by-row', ['Work', 'What it comes to'], ['Cleaning', 'The channels of all streets of the old town are cleaned before the first rain']],
    ['by-row', ['البند', 'الكمية', 'الملاحظات'], ['أنابيب', '4,000 م', 'تُسلَّم إلى مستودعات البلدية على دفعتين متساويتين']],
  ])('stays a table on a phone where its columns fit, and is read by rows where they do not: %s', (look, head, row) => {
    expect(withReadableTables(table(head, row), words)).toContain(`<table class="${look}">`)
  })

  test('has no heading in its empty corner', () => {
    const corner =
      '<thead><tr><td><p></p></td><th scope="col">2025</th></tr></thead><tbody><tr><th scope="row">الشرقية</th><td>7</td></tr></tbody>'
    const html = withReadableTables(`<table>${corner}</table>`, words)
    expect(html).toContain('<thead><tr><td></td><th scope="col"')
    expect(html).toContain('<th scope="row">الشرقية</th><td class="figure-cell" data-label="2025">')
  })

  test('says of a heading what is in it, not its marks', () => {
    const html = withReadableTables(table(['أ', '<p>«ب» <strong>"ج"</strong></p>'], ['س', 'ص']), words)
    expect(html).toContain('data-label="«ب» &quot;ج&quot;"')
  })

  test.each([
    ['with joined cells', '<table><tbody><tr><th>أ</th><th>ب</th></tr><tr><td colspan="2">ج</td></tr></tbody></table>'],
    ['without a head', '<table><tbody><tr><td>أ</td><td>ب</td></tr><tr><td>ج</td><td>د</td></tr></tbody></table>'],
  ])('%s scrolls, from the keyboard too, and says so', (_how, irregular) => {
    const html = withReadableTables(irregular, words)
    expect(html).toContain(irregular)
    expect(html).toContain('tabindex="0"')
    expect(html).toContain('اسحب لبقية الأعمدة')
  })

  test('leaves the rest of the text as it is', () => {
    expect(withReadableTables('<p>قبل</p><p>بعد</p>', words)).toBe('<p>قبل</p><p>بعد</p>')
  })
})
