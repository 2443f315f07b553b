import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import {
  callsOf,
  columnsOf,
  inLang,
  isPersonal,
  type AnyResource,
  type Lang,
  type VersionContent,
  type VersionLine,
} from '../../kernel/kernel.ts'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { useLang } from '../ui/LangProvider.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { toast } from '../ui/Toasts.tsx'
import { browserApi, messageOf } from './browserApi.ts'
import { LoadFailed } from './LoadFailed.tsx'
import { Moment } from './Moment.tsx'
import type { Row } from './record.ts'
import { lacks, say } from './texts.ts'
import { VersionDifference } from './VersionDifference.tsx'
import { versionTexts } from './versionTexts.ts'
import { isWritable } from './written.ts'

interface VersionsDialogProps {
  readonly resource: AnyResource
  readonly id: string
  /** Undefined: nobody brings an old one back. */
  readonly mayRestore: boolean | undefined
  readonly liveVersion: number | undefined
  /** What was written when it was rejected last. */
  readonly rejection: string | undefined
  /** What the newest one has changed is shown at once. */
  readonly isOfChange: boolean
  /** A visitor has sent it: what nobody of the staff has saved is his. */
  readonly isSent: boolean
  readonly onClose: () => void
}

/** What a record was at each save: who saved it, what he changed, and the way back to it. */
export function VersionsDialog({ resource, id, mayRestore, liveVersion, rejection, isOfChange, isSent, onClose }: VersionsDialogProps) {
  const lang = useLang()
  const words = versionTexts.in(lang)
  const [restoring, setRestoring] = useState<Restoring>()
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['versions', resource.name, id],
    queryFn: async () => {
      // Read before them: what a colleague saves between the two is a conflict, too.
      const { concurrencyStamp } = await browserApi.get<Row>(`${callsOf(resource)}/Get/${id}`)
      const { items } = await browserApi.get<{ items: readonly VersionLine[] }>(`${callsOf(resource)}/GetVersions/${id}`)
      return { items, stamp: concurrencyStamp }
    },
    // What the list holds is old as soon as somebody saves.
    staleTime: 0,
  })
  const newest = data?.items[0]?.number
  return (
    <Dialog title={words.versions} open wide onClose={onClose} acts={<Button onClick={onClose}>{say('back', lang)}</Button>}>
      {rejection !== undefined && (
        <Notice tone="warn" lang={lang}>
          <b>{words.rejected}</b> <bdi>{rejection}</bdi>
        </Notice>
      )}
      {isPending && <Skeleton lang={lang} lines={4} />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <EmptyState title={words.none} />}
      <ol className="versions">
        {data?.items.map(version => (
          <Version
            key={version.number}
            resource={resource}
            id={id}
            version={version}
            writer={version.savedBy ?? (isSent ? words.visitor : words.system)}
            isOpen={isOfChange && version.number === newest}
            marks={[version.number === newest && words.present, version.number === liveVersion && words.public]}
          >
            {version.number !== newest && mayRestore !== undefined && (
              <Button
                disabledReason={mayRestore ? undefined : lacks(words.restore, resource.options.label, lang)}
                onClick={() => setRestoring({ number: version.number, stamp: data.stamp })}
              >
                {words.restore}
              </Button>
            )}
          </Version>
        ))}
      </ol>
      {restoring !== undefined && (
        <RestoreDialog resource={resource} id={id} restoring={restoring} onClose={() => setRestoring(undefined)} onDone={onClose} />
      )}
    </Dialog>
  )
}

/** What is to be brought back, over what was the newest when its reader decided so. */
interface Restoring {
  readonly number: number
  readonly stamp: unknown
}

interface VersionProps {
  readonly resource: AnyResource
  readonly id: string
  readonly version: VersionLine
  /** Whose words it is in. */
  readonly writer: string
  /** Its changes are shown from the beginning. */
  readonly isOpen: boolean
  readonly marks: readonly (string | false)[]
  readonly children: ReactNode
}

