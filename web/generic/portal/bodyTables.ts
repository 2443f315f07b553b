/** What a table of a text is called by those who cannot see it, and how a reader of a phone is told that there is more beside it. */
interface TableWords {
  readonly name: string
  readonly more: string
}

/**
 * The text with its tables made readable on every page: figures stand at the end edge, units under units, and each cell knows its
 * heading, so that a phone reads a row as a small list, unless its few short columns fit beside each other there. A table whose rows are not as long as its head scrolls by itself, from the
 * keyboard too, and says that it does.
 * @param html sanitised: a tag in it is a tag
 */
export function withReadableTables(html: string, words: TableWords): string {
  return html.replaceAll(/<table(?:\s[^>]*)?>.*?<\/table>/gs, table => {
    const rows = [...table.matchAll(/<tr(?:\s[^>]*)?>(.*?)<\/tr>/gs)].map(([, row = '']) => cellsOf(row))
    const [head, ...body] = rows
    const isRegular =
      head !== undefined &&
      body.length > 0 &&
      head.some(({ tag }) => tag === 'th') &&
      // The corner over the names of rows may be empty.
      head.every(({ tag, text }) => tag === 'th' || text === '') &&
      rows.every(row => row.length === head.length) &&
      !/(?:col|row)span="(?!1")/.test(table)
    return isRegular ? regular(head, body, words, dirOf(table)) : scrolling(table, words)
  })
}

interface Cell {
  readonly tag: 'th' | 'td'
  readonly html: string
  readonly text: string
}

function cellsOf(row: string): Cell[] {
  return [...row.matchAll(/<(th|td)(?:\s[^>]*)?>(.*?)<\/\1>/gs)].map(([, tag, html = '']) => ({
    tag: tag === 'th' ? 'th' : 'td',
    html,
    text: html
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  }))
}

/** The direction that a table was given: on which side its first column stands. */
function dirOf(table: string): string {
  const dir = /^<table\s[^>]*?\bdir="(rtl|ltr)"/.exec(table)?.[1]
  return dir === undefined ? '' : ` dir="${dir}"`
}

function regular(head: readonly Cell[], body: readonly (readonly Cell[])[], words: TableWords, dir: string): string {
  const columns = head.map((_, column) => body.map(row => row[column]?.text ?? ''))
  const units = columns.map(unitOf)
  const widths = columns.map((texts, column) => figuresOf(texts.map(text => partsOf(text, units[column])[0])))
  const heading = ({ html, text }: Cell, column: number) =>
    text === '' && !html.includes('<img') ? '<td></td>' : `<th scope="col"${classFor(widths[column])}>${html}</th>`
  const cell = ({ html, text }: Cell, column: number) => {
    if (column === 0) return `<th scope="row">${html}</th>`
    const width = widths[column]
    const unit = units[column]
    const [figure, own] = partsOf(text, unit)
    // What has no unit keeps the room of the others'.
    const measured =
      unit === undefined ? '' : `<span class="unit${own ? '' : ' invisible'}"${own ? '' : ' aria-hidden="true"'}>${unit}</span>`
    const shown = isFigure(figure) ? markedFigure(html, figure, own ? unit : undefined) : undefined
    const content =
      width === undefined || shown === undefined
        ? html
        : `<bdi dir="ltr" class="fig fig-${Math.min(16, Math.floor(width))}${width % 1 === 0 ? '' : ' fig-half'}">${shown}</bdi>${measured}`
    return `<td${classFor(width)} data-label="${(head[column]?.text ?? '').replaceAll('"', '&quot;')}">${content}</td>`
  }
  const rowOf = (cells: readonly string[]) => `<tr>${cells.join('')}</tr>`
  const rowsOf = (rows: readonly (readonly Cell[])[]) => rows.map(row => rowOf(row.map(cell))).join('')
  const last = body.at(-1)
  const sum = body.length > 1 && last && total.test(last[0]?.text ?? '') ? [last] : []
  return [
    `<div class="table-place"><div class="table-scroll" role="group" tabindex="0" aria-label="${words.name}"><table class="${isShort(columns, head) ? 'of-few' : 'by-row'}"${dir}>`,
    `<thead>${rowOf(head.map(heading))}</thead>`,
    `<tbody>${rowsOf(sum.length > 0 ? body.slice(0, -1) : body)}</tbody>${sum.length > 0 ? `<tfoot>${rowsOf(sum)}</tfoot>` : ''}</table></div></div>`,
  ].join('')
}

