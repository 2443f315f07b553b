import type { LookupCodes } from '../../admin/lookupCodes/lookupCodes.ts'

type Subject = LookupCodes['contactSubject']

const usual = 10
/** Working days within which a message is answered, where the ministry has set no others (domain/portal-and-admin, section 8.2). */
const usualDays: Partial<Readonly<Record<Subject, number>>> = {
  complaint: 7,
  corruptionReport: 5,
  accessibilityProblem: 5,
  technicalProblem: 3,
  privacy: 22,
}

/** So many working days for a subject. @param own what the ministry has set, by subject */
export function replyDaysOf(subject: string, own: readonly { readonly subject: string; readonly workingDays: number }[]): number {
  const set = own.find(row => row.subject === subject)?.workingDays
  return set ?? Object.entries(usualDays).find(([code]) => code === subject)?.[1] ?? usual
}
