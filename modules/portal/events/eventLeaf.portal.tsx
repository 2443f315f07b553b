import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { CalendarPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { inLang, numberOf, pluralOf, type Lang } from '../../define.ts'
import { orMissing } from '../../../web/generic/portal/answers.ts'
import { ArticleFigure } from '../../../web/generic/portal/ArticleFigure.tsx'
import {
  aboutPlaces,
  ArabicOnly,
  ArabicParts,
  ArticleEnd,
  concernedBy,
  Expired,
  Files,
  officialNameOf,
  PlacesConcerned,
  PublishedBy,
} from '../../../web/generic/portal/ArticleParts.tsx'
import { BodyText } from '../../../web/generic/portal/BodyText.tsx'
import { Gallery } from '../../../web/generic/portal/Gallery.tsx'
import { GalleryPage } from '../../../web/generic/portal/GalleryPage.tsx'
import { foreign, Head } from '../../../web/generic/portal/Head.tsx'
import { labelList } from '../../../web/generic/portal/labelList.ts'
import { LastUpdated } from '../../../web/generic/portal/LastUpdated.tsx'
import { type LookupValue, lookupOf, nameIn } from '../../../web/generic/portal/lookups.ts'
import { Moment } from '../../../web/generic/portal/Moment.tsx'
import { type Neighbour, PointMap } from '../../../web/generic/portal/PointMap.tsx'
import { RelatedVideo, videoOf } from '../../../web/generic/portal/RelatedVideo.tsx'
import { isInArabicAlone, wordsOf } from '../../../web/generic/portal/published.ts'
import { addressIn, useHere } from '../../../web/generic/portal/site.ts'
import { bareOf } from '../../../web/generic/lang.ts'
import { besideIn } from '../../../web/generic/portal/languageList.ts'
import { bound } from '../../../web/generic/bound.tsx'
import { Code } from '../../../web/generic/portal/texts.tsx'
import { isForeign, OwnName, OwnWords, PartSign } from '../../../web/generic/portal/ToldIn.tsx'
import { WayThere } from '../../../web/generic/portal/WayThere.tsx'
import { homeStep, Trail } from '../../../web/generic/portal/Trail.tsx'
import { visitContext } from '../../../web/generic/visit.ts'
import { FactList } from '../../../web/ui/FactList.tsx'
import { Icon } from '../../../web/ui/Icon.tsx'
import { LinkButton } from '../../../web/ui/LinkButton.tsx'
import { Notice } from '../../../web/ui/Notice.tsx'
import { imageAlbum } from '../media/media.ts'
import { event } from './event.ts'
import { eventGraph } from './eventGraph.ts'
import { albumsOf, Elsewhere, loadEventPicture, Partners, partnersOf, picturesOf } from './eventParties.portal.tsx'
import { eventPath } from './eventPath.ts'
import { DateLeaf, EventLines, EventStateLabel, isMovedOnline, locationOf, stateOf, When } from './eventParts.portal.tsx'
import { Programme } from './programme.portal.tsx'
import type { EventAround, EventLeaf } from './publicEvents.ts'
import { daysAhead, eventsTexts, eventTexts } from './texts.ts'

/** `newEvent/{id}` while the event is to come, `event/{id}` when it is over: each leads to the other at its time, so that old links keep working (section 15.2). Behind both stand its pictures, one by one. */
export async function loader({ context, params: { id = '', picture }, request }: LoaderFunctionArgs) {
  const { api, lang } = context.get(visitContext)
  const address = (path: string) => addressIn(lang, path)
  if (id.endsWith('.ics')) return moved(address(`/event/${id.slice(0, -4)}/calendar.ics`), 301)
  const item = await orMissing(api.get<EventLeaf>(`Public/Event/Get/${id}`))
  const around = await orMissing(api.get<EventAround>(`Public/Event/GetAround/${id}`, besideIn(lang)))
  const isNew = bareOf(new URL(request.url).pathname).startsWith('/newEvent/')
  // What is over does not come again; what is to come will be over.
  if (isNew === around.isOver)
    return moved(address(eventPath(id, around.isOver) + (picture === undefined ? '' : `/${picture}`)), around.isOver ? 301 : 302)
  if (picture !== undefined)
    return { kind: 'picture' as const, isOver: around.isOver, ...(await loadEventPicture(item, around.isOver, picture)) }
  const [categories, modes, audiences, features, points, places, video, partners, albums] = await Promise.all([
    lookupOf(api, 'eventCategory'),
    lookupOf(api, 'attendanceMode'),
    lookupOf(api, 'audience'),
    lookupOf(api, 'accessibilityFeature'),
    item.point ? api.get<{ items: readonly Neighbour[] }>('Public/LocalComm/GetPoints').then(({ items }) => items) : [],
    concernedBy(api, item.relatedPlaces),
    videoOf(api, item.video),
    partnersOf(api, item.partners),
    albumsOf(api, id),
  ])
  return { kind: 'leaf' as const, item, around, categories, modes, audiences, features, points, places, video, partners, albums }
}
type LeafData = Extract<Awaited<ReturnType<typeof loader>>, { kind: 'leaf' }>

const albumLabel = imageAlbum.options.label

/** Ends the loader with the way to another address. */
function moved(address: string, status: 301 | 302): Promise<never> {
  return Promise.reject(redirect(address, status))
}

export default function Event() {
  const data = useLoaderData<typeof loader>()
  const { lang } = useHere()
  if (data.kind === 'leaf') return <LeafPage data={data} />
  const list = { label: eventsTexts.say('events', lang), path: '/events' }
  return <GalleryPage {...data} kind="event" list={list} address={eventPath(data.record.id, data.isOver)} />
}

function LeafPage({ data }: { data: LeafData }) {
  const here = useHere()
  const { lang } = here
  const { item, around, categories } = data
  const words = eventTexts.in(lang)
  const inWords = wordsOf(lang, item)
  const { title, summary, body, told, part } = inWords
  const category = categories.find(({ id }) => id === item.category)
  const isArabicOnly = told !== lang
  const steps = [
    homeStep(lang),
    { label: eventsTexts.say('events', lang), path: '/events' },
    ...(category ? [{ label: nameIn(lang, category), path: `/events/${category.code}` }] : []),
    { label: title },
  ]
  const outcome = part(item.outcomeAr, item.outcomeEn)
  const address = eventPath(item.id, around.isOver)
  const hasOutcome = around.isOver && outcome.text !== ''
  const hasForeignOutcome = hasOutcome && outcome.told !== lang
  const mapped = locationOf(item, lang)
  return (
    <div className="wrap">
      <Head
        title={title}
        description={summary}
        steps={steps}
        card={`event/${item.id}`}
        kind="article"
        arabicOnly={isInArabicAlone(item)}
        noIndex={item.expiredAt != null}
        graph={[{ ...eventGraph(data, { title, summary, told }, here), ...aboutPlaces(data.places, here) }]}
      />
      <div className="article-trail">
        <Trail steps={steps.slice(0, -1)} />
      </div>
      {isArabicOnly ? <ArabicOnly /> : <ArabicParts of={hasForeignOutcome || hasArabicParts(item, lang)} />}
      <Expired item={item} day={item.endAt} />
      <LeafHead data={data} title={title} told={told} />
      <article className="article event-page">
        <section className="aside printed event-facts" aria-labelledby="facts">
          <h2 id="facts">{words.facts}</h2>
          <FactList look="rows" facts={factsOf(data, lang)} />
        </section>
        <div className="event-text">
          <p className="standfirst" {...foreign(told, lang)}>
            {bound(summary)}
          </p>
          {hasOutcome && (
            <section className="block" aria-labelledby="outcome">
              <h2 id="outcome" className="display-section">
                {words.outcome}
              </h2>
              {hasForeignOutcome && !isArabicOnly && <PartSign />}
              <div {...foreign(outcome.told, lang)}>
                <BodyText html={outcome.text} />
              </div>
            </section>
          )}
          {/* Only what came of it stands under that heading: what it was has one of its own beneath. */}
          {hasOutcome && <h2 className="display-section">{words.about}</h2>}
          <div {...foreign(told, lang)}>
            <ArticleFigure item={item} words={inWords} isFirst />
            <BodyText html={body} />
          </div>
          <Programme sessions={item.sessions ?? []} />
          {item.point && !isMovedOnline(item) && (
            <section className="block" aria-labelledby="place">
              <h2 id="place" className="display-section">
                {words.where}
              </h2>
              <PointMap
                point={item.point}
                neighbours={data.points}
                label={`${words.map}: ${mapped?.told === lang ? mapped.text : words.here}`}
                here={words.here}
              />
              <WayThere className="more" point={item.point}>
                {words.route}
              </WayThere>
            </section>
          )}
          <Gallery pictures={picturesOf(item, around.isOver)} address={address} />
          <RelatedVideo video={data.video} />
          <PlacesConcerned places={data.places} listOf={code => `/events/${code}`} />
        </div>
        <Around data={data} />
        <div className="article-last">
          <ArticleEnd article={item} title={title} told={told} />
        </div>
      </article>
      {around.others.length > 0 && (
        <section className="block" aria-labelledby="others">
          <h2 id="others" className="display-section">
            {words.others}
          </h2>
          <EventLines items={around.others.toSorted((a, b) => a.startAt.localeCompare(b.startAt))} categories={categories} />
        </section>
      )}
      <LastUpdated at={around.changedAt} />
    </div>
  )
}

/** What belongs to it: its files, who holds it, pictures and news of it; nothing where there is none of that. */
function Around({ data: { around, albums } }: { data: LeafData }) {
  const { lang } = useHere()
  const words = eventTexts.in(lang)
  const { files, publisher, news } = around
  if (!publisher && [files, albums, news].every(({ length }) => length === 0)) return null
  return (
    <aside className="aside event-around">
      {files.length > 0 && <Files files={files} />}
      {publisher && <PublishedBy publisher={publisher} list={`/events/${publisher.code}`} more={words.eventsOfBody} />}
      <Elsewhere title={inLang([albumLabel[2], albumLabel[3]], lang)} path="/imgCenter" items={albums} />
      <Elsewhere title={words.news} path="/news" items={news} />
    </aside>
  )
}

/** Is any of what stands on it in Arabic alone, though it is told in English? */
function hasArabicParts({ eventState, stateNote, sessions }: EventLeaf, lang: Lang): boolean {
  const note = stateOf(eventState) === 'scheduled' ? undefined : stateNote
  return [note, ...(sessions ?? []).map(({ titleAr, titleEn }) => titleEn ?? titleAr)].some(text => isForeign(text, lang))
}

interface LeafHeadProps {
  data: LeafData
  title: string
  told: Lang
}

/** The leaf with the day, and beside it what, when and where: what one needs in order to come. */
function LeafHead({ data: { item, around }, title, told }: LeafHeadProps) {
  const { lang } = useHere()
  const words = eventTexts.in(lang)
  const state = stateOf(item.eventState)
  // The hall that was announced stands there struck out: who has noted it sees that it is no longer the place.
  const where = locationOf(item, lang)
  const place = where && (where.told === lang ? bound(where.text) : <OwnWords>{where.text}</OwnWords>)
  const isOff = state === 'cancelled'
  // Postponed without a new time: that which was announced no longer holds.
  const isUntimed = isOff || (state === 'postponed' && item.originalStartAt == null)
  return (
    <header className={isOff || around.isOver ? 'event-head event-head-over' : 'event-head'}>
      <DateLeaf at={item.startAt} />
      <div>
        <p className="meta article-meta">
          <EventStateLabel of={item} />
          {!isUntimed && <span className={around.isOver ? undefined : 'event-ahead'}>{standing(around, lang)}</span>}
        </p>
        <h1 className="display-page" {...foreign(told, lang)}>
          {bound(title)}
        </h1>
        {item.stateNote && state !== 'scheduled' && (
          <Notice tone={isOff ? 'danger' : 'warn'} called={words[state]} lang={lang}>
            <p>
              <OwnWords>{item.stateNote}</OwnWords>
            </p>
            {item.originalStartAt && (
              <p>
                {words.wasOn}{' '}
                <s>
                  <Moment at={item.originalStartAt} weekday />
                </s>
              </p>
            )}
          </Notice>
        )}
        <dl className="event-where">
          <div>
            <dt>{words.when}</dt>
            <dd>
              {isUntimed ? (
                <s>
                  <When item={item} />
                </s>
              ) : (
                <When item={item} />
              )}
            </dd>
          </div>
          {where && (
            <div>
              <dt>{words.where}</dt>
              <dd>
                {state === 'movedOnline' ? (
                  <>
                    <s>{where.told === lang ? bound(where.text) : <OwnName>{where.text}</OwnName>}</s> {where.told !== lang && <PartSign />}
                    <br />
                    {words.movedOnline}
                  </>
                ) : (
                  place
                )}
              </dd>
            </div>
          )}
          {item.onlineUrl && !around.isOver && !isOff && registrationOf(item) && (
            <div>
              <dt>{words.online}</dt>
              <dd>
                <a href={item.onlineUrl} rel="external">
                  {words.join}
                </a>
              </dd>
            </div>
          )}
        </dl>
        {!around.isOver && !isOff && <Acts item={item} />}
      </div>
    </header>
  )
}

/** How far off it is, by the database's clock. */
function standing({ isOver, daysAhead: days }: EventAround, lang: Lang): string {
  if (isOver) return eventTexts.say('over', lang)
  if (days < 0) return eventTexts.say('running', lang)
  if (days === 0) return eventTexts.say('today', lang)
  return days === 1 ? eventTexts.say('tomorrow', lang) : pluralOf(daysAhead, days, lang)
}

function registrationOf({ registrationUrl, registrationEmail }: EventLeaf): string | undefined {
  return registrationUrl ?? (registrationEmail ? `mailto:${registrationEmail}` : undefined)
}

/** Into one's calendar, and to those who register. */
function Acts({ item }: { item: EventLeaf }) {
  const { lang, to } = useHere()
  const words = eventTexts.in(lang)
  const registration = registrationOf(item)
  // Where nobody registers, to come is the one act.
  const address = registration ?? item.onlineUrl
  const act = registration ? words.register : words.join
  return (
    <p className="event-acts">
      {address && (
        <>
          <LinkButton href={address} rel="external" look="act">
            {act}
          </LinkButton>
          {/* Paper has no buttons. */}
          <span className="event-address">
            {act}: <bdi dir="ltr">{address.replace(/^mailto:/, '')}</bdi>
          </span>
        </>
      )}
      <a className="more" href={to(`/event/${item.id}/calendar.ics`)}>
        <Icon of={CalendarPlus} />
        {words.addToCalendar}
      </a>
      {registration && item.registrationUntil && (
        <span className="text-muted">
          {words.registration} {words.registerUntil} <Moment at={item.registrationUntil} />
        </span>
      )}
    </p>
  )
}

function factsOf({ item, around, modes, audiences, features, partners }: LeafData, lang: Lang) {
  const words = eventTexts.in(lang)
  const fact = (label: string, value: ReactNode, note?: ReactNode) => (value ? [{ label, value, ...(note ? { note } : {}) }] : [])
  const namesOf = (ids: readonly number[] | null | undefined, values: readonly LookupValue[]) =>
    values.filter(({ id }) => ids?.includes(id)).map(value => nameIn(lang, value))
  const mode = isMovedOnline(item) ? modes.find(({ code }) => code === 'online')?.id : item.attendanceMode
  const organizer = lang === 'en' ? (item.organizerEn ?? item.organizerAr) : item.organizerAr
  // Whoever publishes it stands beneath these facts: named once where that is who holds it.
  const isPublisher = around.publisher && [officialNameOf(around.publisher, lang), nameIn(lang, around.publisher)].includes(organizer ?? '')
  return [
    ...fact(words.organizer, organizer && !isPublisher && <OwnWords>{organizer}</OwnWords>),
    ...fact(inLang(event.fields.partners.label, lang), partners.length > 0 && <Partners items={partners} />),
    ...fact(words.attendance, labelList(namesOf(mode == null ? [] : [mode], modes), lang)),
    ...fact(
      words.audience,
      item.isOpenToPublic === false ? words.invited : words.openToAll,
      labelList(namesOf(item.audience, audiences), lang),
    ),
    ...fact(words.seats, item.capacity != null && <Code>{numberOf(item.capacity, lang)}</Code>),
    ...fact(words.accessibility, labelList(namesOf(item.accessibility, features), lang)),
  ]
}
