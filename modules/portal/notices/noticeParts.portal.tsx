import { pluralOf, type Lang } from '../../define.ts'
import { ArchiveSign } from '../../../web/generic/portal/ArchiveSign.tsx'
import { foreign } from '../../../web/generic/portal/Head.tsx'
import { type LookupValue, nameIn } from '../../../web/generic/portal/lookups.ts'
import { Moment } from '../../../web/generic/portal/Moment.tsx'
import { toldIn } from '../../../web/generic/portal/published.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { ToldIn } from '../../../web/generic/portal/ToldIn.tsx'
import { bound } from '../../../web/generic/bound.tsx'
import { DueLabel, StateLabel, type StateKind } from '../../../web/ui/StateLabel.tsx'
import { soonDays, type NoticeStage } from './categories.ts'
import type { NoticeTab, PublicNotice } from './publicAds.ts'
import { daysToClosing, noticeTexts } from './texts.ts'

const signs: Readonly<Record<NoticeStage, StateKind>> = {
  upcoming: 'scheduled',
  open: 'done',
  extended: 'changed',
  closingSoon: 'waiting',
  closed: 'ended',
  underEvaluation: 'waiting',
  // Called out among those that are closed: what is as it should be stays in ink.
  awarded: 'revised',
  cancelled: 'refused',
}

/** The stages that are said by the tab of a list under which a notice stands. */
export const saidBy: Readonly<Record<NoticeTab, readonly NoticeStage[]>> = {
  open: ['open', 'closingSoon'],
  soon: ['open', 'closingSoon'],
  // Beneath it lie the cancelled and the awarded too: each says which it is.
  closed: [],
  all: [],
}

interface StageLabelProps {
  of: Pick<PublicNotice, 'stage' | 'daysLeft'>
  stages: readonly LookupValue[]
  framed?: boolean
}

/** The stage of a notice by sign and word. Where days are left they say that it closes soon; what has no deadline is in effect, not open. */
export function StageLabel({ of: { stage: found, daysLeft }, stages, framed }: StageLabelProps) {
  const { lang } = useHere()
  const hasDeadline = daysLeft !== null
  const stage = hasDeadline && found === 'closingSoon' ? 'open' : found
  const value = stages.find(({ code }) => code === stage)
  return (
    <StateLabel kind={signs[stage]} framed={framed === true}>
      {found === 'open' && !hasDeadline ? noticeTexts.say('inEffect', lang) : value ? nameIn(lang, value) : stage}
    </StateLabel>
  )
}

/** How long is left: the red of the thread for what closes within three days. */
export function DaysLeft({ days }: { days: number | null }) {
  const { lang } = useHere()
  if (days === null) return null
  const said = leftInWords(days, lang)
  return days <= soonDays ? <DueLabel>{said}</DueLabel> : <span className="days-left">{said}</span>
}

/** When it closes; of one that was cancelled struck out. */
export function Closes({ item: { closingAt, stage } }: { item: PublicNotice }) {
  const { lang } = useHere()
  if (!closingAt) return noticeTexts.say('noClosing', lang)
  const moment = <Moment at={closingAt} />
  return stage === 'cancelled' ? <s>{moment}</s> : moment
}

/** «بقيت 5 أيام» */
export function leftInWords(days: number, lang: Lang): string {
  if (days <= 0) return noticeTexts.say('endsToday', lang)
  return pluralOf(daysToClosing, days, lang)
}

/** The title as the link to the notice. */
export function NoticeLink({ item }: { item: PublicNotice }) {
  const { lang, to } = useHere()
  const { title, told } = toldIn(lang, item)
  return (
    <a href={to(`/ads/${item.id}`)} {...foreign(told, lang)}>
      {bound(title)}
    </a>
  )
}

/** The day by which a notice ages: when it closes, else that of its issue. */
export function endOf({ closingAt, date }: Pick<PublicNotice, 'closingAt' | 'date'>): string | null | undefined {
  return closingAt ?? date
}

/** Whose the notice is. */
export function placeSaid(item: Pick<PublicNotice, 'placeNameAr' | 'placeNameEn'>, lang: Lang): string {
  if (!item.placeNameAr) return noticeTexts.say('ministry', lang)
  return nameIn(lang, { nameAr: item.placeNameAr, nameEn: item.placeNameEn })
}

/** Notices as lines: title, kind and place, and when they close. Where a place has them all, it is not said. */
export function NoticeLines({
  items,
  categories,
  ofPlace = false,
}: {
  items: readonly PublicNotice[]
  categories: readonly LookupValue[]
  ofPlace?: boolean
}) {
  const { lang } = useHere()
  return (
    <ul className="notice-lines">
      {items.map(item => {
        const category = categories.find(({ id }) => id === item.category)
        return (
          <li key={item.id}>
            <div>
              <p className="meta">
                {category && <span>{nameIn(lang, category)}</span>}
                {!ofPlace && <span className="where">{bound(placeSaid(item, lang))}</span>}
                {item.number && (
                  <span>
                    <bdi className="whitespace-nowrap">{item.number}</bdi>
                  </span>
                )}
                <ArchiveSign day={endOf(item)} />
                <ToldIn told={toldIn(lang, item).told} />
              </p>
              <NoticeLink item={item} />
            </div>
            <p className="notice-when">
              <Closes item={item} />
              <DaysLeft days={item.daysLeft} />
            </p>
          </li>
        )
      })}
    </ul>
  )
}
