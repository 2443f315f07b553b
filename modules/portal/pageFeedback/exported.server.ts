import { inLang } from '../../define.ts'
import { noteEventNow } from '../../../server/audit/note.ts'
import { cellText } from '../../../server/importExport/cells.ts'
import { csvLine, csvMark } from '../../../server/importExport/csv.ts'
import { writeXlsx } from '../../../server/importExport/xlsxWriter.ts'
import type { Call } from '../../../server/platform.ts'
import { tooManyRows } from '../../../server/resources/sheet.ts'
import { visitsOf } from './visits.server.ts'

/** The kinds of file; the first where nothing is said. */
export const visitFormats = ['csv', 'xlsx'] as const

const columns = [
  ['الصفحة', 'Page', 'text'],
  ['الزيارات', 'Visits', 'integer'],
  ['بالعربية', 'In Arabic', 'integer'],
  ['بالإنجليزية', 'In English', 'integer'],
] as const

/**
 * The visits of every page within the caller's reach as a file, the most visited first, in his language; the audit notes who took it.
 * @throws Refused when there is more than a file may hold
 */
export async function exportedVisits(
  call: Call,
  days: string | null | undefined,
  format: (typeof visitFormats)[number],
): Promise<string | Uint8Array<ArrayBuffer>> {
  const { platform, lang } = call
  const most = platform.exportMaxRows()
  const pages = await visitsOf(call, days, most + 1)
  if (pages.length > most) throw tooManyRows(most)
  await noteEventNow(platform.database, call.actor, {
    action: 'export',
    tableName: 'page_feedback',
    changes: { rows: [null, pages.length], format: [null, format] },
  })
  const rows = pages.map(({ page, inArabic, inEnglish }) => [page, inArabic + inEnglish, inArabic, inEnglish])
  if (format === 'csv')
    return [csvMark, csvLine(columns.map(([ar, en]) => inLang([ar, en], lang))), ...rows.map(row => csvLine(row.map(cellText)))].join('')
  return writeXlsx({
    columns: columns.map(([ar, en, kind]) => ({ heading: inLang([ar, en], lang), kind })),
    rows,
    name: inLang(['زيارات الصفحات', 'Visits by page'], lang),
    isRightToLeft: lang === 'ar',
  })
}
