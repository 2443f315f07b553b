import { FileText } from 'lucide-react'
import { inLang, type Lang } from '../../../kernel/kernel.ts'
import { commaOf } from '../../fields/comma.ts'
import { bound } from '../../generic/bound.tsx'
import { ArchiveSign } from '../../generic/portal/ArchiveSign.tsx'
import { foreign } from '../../generic/portal/Head.tsx'
import { Moment } from '../../generic/portal/Moment.tsx'
import { useHere } from '../../generic/portal/site.ts'
import { Code, Day, Marked } from '../../generic/portal/texts.tsx'
import { ToldIn } from '../../generic/portal/ToldIn.tsx'
import { PlaceMark } from '../../ui/Avatar.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { DueLabel } from '../../ui/StateLabel.tsx'
import { authorityTexts, searchTexts } from './texts.ts'

type Marks = readonly (readonly [start: number, end: number])[]
/** A name in both languages. */
export type Named = readonly [ar: string, en: string]
/** One thing that was found. */
export interface Found {
  readonly kind: string
  readonly id: string
  readonly title: string
  readonly titleMarks: Marks
  readonly extract: string | null
  readonly extractMarks: Marks
  readonly passage: { readonly label: string; readonly anchor: string } | null
  readonly file: { readonly name: string; readonly title: string | null } | null
  readonly extractLang: Lang
  /** That of a notice. */
  readonly number: string | null
  readonly url: string
  readonly date: string | null
  readonly place: string | null
  /** Of a place: by what it is told apart from others of its name. */
  readonly about: {
    readonly code: string
    readonly kinds: readonly string[]
    readonly governorate: { readonly code: string; readonly name: string } | null
  } | null
  readonly lang: Lang
  readonly isOpen: boolean | null
  /** Instant: until when it is open, or since when it is over. */
  readonly closesAt: string | null
  readonly isSoon: boolean
}

/** Kinds whose items pass into the archive. */
const ages: ReadonlySet<string> = new Set(['news', 'ads', 'event', 'successStory'])

/** One thing that was found: what it is, its title and an extract with the words marked. */
export function Result({ item, kindName, isPinned }: { item: Found; kindName: Named | undefined; isPinned?: boolean }) {
  const { lang, to } = useHere()
  if (item.about) return <FoundPlace item={item} about={item.about} isPinned={isPinned} />
  return (
    <li>
      <h2 className="entries-title" {...foreign(item.lang, lang)}>
        <a href={to(item.url)}>
          <Marked text={item.title} marks={item.titleMarks} />
        </a>
      </h2>
      {item.file && (
        <p className="meta">
          <span>
            <Icon of={FileText} small /> {searchTexts.say('inFile', lang)} <bdi>{item.file.title ?? item.file.name}</bdi>
          </span>
        </p>
      )}
      {item.extract && item.extract !== item.title && (
        <p {...foreign(item.extractLang, lang)}>
          <ExtractSign item={item} />
          {item.passage && (
            <>
              <a href={`${to(item.url)}#${item.passage.anchor}`}>{item.passage.label}</a>
              {' · '}
            </>
          )}
          <Marked text={item.extract} marks={item.extractMarks} />
        </p>
      )}
      <p className="meta">
        {isPinned && <Suggested />}
        {kindName && <span>{inLang(kindName, lang)}</span>}
        <Openness of={item} />
        {item.place && <span>{bound(item.place)}</span>}
        {item.number && (
          <span>
            <Code>{item.number}</Code>
          </span>
        )}
        {item.date && (
          <span>
            {item.isOpen !== null && `${searchTexts.say('issued', lang)} `}
            <Day day={item.date} />
          </span>
        )}
        {ages.has(item.kind) && <ArchiveSign day={item.date} />}
        <ToldIn told={item.lang} />
      </p>
    </li>
  )
}

/** Can one still take part in it, until when, or since when no more? */
function Openness({ of: { isOpen, closesAt, isSoon } }: { of: Found }) {
  const { lang } = useHere()
  if (isOpen === null) return null
  if (closesAt === null) return isOpen ? <b>{searchTexts.say('isOpen', lang)}</b> : <span>{searchTexts.say('isOver', lang)}</span>
  if (!isOpen)
    return (
      <span>
        {searchTexts.say('isOverSince', lang)} <Day day={closesAt} />
      </span>
    )
  const until = (
    <>
      {searchTexts.say('isOpenUntil', lang)} <Moment at={closesAt} />
    </>
  )
  return isSoon ? <DueLabel>{until}</DueLabel> : <b>{until}</b>
}

/** A place that was found: its mark, what it is, where, and its code, by which two of one name are told apart. */
function FoundPlace({ item, about, isPinned }: { item: Found; about: NonNullable<Found['about']>; isPinned: boolean | undefined }) {
  const { lang, to } = useHere()
  return (
    <li className="found-place">
      <PlaceMark size="small" governorate={about.governorate?.code ?? ''} />
      <div>
        <h2 className="entries-title" {...foreign(item.lang, lang)}>
          <a href={to(item.url)}>
            <Marked text={item.title} marks={item.titleMarks} />
          </a>
        </h2>
        {/* Whose name does not have what was looked for says where it was found. */}
        {item.extract && item.titleMarks.length === 0 && item.extractMarks.length > 0 && (
          <p {...foreign(item.extractLang, lang)}>
            <ExtractSign item={item} />
            <Marked text={item.extract} marks={item.extractMarks} />
          </p>
        )}
        <p className="meta">
          {isPinned && <Suggested />}
          {about.kinds.length > 0 && <span>{about.kinds.join(commaOf(lang))}</span>}
          {about.governorate && (
            <span>
              {authorityTexts.say('governorate', lang)} {bound(about.governorate.name)}
            </span>
          )}
          {about.code !== '' && (
            <span>
              <Code>{about.code}</Code>
            </span>
          )}
        </p>
      </div>
    </li>
  )
}

/** In the line of an extract in another language than the page's and the title's: above it, it would be read as the title's. Of what is told in that language altogether its facts say so. */
function ExtractSign({ item: { extractLang, lang: told } }: { item: Found }) {
  const { lang } = useHere()
  if (extractLang === lang || extractLang === told) return null
  return (
    <>
      <bdi className="told-part" lang={lang}>
        <ToldIn told={extractLang} />
      </bdi>{' '}
    </>
  )
}

/** Somebody has put it above the results. */
function Suggested() {
  return (
    <span>
      <strong>{searchTexts.say('pinned', useHere().lang)}</strong>
    </span>
  )
}
