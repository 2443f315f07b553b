import type { ReactNode } from 'react'
import { numberOf, type Lang } from '../../define.ts'
import { bound } from '../../../web/generic/bound.tsx'
import { ArchiveSign } from '../../../web/generic/portal/ArchiveSign.tsx'
import { foreign } from '../../../web/generic/portal/Head.tsx'
import { type LookupValue, nameIn } from '../../../web/generic/portal/lookups.ts'
import { toldIn } from '../../../web/generic/portal/published.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { ToldIn } from '../../../web/generic/portal/ToldIn.tsx'
import { placeListTexts } from '../../../web/generic/portal/words.ts'
import type { PublicStory } from './publicStories.ts'
import { storyTexts } from './texts.ts'

/** The title as the link to the story. */
export function StoryLink({ item, children }: { item: PublicStory; children?: ReactNode }) {
  const { lang, to } = useHere()
  const { title, told } = toldIn(lang, item)
  return (
    <a href={to(`/successStory/${item.id}`)} {...foreign(told, lang)}>
      {children ?? bound(title)}
    </a>
  )
}

interface StoryProps {
  item: PublicStory
  fields: readonly LookupValue[]
  /** Id of the place on whose page it stands: of its own stories nobody reads there whose they are. */
  of?: string
}

/** Whose story it is, and in which field. */
export function StoryMeta({ item, fields, of }: StoryProps) {
  const { lang } = useHere()
  const { told } = toldIn(lang, item)
  const field = fields.find(({ id }) => id === item.field)
  const place = item.placeNameAr ? nameIn(lang, { nameAr: item.placeNameAr, nameEn: item.placeNameEn }) : placeListTexts.in(lang).ministry
  return (
    <p className="meta">
      {(of === undefined || item.place !== of) && <span className="where">{bound(place)}</span>}
      {field && <span>{nameIn(lang, field)}</span>}
      <ArchiveSign day={item.date} />
      <ToldIn told={told} />
    </p>
  )
}

/** A figure of a story, as it is shown large. */
export interface MainFigure {
  readonly value: string
  readonly label: string
}

/** The figure that a list shows of a story: its first one, else how many people it serves. */
export function mainFigureOf(item: PublicStory, lang: Lang): MainFigure | undefined {
  const [first] = item.figures ?? []
  if (first) return { value: first.value, label: (lang === 'en' ? first.labelEn : undefined) ?? first.labelAr }
  return item.beneficiaries == null ? undefined : { value: numberOf(item.beneficiaries, lang), label: storyTexts.in(lang).people }
}

/** A story by its figure: that stands first, large, then what it is about. */
export function StoryRow({ level = 2, ...story }: StoryProps & { level?: 2 | 3 }) {
  const { lang } = useHere()
  const { item } = story
  const { summary, told } = toldIn(lang, item)
  const figure = mainFigureOf(item, lang)
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <li className="story-row">
      <p className="story-figure">
        {figure && (
          <>
            <b>
              <bdi dir="ltr">{figure.value}</bdi>
            </b>
            <span>{bound(figure.label)}</span>
          </>
        )}
      </p>
      <div>
        <Title className="entries-title">
          <StoryLink item={item} />
        </Title>
        <p {...foreign(told, lang)}>{bound(summary)}</p>
        <StoryMeta {...story} />
      </div>
    </li>
  )
}
