import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  callName,
  callsOf,
  inLang,
  mostInOneAct,
  pluralOf,
  problemsOfFields,
  stepCalls,
  type AnyResource,
  type Fields,
  type MassAnswer,
  type Problem,
} from '../../kernel/kernel.ts'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { useLang } from '../ui/LangProvider.tsx'
import { toast } from '../ui/Toasts.tsx'
import { browserApi, messageOf } from './browserApi.ts'
import { massTexts } from './massTexts.ts'
import { publishManyHint } from './publishTexts.ts'
import { titleIn, titleOf, type Row } from './record.ts'
import { StepInputs } from './StepInputs.tsx'
import { recordCount } from './texts.ts'
import { useFirstProblem } from './useFirstProblem.ts'
import { deskClock } from './zone.ts'

interface MassBarProps {
  readonly resource: AnyResource
  /** Those that are chosen. */
  readonly rows: readonly Row[]
  /** The steps that the reader may take. */
  readonly actions: readonly string[]
  readonly onChoose: (ids: ReadonlySet<string>) => void
}

const destructive = new Set(['reject', 'cancelPublish'])

/** What may be done with the chosen records of a list. */
export function MassBar({ resource, rows, actions, onChoose }: MassBarProps) {
  const lang = useLang()
  const words = massTexts.in(lang)
  const [asked, setAsked] = useState<{ readonly action: string; readonly rows: readonly Row[] }>()
  const [answer, setAnswer] = useState<{ readonly label: string; readonly said: MassAnswer; readonly rows: readonly Row[] }>()
  const tooMany = rows.length > mostInOneAct ? massTexts.say('tooMany', lang, { most: String(mostInOneAct) }) : undefined
  const labels = new Map(stepCalls(resource).map(({ action, label }) => [action, inLang(label, lang)]))
  const labelOf = (action: string) => labels.get(action) ?? action
  return (
    <fieldset className="mass-bar" aria-label={words.acts}>
      <output>{massTexts.say('chosen', lang, { count: pluralOf(recordCount, rows.length, lang) })}</output>
      {actions.map(action => (
        <Button
          key={action}
          look={destructive.has(action) ? 'danger' : 'quiet'}
          disabledReason={tooMany}
          onClick={() => setAsked({ action, rows })}
        >
          {labelOf(action)}
        </Button>
      ))}
      <Button look="plain" onClick={() => onChoose(new Set())}>
        {words.clear}
      </Button>
      {asked && (
        <MassDialog
          resource={resource}
          action={asked.action}
          label={labelOf(asked.action)}
          rows={asked.rows}
          onClose={() => setAsked(undefined)}
          onAnswer={said => {
            setAsked(undefined)
            if (said.refused.length === 0) onChoose(new Set())
            else setAnswer({ label: labelOf(asked.action), said, rows: asked.rows })
          }}
        />
      )}
      {answer && (
        <Refusals
          {...answer}
          resource={resource}
          onClose={() => {
            setAnswer(undefined)
            onChoose(new Set(answer.said.refused.map(({ id }) => id)))
          }}
        />
      )}
    </fieldset>
  )
}

interface MassDialogProps {
  readonly resource: AnyResource
  readonly action: string
  readonly label: string
  readonly rows: readonly Row[]
  readonly onClose: () => void
  readonly onAnswer: (answer: MassAnswer) => void
}

/** Asks for what the step needs, once for all of them. */
function MassDialog({ resource, action, label, rows, onClose, onAnswer }: MassDialogProps) {
  const lang = useLang()
  const queries = useQueryClient()
  // What the server wants to hear twice it asks of each record by itself: such a one is refused here, and named.
  const { confirmed: _, ...fields }: Fields = resource.options.stepInput?.[action] ?? {}
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>({})
  const [problems, setProblems] = useState<readonly Problem[]>([])
  useFirstProblem(problems)
  const take = useMutation({
    mutationFn: () =>
      browserApi.send<MassAnswer>('PUT', `${callsOf(resource)}/${callName(action)}Many`, {
        ids: rows.map(row => String(row.id)),
        // What somebody else has changed meanwhile nobody has read here.
        stamps: rows.map(row => row.concurrencyStamp),
        // What was emptied again says nothing: each has its own.
        ...Object.fromEntries(Object.entries(values).filter(([, value]) => value != null)),
      }),
    onSuccess: async answer => {
      await Promise.all(['list', 'record'].map(kind => queries.invalidateQueries({ queryKey: [kind, resource.name] })))
      const count = pluralOf(recordCount, answer.done.length, lang)
      if (answer.done.length > 0) toast(massTexts.say('done', lang, { act: label, count }))
      onAnswer(answer)
    },
  })
  const confirm = () => {
    const found = problemsOfFields(fields, values, 'submit', deskClock)
    setProblems(found)
    if (found.length === 0) take.mutate()
  }
  const update = (key: string, change: (known: unknown) => unknown) => setValues(known => ({ ...known, [key]: change(known[key] ?? null) }))
  return (
    <ConfirmDialog
      title={`${label}: ${pluralOf(recordCount, rows.length, lang)}`}
      open
      onClose={onClose}
      onConfirm={confirm}
      confirm={label}
      destructive={destructive.has(action)}
      pending={take.isPending}
    >
      <div className="grid gap-5">
        <ul className="mass-rows">
          {rows.map(row => (
            <li key={String(row.id)}>
              <bdi lang={titleIn(resource, row, lang)?.lang}>{titleOf(resource, row, lang)}</bdi>
            </li>
          ))}
        </ul>
        <StepInputs
          resource={resource}
          fields={fields}
          values={values}
          problems={problems}
          hintOf={action === 'publish' ? key => publishManyHint(key, lang) : undefined}
          onUpdate={update}
        />
        {take.error && (
          <p className="field-error" role="alert">
            {messageOf(take.error, lang)}
          </p>
        )}
      </div>
    </ConfirmDialog>
  )
}

interface RefusalsProps {
  readonly resource: AnyResource
  readonly label: string
  readonly said: MassAnswer
  readonly rows: readonly Row[]
  readonly onClose: () => void
}

/** On which records the step was not taken, and why: each is named. */
function Refusals({ resource, label, said, rows, onClose }: RefusalsProps) {
  const lang = useLang()
  const words = massTexts.in(lang)
  return (
    <Dialog title={label} open onClose={onClose}>
      {said.done.length > 0 && <p>{massTexts.say('done', lang, { act: label, count: pluralOf(recordCount, said.done.length, lang) })}</p>}
      <p className="font-semibold" role="alert">
        {words.refused}
      </p>
      <ul className="mass-refused">
        {said.refused.map(({ id, message }) => {
          const row = rows.find(candidate => String(candidate.id) === id)
          return (
            <li key={id}>
              <b>
                <bdi lang={row && titleIn(resource, row, lang)?.lang}>{row ? titleOf(resource, row, lang) : id}</bdi>
              </b>
              <span>{message}</span>
            </li>
          )
        })}
      </ul>
      <p>
        <Button onClick={onClose}>{words.close}</Button>
      </p>
    </Dialog>
  )
}
