import { useState, type ReactNode } from 'react'
import type { AnyResource, Lang, Problem } from '../../kernel/kernel.ts'
import { asText } from '../fields/editor.ts'
import { useLang } from '../ui/LangProvider.tsx'
import { LateDialog, nearOf } from '../ui/LateDialog.ts'
import { later } from '../ui/later.ts'
import { ActsRow, type Act } from './ActsRow.tsx'
import { useCaller } from './caller.ts'
import { isAllowed, type Row } from './record.ts'
import { destructive, stepsOf, type Step } from './steps.ts'
import { lacks, say } from './texts.ts'

const stepDialog = later(() => import('./StepDialog.tsx').then(file => file.StepDialog))

interface StepsProps {
  readonly resource: AnyResource
  readonly record: Row
  readonly onProblems: (problems: readonly Problem[]) => void
}

/** What may be done with the record in its state; without the permission the button is there and says why it does nothing. */
export function StepButtons(props: StepsProps) {
  const [acts, dialog] = useSteps({ ...props, isDirty: false })
  return (
    <>
      <ActsRow acts={acts} main={undefined} />
      {dialog}
    </>
  )
}

interface UsedSteps extends Omit<StepsProps, 'record'> {
  /** A new one has no steps. */
  readonly record: Row | undefined
  /** While something is typed and not saved no step is taken: it would decide on what nobody has seen. */
  readonly isDirty: boolean
}

/** The steps of the record's state as acts, and what is asked when one is taken. */
export function useSteps({ resource, record, isDirty, onProblems }: UsedSteps): [acts: Act[], dialog: ReactNode] {
  const lang = useLang()
  const caller = useCaller()
  const [step, setAsking] = useState<Step>()
  if (!record) return [[], undefined]
  const acts = stepsOf(resource, record, lang).map(step => ({
    key: step.action,
    label: step.label,
    danger: destructive.has(step.action),
    disabledReason: caller.can(step.permission)
      ? stateHindrance(step, record, isDirty, lang)
      : lacks(step.label, resource.options.label, lang),
    near: nearOf(stepDialog),
    onAct: () => setAsking(step),
  }))
  const onClose = () => setAsking(undefined)
  return [acts, step && <LateDialog of={stepDialog} props={{ resource, record, step, onClose, onProblems }} />]
}

function stateHindrance({ action }: Step, record: Row, isDirty: boolean, lang: Lang): string | undefined {
  if (!isAllowed(record, action)) return (action === 'publish' && asText(record.unpublishable)) || say('notYours', lang)
  return isDirty ? say('unsavedTitle', lang) : undefined
}
