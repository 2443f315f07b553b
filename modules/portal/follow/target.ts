import { noticeIn } from '../notices/notices.ts'

/** The lists that one may follow by e-mail (domain/portal-and-admin, section 17). */
export const followedLists = [
  'news',
  'ads',
  'events',
  'successStory',
  'knowledgeExchange',
  'entrepreneurialIdeaBank',
  'legalEnvironment',
] as const

const longestPage = 400
/** What says which part of a list is shown, and not what stands in it; words that a visitor has typed are in no mail of ours. */
const isLeftOut = new Set(['page', 'q', 'view', 'month', 'stage', 'sort'])

/**
 * What is followed, as it is kept: the page of a list with the filters that it may be followed by, of an authority or a council, or of a notice.
 * @param given path of a page in Arabic, with its query
 * @returns undefined where nothing can be followed
 */
export function targetOf(given: string): string | undefined {
  if (given.length > longestPage) return undefined
  const [path = '', query = ''] = given.split('?')
  if (placeIn(path) !== undefined) return path
  const notice = noticeIn(path)
  if (notice !== undefined) return `/ads/${notice}`
  const list = /^\/(\w+)(?:\/[\w-]{1,40})?$/.exec(path)?.[1]
  if (!followedLists.some(one => one === list)) return undefined
  const filters = [...new URLSearchParams(query)].filter(([key, value]) => !isLeftOut.has(key) && value !== '')
  const isPlain = filters.length <= 8 && filters.every(([key, value]) => /^\w{1,20}$/.test(key) && /^[\w-]{1,60}$/.test(value))
  if (!isPlain) return undefined
  const narrowed = new URLSearchParams(filters).toString()
  return narrowed === '' ? path : `${path}?${narrowed}`
}

/** The authority or the council that is followed, by its code; undefined: a list is. */
export function placeIn(target: string): string | undefined {
  return /^\/localComm\/(\d{1,12})$/.exec(target)?.[1] ?? councilIn(target)
}

/** The council that is followed, by its code. */
export function councilIn(target: string): string | undefined {
  return /^\/council\/([\dA-Z]{1,12})$/.exec(target)?.[1]
}

/** The lists in which stands what a followed page tells of. */
export function listsOf(target: string): readonly string[] {
  const code = placeIn(target)
  if (code === undefined) return [target]
  const own = ['news', 'ads', 'events', 'successStory', 'knowledgeExchange'].map(list => `/${list}/${code}`)
  // Ideas belong to authorities.
  return councilIn(target) === undefined ? [...own, `/entrepreneurialIdeaBank?place=${code}`] : own
}
