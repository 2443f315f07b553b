import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Eye, Pencil, Undo2 } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'
import { directionOf, pluralOf, type Lang } from '../../define.ts'
import { browserApi } from '../../../web/generic/browserApi.ts'
import { useCaller } from '../../../web/generic/caller.ts'
import { LoadFailed } from '../../../web/generic/LoadFailed.tsx'
import { TextFilter } from '../../../web/generic/TextFilter.tsx'
import { lacks } from '../../../web/generic/texts.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { DataTable, type SheetBody, type SheetColumn } from '../../../web/ui/DataTable.tsx'
import { EmptyState } from '../../../web/ui/EmptyState.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { later, LatePart, useSoon } from '../../../web/ui/later.ts'
import { Pagination } from '../../../web/ui/Pagination.tsx'
import { RowActs } from '../../../web/ui/RowActs.tsx'
import { StateLabel } from '../../../web/ui/StateLabel.tsx'
import { Switch } from '../../../web/ui/Switch.tsx'
import { useOpening } from '../../../web/ui/useOpening.ts'
import { AreaIndex, areaName } from './areaIndex.dashboard.tsx'
import type { TextItem, TextPage } from './calls.ts'
import { interfaceText } from './ownText.ts'
import { Said } from './said.dashboard.tsx'
import { changedCount, say, textCount } from './texts.ts'

const textDialog = later(() => import('./textDialog.dashboard.tsx').then(file => file.TextDialog))
const restoreDialog = later(() => import('./restoreDialog.dashboard.tsx').then(file => file.RestoreDialog))

const rowsOnPage = 20

/** Every text of the interface by its part: what the program says, and what the ministry says in its place (section 10.4). */
export function InterfaceTexts() {
  const lang = useLang()
  const state = useListState()
  const { area, filter, onlyChanged, page, set } = state
  const [chosen, setChosen] = useState<TextItem>()
  const edit = useOpening(textDialog)
  const restore = useOpening(restoreDialog)
  useSoon(textDialog, restoreDialog)
  const open = (item: TextItem, { setOpen }: typeof edit) => {
    setChosen(item)
    setOpen(true)
  }
  const texts = useQuery({
    queryKey: ['interfaceTexts', area, filter, onlyChanged, page],
    queryFn: () =>
      browserApi.get<TextPage>('InterfaceText/GetListPaged', {
        area,
        filter: filter || undefined,
        onlyChanged: onlyChanged ? 'true' : undefined,
        maxResultCount: rowsOnPage,
        SkipCount: (page - 1) * rowsOnPage,
      }),
    placeholderData: keepPreviousData,
  })
  const onText = useCallback((text: string) => set({ filter: text }), [set])
  const areas = texts.data?.areas ?? []
  const changed = areas.reduce((sum, one) => sum + one.changed, 0)
  return (
    <>
      <div className="desk-title">
        <h1>{say('title', lang)}</h1>
      </div>
      <p className="text-muted">{say('intro', lang)}</p>
      <p className="text-muted">{say('notHere', lang)}</p>
      <search className="filters texts-find">
        <TextFilter text={filter} onText={onText} lang={lang} />
        <Switch on={onlyChanged} onChange={on => set({ changed: on ? '1' : '' })}>
          {say('onlyChanged', lang)}
        </Switch>
        {texts.data && <output className="text-muted">{pluralOf(changedCount, changed, lang)}</output>}
      </search>
      <div className="lookups">
        <div className="lookups-in texts-in">
          <AreaIndex areas={areas} current={area} hrefOf={state.hrefOf} onChoose={chosen => set({ area: chosen ?? '' })} lang={lang} />
          <section className="lookup-values" aria-label={area === undefined ? say('everywhere', lang) : areaName(area, lang)}>
            {texts.isError && !texts.data ? (
              <LoadFailed error={texts.error} onRetry={() => void texts.refetch()} />
            ) : (
              <TextTable
                page={texts.data}
                isStale={texts.isPlaceholderData}
                state={state}
                onEdit={item => open(item, edit)}
                onRestore={item => open(item, restore)}
                lang={lang}
              />
            )}
          </section>
        </div>
      </div>
      {edit.isOpen && chosen && <LatePart of={textDialog} props={{ item: chosen, onClose: () => edit.setOpen(false) }} />}
      {restore.isOpen && chosen && <LatePart of={restoreDialog} props={{ listed: chosen, onClose: () => restore.setOpen(false) }} />}
    </>
  )
}

type ListState = ReturnType<typeof useListState>

/** What is shown of the list stands in the address. */
function useListState() {
  const [query, setQuery] = useSearchParams()
  const set = useCallback(
    (values: Readonly<Record<string, string>>) =>
      setQuery(known => changedQuery(known, values), { replace: !('page' in values), preventScrollReset: true }),
    [setQuery],
  )
  const hrefWith = (values: Readonly<Record<string, string>>) => `?${changedQuery(query, values).toString()}`
  return {
    area: query.get('area') ?? undefined,
    filter: query.get('filter') ?? '',
    onlyChanged: query.get('changed') === '1',
    page: Math.max(1, Number(query.get('page')) || 1),
    set,
    clear: () => setQuery({}),
    hrefOf: (area: string | undefined) => hrefWith({ area: area ?? '' }),
    pageHref: (page: number) => hrefWith({ page: String(page) }),
  }
}

