import {
  inLang,
  Invalid,
  mostInOneAct,
  problemAt,
  problemSaying,
  text,
  type Fields,
  type Lang,
  type MassAnswer,
} from '../../kernel/kernel.ts'
import { answerOf, Unconfirmed, type ErrorAnswer } from '../http/errors.ts'
import { log } from '../log.ts'
import type { Call } from '../platform.ts'
import { isId } from './id.ts'
import type { Model } from './model.ts'
import { stepInputOf, takeStep } from './steps.ts'

/** Of many records at once nobody can answer a question for each: what is asked is answered where there is one record. */
const byItself = ['يُنفَّذ من صفحة السجل بعد التأكيد.', 'It is done on the page of the record, where it is confirmed.'] as const

/** Of the records as the caller has seen them, one for each in the order of `ids`: what somebody else has changed meanwhile is refused. */
export const stampsField = text('بصمات التعديل بترتيب السجلات', 'Concurrency stamps in the order of the records').max(36).many(mostInOneAct)

/**
 * Takes a step on several records. Each is decided by itself, in a transaction of its own: what one of them is refused keeps none of the
 * others from it, and the answer names each refusal.
 * @throws Invalid when no ids are named, too many, stamps of other records than these are, or what the step asks for is missing
 */
export async function takeSteps(call: Call, model: Model, action: string, body: unknown): Promise<MassAnswer> {
  const { stamps, input } = givenOf(call, model, action, body)
  const bulk: Call = { ...call, actor: { ...call.actor, isBulk: true } }
  const done: string[] = []
  const refused: MassAnswer['refused'][number][] = []
  for (const [id, concurrencyStamp] of stamps) {
    try {
      await takeStep(bulk, model, action, id, { ...input, concurrencyStamp })
      done.push(id)
    } catch (error) {
      const { status, body: said } = answerOf(error, call.lang, call.requestId)
      if (status >= 500) log.error({ err: error, requestId: call.requestId, id }, 'one step of several failed')
      refused.push({ id, code: said.error.code, message: whyOf(error, said, call.lang) })
    }
  }
  return { done, refused }
}

/** Why one of several was refused; of what has to be confirmed also where that is done. */
function whyOf(error: unknown, { error: { message, validationErrors } }: ErrorAnswer['body'], lang: Lang): string {
  if (error instanceof Unconfirmed) return `${error.reason[lang]} ${inLang(byItself, lang)}`
  return (error instanceof Invalid && validationErrors?.map(problem => problem.message).join(' ')) || message
}

interface Given {
  /** By the id of each record its stamp; undefined where nothing is said of it. */
  readonly stamps: ReadonlyMap<string, unknown>
  readonly input: Readonly<Record<string, unknown>>
}

function givenOf(call: Call, model: Model, action: string, body: unknown): Given {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Invalid([problemAt('', 'object', ['', ''])])
  const { ids, ...given }: Record<string, unknown> = { ...body }
  const fields: Fields = { ...model.resource.options.stepInput?.[action], stamps: stampsField }
  if ('concurrencyStamp' in given) throw new Invalid([problemAt('concurrencyStamp', 'unknownField', ['', ''], ['concurrencyStamp'])])
  const { stamps, ...input } = stepInputOf(call, fields, given)
  const label = ['السجلات', 'Records'] as const
  if (!Array.isArray(ids) || ids.length === 0) throw new Invalid([problemAt('ids', 'required', label)])
  if (ids.length > mostInOneAct) throw new Invalid([problemAt('ids', 'maxEntries', label, [mostInOneAct])])
  if (!ids.every(isId)) throw new Invalid([problemAt('ids', 'reference', label)])
  return { stamps: stampsOf(ids.map(String), stamps), input }
}

/** Each record once: named twice it would be refused the second time. @throws Invalid when the stamps are not one for each */
function stampsOf(ids: readonly string[], stamps: unknown): ReadonlyMap<string, unknown> {
  if (!Array.isArray(stamps)) return new Map(ids.map(id => [id, undefined]))
  const isOneEach = stamps.length === ids.length && ids.every((id, index) => stamps[ids.indexOf(id)] === stamps[index])
  if (isOneEach) return new Map(ids.map((id, index) => [id, stamps[index]]))
  throw new Invalid([
    problemSaying(
      'stamps',
      'rule',
      'أرسل بصمة واحدة لكل سجل، بترتيب السجلات',
      'Send one stamp for each record, in the order of the records',
    ),
  ])
}
