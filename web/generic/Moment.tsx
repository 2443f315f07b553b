import { dateAndTime, type Lang } from '../../kernel/kernel.ts'
import { deskZone } from './zone.ts'

/** When something was, at the desk: the day, the time and its half of the day follow one another as the reader's language runs. */
export function Moment({ at, lang }: { at: string | number; lang: Lang }) {
  return <bdi className="moment">{dateAndTime(at, deskZone(), lang)}</bdi>
}
