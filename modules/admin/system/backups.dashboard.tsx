import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Archive, Download, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { browserApi, messageOf } from '../../../web/generic/browserApi.ts'
import { useCaller } from '../../../web/generic/caller.ts'
import { LoadFailed } from '../../../web/generic/LoadFailed.tsx'
import { deskZone } from '../../../web/generic/zone.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { DataTable, type SheetColumn } from '../../../web/ui/DataTable.tsx'
import { EmptyState } from '../../../web/ui/EmptyState.tsx'
import { LateDialog } from '../../../web/ui/LateDialog.ts'
import { later, useSoon } from '../../../web/ui/later.ts'
import { RowActs } from '../../../web/ui/RowActs.tsx'
import { StateLabel } from '../../../web/ui/StateLabel.tsx'
import { toast } from '../../../web/ui/Toasts.tsx'
import { dateAndTime, inLang, type Lang } from '../../define.ts'
import type { BackupItem, Backups } from './calls.ts'
import { countOf, errorWords, kindWords, say, sizeOf, stateWords } from './texts.ts'

const downloadDialog = later(() => import('./backupDialogs.dashboard.tsx').then(file => file.DownloadDialog))
const deleteDialog = later(() => import('./backupDialogs.dashboard.tsx').then(file => file.DeleteDialog))

const permission = 'Admin.System.Backup'
const key = ['system', 'backups']
/** While one is under way its progress is followed; else another process or the clock may begin one. */
const [followedMs, renewedMs] = [1000, 15_000]

/** The backups that are kept, taking one, and taking one away from here (foundations 30). */
export function BackupSection({ lang }: { lang: Lang }) {
  const caller = useCaller()
  const queries = useQueryClient()
  const isAllowed = caller.can(permission)
  const [asked, setAsked] = useState<{ readonly backup: BackupItem; readonly for: 'download' | 'delete' }>()
  const found = useQuery({
    queryKey: key,
    queryFn: () => browserApi.get<Backups>('System/GetBackups'),
    enabled: isAllowed,
    refetchInterval: query => (query.state.data?.isUnderWay ? followedMs : renewedMs),
  })
  const renew = () =>
    Promise.all([queries.invalidateQueries({ queryKey: key }), queries.invalidateQueries({ queryKey: ['system', 'status'] })])
  const take = useMutation({
    mutationFn: () => browserApi.send('POST', 'System/TakeBackup', {}),
    onSuccess: async () => {
      toast(say('begun', lang))
      await renew()
    },
  })
  const close = () => setAsked(undefined)
  useSoon(deleteDialog)
  useToldOfEnd(found.data, renew, lang)
  const underWay = found.data?.items.find(({ state }) => state === 'underWay')
  return (
    <section className="status-backups" aria-labelledby="backups">
      <div className="status-backups-head">
        <h2 id="backups">{say('backups', lang)}</h2>
        <Button
          look="act"
          icon={Archive}
          pending={take.isPending || underWay !== undefined}
          disabledReason={isAllowed ? undefined : say('noPermission', lang)}
          onClick={() => take.mutate()}
        >
          {say('takeNow', lang)}
        </Button>
      </div>
      {take.isError && (
        <p className="field-error" role="alert">
          {messageOf(take.error, lang)}
        </p>
      )}
      {found.data && <Policy backups={found.data} lang={lang} />}
      {underWay && (
        <p className="status-progress">
          <span>{say('taking', lang)}</span>
          <progress className="progress" max={100} value={underWay.share} aria-label={say('taking', lang)} />
          <bdi>{underWay.share}%</bdi>
        </p>
      )}
      {!isAllowed && <EmptyState kind="forbidden" title={say('noPermission', lang)} />}
      {isAllowed &&
        (found.isLoadingError ? (
          <LoadFailed error={found.error} onRetry={() => void found.refetch()} />
        ) : (
          <DataTable<BackupItem>
            caption={say('backups', lang)}
            columns={columnsIn(lang)}
            body={bodyOf(found.data, lang)}
            keyOf={({ id }) => id}
            actsOf={backup => <Acts backup={backup} onAsk={act => setAsked({ backup, for: act })} lang={lang} />}
          />
        ))}
      {asked?.for === 'download' && <LateDialog of={downloadDialog} props={{ backup: asked.backup, onClose: close, lang }} />}
      {asked?.for === 'delete' && <LateDialog of={deleteDialog} props={{ backup: asked.backup, onClose: close, onDeleted: renew, lang }} />}
    </section>
  )
}

