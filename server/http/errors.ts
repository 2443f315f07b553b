import { faultSentence, Invalid, Refused, type Label, type Lang, type Problem } from '../../kernel/kernel.ts'
import { isOfDatabase, saysAway } from '../database/fault.ts'

/** What a failed call answers: `{ error: { code, message, details, validationErrors } }`. */
export interface ErrorAnswer {
  readonly status: number
  readonly body: {
    readonly error: {
      readonly code: string
      readonly message: string
      readonly details?: unknown
      readonly validationErrors?: readonly { members: string[]; message: string; rule: string }[]
      readonly requestId?: string
    }
  }
  readonly headers?: Readonly<Record<string, string>>
}

const invalid = { ar: 'البيانات غير صحيحة. صحح الحقول المشار إليها', en: 'Some values are not right. Correct the fields that are marked' }
/** Said to whoever asks while the database is away, and while it does not get to the end in time: by the code of the answer. */
export const waitSentences = {
  away: {
    ar: 'تعذر الوصول إلى قاعدة البيانات الآن. حاول مجددًا بعد قليل',
    en: 'The database cannot be reached at the moment. Try again shortly',
  },
  busy: { ar: 'الخدمة مشغولة الآن. حاول مجددًا بعد قليل', en: 'The service is busy now. Try again in a moment' },
}
/** Why an answer must wait. */
export type Wait = keyof typeof waitSentences

/** The one place where errors become words. A fault of ours carries the request's id and nothing else. */
export function answerOf(error: unknown, lang: Lang, requestId: string): ErrorAnswer {
  if (error instanceof Invalid)
    return {
      status: 400,
      body: {
        error: {
          code: 'invalid',
          message: error.problems.length === 1 ? (error.problems[0]?.sentence[lang] ?? invalid[lang]) : invalid[lang],
          validationErrors: fieldErrors(error.problems, lang),
        },
      },
    }
  if (error instanceof Refused)
    return {
      status: error.status,
      body: {
        error: {
          code: error.code,
          message: error.sentence[lang],
          ...(error.details !== undefined && { details: error.details }),
          ...(error instanceof Incomplete && { validationErrors: fieldErrors(error.problems, lang) }),
          ...(error.field !== undefined && {
            validationErrors: [{ members: [error.field], message: error.sentence[lang], rule: error.code }],
          }),
        },
      },
      ...retryAfter(error.details),
    }
  const code = waitOf(error)
  if (code)
    return { status: 503, body: { error: { code, message: waitSentences[code][lang], requestId } }, headers: { 'retry-after': '10' } }
  return { status: 500, body: { error: { code: 'fault', message: faultSentence[lang], requestId } } }
}

/** Refused because of several fields: the sentence says all of it, and at each field stands what is wrong there. */
export class Incomplete extends Refused {
  readonly problems: readonly Problem[]
  constructor(sentence: readonly [ar: string, en: string], problems: readonly Problem[]) {
    super('incomplete', ...sentence, { details: { fields: problems.map(({ at }) => at) } })
    this.problems = problems
  }
}

/** Refused until it is confirmed: why, and the question that whoever can answer it is asked. */
export class Unconfirmed extends Refused {
  /** Why alone, for where nobody is asked. */
  readonly reason: Readonly<Record<Lang, string>>
  constructor(found: readonly Label[], [ar, en]: Label) {
    const reason = { ar: found.map(([said]) => said).join(' '), en: found.map(([, said]) => said).join(' ') }
    super('confirmationNeeded', `${reason.ar} ${ar}`, `${reason.en} ${en}`, { status: 409 })
    this.reason = reason
  }
}

function fieldErrors(problems: readonly Problem[], lang: Lang) {
  return problems.map(({ at, rule, sentence }) => ({ members: at === '' ? [] : [at], message: sentence[lang], rule }))
}

/** Is the code of an answer one that says so? */
export function isWait(code: unknown): code is Wait {
  return typeof code === 'string' && Object.hasOwn(waitSentences, code)
}

/** Why whoever asked must ask again; undefined: that would not help. */
export function waitOf(error: unknown): Wait | undefined {
  return isAway(error) ? 'away' : isOverload(error) ? 'busy' : undefined
}

/** A statement that the database broke off, or a connection that did not come in time. */
function isOverload(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === '57014') || /timeout exceeded when trying to connect|connection timeout/i.test(error.message)
}

/** Could the database not be reached, or did it go while it was asked? Another service that is silent, such as a store of files, is no database. */
function isAway(error: unknown): boolean {
  return isOfDatabase(error) && saysAway(error)
}

/** The header `Retry-After`, in seconds, of a refusal that says when the call may be tried again. */
function retryAfter(details: unknown): Pick<ErrorAnswer, 'headers'> {
  if (typeof details !== 'object' || details === null || !('retryAfterSeconds' in details)) return {}
  return { headers: { 'retry-after': String(details.retryAfterSeconds) } }
}

/** The caller lacks the permission. @param permission any one of these would be enough */
export function noPermission(permission: string | readonly string[]): Refused {
  return new Refused('noPermission', 'لا تملك الصلاحية لتنفيذ هذا الإجراء', 'You do not have the permission for this action', {
    status: 403,
    details: { permission },
  })
}

/** No call of this name. */
export function unknownCall(): Refused {
  return new Refused('unknownCall', 'لا يوجد استدعاء بهذا العنوان', 'There is no call at this address', { status: 404 })
}