/** Another filter begins with the first page. */
function changedQuery(known: URLSearchParams, values: Readonly<Record<string, string>>): URLSearchParams {
  const next = Object.entries({ ...Object.fromEntries(known), page: '', ...values })
  return new URLSearchParams(next.filter(([, value]) => value !== ''))
}

interface TextTableProps {
  /** Undefined while it is read for the first time. */
  readonly page: TextPage | undefined
  readonly isStale: boolean
  readonly state: ListState
  readonly onEdit: (item: TextItem) => void
  readonly onRestore: (item: TextItem) => void
  readonly lang: Lang
}

function TextTable({ page, isStale, state, onEdit, onRestore, lang }: TextTableProps) {
  const caller = useCaller()
  const mayEdit = caller.can('Admin.InterfaceText.Update')
  const mayRestore = caller.can('Admin.InterfaceText.Restore')
  const label = interfaceText.options.label
  const isNarrowed = state.filter !== '' || !state.onlyChanged
  const noneChanged = state.area === undefined ? 'noneChanged' : 'noneChangedHere'
  const instead = (
    <EmptyState
      title={say(isNarrowed ? 'none' : noneChanged, lang)}
      action={<Button onClick={state.clear}>{say('showAll', lang)}</Button>}
    />
  )
  const body: SheetBody<TextItem> = !page ? { loading: 10 } : page.items.length === 0 ? { instead } : { rows: page.items, stale: isStale }
  const pages = Math.ceil((page?.totalCount ?? 0) / rowsOnPage)
  return (
    <>
      <DataTable
        caption={say('title', lang)}
        columns={columnsIn(state.area === undefined, lang)}
        body={body}
        keyOf={({ key }) => key}
        actsOf={item => (
          <RowActs
            name={item.key}
            acts={[
              // The original has nothing to bring back.
              ...(isChanged(item)
                ? [
                    {
                      icon: Undo2,
                      label: say('restore', lang),
                      onAct: () => onRestore(item),
                      disabledReason: mayRestore ? undefined : lacks(say('restore', lang), label, lang),
                    },
                  ]
                : []),
              { icon: mayEdit ? Pencil : Eye, label: say(mayEdit ? 'edit' : 'open', lang), onAct: () => onEdit(item) },
            ]}
          />
        )}
      />
      {page && page.totalCount > 0 && (
        <div className="desk-under">
          <span className="desk-range">{pluralOf(textCount, page.totalCount, lang)}</span>
          {pages > 1 && (
            <Pagination
              page={state.page}
              pages={pages}
              hrefOf={state.pageHref}
              lang={lang}
              onGo={number => state.set({ page: String(number) })}
            />
          )}
        </div>
      )}
    </>
  )
}

function isChanged({ own }: TextItem): boolean {
  return Object.keys(own).length > 0
}

/** @param namesArea of which part a text is, where all are listed */
function columnsIn(namesArea: boolean, lang: Lang): SheetColumn<TextItem>[] {
  const [first, second] = lang === 'ar' ? (['ar', 'en'] as const) : (['en', 'ar'] as const)
  return [
    {
      key: first,
      heading: say(first === 'ar' ? 'arabic' : 'english', lang),
      title: true,
      cell: item => (
        <>
          <Both item={item} in={first} lang={lang} />
          {namesArea && <small className="text-area">{areaName(item.area, lang)}</small>}
          {isChanged(item) && <StateLabel kind="changed">{say('changed', lang)}</StateLabel>}
          {item.isOutdated && <StateLabel kind="refused">{say('outdated', lang)}</StateLabel>}
        </>
      ),
    },
    {
      key: second,
      heading: say(second === 'ar' ? 'arabic' : 'english', lang),
      cell: item => <Both item={item} in={second} lang={lang} />,
    },
    {
      key: 'key',
      heading: say('key', lang),
      room: 'widest',
      cell: ({ key }) => (
        <code className="text-key" dir="ltr">
          {key}
        </code>
      ),
    },
  ]
}

/** What the interface says, and beneath it what the program would say. Of a text with a number the form for few: it has the number in it. */
function Both({ item: { isCount, originals, own }, in: side, lang }: { item: TextItem; in: Lang; lang: Lang }) {
  const usual = side === 'ar' ? (isCount ? 'fewAr' : 'textAr') : 'textEn'
  const forms = side === 'ar' ? (['zeroAr', 'oneAr', 'twoAr', 'fewAr', 'manyAr', 'textAr'] as const) : (['oneEn', 'textEn'] as const)
  const name = own[usual] === undefined ? (forms.find(form => own[form] !== undefined) ?? usual) : usual
  const original = originals[name] ?? ''
  return (
    <span className="text-said" lang={side} dir={directionOf[side]}>
      <Said text={own[name] ?? original} in={side} />
      {own[name] !== undefined && (
        <small className="text-muted">
          <bdi lang={lang}>{say('original', lang)}</bdi> <Said text={original} in={side} />
        </small>
      )}
    </span>
  )
}