/** Do all columns fit beside each other on a phone? Words take a second line; what is of one piece, such as a figure with its unit, does not. */
function isShort(columns: readonly (readonly string[])[], head: readonly Cell[]): boolean {
  const widths = columns.map((texts, column) =>
    Math.max(...[head[column]?.text ?? '', ...texts].map(text => (isFigure(text) || measured.test(text) ? text.length : linesOfTwo(text)))),
  )
  return columns.length <= 4 && widths.reduce((sum, width) => sum + width + columnGap, 0) <= phoneWidth
}

/** In letters: what a phone has room for in a line of a table, and what stands between two columns. */
const phoneWidth = 42
const columnGap = 3

/** How wide a text must be to stand in two lines: at least as its longest word. */
function linesOfTwo(text: string): number {
  return Math.max(Math.ceil(text.length * 0.6), ...text.split(' ').map(word => word.length))
}

function scrolling(table: string, words: TableWords): string {
  const hint = `<p class="table-hint">${words.more}</p>`
  return `<div class="table-place">${hint}<div class="table-scroll" role="group" tabindex="0" aria-label="${words.name}">${table}</div></div>`
}

const figure = /^[-−–]?\d[\d,]*(?:\.\d+)?\s?%?$/
const measured = /^([-−–]?\d[\d,]*(?:\.\d+)?)\s(\p{L}{1,6}[²³]?)$/u
const dash = /^[-−–]?$/
/** How a last row says that it is the sum of the others. */
const total = /^(?:المجموع|الإجمالي|الكلي|totals?|sum)(?!\p{L})/iu

/** A figure, or the dash that stands for one which is not known. */
function isFigure(text: string): boolean {
  return dash.test(text) || figure.test(text)
}

/** The one unit that stands behind figures of a column; nothing where there are several, or none. */
function unitOf(texts: readonly string[]): string | undefined {
  const found = new Set(texts.flatMap(text => measured.exec(text)?.[2] ?? []))
  return found.size === 1 && texts.every(text => isFigure(text) || measured.test(text)) ? [...found][0] : undefined
}

/** The figure of a cell, and whether its column's unit stands behind it. */
function partsOf(text: string, unit: string | undefined): readonly [figure: string, hasUnit: boolean] {
  const [, figure = '', own] = measured.exec(text) ?? []
  return unit !== undefined && own === unit ? [figure, true] : [text, false]
}

/** A cell of one line; the group is what stands in it, with the marks of its letters. */
const oneLine = /^\s*(?:<p(?:\s[^>]*)?>)?((?:[^<]|<\/?(?:a|strong|em|u|s)(?:\s[^>]*)?>)*)(?:<\/p>)?\s*$/

/**
 * The figure of a cell as it was written: a link stays one, and what is struck out stays struck out.
 * @param unit what stands behind it and is put beneath those of its column
 * @returns undefined where more stands in the cell, as a picture or a second line: that stays as it is
 */
function markedFigure(html: string, figure: string, unit: string | undefined): string | undefined {
  if (!/<(?!\/?p[\s>])/.test(html)) return figure
  const line = oneLine.exec(html)?.[1]?.trim()
  if (line === undefined || unit === undefined) return line
  const ending = new RegExp(`\\s${unit}((?:</\\w+>)*)$`)
  return ending.test(line) ? line.replace(ending, '$1') : undefined
}

/** How many figures wide a column is, or nothing where it holds words or dates; one that has figures may have dashes, and here and there a word instead. */
function figuresOf(texts: readonly string[]): number | undefined {
  const figures = texts.filter(text => figure.test(text))
  const others = texts.filter(text => !isFigure(text))
  if (figures.length === 0 || others.length >= figures.length || others.some(text => /\d/.test(text))) return undefined
  // A separator is half a figure wide.
  return Math.max(...figures.map(text => text.length - text.replace(/[^,.]/g, '').length / 2))
}

function classFor(width: number | undefined): string {
  return width === undefined ? '' : ' class="figure-cell"'
}
