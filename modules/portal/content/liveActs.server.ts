import { columnsOf, Refused, type Values } from '../../define.ts'
import type { StepContext, StepRule } from '../../../server/platform.ts'
import type { Model } from '../../../server/resources/model.ts'
import { changeHeld, changeLive, findAuthor, findVersion, keepVersion } from '../../../server/resources/versions.ts'
import { isOfSystem, requireNoWorse } from '../../../server/resources/write.ts'
import { requireScope } from './review.server.ts'
import { getShownVersion } from './timed.server.ts'

interface LiveAct {
  /** The columns that the act writes: they alone change in what citizens read. */
  readonly changes: readonly string[]
  readonly applies?: NonNullable<StepRule['applies']>
  /**
   * Asked of what citizens read and, by itself, of what they will read in its place.
   * @param step its record is the one of the two
   * @throws Refused, Invalid when it may not be taken now
   */
  guard?(step: StepContext): Promise<void> | void
  /**
   * Asked of each of these and, by itself, of an edit that waits: what of the edit nobody has reviewed stays out of citizens’ sight.
   * @param step its record is the one of them
   * @returns values of the columns that change
   */
  effect(step: StepContext): Promise<Values> | Values
  after?(step: StepContext, record: Values): Promise<void>
}

/**
 * A step on what is public, such as a deadline that is extended: it needs no new review and holds for citizens at once, whatever edit of the
 * record waits for one, and whatever version waits for its time. Its values stand in the record, in each public copy and in a version of each: an
 * edit that is published later has them too, and what appears at its time takes nothing of them back.
 */
export function actOnLive({ changes, applies, guard, effect, after }: LiveAct): StepRule {
  return {
    ...(applies && { applies }),
    guard: async context => {
      if (typeof context.record.liveVersion !== 'number')
        throw new Refused('notPublished', 'المادة غير منشورة', 'The item is not published', { status: 409 })
      requireScope(context)
      const { shown, held } = await sidesOf(context)
      await guard?.(shown.step)
      if (held) await guard?.(held.step)
    },
    effect: async context => {
      const { shown, held } = await sidesOf(context)
      const { liveVersion, currentVersion } = numbersAfter(context.record, held)
      const values = await effect(shown.step)
      if (shown.step === context) return { ...values, liveVersion, currentVersion }
      // What people do not write is of the publication: in what waits for its time, and in the edit, it is the same.
      const common = pick(values, ofSystem(context.model))
      requireNoWorse(context.call, context.model, { ...shown.step.record, ...values }, shown.step.record)
      // Where no edit stands in the record, the step itself looks at what it holds.
      if (held && held.step !== context) {
        const { record } = held.step
        requireNoWorse(context.call, context.model, { ...record, ...(await effect(held.step)), ...common }, record)
      }
      return { ...(await effect(context)), ...common, liveVersion, currentVersion }
    },
    after: async (context, record) => {
      await keepAll(context, record, { changes, effect })
      await after?.(context, record)
    },
  }
}

/** Does an edit of what is public wait for its review, or for its author? */
function hasEdit({ currentVersion, liveVersion }: Values): boolean {
  return currentVersion !== liveVersion
}

/** A step as it is taken on one version of its record. */
interface Side {
  readonly version: number
  readonly step: StepContext
}

/** What was approved of a record. */
interface Sides {
  /** What citizens read. */
  readonly shown: Side
  /** What they will read in its place when its time has come. */
  readonly held: Side | undefined
}

async function sidesOf(context: StepContext): Promise<Sides> {
  const [shown, approved] = [await getShownVersion(context), Number(context.record.liveVersion)]
  return { shown: await sideOf(context, shown), held: shown === approved ? undefined : await sideOf(context, approved) }
}

/** @throws Refused where the version is no longer kept, as one may be that is still read while many newer ones wait beside it */
async function sideOf(context: StepContext, version: number): Promise<Side> {
  const { model, record, transaction } = context
  if (version === record.currentVersion) return { version, step: context }
  const content = await findVersion(transaction, model, String(record.id), version)
  if (content) return { version, step: { ...context, record: { ...record, ...content, isDraft: false } } }
  throw new Refused(
    'newVersionWaits',
    'تنتظر نسخة جديدة موعد نشرها، والنسخة المعروضة لم تعد محفوظة بين النسخ. غيّر موعد النشر، أو ألغِ النشر',
    'A new version waits for its time, and the one that is shown is no longer kept among the versions. Change the publishing time, or cancel publishing',
    { status: 409 },
  )
}

/** What citizens read gets the next number, what waits for its time the one after it, and an edit that waits for review stays the newest. */
function numbersAfter(record: Values, held: Side | undefined): { shown: number; liveVersion: number; currentVersion: number } {
  const shown = Number(record.currentVersion) + 1
  const liveVersion = held ? shown + 1 : shown
  return { shown, liveVersion, currentVersion: hasEdit(record) ? liveVersion + 1 : liveVersion }
}

/** @param record as it is now: the edit, where one waits */
async function keepAll(context: StepContext, record: Values, { changes, effect }: Pick<LiveAct, 'changes' | 'effect'>): Promise<void> {
  const { call, model, transaction, record: before } = context
  const id = String(record.id)
  const { shown, held } = await sidesOf(context)
  const numbers = numbersAfter(before, held)
  const by = call.caller.userId
  if (shown.step === context) {
    await keepVersion(transaction, model, id, numbers.shown, record, by, shown.version)
    await changeLive(transaction, model, id, numbers.shown, changes)
    return
  }
  const ofPublication = ofSystem(model)
  const common = changes.filter(key => ofPublication.includes(key))
  const written = changes.filter(key => !ofPublication.includes(key))
  const author = await findAuthor(transaction, model, id)
  // The act is told by what it changed of what was approved; the edit stays its author's.
  const keep = async ({ step, version }: Side, number: number, change: typeof changeHeld): Promise<void> => {
    const own = pick(await effect(step), written)
    await keepVersion(transaction, model, id, number, { ...step.record, ...pick(record, common), ...own }, by, version)
    await change(transaction, model, id, number, changes, own)
  }
  await keep(shown, numbers.shown, changeLive)
  if (held) await keep(held, numbers.liveVersion, changeHeld)
  if (hasEdit(before)) await keepVersion(transaction, model, id, numbers.currentVersion, record, author)
}

function ofSystem({ resource }: Model): string[] {
  return columnsOf(resource.fields)
    .filter(isOfSystem)
    .map(({ name }) => name)
}

function pick(values: Values, keys: readonly string[]): Values {
  return Object.fromEntries(keys.flatMap(key => (key in values ? [[key, values[key]]] : [])))
}
