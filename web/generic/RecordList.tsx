import { Ellipsis, Eye, FolderOpen, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import {
  callsOf,
  deletionBar,
  findState,
  inLang,
  isEditorial,
  numberOf,
  pluralOf,
  stepPermission,
  type AnyResource,
  type Caller,
  type Lang,
} from '../../kernel/kernel.ts'
import { Button } from '../ui/Button.tsx'
import { DataTable, type SheetBody, type SheetColumn } from '../ui/DataTable.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { useLang } from '../ui/LangProvider.tsx'
import { LateDialog } from '../ui/LateDialog.ts'
import { later, SparePart } from '../ui/later.ts'
import { Select } from '../ui/lateFields.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import type { MenuAct } from '../ui/Menu.tsx'
import { RowActs, type RowAct } from '../ui/RowActs.tsx'
import { ApiError } from './api.ts'
import { useCaller } from './caller.ts'
import { useDesk } from './desk.ts'
import type { Editorial } from './EditorialRows.tsx'
import { ExportMenu, type ExportMenuProps } from './ExportMenu.tsx'
import { Filters } from './Filters.tsx'
import { columnsFor } from './listColumns.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { titleOf, type Row } from './record.ts'
import { addOne, lacks, recordCount, say, stateStays } from './texts.ts'
import { useList, type ListPage, type ListState } from './useList.ts'
import { useMass } from './useMass.tsx'
import { Filled } from '../ui/Filled.tsx'

const editorialRows = later(() => import('./EditorialRows.tsx').then(file => file.EditorialRows))
const deletedLink = later(() => import('./DeletedLink.tsx').then(file => file.DeletedLink))
const listViews = later(() => import('./ListViews.tsx').then(file => file.ListViews))
const deleteDialog = later(() => import('./DeleteDialog.tsx').then(file => file.DeleteDialog))

interface RecordListProps {
  readonly resource: AnyResource
  /** The heading of the page. */
  readonly title: string
  /** Conditions that the page itself puts, such as whose records they are. */
  readonly fixed?: Readonly<Record<string, string>>
  /** Address of a record's page; undefined where there is none. */
  readonly hrefOf: (row: Row) => string | undefined
  /** Address of the page for a new record; undefined where none is made. */
  readonly newHref: string | undefined
  /** It stands beneath the heading of a page that has more than this list. */
  readonly isPart?: boolean
  readonly extras?: ListExtras
}

/** What a page adds to the list of its definition. */
export interface ListExtras {
  /** Puts columns of its own among the usual ones. */
  readonly columns?: (usual: readonly SheetColumn<Row>[], rows: readonly Row[]) => readonly SheetColumn<Row>[]
  /** Further acts of a row, before its own. */
  readonly acts?: (row: Row) => readonly RowAct[]
  /** More of them than stand beside each other: one menu, in which the row is deleted too. */
  readonly menu?: (row: Row) => readonly MenuAct[]
  /** Why a row is not deleted; undefined when nothing but its permission stands in the way. */
  readonly keeps?: (row: Row) => string | undefined
  /** Beside the export. */
  readonly tools?: ReactNode
  readonly formats?: ExportMenuProps['formats']
}

const nothing: { readonly [name: string]: never } = {}

/** The generic list: filters, table, pages; what it cannot show it says. */
export function RecordList({ resource, title, fixed = nothing, hrefOf, newHref, isPart = false, extras = nothing }: RecordListProps) {
  const lang = useLang()
  const caller = useCaller()
  const navigate = useNavigate()
  const { state, result, change, hrefOf: pageHref, viewOf, pageSizes } = useList(resource, fixed)
  const [deleting, setDeleting] = useState<Row>()
  const mass = useMass(resource, result.data?.items)
  const mayNotAdd = addHindrance(resource, caller, result.data, lang)
  const [editorial, setEditorial] = useState<Editorial>()
  const isFiltered = state.text !== '' || Object.keys(state.filters).length > 0
  const addAs = (look: 'act' | 'quiet') =>
    newHref !== undefined && (
      <Button look={look} icon={Plus} disabledReason={mayNotAdd} onClick={() => void navigate(newHref)}>
        {addOne(resource.options.label, lang)}
      </Button>
    )
  const body = bodyOf(
    result,
    state,
    () =>
      isFiltered ? (
        <EmptyState
          title={say('noMatch', lang)}
          action={<Button onClick={() => change({ text: '', filters: {} })}>{say('clearFilters', lang)}</Button>}
        />
      ) : (
        <NothingYet resource={resource} action={addAs('quiet') || undefined} lang={lang} />
      ),
    lang,
  )
  const usual = columnsFor(resource, fixed, lang, hrefOf)
  const total = result.data?.totalCount ?? 0
  const [sortKey, direction] = (state.sorting ?? '').split(' ')
  const Heading = isPart ? 'h2' : 'h1'
  return (
    <>
      <div className="desk-title">
        <span className="desk-name">
          <Heading>{title}</Heading>
          <output className="desk-count">{result.data ? totalOf(result.data, lang) : ''}</output>
        </span>
        <span className="desk-title-acts">
          <span className="desk-files">
            {extras.tools}
            {isEditorial(resource) && <SparePart of={deletedLink} props={{ resource }} />}
            <ExportMenu
              path={`${callsOf(resource)}/Export`}
              fileName={resource.name}
              query={{ ...state.filters, ...(state.text && { filter: state.text }), ...fixed }}
              formats={extras.formats}
              hindrance={
                result.data?.allowed?.includes('export') === false ? lacks(say('export', lang), resource.options.label, lang) : undefined
              }
            />
          </span>
          {addAs('act')}
        </span>
      </div>
      {resource.options.facts?.standing && resource.publishing === 'reviewed' && (
        <div className="list-views">
          <SparePart of={listViews} props={{ resource, state, hrefOf: viewOf, onChange: change }} />
        </div>
      )}
      <Filters resource={resource} state={state} onChange={change} fixed={fixed} />
      {mass.bar}
      <DataTable
        caption={resource.options.label[lang === 'ar' ? 2 : 3]}
        columns={extras.columns?.(usual, result.data?.items ?? []) ?? usual}
        body={body}
        keyOf={row => String(row.id)}
        {...mass.chosen}
        firstNumber={(state.page - 1) * state.size + 1}
        sort={sortKey ? { key: sortKey, descending: direction === 'desc' } : undefined}
        onSort={key => change({ sorting: sortKey === key && direction !== 'desc' ? `${key} desc` : `${key} asc` })}
        actsOf={row => (
          <ActsOfRow
            resource={resource}
            row={row}
            href={hrefOf(row)}
            lang={lang}
            onDelete={setDeleting}
            extras={extras}
            beside={isEditorial(resource) ? (editorial?.menuOf(row) ?? []) : undefined}
          />
        )}
        nameOf={row => titleOf(resource, row, lang)}
      />
      {total > 0 && (
        <div className="desk-under">
          <span className="desk-range">{result.data?.items[0] ? rangeOf(state, result.data, lang) : ''}</span>
          {total > state.size && (
            <Pagination
              page={state.page}
              pages={Math.ceil(total / state.size)}
              hrefOf={pageHref}
              lang={lang}
              onGo={page => change({ page })}
            />
          )}
          <span className="desk-size">
            <Select
              label={say('rowsOnPage', lang)}
              options={pageSizes.map(size => ({ value: String(size), label: numberOf(size, lang) }))}
              value={String(state.size)}
              onChange={size => change({ size: Number(size ?? 10) })}
            />
          </span>
        </div>
      )}
      {isEditorial(resource) && <SparePart of={editorialRows} props={{ resource, mayNotAdd, onTell: setEditorial }} />}
      {deleting && <LateDialog of={deleteDialog} props={{ resource, row: deleting, onClose: () => setDeleting(undefined) }} />}
    </>
  )
}

/** Why the reader adds no record here; undefined when he may. Whether his place may is for the server to say, with the list. */
export function addHindrance(resource: AnyResource, caller: Caller, page: ListPage | undefined, lang: Lang): string | undefined {
  if (!caller.can(stepPermission(resource, '.Create'))) return lacks(say('add', lang), resource.options.label, lang)
  return page?.allowed?.includes('create') === false ? say('notYourPlace', lang) : undefined
}

/** Which of the records these are, in the words of the portal; each number is isolated. */
function rangeOf({ page, size }: ListState, { items, totalCount, totalCountIsExact }: ListPage, lang: Lang): ReactNode {
  const figure = (n: number, sign = '') => <bdi dir="ltr">{sign + numberOf(n, lang)}</bdi>
  const start = (page - 1) * size + 1
  const [first, last] = [figure(start), figure(start + items.length - 1)]
  const all = figure(totalCount, totalCountIsExact === false ? '+' : '')
  return <Filled text={say('range', lang)} values={{ first, last, all }} />
}

function NothingYet({ resource, action, lang }: { resource: AnyResource; action: ReactNode; lang: Lang }) {
  const caller = useCaller()
  const { empty } = resource.options.list
  const way = empty && caller.can(empty.way.permission) && (
    <Link className="btn" to={empty.way.href}>
      {inLang(empty.way.label, lang)}
    </Link>
  )
  return (
    <EmptyState title={say('noRecords', lang)} action={action || way}>
      {empty && inLang(empty.why, lang)}
    </EmptyState>
  )
}

function totalOf({ totalCount, totalCountIsExact }: ListPage, lang: Lang): string {
  if (totalCountIsExact === false) return say('moreThanCounted', lang)
  return pluralOf(recordCount, totalCount, lang)
}

function bodyOf(
  result: ReturnType<typeof useList>['result'],
  { page, size }: ListState,
  empty: () => ReactNode,
  lang: Lang,
): SheetBody<Row> {
  if (result.isPending) return { loading: Math.min(size, 10) }
  if (result.isError && !result.data) {
    if (!(result.error instanceof ApiError && result.error.status === 403))
      return { instead: <LoadFailed error={result.error} onRetry={() => void result.refetch()} /> }
    return {
      instead: (
        <EmptyState
          kind="forbidden"
          title={say('noPermission', lang)}
          action={
            <Link className="btn" to="/dashboard">
              {say('home', lang)}
            </Link>
          }
        >
          {say('askPermission', lang)}
        </EmptyState>
      ),
    }
  }
  const rows = result.data?.items ?? []
  // The last page is asked for in the place of one behind it.
  if (!rows[0]) return result.data?.totalCount && page > 1 ? { loading: size } : { instead: empty() }
  return { rows, stale: result.isPlaceholderData }
}

/** Why the server would not delete the record as it is (P-32). */
function barIn(resource: AnyResource, row: Row, lang: Lang): string | undefined {
  const bar = deletionBar(resource, row)
  if (bar === undefined || bar === 'published') return bar && say('publishedStays', lang)
  const label = findState(resource)?.table.words[bar.state]
  return stateStays(label ? inLang([label[1], label[2]], lang) : bar.state, lang)
}

interface ActsOfRowProps {
  readonly resource: AnyResource
  readonly row: Row
  readonly href: string | undefined
  readonly lang: Lang
  readonly onDelete: (row: Row) => void
  readonly extras: ListExtras
  /** What else is done with it without opening it: empty until it is there, undefined where nothing is. */
  readonly beside: readonly MenuAct[] | undefined
}

function ActsOfRow({ resource, row, href, lang, onDelete, extras, beside }: ActsOfRowProps) {
  const caller = useCaller()
  const navigate = useNavigate()
  const pages = useDesk().pagesOf(resource, row)
  const mayDelete = caller.can(stepPermission(resource, '.Delete')) || row.isOwnDraft === true
  const { without = [] } = resource.options
  const hindrance = !mayDelete
    ? lacks(say('delete', lang), resource.options.label, lang)
    : row.isWritable === true
      ? undefined
      : say('notYours', lang)
  const remove = {
    icon: Trash2,
    label: say('delete', lang),
    danger: true,
    disabledReason: hindrance ?? barIn(resource, row, lang) ?? extras.keeps?.(row) ?? (typeof row.kept === 'string' ? row.kept : undefined),
    onAct: () => onDelete(row),
  }
  const removal = without.includes('delete') ? [] : [remove]
  const menu = extras.menu?.(row)
  const isOpened = without.includes('update') || !caller.can(stepPermission(resource, '.Update')) || row.isWritable !== true
  return (
    <RowActs
      name={titleOf(resource, row, lang)}
      acts={[
        ...(extras.acts?.(row) ?? []),
        ...(href === undefined
          ? []
          : [{ icon: isOpened ? Eye : Pencil, label: say(isOpened ? 'open' : 'edit', lang), onAct: () => void navigate(href) }]),
        ...(pages.length === 0
          ? []
          : [
              {
                icon: FolderOpen,
                label: say('pagesOfFile', lang),
                acts: pages.map(page => ({ label: inLang(page.label, lang), onAct: () => void navigate(page.href) })),
              },
            ]),
        ...(beside === undefined ? [] : [{ icon: Ellipsis, label: say('moreActs', lang), acts: beside }]),
        ...(menu ? [{ icon: Ellipsis, label: say('moreActs', lang), acts: [...menu, ...removal] }] : removal),
      ]}
    />
  )
}
