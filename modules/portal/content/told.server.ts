import type { Plural, Values } from '../../define.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import { name, sql } from '../../../server/database/sql.ts'
import type { Call, StepContext } from '../../../server/platform.ts'
import type { Model } from '../../../server/resources/model.ts'
import { authorOfVersion, findAuthor } from '../../../server/resources/versions.ts'
import { findHolders, tell, type Holder } from '../../admin/notifications/notifications.server.ts'
import { settings } from '../../admin/settings/settings.ts'
import { noteWaiting } from './waits.server.ts'

type Ground = Pick<Call, 'platform'>

/** Who decides on content of a place: who holds `.Publish` in public relations, and in the place itself where places publish for themselves. */
function decidesOn({ platform }: Ground, { place }: Holder, owner: unknown): boolean {
  if (!place || place.type === 'publicRelations') return true
  return platform.settings.get(settings.placesPublishThemselves) && place.id === owner
}

/**
 * Tells those who decide that an item waits for them; not whoever has sent it, who may not decide on it.
 * @param words counts what waits in the nouns of its kind (portal and administration, section 10.3)
 */
export async function tellOfWaiting(call: Call, transaction: Transaction, model: Model, record: Values, words: Plural): Promise<void> {
  const { label } = model.resource.options
  await noteWaiting(transaction, model.resource.name, String(record.id))
  await tellDeciders(call, transaction, {
    model,
    record,
    sender: call.caller.userId,
    kind: [label[0], inSentence(label[1])],
    words,
  })
}

/** So many items are told one by one; of more only the number is told, and where they wait. */
const mostEach = 3

/**
 * Reminds those who decide of items that have waited too long, as what waits is told; not whoever has sent one of it.
 * @param records of one kind, with whoever has sent them, what has waited longest first
 */
export async function remindOfWaiting(on: Ground, transaction: Transaction, model: Model, records: readonly Values[]): Promise<void> {
  const [ar, en] = model.resource.options.label
  const kind = [`تذكير: ${ar}`, `${inSentence(en)} (reminder)`] as const
  const waiting = await waitingWith(on, transaction, model, records)
  const deciders = [...new Set(waiting.flatMap(({ deciders: own }) => own))].map(userId => ({
    userId,
    waiting: waiting.filter(one => one.deciders.includes(userId)),
  }))
  // For most of them the same items wait.
  for (const alike of Map.groupBy(deciders, one => one.waiting.map(({ record }) => String(record.id)).join()).values()) {
    const to = alike.map(({ userId }) => ({ userId }))
    const items = alike[0]?.waiting ?? []
    const isMany = items.length > mostEach
    for (const { record, owner } of isMany ? items.slice(0, 1) : items)
      await tellOf(on, transaction, { model, kind, to, record, owner, ...(isMany && { count: items.length }) })
  }
}

/** Each item with its owner and those who decide on it; who holds the permission is asked once for whoever has sent something. */
async function waitingWith(on: Ground, transaction: Transaction, model: Model, records: readonly Values[]) {
  const permission = `${model.resource.permission}.Publish`
  const owners = await ownersOf(transaction, model, records)
  const senderOf = ({ sentBy }: Values) => (typeof sentBy === 'string' ? sentBy : undefined)
  const holders = new Map<string | undefined, readonly Holder[]>()
  for (const sender of new Set(records.map(senderOf))) holders.set(sender, await findHolders(transaction, { permission, except: sender }))
  return records.map(record => {
    const owner = owners.get(String(record.id))
    const all = holders.get(senderOf(record)) ?? []
    return { record, owner, deciders: all.flatMap(holder => (decidesOn(on, holder, owner?.id) ? [holder.userId] : [])) }
  })
}

interface Waiting {
  readonly model: Model
  readonly record: Values
  readonly sender: string | undefined
  /** What kind of item it is, as the sentence has it. */
  readonly kind: readonly [ar: string, en: string]
  readonly words?: Plural
}

async function tellDeciders(on: Ground, transaction: Transaction, { model, record, sender, kind, words }: Waiting): Promise<void> {
  const owner = (await ownersOf(transaction, model, [record])).get(String(record.id))
  const holders = await findHolders(transaction, { permission: `${model.resource.permission}.Publish`, except: sender })
  const to = holders.filter(holder => decidesOn(on, holder, owner?.id)).map(({ userId }) => ({ userId }))
  if (to.length > 0) await tellOf(on, transaction, { model, record, owner, to, kind, ...(words && { words }) })
}

interface Told extends Omit<Waiting, 'sender'> {
  readonly owner: Owner | undefined
  readonly to: readonly { readonly userId: string }[]
  /** So many of its kind wait, of which this is the first: their number is told. */
  readonly count?: number
}

async function tellOf(on: Ground, transaction: Transaction, { model, record, owner, to, kind, words, count }: Told): Promise<void> {
  const { name, options } = model.resource
  const queue = `/dashboard/${name}?among=waiting`
  await tell(on, transaction, {
    kind: 'contentSubmitted',
    to,
    values: {
      kind,
      title: titleOf(record),
      place: owner ? [owner.name_ar, owner.name_en ?? ''] : on.platform.settings.get(settings.ownerName),
    },
    about: { ...aboutOf(model, record), place: owner?.id ?? null },
    link: count === undefined ? `/dashboard/${name}/${String(record.id)}` : queue,
    ...(words && { joined: { words, link: queue } }),
    ...(count !== undefined && { together: { words: overdueWords(options.label), count } }),
  })
}

