import { action, returns, text } from '../../define.ts'

/** Something that stands on a followed page, as a mail names it: in the caller's language, or in Arabic where it is told in no other. */
export interface FollowedItem {
  readonly title: string
  readonly text: string
  /** Path of its page, with the prefix of the caller's language. */
  readonly path: string
  /** UTC instant: when it was published, or its last change announced. */
  readonly at: string
  /** What was announced of it since it was published. */
  readonly change: string | null
}

/** Something that may be followed, as its page is headed. */
export interface FollowTarget {
  /** Path in Arabic, with the query that narrows it. */
  readonly page: string
  /** In the caller's language. */
  readonly title: string
  /** What was published there last, at most three: who follows it would have got that. */
  readonly latest: readonly FollowedItem[]
}

/** What can be followed at a page. */
export const findTarget = action('ما يُتابع بالبريد', 'What may be followed by e-mail', {
  method: 'GET',
  path: 'Public/Follow/Find',
  permission: 'public',
  input: { page: text('الصفحة', 'Page').required().max(400) },
  output: returns<FollowTarget>(),
})

/** Characters of the key that a follower is given. */
export const followKeyLength = 22

/** What the mails of a follower hold. */
export const ownFollow = { id: text('المتابعة', 'Id').required().max(36), key: text('المفتاح', 'Key').required().max(followKeyLength) }

/** What somebody follows. */
export interface OwnFollow extends Omit<FollowTarget, 'latest'> {
  readonly isWeekly: boolean
  readonly isConfirmed: boolean
  /** The time in which it could be confirmed is over. */
  readonly isOver: boolean
}

/** What a follower has chosen, for who holds the key of his mails. */
export const getOwn = action('متابعة بالبريد', 'What is followed by e-mail', {
  method: 'GET',
  path: 'Public/Follow/GetOwn',
  permission: 'public',
  input: ownFollow,
  output: returns<OwnFollow>(),
})
