import { useRef, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import {
  decisionsOf,
  isEditorial,
  stepPermission,
  type AnyResource,
  type Caller,
  type Lang,
  type Moment,
  type Problem,
} from '../../kernel/kernel.ts'
import { EditorsContext } from '../fields/editor.ts'
import { editors } from '../fields/editors.tsx'
import { Button } from '../ui/Button.tsx'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import { useLang } from '../ui/LangProvider.tsx'
import { LateDialog } from '../ui/LateDialog.ts'
import { later, SparePart } from '../ui/later.ts'
import { Notice } from '../ui/Notice.tsx'
import { toast } from '../ui/Toasts.tsx'
import { ActsRow, type Act } from './ActsRow.tsx'
import { ApiError } from './api.ts'
import { useBegun } from './begun.ts'
import { messageOf, noteError } from './browserApi.ts'
import { useCaller } from './caller.ts'
import { useDesk } from './desk.ts'
import { draftTexts } from './draftTexts.ts'
import { FormBones } from './FormBones.tsx'
import { FormLanguages } from './FormLanguages.tsx'
import { FormParts, type OwnEditors } from './FormParts.tsx'
import { idOf } from './inputId.ts'
import { LeaveGuard } from './LeaveGuard.tsx'
import { useLookupWords, type LookupWords } from './lookups.ts'
import { hindranceOf, publishingHindranceOf } from './hindrance.ts'
import { HistoryButton } from './HistoryButton.tsx'
import { useLock } from './RecordLock.tsx'
import { Remarks } from './Remarks.tsx'
import { RecordStatus } from './RecordStatus.tsx'
import { publishTexts } from './publishTexts.ts'
import { titleOf, wordOfState, type Row } from './record.ts'
import { saidOf } from './rowSaid.ts'
import { useSession } from './session.ts'
import { useSteps } from './StepButtons.tsx'
import { savedAs } from './savedAs.ts'
import { publishedAs } from './steps.ts'
import { hasAnswers, hasInstructions, usePreparedText, useTemplate } from './template.ts'
import { lacks, newOne, say } from './texts.ts'
import { useForm, type Conflict, type Saving } from './useForm.ts'
import { useRecord } from './useRecord.tsx'
import { useSummary } from './useSummary.ts'
import { momentOf, type Values } from './written.ts'

// Few forms have either.
const instructions = later(() => import('./FormTold.tsx').then(file => file.Instructions))
const additionalData = later(() => import('./FormTold.tsx').then(file => file.AdditionalData))
// Two people seldom save one record.
const conflictDialog = later(() => import('./ConflictDialog.tsx').then(file => file.ConflictDialog))
// Publishing seldom asks a second time.
const publishQuestion = later(() => import('./PublishQuestion.tsx').then(file => file.PublishQuestion))
// Most kinds are not reviewed.
const nextAtSaving = later(() => import('./NextInReview.tsx').then(file => file.NextAtSaving))
const reviewTools = later(() => import('./ReviewTools.tsx').then(file => file.ReviewTools))

interface RecordFormProps {
  readonly resource: AnyResource
  /** The record's id; `0` for a new one. */
  readonly id: string
  /** Values that the page gives a new record: whose it is. */
  readonly given?: Readonly<Record<string, unknown>>
  /** Address of the list that the form came from. */
  readonly listHref: string
  /** Address of a record's form, to go to when a new one has been saved. */
  readonly hrefOf: (row: Row) => string | undefined
  /** It stands beneath the heading of a page that has more than this record. */
  readonly isPart?: boolean
  /** The page says above it whose data these are. */
  readonly isHeadless?: boolean
  /** The page tells above it all that the record holds, the notes of its steps among it. */
  readonly isTold?: boolean
  /** The page says above it which record it is: only its state is said, and this stands beside its history. */
  readonly besideHistory?: ReactNode
  /** What else is done with the record, beside its history. */
  readonly tools?: ReactNode
  /** What is read before the fields: what somebody has sent. */
  readonly above?: ReactNode
  /** The step that stands out as long as nothing can be saved. */
  readonly mainStep?: string
  /** What stands beneath the fields and follows what is typed in them. */
  readonly beneath?: (values: Values) => ReactNode
  /** Editors of single fields that the page draws itself, by the fields' names. */
  readonly own?: OwnEditors
  /** Why the page lets nobody write here who could elsewhere; undefined: the record's own rules decide. */
  readonly hindrance?: string | undefined
  /** What follows when it has been saved, in the place of going to the record's form. */
  readonly onSaved?: (saved: Row) => void
}

/** The generic form: loads the record, or begins a new one; says what it cannot show. */
export function RecordForm(props: RecordFormProps) {
  const { resource, id } = props
  const words = useLookupWords(resource.fields)
  const { record, failure } = useRecord(resource, id, props.listHref)
  if (failure !== undefined) return failure
  if (!words || (id !== '0' && !record)) return <FormBones />
  return <OpenForm {...props} key={`${resource.name}-${id}`} record={record} words={words} />
}

const nothing = {}

/** What publishing asks a second time, and how the form was saved when it did. */
interface Asked {
  readonly question: string
  readonly how: Saving
}

function askedBy(error: unknown, how: Saving): Asked | undefined {
  return error instanceof ApiError && error.code === 'confirmationNeeded' ? { question: error.message, how } : undefined
}

interface OpenFormProps extends RecordFormProps {
  readonly record: Row | undefined
  readonly words: LookupWords
}

function OpenForm({
  resource,
  given = nothing,
  listHref,
  hrefOf,
  isPart = false,
  isHeadless = false,
  isTold = false,
  besideHistory,
  tools,
  above,
  mainStep,
  beneath,
  own,
  onSaved,
  hindrance: ofPage,
  record: newest,
  words,
}: OpenFormProps) {
  const session = useSession()
  const lang = useLang()
  const caller = useCaller()
  const navigate = useNavigate()
  const keeper = `${session?.user.id ?? ''}:${session?.activePlace?.placeId ?? ''}`
  const form = useForm({ resource, record: newest, words, given, begun: useBegun(resource, given === nothing && !newest), keeper })
  const record = form.base
  const { box: summary, focus: focusSummary } = useSummary()
  const isLeaving = useRef(false)
  const [asked, setAsked] = useState<Asked>()
  const hindrance = ofPage ?? hindranceOf(resource, record, caller, lang)
  const lock = useLock(resource, record, caller, lang)
  const isEditable = hindrance === undefined && !lock.isLocked
  const template = useTemplate(resource, form.values, isEditable)
  usePreparedText(resource, template, record === undefined, form.values, form.fill)
  const waits = form.isWaiting ? say('uploadUnderWay', lang) : undefined
  const reason = hindrance ?? waits

  const save = async (more: Readonly<Record<string, unknown>> = {}, moment = momentOf(resource, record), how: Saving = {}) => {
    // What is saved twice at once carries the stamp that it uses up itself.
    if (form.isWaiting || form.isSaving) return
    let next: Asked | undefined
    try {
      const saved = await form.save(moment, more, how)
      if (!saved) {
        focusSummary()
        return
      }
      lock.close()
      toast(how.by === 'SaveAndPublish' ? publishedAs(saved, lang) : savedAs(resource, record, saved, lang))
      const href = hrefOf(saved)
      isLeaving.current = true
      if (onSaved) onSaved(saved)
      else if (!record) void navigate(href ?? listHref, { replace: true })
      isLeaving.current = false
    } catch (error) {
      next = askedBy(error, how)
      if (next) return
      noteError(error)
      toast(messageOf(error, lang), 'danger')
    } finally {
      setAsked(next)
    }
  }
  return (
    <form
      className={lock.isLocked ? 'record-form is-kept' : 'record-form'}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      {!isHeadless && (
        <FormHead resource={resource} record={record} level={isPart ? 'h2' : 'h1'} beside={besideHistory} tools={tools} lang={lang} />
      )}
      {above}
      {lock.notice}
      {form.hasDraft && isEditable && <DraftNotice form={form} lang={lang} />}
      {record && !isTold && <Remarks resource={resource} record={record} lang={lang} />}
      {hasInstructions(template) && <SparePart of={instructions} props={{ template, lang }} />}
      <div ref={summary} tabIndex={-1}>
        <ErrorSummary
          lang={lang}
          errors={form.problems.map(one => ({ field: idOf(one.at), message: saidOf(one, resource.fields, lang) }))}
        />
      </div>
      <EditorsContext value={editors}>
        {/* Fields that are opened are drawn anew: React Aria cannot give a list of choices other ids. */}
        <FormParts
          key={isEditable ? 'open' : 'kept'}
          resource={resource}
          form={form}
          ids={words.ids}
          isEditable={isEditable}
          isNew={record === undefined}
          lang={lang}
          own={own}
          template={template ?? undefined}
        />
      </EditorsContext>
      {hasAnswers(record) && <SparePart of={additionalData} props={{ record, lang }} />}
      {beneath?.(form.values)}
      {record && <FormLanguages resource={resource} record={record} form={form} />}
      <FormActs
        resource={resource}
        record={record}
        form={form}
        {...(lock.isLocked ? { mainStep } : { hindrance, reason, save })}
        focusSummary={focusSummary}
        lang={lang}
      />
      {asked && <AskedAgain asked={asked} form={form} save={save} onClose={() => setAsked(undefined)} />}
      {form.conflict && <ConflictPlace resource={resource} form={form} conflict={form.conflict} save={save} lang={lang} />}
      <LeaveGuard isDirty={form.isDirty} keepsDraft isLeaving={() => isLeaving.current} />
    </form>
  )
}

interface AskedAgainProps extends Pick<SaveActsProps, 'form' | 'save'> {
  readonly asked: Asked
  readonly onClose: () => void
}

/** What publishing asks, and saving once more with the answer to it. */
function AskedAgain({ asked: { question, how }, form, save, onClose }: AskedAgainProps) {
  const onConfirm = () => void save({}, 'submit', { ...how, isConfirmed: true })
  return <LateDialog of={publishQuestion} props={{ question, isSaving: form.isSaving, onConfirm, onClose }} />
}

interface ConflictPlaceProps extends Pick<SaveActsProps, 'resource' | 'form' | 'save' | 'lang'> {
  readonly conflict: Conflict
}

/** What somebody else saved meanwhile, beside what is written here. */
function ConflictPlace({ resource, form, conflict, save, lang }: ConflictPlaceProps) {
  const onKeepMine = (taken: readonly string[]) => void save({}, conflict.moment, { by: conflict.by, over: conflict.theirs, taken })
  const props = { resource, conflict, lang, onTakeTheirs: form.takeTheirs, onKeepMine, onClose: form.closeConflict }
  return <LateDialog of={conflictDialog} props={props} />
}

interface FormActsProps extends Omit<SaveActsProps, 'save' | 'caller'> {
  readonly hindrance?: string | undefined
  readonly mainStep?: string | undefined
  /** What a step finds wrong is named above the fields. */
  readonly focusSummary: () => void
  /** Undefined where nothing is saved. */
  readonly save?: SaveActsProps['save']
}

/** At the foot of the form: what is kept or hinders, the steps of the record, and what saves it. */
function FormActs({ hindrance, mainStep, focusSummary, save, ...props }: FormActsProps) {
  const { resource, record, form, lang } = props
  const caller = useCaller()
  const isDirty = form.isDirty || form.isWaiting
  const onProblems = (problems: readonly Problem[]) => {
    form.showProblems(problems)
    focusSummary()
  }
  const [steps, dialog] = useSteps({ resource, record, isDirty, onProblems })
  const acts = [...steps, ...(save ? saveActs({ ...props, save, caller }) : [])]
  // What waits is there to be decided on, until somebody writes in it: then nothing but saving can be done.
  const word = record && wordOfState(resource, record)
  const first = mainStep ?? decisionsOf(resource).find(({ from, action }) => from === word && action === 'publish')?.action
  const main = acts.find(({ key, disabledReason }) => key === first && disabledReason === undefined) ?? (save && acts.at(-1))
  return (
    <div className="form-acts">
      <span className="text-muted">
        {hindrance ?? (form.isDirty ? draftTexts.say('keptInBrowser', lang) : '')}
        {record && form.isDirty && !hindrance && isEditorial(resource) && <SparePart of={nextAtSaving} props={{ resource, record }} />}
      </span>
      <span className="form-acts-end">
        <ActsRow acts={acts} main={main?.key} />
        {dialog}
      </span>
    </div>
  )
}

interface SaveActsProps {
  readonly resource: AnyResource
  readonly record: Row | undefined
  readonly form: ReturnType<typeof useForm>
  /** Why nothing can be saved now. */
  readonly reason?: string | undefined
  readonly save: (more?: Readonly<Record<string, unknown>>, moment?: Moment, how?: Saving) => Promise<void>
  readonly caller: Caller
  readonly lang: Lang
}

/** A new item of what is reviewed is kept as a draft or sent; everything else is saved, and an item of content published with it. */
function saveActs({ resource, record, form, reason, save, caller, lang }: SaveActsProps): Act[] {
  const pending = form.isSaving
  if (record || resource.publishing !== 'reviewed') {
    const own = { key: 'save', label: say('save', lang), disabledReason: reason, pending }
    if (!record || !isEditorial(resource)) return [own]
    const published = {
      key: 'saveAndPublish',
      label: publishTexts.say('saveAndPublish', lang),
      disabledReason: publishingHindranceOf(resource, record, caller, lang) ?? reason,
      pending,
      onAct: () => void save({}, 'submit', { by: 'SaveAndPublish' }),
    }
    return [published, own]
  }
  const sendReason = caller.can(stepPermission(resource, '.Submit')) ? reason : lacks(say('send', lang), resource.options.label, lang)
  return [
    {
      key: 'saveDraft',
      label: say('saveDraft', lang),
      disabledReason: reason,
      pending,
      onAct: () => void save({ isDraft: true }, 'save'),
    },
    { key: 'send', label: say('send', lang), disabledReason: sendReason, pending, onAct: () => void save({ isDraft: false }, 'submit') },
  ]
}

interface FormHeadProps {
  readonly resource: AnyResource
  readonly record: Row | undefined
  readonly level: 'h1' | 'h2'
  readonly beside: ReactNode
  readonly tools: ReactNode
  readonly lang: Lang
}

function FormHead({ resource, record, level: Heading, beside, tools, lang }: FormHeadProps) {
  const ofKind = useDesk().toolsOf(resource)
  return (
    <header className={beside === undefined ? 'form-head' : 'form-head form-head-said'}>
      <Heading className={record && beside !== undefined ? 'sr' : undefined}>
        {record ? <bdi>{titleOf(resource, record, lang)}</bdi> : newOne(resource.options.label, lang)}
      </Heading>
      {record && (
        <span className="form-head-state">
          <RecordStatus resource={resource} row={record} lang={lang} />
          {typeof record.currentVersion === 'number' && (
            <span className="text-muted">
              {say('version', lang)} <bdi>{record.currentVersion}</bdi>
            </span>
          )}
          <HistoryButton resource={resource} id={String(record.id)} />
          {tools}
          {ofKind && <SparePart of={ofKind} props={{ record }} />}
          {resource.publishing === 'reviewed' && <SparePart of={reviewTools} props={{ resource, record }} />}
        </span>
      )}
      {beside}
    </header>
  )
}

function DraftNotice({ form, lang }: { form: ReturnType<typeof useForm>; lang: Lang }) {
  return (
    <Notice lang={lang} tone="info">
      {draftTexts.say('draftFound', lang)}{' '}
      <Button look="plain" onClick={form.useDraft}>
        {draftTexts.say('useDraft', lang)}
      </Button>{' '}
      <Button look="plain" onClick={form.forgetDraft}>
        {draftTexts.say('dropDraft', lang)}
      </Button>
    </Notice>
  )
}
