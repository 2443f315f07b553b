import type { AnyResource } from '../../kernel/kernel.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { StepDialog } from './StepDialog.tsx'
import type { Row } from './record.ts'
import type { Step } from './steps.ts'
import { useRecord } from './useRecord.tsx'
import { VersionsDialog } from './VersionsDialog.tsx'

interface RowStepProps {
  readonly resource: AnyResource
  readonly row: Row
  readonly step: Step
  readonly onClose: () => void
}

/** A step from a row of a list, as the form takes it: on what the reader saw in the row, and on nothing that somebody has made of it since. */
export function RowStep({ resource, row, step, onClose }: RowStepProps) {
  const { record, failure } = useRecord(resource, String(row.id))
  if (failure)
    return (
      <Dialog title={step.label} open onClose={onClose}>
        {failure}
      </Dialog>
    )
  if (!record) return null
  return <StepDialog resource={resource} record={{ ...record, concurrencyStamp: row.concurrencyStamp }} step={step} onClose={onClose} />
}

interface RowVersionsProps {
  readonly resource: AnyResource
  readonly row: Row
  readonly mayRestore: boolean
  readonly onClose: () => void
}

/** The versions of a row's record, as its form shows them: what was written at its rejection stands in the record alone. */
export function RowVersions({ resource, row, mayRestore, onClose }: RowVersionsProps) {
  const { record } = useRecord(resource, String(row.id))
  return (
    <VersionsDialog
      resource={resource}
      id={String(row.id)}
      mayRestore={mayRestore}
      liveVersion={typeof row.liveVersion === 'number' ? row.liveVersion : undefined}
      rejection={typeof record?.rejectionNote === 'string' ? record.rejectionNote : undefined}
      isOfChange={false}
      // Content that staff write: what visitors send has no such rows.
      isSent={false}
      onClose={onClose}
    />
  )
}
