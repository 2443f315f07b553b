import { useQuery } from '@tanstack/react-query'
import { callsOf, type Lang, type RefTarget } from '../../kernel/kernel.ts'
import { browserApi } from './browserApi.ts'
import { useCaller } from './caller.ts'
import { usePlaces } from './places.ts'
import { pairOf, type Row } from './record.ts'
import type { ListPage } from './useList.ts'

const none: readonly Row[] = []
const nothing: RefTarget = { name: '' }
const most = 1000

/**
 * The records that a reference may name: the active places, or what the list of another definition shows the reader. Who may not read that
 * list is asked nothing that would be refused: the definition names a call of choices for him.
 */
export function useChoosable(target: RefTarget | undefined): readonly Row[] {
  const isPlace = target?.name === 'place'
  const places = usePlaces(isPlace)
  const caller = useCaller()
  const choices = caller.can(target?.permission ?? '') ? undefined : target?.options?.choices
  const list = useQuery({
    queryKey: ['list', target?.name, 'choosable'],
    queryFn: () =>
      choices === undefined
        ? browserApi.get<ListPage>(`${callsOf(target ?? nothing)}/GetListPaged`, { maxResultCount: most })
        : browserApi.get<Pick<ListPage, 'items'>>(choices),
    staleTime: 60_000,
    enabled: target !== undefined && !isPlace,
  })
  return isPlace ? places.map(place => ({ ...place })) : (list.data?.items ?? none)
}

/** What a record that may be chosen is called, a partnership by its partner, and the code or title that tells it from others of its name. */
export function choiceOf(row: Row, lang: Lang): { readonly value: string; readonly label: string; readonly note?: string } {
  const title = pairOf(row, 'title', lang)?.text
  const name = (pairOf(row, 'name', lang) ?? pairOf(row, 'partnerName', lang))?.text
  const code = typeof row.code === 'string' ? row.code : undefined
  const label = name ?? title ?? code ?? String(row.id)
  const note = [code, title].find(told => told !== undefined && told !== label)
  return { value: String(row.id), label, ...(note !== undefined && { note }) }
}
