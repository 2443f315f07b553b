import { useInfiniteQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useState } from 'react'
import { inLang, pluralOf, type Lang } from '../../define.ts'
import { browserApi } from '../../../web/generic/browserApi.ts'
import type { HistoryProps } from '../../../web/generic/desk.ts'
import { noteFiles } from '../../../web/generic/files.ts'
import { LoadFailed } from '../../../web/generic/LoadFailed.tsx'
import { Moment } from '../../../web/generic/Moment.tsx'
import { deskZone } from '../../../web/generic/zone.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { EmptyState } from '../../../web/ui/EmptyState.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { Sheet } from '../../../web/ui/Sheet.tsx'
import { Skeleton } from '../../../web/ui/Skeleton.tsx'
import type { AuditEntry } from './audit.ts'
import { changesBetween } from './between.ts'
import { Differences } from './differences.dashboard.tsx'
import { sideOf } from './entrySheet.dashboard.tsx'
import { DoneBy, Happened, subjectOf } from './happened.dashboard.tsx'
import { reasonIn } from './reasons.ts'
import { fieldCount, say } from './texts.ts'
import { isSetChange, toldOfSet } from './sets.ts'
import { snakeOf } from './tables.ts'
import { useTableWords } from './useTableWords.dashboard.tsx'
import { findColumn } from './words.ts'

/** «السجل»: what became of a record, from its own form, for whoever may read it (portal and administration, section 6.1). */
export function RecordHistory({ resource, id, onClose }: HistoryProps) {
  const lang = useLang()
  const [isOpen, setOpen] = useState(onClose !== undefined)
  return (
    <>
      {!onClose && (
        <Button look="plain" icon={History} onClick={() => setOpen(true)}>
          {say('history', lang)}
        </Button>
      )}
      {isOpen && (
        <Sheet title={say('historyOf', lang)} open onClose={onClose ?? (() => setOpen(false))}>
          <TimeLine table={snakeOf(resource.name)} id={id} lang={lang} />
        </Sheet>
      )}
    </>
  )
}

const entriesAtOnce = 20

interface HistoryPage {
  readonly totalCount: number
  readonly items: readonly AuditEntry[]
}

