import { Prose } from '../../ui/Prose.tsx'
import { articleTexts } from './articleTexts.ts'
import { withFittingPictures } from './bodyPictures.ts'
import { withReadableTables } from './bodyTables.ts'
import { useHere } from './site.ts'
import { markedHtml } from './texts.tsx'

interface BodyTextProps {
  /** Sanitised. */
  html: string
  /** The words in it that were searched for are marked. */
  q?: string | undefined
}

/** A text as editors wrote it, as every page of the portal draws it: no table is wider than the page, no figure parts from what it counts. */
export function BodyText({ html, q }: BodyTextProps) {
  const { lang } = useHere()
  const words = { name: articleTexts.say('table', lang), more: articleTexts.say('moreColumns', lang) }
  return <Prose dangerouslySetInnerHTML={{ __html: markedHtml(withFittingPictures(withReadableTables(html, words)), q) }} />
}
