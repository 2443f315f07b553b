import { labelList } from '../../generic/portal/labelList.ts'
import { useHere } from '../../generic/portal/site.ts'
import { authorityTexts } from './texts.ts'

/** The parts of a profile of which nothing is published yet, said once, and who may know. @param titles as they stand in a sentence */
export function NotYet({ titles, ask }: { titles: readonly string[]; ask: string }) {
  const { lang } = useHere()
  if (titles.length === 0) return null
  return (
    <p className="not-yet place-lacks">
      {authorityTexts.say('notYet', lang)} {labelList(titles, lang, true)}. <a href="#contact">{ask}</a>
    </p>
  )
}
