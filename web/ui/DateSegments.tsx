import { use } from 'react'
import { DateFieldStateContext, DateInput, DateSegment } from 'react-aria-components/DateField'
import { commaOf } from '../fields/comma.ts'
import { useLang } from './LangProvider.tsx'

const order = ['year', 'month', 'day']

/** A date as the ministry writes it, 2026/11/22, in both languages; React Aria would follow the language's own order. */
export function DateSegments() {
  return (
    <DateInput className="segments" dir="ltr">
      {given => <Segment given={given} />}
    </DateInput>
  )
}

type Given = Parameters<typeof DateSegment>[0]['segment']

// React Aria hands out the segments in the language's order. The third thing to be filled in becomes the day, whatever it was.
function Segment({ given }: { given: Given }) {
  const segments = use(DateFieldStateContext)?.segments ?? []
  const fields = segments.filter(segment => segment.type !== 'literal')
  const place = fields.indexOf(given)
  const segment = fields.find(one => one.type === order[place])
  if (!segment) return <span hidden />
  return (
    <>
      {place > 0 && <span aria-hidden="true">/</span>}
      <TimePart segment={segment} />
    </>
  )
}

/** A part of a date or a time, such as its year. What it is called to who does not see it React Aria puts together with the comma of English. */
export function TimePart({ segment }: { segment: Given }) {
  const lang = useLang()
  return (
    <DateSegment
      segment={segment}
      className="segment"
      render={({ 'aria-label': called, ...props }) => <span {...props} aria-label={called?.replaceAll(', ', commaOf(lang))} />}
    />
  )
}
