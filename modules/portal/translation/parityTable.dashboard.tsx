import { Link } from 'react-router'
import { inLang, type Lang } from '../../define.ts'
import { useDesk } from '../../../web/generic/desk.ts'
import { useLookup } from '../../../web/generic/lookups.ts'
import { DataTable, type SheetColumn } from '../../../web/ui/DataTable.tsx'
import { EmptyState } from '../../../web/ui/EmptyState.tsx'
import { Figure, figuresWide } from '../../../web/ui/Figure.tsx'
import type { KindParity } from './calls.ts'
import { translationTexts } from './texts.ts'

interface ParityTableProps {
  readonly kinds: readonly KindParity[]
  /** Address of the list with these filters in the place of those of the same name. */
  readonly hrefOf: (filters: Readonly<Record<string, string | undefined>>) => string
  readonly lang: Lang
}

/** How far each section is in its two languages; what is wanting leads to the records. The first row is all of them. */
export function ParityTable({ kinds, hrefOf, lang }: ParityTableProps) {
  const say = translationTexts.in(lang)
  const desk = useDesk()
  const states = useLookup('translationState')
  const rows = kinds.length > 1 ? [totalOf(kinds), ...kinds] : kinds
  const nameOf = ({ kind }: KindParity) => {
    const label = desk.kinds.find(({ name }) => name === kind)?.label
    return label ? inLang([label[2], label[3]], lang) : say.allKinds
  }
  const leading = (key: 'outdated' | 'arabicOnly', code: string): SheetColumn<KindParity> => {
    const width = figuresWide(
      rows.map(row => row[key]),
      undefined,
    )
    const state = states.find(one => one.code === code)
    return {
      key,
      heading: say[key],
      isFigure: true,
      cell: row => {
        const figure = <Figure value={row[key]} width={width} lang={lang} />
        if (row[key] === 0 || !state) return figure
        return (
          <Link to={hrefOf({ kind: row.kind, state: String(state.id), olderThanDays: undefined })}>
            <span className="sr">{`${nameOf(row)}: ${say[key]}: `}</span>
            {figure}
          </Link>
        )
      },
    }
  }
  const columns: readonly SheetColumn<KindParity>[] = [
    { key: 'kind', heading: say.kind, title: true, cell: row => nameOf(row) },
    { key: 'share', heading: say.share, figure: shareOf, unit: '%' },
    { key: 'published', heading: say.published, figure: row => row.published },
    { key: 'upToDate', heading: say.upToDate, figure: row => row.upToDate },
    { key: 'reviewed', heading: say.reviewed, room: 'medium', figure: row => row.reviewed },
    leading('outdated', 'outdated'),
    leading('arabicOnly', 'missing'),
  ]
  const instead = <EmptyState title={say.nothing}>{say.nothingWhy}</EmptyState>
  return (
    <DataTable caption={say.figures} columns={columns} body={rows.length === 0 ? { instead } : { rows }} keyOf={row => row.kind || 'all'} />
  )
}

/** Percent 0..100 of what is public that stands in both languages, neither behind. All but all is not all. */
function shareOf({ published, upToDate }: KindParity): number {
  return Math.floor((upToDate / published) * 100)
}

function totalOf(kinds: readonly KindParity[]): KindParity {
  const sum = (key: Exclude<keyof KindParity, 'kind'>) => kinds.reduce((all, kind) => all + kind[key], 0)
  return {
    kind: '',
    published: sum('published'),
    upToDate: sum('upToDate'),
    reviewed: sum('reviewed'),
    outdated: sum('outdated'),
    arabicOnly: sum('arabicOnly'),
  }
}
