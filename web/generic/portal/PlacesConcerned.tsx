import type { Lang } from '../../../kernel/kernel.ts'
import type { Api } from '../api.ts'
import { bound } from '../bound.tsx'
import { articleTexts } from './articleTexts.ts'
import { nameIn } from './lookups.ts'
import { type Here, useHere } from './site.ts'

/** A place that a record concerns beside the one that publishes it. */
export interface PlaceConcerned {
  readonly code: string
  readonly nameAr: string
  readonly nameEn: string
  /** Path of its page in Arabic; null where it has none. */
  readonly page: string | null
}

/** The places that a record names, as its page tells them. */
export async function concernedBy(api: Api, ids: readonly string[] | null | undefined): Promise<readonly PlaceConcerned[]> {
  if (!ids || ids.length === 0) return []
  return (await api.get<{ items: readonly PlaceConcerned[] }>('Public/Place/GetNamed', { ids: ids.join(',') })).items
}

/** The places concerned, each with the way to its page, or to what it has published of this kind. @param listOf path of that by the code of a place */
export function PlacesConcerned({ places, listOf }: { places: readonly PlaceConcerned[]; listOf: (code: string) => string }) {
  const { lang, to } = useHere()
  if (places.length === 0) return null
  return (
    <p className="article-places">
      <b>{articleTexts.say('places', lang)}</b>{' '}
      {places.map(place => (
        <a key={place.code} href={to(place.page ?? listOf(place.code))}>
          {bound(nameIn(lang, place))}
        </a>
      ))}
    </p>
  )
}

/** The same for machines, among what is said of the record. */
export function aboutPlaces(places: readonly PlaceConcerned[], { site, lang, to }: Pick<Here, 'site' | 'lang' | 'to'>) {
  if (places.length === 0) return {}
  return { about: places.map(place => placeNode(place, lang, place.page === null ? undefined : site.origin + to(place.page))) }
}

function placeNode(place: PlaceConcerned, lang: Lang, url: string | undefined) {
  return { '@type': 'GovernmentOrganization', name: nameIn(lang, place), ...(url !== undefined && { url }) }
}
