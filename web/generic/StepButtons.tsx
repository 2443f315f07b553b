import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  callName,
  callsOf,
  dateAndTime,
  inLang,
  isEditorial,
  problemsOfFields,
  stepCalls,
  stepPermission,
  stepsFrom,
  type AnyResource,
  type Caller,
  type Fields,
  type Lang,
  type NextStep,
  type Problem,
} from '../../kernel/kernel.ts'
import { asText } from '../fields/editor.ts'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { useLang } from '../ui/LangProvider.tsx'
import { Notice } from '../ui/Notice.tsx'
import { toast } from '../ui/Toasts.tsx'
import { ApiError } from './api.ts'
import { browserApi, messageOf } from './browserApi.ts'
import { useCaller } from './caller.ts'
import { publishHint } from './publishTexts.ts'
import { isAllowed, wordOfState, type Row } from './record.ts'
import { StepInputs } from './StepInputs.tsx'
import { lacks, say, type GenericWord } from './texts.ts'
import { deskClock, deskZone } from './zone.ts'

interface StepButtonsProps {
  readonly resource: AnyResource
  readonly record: Row
  /** While something is typed and not saved no step is taken: it would decide on what nobody has seen. */
  readonly isDirty: boolean
  readonly onProblems: (problems: readonly Problem[]) => void
}

interface Step {
  readonly action: string
  readonly label: string
  readonly permission: string
}
const told: Readonly<Record<string, GenericWord>> = {
  submit: 'sent',
  cancelPublish: 'unpublished',
  reject: 'rejected',
  recall: 'recalled',
  feature: 'featured',
  unfeature: 'unfeatured',
}
const destructive = new Set(['reject', 'cancelPublish', 'return', 'reopen'])

/** What may be done with the record in its state; without the permission the button is there and says why it does nothing. */
export function StepButtons({ resource, record, isDirty, onProblems }: StepButtonsProps) {
  const lang = useLang()
  const caller = useCaller()
  const [asking, setAsking] = useState<Step>()
  return (
    <>
      {stepsOf(resource, record, caller, lang).map(step => {
        const lacking = caller.can(step.permission) ? undefined : lacks(step.label, resource.options.label, lang)
        const hindrance = lacking ?? stateHindrance(step, record, isDirty, lang)
        return (
          <Button
            key={step.action}
            look={destructive.has(step.action) ? 'danger' : 'quiet'}
            disabledReason={hindrance}
            onClick={() => setAsking(step)}
          >
            {step.label}
          </Button>
        )
      })}
      {asking && (
        <StepDialog resource={resource} record={record} step={asking} onClose={() => setAsking(undefined)} onProblems={onProblems} />
      )}
    </>
  )
}

function stateHindrance({ action }: Step, record: Row, isDirty: boolean, lang: Lang): string | undefined {
  if (!isAllowed(record, action)) return (action === 'publish' && asText(record.unpublishable)) || say('notYours', lang)
  return isDirty ? say('unsavedTitle', lang) : undefined
}

/** The steps of the state; of a switched record whether citizens see it. */
function stepsOf(resource: AnyResource, record: Row, caller: Caller, lang: Lang): Step[] {
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
    .filter(step => labels.has(step.action) && applies(resource, step, word, record, caller))
    .map(({ action, permission }) => ({ action, permission, label: inLang(labels.get(action) ?? [action, action], lang) }))
}

/**
 * Of reviewed content a draft is only sent; what withdraws acts on what is public, and of what staff write what leaves the state as it is too:
 * a visitor is asked for more before he is published. Its sender alone takes an item back.
 */
function applies(resource: AnyResource, { action, to }: NextStep, word: string, record: Row, { userId }: Caller): boolean {
  if (record.isDraft === undefined) return true
  const isPublic = typeof record.liveVersion === 'number'
  if (record.isDraft === true) return action === 'submit' || (action === 'cancelPublish' && isPublic)
  if (action === 'submit') return false
  if (action === 'recall') return userId !== undefined && [record.creator, record.lastModifier].includes(userId)
  if (action === 'feature') return isPublic && record.isFeatured !== true
  if (action === 'unfeature') return record.isFeatured === true
  if (action === 'cancelPublish') return isPublic
  return to !== word || isPublic || !isEditorial(resource)
}