/** What waits too long, with what kind it is. */
function overdueWords([, , ar, en]: readonly [string, string, string, string]): Plural {
  return {
    ar: {
      zero: `تذكير: لا مواد بانتظار المراجعة (${ar})`,
      one: `تذكير: مادة واحدة بانتظار المراجعة (${ar})`,
      two: `تذكير: مادتان بانتظار المراجعة (${ar})`,
      few: `تذكير: {n} مواد بانتظار المراجعة (${ar})`,
      many: `تذكير: {n} مادة بانتظار المراجعة (${ar})`,
      other: `تذكير: {n} مادة بانتظار المراجعة (${ar})`,
    },
    en: { one: `Reminder: {n} item awaits review (${en})`, other: `Reminder: {n} items await review (${en})` },
  }
}

/**
 * Tells whoever has begun the item, sent it, or written what it says now, what was decided on it; not whoever has decided. Who acted last on what is
 * public need have done none of that. A withdrawal is told of what citizens read until then, not of an edit beside it: before the copy is removed.
 */
export async function tellOfDecision(
  { call, transaction, model, record, input }: StepContext,
  kind: 'contentApproved' | 'contentRejected' | 'contentWithdrawn',
): Promise<void> {
  const id = String(record.id)
  const shown = kind === 'contentWithdrawn' ? await shownOf(transaction, model, id) : undefined
  const { creator, sentBy, author } = shown ?? { ...record, author: await findAuthor(transaction, model, id) }
  const to = peopleOf([creator, sentBy, author], call.caller.userId)
  if (to.length === 0) return
  const common = { to, about: aboutOf(model, record), link: `/dashboard/${model.resource.name}/${String(record.id)}` }
  const title = titleOf(shown ?? record)
  if (kind === 'contentApproved') await tell(call, transaction, { kind, ...common, values: { title } })
  else if (kind === 'contentWithdrawn') await tell(call, transaction, { kind, ...common, values: { title, note: textOf(input.note) } })
  else
    await tell(call, transaction, {
      kind,
      ...common,
      values: { title, reason: reasonOf(call, input, typeof record.liveVersion === 'number') },
    })
}

/**
 * Tells whoever has begun an item, sent or written what citizens read of it now, that what was published for a time is there: of an edit that waits
 * beside it nothing is said, and nobody is told for it.
 */
export async function tellOfAppearance(on: Ground, transaction: Transaction, model: Model, id: string): Promise<void> {
  const record = await shownOf(transaction, model, id)
  if (!record) return
  const to = peopleOf([record.creator, record.sentBy, record.author])
  if (to.length === 0) return
  await tell(on, transaction, {
    kind: 'contentApproved',
    to,
    about: aboutOf(model, { ...record, id }),
    link: `/dashboard/${model.resource.name}/${id}`,
    values: { title: titleOf(record) },
  })
}

/** Who has begun what citizens read, sent it where no edit stands beside it, and written it; with its titles. Undefined: they read nothing of it. */
async function shownOf(transaction: Transaction, model: Model, id: string): Promise<Values | undefined> {
  if (!model.live) return undefined
  return transaction.find<Values>(sql`
    select t.creator, case when t.current_version = l.version then t.sent_by end as "sentBy", l.title_ar as "titleAr", l.title_en as "titleEn", t.place,
      ${authorOfVersion(model.resource.name, sql`l.id`, sql`l.version`)} as author
    from ${name(model.live.table)} l join ${name(model.table)} t on t.id = l.id where l.id = ${id}::uuid`)
}

/** Each of them once. @param except who knows it already */
function peopleOf(ids: readonly unknown[], except?: string): { readonly userId: string }[] {
  const people = new Set(ids.flatMap(id => (typeof id === 'string' && id !== except ? [id] : [])))
  return [...people].map(userId => ({ userId }))
}

function titleOf(record: Values): readonly [ar: string, en: string] {
  return [textOf(record.titleAr), textOf(record.titleEn)]
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** The reason of the list, and what the reviewer wrote beside it; of an edit also that the item stays as it was approved. */
function reasonOf({ platform }: Call, { reason, note }: Values, isOfEdit: boolean): readonly [ar: string, en: string] {
  const value = typeof reason === 'number' ? platform.lookups.find('contentRejectionReason', reason) : undefined
  const said = textOf(note)
  const [ar, en] = isOfEdit
    ? [' (رُفض التعديل وحده، وتبقى المادة كما اعتُمدت)', ' (its edit alone: the item stays as it was approved)']
    : ['', '']
  const joined = (name: string | undefined, aside: string) =>
    [name, said]
      .filter(part => part !== undefined && part !== '')
      .join('. ')
      .concat(aside)
  return [joined(value?.nameAr, ar), joined(value?.nameEn, en)]
}

function aboutOf(model: Model, record: Values) {
  return { resource: model.resource.name, id: String(record.id), place: typeof record.place === 'string' ? record.place : null }
}

interface Owner {
  readonly id: string
  readonly name_ar: string
  readonly name_en: string | null
}

/** Whose items are, by their ids; what is not there is the ministry's. */
async function ownersOf(transaction: Transaction, model: Model, records: readonly Values[]): Promise<ReadonlyMap<string, Owner>> {
  const rows = await transaction.rows<{ record: string; id: string; name_ar: string; name_en: string | null }>(sql`
    select t.id as record, p.id, p.name_ar, p.name_en from ${model.from} join place p on p.id = ${model.at(model.resource.scope.owner)}
    where t.id = any(${sql.param(records.map(({ id }) => String(id)))}::uuid[])`)
  return new Map(rows.map(({ record, ...owner }) => [record, owner] as const))
}

function inSentence(en: string): string {
  return `${en.charAt(0).toLowerCase()}${en.slice(1)}`
}
