import type { Label, Plural } from '../../define.ts'
import { sql } from '../../../server/database/sql.ts'
import { visitorsFindings, type TellOfFinding } from '../../../server/files/findings.ts'
import type { Job, Turn } from '../../../server/jobs.ts'
import { findAdministrators } from './recipients.server.ts'
import { tell } from './tell.server.ts'

/** Administrators hear of a file that is let out to nobody, and so does who uploaded it before that was known. */
export const tellOfFinding: TellOfFinding = async (on, transaction, { fileName: file, found, creator, isKnown }) => {
  const people = new Set([...(isKnown ? [] : await findAdministrators(transaction)), ...(creator === null ? [] : [creator])])
  const to = [...people].map(userId => ({ userId }))
  await tell(on, transaction, { kind: 'heldFile', to, values: { file, reason: reasonOf(found) } })
}

function reasonOf(found: string | undefined): Label {
  return found === undefined
    ? ['تعذّر فحصه لأن حجمه أكبر مما يقرؤه الفاحص', 'it could not be examined, as it is larger than the scanner reads']
    : [`وُجدت فيه برمجية ضارة (${found})`, `malware was found in it (${found})`]
}

/** Anybody may send what a scanner finds something in, as often as he likes: administrators hear of it once an hour, with the number. */
export const visitorsFiles: Job = { name: 'messages: files of visitors', when: { everySeconds: 3600 }, run: tellOfVisitors }

/** Each of them has a name that its sender gave it: one is told by it, several by their number. */
const visitorsWords: Plural = {
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

async function tellOfVisitors({ platform, write }: Turn): Promise<void> {
  await write(async transaction => {
    // Since the turn before: what was noted while that ended is not lost between the two, nor what it failed to tell of.
    const before = sql`case when error is null then interval '2 seconds' else interval '1 hour' end`
    const since = sql`(select coalesce(ended_at - ${before}, now() - interval '1 hour') from job where name = ${visitorsFiles.name})`
    const findings = await visitorsFindings(transaction, since)
    if (!findings) return
    const { count, fileName: file, found } = findings
    await tell({ platform }, transaction, {
      kind: 'heldFile',
      to: (await findAdministrators(transaction)).map(userId => ({ userId })),
      values: { file, reason: reasonOf(found) },
      ...(count > 1 && { together: { words: visitorsWords, count } }),
    })
  })
}
