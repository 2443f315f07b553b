import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { beginsAny, inLang, normalised, searchWords, type Label, type Lang } from '../../../../kernel/kernel.ts'
import { browserApi } from '../../../generic/browserApi.ts'
import { useCaller } from '../../../generic/caller.ts'
import { useDesk, type Desk } from '../../../generic/desk.ts'
import { usePaused } from '../../../generic/usePaused.ts'
import { kinds } from '../kinds.ts'
import { findKind } from '../pageTable.ts'
import { usePages } from '../usePages.ts'
import { word } from '../texts.ts'
import { lastOpened, type Opened } from './lastOpened.ts'
import { say } from './texts.ts'

/** Something to go to, and what stands beside its name. */
export interface Result extends Opened {
  readonly note: string | undefined
  /** Which result it is, among all. */
  readonly key: string
}
/** Results under one heading. */
export interface ResultGroup {
  readonly key: string
  readonly heading: string
  readonly results: readonly Result[]
}

interface FoundRecord {
  readonly kind: string
  readonly id: string
  readonly code: string | null
  readonly nameAr: string | null
  readonly nameEn: string | null
  readonly placeAr: string | null
  readonly placeEn: string | null
}
interface Answer {
  readonly items: readonly FoundRecord[]
  /** Routes of pages that are called so in another form of a word, or by a word that stands for it. */
  readonly pages: readonly string[]
}

const leastLetters = 2

/** What the palette offers for what is typed: the pages that the reader may open, and the records that the reader may list. */
export function useResults(
  text: string,
  lang: Lang,
): { readonly groups: readonly ResultGroup[]; readonly records: UseQueryResult<Answer> } {
  const desk = useDesk()
  const caller = useCaller()
  const pages = usePageResults(lang)
  // As it was typed: a whole code counts with its signs.
  const asked = usePaused(text.trim())
  const isAsked = isEnough(asked)
  const records = useQuery({
    queryKey: ['find', asked],
    queryFn: () => browserApi.get<Answer>('Desk/Find', { q: asked }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  const words = searchWords(text)
  const answer = isAsked && isEnough(text) ? records.data : undefined
  const begun = pages.filter(({ label, note }) => words.every(word => beginsAny(`${label.join(' ')} ${note ?? ''}`, [word])))
  const called = new Set(answer?.pages.map(route => `/dashboard/${route}`))
  const found = [...begun, ...pages.filter(page => called.has(page.href) && !begun.includes(page))]
  const pageGroup = { key: 'pages', heading: say('pages', lang), results: found }
  if (words.length === 0) {
    const mayList = (kind: string) => kinds.some(({ name, permission }) => name === kind && caller.can(permission))
    const results = lastOpened().flatMap((one): Result[] => {
      const key = `last ${one.href}`
      if (one.kind !== undefined) return mayList(one.kind) ? [{ ...one, note: kindOf(one.kind, lang), key }] : []
      // A page is called what it is called now, in the language of now.
      const page = pages.find(({ href }) => href === one.href)
      return page ? [{ ...page, key }] : []
    })
    return { groups: [{ key: 'last', heading: say('last', lang), results }, pageGroup].filter(isFilled), records }
  }
  const items = answer?.items ?? []
  return { groups: [pageGroup, ...recordGroups(items, desk, lang)].filter(isFilled), records }
}

const isFilled = ({ results }: ResultGroup) => results.length > 0

const isEnough = (text: string) => normalised(text).length >= leastLetters

function usePageResults(lang: Lang): Result[] {
  const entries = usePages().map(({ href, label, group }) => ({ href, label: [label, label] as const, note: group, key: href }))
  const own = (['home', 'profile', 'notices'] as const).map(name => ({
    href: { home: '/dashboard', profile: '/dashboard/profile', notices: '/dashboard/notifications' }[name],
    label: [word(name, lang), word(name, lang)] as const,
    note: undefined,
    key: name,
  }))
  return [...own, ...entries]
}

/** Records by their kinds, in the order in which they came; those that have no page of their own lead nowhere. */
function recordGroups(items: readonly FoundRecord[], desk: Desk, lang: Lang): ResultGroup[] {
  return [...Map.groupBy(items, ({ kind }) => kind)].map(([kind, found]) => ({
    key: kind,
    heading: kindOf(kind, lang, true),
    results: found.flatMap((one): Result[] => {
      const href = findKind(kind) && desk.hrefOf({ name: kind }, { id: one.id, code: one.code })
      if (href === undefined) return []
      const label: Label = [one.nameAr ?? one.nameEn ?? one.code ?? one.id, one.nameEn ?? one.nameAr ?? one.code ?? one.id]
      const place = one.placeAr === null ? undefined : inLang([one.placeAr, one.placeEn ?? one.placeAr], lang)
      return [{ href, label, kind, note: [one.code, place].filter(Boolean).join(' · ') || undefined, key: `${kind} ${one.id}` }]
    }),
  }))
}

function kindOf(kind: string, lang: Lang, isMany = false): string {
  const label = findKind(kind)?.label
  if (!label) return kind
  return inLang(isMany ? [label[2], label[3]] : [label[0], label[1]], lang)
}
