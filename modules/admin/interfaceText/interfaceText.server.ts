import { holdsEvery, Invalid, Refused, takeOwnTexts, type Lang, type OwnTexts } from '../../define.ts'
import { coalesced } from '../../../server/coalesced.ts'
import type { Runner, Transaction } from '../../../server/database/connect.ts'
import { fullNameOf } from '../../../server/database/fullName.ts'
import { listed, sql } from '../../../server/database/sql.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import type { Call } from '../../../server/platform.ts'
import { announce } from '../../../server/resources/changes.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { newId, newStamp } from '../../../server/resources/id.ts'
import { getText, listTexts, restoreText, updateText, type TextArea, type TextItem } from './calls.ts'
import { entriesOf, forms, formsOf, problemsOf, type FormName, type TextEntry, type TextSet, type Written } from './entries.ts'
import { interfaceText } from './ownText.ts'

// In the order of `forms`.
const formColumns = sql.raw('zero_ar, one_ar, two_ar, few_ar, many_ar, text_ar, one_en, text_en')

interface OwnRow extends Readonly<Record<FormName, string | null>> {
  readonly id: string
  readonly key: string
  readonly stamp: string
  readonly changedAt: string | null
  readonly nameAr: string | null
  readonly nameEn: string | null
}

async function rowsIn(runner: Runner): Promise<ReadonlyMap<string, OwnRow>> {
  const rows = await runner.rows<OwnRow>(sql`
    select t.id, t.key, t.concurrency_stamp as stamp, coalesce(t.last_modification_time, t.creation_time) as "changedAt",
      t.text_ar as "textAr", t.text_en as "textEn", t.zero_ar as "zeroAr", t.one_ar as "oneAr", t.two_ar as "twoAr", t.few_ar as "fewAr",
      t.many_ar as "manyAr", t.one_en as "oneEn", ${fullNameOf('u')} as "nameAr", u.full_name_en as "nameEn"
    from interface_text t left join "system_user" u on u.id = coalesce(t.last_modifier, t.creator)`)
  return new Map(rows.map(row => [row.key, row]))
}

/**
 * Reads what the ministry says in place of the program, for everything that this process says from then on.
 * @param sets every text of the interface
 * @returns reads it anew
 */
export async function keepOwnTexts(database: Runner, sets: readonly TextSet[]): Promise<() => Promise<void>> {
  const entries = entriesOf(sets)
  const readAnew = coalesced(async () => takeOwnTexts(ownTextsOf(entries, await rowsIn(database))))
  await readAnew()
  return readAnew
}

/** What an older version has left behind says nothing: under a key that is no more, or in a form that no longer fits its text. */
function ownTextsOf(entries: readonly TextEntry[], rows: ReadonlyMap<string, OwnRow>): OwnTexts {
  const inLang = (lang: Lang) =>
    Object.fromEntries(
      entries.flatMap(entry => {
        const row = rows.get(entry.key)
        const own = row ? ownOf(entry, row) : {}
        const outdated = problemsOf(entry, own).map(({ at }) => at)
        return formsOf(entry).flatMap(({ name, lang: of, form }) => {
          const text = of === lang && !outdated.includes(name) ? own[name] : undefined
          return text === undefined ? [] : [[entry.isCount ? `${entry.key}.${form}` : entry.key, text]]
        })
      }),
    )
  return { ar: inLang('ar'), en: inLang('en') }
}

/** The calls of the interface's texts (portal and administration, section 10.4). @param sets every text of the interface */
export function interfaceTextCalls(sets: readonly TextSet[]): readonly Endpoint[] {
  const entries = entriesOf(sets)
  const byKey = new Map(entries.map(entry => [entry.key, entry]))
  const get = (key: string | undefined) => {
    const entry = byKey.get(key ?? '')
    if (!entry) throw new Refused('notFound', 'لا يوجد نص بهذا المفتاح', 'There is no text of this key', { status: 404 })
    return entry
  }
  return [
    implement(listTexts, async ({ area, filter, onlyChanged, maxResultCount, SkipCount }, { platform }) => {
      const rows = await rowsIn(platform.database)
      const items = entries.map(entry => itemOf(entry, rows.get(entry.key)))
      const found = items.filter(
        item => (!area || item.area === area) && (onlyChanged !== 'true' || isChanged(item)) && isFound(item, filter ?? ''),
      )
      const skip = Number(SkipCount ?? 0)
      return {
        totalCount: found.length,
        items: found.slice(skip, skip + Math.min(100, Number(maxResultCount ?? 10))),
        areas: areasOf(items),
      }
    }),
    implement(getText, async (_input, { platform }, { params }) => itemIn(platform.database, get(params.id))),
    implement(updateText, async ({ id, concurrencyStamp, ...given }, call) => {
      const entry = get(id)
      return write(call, entry, given, concurrencyStamp ?? null)
    }),
    implement(restoreText, async (_input, call, { params }) =>
      write(call, get(params.id), Object.fromEntries(forms.map(({ name }) => [name, null])), undefined),
    ),
  ]
}

