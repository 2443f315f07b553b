import { numberOf } from '../../../kernel/kernel.ts'
import { useHere } from './site.ts'
import { Code } from './texts.tsx'

interface RangeNoteProps {
  page: number
  total: number
}

/** Which rows of a list a page shows. Each number is isolated: a range of two would be read from its end in Arabic. */
export function RangeNote({ page, total }: RangeNoteProps) {
  const { lang, site } = useHere()
  const rows = site.listPageSize
  const figure = (n: number) => <Code>{numberOf(n, lang)}</Code>
  const [first, last, all] = [(page - 1) * rows + 1, Math.min(page * rows, total), total].map(figure)
  return (
    <p className="pages-note">
      {lang === 'ar' ? (
        <>
          من {first} إلى {last}، المجموع {all}
        </>
      ) : (
        <>
          {first} to {last} of {all}
        </>
      )}
    </p>
  )
}
