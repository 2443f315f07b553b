import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { inLang, type Lang } from '../../define.ts'
import { browserApi } from '../../../web/generic/browserApi.ts'
import { useCaller } from '../../../web/generic/caller.ts'
import { useDesk } from '../../../web/generic/desk.ts'
import { ExportMenu } from '../../../web/generic/ExportMenu.tsx'
import { LoadFailed } from '../../../web/generic/LoadFailed.tsx'
import { useLookup } from '../../../web/generic/lookups.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { Select } from '../../../web/ui/lateFields.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { Skeleton } from '../../../web/ui/Skeleton.tsx'
import type { KindParity, TranslationPage } from './calls.ts'
import { ParityTable } from './parityTable.dashboard.tsx'
import { stateName, translationTexts } from './texts.ts'
import { TranslationList } from './translationList.dashboard.tsx'
import { rowsOnPage, useFilterState, type FilterState } from './useFilterState.ts'

const ages = [
  ['7', 'week'],
  ['30', 'month'],
  ['90', 'quarter'],
] as const

/** Which public records lack a language, and how far each section is (domain/portal-and-admin, section 11.4). */
export function TranslationFollowUp() {
  const lang = useLang()
  const caller = useCaller()
  const say = translationTexts.in(lang)
  const state = useFilterState()
  const parity = useQuery({
    queryKey: ['list', 'translation', 'figures'],
    queryFn: () => browserApi.get<{ items: KindParity[] }>('Translation/GetFigures'),
  })
  const list = useQuery({
    queryKey: ['list', 'translation', state.filters, state.page],
    queryFn: () =>
      browserApi.get<TranslationPage>('Translation/GetListPaged', {
        ...state.filters,
        maxResultCount: rowsOnPage,
        SkipCount: (state.page - 1) * rowsOnPage,
      }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <div className="desk-title">
        <h1>{say.title}</h1>
        <ExportMenu
          path="Translation/Export"
          fileName="translation"
          query={state.filters}
          hindrance={caller.can('Portal.Translation.Export') ? undefined : say.noExport}
        />
      </div>
      <p className="text-muted">{say.intro}</p>
      <h2 className="mt-6 mb-2">{say.figures}</h2>
      {parity.isError && !parity.data && <LoadFailed error={parity.error} onRetry={() => void parity.refetch()} />}
      {parity.isPending && <Skeleton lang={lang} lines={6} />}
      {parity.data && <ParityTable kinds={parity.data.items} hrefOf={state.hrefWith} lang={lang} />}
      <h2 className="mt-8 mb-2">{say.list}</h2>
      <TranslationFilters state={state} counted={parity.data?.items ?? []} lang={lang} />
      {list.isError && !list.data ? (
        <LoadFailed error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <TranslationList page={list.data} isStale={list.isPlaceholderData} state={state} lang={lang} />
      )}
    </>
  )
}

function TranslationFilters({ state, counted, lang }: { state: FilterState; counted: readonly KindParity[]; lang: Lang }) {
  const say = translationTexts.in(lang)
  const { kinds } = useDesk()
  const states = useLookup('translationState')
  const options = counted.flatMap(({ kind }) => {
    const label = kinds.find(({ name }) => name === kind)?.label
    return label ? [{ value: kind, label: inLang([label[2], label[3]], lang) }] : []
  })
  return (
    <search className="filters">
      <Select label={say.kind} options={options} value={state.filters.kind} onChange={kind => state.set({ kind })} none={say.allKinds} />
      <Select
        label={say.state}
        options={states.map(one => ({ value: String(one.id), label: stateName(one, lang) }))}
        value={state.filters.state}
        onChange={chosen => state.set({ state: chosen })}
        none={say.allStates}
      />
      <Select
        label={say.age}
        options={ages.map(([value, word]) => ({ value, label: say[word] }))}
        value={state.filters.olderThanDays}
        onChange={olderThanDays => state.set({ olderThanDays })}
        none={say.anyAge}
      />
      {state.isNarrowed && (
        <Button look="plain" onClick={state.clear}>
          {say.clear}
        </Button>
      )}
    </search>
  )
}
