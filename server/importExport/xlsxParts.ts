// The parts of a workbook beside its sheet. Styles are named by their place in `cellXfs`.

/** The places of the styles: how a cell is written. */
export const styles = { plain: 0, heading: 1, text: 2, integer: 3, decimal: 4, amount: 5, day: 6, instant: 7 } as const

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** The parts beside the sheets. @param names of the sheets in their order, escaped */
export function partsFor(names: readonly string[]): readonly (readonly [path: string, xml: string])[] {
  const each = (xml: (number: number, name: string) => string) => names.map((name, index) => xml(index + 1, name)).join('')
  const types = each(
    number =>
      `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`,
  )
  const sheets = each((number, name) => `<sheet name="${name}" sheetId="${number}" r:id="rId${number}"/>`)
  const links = each(number => `<Relationship Id="rId${number}" Type="${relations}/worksheet" Target="worksheets/sheet${number}.xml"/>`)
  return [
    [
      '[Content_Types].xml',
      `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>${types}<Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
    ],
    [
      '_rels/.rels',
      `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><bookViews><workbookView/></bookViews><sheets>${sheets}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${links}<Relationship Id="rId${names.length + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    ],
    ['xl/styles.xml', stylesXml],
  ]
}

/**
 * What stands before the rows of a sheet: its direction, and a first row that stays.
 * @param widths of the columns, in figures
 * @param isFirst it is the sheet that is open; with two open ones, whoever writes in one writes in both
 */
export function sheetBegin(isRightToLeft: boolean, widths: readonly number[], isFirst: boolean): string {
  const columns = widths.map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`).join('')
  const view = `<sheetView${isRightToLeft ? ' rightToLeft="1"' : ''}${isFirst ? ' tabSelected="1"' : ''} workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView>`
  return `${head}<worksheet xmlns="${main}"><sheetViews>${view}</sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${columns}</cols><sheetData>`
}

/** What stands behind them. @param offers as `offersOf` writes them */
export function sheetEnd(columns: number, rows: number, offers = ''): string {
  return `</sheetData><autoFilter ref="A1:${letterOf(columns)}${rows}"/>${offers}</worksheet>`
}

// As far down as a spreadsheet goes.
const lastRow = 1_048_576

/** The values that cells offer to who fills them. @param name of the sheet on which the lists stand, escaped */
export function offersOf(lists: readonly { readonly values: readonly string[]; readonly offeredAt?: number }[], name: string): string {
  const offers = lists.flatMap(({ values, offeredAt }, index) => {
    if (offeredAt === undefined || values.length === 0) return []
    const [at, from] = [letterOf(offeredAt + 1), letterOf(index + 1)]
    return `<dataValidation type="list" allowBlank="1" sqref="${at}2:${at}${lastRow}"><formula1>'${name}'!$${from}$2:$${from}$${values.length + 1}</formula1></dataValidation>`
  })
  return offers.length === 0 ? '' : `<dataValidations count="${offers.length}">${offers.join('')}</dataValidations>`
}

/** The letters of a column. @param number from 1 */
export function letterOf(number: number): string {
  const rest = (number - 1) % 26
  const letter = String.fromCharCode(65 + rest)
  return number <= 26 ? letter : letterOf((number - 1 - rest) / 26) + letter
}

const xf = (number: number, font = 0, fill = 0, more = '') =>
  `<xf numFmtId="${number}" fontId="${font}" fillId="${fill}" borderId="0" xfId="0" applyNumberFormat="1"${more}`
// In the order of `styles`. A text keeps its quote: also when somebody edits it, it becomes no formula.
const stylesXml = `${head}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy/mm/dd"/><numFmt numFmtId="165" formatCode="yyyy/mm/dd\\ hh:mm\\ AM/PM"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font><font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFF3EEE2"/><bgColor indexed="64"/></patternFill></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="8">${[
  `${xf(0)}/>`,
  `${xf(49, 1, 2, ' applyFont="1" applyFill="1" applyAlignment="1" quotePrefix="1"')}><alignment vertical="center" wrapText="1"/></xf>`,
  `${xf(49, 0, 0, ' quotePrefix="1"')}/>`,
  `${xf(3)}/>`,
  `${xf(0)}/>`,
  `${xf(4)}/>`,
  `${xf(164)}/>`,
  `${xf(165)}/>`,
].join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`
