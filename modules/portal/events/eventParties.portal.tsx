import { Fragment } from 'react'
import type { Lang } from '../../define.ts'
import { commaOf } from '../../../web/fields/comma.ts'
import { missing } from '../../../web/generic/portal/answers.ts'
import { bound } from '../../../web/generic/bound.tsx'
import { foreign } from '../../../web/generic/portal/Head.tsx'
import { nameIn } from '../../../web/generic/portal/lookups.ts'
import { toldIn } from '../../../web/generic/portal/published.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { type GalleryPicture, pictureAt } from '../../../web/generic/portal/Stage.tsx'
import { Day } from '../../../web/generic/portal/texts.tsx'
import { ToldIn } from '../../../web/generic/portal/ToldIn.tsx'
import type { Api } from '../../../web/generic/api.ts'
import type { PublicAlbum } from '../media/media.ts'
import type { PublicPartnership } from '../partnerships/partnerships.ts'
import type { EventLeaf, NewsOfEvent } from './publicEvents.ts'
import { eventTexts } from './texts.ts'

/** The pictures of an event's page in their order: those of the event, and when it is over those of what came of it, which say so beside their captions. */
export function picturesOf(
  { gallery, outcomeImages }: Pick<EventLeaf, 'gallery' | 'outcomeImages'>,
  isOver: boolean,
): readonly GalleryPicture[] {
  return [...(gallery ?? []), ...(isOver ? (outcomeImages ?? []).map(takenAfterwards) : [])]
}

/** It says so in both languages; in one in which it has no caption, beside nothing. */
function takenAfterwards(picture: GalleryPicture): GalleryPicture {
  const said = (lang: Lang, caption: string | null | undefined) => {
    const word = eventTexts.say('afterwards', lang)
    return caption ? `${word}: ${caption}` : word
  }
  return { ...picture, captionAr: said('ar', picture.captionAr), captionEn: said('en', picture.captionEn) }
}

/** One of them, as its own page shows it. @param number from 1, as it stands in the address */
export async function loadEventPicture(item: EventLeaf, isOver: boolean, number: string) {
  const gallery = picturesOf(item, isOver)
  const found = pictureAt(gallery, number)
  return found === undefined ? missing() : { record: { ...item, gallery }, ...found }
}

/** The published agreements that an event names its partners by, in the ministry's order. */
export async function partnersOf(api: Api, ids: readonly string[] | null | undefined): Promise<readonly PublicPartnership[]> {
  if (!ids || ids.length === 0) return []
  const { items } = await api.get<{ items: readonly PublicPartnership[] }>('Public/Partnership/GetAll')
  return items.filter(({ id }) => ids.includes(id))
}

/** With whom an event is held, each with the way to what was agreed. */
export function Partners({ items }: { items: readonly PublicPartnership[] }) {
  const { lang, to } = useHere()
  return items.map(({ id, partnerNameAr, partnerNameEn }, index) => (
    <Fragment key={id}>
      {index > 0 && commaOf(lang)}
      <a href={to(`/partnerships?id=${id}`)}>{bound(nameIn(lang, { nameAr: partnerNameAr, nameEn: partnerNameEn }))}</a>
    </Fragment>
  ))
}

/** The published albums of an event's pictures. */
export async function albumsOf(api: Api, id: string): Promise<readonly PublicAlbum[]> {
  return (await api.get<{ items: readonly PublicAlbum[] }>('Public/ImageAlbum/GetListPaged', { event: id, maxResultCount: mostAlbums }))
    .items
}
const mostAlbums = 4

interface ElsewhereProps {
  title: string
  /** Path of the list in which they stand; each has its id behind it. */
  path: string
  items: readonly (Omit<NewsOfEvent, 'date'> & { readonly date?: string | null })[]
}

/** What there is of an event elsewhere on the portal: albums of pictures, news of what came of it. */
export function Elsewhere({ title: heading, path, items }: ElsewhereProps) {
  const { lang, to } = useHere()
  if (items.length === 0) return null
  return (
    <section>
      <h2>{heading}</h2>
      <ul>
        {items.map(item => {
          const { title, told } = toldIn(lang, item)
          return (
            <li key={item.id}>
              <a href={to(`${path}/${item.id}`)} {...foreign(told, lang)}>
                {bound(title)}
              </a>
              <small className="meta">
                {item.date && <Day day={item.date} />}
                <ToldIn told={told} />
              </small>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
