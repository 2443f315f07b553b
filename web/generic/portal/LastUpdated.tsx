import { articleTexts } from './articleTexts.ts'
import { useHere } from './site.ts'
import { Day } from './texts.tsx'

/** At the foot of a record's page: when what it says was last changed for its readers (domain/portal-and-admin, section 14.1). @param at UTC instant, or a day */
export function LastUpdated({ at }: { at: string }) {
  const { lang } = useHere()
  return (
    <p className="page-foot">
      <span>
        {articleTexts.say('updated', lang)} <Day day={at} />
      </span>
    </p>
  )
}
