import type { Label, Plural } from '../../define.ts'
import { takeVisitorsFindings, type TellOfFinding } from '../../../server/files/findings.ts'
import type { Job, Turn } from '../../../server/jobs.ts'
import { findAdministrators } from './recipients.server.ts'
import { tell } from './tell.server.ts'

/** Administrators hear of a file that is let out to nobody, and so does who uploaded it before that was known. */
export const tellOfFinding: TellOfFinding = async (on, transaction, { fileName: file, found, creator, isKnown }) => {
  const people = new Set([...(isKnown ? [] : await findAdministrators(transaction)), ...(creator === null ? [] : [creator])])
  const to = [...people].map(userId => ({ userId }))
  await tell(on, transaction, { kind: 'heldFile', to, values: { file, reason: reasonOf(found) } })
}

function reasonOf(found: string | null | undefined): Label {
  return found == null
    ? ['تعذّر فحصه لأن حجمه أكبر مما يقرؤه الفاحص', 'it could not be examined, as it is larger than the scanner reads']
    : [`وُجدت فيه برمجية ضارة (${found})`, `malware was found in it (${found})`]
}

/** Anybody may send what a scanner does not let through, as often as he likes: administrators hear of it once an hour, with the number. */
export const visitorsFiles: Job = { name: 'messages: files of visitors', when: { everySeconds: 3600 }, run: tellOfVisitors }

/** Each of them has a name that its sender gave it: one is told by it, several by their number. */
const infectedWords: Plural = {
  ar: {
    zero: 'لم توجد برمجيات ضارة في ملفات الزوار.',
    one: 'وُجدت برمجية ضارة في ملف أرسله زائر، فلا يُفتح ولا يُنشر.',
    two: 'وُجدت برمجيات ضارة في ملفين أرسلهما زوار، فلا يُفتحان ولا يُنشران.',
    few: 'وُجدت برمجيات ضارة في {n} ملفات أرسلها زوار، فلا تُفتح ولا تُنشر.',
    many: 'وُجدت برمجيات ضارة في {n} ملفًا أرسلها زوار، فلا تُفتح ولا تُنشر.',
    other: 'وُجدت برمجيات ضارة في {n} ملف أرسلها زوار، فلا تُفتح ولا تُنشر.',
  },
  en: {
    one: 'Malware was found in {n} file that a visitor sent; it is neither opened nor published.',
    other: 'Malware was found in {n} files that visitors sent; they are neither opened nor published.',
  },
}

const unexaminedWords: Plural = {
  ar: {
    zero: 'فُحصت ملفات الزوار كلها.',
    one: 'تعذّر فحص ملف أرسله زائر لأن حجمه أكبر مما يقرؤه الفاحص، فلا يُفتح ولا يُنشر.',
    two: 'تعذّر فحص ملفين أرسلهما زوار لأن حجمهما أكبر مما يقرؤه الفاحص، فلا يُفتحان ولا يُنشران.',
    few: 'تعذّر فحص {n} ملفات أرسلها زوار لأن حجمها أكبر مما يقرؤه الفاحص، فلا تُفتح ولا تُنشر.',
    many: 'تعذّر فحص {n} ملفًا أرسلها زوار لأن حجمها أكبر مما يقرؤه الفاحص، فلا تُفتح ولا تُنشر.',
    other: 'تعذّر فحص {n} ملف أرسلها زوار لأن حجمها أكبر مما يقرؤه الفاحص، فلا تُفتح ولا تُنشر.',
  },
  en: {
    one: '{n} file that a visitor sent could not be examined, as it is larger than the scanner reads; it is neither opened nor published.',
    other:
      '{n} files that visitors sent could not be examined, as they are larger than the scanner reads; they are neither opened nor published.',
  },
}

async function tellOfVisitors({ platform, write }: Turn): Promise<void> {
  await write(async transaction => {
    const findings = await takeVisitorsFindings(transaction)
    if (findings.length === 0) return
    const to = (await findAdministrators(transaction)).map(userId => ({ userId }))
    for (const { count, fileName: file, found } of findings)
      await tell({ platform }, transaction, {
        kind: 'heldFile',
        to,
        values: { file, reason: reasonOf(found) },
        ...(count > 1 && { together: { words: found === null ? unexaminedWords : infectedWords, count } }),
      })
  })
}
