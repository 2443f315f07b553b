import { Refused, type Values } from '../../define.ts'
import type { StepContext, StepRule } from '../../../server/platform.ts'
import { changeLive, findVersion, keepVersion } from '../../../server/resources/versions.ts'
import { requireScope } from './review.server.ts'
import { requireShown } from './timed.server.ts'

interface LiveAct {
  /** The columns that the act writes: they alone change in what citizens read. */
  readonly changes: readonly string[]
  /** @throws Refused, Invalid when it may not be taken now */
  guard?(step: StepContext): Promise<void> | void
  /** @returns values of the columns that change */
  effect(step: StepContext): Promise<Values> | Values
  /**
   * Child rows among `changes` as they become in what citizens read, while an edit waits that has rows of its own. @param live the public version
   * @throws Invalid when they cannot become so
   */
  rowsOfLive?(step: StepContext, live: Values): Readonly<Record<string, readonly Values[]>>
  after?(step: StepContext, record: Values): Promise<void>
}

/**
 * A step on what is public, such as a deadline that is extended: it needs no new review and holds for citizens at once, whatever edit of the
 * record waits for one. Its values stand in the record, in the live copy and in a version of each: an edit that is published later has them too.
 */
export function actOnLive({ changes, guard, effect, rowsOfLive, after }: LiveAct): StepRule {
  return {
    guard: async context => {
      if (typeof context.record.liveVersion !== 'number')
        throw new Refused('notPublished', 'المادة غير منشورة', 'The item is not published', { status: 409 })
      requireScope(context)
      await requireShown(context)
      await guard?.(context)
    },
    effect: async context => ({ ...(await effect(context)), ...numbersAfter(context.record) }),
    after: async (context, record) => {
      await keepBoth(context, record, changes, rowsOfLive)
      await after?.(context, record)
    },
  }
}

/** The public version gets the next number; an edit that waits for review the one after it, and stays the newest. */
function numbersAfter({ currentVersion, liveVersion }: Values): { liveVersion: number; currentVersion: number } {
  const next = Number(currentVersion) + 1
  return { liveVersion: next, currentVersion: currentVersion === liveVersion ? next : next + 1 }
}

async function keepBoth(
  context: StepContext,
  record: Values,
  changes: readonly string[],
  rowsOfLive: LiveAct['rowsOfLive'],
): Promise<void> {
  const { call, model, transaction, record: before } = context
  const id = String(record.id)
  const { liveVersion, currentVersion } = numbersAfter(before)
  const by = call.caller.userId
  const hasEdit = liveVersion !== currentVersion
  const live = hasEdit ? await findVersion(transaction, model, id, Number(before.liveVersion)) : record
  const ownRows = hasEdit && live ? rowsOfLive?.(context, live) : undefined
  const changed = { ...Object.fromEntries(changes.map(key => [key, record[key] ?? null])), ...ownRows }
  await keepVersion(transaction, model, id, liveVersion, { ...live, ...changed }, by)
  if (hasEdit) await keepVersion(transaction, model, id, currentVersion, record, by)
  await changeLive(transaction, model, id, liveVersion, changes, ownRows)
}
