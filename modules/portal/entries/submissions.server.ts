import {
  callName,
  columnsAsked,
  columnsOf,
  formStartField,
  Invalid,
  keptField,
  longText,
  problemAt,
  problemSaying,
  problemsOfFields,
  proofField,
  Refused,
  text,
  type Column,
  type Fields,
  type Problem,
} from '../../define.ts'
import type { PostedForm } from '../../../server/files/postedForm.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import { tooMany } from '../../../server/http/tooMany.ts'
import type { Call } from '../../../server/platform.ts'
import { ownEntry } from './calls.ts'
import { confirm, resend } from './confirmation.server.ts'
import { findCorrectable } from './correct.server.ts'
import { enter, notProved, readForm, type Own } from './entered.server.ts'
import type { EntryKind } from './entryKind.server.ts'
import { fill } from './fill.server.ts'
import { actOn } from './follow.server.ts'
import { admit, admitSmall, limits, received } from './forms.server.ts'
import type { Typed } from './formValues.ts'
import type { EntryFormSpec } from './posted.ts'
import { requireRoom } from './send.server.ts'
import { answerEntry, approveEntryText, confirmEntry, eraseEntryData, resendEntry, withdrawEntry, type SentEntry } from './submissions.ts'
import { entryKinds } from './visitorSubmission.ts'

/** What is sent beside what a form asks for. */
const frame = {
  [formStartField]: text('بداية النموذج', 'Beginning of the form').required().max(100),
  [proofField]: longText('إثبات العمل', 'Proof of work').max(2000),
}
const ownFrame = { ...ownEntry, [keptField]: text('ملفات باقية', 'Files that stay').many() }
const notes = {
  [formStartField]: 'As GET /Public/Submission/GetForm/{kind} answers it when the form is opened; it holds for twelve hours.',
  [proofField]: 'The solved challenge of GET /Public/Altcha as JSON in base 64. Without one fewer entries are taken.',
}
const authorityNote = 'The code of a local authority, as GET /Public/LocalComm/GetListPaged answers it; repeated where several may be said.'
const councilNote = 'The code of a local authority, or of a shared-services council as GET /Public/Council/GetList answers it.'

/** What apps of others send in the place of the portal's pages: through the same door, by the same rules and in the same words. */
export function submissionCalls(kinds: readonly EntryKind[]): readonly Endpoint[] {
  return [
    ...kinds.map((kind): Endpoint => {
      const [, ar, en] = entryKinds[kind.spec.kind]
      return {
        method: 'POST',
        path: `Public/Submission/${callName(kind.spec.kind)}`,
        label: [`إرسال طلب: ${ar}`, `Send an entry: ${en.toLowerCase()}`],
        permission: 'public',
        contract: { posted: postedOf([kind], frame), notes: notesOf([kind]), answers: 'object' },
        handle: (call, { request }) => taken(call, request, form => submitted(call, kinds, kind, form)),
      }
    }),
    {
      method: 'POST',
      path: 'Public/Submission/Resubmit',
      label: ['إرسال طلب بعد تصحيحه', 'Send an entry that was corrected'],
      permission: 'public',
      contract: {
        posted: postedOf(
          kinds.filter(({ corrected }) => corrected),
          { ...frame, ...ownFrame },
          [formStartField, 'number', 'key'],
        ),
        notes: {
          ...notesOf(kinds),
          [keptField]:
            'The `ref` of each file of GET /Public/Submission/GetOwn that is not taken out. What the form asks for is that of its kind.',
        },
        answers: 'object',
      },
      handle: (call, { request }) =>
        taken(call, request, async form => {
          const [number = '', key = ''] = ['number', 'key'].map(name => form.values[name]?.[0]?.trim())
          const problems = problemsOfFields(ownEntry, { number: number || null, key: key || null }, 'submit', call.platform.clock)
          if (problems.length > 0) throw new Invalid(problems)
          const entry = await findCorrectable(call, kinds, number, key)
          return submitted(call, kinds, entry.kind, form, { entry, key })
        }),
    },
    ...actCalls(kinds),
  ]
}

/** What is done with an entry that was sent. */
function actCalls(kinds: readonly EntryKind[]): readonly Endpoint[] {
  const done = async (
    call: Call,
    own: { number: string; key: string },
    act: string,
    more: { text?: string; wordingMark?: string } = {},
  ) => {
    requireRoomAtDoor(admitSmall(call))
    await actOn(call, kinds, { number: own.number.trim(), key: own.key.trim() }, { act, text: '', wordingMark: '', ...more })
  }
  return [
    implement(confirmEntry, async ({ flowId, code, token }, call) => {
      requireRoomAtDoor(admitSmall(call))
      if (!code && !token)
        throw new Invalid([problemSaying('code', 'required', 'أرسل الرمز أو رمز الرابط', 'Send the code or the token of the link')])
      const confirmed = await confirm(call, kinds, flowId, { code: code ?? '', token: token ?? '' })
      return confirmed.isComplete ? { number: confirmed.number, trackingKey: confirmed.key } : { number: null, trackingKey: null }
    }),
    implement(resendEntry, async ({ flowId }, call) => {
      requireRoomAtDoor(admitSmall(call))
      await resend(call, flowId)
    }),
    implement(answerEntry, (input, call) => done(call, input, 'answer', { text: input.text.trim() })),
    implement(approveEntryText, (input, call) => done(call, input, 'approveText', { wordingMark: input.wordingMark })),
    implement(withdrawEntry, (input, call) => done(call, input, 'withdraw')),
    implement(eraseEntryData, (input, call) => done(call, input, 'erase')),
  ]
}

