import { blocksOf } from './blocks.ts'
import { withMendedHeadings } from './headings.ts'
import { htmlOf } from './html.ts'
import { formatsIn } from './marker.ts'
import { picturesIn, withCellStyles, withoutNoise } from './noise.ts'
import { allIn, textOf, type Tag } from './tree.ts'

export interface Pasted {
  readonly html: string
  /** How many pictures it had. None comes along: most are files on the writer's own disk, and each needs its description. */
  readonly pictures: number
}

/**
 * What is pasted from Word, Excel, Google Docs, LibreOffice or a page of the web, as a text of ours: paragraphs, headings, lists, tables, quotations and
 * links with their directions, and nothing else.
 * @param page  as a browser reads what lies on the clipboard, with its styles
 * @param above degrees of the headings before the place where it is pasted
 */
export function pastedText(page: Tag, above: readonly number[]): Pasted {
  const styles = allIn(page, tag => tag.tag === 'style')
    .map(textOf)
    .join('\n')
  const text = withCellStyles(withoutNoise(page), styles)
  return { html: htmlOf(withMendedHeadings(blocksOf(text, formatsIn(styles)), above)), pictures: picturesIn(text) }
}