/** What is said when something was published: of what waits for a time to come, that time. */
export function publishedAs({ publishAt }: Row, lang: Lang): string {
  if (typeof publishAt !== 'string' || Date.parse(publishAt) <= Date.now()) return say('published', lang)
  return say('scheduledFor', lang, { at: dateAndTime(publishAt, deskZone(), lang) })
}

/** What is said when a step has been taken. */
function saidOf({ action, label }: Step, resource: AnyResource, answer: Row, lang: Lang): string {
  if (action === 'publish' && resource.publishing !== undefined) return publishedAs(answer, lang)
  const word = resource.publishing === undefined ? undefined : told[action]
  return word ? say(word, lang) : `${say('done', lang)}: ${label}`
}

/** The times of a publication are those that its author has wished, until whoever decides says others. */
function firstValues(resource: AnyResource, { action }: Step, fields: Fields, record: Row): Readonly<Record<string, unknown>> {
  if (action !== 'publish' || resource.publishing !== 'reviewed') return {}
  return Object.fromEntries(Object.keys(fields).flatMap(key => (record[key] == null ? [] : [[key, record[key]]])))
}

function StepDialog({
  resource,
  record,
  step,
  onClose,
  onProblems,
}: Omit<StepButtonsProps, 'isDirty'> & { step: Step; onClose: () => void }) {
  const lang = useLang()
  const queries = useQueryClient()
  // Whether he confirms it is asked only where the server wants to hear it twice.
  const { confirmed: _, ...fields } = { ...resource.options.stepInput?.[step.action] }
  const [values, setValues] = useState(() => firstValues(resource, step, fields, record))
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [failure, setFailure] = useState<string>()
  const [question, setQuestion] = useState<string>()
  const take = useMutation({
    mutationFn: () =>
      browserApi.send<Row>('PUT', `${callsOf(resource)}/${callName(step.action)}/${String(record.id)}`, {
        ...values,
        ...(question !== undefined && { confirmed: true }),
        ...(resource.publishing !== 'switched' && { concurrencyStamp: record.concurrencyStamp }),
      }),
    onSuccess: async answer => {
      queries.setQueryData(['record', resource.name, String(record.id)], answer)
      await queries.invalidateQueries({ queryKey: ['list', resource.name] })
      toast(saidOf(step, resource, answer, lang))
      onClose()
    },
    onError: error => {
      if (error instanceof ApiError && error.validationErrors.length > 0) {
        const found = error.validationErrors.flatMap(({ members, message, rule }) =>
          members.map(at => ({ at, rule, sentence: { ar: message, en: message } })),
        )
        // What was asked here is told here; else they stand at the fields of the form, and the question is over.
        if (found.every(({ at }) => at in fields)) return setProblems(found)
        onClose()
        return onProblems(found)
      }
      if (error instanceof ApiError && error.code === 'confirmationNeeded') {
        setQuestion(messageOf(error, lang))
        return
      }
      setFailure(messageOf(error, lang))
      if (error instanceof ApiError && error.status === 409)
        void queries.invalidateQueries({ queryKey: ['record', resource.name, String(record.id)] })
    },
  })
  const update = (key: string, change: (known: unknown) => unknown) => setValues(known => ({ ...known, [key]: change(known[key] ?? null) }))
  const confirm = () => {
    const found = problemsOfFields(fields, values, 'submit', deskClock)
    setProblems(found)
    if (found.length === 0) take.mutate()
  }
  return (
    <ConfirmDialog
      title={step.label}
      open
      onClose={onClose}
      onConfirm={confirm}
      confirm={question === undefined ? step.label : `${say('confirm', lang)}: ${step.label}`}
      destructive={question !== undefined || destructive.has(step.action)}
      pending={take.isPending}
    >
      <div className="grid gap-5">
        {question !== undefined && (
          <Notice tone="warn" lang={lang} live="assertive">
            {question}
          </Notice>
        )}
        <StepInputs
          resource={resource}
          fields={fields}
          values={values}
          problems={problems}
          hintOf={step.action === 'publish' ? key => publishHint(key, record.hideAfterExpiry === true, lang) : undefined}
          onUpdate={update}
        />
        {failure && (
          <p className="field-error" role="alert">
            {failure}
          </p>
        )}
      </div>
    </ConfirmDialog>
  )
}
