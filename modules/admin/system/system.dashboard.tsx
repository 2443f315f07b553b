import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { ApiError } from '../../../web/generic/api.ts'
import { browserApi } from '../../../web/generic/browserApi.ts'
import { useCaller } from '../../../web/generic/caller.ts'
import { LoadFailed } from '../../../web/generic/LoadFailed.tsx'
import { Moment } from '../../../web/generic/Moment.tsx'
import { say as sayUsual } from '../../../web/generic/texts.ts'
import { deskZone } from '../../../web/generic/zone.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { EmptyState } from '../../../web/ui/EmptyState.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { Notice } from '../../../web/ui/Notice.tsx'
import { Skeleton } from '../../../web/ui/Skeleton.tsx'
import { StateLabel, type StateKind } from '../../../web/ui/StateLabel.tsx'
import type { Lang } from '../../define.ts'
import { BackupSection } from './backups.dashboard.tsx'
import { parts, type Health, type StatusLine, type SystemStatus } from './calls.ts'
import { detailsOf } from './details.ts'
import { countOf, healthWords, lineWords, partWords, say } from './texts.ts'

/** Often enough that a fault is seen while somebody looks, seldom enough that the page is no load. */
const renewedMs = 15_000

/** How the system is doing, and its backups (portal and administration, section 4.1). */
export function SystemScreen() {
  const lang = useLang()
  const caller = useCaller()
  const found = useQuery({
    queryKey: ['system', 'status'],
    queryFn: () => browserApi.get<SystemStatus>('System/GetStatus'),
    refetchInterval: renewedMs,
  })
  return (
    <>
      <div className="desk-title">
        <h1>{say('title', lang)}</h1>
      </div>
      <div className="status-head">
        {found.data && (
          <p className="text-muted">
            {say('askedAt', lang)} <Moment at={found.data.askedAt} lang={lang} /> · {say('refreshes', lang)}
          </p>
        )}
        <Button icon={RotateCw} pending={found.isFetching} onClick={() => void found.refetch()}>
          {say('again', lang)}
        </Button>
      </div>
      {found.isError && found.data && (
        <Notice tone="warn" lang={lang} live="polite">
          {say('stale', lang)}
        </Notice>
      )}
      {found.data ? (
        <Status status={found.data} lang={lang} />
      ) : (
        <Instead error={found.error} onRetry={() => void found.refetch()} lang={lang} />
      )}
      {caller.can('Admin.System') && <BackupSection lang={lang} />}
    </>
  )
}

function Instead({ error, onRetry, lang }: { error: unknown; onRetry: () => void; lang: Lang }) {
  if (error instanceof ApiError && error.status === 403) return <EmptyState kind="forbidden" title={sayUsual('noPermission', lang)} />
  return error ? <LoadFailed error={error} onRetry={onRetry} /> : <Skeleton lines={12} lang={lang} />
}

function Status({ status, lang }: { status: SystemStatus; lang: Lang }) {
  return (
    <>
      <Summary lines={status.lines} lang={lang} />
      <div className="status-parts">
        {parts.map(part => (
          <section key={part} aria-labelledby={`part-${part}`}>
            <h2 id={`part-${part}`}>{partWords.say(part, lang)}</h2>
            <dl className="status-lines">
              {status.lines
                .filter(line => line.part === part)
                .map(line => (
                  <Line key={line.code} line={line} now={Date.parse(status.askedAt)} lang={lang} />
                ))}
            </dl>
          </section>
        ))}
      </div>
    </>
  )
}

/** One sentence for who looks in passing, with the way to each line that it speaks of; it is read out when it changes. */
function Summary({ lines, lang }: { lines: readonly StatusLine[]; lang: Lang }) {
  const faults = lines.filter(({ health }) => health === 'fault')
  const warnings = lines.filter(({ health }) => health === 'warning' || health === 'unknown')
  const told = [{ key: 'faults', lines: faults } as const, { key: 'warnings', lines: warnings } as const].filter(
    ({ lines: some }) => some.length > 0,
  )
  return (
    <div aria-live="polite">
      <Notice tone={faults.length > 0 ? 'danger' : warnings.length > 0 ? 'warn' : 'ok'} lang={lang}>
        {told.length === 0 && say('allWell', lang)}
        {told.map(({ key, lines: some }) => (
          <p key={key}>
            {countOf(key, some.length, lang)}:{' '}
            {some.map((line, index) => (
              <Fragment key={line.code}>
                {index > 0 && (lang === 'ar' ? '، ' : ', ')}
                <a href={`#${idOf(line)}`}>{nameOf(line, lang)}</a>
              </Fragment>
            ))}
          </p>
        ))}
      </Notice>
    </div>
  )
}

const signs: Readonly<Record<Health, StateKind>> = {
  well: 'done',
  warning: 'waiting',
  fault: 'refused',
  unknown: 'changed',
  unused: 'ended',
}

function idOf({ code }: StatusLine): string {
  return `line-${code.replaceAll(/\W+/g, '-')}`
}

function nameOf({ code }: StatusLine, lang: Lang): ReactNode {
  return lineWords.find(code, lang) ?? <bdi dir="ltr">{code.replace(/^job /, '')}</bdi>
}

function Line({ line, now, lang }: { line: StatusLine; now: number; lang: Lang }) {
  return (
    <div id={idOf(line)}>
      <dt>{nameOf(line, lang)}</dt>
      <dd className="status-detail">
        {detailsOf(line, { lang, zone: deskZone(), now }).map(piece => (
          <bdi key={piece}>{piece}</bdi>
        ))}
      </dd>
      <dd className="status-health">
        <StateLabel kind={signs[line.health]}>{healthWords.say(line.health, lang)}</StateLabel>
      </dd>
    </div>
  )
}
