import type { ReactNode } from 'react'
import type { Lang } from '../../../kernel/kernel.ts'
import { PlainField, PlainSelect } from '../../ui/PlainField.tsx'
import { type Chip, Filters } from './Filters.tsx'
import { type LookupValue, nameIn, offered } from './lookups.ts'
import { placeListPath, type PlaceListQuery } from './placeList.ts'
import { useHere } from './site.ts'
import { placeListTexts } from './words.ts'

/** What leads somewhere. */
interface Facets {
  readonly values: readonly number[]
  readonly places: readonly { readonly code: string; readonly nameAr: string; readonly nameEn: string }[]
  readonly years: readonly number[]
}

interface PlaceListFiltersProps {
  /** Path of the list in Arabic. */
  base: string
  label: string
  query: PlaceListQuery
  categories: readonly LookupValue[]
  /** How the lookup is called here, and all of its values. */
  category: { readonly label: string; readonly all: string }
  facets: Facets
  /** Of a list that is narrowed by them: the governorates. */
  governorates?: readonly LookupValue[]
  /** How many are in force. */
  active: number
  /** How many rows the list has. */
  rows?: number | undefined
  /** Further fields of the form. */
  children?: ReactNode
}

/** The filters of a list of records of places: text, kind, place, year. */
export function PlaceListFilters({
  base,
  label,
  query,
  categories,
  category,
  facets,
  governorates,
  active,
  rows,
  children,
}: PlaceListFiltersProps) {
  const { lang } = useHere()
  const words = placeListTexts.in(lang)
  const kinds = offered(categories, query.category).filter(({ id }) => facets.values.includes(id))
  // Where nothing has been published there is nothing to look for.
  if (active === 0 && facets.values.length === 0 && facets.places.length === 0 && facets.years.length === 0) return null
  return (
    <Filters action={base} label={label} active={active} rows={rows}>
      <PlainField type="search" name="q" label={words.text} defaultValue={query.q} maxLength={200} lang={lang} />
      <PlainSelect
        name="category"
        label={category.label}
        none={category.all}
        defaultValue={query.category}
        options={kinds.map(value => ({ value: value.code, label: nameIn(lang, value) }))}
        lang={lang}
      />
      <PlainSelect
        name="place"
        label={words.place}
        none={words.allPlaces}
        defaultValue={query.place}
        options={facets.places.map(value => ({ value: value.code, label: nameIn(lang, value) }))}
        lang={lang}
      />
      {governorates && (
        <PlainSelect
          name="governorate"
          label={words.governorate}
          none={words.allGovernorates}
          defaultValue={query.governorate}
          options={governorates.map(value => ({ value: value.code, label: nameIn(lang, value) }))}
          lang={lang}
        />
      )}
      <PlainSelect
        name="year"
        label={words.year}
        none={words.allYears}
        defaultValue={query.year}
        options={facets.years.map(value => ({ value: String(value), label: String(value) }))}
        lang={lang}
      />
      {children}
    </Filters>
  )
}

/** The filters in force, each with the way to the list without it. @param onlyLabel what `only` asks, in words */
export function chipsOf(
  base: string,
  query: PlaceListQuery,
  {
    categories,
    facets,
    governorates = [],
    lang,
    onlyLabel,
  }: {
    categories: readonly LookupValue[]
    facets: Facets
    governorates?: readonly LookupValue[]
    lang: Lang
    onlyLabel?: string | undefined
  },
): Chip[] {
  const first = { ...query, page: 1 }
  const category = categories.find(({ code }) => code === query.category)
  const place = facets.places.find(({ code }) => code === query.place)
  const governorate = governorates.find(({ code }) => code === query.governorate)
  return [
    query.q && { label: query.q, without: placeListPath(base, { ...first, q: undefined }) },
    category && { label: nameIn(lang, category), without: placeListPath(base, { ...first, category: undefined }) },
    place && { label: nameIn(lang, place), without: placeListPath(base, { ...first, place: undefined }) },
    governorate && { label: nameIn(lang, governorate), without: placeListPath(base, { ...first, governorate: undefined }) },
    query.year !== undefined && { label: String(query.year), without: placeListPath(base, { ...first, year: undefined }) },
    query.only && onlyLabel && { label: onlyLabel, without: placeListPath(base, { ...first, only: undefined }) },
  ].filter(chip => typeof chip === 'object')
}
