import { useQuery } from '@tanstack/react-query'
import { Eye, RotateCw } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { inLang, localTimeOf, numberOf, type Lang } from '../../define.ts'
import { ApiError } from '../../../web/generic/api.ts'
import { browserApi, messageOf } from '../../../web/generic/browserApi.ts'
import { useCaller } from '../../../web/generic/caller.ts'
import { useDesk } from '../../../web/generic/desk.ts'
import { noteFiles } from '../../../web/generic/files.ts'
import { useLookup } from '../../../web/generic/lookups.ts'
import { Moment } from '../../../web/generic/Moment.tsx'
import { deskZone } from '../../../web/generic/zone.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { EmptyState } from '../../../web/ui/EmptyState.tsx'
import { FactList } from '../../../web/ui/FactList.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { Notice } from '../../../web/ui/Notice.tsx'
import { Sheet } from '../../../web/ui/Sheet.tsx'
import { Skeleton } from '../../../web/ui/Skeleton.tsx'
import type { AuditEntry, AuditItem } from './audit.ts'
import { browserName } from './browserName.ts'
import { Differences } from './differences.dashboard.tsx'
import { Happened, recordOf } from './happened.dashboard.tsx'
import { reasonIn } from './reasons.ts'
import { say, scopeWords } from './texts.ts'
import { findTable } from './tables.ts'

interface EntrySheetProps {
  readonly id: string
  readonly onClose: () => void
  /** The address of the list with these parameters in place of its own. */
  readonly hrefOf: (changes: Readonly<Record<string, string>>) => string
}

/** One entry, read beside the list: what happened, what changed, and what stands around it (reports, section 5). */
export function EntrySheet({ id, onClose, hrefOf }: EntrySheetProps) {
  const lang = useLang()
  const [isPersonal, setPersonal] = useState(false)
  const entry = useQuery({
    queryKey: ['audit', id, isPersonal],
    queryFn: async () => {
      const answer = await browserApi.get<AuditEntry>(`AuditLog/Get/${id}`, isPersonal ? { personal: 'true' } : {})
      noteFiles({ files: answer.files })
      return answer
    },
    retry: false,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    placeholderData: previous => (String(previous?.id) === id ? previous : undefined),
  })
  const isMissing = entry.error instanceof ApiError && entry.error.status === 404
  return (
    <Sheet title={entry.data ? <Happened item={entry.data} lang={lang} /> : say('details', lang)} open onClose={onClose}>
      {entry.data ? (
        <Shown entry={entry.data} hrefOf={hrefOf} lang={lang} onPersonal={() => setPersonal(true)} />
      ) : entry.isError ? (
        <EmptyState
          kind={isMissing ? 'missing' : 'error'}
          title={say(isMissing ? 'notFound' : 'failed', lang)}
          action={
            !isMissing && (
              <Button icon={RotateCw} onClick={() => void entry.refetch()}>
                {say('retry', lang)}
              </Button>
            )
          }
        >
          {isMissing ? undefined : messageOf(entry.error, lang)}
        </EmptyState>
      ) : (
        <Skeleton lang={lang} lines={8} />
      )}
    </Sheet>
  )
}

interface ShownProps {
  readonly entry: AuditEntry
  readonly hrefOf: EntrySheetProps['hrefOf']
  readonly lang: Lang
  readonly onPersonal: () => void
}

function Shown({ entry, hrefOf, lang, onPersonal }: ShownProps) {
  const caller = useCaller()
  const hasPersonal = entry.clientIpAddress !== null || entry.changes.some(({ isPersonal }) => isPersonal === true)
  return (
    <>
      {entry.isErased && (
        <Notice lang={lang} tone="info">
          {say('erased', lang)}
        </Notice>
      )}
      <section className="side-part">
        <div className="side-part-head">
          <h3>{say('changes', lang)}</h3>
          {hasPersonal && !entry.isPersonalShown && (
            <Button
              look="plain"
              icon={Eye}
              disabledReason={caller.can('Admin.AuditLog.ViewPersonalData') ? undefined : say('noPermission', lang)}
              onClick={onPersonal}
            >
              {say('showPersonal', lang)}
            </Button>
          )}
          {entry.isPersonalShown && <span className="text-muted">{say('personalNoted', lang)}</span>}
        </div>
        {entry.changes.length === 0 ? (
          <p className="text-muted">{say('noChanges', lang)}</p>
        ) : (
          <Differences {...entry} lang={lang} side={sideOf(entry)} />
        )}
      </section>
      <Details entry={entry} lang={lang} />
      <Around entry={entry} hrefOf={hrefOf} lang={lang} />
      <Sealed entry={entry} lang={lang} />
    </>
  )
}

/** What was added has nothing before it, what was deleted nothing after it; nor has an event. */
export function sideOf({ changes }: Pick<AuditEntry, 'changes'>): 'before' | 'after' | undefined {
  if (changes.every(({ oldValue }) => oldValue === null)) return 'after'
  return changes.every(({ newValue }) => newValue === null) ? 'before' : undefined
}

const dash = '—'
const factWords = [
  'time',
  'user',
  'place',
  'action',
  'module',
  'table',
  'row',
  'scope',
  'reason',
  'address',
  'browser',
  'requestLine',
  'status',
  'duration',
  'request',
  'session',
] as const

