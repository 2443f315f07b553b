import type { Label } from '../../define.ts'
import type { TellOfFinding } from '../../../server/files/findings.ts'
import { findAdministrators } from './recipients.server.ts'
import { tell } from './tell.server.ts'

/** Administrators hear of a file that is let out to nobody, and so does who uploaded it before that was known. */
export const tellOfFinding: TellOfFinding = async (on, transaction, { fileName: file, found, creator }) => {
  const people = new Set([...(await findAdministrators(transaction)), ...(creator === null ? [] : [creator])])
  const to = [...people].map(userId => ({ userId }))
  await tell(on, transaction, { kind: 'heldFile', to, values: { file, reason: reasonOf(found) } })
}

function reasonOf(found: string | undefined): Label {
  return found === undefined
    ? ['تعذّر فحصه لأن حجمه أكبر مما يقرؤه الفاحص', 'it could not be examined, as it is larger than the scanner reads']
    : [`وُجدت فيه برمجية ضارة (${found})`, `malware was found in it (${found})`]
}
