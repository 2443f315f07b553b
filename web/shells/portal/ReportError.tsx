import { isRated } from '../../../modules/portal/pageFeedback/ratedPage.ts'
import { UsefulForm } from '../../../modules/portal/pageFeedback/usefulForm.portal.tsx'
import { useHere } from '../../generic/portal/site.ts'
import { footTexts } from './texts.ts'

/** Pages that say nothing which could be wrong: the first one, the search, and forms. */
const isWithout = /^\/(?:(?:search|contactUs|entry|addInvestor|addCreativeIdeasBank|pageFeedback|follow)(?:\/.*)?)?$/

/** At the end of a page: whether it was useful, and the way to write that something on it is wrong, with its address filled in. */
export function ReportError() {
  const { lang, bare, query, to } = useHere()
  const isAsked = isRated(bare)
  const isReported = !isWithout.test(bare)
  if (!isAsked && !isReported) return null
  const about = new URLSearchParams({ subject: 'dataCorrection', page: to(bare) + query })
  return (
    <div className="wrap page-report">
      {isAsked && <UsefulForm page={bare} />}
      {isReported && (
        <p>
          <a href={to(`/contactUs?${about.toString()}#write`)} rel="nofollow">
            {footTexts.say('reportError', lang)}
          </a>
        </p>
      )}
    </div>
  )
}