function Details({ entry, lang }: { entry: AuditEntry; lang: Lang }) {
  const { kinds } = useDesk()
  const modules = useLookup('moduleType')
  const actions = useLookup('auditAction')
  const nameIn = (items: ReturnType<typeof useLookup>, id: number | null) => {
    const found = items.find(item => item.id === id)
    return found ? inLang([found.nameAr, found.nameEn], lang) : dash
  }
  const { table } = recordOf(entry, kinds, lang)
  const scope = scopeWords.find(String(entry.changesScope), lang)
  const place = (lang === 'en' ? entry.placeNameEn : null) ?? entry.placeNameAr
  const ltr = (text: string | number | null) => (text === null ? null : <bdi dir="ltr">{text}</bdi>)
  const name = (lang === 'en' ? entry.userNameEn : null) ?? entry.userNameAr
  const facts: Readonly<Record<string, ReactNode>> = {
    time: <Moment at={entry.executionTime} lang={lang} />,
    user: entry.userName === null ? null : <bdi>{name === null ? entry.userName : `${name} (${entry.userName})`}</bdi>,
    place: place === null ? null : <bdi>{place}</bdi>,
    action: nameIn(actions, entry.action),
    module: entry.moduleName === null ? null : nameIn(modules, entry.moduleName),
    table,
    row: ltr(entry.rowId),
    scope,
    reason: entry.reason === null ? null : <bdi>{reasonIn(entry.reason, lang)}</bdi>,
    address: ltr(entry.clientIpAddress),
    browser: ltr(entry.userAgent && browserName(entry.userAgent)),
    requestLine: ltr(entry.httpMethod && `${entry.httpMethod} ${entry.url ?? ''}`),
    status: ltr(entry.httpStatusCode),
    duration: entry.durationMs === null ? null : `${numberOf(entry.durationMs, lang)} ${say('ms', lang)}`,
    request: ltr(entry.requestId),
    session: ltr(entry.session),
  }
  return (
    <section className="side-part">
      <h3>{say('details', lang)}</h3>
      <FactList
        look="rows"
        facts={factWords.flatMap(word =>
          facts[word] === null || facts[word] === undefined ? [] : [{ label: say(word, lang), value: facts[word] }],
        )}
      />
    </section>
  )
}

function Sealed({ entry, lang }: { entry: AuditEntry; lang: Lang }) {
  if (entry.sequence === null || entry.day === null)
    return (
      <section className="side-part">
        <h3>{say('seal', lang)}</h3>
        <p className="text-muted">{say('notSealed', lang)}</p>
      </section>
    )
  return (
    <section className="side-part">
      <h3>{say('seal', lang)}</h3>
      <FactList
        look="rows"
        facts={[
          {
            label: say('sequence', lang),
            value: (
              <bdi dir="ltr">
                {entry.day.replaceAll('-', '/')} #{numberOf(entry.sequence, lang)}
              </bdi>
            ),
          },
          {
            label: say('hash', lang),
            value: (
              <bdi dir="ltr" className="diff-digest">
                {entry.hash}
              </bdi>
            ),
          },
          {
            label: say('previousHash', lang),
            value: (
              <bdi dir="ltr" className="diff-digest">
                {entry.previousHash}
              </bdi>
            ),
          },
        ]}
      />
    </section>
  )
}

/** What was written in the same request, and the ways to what else was done with the record, or by the same person then. */
function Around({ entry, hrefOf, lang }: Omit<ShownProps, 'onPersonal'>) {
  const { kinds, hrefOf: recordHref } = useDesk()
  const { requestId } = entry
  const same = useQuery({
    queryKey: ['audit', 'request', requestId],
    queryFn: () => browserApi.get<{ items: readonly AuditItem[] }>(`AuditLog/GetRequest/${encodeURIComponent(requestId ?? '')}`),
    enabled: requestId !== null && requestId !== '',
    staleTime: 60_000,
  })
  const others = (same.data?.items ?? []).filter(({ id }) => id !== entry.id).slice(0, 20)
  const table = entry.parentTable ?? entry.tableName
  const row = entry.parentId ?? entry.rowId
  const named = table === null ? undefined : findTable(kinds, table)
  const isRecord = named?.kind !== undefined && named.field === undefined && row !== null && entry.action !== deleted
  const record = isRecord ? recordHref({ name: named.kind }, { id: row }) : undefined
  return (
    <section className="side-part">
      <h3>{say('around', lang)}</h3>
      {others.length > 0 && (
        <>
          <h4>{say('sameRequest', lang)}</h4>
          <ul className="around">
            {others.map(item => (
              <li key={item.id}>
                <Link to={hrefOf({ id: String(item.id) })}>
                  <Happened item={item} lang={lang} />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <ul className="around">
        {table !== null && row !== null && (
          <li>
            <Link to={hrefOf({ id: '', tableName: table, rowId: row })}>{say('historyOfRecord', lang)}</Link>
          </li>
        )}
        {entry.user !== null && (
          <li>
            <Link to={hrefOf({ id: '', user: entry.user, ...hourOf(entry.executionTime) })}>{say('sameHour', lang)}</Link>
          </li>
        )}
        {record !== undefined && (
          <li>
            <Link to={record}>{say('openRecord', lang)}</Link>
          </li>
        )}
      </ul>
    </section>
  )
}

const deleted = 51_003

/** The hour around an instant, as the list is asked for it. */
function hourOf(instant: string): Record<'executionTimeFrom' | 'executionTimeTo', string> {
  const halfAnHourMs = 1_800_000
  const at = (ms: number) => {
    const { day, time } = localTimeOf(Date.parse(instant) + ms, deskZone())
    return `${day}T${time}`
  }
  return { executionTimeFrom: at(-halfAnHourMs), executionTimeTo: at(halfAnHourMs) }
}
