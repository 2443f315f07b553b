import type { Lang } from '../../../kernel/kernel.ts'
import { countedPath } from '../../../modules/portal/events/eventPath.ts'
import { bareOf, inLanguage, langOf } from '../../generic/lang.ts'

/** The pages that are the same for everybody, each with the part of the query that it knows. What is searched for or compared is asked too rarely to be kept. */
const known: readonly (readonly [path: RegExp, keys: readonly string[]])[] = [
  [/^\/$/, []],
  [/^\/news(?:\/[\w-]+(?:\/\d+)?)?$/, ['category', 'place', 'governorate', 'month', 'only', 'page']],
  [/^\/ads(?:\/[\w-]+(?:\/\d+)?)?$/, ['stage', 'group', 'category', 'place', 'governorate', 'from', 'until', 'only', 'page']],
  [/^\/events(?:\/[\w-]+)?$/, ['view', 'month', 'category', 'place', 'governorate', 'attendance', 'open', 'only', 'page']],
  [/^\/(?:newEvent|event)\/[\w-]+(?:\/\d+)?$/, []],
  [/^\/mediaCenter$/, []],
  [/^\/imgCenter(?:\/[\w-]+){0,2}$/, ['album', 'category', 'place', 'year', 'only', 'page']],
  [/^\/videoCenter$/, ['category', 'place', 'year', 'only', 'page']],
  [/^\/video(?:\/[\w-]+)?$/, ['id', 't']],
  [/^\/successStory(?:\/[\w-]+(?:\/\d+)?)?$/, ['category', 'place', 'governorate', 'year', 'only', 'page']],
  [/^\/localComms(?:\/\d+)?$/, ['governorate', 'region', 'type', 'class', 'view', 'page']],
  [/^\/localComm\/\d+$/, []],
  [/^\/entrepreneurialIdeaBank$/, ['field', 'subField', 'place', 'governorate', 'support', 'status', 'sort', 'page']],
  [/^\/entrepreneurialIdeaBank\/[\w-]+$/, []],
  [/^\/investors$/, ['field', 'country', 'place', 'sort', 'page']],
  [/^\/investors\/[\w-]+$/, []],
  [/^\/knowledgeExchange$/, ['topic', 'type', 'place', 'year', 'language', 'licence', 'only', 'sort', 'page']],
  [/^\/knowledgeExchange\/[\w-]+(?:\/\d+)?$/, []],
  [/^\/legalEnvironment$/, ['type', 'subject', 'body', 'status', 'year', 'from', 'until', 'only', 'page']],
  [/^\/legalEnvironment\/[\w-]+$/, []],
  [/^\/localGovernmentSector(?:\/[\w-]+)?$/, []],
  [/^\/gateServices$/, ['service', 'category', 'audience', 'channel', 'only']],
  [/^\/partnerships$/, ['id', 'kind', 'status', 'type', 'country', 'place', 'only']],
  [/^\/localCommList\/\w+$/, ['governorate']],
  [/^\/councils$/, ['governorate']],
  [/^\/council\/[\w-]+$/, []],
  [/^\/aboutUs$/, []],
  [/^\/page\/[\w-]+$/, []],
  [/^\/sitemap$/, []],
  [/^\/auditRoots$/, ['year', 'page']],
  [/^\/api\/docs(?:\/\w+)?$/, []],
]

/** The pages that are no record's, by their Arabic paths: the sitemap names them. */
export const standingPages: readonly string[] = [
  '/',
  '/news',
  '/ads',
  '/events',
  '/mediaCenter',
  '/imgCenter',
  '/videoCenter',
  '/successStory',
  '/localComms',
  '/knowledgeExchange',
  '/legalEnvironment',
  '/localGovernmentSector',
  '/gateServices',
  '/partnerships',
  '/councils',
  '/aboutUs',
  '/contactUs',
  '/sitemap',
  '/entrepreneurialIdeaBank',
  '/addCreativeIdeasBank',
  '/investors',
  '/addInvestor',
  '/auditRoots',
  '/api/docs',
]

const longestValue = 60

/**
 * The one address under which a page is kept: its path with the keys that it knows, in their order.
 * @returns undefined for a page that is not kept
 */
export function keptAddress({ pathname, searchParams }: URL): string | undefined {
  const bare = bareOf(pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname)
  const keys = known.find(([path]) => path.test(bare))?.[1]
  if (!keys || searchParams.get('q') || searchParams.has('compare')) return undefined
  const given = keys.flatMap(key => {
    const value = searchParams.get(key)
    return value ? [[key, value.slice(0, longestValue)]] : []
  })
  const query = new URLSearchParams(given).toString()
  return inLanguage(bare, langOf(pathname)) + (query ? `?${query}` : '')
}

/** The pages that are made for each visitor, as they hold a form of his. */
const drawnAnew: ReadonlySet<string> = new Set(['/contactUs', '/addInvestor', '/addCreativeIdeasBank', '/search'])

/**
 * The address of the page of which a copy is kept for while it cannot be made: as nobody has filled it in.
 * @returns undefined where there is no such page
 */
export function copiedAddress({ pathname }: URL): string | undefined {
  const bare = bareOf(pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname)
  return drawnAnew.has(bare) ? inLanguage(bare, langOf(pathname)) : undefined
}

/** The page of citizens at an address, by its path in Arabic; undefined where there is none, or one that is only its visitor's. */
export function countedPage(pathname: string): { readonly page: string; readonly lang: Lang } | undefined {
  if (!URL.canParse(pathname, 'http://portal')) return undefined
  const address = new URL(pathname, 'http://portal')
  const known = keptAddress(address) ?? copiedAddress(address)
  return known === undefined || known.length > longestCounted ? undefined : { page: countedPath(bareOf(known)), lang: langOf(known) }
}
const longestCounted = 200
