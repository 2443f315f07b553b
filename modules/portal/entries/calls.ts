import { action, returns, text, type PostedValues } from '../../define.ts'
import { type EntryKindName } from './visitorSubmission.ts'

/** Characters of the key by which an entry is followed. */
export const keyLength = 22

/** What a sender shows of his entry. */
export const ownEntry = {
  number: text('رقم الطلب', 'Number').required().max(30),
  key: text('المفتاح', 'Key').required().max(keyLength),
}

/** What was said about an entry, as its sender reads it. */
export interface SaidToSender {
  /** Of `conversationKinds`. */
  readonly kind: number
  readonly text: string
  /** UTC instant. */
  readonly at: string
}
/** What a sender may do with his entry now. */
export type SenderAct = 'answer' | 'correct' | 'approveText' | 'withdraw' | 'reopen' | 'rate' | 'erase'

/** An entry as its sender follows it (domain/portal-and-admin, sections 13.3 and 13.5). */
export interface FollowedEntry {
  readonly kind: EntryKindName
  readonly number: string
  /** A record came of it, of which something stays when its sender has himself erased. */
  readonly hasRecord: boolean
  /** Null: it was erased. */
  readonly title: string | null
  /** Where its sender has given one in English too. */
  readonly titleEn: string | null
  /** Code of lookup(36), of a message of lookup(35). */
  readonly status: string
  readonly statusAr: string
  readonly statusEn: string
  readonly sentAt: string
  /** By when a message is answered: a day. */
  readonly dueAt: string | null
  /** Why it was rejected, in words of lookup(38) and of the reviewer. */
  readonly reasonAr: string | null
  readonly reasonEn: string | null
  readonly note: string | null
  /** Until when its sender may correct it and send it again: a UTC instant. */
  readonly correctBy: string | null
  readonly said: readonly SaidToSender[]
  readonly may: readonly SenderAct[]
  /** Path of its public page, in Arabic. */
  readonly publicPath: string | null
  /** What would be published, where its sender is to agree. */
  readonly wording: readonly {
    readonly labelAr: string
    readonly labelEn: string
    readonly text: string
    /** Where it is a picture, the picture itself as a `data:` address; its text is the name of the file. */
    readonly picture: string | null
  }[]
  /** Of this wording: who agrees to it sends it along. */
  readonly wordingMark: string
}

/** Follows an entry by its number and the key that its sender was given once. A wrong key answers as an unknown number. */
export const track = action('متابعة طلب', 'Track a request', {
  method: 'GET',
  path: 'Public/Submission/Track',
  permission: 'public',
  input: ownEntry,
  output: returns<FollowedEntry>(),
})

/** What a sender has filled in, as his form shows it again. */
export interface OwnForm {
  readonly values: PostedValues['values']
  readonly files: PostedValues['files']
  /** The authorities that he has chosen, which the form may not offer. */
  readonly places: readonly { readonly code: string; readonly nameAr: string; readonly nameEn: string }[]
}
export const getOwn = action('طلب لتصحيحه', 'An entry to be corrected', {
  method: 'GET',
  path: 'Public/Submission/GetOwn',
  permission: 'public',
  input: ownEntry,
  output: returns<OwnForm>(),
})

/** What stands on the page on which an entry is confirmed. */
export interface EntryFlow {
  readonly kind: EntryKindName
  /** What is still to be confirmed; empty: all of it is. */
  readonly needs: readonly ('phone' | 'email')[]
  /** To where, covered: `•••567`. */
  readonly to: string
  readonly isOver: boolean
  /** The token that is shown is not that of the last link. */
  readonly isLinkWrong: boolean
  readonly hours: number
}
export const getFlow = action('تأكيد طلب', 'Confirmation of an entry', {
  method: 'GET',
  path: 'Public/Submission/GetFlow/{id}',
  permission: 'public',
  input: { token: text('رمز الرابط', 'Token of the link').max(100) },
  output: returns<EntryFlow>(),
})

/**
 * What a form begins with: the signed instant at which it was drawn, whether entries are accepted, what its files may weigh together, and why none could be sent now, by anybody or from
 * a browser without a script.
 */
export const getForm = action('نموذج زائر', 'A visitor’s form', {
  method: 'GET',
  path: 'Public/Submission/GetForm/{kind}',
  permission: 'public',
  output: returns<{
    readonly start: string
    readonly isOpen: boolean
    readonly mostFileBytes: number
    readonly full: { readonly ar: string; readonly en: string } | null
    readonly fullWithoutScript: { readonly ar: string; readonly en: string } | null
  }>(),
})
