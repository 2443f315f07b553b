import { useSearchParams } from 'react-router'

export const rowsOnPage = 20

/** What narrows the follow-up, and its page. */
export type FilterState = ReturnType<typeof useFilterState>

/** What is shown stands in the address. */
export function useFilterState() {
  const [query, setQuery] = useSearchParams()
  const filters = {
    kind: query.get('kind') ?? undefined,
    state: query.get('state') ?? undefined,
    olderThanDays: query.get('olderThanDays') ?? undefined,
  }
  const changed = (values: Readonly<Record<string, string | undefined>>) => {
    const next = Object.entries({ ...Object.fromEntries(query), page: undefined, ...values })
    return new URLSearchParams(next.flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, value]])))
  }
  return {
    filters,
    // What is no whole number of a page, a list would refuse.
    page: Number(/^[1-9]\d{0,5}$/.exec(query.get('page') ?? '')?.[0] ?? 1),
    isNarrowed: Object.values(filters).some(value => value !== undefined),
    set: (values: Readonly<Record<string, string | undefined>>) => setQuery(changed(values), { preventScrollReset: true }),
    clear: () => setQuery({}, { preventScrollReset: true }),
    hrefWith: (values: Readonly<Record<string, string | undefined>>) => `?${changed(values).toString()}`,
  }
}
