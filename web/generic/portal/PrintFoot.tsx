import { use } from 'react'
import { articleTexts } from './articleTexts.ts'
import { ShortPathContext, useHere } from './site.ts'

/**
 * At the end of a page on paper: its address, in letters and as a code, and the day on which it was printed, which a script tells (enhance.ts).
 * The code is a picture that is never near to who reads on a screen: a browser fetches it when it prints.
 */
export function PrintFoot() {
  const { lang, bare, query, to, site } = useHere()
  const words = articleTexts.in(lang)
  // A key is its holder's alone: it stands on no paper.
  const asked = /[?&](?:key|token)=/.test(query) ? '' : query
  const path = to(use(ShortPathContext) ?? bare + asked)
  return (
    <div className="wrap print-address">
      <img src={`/qr.svg?of=${encodeURIComponent(path)}`} alt={words.address} width="98" height="98" loading="lazy" />
      <p>
        <bdi>{site.origin + path}</bdi>
        <span hidden data-printed="">
          {words.printed} <bdi dir="ltr" />
        </span>
      </p>
    </div>
  )
}