type Given = Readonly<Partial<Record<FormName, string | null>>>

/**
 * @param stamp undefined: whatever somebody else has written meanwhile goes too
 * @throws Invalid at each wrong form; Refused 409 with both versions where somebody else has changed the text
 */
async function write(call: Call, entry: TextEntry, given: Given, stamp: string | null | undefined): Promise<TextItem> {
  const { platform, caller } = call
  const reason = stamp === undefined ? { reason: 'restored' } : {}
  return platform.database.write({ ...call.actor, ...reason }, async transaction => {
    const row = await lockRow(transaction, entry.key)
    if (stamp !== undefined && stamp !== (row?.stamp ?? null)) throw stale(itemOf(entry, row), given)
    const own = ownOf(entry, { ...row, ...given })
    const problems = problemsOf(entry, { ...own, ...formsOfNone(entry, given) })
    if (problems.length > 0) throw new Invalid(problems)
    // Of a text that nobody ever changed there is nothing to bring back.
    if (!row && Object.keys(own).length === 0) return itemOf(entry, row)
    const id = row?.id ?? newId()
    const by = caller.userId ?? null
    const said = listed(forms.map(({ name }) => sql`${own[name] ?? null}`))
    await transaction.rows(
      row
        ? sql`update interface_text set (concurrency_stamp, last_modification_time, last_modifier, ${formColumns}) = (${newStamp()}, now(), ${by}, ${said})
            where id = ${id}`
        : sql`insert into interface_text (id, key, concurrency_stamp, creator, ${formColumns})
            values (${id}, ${entry.key}, ${newStamp()}, ${by}, ${said})`,
    )
    await announce(transaction, modelOf(platform, interfaceText.name), id)
    return itemIn(transaction, entry)
  })
}

// Any number that nothing else locks: of a text that has no row yet there is nothing to lock.
const textsLock = 7_204_814

async function lockRow(transaction: Transaction, key: string): Promise<OwnRow | undefined> {
  await transaction.rows(sql`select pg_advisory_xact_lock(${textsLock})`)
  return (await rowsIn(transaction)).get(key)
}

function stale(theirs: TextItem, mine: Given): Refused {
  return new Refused('stale', 'عدّل مستخدم آخر هذا النص. قارن بين النسختين', 'Another user changed this text. Compare both versions', {
    status: 409,
    details: { theirs, mine },
  })
}

/** The forms that say something else than the program; what stands in a form that the text no longer has is none of them. */
function ownOf(entry: TextEntry, given: Given): Written {
  return Object.fromEntries(
    formsOf(entry).flatMap(({ name }) => {
      const text = given[name]
      return typeof text === 'string' && text !== '' && text !== entry.originals[name] ? [[name, text]] : []
    }),
  )
}

/** What somebody says in forms that the text does not have. */
function formsOfNone(entry: TextEntry, given: Given): Written {
  const known = formsOf(entry)
  return Object.fromEntries(forms.flatMap(form => (known.includes(form) || !given[form.name] ? [] : [[form.name, given[form.name]]])))
}

async function itemIn(runner: Runner, entry: TextEntry): Promise<TextItem> {
  return itemOf(entry, (await rowsIn(runner)).get(entry.key))
}

function itemOf(entry: TextEntry, row: OwnRow | undefined): TextItem {
  const own = row ? ownOf(entry, row) : {}
  return {
    id: entry.key,
    ...entry,
    own,
    isOutdated: problemsOf(entry, own).length > 0,
    recordId: row?.id ?? null,
    concurrencyStamp: row?.stamp ?? null,
    lastModificationTime: row?.changedAt ?? null,
    lastModifier: row?.nameAr ? { nameAr: row.nameAr, nameEn: row.nameEn } : null,
  }
}

function isChanged({ own }: TextItem): boolean {
  return Object.keys(own).length > 0
}

function isFound({ key, originals, own }: TextItem, filter: string): boolean {
  return holdsEvery([key, ...Object.values(originals), ...Object.values(own)].join(' '), filter)
}

function areasOf(items: readonly TextItem[]): TextArea[] {
  return [...Map.groupBy(items, ({ area }) => area)].map(([area, texts]) => ({
    area,
    count: texts.length,
    changed: texts.filter(isChanged).length,
  }))
}
