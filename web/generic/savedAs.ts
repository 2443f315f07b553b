import { columnsOf, decisionsOf, findCheck, isEditorial, type AnyResource, type Lang } from '../../kernel/kernel.ts'
import { publishTexts } from './publishTexts.ts'
import { isOfSender, wordOfState, type Row } from './record.ts'
import { say } from './texts.ts'

/** What is said when a record was saved: a new one is sent or kept; what was decided on before waits for a decision again, where the server has it so. */
export function savedAs(resource: AnyResource, before: Row | undefined, saved: Row, lang: Lang): string {
  if (!before) return say(saved.isDraft === false ? 'sent' : 'added', lang)
  if (hasLostConsent(resource, before, saved)) return publishTexts.say(isOfSender(resource, saved) ? 'askedAnew' : 'agreesAnew', lang)
  const waits = (row: Row) => row.isDraft !== true && decisionsOf(resource).some(({ from }) => from === wordOfState(resource, row))
  if (!isEditorial(resource) || waits(before) || !waits(saved)) return say('saved', lang)
  return publishTexts.say(typeof saved.liveVersion === 'number' ? 'editInReview' : 'backInReview', lang)
}

/** Does what somebody has agreed to say another thing now? The server takes the agreement back, and asks him where he has sent it himself. */
function hasLostConsent(resource: AnyResource, before: Row, saved: Row): boolean {
  const { fields, publishing } = resource
  if (publishing !== 'reviewed' || isEditorial(resource)) return false
  return columnsOf(fields).some(
    ({ name, field }) =>
      field.kind === 'boolean' && findCheck(field, 'bySystem') !== undefined && before[name] === true && saved[name] === false,
  )
}
