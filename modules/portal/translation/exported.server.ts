import { inLang, localTimeOf, type Lang } from '../../define.ts'
import { noteEventNow } from '../../../server/audit/note.ts'
import { cellText, type CellValue } from '../../../server/importExport/cells.ts'
import { csvLine, csvMark } from '../../../server/importExport/csv.ts'
import { writeXlsx } from '../../../server/importExport/xlsxWriter.ts'
import type { Call } from '../../../server/platform.ts'
import { tooManyRows } from '../../../server/resources/sheet.ts'
import { labelsOf, translationRows, type TranslationFilter, type TranslationRow } from './parity.server.ts'

/** The kinds of file; the first where nothing is said. */
export const exportFormats = ['csv', 'xlsx'] as const

const columns = [
  ['النوع', 'Kind', 'text'],
  ['العنوان بالعربية', 'Title in Arabic', 'text'],
  ['العنوان بالإنجليزية', 'Title in English', 'text'],
  ['حالة الترجمة', 'Translation state', 'text'],
  ['الحقول الناقصة أو القديمة', 'Fields missing or out of date', 'text'],
  ['منذ', 'Since', 'instant'],
] as const

/** The follow-up as a file, in the reader's language; the audit notes who took it. @throws Refused when there is more than a file may hold */
export async function exportedTranslations(
  call: Call,
  filter: TranslationFilter,
  format: (typeof exportFormats)[number],
): Promise<string | Uint8Array<ArrayBuffer>> {
  const { platform, lang } = call
  const most = platform.exportMaxRows()
  const { rows, totalCount } = await platform.database.snapshot(runner => translationRows(call, runner, filter, { skip: 0, limit: most }))
  if (totalCount > most) throw tooManyRows(most)
  await noteEventNow(platform.database, call.actor, {
    action: 'export',
    tableName: 'language_mark',
    changes: { rows: [null, totalCount], format: [null, format] },
  })
  const cells = rows.map(row => cellsOf(call, row))
  return format === 'csv' ? asCsv(cells, lang) : asXlsx(cells, lang)
}

function asCsv(rows: readonly CellValue[][], lang: Lang): string {
  return [csvMark, csvLine(columns.map(([ar, en]) => inLang([ar, en], lang))), ...rows.map(row => csvLine(row.map(cellText)))].join('')
}

function asXlsx(rows: readonly CellValue[][], lang: Lang): Promise<Uint8Array<ArrayBuffer>> {
  return writeXlsx({
    columns: columns.map(([ar, en, kind]) => ({ heading: inLang([ar, en], lang), kind })),
    rows,
    name: inLang(['متابعة الترجمة', 'Translation follow-up'], lang),
    isRightToLeft: lang === 'ar',
  })
}

function cellsOf({ platform, lang }: Call, { kind, titleAr, titleEn, state, lacking, since }: TranslationRow): CellValue[] {
  const resource = platform.models.get(kind)?.resource
  const found = platform.lookups.find('translationState', state)
  const labels = labelsOf(platform, kind, lacking)
  return [
    resource ? inLang([resource.options.label[0], resource.options.label[1]], lang) : kind,
    titleAr,
    titleEn,
    found ? inLang([found.nameAr, found.nameEn], lang) : '',
    labels.map(label => inLang(label, lang)).join(lang === 'ar' ? '، ' : ', '),
    localTimeOf(since, platform.timeZone),
  ]
}
