import { columnsAsked, formStartField, proofField, Refused, trapField, type FormTemplate, type PostedValues } from '../../define.ts'
import type { PostedForm } from '../../../server/files/postedForm.ts'
import type { Call } from '../../../server/platform.ts'
import { requireProof } from '../../admin/sessions/sessions.server.ts'
import { settings } from '../../admin/settings/settings.ts'
import { answersOf } from '../templates/templates.ts'
import { askedBy } from './asked.server.ts'
import { correct, type OwnEntry } from './correct.server.ts'
import type { EntryKind, Filled } from './entryKind.server.ts'
import { takeFiles, type TakenFiles } from './files.server.ts'
import type { Typed } from './formValues.ts'
import { formAge } from './secrets.server.ts'
import { mayGetSms, requireEmail, send, type Manner } from './send.server.ts'
import { completeUnnamed } from './unnamed.server.ts'

/** An entry that its sender corrects, and the key that he has shown. */
export interface Own {
  readonly entry: OwnEntry
  readonly key: string
}

/** A form of an entry as it was read: what was typed into it, and the files that came with it. */
export interface ReadForm {
  /** As the ministry's template has it asked. */
  readonly kind: EntryKind
  readonly template: FormTemplate | undefined
  readonly typed: Typed
  readonly files: TakenFiles
  /** The signed instant at which it was begun. */
  readonly start: string
  /** undefined: it did not begin with a form of ours. */
  readonly age: ReturnType<typeof formAge>
  readonly proof: string
  readonly isTrapped: boolean
}

/** What became of an entry: its sender is still to confirm it, or it counts and is followed by its number and key. */
export type Entered = { readonly flowId: string } | { readonly number: string; readonly key: string }

/**
 * Reads what was posted as a form of an entry, by whichever way it came.
 * @param own the entry that is corrected; undefined: a new one is sent
 * @throws Refused 503 (P-33) while none are taken
 */
export async function readForm(call: Call, given: EntryKind, form: PostedForm, own: Own | undefined): Promise<ReadForm> {
  requireOpen(call, given)
  const said = (name: string) => form.values[name]?.[0] ?? ''
  const start = said(formStartField)
  const age = formAge(call.platform, start, Date.now())
  // What did not come from our form brings nothing that is kept, and is not worth a question: the page that shows it once more asks for its template.
  const { spec, template } = age === undefined ? { spec: given.spec, template: undefined } : await askedBy(call, given.spec)
  const files = await takeFiles(call, spec, age === undefined ? { ...form, files: [] } : form, own?.entry.record)
  const asked = [...columnsAsked(spec), ...Object.keys(spec.beside)]
  const typed = Object.fromEntries(asked.flatMap(name => (form.values[name] ? [[name, form.values[name]]] : [])))
  return { kind: { ...given, spec }, template, typed, files, start, age, proof: said(proofField), isTrapped: said(trapField) !== '' }
}

/**
 * Takes an entry that was found right.
 * @throws Refused 400 for a proof that is none, 409, 429; Invalid where no message can reach its sender, or he has sent the same before
 */
export async function enter(
  call: Call,
  kinds: readonly EntryKind[],
  { kind, template, proof, isTrapped, age }: ReadForm,
  filled: Filled,
  own: Own | undefined,
): Promise<Entered> {
  if (proof !== '') await requireProof(call, proof)
  const whole = template ? { ...filled, answers: answersOf(template, filled.beside) } : filled
  const manner = { hasProof: proof !== '', isTrapped, isTooFast: age === 'tooFast' }
  return own ? resent(call, kinds, { ...own, entry: { ...own.entry, kind } }, whole, manner) : sent(call, kind, whole, manner)
}

async function sent(call: Call, kind: EntryKind, filled: Filled, manner: Manner): Promise<Entered> {
  const contact = kind.contactOf(filled)
  const bySms = await mayGetSms(call, contact.phone, kind, manner)
  const needs = kind.needsOf(filled, bySms)
  requireEmail(kind, needs, contact)
  const id = await send(call, kind, filled, needs, manner)
  if (needs.length > 0 || manner.isTrapped) return { flowId: id }
  const { number, key } = await completeUnnamed(call, kind, id)
  return { number, key }
}

async function resent(call: Call, kinds: readonly EntryKind[], { entry, key }: Own, filled: Filled, manner: Manner): Promise<Entered> {
  const isWaiting = await correct(call, kinds, entry, filled, manner)
  return isWaiting ? { flowId: entry.id } : { number: entry.number, key }
}

/** P-33. @throws Refused 503 */
function requireOpen({ platform }: Call, { spec }: EntryKind): void {
  const isOpen = platform.settings.get(settings.openForms).some(kind => kind === spec.kind) && !platform.settings.get(settings.maintenance)
  if (!isOpen) throw new Refused('closed', 'استقبال الطلبات متوقف حاليًا', 'Entries are not being accepted at the moment', { status: 503 })
}

/** P-41: it did not come from a form of ours, or from one that was begun too long ago. */
export const notProved: NonNullable<PostedValues['failure']> = {
  ar: 'تعذر التحقق من الإرسال. أعد المحاولة',
  en: 'The submission could not be verified. Try again',
}
