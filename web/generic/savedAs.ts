import { decisionsOf, isEditorial, type AnyResource, type Lang } from '../../kernel/kernel.ts'
import { publishTexts } from './publishTexts.ts'
import { wordOfState, type Row } from './record.ts'
import { say } from './texts.ts'

/** What is said when a record was saved: a new one is sent or kept; what was decided on before waits for a decision again, where the server has it so. */
export function savedAs(resource: AnyResource, before: Row | undefined, saved: Row, lang: Lang): string {
  if (!before) return say(saved.isDraft === false ? 'sent' : 'added', lang)
  const waits = (row: Row) => row.isDraft !== true && decisionsOf(resource).some(({ from }) => from === wordOfState(resource, row))
  if (!isEditorial(resource) || waits(before) || !waits(saved)) return say('saved', lang)
  return publishTexts.say(typeof saved.liveVersion === 'number' ? 'editInReview' : 'backInReview', lang)
}
