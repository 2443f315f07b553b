import { CalendarPlus } from 'lucide-react'
import { inLang, type Lang } from '../../define.ts'
import { bound } from '../../../web/generic/bound.tsx'
import { Files } from '../../../web/generic/portal/ArticleParts.tsx'
import { FollowByMail } from '../../../web/generic/portal/FollowLinks.tsx'
import { foreign } from '../../../web/generic/portal/Head.tsx'
import { type LookupValue, nameIn } from '../../../web/generic/portal/lookups.ts'
import { Moment, offsetOf } from '../../../web/generic/portal/Moment.tsx'
import { useHere } from '../../../web/generic/portal/site.ts'
import { ArticleDay, Code, Day } from '../../../web/generic/portal/texts.tsx'
import { isForeign, OwnWords, PartSign } from '../../../web/generic/portal/ToldIn.tsx'
import { Icon } from '../../../web/ui/Icon.tsx'
import { Notice } from '../../../web/ui/Notice.tsx'
import { isOverForGood } from './noticeChange.portal.tsx'
import { DaysLeft, StageLabel } from './noticeParts.portal.tsx'
import type { NoticeAround, NoticeSheet } from './publicAds.ts'
import { noticeTexts, sheetTexts } from './texts.ts'

interface DeadlineProps {
  notice: NoticeSheet
  around: NoticeAround
  stages: readonly LookupValue[]
}

/** What a notice leads with before anything else: what came of it, until when one takes part, or where one objects; nothing where it says none of that. */
export function leadOf(notice: NoticeSheet, lang: Lang): 'result' | 'deadline' | 'objections' | undefined {
  if (resultIn(notice, lang)) return 'result'
  if (notice.closingAt) return 'deadline'
  return notice.objectionPlaceAr ? 'objections' : undefined
}

/** What leads a notice, in exact words and in days; and what has become of it. */
export function Deadline({ notice, around, stages }: DeadlineProps) {
  const { lang } = useHere()
  const words = sheetTexts.in(lang)
  const { stage, daysLeft, decidedAt } = around
  const isCancelled = stage === 'cancelled'
  const result = resultIn(notice, lang)
  const lead = leadOf(notice, lang)
  return (
    <section className={`deadline${isCancelled || stage === 'closed' ? ' deadline-over' : ''}`} aria-labelledby="deadline">
      <h2 id="deadline">{words[lead ?? 'deadline']}</h2>
      {result && <Result>{result}</Result>}
      {lead === 'deadline' && <Closing notice={notice} isCancelled={isCancelled} />}
      {lead === 'objections' && (
        <p className="deadline-where">
          <OwnWords>{inLang([notice.objectionPlaceAr ?? '', notice.objectionPlaceEn ?? ''], lang)}</OwnWords>
        </p>
      )}
      <p className="deadline-state">
        <StageLabel of={around} stages={stages} framed />
        {decidedAt && (
          <span className="text-muted">
            {words.decided} <Day day={decidedAt} />
          </span>
        )}
        <DaysLeft days={daysLeft} />
        {!result && <ZoneAndBefore notice={notice} />}
      </p>
      <Became notice={notice} around={around} stages={stages} />
    </section>
  )
}

/** Where no deadline and no place leads, its summary has said what matters: beneath it stands whether that holds, and since when. */
export function Standing({ notice, around, stages }: DeadlineProps) {
  const { lang } = useHere()
  return (
    <section className="standing" aria-labelledby="standing">
      <h2 id="standing" className="sr">
        {noticeTexts.say('stage', lang)}
      </h2>
      <p className="deadline-state">
        <StageLabel of={around} stages={stages} framed />
        {notice.date && (
          <span>
            {noticeTexts.say('issued', lang)} <ArticleDay day={notice.date} />
          </span>
        )}
      </p>
      <Became notice={notice} around={around} stages={stages} />
    </section>
  )
}

/** What a reader may do, why it was brought to its stage, and the papers of what came of it. */
function Became({ notice, around, stages }: DeadlineProps) {
  const { lang } = useHere()
  const note = noteOf(notice, lang)
  const stage = stages.find(({ code }) => code === around.stage)
  return (
    <>
      <Acts notice={notice} around={around} />
      {note && (
        <Notice tone={around.stage === 'cancelled' ? 'danger' : 'info'} {...(stage && { called: nameIn(lang, stage) })} lang={lang}>
          <OwnWords>{note}</OwnWords>
        </Notice>
      )}
      {around.resultFiles.length > 0 && <Files files={around.resultFiles} title={sheetTexts.say('resultFiles', lang)} hashed />}
    </>
  )
}

/** What came of a notice, as its page says it. */
export function resultIn({ resultAr, resultEn }: Pick<NoticeSheet, 'resultAr' | 'resultEn'>, lang: Lang): string | null | undefined {
  return lang === 'en' ? (resultEn ?? resultAr) : resultAr
}

/** Why somebody brought it to its stage; where there is a result, that says it. */
export function noteOf(notice: Pick<NoticeSheet, 'stageNote' | 'resultAr' | 'resultEn'>, lang: Lang): string | null | undefined {
  return resultIn(notice, lang) ? undefined : notice.stageNote
}

/** What is longer is read as a text. */
const longestHeadline = 200

function Result({ children }: { children: string }) {
  const { lang } = useHere()
  const isArabic = isForeign(children, lang)
  return (
    <>
      {isArabic && <PartSign />}
      <p className={children.length > longestHeadline ? 'standfirst' : 'display-section'} {...(isArabic ? foreign('ar', lang) : {})}>
        {bound(children)}
      </p>
    </>
  )
}

function Closing({ notice: { closingAt }, isCancelled }: { notice: NoticeSheet; isCancelled: boolean }) {
  if (!closingAt) return null
  const moment = <Moment at={closingAt} weekday />
  return <p className="deadline-when">{isCancelled ? <s>{moment}</s> : moment}</p>
}

/** By which clock, and when it was before it was put off. */
function ZoneAndBefore({ notice: { closingAt, originalClosingAt } }: { notice: NoticeSheet }) {
  const { lang } = useHere()
  const words = sheetTexts.in(lang)
  return (
    <>
      {closingAt && (
        <span className="text-muted">
          <Zone at={closingAt} />
        </span>
      )}
      {originalClosingAt && originalClosingAt !== closingAt && (
        <span className="text-muted">
          {words.was}{' '}
          <s>
            <Moment at={originalClosingAt} />
          </s>
        </span>
      )}
    </>
  )
}

/** By which clock an instant is said. */
export function Zone({ at }: { at: string }) {
  const { lang, site } = useHere()
  return (
    <>
      {sheetTexts.say('zone', lang)} <Code>{offsetOf(at, site.timeZone)}</Code>
    </>
  )
}

/** What a reader may do so as not to miss it. */
function Acts({ notice, around: { stage, daysLeft } }: Pick<DeadlineProps, 'notice' | 'around'>) {
  const { lang, to } = useHere()
  const words = sheetTexts.in(lang)
  const mayFollow = !isOverForGood(notice, stage)
  if (daysLeft === null && !mayFollow) return null
  return (
    <div className="deadline-acts">
      {daysLeft !== null && (
        <a className="more" href={to(`/ads/${notice.id}/closing.ics`)}>
          <Icon of={CalendarPlus} />
          {words.intoCalendar}
        </a>
      )}
      {mayFollow && <FollowByMail page={`/ads/${notice.id}`} label={words.follow} />}
    </div>
  )
}
