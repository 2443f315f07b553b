import {
  dateAndTime,
  inLang,
  isEditorial,
  massActionsOf,
  stepCalls,
  stepPermission,
  stepsFrom,
  type AnyResource,
  type Caller,
  type Lang,
  type NextStep,
} from '../../kernel/kernel.ts'
import { wordOfState, type Row } from './record.ts'
import { isAhead, standingOf } from './standing.ts'
import { say } from './texts.ts'
import { deskZone } from './zone.ts'

/** A step that is offered for a record. */
export interface Step {
  readonly action: string
  readonly label: string
  readonly permission: string
}
/** Steps whose buttons warn. */
export const destructive = new Set(['reject', 'cancelPublish', 'return', 'reopen', 'markSpam'])

/** The steps of the state, of a switched record whether citizens see it; what is somebody else's to take, or has nothing to do, is not among them. */
export function stepsOf(resource: AnyResource, record: Row, lang: Lang): Step[] {
  const others: readonly unknown[] = Array.isArray(record.ofOthers) ? record.ofOthers : []
  return stepsOfKind(resource, record, lang).filter(({ action }) => !others.includes(action))
}

function stepsOfKind(resource: AnyResource, record: Row, lang: Lang): Step[] {
  if (resource.publishing === 'switched') {
    const isPublished = record.isPublished === true
    return [
      {
        action: isPublished ? 'cancelPublish' : 'publish',
        label: say(isPublished ? 'cancelPublish' : 'publish', lang),
        permission: stepPermission(resource, '.Publish'),
      },
    ]
  }
  const word = wordOfState(resource, record)
  if (word === undefined) return []
  const labels = new Map(stepCalls(resource).map(call => [call.action, call.label]))
  return stepsFrom(resource, word)
    .filter(step => labels.has(step.action) && applies(resource, step, word, record))
    .map(({ action, permission }) => ({ action, permission, label: inLang(labels.get(action) ?? [action, action], lang) }))
}

/**
 * Of reviewed content a draft is only sent; what withdraws acts on what is public, and of what staff write what leaves the state as it is too:
 * a visitor is asked for more before he is published.
 */
function applies(resource: AnyResource, { action, to }: NextStep, word: string, record: Row): boolean {
  if (record.isDraft === undefined) return true
  const isPublic = typeof record.liveVersion === 'number'
  if (record.isDraft === true) return action === 'submit' || (action === 'cancelPublish' && isPublic)
  if (action === 'submit') return false
  // What citizens do not read now, as its time is to come or over, stands nowhere before the rest.
  if (action === 'feature') return isPublic && record.isFeatured !== true && standingOf(resource, record) === 'published'
  if (action === 'reschedule') return isPublic && isAhead(record.publishAt)
  if (action === 'unfeature') return record.isFeatured === true
  if (action === 'cancelPublish') return isPublic
  return action === 'recall' || to !== word || isPublic || !isEditorial(resource)
}

/** The steps that the reader may take from a row of a list of content, without opening it: those that are taken on several at once too. */
export function stepsOfRow(resource: AnyResource, row: Row, caller: Caller, lang: Lang): Step[] {
  if (row.isWritable !== true) return []
  const taken = new Set(massActionsOf(resource).map(({ action }) => action))
  return stepsOf(resource, row, lang).filter(({ action, permission }) => taken.has(action) && caller.can(permission))
}

/** What is said when something was published: of what waits for a time to come, that time. */
export function publishedAs({ publishAt }: Row, lang: Lang): string {
  return typeof publishAt === 'string' && isAhead(publishAt)
    ? say('scheduledFor', lang, { at: dateAndTime(publishAt, deskZone(), lang) })
    : say('published', lang)
}
