import { readFile } from 'node:fs/promises'
import { Invalid, pluralOf, problemAt, Refused, type ImportReport, type Plural } from '../../kernel/kernel.ts'
import { withForm } from '../files/receive.ts'
import { mostFileBytes } from './reading.ts'

/**
 * The bytes of the file that an import sends.
 * @param folder where unfinished files lie
 * @throws Invalid at `file` when there is none; Refused as `withForm`
 */
export function importedFile(request: Request, folder: string): Promise<Uint8Array> {
  return withForm(request, folder, { atAll: mostFileBytes, of: () => mostFileBytes }, async ({ file }) => {
    if (!file) throw new Invalid([problemAt('file', 'required', ['الملف', 'File'])])
    return readFile(file.path)
  })
}

const faultyRows: Plural = {
  ar: {
    zero: 'لا أخطاء في الملف',
    one: 'صف واحد يحتوي أخطاء، لم يُستورد شيء',
    two: 'صفان يحتويان أخطاء، لم يُستورد شيء',
    few: '{n} صفوف تحتوي أخطاء، لم يُستورد شيء',
    many: '{n} صفًا تحتوي أخطاء، لم يُستورد شيء',
    other: '{n} صف تحتوي أخطاء، لم يُستورد شيء',
  },
  en: { one: '{n} row has errors, nothing was imported', other: '{n} rows have errors, nothing was imported' },
}

/** Why nothing was imported, with all that is wrong. */
export function importErrors(report: ImportReport): Refused {
  const n = report.faultyRows
  return new Refused('importErrors', pluralOf(faultyRows, n, 'ar'), pluralOf(faultyRows, n, 'en'), { field: 'file', details: report })
}
