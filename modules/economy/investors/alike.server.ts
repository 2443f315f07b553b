import { normalised, searchWords } from '../../define.ts'
import { sql, type SQL } from '../../../server/database/sql.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import { findVisible, isPublicRow, notFound, ownerOf } from '../../../server/resources/access.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { findId } from '../../../server/resources/id.ts'
import { seesPersonal } from '../../../server/resources/personal.ts'
import { likenessOf, someTwoOf, trigramsOf } from '../../portal/entries/entries.server.ts'
import { type AlikeInvestor, getAlikeInvestors, type SameOf } from './alike.ts'
import { erased, investors } from './investor.ts'

/** From here on two names may be of one investor (domain/economy-and-tenders, section 2). */
const alikeFrom = 0.6
const most = 5
/** So many words of each name are looked for, and so many names are compared: of who is reached in the same way, then those with the most of the words, then the newest. */
const mostWords = 6
const mostCompared = 1000

type Compared = Omit<AlikeInvestor, 'likeness' | 'same'> & Readonly<Record<SameOf, boolean>>

/** Calls about investors beside those of their definition. */
export const investorCalls: readonly Endpoint[] = [
  implement(getAlikeInvestors, async (_input, call, { params }) => {
    const { platform } = call
    const { database } = platform
    const model = modelOf(platform, investors.name)
    const id = findId(model, params.id)
    if (id === undefined || !(await findVisible(call, database, model, id))) throw notFound()
    const own = await database.find<{ nameAr: string; nameEn: string | null }>(
      sql`select t.name_ar as "nameAr", t.name_en as "nameEn" from investors t where t.id = ${id}`,
    )
    if (!own) throw notFound()
    const visible = platform.reachOf(model.resource.scope).visibleTo(call.caller, ownerOf(model), isPublicRow(model, platform))
    // Who may not see how somebody is reached is not told who is reached in the same way.
    const mayCompare = seesPersonal(call, model)
    const words = [...new Set([own.nameAr, own.nameEn].flatMap(name => searchWords(name ?? '').slice(0, mostWords)))]
    const rows = await database.rows<Compared>(likelyInvestors({ id: String(id), words, mayCompare }, model.from, visible))
    const items = rows
      .map(({ email, phone, registrationNumber, ...row }): AlikeInvestor => {
        const same: Readonly<Record<SameOf, boolean>> = { email, phone, registrationNumber }
        return {
          ...row,
          likeness: Math.round(100 * Math.max(likeness(own.nameAr, row.nameAr), likeness(own.nameEn, row.nameEn))),
          same: mayCompare ? signs.filter(sign => same[sign]) : [],
        }
      })
      .filter(row => row.same.length > 0 || row.likeness >= 100 * alikeFrom)
      .toSorted((one, other) => other.same.length - one.same.length || other.likeness - one.likeness)
    return { items: items.slice(0, most) }
  }),
]

/**
 * Investors who may be the same: found by the words of the name, by what they are reached by, and the newest. Each is found by an index, and
 * looked up by its key. Those of e-mail and phone no definition says: they are of this question alone, and stand in migration 72.
 * @param words in the form in which they are searched @param mayCompare whether the caller may be told who is reached in the same way
 * @param visible which investors he reads, over `t`
 */
export function likelyInvestors(
  { id, words, mayCompare }: { readonly id: string; readonly words: readonly string[]; readonly mayCompare: boolean },
  from: SQL,
  visible: SQL,
): SQL {
  const reached = (column: SQL, isSomebody = sql`true`) =>
    sql`select s.id from investors s where ${column} = (select ${column} from investors s where s.id = ${id}::uuid) and ${isSomebody}`
  const likely = [
    ...(words.length === 0
      ? []
      : [sql`select s.id from investors s where to_tsvector('simple', s.search_text) @@ to_tsquery('simple', ${someTwoOf(words)})`]),
    // A name of one word that was written otherwise has no word in common.
    sql`(select s.id from investors s order by s.creation_time desc nulls last, s.id desc nulls last limit ${mostCompared}::int)`,
    // What was erased stands as the same sign in every record: that is nobody's address.
    ...(mayCompare
      ? [
          reached(sql`lower(s.email)`, sql`s.email <> ${erased.email}`),
          reached(sql`s.phone`, sql`s.phone <> ${erased.phone}`),
          reached(sql`lower(s.registration_number)`),
        ]
      : []),
  ]
  const hits = sql.join([sql`0`, ...words.map(word => sql`(t.search_text like ${`%${word}%`})::int`)], sql` + `)
  return sql`
    select t.id, t.number, t.name_ar as "nameAr", t.name_en as "nameEn", t.publish_status as "publishStatus",
      coalesce(lower(t.email) = lower(o.email) and t.email <> ${erased.email}, false) as email,
      coalesce(t.phone = o.phone and t.phone <> ${erased.phone}, false) as phone,
      coalesce(lower(t.registration_number) = lower(o.registration_number), false) as "registrationNumber"
    from (${sql.join(likely, sql` union `)}) likely
      cross join lateral (select t.* from ${from} where t.id = likely.id offset 0) t join investors o on o.id = ${id}::uuid
    where t.id <> o.id and ${visible}
    order by ${mayCompare ? sql`6 desc, 7 desc, 8 desc, ` : sql``}(${hits}) desc, t.creation_time desc limit ${mostCompared}::int`
}

const signs: readonly SameOf[] = ['registrationNumber', 'email', 'phone']

function likeness(one: string | null | undefined, other: string | null | undefined): number {
  return likenessOf(trigramsOf(normalised(one ?? '')), trigramsOf(normalised(other ?? '')))
}
