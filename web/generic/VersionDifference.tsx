import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import {
  callsOf,
  columnsOf,
  inLang,
  pluralOf,
  type AnyResource,
  type Column,
  type Lang,
  type VersionContent,
  type VersionLine,
} from '../../kernel/kernel.ts'
import { Compared } from '../fields/compared.tsx'
import { sameParagraphs } from '../fields/comparedTexts.ts'
import { mergedBlocks, mergedWords, type BlockPiece, type Piece } from '../fields/merged.ts'
import { useLang } from '../ui/LangProvider.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { browserApi } from './browserApi.ts'
import { LoadFailed } from './LoadFailed.tsx'
import { versionTexts } from './versionTexts.ts'

interface VersionDifferenceProps {
  readonly resource: AnyResource
  readonly id: string
  readonly version: VersionLine
}

/** What a save has changed, field by field; of texts what went and what came, in its place. */
export function VersionDifference({ resource, id, version }: VersionDifferenceProps) {
  const lang = useLang()
  const words = versionTexts.in(lang)
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['version', resource.name, id, version.number],
    queryFn: () => browserApi.get<VersionContent>(`${callsOf(resource)}/GetVersion/${id}/${version.number}`),
  })
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />
  if (isPending) return <Skeleton lang={lang} lines={3} />
  const { before, content } = data
  if (before === null) return <p className="text-muted">{words.first}</p>
  const changed = columnsOf(resource.fields).filter(({ name }) => data.changed.includes(name))
  if (changed.length === 0) return <p className="text-muted">{words.same}</p>
  return (
    <dl className="difference">
      {changed.map(column => (
        <div key={column.name}>
          <dt>{inLang(column.label, lang)}</dt>
          <dd>
            {!(column.name in before) && <p className="text-14 text-muted">{words.absent}</p>}
            <FieldDifference column={column} before={before[column.name]} after={content[column.name]} row={content} lang={lang} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface FieldDifferenceProps {
  readonly column: Column
  readonly before: unknown
  readonly after: unknown
  readonly row: Readonly<Record<string, unknown>>
  readonly lang: Lang
}

function FieldDifference({ column, before, after, row, lang }: FieldDifferenceProps): ReactNode {
  const words = versionTexts.in(lang)
  const { kind } = column.field
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
  const isText = (value: unknown) => value === null || value === undefined || typeof value === 'string'
  if (kind === 'richText') return <Blocks blocks={mergedBlocks(textOf(before), textOf(after))} column={column} lang={lang} />
  if ((kind === 'text' || kind === 'longText') && isText(before) && isText(after))
    return (
      <p dir="auto" lang={column.lang}>
        <Words pieces={mergedWords(textOf(before), textOf(after))} lang={lang} />
      </p>
    )
  return (
    <dl className="difference-sides">
      <div>
        <dt>{words.before}</dt>
        <dd>
          <Compared column={column} value={before ?? null} other={after ?? null} row={row} lang={lang} />
        </dd>
      </div>
      <div>
        <dt>{words.after}</dt>
        <dd>
          <Compared column={column} value={after ?? null} other={before ?? null} row={row} lang={lang} />
        </dd>
      </div>
    </dl>
  )
}

/** Words that went are struck through, words that came underlined; who hears them is told so. */
function Words({ pieces, lang }: { pieces: readonly Piece[]; lang: Lang }): ReactNode {
  const words = versionTexts.in(lang)
  const drawn: ReactNode[] = []
  for (const [place, { side, text }] of pieces.entries()) {
    if (side === 'same') drawn.push(<span key={place}>{text}</span>)
    else
      drawn.push(
        <span key={place}>
          <span className="sr">{side === 'gone' ? words.gone : words.new}: </span>
          {side === 'gone' ? <del>{text}</del> : <ins>{text}</ins>}
        </span>,
      )
  }
  return drawn
}

/** Paragraphs that stay are counted, not shown: the reader looks for what has changed. */
function Blocks({ blocks, column, lang }: { blocks: readonly BlockPiece[]; column: Column; lang: Lang }): ReactNode {
  const drawn: ReactNode[] = []
  let same = 0
  const flush = (place: number) => {
    if (same > 0)
      drawn.push(
        <p key={`same ${place}`} className="text-14 text-muted">
          {pluralOf(sameParagraphs, same, lang)}
        </p>,
      )
    same = 0
  }
  for (const [place, { side, tag, pieces }] of blocks.entries()) {
    if (side === 'same') {
      same += 1
      continue
    }
    flush(place)
    drawn.push(
      <p key={place} className={tag.startsWith('h') ? 'difference-block font-semibold' : 'difference-block'} dir="auto" lang={column.lang}>
        <Words pieces={pieces} lang={lang} />
      </p>,
    )
  }
  flush(blocks.length)
  return drawn
}
