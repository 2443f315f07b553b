import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { ApiError } from '../../../web/generic/api.ts'
import { browserApi } from '../../../web/generic/browserApi.ts'
import { useCaller } from '../../../web/generic/caller.ts'
import { useConfig } from '../../../web/generic/config.ts'
import { useDesk } from '../../../web/generic/desk.ts'
import { ExportMenu } from '../../../web/generic/ExportMenu.tsx'
import { TextFilter } from '../../../web/generic/TextFilter.tsx'
import { LoadFailed } from '../../../web/generic/LoadFailed.tsx'
import { useLookup } from '../../../web/generic/lookups.ts'
import { lacks, say as sayUsual } from '../../../web/generic/texts.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { DataTable, type SheetBody, type SheetColumn } from '../../../web/ui/DataTable.tsx'
import { EmptyState } from '../../../web/ui/EmptyState.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { Pagination } from '../../../web/ui/Pagination.tsx'
import { Select } from '../../../web/ui/Select.tsx'
import { StateLabel } from '../../../web/ui/StateLabel.tsx'
import { Switch } from '../../../web/ui/Switch.tsx'
import { inLang, numberOf, pluralOf, type Lang } from '../../define.ts'
import type { StaffedPlace } from './placeActions.ts'
import { systemUser } from './systemUser.ts'
import { say, staffedPlaces, usersOutside, vacantPlaces } from './texts.ts'

interface PlacesPage {
  readonly totalCount: number
  readonly vacantCount: number
  readonly items: readonly StaffedPlace[]
}

const formats = ['xlsx', 'csv', 'json'] as const
const filterNames = ['filter', 'typeCode', 'governorate', 'vacant'] as const

/** Who works where: every place that the reader assigns, and those where nobody works (section 1.2). */
export function UsersByPlace() {
  const lang = useLang()
  const desk = useDesk()
  const caller = useCaller()
  const [query, setQuery] = useSearchParams()
  const size = useConfig().pageSize
  const page = Math.max(1, Number(query.get('page')) || 1)
  const given = Object.fromEntries(filterNames.flatMap(name => (query.get(name) ? [[name, query.get(name) ?? '']] : [])))
  const asked = { ...given, maxResultCount: size, SkipCount: (page - 1) * size }
  const found = useQuery({
    queryKey: ['list', systemUser.name, 'byPlace', asked],
    queryFn: () => browserApi.get<PlacesPage>('User/GetByPlace', asked),
    placeholderData: keepPreviousData,
  })
  const change = (changes: Readonly<Record<string, string>>) =>
    setQuery(cleaned({ ...given, ...changes }), { replace: true, preventScrollReset: true })
  const isFiltered = Object.keys(given).length > 0
  return (
    <>
      <div className="desk-title">
        <span className="desk-name">
          <h1>{say('byPlace', lang)}</h1>
          <output className="desk-count">{found.data && countsOf(found.data, given.vacant === '1', lang)}</output>
        </span>
        <span className="desk-title-acts">
          <span className="desk-files">
            <ExportMenu
              path="User/ExportByPlace"
              fileName="userPlaces"
              query={given}
              formats={formats}
              hindrance={
                caller.can('AbpIdentity.Users.Export') ? undefined : lacks(sayUsual('export', lang), systemUser.options.label, lang)
              }
            />
          </span>
        </span>
      </div>
      <PlaceFilters given={given} onChange={change} lang={lang} />
      <DataTable<StaffedPlace>
        caption={say('byPlace', lang)}
        columns={useColumns(lang, `${desk.listHref(systemUser)}?places=`)}
        body={bodyOf(found, isFiltered, () => setQuery({}, { replace: true }), lang)}
        keyOf={({ id }) => id}
        firstNumber={(page - 1) * size + 1}
      />
      {found.data && found.data.totalCount > size && (
        <div className="desk-under">
          <Pagination
            page={page}
            pages={Math.ceil(found.data.totalCount / size)}
            hrefOf={to => `?${new URLSearchParams({ ...given, page: String(to) }).toString()}`}
            lang={lang}
            onGo={to => setQuery({ ...given, page: String(to) })}
          />
        </div>
      )}
    </>
  )
}

function cleaned(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}

function countsOf({ totalCount, vacantCount }: PlacesPage, isVacant: boolean, lang: Lang): string {
  const vacant = pluralOf(vacantPlaces, vacantCount, lang)
  return isVacant ? vacant : `${pluralOf(staffedPlaces, totalCount, lang)} · ${vacant}`
}