/** Says once how a backup has ended that was followed here. */
function useToldOfEnd(backups: Backups | undefined, renew: () => unknown, lang: Lang): void {
  const followed = useRef<string>(undefined)
  useEffect(() => {
    const underWay = backups?.items.find(({ state }) => state === 'underWay')
    const ended = backups?.items.find(({ id, state }) => id === followed.current && state !== 'underWay')
    if (ended) {
      toast(
        ended.state === 'whole' ? say('whole', lang) : `${stateWords.say('failed', lang)}: ${errorWords.say(ended.error ?? 'other', lang)}`,
      )
      void renew()
    }
    followed.current = underWay?.id
  }, [backups, renew, lang])
}

/** What may be in the file, and when and how many are taken. */
function Policy({ backups: { isEncrypted, dailyAt, kept }, lang }: { backups: Backups; lang: Lang }) {
  return (
    <div className="status-policy text-muted">
      <p>
        {say('keepElsewhere', lang)} {say(isEncrypted ? 'encrypted' : 'notEncrypted', lang)}
      </p>
      <p>
        {dailyAt ? (
          <>
            {say('daily', lang)} <bdi dir="ltr">{dailyAt}</bdi>.
          </>
        ) : (
          say('notDaily', lang)
        )}{' '}
        {countOf('kept', kept, lang)}.
      </p>
    </div>
  )
}

function bodyOf(backups: Backups | undefined, lang: Lang) {
  if (!backups) return { loading: 3 }
  if (backups.items.length > 0) return { rows: backups.items }
  return { instead: <EmptyState title={say('noBackups', lang)}>{say('noBackupsText', lang)}</EmptyState> }
}

/** What a backup is called. */
export function nameOf({ begunAt }: BackupItem, lang: Lang): string {
  return dateAndTime(begunAt, deskZone(), lang)
}

const signs = { underWay: 'waiting', whole: 'done', failed: 'refused' } as const

function columnsIn(lang: Lang): SheetColumn<BackupItem>[] {
  return [
    { key: 'takenAt', heading: say('takenAt', lang), title: true, cell: backup => <bdi dir="ltr">{nameOf(backup, lang)}</bdi> },
    {
      key: 'state',
      heading: say('state', lang),
      cell: ({ state, error, faulty }) => (
        <span className="status-state">
          <StateLabel kind={signs[state]}>{stateWords.say(state, lang)}</StateLabel>
          {error && <small>{errorWords.say(error, lang)}</small>}
          {faulty > 0 && <small>{countOf('faulty', faulty, lang)}</small>}
        </span>
      ),
    },
    {
      key: 'by',
      heading: say('by', lang),
      cell: ({ kind, byAr, byEn }) => <bdi>{byAr === null ? kindWords.say(kind, lang) : inLang([byAr, byEn ?? ''], lang)}</bdi>,
    },
    {
      key: 'size',
      heading: say('size', lang),
      cell: ({ sizeBytes }) => <bdi>{sizeBytes === null ? '—' : sizeOf(sizeBytes, lang)}</bdi>,
    },
    {
      key: 'holds',
      heading: say('holds', lang),
      cell: ({ rows, files }) =>
        rows === null || files === null ? '—' : `${countOf('rows', rows, lang)} · ${countOf('files', files, lang)}`,
    },
  ]
}

function Acts({ backup, onAsk, lang }: { backup: BackupItem; onAsk: (act: 'download' | 'delete') => void; lang: Lang }) {
  const unreachable = backup.state === 'whole' ? say('elsewhere', lang) : say('notWhole', lang)
  return (
    <RowActs
      name={nameOf(backup, lang)}
      acts={[
        {
          icon: Download,
          label: say('download', lang),
          disabledReason: backup.isThere ? undefined : unreachable,
          onAct: () => onAsk('download'),
        },
        {
          icon: Trash2,
          label: say('delete', lang),
          danger: true,
          disabledReason: backup.state === 'underWay' ? stateWords.say('underWay', lang) : undefined,
          onAct: () => onAsk('delete'),
        },
      ]}
    />
  )
}
