import { codeAsked } from '../../define.ts'
import { knowledgeExchange } from './knowledgeExchange.ts'

const { codes } = knowledgeExchange.fields.resourceLanguage
/** A language of an item, in words. */
export type ItemLanguage = keyof typeof codes

/** What the list of knowledge was asked for, as its address says it. Values of lists by their codes. */
export interface KnowledgeQuery {
  readonly q: string | undefined
  readonly type: string | undefined
  readonly topic: string | undefined
  /** Code of a place. */
  readonly place: string | undefined
  readonly year: number | undefined
  readonly language: ItemLanguage | undefined
  readonly licence: string | undefined
  readonly isArabicOnly: boolean
  /** What was downloaded most stands first, not what is newest. */
  readonly isMostDownloaded: boolean
  readonly page: number
}

const longestText = 200

/**
 * Reads the query of `/knowledgeExchange`, of its page as of its feed. What narrows the list and is no value of its key has been answered before: that is no address
 * (404, `requireValues`). Of the rest what is none is left out.
 */
export function knowledgeQueryOf(query: URLSearchParams): KnowledgeQuery {
  const page = Number(query.get('page') ?? 1)
  const year = /^(?:19|20)\d{2}$/.exec(query.get('year') ?? '')?.[0]
  const language = query.get('language') ?? ''
  return {
    q: query.get('q')?.trim().slice(0, longestText) || undefined,
    type: codeAsked(query, 'type'),
    topic: codeAsked(query, 'topic'),
    place: codeAsked(query, 'place')?.toUpperCase(),
    year: year === undefined ? undefined : Number(year),
    language: isLanguage(language) ? language : undefined,
    licence: codeAsked(query, 'licence'),
    isArabicOnly: query.get('only') === 'ar',
    isMostDownloaded: query.get('sort') === 'downloads',
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  }
}

/** The one address of a list. */
export function knowledgePath({
  q,
  type,
  topic,
  place,
  year,
  language,
  licence,
  isArabicOnly,
  isMostDownloaded,
  page,
}: KnowledgeQuery): string {
  const only = isArabicOnly ? 'ar' : undefined
  const sort = isMostDownloaded ? 'downloads' : undefined
  const values = { topic, type, place, year, language, licence, q, only, sort, page: page > 1 ? page : undefined }
  const given = Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]))
  const query = new URLSearchParams(given).toString()
  return `/knowledgeExchange${query ? `?${query}` : ''}`
}

/** The word of a stored language. */
export function languageWord(code: number | null | undefined): ItemLanguage {
  return languages.find(word => codes[word] === code) ?? 'other'
}

/** The integer of a language. */
export function languageCode(language: ItemLanguage): number {
  return codes[language]
}

/** The languages, in words. */
export const languages: readonly ItemLanguage[] = Object.keys(codes).filter(isLanguage)

function isLanguage(word: string): word is ItemLanguage {
  return Object.hasOwn(codes, word)
}
