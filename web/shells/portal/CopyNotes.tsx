import { useHere } from '../../generic/portal/site.ts'
import { Notice } from '../../ui/Notice.tsx'
import { wordOf } from '../../ui/texts.ts'
import type { CopyKind } from './copies.ts'
import { copyTexts } from './texts.ts'

const kinds: readonly CopyKind[] = ['saved', 'offline']

/** Hidden in every page: what it says of itself where a reader is shown a copy of it (copies.ts, server/http/worker.ts). */
export function CopyNotes() {
  const { lang } = useHere()
  const words = copyTexts.in(lang)
  return kinds.map(kind => (
    <section key={kind} className="wrap site-notice" aria-label={wordOf('info', lang)} data-copy={kind} hidden>
      <Notice lang={lang}>
        {words[kind]} <time data-copy-of={kind} />. {words[`${kind}Why`]}
      </Notice>
    </section>
  ))
}
