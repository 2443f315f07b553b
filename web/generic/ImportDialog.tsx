import { useMutation } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { numberOf, pluralOf, type ImportDifference, type ImportFault, type ImportReport, type Lang } from '../../kernel/kernel.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { FileDrop } from '../ui/FileDrop.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useLang } from '../ui/LangProvider.tsx'
import { Notice } from '../ui/Notice.tsx'
import { toast } from '../ui/Toasts.tsx'
import { ApiError } from './api.ts'
import { messageOf } from './browserApi.ts'
import { sendFile } from './sendFile.ts'
import { addedCount, changedCount, faultyRowCount, sameCount, say } from './importTexts.ts'

const kinds = ['.xlsx', '.csv', '.json']

interface ImportDialogProps {
  readonly title: string
  /** The call that takes the file: `Lookup/Import`. */
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  /** What the columns are called, and what the file does and does not do. */
  readonly children: ReactNode
  /** Endings of files. */
  readonly accept?: readonly string[]
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Takes a file, says what it would change, and changes it when it is asked to: all of it or nothing. */
export function ImportDialog({ title, path, query = {}, children, accept = kinds, onDone, onClose }: ImportDialogProps) {
  const lang = useLang()
  const addressOf = (more: Readonly<Record<string, string>>) => `${path}?${new URLSearchParams({ ...query, ...more }).toString()}`
  const look = useMutation({ mutationFn: (file: File) => sendFile<ImportReport>(addressOf({ dryRun: 'true' }), file) })
  const send = useMutation({
    mutationFn: (file: File) => sendFile<ImportReport>(addressOf({}), file),
    onSuccess: ({ added, changed }) => {
      toast(`${say('done', lang)} ${counted(added, changed, lang)}`)
      onDone()
      onClose()
    },
  })
  const file = look.variables
  const report = look.data
  const failure = send.error ?? look.error
  const changes = report ? report.added + report.changed : 0
  const hindrance = hindranceOf(look.isPending, file, report, changes, failure, lang)
  return (
    <Dialog
      title={title}
      open
      wide
      onClose={onClose}
      acts={
        <>
          <Button look="act" pending={send.isPending} disabledReason={hindrance} onClick={() => file && send.mutate(file)}>
            {say('import', lang)}
          </Button>
          <Button onClick={onClose}>{say('close', lang)}</Button>
        </>
      }
    >
      <div className="import">
        <div className="prose-small">{children}</div>
        <FileDrop
          label={say('file', lang)}
          files={file ? [{ id: 'file', name: file.name, sizeKB: file.size / 1024, ...(look.isPending && { progress: 1 }) }] : []}
          accept={accept}
          onAdd={([chosen]) => {
            if (!chosen) return
            send.reset()
            look.mutate(chosen)
          }}
          onRemove={() => {
            send.reset()
            look.reset()
          }}
        />
        <div aria-live="polite">
          {failure && (
            <Notice lang={lang} tone="danger">
              {messageOf(failure, lang)}
            </Notice>
          )}
          {report && !failure && <Found report={report} lang={lang} />}
        </div>
        {faultsOf(report, send.error).length > 0 && <Faults faults={faultsOf(report, send.error)} lang={lang} />}
        {report && report.faults.length === 0 && report.differences.length > 0 && (
          <Differences differences={report.differences} total={changes} lang={lang} />
        )}
      </div>
    </Dialog>
  )
}

function hindranceOf(
  isLooking: boolean,
  file: File | undefined,
  report: ImportReport | undefined,
  changes: number,
  failure: Error | null,
  lang: Lang,
): string | undefined {
  if (!file) return say('chooseFirst', lang)
  if (isLooking) return say('looking', lang)
  if (failure || !report || report.faults.length > 0) return say('mendFirst', lang)
  return changes === 0 ? say('nothing', lang) : undefined
}

/** What stood in the way by the time the file was imported, else what the dry run said. */
function faultsOf(report: ImportReport | undefined, error: Error | null): readonly ImportFault[] {
  const details = error instanceof ApiError ? error.details : undefined
  return isReport(details) ? details.faults : (report?.faults ?? [])
}

function isReport(value: unknown): value is ImportReport {
  return typeof value === 'object' && value !== null && 'faults' in value && Array.isArray(value.faults)
}

function Found({ report, lang }: { report: ImportReport; lang: Lang }) {
  const { faultyRows, added, changed, unchanged } = report
  if (faultyRows > 0)
    return (
      <Notice lang={lang} tone="danger">
        {pluralOf(faultyRowCount, faultyRows, lang)}
      </Notice>
    )
  return (
    <Notice lang={lang} tone={added + changed > 0 ? 'info' : 'ok'}>
      {added + changed > 0 ? counted(added, changed, lang) : say('nothing', lang)}
      {unchanged > 0 && added + changed > 0 && <> {pluralOf(sameCount, unchanged, lang)}</>}
    </Notice>
  )
}

function Faults({ faults, lang }: { faults: readonly ImportFault[]; lang: Lang }) {
  return (
    <ul className="import-list">
      {faults.map(({ row, title, message }, index) => (
        <li key={index} className="import-fault">
          <Icon of={CircleAlert} small />
          <span>
            <RowName row={row} title={title} lang={lang} /> {message}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Differences({ differences, total, lang }: { differences: readonly ImportDifference[]; total: number; lang: Lang }) {
  return (
    <>
      <ul className="import-list">
        {differences.map(({ row, title, isNew, changes }, index) => (
          <li key={index}>
            <span className="import-row">
              <RowName row={row} title={title} lang={lang} />
              <span className="import-kind">{say(isNew ? 'added' : 'changed', lang)}</span>
            </span>
            <dl className="import-changes">
              {changes.map(({ label, before, after }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    {!isNew && (
                      <>
                        <del>
                          <bdi>{before || '—'}</bdi>
                        </del>{' '}
                      </>
                    )}
                    <ins>
                      <bdi>{after || '—'}</bdi>
                    </ins>
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      {total > differences.length && <p className="text-muted">{say('more', lang, { n: numberOf(total - differences.length, lang) })}</p>}
    </>
  )
}

function RowName({ row, title, lang }: { row: number | null; title: string; lang: Lang }) {
  return (
    <span className="import-name">
      {row !== null && `${say('row', lang)} ${numberOf(row, lang)}`}
      {title !== '' && (
        <>
          {row !== null && ' · '}
          <bdi>{title}</bdi>
        </>
      )}
    </span>
  )
}

function counted(added: number, changed: number, lang: Lang): string {
  const parts = [added > 0 && pluralOf(addedCount, added, lang), changed > 0 && pluralOf(changedCount, changed, lang)].filter(
    part => part !== false,
  )
  return `${parts.join(lang === 'ar' ? '، ' : ', ')}.`
}
