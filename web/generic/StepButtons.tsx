import { useState } from 'react'
import type { AnyResource, Lang, Problem } from '../../kernel/kernel.ts'
import { asText } from '../fields/editor.ts'
import { Button } from '../ui/Button.tsx'
import { useLang } from '../ui/LangProvider.tsx'
import { LateDialog, nearOf } from '../ui/LateDialog.ts'
import { later } from '../ui/later.ts'
import { useCaller } from './caller.ts'
import { isAllowed, type Row } from './record.ts'
import { destructive, stepsOf, type Step } from './steps.ts'
import { lacks, say } from './texts.ts'

const stepDialog = later(() => import('./StepDialog.tsx').then(file => file.StepDialog))

interface StepButtonsProps {
  readonly resource: AnyResource
  readonly record: Row
  /** While something is typed and not saved no step is taken: it would decide on what nobody has seen. */
  readonly isDirty: boolean
  /** The step that stands out; undefined: none does. */
  readonly main?: string | undefined
  readonly onProblems: (problems: readonly Problem[]) => void
}

/** What may be done with the record in its state; without the permission the button is there and says why it does nothing. */
export function StepButtons({ resource, record, isDirty, main, onProblems }: StepButtonsProps) {
  const lang = useLang()
  const caller = useCaller()
  const [asking, setAsking] = useState<Step>()
  return (
    <>
      {stepsOf(resource, record, lang).map(step => {
        const lacking = caller.can(step.permission) ? undefined : lacks(step.label, resource.options.label, lang)
        const hindrance = lacking ?? stateHindrance(step, record, isDirty, lang)
        return (
          <Button
            key={step.action}
            look={destructive.has(step.action) ? 'danger' : step.action === main ? 'act' : 'quiet'}
            disabledReason={hindrance}
            {...nearOf(stepDialog)}
            onClick={() => setAsking(step)}
          >
            {step.label}
          </Button>
        )
      })}
      {asking && <LateDialog of={stepDialog} props={{ resource, record, step: asking, onClose: () => setAsking(undefined), onProblems }} />}
    </>
  )
}

function stateHindrance({ action }: Step, record: Row, isDirty: boolean, lang: Lang): string | undefined {
  if (!isAllowed(record, action)) return (action === 'publish' && asText(record.unpublishable)) || say('notYours', lang)
  return isDirty ? say('unsavedTitle', lang) : undefined
}
