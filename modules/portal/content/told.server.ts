import type { Plural, Values } from '../../define.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Call, StepContext } from '../../../server/platform.ts'
import type { Model } from '../../../server/resources/model.ts'
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

/**
 * Reminds those who decide of an item that has waited too long, as what waits is told; not whoever has sent it.
 * @param record with whoever has sent it
 */
export async function remindOfWaiting(on: Ground, transaction: Transaction, model: Model, record: Values): Promise<void> {
  const [ar, en] = model.resource.options.label
  const sender = typeof record.sentBy === 'string' ? record.sentBy : undefined
  await tellDeciders(on, transaction, { model, record, sender, kind: [`تذكير: ${ar}`, `${inSentence(en)} (reminder)`] })
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
  const { name, permission } = model.resource
  const owner = await ownerOf(transaction, model, record)
  const holders = await findHolders(transaction, { permission: `${permission}.Publish`, except: sender })
  const to = holders.filter(holder => decidesOn(on, holder, owner?.id)).map(({ userId }) => ({ userId }))
  if (to.length === 0) return
  await tell(on, transaction, {
    kind: 'contentSubmitted',
    to,
    values: {
      kind,
      title: titleOf(record),
      place: owner ? [owner.name_ar, owner.name_en ?? ''] : on.platform.settings.get(settings.ownerName),
    },
    about: { ...aboutOf(model, record), place: owner?.id ?? null },
    link: `/dashboard/${name}/${String(record.id)}`,
    ...(words && { joined: { words, link: `/dashboard/${name}?among=waiting` } }),
  })
}

/** Tells the author and the last editor what was decided on their item; not whoever has decided. */
export async function tellOfDecision(
  { call, transaction, model, record, input }: StepContext,
  kind: 'contentApproved' | 'contentRejected' | 'contentWithdrawn',
): Promise<void> {
  const people = new Set([record.creator, record.lastModifier].filter(id => typeof id === 'string' && id !== call.caller.userId))
  const to = [...people].map(id => ({ userId: String(id) }))
  if (to.length === 0) return
  const common = { to, about: aboutOf(model, record), link: `/dashboard/${model.resource.name}/${String(record.id)}` }
  const title = titleOf(record)
  if (kind === 'contentApproved') await tell(call, transaction, { kind, ...common, values: { title } })
  else if (kind === 'contentWithdrawn') await tell(call, transaction, { kind, ...common, values: { title, note: textOf(input.note) } })
  else await tell(call, transaction, { kind, ...common, values: { title, reason: reasonOf(call, input) } })
}

function titleOf(record: Values): readonly [ar: string, en: string] {
  return [textOf(record.titleAr), textOf(record.titleEn)]
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** The reason of the list, and what the reviewer wrote beside it. */
function reasonOf({ platform }: Call, { reason, note }: Values): readonly [ar: string, en: string] {
  const value = typeof reason === 'number' ? platform.lookups.find('contentRejectionReason', reason) : undefined
  const said = textOf(note)
  return [value ? `${value.nameAr}. ${said}` : said, value ? `${value.nameEn}. ${said}` : said]
}

function aboutOf(model: Model, record: Values) {
  return { resource: model.resource.name, id: String(record.id), place: typeof record.place === 'string' ? record.place : null }
}

/** Whose an item is; undefined: the ministry's. */
function ownerOf(
  transaction: Transaction,
  model: Model,
  record: Values,
): Promise<{ id: string; name_ar: string; name_en: string | null } | undefined> {
  return transaction.find(
    sql`select p.id, p.name_ar, p.name_en from ${model.from} join place p on p.id = ${model.at(model.resource.scope.owner)} where t.id = ${String(record.id)}`,
  )
}

function inSentence(en: string): string {
  return `${en.charAt(0).toLowerCase()}${en.slice(1)}`
}
