import { columnsOf, Refused, type Values } from '../../define.ts'
import type { StepContext, StepRule } from '../../../server/platform.ts'
import type { Model } from '../../../server/resources/model.ts'
import { changeLive, findAuthor, findVersion, keepVersion } from '../../../server/resources/versions.ts'
import { isOfSystem, requireNoWorse } from '../../../server/resources/write.ts'
import { requireScope } from './review.server.ts'
import { requireShown } from './timed.server.ts'

interface LiveAct {
  /** The columns that the act writes: they alone change in what citizens read. */
  readonly changes: readonly string[]
  readonly applies?: NonNullable<StepRule['applies']>
  /** @param step its record says what citizens read @throws Refused, Invalid when it may not be taken now */
  guard?(step: StepContext): Promise<void> | void
  /**
   * Asked of what citizens read and, by itself, of an edit that waits: what of the edit nobody has reviewed stays out of their sight.
   * @param step its record is the one of the two
   * @returns values of the columns that change
   */
  effect(step: StepContext): Promise<Values> | Values
  after?(step: StepContext, record: Values): Promise<void>
}

/**
 * A step on what is public, such as a deadline that is extended: it needs no new review and holds for citizens at once, whatever edit of the
 * record waits for one. Its values stand in the record, in the live copy and in a version of each: an edit that is published later has them too.
 */
export function actOnLive({ changes, applies, guard, effect, after }: LiveAct): StepRule {
  return {
    ...(applies && { applies }),
    guard: async context => {
      if (typeof context.record.liveVersion !== 'number')
        throw new Refused('notPublished', 'المادة غير منشورة', 'The item is not published', { status: 409 })
      requireScope(context)
      await requireShown(context)
      await guard?.(await onLive(context))
    },
    effect: async context => {
      const shown = await onLive(context)
      const values = await effect(shown)
      if (!hasEdit(context.record)) return { ...values, ...numbersAfter(context.record) }
      requireNoWorse(context.call, context.model, { ...shown.record, ...values }, shown.record)
      // What people do not write is of the publication, and in the edit the same.
      return { ...(await effect(context)), ...pick(values, ofSystem(context.model)), ...numbersAfter(context.record) }
    },
    after: async (context, record) => {
      await keepBoth(context, record, { changes, effect })
      await after?.(context, record)
    },
  }
}

/** Does an edit of what is public wait for its review, or for its author? */
function hasEdit({ currentVersion, liveVersion }: Values): boolean {
  return currentVersion !== liveVersion
}

/** The step as it is taken on what citizens read. */
async function onLive(context: StepContext): Promise<StepContext> {
  const { model, record, transaction } = context
  if (!hasEdit(record)) return context
  const content = await findVersion(transaction, model, String(record.id), Number(record.liveVersion))
  return { ...context, record: { ...record, ...content, isDraft: false } }
}

/** The public version gets the next number; an edit that waits for review the one after it, and stays the newest. */
function numbersAfter(record: Values): { liveVersion: number; currentVersion: number } {
  const next = Number(record.currentVersion) + 1
  return { liveVersion: next, currentVersion: hasEdit(record) ? next + 1 : next }
}

/** @param record the edit as it is now */
async function keepBoth(context: StepContext, record: Values, { changes, effect }: Pick<LiveAct, 'changes' | 'effect'>): Promise<void> {
  const { call, model, transaction, record: before } = context
  const id = String(record.id)
  const { liveVersion, currentVersion } = numbersAfter(before)
  const by = call.caller.userId
  if (!hasEdit(before)) {
    await keepVersion(transaction, model, id, liveVersion, record, by, Number(before.liveVersion))
    await changeLive(transaction, model, id, liveVersion, changes)
    return
  }
  const shown = await onLive(context)
  const common = ofSystem(model)
  const own = pick(
    await effect(shown),
    changes.filter(key => !common.includes(key)),
  )
  const said = pick(
    record,
    changes.filter(key => common.includes(key)),
  )
  const author = await findAuthor(transaction, model, id)
  // The act is told by what it changed of what was public; the edit stays its author's.
  await keepVersion(transaction, model, id, liveVersion, { ...shown.record, ...said, ...own }, by, Number(before.liveVersion))
  await keepVersion(transaction, model, id, currentVersion, record, author)
  await changeLive(transaction, model, id, liveVersion, changes, own)
}

function ofSystem({ resource }: Model): string[] {
  return columnsOf(resource.fields)
    .filter(isOfSystem)
    .map(({ name }) => name)
}

function pick(values: Values, keys: readonly string[]): Values {
  return Object.fromEntries(keys.flatMap(key => (key in values ? [[key, values[key]]] : [])))
}
