import { inLang, type Lang } from '../../define.ts'
import type { NoticeTab } from './publicAds.ts'
import { kindIntroTexts, kindTexts } from './kindTexts.ts'
import { noticeTexts } from './texts.ts'

interface Named {
  readonly nameAr: string
  readonly nameEn: string
}
interface Category extends Named {
  readonly code: string
}
interface Narrowed {
  readonly category: Category | undefined
  readonly place: Named | undefined
}

/** A list by what it is narrowed to, as titles of pages and feeds say it. */
export function listNameOf({ category, place }: Narrowed, lang: Lang): string {
  const words = noticeTexts.in(lang)
  if (place) return `${words.adsOf} ${nameIn(lang, place)}${category ? `: ${nameIn(lang, category)}` : ''}`
  return category ? `${words.ads}: ${nameIn(lang, category)}` : words.ads
}

/** What stands above a list: that of a category alone has a name of its own, as the menu says it. */
export function headingOf({ category, place }: Narrowed, lang: Lang): string {
  const own = place || !category ? undefined : ownOf(category)
  return own ? kindTexts.say(own, lang) : listNameOf({ category, place }, lang)
}

/** What stands in a list, in a line; of a place its name has said it. */
export function introOf({ category, place }: Narrowed, tab: NoticeTab, lang: Lang): string | undefined {
  if (place) return undefined
  const own = category && ownOf(category)
  if (own) return kindIntroTexts.say(own, lang)
  return category ? undefined : noticeTexts.say(tab === 'closed' ? 'introClosed' : 'intro', lang)
}

function nameIn(lang: Lang, { nameAr, nameEn }: Named): string {
  return inLang([nameAr, nameEn], lang)
}

type Kind = keyof typeof kindTexts.words

/** Of categories that a ministry has added nobody says more than their name. */
function ownOf({ code }: Category): Kind | undefined {
  return isKind(code) ? code : undefined
}

function isKind(code: string): code is Kind {
  return Object.hasOwn(kindTexts.words, code)
}
