import { decisionsOf, isEditorial, stepsFrom, type AnyResource, type Lang } from '../../kernel/kernel.ts'
import { wordOfState, type Row } from './record.ts'
import { standingOf } from './standing.ts'
import { stepTexts } from './stepTexts.ts'

/** What saving an item of content leads to, said before it is done; undefined where it does not send it for review. */
export function nextAtSaving(resource: AnyResource, record: Row, lang: Lang): string | undefined {
  const word = wordOfState(resource, record)
  if (!isEditorial(resource) || record.isDraft === true || word === undefined) return undefined
  const waits = (state: string | undefined) => decisionsOf(resource).some(({ from }) => from === state)
  const saved = stepsFrom(resource, word).find(({ action }) => action === 'update')
  // What waits already goes on waiting.
  if (waits(word) || !waits(saved?.to)) return undefined
  return stepTexts.say(isPublic(record) ? 'editWillWait' : 'itemWillWait', lang)
}

/** What became of an item of content that was rejected, or whose edit was, and what is done next; undefined of others. */
export function nextWhenRejected(resource: AnyResource, record: Row, lang: Lang): string | undefined {
  if (!isEditorial(resource) || record.isDraft === true || wordOfState(resource, record) !== 'rejected') return undefined
  if (!isPublic(record)) return stepTexts.say('itemWasRejected', lang)
  return stepTexts.say(standingOf(resource, record) === 'published' ? 'editWasRejected' : 'unshownEditWasRejected', lang)
}

function isPublic({ liveVersion }: Row): boolean {
  return typeof liveVersion === 'number'
}
