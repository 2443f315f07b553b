import { action, boolean, integer, returns, text, type Label, type Lang } from '../../define.ts'

/** What stands at the search before anything is asked. */
export interface SearchStart {
  /** What was asked most, the most asked first. */
  readonly asked: readonly string[]
  /** The kinds of which there is something. */
  readonly kinds: readonly { readonly kind: string; readonly label: Label }[]
}

export const getStart = action('بداية البحث', 'Where a search begins', {
  method: 'GET',
  path: 'Public/Search/Start',
  permission: 'public',
  output: returns<SearchStart>(),
})

/** A page of the portal tells which result was opened. */
export const noteOpened = action('نتيجة بحث فُتحت', 'A result that was opened', {
  method: 'POST',
  path: 'Public/Search/Opened',
  permission: 'public',
  input: {
    q: text('كلمات البحث', 'Search').required().max(200),
    language: text('اللغة', 'Language')
      .required()
      .matches(/^(?:ar|en)$/),
    kind: text('النوع', 'Kind').matches(/^[A-Za-z]{1,40}$/),
    rank: integer('الترتيب', 'Rank').required().between(1, 10_000),
  },
})

/** By which of them the searches are looked at. */
export const askedViews = ['most', 'none', 'few'] as const
export type AskedView = (typeof askedViews)[number]

/** One search, of all days of the time together. */
export interface AskedSearch {
  readonly query: string
  readonly language: Lang
  readonly asked: number
  /** Of these found nothing. */
  readonly unfound: number
  /** Of these something was opened. */
  readonly clicks: number
  /** The mean rank of what was opened; null where nothing was. */
  readonly rank: number | null
  /** How many results it had when it was asked last. */
  readonly results: number
  /** The last day on which it was asked, `YYYY-MM-DD`. */
  readonly lastDay: string
  /** Staff have taken it away from what other visitors are shown. */
  readonly isHidden: boolean
}
/** All searches of the time, those too of which only the counts are known. */
export interface AskedTotals {
  readonly asked: number
  readonly unfound: number
  readonly unnamed: number
}

export const getAsked = action('ما بحث عنه الزوار', 'What visitors searched for', {
  method: 'GET',
  path: 'SearchSynonym/GetAsked',
  permission: 'Portal.SearchSetting',
  input: {
    view: text('العرض', 'View').matches(/^(?:most|none|few)$/),
    days: text('خلال أيام', 'Within days').matches(/^[1-9]\d{0,2}$/),
    language: text('اللغة', 'Language').matches(/^(?:ar|en)$/),
  },
  output: returns<{ readonly items: readonly AskedSearch[]; readonly totals: AskedTotals }>(),
})

/** What visitors typed is shown to others: staff take a text away from there, or give it back. */
export const hideAsked = action('إخفاء عبارة بحث عن الزوار', 'Hide a search from visitors', {
  method: 'PUT',
  path: 'SearchSynonym/HideAsked',
  permission: 'Portal.SearchSetting.Update',
  input: {
    query: text('عبارة البحث', 'Search').required().max(200),
    language: text('لغة الصفحة', 'Language of the page')
      .required()
      .matches(/^(?:ar|en)$/),
    isHidden: boolean('مخفية عن الزوار', 'Hidden from visitors').required(),
  },
})
