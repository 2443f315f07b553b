import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArchiveRestore } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { callsOf, inLang, isEditorial, pluralOf, stepPermission, type AnyResource, type Lang } from '../../../kernel/kernel.ts'
import { ApiError } from '../../generic/api.ts'
import { bound } from '../../generic/bound.tsx'
import { browserApi, messageOf } from '../../generic/browserApi.ts'
import { useCaller } from '../../generic/caller.ts'
import { usePageTitle } from '../../generic/config.ts'
import { useDesk } from '../../generic/desk.ts'
import { LoadFailed } from '../../generic/LoadFailed.tsx'
import { Moment } from '../../generic/Moment.tsx'
import type { Row } from '../../generic/record.ts'
import { recordCount, say } from '../../generic/texts.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { DataTable, type SheetColumn } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useLang } from '../../ui/LangProvider.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { RowActs } from '../../ui/RowActs.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { deletedTexts } from '../../generic/deletedTexts.ts'
import { Missing } from './Missing.tsx'
import { word } from './texts.ts'

/** As the call answers it. */
interface DeletedItem {
  readonly id: string
  readonly titleAr: string | null
  readonly titleEn: string | null
  readonly placeNameAr: string | null
  readonly placeNameEn: string | null
  readonly deletedAt: string
  readonly deletedBy: string | null
  readonly endsAt: string
}
interface DeletedPage {
  readonly totalCount: number
  readonly items: readonly DeletedItem[]
}

const rowsOnPage = 25

/** What was deleted of a kind of content and can still be brought back (domain/portal-and-admin, section 11.2). */
export function DeletedRecords({ resource }: { resource: AnyResource }) {
  const lang = useLang()
  const desk = useDesk()
  const caller = useCaller()
  const [, , ar, en] = resource.options.label
  const kind = inLang([ar, en], lang)
  const title = deletedTexts.say('title', lang, { kind })
  usePageTitle(title, lang)
  // Of other kinds nothing is kept that was deleted.
  if (!isEditorial(resource)) return <Missing />
  return (
    <>
      <div className="desk-crumbs">
        <Breadcrumb
          steps={[
            { label: word('home', lang), href: '/dashboard' },
            { label: kind, href: desk.listHref(resource) },
            { label: deletedTexts.say('deletedItems', lang) },
          ]}
          lang={lang}
        />
      </div>
      {caller.can(stepPermission(resource, '.Restore')) ? <DeletedList resource={resource} title={title} /> : <Forbidden lang={lang} />}
    </>
  )
}

function Forbidden({ lang }: { lang: Lang }) {
  return (
    <EmptyState
      kind="forbidden"
      title={say('noPermission', lang)}
      isPage
      action={
        <Link className="btn" to="/dashboard">
          {say('home', lang)}
        </Link>
      }
    >
      {say('askPermission', lang)}
    </EmptyState>
  )
}

