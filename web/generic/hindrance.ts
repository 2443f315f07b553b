import { findState, inLang, isDraftState, stepPermission, type AnyResource, type Caller, type Lang } from '../../kernel/kernel.ts'
import { asText } from '../fields/editor.ts'
import { isAllowed, wordOfState, type Row } from './record.ts'
import { keptAs, lacks, say } from './texts.ts'

/** Why the reader cannot save the record, as the form says it beside its buttons; undefined when he can. */
export function hindranceOf(resource: AnyResource, record: Row | undefined, caller: Caller, lang: Lang): string | undefined {
  const [act, permission] = record ? (['edit', '.Update'] as const) : (['add', '.Create'] as const)
  if (!caller.can(stepPermission(resource, permission))) return lacks(say(act, lang), resource.options.label, lang)
  if (!record || isAllowed(record, 'update')) return undefined
  const word = wordOfState(resource, record)
  const state = word === undefined ? undefined : findState(resource)?.table.words[word]
  if (!state || word === undefined || record.isDraft === true || isDraftState(resource, word)) return say('notYours', lang)
  return keptAs(inLang([state[1], state[2]], lang), lang)
}

/** Why the reader does not publish the item of content that he saves; undefined when he may. */
export function publishingHindranceOf(resource: AnyResource, record: Row, caller: Caller, lang: Lang): string | undefined {
  if (!caller.can(stepPermission(resource, '.Publish'))) return lacks(say('publish', lang), resource.options.label, lang)
  if (record.isDraft === true && !caller.can(stepPermission(resource, '.Submit')))
    return lacks(say('send', lang), resource.options.label, lang)
  return asText(record.unpublishable) || undefined
}
