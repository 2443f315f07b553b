import type { ReactNode } from 'react'
import { columnsOf, inLang, numberOf, pluralOf, type FieldKind, type Lang, type Plural } from '../../kernel/kernel.ts'
import { choiceOf, useChoosable } from '../generic/choosable.ts'
import { isPicture } from '../generic/files.ts'
import { FileName } from '../ui/FileName.tsx'
import { Prose } from '../ui/Prose.tsx'
import { asList, asText } from './editor.ts'
import { Cell, type CellProps } from './cells.tsx'
import { isNothing, middleOf, ownRows, wordsIn } from './differences.ts'
import { fileRowOf, Picture } from './keptFiles.tsx'
import { sameParagraphs, sameRows } from './comparedTexts.ts'

/** What a cell of a comparison is given: a value of one version, and the other version's. */
export interface ComparedProps extends CellProps {
  readonly other: unknown
}

/** A value of one of two versions, so that a reader can decide between them: whole, with what differs marked. */
export function Compared(props: ComparedProps): ReactNode {
  const Drawn = compared[props.column.field.kind]
  if (Drawn && !isNothing(props.value)) return <Drawn {...props} />
  return <Cell {...props} />
}

/** The kinds whose cells in a list say too little. */
const compared: Partial<Readonly<Record<FieldKind, (props: ComparedProps) => ReactNode>>> = {
  text: TextParts,
  longText: TextParts,
  richText: RichParts,
  image: Files,
  attachments: Files,
  ref: Records,
  rows: Rows,
}

function TextParts({ value, other, column, lang }: ComparedProps) {
  const read = (version: unknown) => (Array.isArray(version) ? version.join(lang === 'ar' ? '، ' : ', ') : asText(version))
  const { start, own, end } = middleOf(wordsIn(read(value)), wordsIn(read(other)))
  return (
    <bdi className="compared-text" lang={column.lang}>
      {start.join('')}
      {own.length > 0 && <mark>{own.join('')}</mark>}
      {end.join('')}
    </bdi>
  )
}

function Same({ forms, count, lang }: { forms: Plural; count: number; lang: Lang }) {
  return count === 0 ? null : <p className="text-14 text-muted">{pluralOf(forms, count, lang)}</p>
}

/** The paragraphs between the first and the last that differ, with their headings, lists and links. */
function RichParts({ value, other, column, lang }: ComparedProps) {
  const { start, own, end } = middleOf(blocksOf(asText(value)), blocksOf(asText(other)))
  return (
    <>
      <Same forms={sameParagraphs} count={start.length} lang={lang} />
      {/* Theirs was made clean by the server, mine was written by the editor, which knows nothing else; nothing in it runs on this page. */}
      <Prose lang={column.lang} dangerouslySetInnerHTML={{ __html: own.join('') }} />
      <Same forms={sameParagraphs} count={end.length} lang={lang} />
    </>
  )
}

/** The blocks of a rich text, the same letter by letter where they look the same: the editor notes more of them than what was saved. */
function blocksOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll('*')) for (const name of ['dir', 'rel', 'target', 'class']) element.removeAttribute(name)
  for (const block of body.children) block.setAttribute('dir', 'auto')
  return [...body.children].map(block => block.outerHTML.replace(/\s+/g, ' ').replaceAll(' </', '</'))
}

function Files({ value, column, lang }: ComparedProps) {
  const ids = [value].flat().map(String)
  return (
    <ul className="grid gap-2">
      {ids.map((id, index) => (
        <li key={id}>
          {(column.field.kind === 'image' || isPicture(id)) && <Picture id={id} small />}
          <FileName file={fileRowOf(id, `${inLang(column.label, lang)} ${numberOf(index + 1, lang)}`, lang)} />
        </li>
      ))}
    </ul>
  )
}

function Records({ value, column, row, lang, other }: ComparedProps) {
  const records = useChoosable(column.field.to?.())
  const ids = asList(Array.isArray(value) ? value : [value]).map(String)
  const named = ids.flatMap(id => records.filter(record => String(record.id) === id).map(record => choiceOf(record, lang)))
  if (named.length < ids.length) return <Cell column={column} value={value} row={row} lang={lang} />
  const others = asList(Array.isArray(other) ? other : [other]).map(String)
  return (
    <ul>
      {named.map(({ value: id, label }) => (
        <li key={id}>{others.includes(id) ? <bdi>{label}</bdi> : <mark>{label}</mark>}</li>
      ))}
    </ul>
  )
}

/** The rows that the other version does not have, each value by its name. */
function Rows({ value, other, column, lang }: ComparedProps) {
  const { own, shared } = ownRows(column, value, other)
  const columns = columnsOf(column.field.fields ?? {})
  return (
    <>
      <ol className="grid gap-3">
        {own.map(({ row, number }) => (
          <li key={number}>
            <p className="font-semibold">
              <bdi>{numberOf(number, lang)}</bdi>
            </p>
            <dl className="compared-row">
              {columns
                .filter(inner => !isNothing(row[inner.name]))
                .map(inner => (
                  <div key={inner.name}>
                    <dt>{inLang(inner.label, lang)}</dt>
                    <dd>
                      <Compared column={inner} value={row[inner.name]} other={row[inner.name]} row={row} lang={lang} />
                    </dd>
                  </div>
                ))}
            </dl>
          </li>
        ))}
      </ol>
      <Same forms={sameRows} count={shared} lang={lang} />
    </>
  )
}