function DeletedList({ resource, title }: { resource: AnyResource; title: string }) {
  const lang = useLang()
  const words = deletedTexts.in(lang)
  const [query, setQuery] = useSearchParams()
  const [restoring, setRestoring] = useState<DeletedItem>()
  const page = Math.max(1, Math.trunc(Number(query.get('page') ?? 1)) || 1)
  const ask = (number: number) =>
    browserApi.get<DeletedPage>(`${callsOf(resource)}/GetDeleted`, { maxResultCount: rowsOnPage, SkipCount: (number - 1) * rowsOnPage })
  const found = useQuery({
    queryKey: ['list', resource.name, 'deleted', page],
    queryFn: async () => {
      const asked = await ask(page)
      // What lay on the last page may have been brought back: the one before it is the last then.
      return asked.items.length === 0 && asked.totalCount > 0 ? ask(Math.ceil(asked.totalCount / rowsOnPage)) : asked
    },
    placeholderData: keepPreviousData,
  })
  if (found.error instanceof ApiError && found.error.status === 403) return <Forbidden lang={lang} />
  const total = found.data?.totalCount ?? 0
  const pages = Math.ceil(total / rowsOnPage)
  const body = found.isError
    ? { instead: <LoadFailed error={found.error} onRetry={() => void found.refetch()} /> }
    : !found.data
      ? { loading: 6 }
      : found.data.items.length === 0
        ? { instead: <EmptyState title={words.none}>{words.noneWhy}</EmptyState> }
        : { rows: found.data.items, stale: found.isPlaceholderData }
  return (
    <>
      <div className="desk-title">
        <span className="desk-name">
          <h1>{title}</h1>
          <output className="desk-count">{found.data ? pluralOf(recordCount, total, lang) : ''}</output>
        </span>
      </div>
      <p className="mb-4 text-muted">{words.intro}</p>
      <DataTable
        caption={title}
        columns={columnsIn(lang)}
        body={body}
        keyOf={({ id }) => id}
        actsOf={item => (
          <RowActs
            name={titleOf(item, lang)}
            acts={[{ icon: ArchiveRestore, label: deletedTexts.say('bringBack', lang), onAct: () => setRestoring(item) }]}
          />
        )}
      />
      {pages > 1 && (
        <div className="desk-under">
          <Pagination
            page={Math.min(page, pages)}
            pages={pages}
            hrefOf={number => `?page=${number}`}
            lang={lang}
            onGo={number => setQuery({ page: String(number) })}
          />
        </div>
      )}
      {restoring && <RestoreDialog resource={resource} item={restoring} onClose={() => setRestoring(undefined)} />}
    </>
  )
}

function titleOf({ titleAr, titleEn }: DeletedItem, lang: Lang): string {
  return (lang === 'en' && titleEn) || titleAr || titleEn || deletedTexts.say('untitled', lang)
}

function columnsIn(lang: Lang): SheetColumn<DeletedItem>[] {
  const words = deletedTexts.in(lang)
  return [
    {
      key: 'title',
      heading: words.name,
      title: true,
      cell: item => <bdi lang={lang === 'en' && item.titleEn ? 'en' : 'ar'}>{bound(titleOf(item, lang))}</bdi>,
    },
    {
      key: 'place',
      heading: words.place,
      room: 'wide',
      cell: ({ placeNameAr, placeNameEn }) =>
        placeNameAr === null ? say('ministry', lang) : <bdi>{(lang === 'en' && placeNameEn) || placeNameAr}</bdi>,
    },
    { key: 'deletedBy', heading: words.deletedBy, room: 'wide', cell: ({ deletedBy }) => <bdi>{deletedBy ?? '—'}</bdi> },
    {
      key: 'deletedAt',
      heading: words.deletedAt,
      width: 'moment',
      room: 'medium',
      cell: ({ deletedAt }) => <Moment at={deletedAt} lang={lang} />,
    },
    { key: 'endsAt', heading: words.endsAt, width: 'moment', cell: ({ endsAt }) => <Moment at={endsAt} lang={lang} /> },
  ]
}

/** Says why it cannot be brought back: its number may have been given to another one meanwhile. */
function RestoreDialog({ resource, item, onClose }: { resource: AnyResource; item: DeletedItem; onClose: () => void }) {
  const lang = useLang()
  const desk = useDesk()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const words = deletedTexts.in(lang)
  const restore = useMutation({
    mutationFn: () => browserApi.send<Row>('PUT', `${callsOf(resource)}/RestoreDeleted/${item.id}`, {}),
    onSuccess: async record => {
      await queries.invalidateQueries({ queryKey: ['list', resource.name] })
      toast(words.done)
      onClose()
      const href = desk.hrefOf(resource, record)
      if (href !== undefined) void navigate(href)
    },
  })
  return (
    <ConfirmDialog
      title={deletedTexts.say('bringBack', lang)}
      open
      destructive={false}
      onClose={onClose}
      onConfirm={() => restore.mutate()}
      confirm={deletedTexts.say('bringBack', lang)}
      pending={restore.isPending}
    >
      <p className="own-title font-semibold">
        <bdi>{titleOf(item, lang)}</bdi>
      </p>
      <p>{words.ask}</p>
      {restore.error && (
        <p className="field-error" role="alert">
          {messageOf(restore.error, lang)}
        </p>
      )}
    </ConfirmDialog>
  )
}
