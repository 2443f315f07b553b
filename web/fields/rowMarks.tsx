import { Clock, TriangleAlert } from 'lucide-react'
import { findWord, inLang, instantOf, numberOf, type AnyResource, type Column, type Lang } from '../../kernel/kernel.ts'
import { Moment } from '../generic/Moment.tsx'
import { wordOfState, type Row } from '../generic/record.ts'
import { viewTexts } from '../generic/viewTexts.ts'
import { deskZone } from '../generic/zone.ts'
import { Icon } from '../ui/Icon.tsx'
import { isAwaited } from './awaited.ts'
import { commaOf } from './comma.ts'

// What only some lists mark in their rows: it comes after them.

/** In which languages a record is written, each by its sign, and how the two stand to each other, in words for those who hear it or point at it. */
export function LanguageChips({ column, value, lang }: { column: Column; value: unknown; lang: Lang }) {
  const words = column.field.words ?? {}
  const state = findWord(words, value) ?? ''
  const said = words[state]
  const name = said ? inLang([said[1], said[2]], lang) : ''
  // What is not written yet is no fault.
  const english = state === 'missing' ? 'told-sign told-missing' : 'told-sign'
  return (
    <span className="bound">
      <span title={name} aria-hidden="true">
        <span className="told-sign">ع</span>
        {state === 'outdated' ? <span className="told-sign told-outdated">EN !</span> : <span className={english}>EN</span>}
      </span>
      <span className="sr">{name}</span>
    </span>
  )
}

const aDay = 86_400_000
const soonDays = 3

interface DueMarkProps {
  readonly resource: AnyResource
  readonly row: Row
  /** The deadline: a day, or an instant. */
  readonly at: unknown
  readonly lang: Lang
}

/** Says beside a deadline that it is near, or that it has passed while somebody still waits. */
export function DueMark({ resource, row, at, lang }: DueMarkProps) {
  const isPast = row.isOverdue === true
  if (!isPast && !(isNear(at) && isAwaited(resource, row))) return null
  return (
    <span className={isPast ? 'due due-past' : 'due'}>
      <Icon of={isPast ? TriangleAlert : Clock} small />
      {viewTexts.say(isPast ? 'overdue' : 'near', lang)}
    </span>
  )
}

/** Three days or less are left of it. A day lasts until its end. */
function isNear(at: unknown): boolean {
  if (typeof at !== 'string') return false
  const end = at.includes('T') ? Date.parse(at) : Date.parse(instantOf({ day: at, time: '00:00' }, deskZone())) + aDay
  const left = end - Date.now()
  return left > 0 && left <= soonDays * aDay
}

/** When what was published last appears, where that is to come. */
export function AppearsMark({ resource, row, lang }: Omit<DueMarkProps, 'at'>) {
  const isDecided = typeof row.liveVersion === 'number' && row.isDraft !== true && wordOfState(resource, row) === 'published'
  if (!isDecided || typeof row.publishAt !== 'string') return null
  return (
    <small className="block text-14 text-muted">
      <Moment at={row.publishAt} lang={lang} />
    </small>
  )
}

const mostNamed = 2

/** What a record refers to several times, each as a label: the first two, and how many more there are. @param name of the field */
export function Names({ row, name: key, lang }: { row: Row; name: string; lang: Lang }) {
  const names = namesOf(row, key, lang)
  if (names.length === 0) return <span className="text-muted no-value">—</span>
  const more = names.slice(mostNamed)
  return (
    <span className="labels">
      {names.slice(0, mostNamed).map(name => (
        <bdi key={name} className="label">
          {name}
        </bdi>
      ))}
      {more.length > 0 && (
        <span className="label" title={more.join(commaOf(lang))}>
          <span aria-hidden="true">
            <bdi dir="ltr">+{numberOf(more.length, lang)}</bdi>
          </span>
          <span className="sr">{more.join(commaOf(lang))}</span>
        </span>
      )}
    </span>
  )
}

/** As lists answer them: both languages in one order. */
function namesOf(row: Row, key: string, lang: Lang): string[] {
  const [ar, en] = [row[`${key}NamesAr`], row[`${key}NamesEn`]].map(names => (Array.isArray(names) ? names : []))
  return (ar ?? []).map((name, index) => inLang([String(name), String(en?.[index] ?? name)], lang))
}
