import type { ReactNode } from 'react'
import { commaOf } from '../../../web/fields/comma.ts'
import { bound } from '../../../web/generic/bound.tsx'
import { foreign } from '../../../web/generic/portal/Head.tsx'
import { labelList } from '../../../web/generic/portal/labelList.ts'
import { type LookupValue, nameIn } from '../../../web/generic/portal/lookups.ts'
import { toldIn } from '../../../web/generic/portal/published.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { Code } from '../../../web/generic/portal/texts.tsx'
import { ToldIn } from '../../../web/generic/portal/ToldIn.tsx'
import { PartnerFace, type PartnerLists, PartnershipStatus, Period } from './partnerParts.portal.tsx'
import type { PublicPartnership } from './publicPartnerships.ts'
import { partnershipTexts } from './texts.ts'
import { axisOf, type Span, spanOf, type TimeAxis } from './timeAxis.ts'

interface AgreementsProps {
  items: readonly PublicPartnership[]
  lists: PartnerLists
  /** `YYYY-MM-DD` */
  today: string
}

/** Statuses of what holds its time, or has held it. */
const held: readonly string[] = ['active', 'completed']

/** Partner by partner what was agreed, each agreement as a bar on one line of years: who works with whom, and until when, is seen at once. */
export function Agreements({ items, lists, today }: AgreementsProps) {
  const { lang } = useHere()
  const words = partnershipTexts.in(lang)
  const axis = axisOf(items, today)
  // Those whose bars are broken, by their own names: what is completed is not in force either, and its time has passed.
  const still = lists.statuses.filter(({ id, code }) => !held.includes(code) && items.some(({ status }) => status === id))
  return (
    <section className="agreements" aria-labelledby="agreements">
      <h2 id="agreements" className="sr">
        {words.agreements}
      </h2>
      {/* The days and the state stand in words at each bar. */}
      <ul className="agreements-key" aria-hidden="true">
        <li className="key-today">{words.today}</li>
        <li className="key-passed">{words.passed}</li>
        <li>{words.ahead}</li>
        {still.length > 0 && (
          <li className="key-still">
            {labelList(
              still.map(status => nameIn(lang, status)),
              lang,
            )}
          </li>
        )}
      </ul>
      <div className="agreements-years" aria-hidden="true">
        <ol>
          {axis.marks.map(year => (
            <li key={year}>
              <Code>{year}</Code>
            </li>
          ))}
        </ol>
      </div>
      <ul className="agreements-by">
        {partnersOf(items, lists.types).map(({ partner, type, own }) => (
          <li key={partner.id}>
            <div className="agreements-partner">
              <h3>
                <PartnerFace partnership={partner} />
              </h3>
              {type && <p className="caption">{nameIn(lang, type)}</p>}
            </div>
            <ul>
              {own.map(item => (
                <Agreement key={item.id} item={item} lists={lists} axis={axis} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Agreement({ item, lists, axis }: { item: PublicPartnership; lists: PartnerLists; axis: TimeAxis }) {
  const { lang, to } = useHere()
  const { title, told } = toldIn(lang, item)
  const kind = lists.kinds.find(({ id }) => id === item.kind)
  const status = lists.statuses.find(({ id }) => id === item.status)
  const span = spanOf(item, axis)
  return (
    <li>
      <div>
        <a className="agreements-title" href={to(`/partnerships?id=${item.id}`)} {...foreign(told, lang)}>
          {bound(title)}
        </a>
        <p className="meta">
          {kind && <span>{nameIn(lang, kind)}</span>}
          <span>
            <PartnershipStatus value={status} />
          </span>
          <ToldIn told={told} />
        </p>
      </div>
      <div className="agreements-time">
        {span && <Bar span={span} axis={axis} isHeld={status !== undefined && held.includes(status.code)} />}
        <p className="caption">
          <Period partnership={item} />
          {item.startDate && !item.endDate && <OpenEnd />}
        </p>
      </div>
    </li>
  )
}

function OpenEnd(): ReactNode {
  const { lang } = useHere()
  return (
    <>
      {commaOf(lang)}
      {partnershipTexts.say('openEnd', lang)}
    </>
  )
}

const lineLength = 1000

/** What has passed heavy, what is to come light, what stands still broken; in Arabic time runs from the right. */
function Bar({ span, axis, isHeld }: { span: Span; axis: TimeAxis; isHeld: boolean }) {
  const { lang } = useHere()
  const at = (ratio: number) => Math.round((lang === 'ar' ? 1 - ratio : ratio) * lineLength)
  const passed = Math.min(span.to, Math.max(span.from, axis.today))
  const ends = span.isOpen ? [span.from] : [span.from, span.to]
  return (
    <svg viewBox={`0 0 ${lineLength} 24`} preserveAspectRatio="none" aria-hidden="true">
      <path className="years" d={axis.marks.map((_, index) => `M${at(index / axis.marks.length)} 0V24`).join('')} />
      <path className={isHeld ? 'span' : 'span span-still'} d={`M${at(span.from)} 12H${at(span.to)}`} />
      {isHeld && passed > span.from && <path className="span-passed" d={`M${at(span.from)} 12H${at(passed)}`} />}
      <path d={ends.map(ratio => `M${at(ratio)} 5V19`).join('')} />
      <path className="span-today" d={`M${at(axis.today)} 0V24`} />
    </svg>
  )
}

interface PartnerGroup {
  readonly partner: PublicPartnership
  readonly type: LookupValue | undefined
  readonly own: readonly PublicPartnership[]
}

/** The partners by their type, then in the ministry's order, each once with all that was agreed. */
function partnersOf(items: readonly PublicPartnership[], types: readonly LookupValue[]): readonly PartnerGroup[] {
  const groups = [...Map.groupBy(items, ({ partnerNameAr }) => partnerNameAr).values()].flatMap(own => {
    const [partner] = own
    return partner ? [{ partner, own, type: types.find(({ id }) => id === partner.partnerType) }] : []
  })
  const rank = ({ type }: PartnerGroup) => (type ? types.indexOf(type) : types.length)
  return groups.toSorted((one, other) => rank(one) - rank(other))
}
