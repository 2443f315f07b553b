import { useHere } from '../../generic/portal/site.ts'
import { footTexts } from './texts.ts'

/** Pages that say nothing which could be wrong: the first one, the search, and forms. */
const isWithout = /^\/(?:(?:search|contactUs|entry|addInvestor|addCreativeIdeasBank)(?:\/.*)?)?$/

/** At the end of a page: the way to write that something on it is wrong, with its address filled in. */
export function ReportError() {
  const { lang, bare, query, to } = useHere()
  if (isWithout.test(bare)) return null
  const about = new URLSearchParams({ subject: 'dataCorrection', page: to(bare) + query })
  return (
    <p className="wrap page-report">
      <a href={to(`/contactUs?${about.toString()}#write`)} rel="nofollow">
        {footTexts.say('reportError', lang)}
      </a>
    </p>
  )
}