function TimeLine({ table, id, lang }: { table: string; id: string; lang: Lang }) {
  const [chosen, setChosen] = useState<readonly number[]>([])
  const history = useInfiniteQuery({
    queryKey: ['audit', 'history', table, id],
    queryFn: async ({ pageParam }) => {
      const query = { tableName: table, rowId: id, maxResultCount: entriesAtOnce, SkipCount: pageParam }
      const page = await browserApi.get<HistoryPage>('AuditLog/GetRecordHistory', query)
      for (const { files } of page.items) noteFiles({ files })
      return page
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.items.length === entriesAtOnce ? pages.length * entriesAtOnce : undefined),
    staleTime: 0,
  })
  if (history.isError) return <LoadFailed error={history.error} onRetry={() => void history.refetch()} />
  if (!history.data) return <Skeleton lang={lang} lines={6} />
  const entries = history.data.pages.flatMap(({ items }) => items)
  if (entries.length === 0) return <EmptyState title={say('noHistory', lang)} />
  const toggle = (entry: number, isChosen: boolean) =>
    setChosen(known => (isChosen ? [...known, entry].slice(-2) : known.filter(other => other !== entry)))
  return (
    <>
      <Between entries={entries} chosen={chosen} table={table} lang={lang} />
      <ol className="time-line">
        {entries.map(entry => (
          <li key={entry.id}>
            <p className="time-line-when">
              <Moment at={entry.executionTime} lang={lang} />
              <label>
                <input
                  type="checkbox"
                  className="check"
                  checked={chosen.includes(entry.id)}
                  onChange={event => toggle(entry.id, event.target.checked)}
                />
                <span>{say('compare', lang)}</span>
              </label>
            </p>
            <p className="time-line-what">
              {tellsOfRole(entry, table) ? (
                <GivenOrTaken entry={entry} lang={lang} />
              ) : (
                <Happened item={entry} lang={lang}>
                  <Meant entry={entry} lang={lang} />
                  <GainedAndLost entry={entry} lang={lang} />
                </Happened>
              )}
            </p>
            {entry.reason !== null && (
              <p className="text-muted">
                {say('reason', lang)}: <bdi>{reasonIn(entry.reason, lang)}</bdi>
              </p>
            )}
            {entry.changes.length > 0 && !tellsOfRole(entry, table) && (
              <details open={entry.changes.some(isSetChange)}>
                <summary>{pluralOf(fieldCount, entry.changes.length, lang)}</summary>
                <Differences {...entry} lang={lang} side={sideOf(entry)} />
              </details>
            )}
          </li>
        ))}
      </ol>
      {history.hasNextPage && (
        <Button pending={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
          {say('earlier', lang)}
        </Button>
      )}
    </>
  )
}

/** In the history of a role: somebody was given it, or it was taken from him. */
function tellsOfRole({ tableName }: AuditEntry, table: string): boolean {
  return table === 'user_role' && tableName === 'user_in_role'
}

/** «إعطاء الدور إلى رهف عودة بواسطة سمر أحمد» */
function GivenOrTaken({ entry, lang }: { entry: AuditEntry; lang: Lang }) {
  const isGiven = entry.changes.some(({ fieldName, newValue }) => fieldName === 'roleId' && newValue !== null)
  const holder = entry.parentId === null ? undefined : entry.names[entry.parentId]
  return (
    <>
      {lang === 'en' && <bdi>{subjectOf(entry, lang)}</bdi>}
      {lang === 'en' && ' '}
      {say(isGiven ? 'gaveRoleTo' : 'tookRoleFrom', lang)}{' '}
      <bdi>{holder ? inLang([holder.nameAr, holder.nameEn ?? holder.nameAr], lang) : say('deletedUser', lang)}</bdi>
      {lang === 'ar' && <DoneBy item={entry} />}
    </>
  )
}

/** Of a row that has no title of its own what it refers to: the place that somebody was given, the role that he lost. */
function Meant({ entry, lang }: { entry: AuditEntry; lang: Lang }) {
  if (entry.parentId === null || entry.rowTitleAr !== null) return null
  const meant = entry.changes.flatMap(({ oldValue, newValue }) => {
    const value = newValue ?? oldValue
    const found = typeof value === 'string' && value !== entry.parentId ? entry.names[value] : undefined
    return found ? [inLang([found.nameAr, found.nameEn ?? ''], lang)] : []
  })
  if (meant.length === 0) return null
  return (
    <>
      {': '}
      <bdi>{meant.join(lang === 'ar' ? '، ' : ', ')}</bdi>
    </>
  )
}

/** Of a set what it gained and what it lost, in the line itself: the permissions of a role, as whoever holds it asks for them. */
function GainedAndLost({ entry, lang }: { entry: AuditEntry; lang: Lang }) {
  const { words, isComing } = useTableWords(entry.tableName ?? undefined)
  if (isComing) return null
  const told = entry.changes
    .filter(isSetChange)
    .flatMap(change => toldOfSet(change, findColumn(words, change.fieldName), entry.names, lang, deskZone()))
  if (told.length === 0) return null
  return (
    <>
      {': '}
      <bdi>{told.join(lang === 'ar' ? '؛ ' : '; ')}</bdi>
    </>
  )
}

interface BetweenProps {
  readonly entries: readonly AuditEntry[]
  readonly chosen: readonly number[]
  readonly table: string
  readonly lang: Lang
}

/** Two points of the time line: what changed from the one to the other, whatever came in between. */
function Between({ entries, chosen, table, lang }: BetweenProps) {
  const [first, second] = chosen
  if (first === undefined) return null
  if (second === undefined) return <p className="text-muted">{say('compareHint', lang)}</p>
  const changes = changesBetween(entries, table, first, second)
  const names = Object.assign({}, ...entries.map(entry => entry.names))
  return (
    <section className="side-part">
      <h3>{say('between', lang)}</h3>
      {changes.length === 0 ? (
        <p className="text-muted">{say('sameVersions', lang)}</p>
      ) : (
        <Differences tableName={table} changes={changes} names={names} files={entries.flatMap(({ files }) => files)} lang={lang} />
      )}
    </section>
  )
}