function Version({ resource, id, version, writer, isOpen, marks, children }: VersionProps) {
  const lang = useLang()
  const words = versionTexts.in(lang)
  const [isCompared, setCompared] = useState(isOpen)
  const said = marks.filter(Boolean).join(lang === 'ar' ? '، ' : ', ')
  return (
    <li>
      <div className="version-line">
        <div>
          <b>{versionTexts.say('number', lang, { number: String(version.number) })}</b>{' '}
          {said !== '' && <span className="text-muted">({said})</span>}
          <p className="text-muted">
            {writer} · <Moment at={version.savedAt} lang={lang} />
          </p>
          {version.changed.length > 0 && (
            <p>
              {versionTexts.say('changed', lang, { fields: fieldsIn(resource, version.changed, lang) })}
              {languagesIn(version.changed, lang) !== '' && (
                <span className="text-muted">
                  {' '}
                  · {versionTexts.say('languages', lang, { languages: languagesIn(version.changed, lang) })}
                </span>
              )}
            </p>
          )}
        </div>
        <span className="version-acts">
          <Button look="plain" aria-expanded={isCompared} onClick={() => setCompared(!isCompared)}>
            {isCompared ? words.hide : words.compare}
          </Button>
          {children}
        </span>
      </div>
      {isCompared && <VersionDifference resource={resource} id={id} version={version} />}
    </li>
  )
}

interface RestoreDialogProps {
  readonly resource: AnyResource
  readonly id: string
  readonly restoring: Restoring
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Nothing is lost by it, but what stands in the form is replaced: so it asks, once it is known what would stay as it is. */
function RestoreDialog({ resource, id, restoring: { number, stamp }, onClose, onDone }: RestoreDialogProps) {
  const lang = useLang()
  const queries = useQueryClient()
  const path = callsOf(resource)
  const { data, isFetching, error, refetch } = useQuery({
    queryKey: ['version', resource.name, id, number],
    queryFn: () => browserApi.get<VersionContent>(`${path}/GetVersion/${id}/${number}`),
  })
  const absent = data ? fieldsIn(resource, absentIn(resource, data.content), lang) : ''
  const restore = useMutation({
    mutationFn: () => browserApi.send('PUT', `${path}/Restore/${id}/${number}`, { concurrencyStamp: stamp }),
    onSuccess: async () => {
      await queries.invalidateQueries()
      toast(versionTexts.say('restored', lang, { number: String(number) }))
      onClose()
      onDone()
    },
  })
  return (
    <ConfirmDialog
      title={versionTexts.say('number', lang, { number: String(number) })}
      open
      destructive={false}
      onClose={onClose}
      onConfirm={() => (data ? restore.mutate() : void refetch())}
      confirm={versionTexts.say('restore', lang)}
      pending={restore.isPending || isFetching}
    >
      <p>{versionTexts.say('restoreAsk', lang, { number: String(number) })}</p>
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {absent !== '' && <p>{versionTexts.say('restoreAbsent', lang, { fields: absent })}</p>}
      {restore.isError && (
        <p className="field-error" role="alert">
          {messageOf(restore.error, lang)}
        </p>
      )}
    </ConfirmDialog>
  )
}

/** The columns of which a version says nothing, because there were none of them yet. What tells of a person none of them keeps. */
function absentIn(resource: AnyResource, content: VersionContent['content']): readonly string[] {
  const known = columnsOf(resource.fields).filter(({ name, field }) => isWritable(resource, name) && !isPersonal(field))
  return known.map(({ name }) => name).filter(name => !(name in content))
}

/** The labels of columns, each once. */
function fieldsIn(resource: AnyResource, keys: readonly string[], lang: Lang): string {
  const labels = columnsOf(resource.fields)
    .filter(({ name }) => keys.includes(name))
    .map(({ field }) => inLang(field.label, lang))
  return [...new Set(labels)].join(lang === 'ar' ? '، ' : ', ')
}

/** In which languages something was changed; nothing where it has none. */
function languagesIn(keys: readonly string[], lang: Lang): string {
  const languages = [
    keys.some(key => key.endsWith('Ar')) && say('arabic', lang),
    keys.some(key => key.endsWith('En')) && say('english', lang),
  ]
  return languages.filter(Boolean).join(lang === 'ar' ? '، ' : ', ')
}