/** @param seconds until one may come; 0: now. @throws Refused 429 */
export function requireRoomAtDoor(seconds: number): void {
  if (seconds > 0) throw tooMany(seconds)
}

/** Reads a form through the door of the pages: nothing of it is read where none may come. */
async function taken(call: Call, request: Request, work: (form: PostedForm) => Promise<SentEntry>): Promise<SentEntry> {
  requireRoomAtDoor(admit(call))
  return await received(call, request, limits, work)
}

/** @param own the entry that is corrected. @throws Invalid, Refused */
async function submitted(call: Call, kinds: readonly EntryKind[], given: EntryKind, form: PostedForm, own?: Own): Promise<SentEntry> {
  const read = await readForm(call, given, form, own)
  const { kind, files } = read
  if (read.age === undefined) throw new Refused('notProved', notProved.ar, notProved.en, { field: formStartField })
  const names = [...Object.keys(form.values), ...form.files.map(({ field }) => field)]
  const unknown = names.filter(name => !isNamed(kind.spec, name, own !== undefined))
  if (unknown.length > 0) throw new Invalid(unknown.map(name => problemAt(name, 'unknownField', ['', ''], [name])))
  if (!own) await requireRoom(call, { kind: kind.spec.kind, hasProof: read.proof !== '' })
  const { typed, problems } = ticked(kind.spec, read.typed)
  const filled = await fill(call, kind, typed, files)
  const all = [...problems, ...filled.problems.filter(({ at }) => !problems.some(problem => problem.at === at))]
  if (all.length > 0) throw new Invalid(all)
  const entered = await enter(call, kinds, read, filled, own).catch(told)
  return 'flowId' in entered
    ? { flowId: entered.flowId, number: null, trackingKey: null }
    : { flowId: null, number: entered.number, trackingKey: entered.key }
}

function isNamed(spec: EntryFormSpec, name: string, isCorrection: boolean): boolean {
  const beside = isCorrection ? { ...frame, ...ownFrame } : frame
  return Object.hasOwn(beside, name) || columnsOfForm(spec).some(column => column.name === name)
}

/** A proof that is none is told at its own field; what is wrong with no field, as that the same was sent before, is no matter of the input. */
function told(error: unknown): never {
  const ofNone = error instanceof Invalid ? error.problems.find(({ at }) => at === '') : undefined
  if (ofNone) throw new Refused(ofNone.rule, ofNone.sentence.ar, ofNone.sentence.en, { status: 409 })
  if (error instanceof Refused && error.code === 'notProved') throw proofRefused(error)
  throw error
}

/** The refusal of a proof, at the field in which calls have it. */
export function proofRefused({ code, sentence }: Refused): Refused {
  return new Refused(code, sentence.ar, sentence.en, { field: proofField })
}

/** On a page what is ticked is posted, whatever it says, and what is not is left out: who calls says which of both. */
function ticked(spec: EntryFormSpec, typed: Typed): { readonly typed: Typed; readonly problems: readonly Problem[] } {
  const own = columnsOfForm(spec).filter(({ name, field }) => field.kind === 'boolean' && typed[name] !== undefined)
  const saidOf = ({ name }: Column) => (typed[name]?.at(-1) ?? '').trim()
  return {
    typed: { ...typed, ...Object.fromEntries(own.map(column => [column.name, isYes.test(saidOf(column)) ? ['on'] : []])) },
    problems: own
      .filter(column => !isYes.test(saidOf(column)) && !isNo.test(saidOf(column)))
      .map(({ name, label }) => problemAt(name, 'boolean', label)),
  }
}
const isYes = /^(?:true|on|1)$/
const isNo = /^(?:false|0)?$/

/** Everything that a form asks for, in its order: columns of the record, and what is asked beside them. */
function columnsOfForm(spec: EntryFormSpec): readonly Column[] {
  const columns = new Map([...columnsOf(spec.resource.fields), ...columnsOf(spec.beside)].map(column => [column.name, column]))
  return [...new Set([...columnsAsked(spec), ...Object.keys(spec.beside)])].flatMap(name => columns.get(name) ?? [])
}

/** What the forms of some kinds are described by; what several ask is described once. @param needed where it is another thing than what the form needs */
function postedOf(kinds: readonly EntryKind[], beside: Fields, needed?: readonly string[]): NonNullable<Endpoint['contract']['posted']> {
  const columns = new Map([...columnsOf(beside), ...kinds.flatMap(({ spec }) => columnsOfForm(spec))].map(column => [column.name, column]))
  const all = [...columns.values()]
  if (needed) return { columns: all.map(column => ({ ...column, need: 'never' as const })), needed }
  return { columns: all, needed: kinds.flatMap(({ spec }) => spec.needed) }
}

function notesOf(kinds: readonly EntryKind[]): Readonly<Record<string, string>> {
  const ofPlaces = kinds.flatMap(({ spec }) => spec.places.map(name => [name, spec.hasCouncils ? councilNote : authorityNote]))
  return { ...notes, ...Object.fromEntries(ofPlaces) }
}
