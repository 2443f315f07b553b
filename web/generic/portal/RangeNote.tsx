import { numberOf } from '../../../kernel/kernel.ts'
import { useHere } from './site.ts'
import { Filled } from '../../ui/Filled.tsx'
import { Code } from './texts.tsx'
import { listTexts } from './words.ts'

interface RangeNoteProps {
  page: number
  total: number
  /** On a page; as many as the portal's lists show, unless it is said. */
  rows?: number
  /** Shown beside these rows, though they stand on other pages. */
  beside?: number
}

/** Which rows of a list a page shows. Each number is isolated: a range of two would be read from its end in Arabic. */
export function RangeNote({ page, total, rows: given, beside = 0 }: RangeNoteProps) {
  const { lang, site } = useHere()
  const rows = given ?? site.listPageSize
  const figure = (n: number) => <Code>{numberOf(n, lang)}</Code>
  const [first, last, all] = [(page - 1) * rows + 1, Math.min(page * rows + beside, total), total].map(figure)
  return (
    <p className="pages-note">
      <Filled text={listTexts.say('range', lang)} values={{ first, last, all }} />
    </p>
  )
}