function bodyOf(
  found: { data: PlacesPage | undefined; isError: boolean; error: unknown; isPlaceholderData: boolean; refetch: () => unknown },
  isFiltered: boolean,
  onClear: () => void,
  lang: Lang,
): SheetBody<StaffedPlace> {
  if (found.isError && !found.data) {
    if (found.error instanceof ApiError && found.error.status === 403)
      return { instead: <EmptyState kind="forbidden" title={sayUsual('noPermission', lang)} /> }
    return { instead: <LoadFailed error={found.error} onRetry={() => void found.refetch()} /> }
  }
  if (!found.data) return { loading: 10 }
  if (found.data.items.length > 0) return { rows: found.data.items, stale: found.isPlaceholderData }
  const clear = isFiltered ? <Button onClick={onClear}>{sayUsual('clearFilters', lang)}</Button> : undefined
  return { instead: <EmptyState title={say(isFiltered ? 'noPlaceFound' : 'noPlaceToAssign', lang)} action={clear} /> }
}

function useColumns(lang: Lang, listHref: string): SheetColumn<StaffedPlace>[] {
  const desk = useDesk()
  const types = useLookup('placeType')
  const governorates = useLookup('governorate')
  const nameOf = (found: { nameAr: string; nameEn: string } | undefined) => (found ? inLang([found.nameAr, found.nameEn], lang) : '—')
  return [
    {
      key: 'place',
      heading: say('place', lang),
      title: true,
      cell: place => (
        <>
          <bdi>{inLang([place.nameAr, place.nameEn], lang)}</bdi>{' '}
          <bdi dir="ltr" className="text-muted">
            {place.code}
          </bdi>
        </>
      ),
    },
    {
      key: 'type',
      heading: say('placeType', lang),
      room: 'medium',
      cell: ({ typeCode }) => nameOf(types.find(({ value }) => value === typeCode)),
    },
    {
      key: 'governorate',
      heading: say('governorate', lang),
      room: 'wide',
      cell: ({ governorate }) => nameOf(governorates.find(({ id }) => id === governorate)),
    },
    {
      key: 'users',
      heading: say('users', lang),
      room: 'always',
      cell: place =>
        place.usersCount === 0 ? (
          <StateLabel kind="waiting">{say('vacant', lang)}</StateLabel>
        ) : (
          <ul className="place-users">
            {place.users.map(user => (
              <li key={user.id}>
                <Link to={desk.hrefOf(systemUser, { id: user.id }) ?? ''}>
                  <bdi>{inLang([user.nameAr, user.nameEn ?? user.nameAr], lang)}</bdi>
                </Link>
              </li>
            ))}
            {place.seenCount > place.users.length && (
              <li>
                <Link to={listHref + place.id}>
                  {say('allOfThem', lang)} (<bdi>{numberOf(place.seenCount, lang)}</bdi>)
                </Link>
              </li>
            )}
            {place.usersCount > place.seenCount && <li>{pluralOf(usersOutside, place.usersCount - place.seenCount, lang)}</li>}
          </ul>
        ),
    },
  ]
}

interface PlaceFiltersProps {
  readonly given: Readonly<Record<string, string>>
  readonly onChange: (changes: Readonly<Record<string, string>>) => void
  readonly lang: Lang
}

function PlaceFilters({ given, onChange, lang }: PlaceFiltersProps) {
  const types = useLookup('placeType')
  const governorates = useLookup('governorate')
  return (
    <search className="filters">
      <TextFilter text={given.filter ?? ''} onText={filter => onChange({ filter })} lang={lang} />
      <Select
        label={say('placeType', lang)}
        options={types.map(({ value, nameAr, nameEn }) => ({ value: String(value), label: inLang([nameAr, nameEn], lang) }))}
        value={given.typeCode}
        none={sayUsual('all', lang)}
        onChange={typeCode => onChange({ typeCode: typeCode ?? '' })}
      />
      <Select
        label={say('governorate', lang)}
        options={governorates.map(({ id, nameAr, nameEn }) => ({ value: String(id), label: inLang([nameAr, nameEn], lang) }))}
        value={given.governorate}
        none={sayUsual('all', lang)}
        onChange={governorate => onChange({ governorate: governorate ?? '' })}
      />
      <Switch on={given.vacant === '1'} onChange={on => onChange({ vacant: on ? '1' : '' })}>
        {say('vacantOnly', lang)}
      </Switch>
    </search>
  )
}
