import { columnsOf, findState, inLang, type AnyResource, type Lang } from '../../kernel/kernel.ts'
import { Cell } from '../fields/cells.tsx'
import { StateLabel } from '../ui/StateLabel.tsx'
import { wordOfState, type Row } from './record.ts'
import { say } from './texts.ts'

/** The state that a reader is shown: of reviewed content also whether it is a draft, or live beside an edit. */
export function RecordStatus({ resource, row, lang }: { resource: AnyResource; row: Row; lang: Lang }) {
  const isLive = typeof row.liveVersion === 'number'
  if (row.isDraft === true)
    return isLive ? (
      <StateLabel kind="changed">{say('liveAndUnsent', lang)}</StateLabel>
    ) : (
      <StateLabel kind="draft">{say('draft', lang)}</StateLabel>
    )
  const word = wordOfState(resource, row)
  const label = row.isEditedInReview === true && resource.options.facts?.isEditedInReview?.label
  if (label) return <StateLabel kind="changed">{inLang(label, lang)}</StateLabel>
  if (isLive && word !== 'published' && word !== 'rejected') return <StateLabel kind="changed">{say('liveAndEdited', lang)}</StateLabel>
  if (word === 'published' && isLive) {
    if (isAhead(row.publishAt)) return <StateLabel kind="scheduled">{say('scheduled', lang)}</StateLabel>
    if (isPast(row.expireAt)) return <StateLabel kind="ended">{say('expired', lang)}</StateLabel>
    if (row.isFeatured === true) return <StateLabel kind="done">{say('publishedFeatured', lang)}</StateLabel>
  }
  const state = findState(resource)
  const column = columnsOf(resource.fields).find(({ name }) => name === state?.name)
  if (column) return <Cell column={column} value={row[column.name]} row={row} lang={lang} />
  if (resource.publishing === 'switched')
    return (
      <StateLabel kind={row.isPublished === true ? 'done' : 'draft'}>
        {say(row.isPublished === true ? 'published_' : 'notPublished', lang)}
      </StateLabel>
    )
  return null
}

function isAhead(at: unknown): boolean {
  return typeof at === 'string' && Date.parse(at) > Date.now()
}

function isPast(at: unknown): boolean {
  return typeof at === 'string' && Date.parse(at) <= Date.now()
}
