import type { Lang } from '../../kernel/kernel.ts'
import { sql } from '../database/sql.ts'
import type { Call } from '../platform.ts'
import { bodyName } from '../resources/bodyName.ts'
import { isPlace } from '../resources/isPlace.ts'
import { begunForms, withoutArticle } from './arabicStems.ts'
import { withoutAskingBefore, withoutStops } from './asking.ts'
import { foundKinds, isOfItsOwn, type FoundKind } from './documents.ts'
import { inTime } from './inTime.ts'
import { begunKeys, kindKey, prefixQuery, quoted, wordQuery } from './lexemes.ts'
import { ownPageKind } from './ownPages.ts'
import { planOf } from './plan.ts'
import { asBare, tokensOf, type Token } from './tokens.ts'

/** Of a beginning that many have, so many are looked at. */
const mostLookedAt = 400
/** A name is offered to who found nothing from so many letters on, and so many. */
const fewestOfName = 3
const mostNames = 3

interface Row {
  kind: string
  id: string
  code: string | null
  titleAr: string
  titleEn: string | null
  /** By which a place signs; null of what is none. */
  bodyAr: string | null
  bodyEn: string | null
}

/** Names of places and of what else stands for itself that have the words of a text, the last of which is only begun: what somebody may have meant who found nothing. */
export async function namesBegun(call: Call, text: string): Promise<string[]> {
  const asked = withoutStops(text)
  const tokens = tokensOf(asked)
  const last = tokens.at(-1)
  if (!last || last.bare.length < fewestOfName) return []
  const rows = await rowsBegun(call, asked, { kinds: foundKinds(call.platform).filter(isOfItsOwn), most: mostNames })
  return [...new Set(rows.map(row => titleOf(row, call.lang, tokens)))].slice(0, mostNames)
}

interface Among {
  readonly kinds: readonly FoundKind[]
  readonly most: number
}

/**
 * What has the words of a text in its name or title, the last of which is only begun, twice as much as is wanted: the same name may come again.
 * Words that ask before the others need not stand there; what begins with them, too, stands first.
 */
export async function rowsBegun(call: Call, text: string, { kinds, most }: Among): Promise<Row[]> {
  const { platform } = call
  const asked = withoutAskingBefore(text)
  const last = tokensOf(asked).at(-1)
  if (!last) return []
  // The word that is being written begins one of the title; those before it stand in it.
  const begun = begunForms(last.raw).map(prefixQuery).join(' | ')
  const whole = planOf(asked.slice(0, last.start)).words.map(word => wordQuery(word, 'A'))
  const query = [...whole, `(${begun})`].join(' & ')
  const [begins, beginsAsking] = [asked, text].map(beginsQuery)
  const shown = sql`d.kind = any(${sql.param([...kinds.map(({ kind }) => kind), ownPageKind])}::text[])`
  const some = (asked: string) =>
    sql`(select d.kind, d.id from search_document d where d.words @@ ${asked}::text::tsquery and ${shown} limit ${mostLookedAt})`
  const own = kinds.filter(isOfItsOwn).map(({ kind }) => kind)
  // Of a short beginning that many titles have, names are not lost.
  const ofOwn = own.length === 0 ? [] : [some(`(${query}) & (${own.map(kind => quoted(kindKey(kind))).join(' | ')})`)]
  const likely = sql.join([some(`(${query}) & (${begins} | ${beginsAsking})`), ...ofOwn, some(query)], sql` union `)
  const places = sql.param(kinds.filter(({ model }) => isPlace(model.resource)).map(({ kind }) => kind))
  // Who writes the article looks for a name that has it.
  const titled = sql`translate(concat(' ', d.title_ar), ${asBare.letters}::text, ${asBare.instead}::text)`
  const written = sql`position(${` ${last.bare.replaceAll('ء', '')}`}::text in ${titled}) > 0`
  return platform.database.rows<Row>(sql`
    select d.kind, d.id, d.code, d.title_ar as "titleAr", d.title_en as "titleEn", ${bodyName(platform, sql`p`, 'ar')} as "bodyAr", ${bodyName(platform, sql`p`, 'en')} as "bodyEn"
    from (${likely}) likely join search_document d on d.kind = likely.kind and d.id = likely.id
      left join place p on p.id = case when d.kind = any(${places}::text[]) then d.id::uuid end
    where ${inTime(platform, kinds) ?? sql`true`}
    order by ${asked === text ? sql`` : sql`(d.words @@ ${beginsAsking}::text::tsquery) desc,`} (d.kind = any(${sql.param(own)}::text[])) desc, ${isArticled(last) ? sql`${written} desc,` : sql``} (d.words @@ ${begins}::text::tsquery) desc, d.date desc nulls last,
      length(d.title_ar), d.id limit ${most * 2}`)
}

/** What has a title that begins so, as a query. */
function beginsQuery(text: string): string {
  return begunKeys(text)
    .map(key => `${quoted(key)}:*`)
    .join(' | ')
}

function isArticled({ raw }: Token): boolean {
  return begunForms(raw).length > 1
}

/** Its title; where only the name of its body has what is being written («بلدية جبع»), that name: nobody wonders why it is offered. */
export function titleOf({ titleAr, titleEn, bodyAr, bodyEn }: Row, lang: Lang, written: readonly Token[]): string {
  const [title, body] = lang === 'en' ? [titleEn ?? titleAr, bodyEn] : [titleAr, bodyAr]
  const hasAll = (text: string) => {
    const words = tokensOf(text)
    return written.every(({ raw, bare }) =>
      words.some(word => word.bare.startsWith(bare) || withoutArticle(word.raw).startsWith(withoutArticle(raw))),
    )
  }
  return body !== null && !hasAll(title) && hasAll(body) ? body : title
}
