import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  callName,
  callsOf,
  columnsOf,
  dateAndTime,
  problemsOfFields,
  type AnyResource,
  type Fields,
  type Lang,
  type Problem,
} from '../../kernel/kernel.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { useLang } from '../ui/LangProvider.tsx'
import { Notice } from '../ui/Notice.tsx'
import { toast } from '../ui/Toasts.tsx'
import { ApiError } from './api.ts'
import { browserApi, messageOf } from './browserApi.ts'
import { isObject } from './kept.ts'
import { publishHint } from './publishTexts.ts'
import type { Row } from './record.ts'
import { StepInputs } from './StepInputs.tsx'
import { destructive, publishedAs, type Step } from './steps.ts'
import { stepTexts } from './stepTexts.ts'
import { say } from './texts.ts'
import { useFirstProblem } from './useFirstProblem.ts'
import { deskClock, deskZone } from './zone.ts'

const doneSaid = (label: string, lang: Lang, at?: string) =>
  `${say('done', lang)}: ${label}${at === undefined ? '' : ` (${dateAndTime(at, deskZone(), lang)})`}`

/** What is said when a step has been taken. @param at the time that it has set */
function saidOf({ action, label }: Step, resource: AnyResource, answer: Row, lang: Lang, at: string | undefined): string {
  if (setsTimes(action) && resource.publishing !== undefined) return publishedAs(answer, lang)
  if (resource.publishing === undefined) return doneSaid(label, lang)
  if (action === 'submit') return say('sent', lang)
  const ofEdit = typeof answer.liveVersion === 'number' ? stepTexts.find(`${action}Edit`, lang) : undefined
  return ofEdit ?? stepTexts.find(action, lang) ?? doneSaid(label, lang, at)
}

/**
 * What stands in the fields at first: of a publication the times that its author has wished, until whoever decides says others; of a time that the
 * step moves the present one, so that its hour stays where only the day is written.
 */
function firstValues(resource: AnyResource, { action }: Step, fields: Fields, record: Row): Readonly<Record<string, unknown>> {
  if (resource.publishing !== 'reviewed') return {}
  const known = setsTimes(action) ? Object.keys(fields) : movedTimes(fields)
  return Object.fromEntries(known.flatMap(key => (record[key] == null ? [] : [[key, record[key]]])))
}

/** Does a step say when an item is published and when it is over? */
function setsTimes(action: string): boolean {
  return action === 'publish' || action === 'reschedule'
}

/** The times that a step cannot do without. */
function movedTimes(fields: Fields): string[] {
  return columnsOf(fields).flatMap(({ name, field, need }) => (field.kind === 'dateTime' && need !== 'never' ? [name] : []))
}

interface StepDialogProps {
  readonly resource: AnyResource
  readonly record: Row
  readonly step: Step
  readonly onClose: () => void
  /** Of a form: what is wrong stands at its fields. Without one it is said here. */
  readonly onProblems?: (problems: readonly Problem[]) => void
}

/** Asks for what a step needs, and takes it. */
export function StepDialog({ resource, record, step, onClose, onProblems }: StepDialogProps) {
  const lang = useLang()
  const queries = useQueryClient()
  // Whether he confirms it is asked only where the server wants to hear it twice.
  const { confirmed: _, ...fields } = { ...resource.options.stepInput?.[step.action] }
  const [values, setValues] = useState(() => firstValues(resource, step, fields, record))
  // What its reader saw when he decided: what a colleague has made of it since, he has not.
  const [{ concurrencyStamp }] = useState(record)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [failure, setFailure] = useState<string>()
  const [question, setQuestion] = useState<string>()
  useFirstProblem(problems)
  const take = useMutation({
    mutationFn: () =>
      browserApi.send<Row>('PUT', `${callsOf(resource)}/${callName(step.action)}/${String(record.id)}`, {
        ...values,
        ...(question !== undefined && { confirmed: true }),
        concurrencyStamp,
      }),
    onSuccess: async answer => {
      queries.setQueryData(['record', resource.name, String(record.id)], answer)
      await queries.invalidateQueries({ queryKey: ['list', resource.name] })
      const [moved] = movedTimes(fields)
      toast(saidOf(step, resource, answer, lang, moved === undefined ? undefined : String(values[moved])))
      onClose()
    },
    onError: error => {
      if (error instanceof ApiError && error.validationErrors.length > 0) {
        const found = error.problems()
        // What the step asks for is corrected where it is asked.
        if (found.length > 0 && found.every(({ at }) => columnsOf(fields).some(({ name }) => name === at))) return setProblems(found)
        if (onProblems) {
          // They stand at the fields of the form; the question is over.
          onClose()
          onProblems(found)
          return
        }
      }
      if (error instanceof ApiError && error.code === 'confirmationNeeded') {
        setQuestion(messageOf(error, lang))
        return
      }
      setFailure(saidBy(error, lang))
      if (!(error instanceof ApiError) || error.status !== 409) return
      void queries.invalidateQueries({ queryKey: ['record', resource.name, String(record.id)] })
      void queries.invalidateQueries({ queryKey: ['list', resource.name] })
    },
  })
  const update = (key: string, change: (known: unknown) => unknown) => {
    // What is on its way is answered as it was sent.
    if (take.isPending) return
    setValues(known => ({ ...known, [key]: change(known[key] ?? null) }))
    // What was asked, was asked of what was written.
    setQuestion(undefined)
  }
  const confirm = () => {
    const found = problemsOfFields(fields, values, 'submit', deskClock)
    setProblems(found)
    if (found.length === 0) take.mutate()
  }
  return (
    <ConfirmDialog
      title={step.label}
      open
      // What is on its way may be refused, and is to be read then.
      onClose={() => take.isPending || onClose()}
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
          record={record}
          problems={problems}
          onlyOf={key => offerOf(record, step, key)?.values}
          hintOf={key =>
            setsTimes(step.action) ? publishHint(key, record.hideAfterExpiry === true, lang) : offerOf(record, step, key)?.why
          }
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

/** Why it was refused: each thing that is wrong, where several are. */
function saidBy(error: unknown, lang: Lang): string {
  const problems = error instanceof ApiError ? error.validationErrors.map(({ message }) => message) : []
  return problems.length > 0 ? problems.join(' · ') : messageOf(error, lang)
}

/** What a step takes now in a field that is chosen from a list, as the server tells it with the record. */
interface Offer {
  readonly values: readonly unknown[]
  /** Why it takes no others. */
  readonly why: string | undefined
}

/** What may be chosen in a field of a step; undefined: the whole list. */
function offerOf({ offered }: Row, { action }: Step, key: string): Offer | undefined {
  const fields = isObject(offered) ? offered[action] : undefined
  const offer = isObject(fields) ? fields[key] : undefined
  if (!isObject(offer) || !Array.isArray(offer.values)) return undefined
  return { values: offer.values, why: typeof offer.why === 'string' ? offer.why : undefined }
}
