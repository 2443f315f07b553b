import { columnsOf, findState, inLang, type AnyResource, type Lang } from '../../kernel/kernel.ts'
import { Cell } from '../fields/cells.tsx'
import { type StateKind, StateLabel } from '../ui/StateLabel.tsx'
import { wordOfState, type Row } from './record.ts'
import { say } from './texts.ts'

/** The state that a reader is shown: of reviewed content also whether it is a draft, or live beside an edit. */
export function RecordStatus({ resource, row, lang }: { resource: AnyResource; row: Row; lang: Lang }) {
  const isLive = typeof row.liveVersion === 'number'
  const sign = (kind: StateKind, text: Parameters<typeof say>[0]) => <StateLabel kind={kind}>{say(text, lang)}</StateLabel>
  if (row.isDraft === true) return isLive ? sign('changed', 'liveAndUnsent') : sign('draft', 'draft')
  const word = wordOfState(resource, row)
  const label = row.isEditedInReview === true && resource.options.facts?.isEditedInReview?.label
  if (label) return <StateLabel kind="changed">{inLang(label, lang)}</StateLabel>
  if (isLive && word !== 'published') return word === 'rejected' ? sign('refused', 'liveAndRejected') : sign('changed', 'liveAndEdited')
  if (word === 'published' && isLive) {
    if (isAhead(row.publishAt)) return sign('scheduled', 'scheduled')
    if (isPast(row.expireAt)) return sign('ended', 'expired')
    if (row.isFeatured === true) return sign('done', 'publishedFeatured')
  }
  const state = findState(resource)
  const column = columnsOf(resource.fields).find(({ name }) => name === state?.name)
  if (column) return <Cell column={column} value={row[column.name]} row={row} lang={lang} />
  if (resource.publishing === 'switched') return row.isPublished === true ? sign('done', 'published_') : sign('draft', 'notPublished')
  return null
}

function isAhead(at: unknown): boolean {
  return typeof at === 'string' && Date.parse(at) > Date.now()
}

function isPast(at: unknown): boolean {
  return typeof at === 'string' && Date.parse(at) <= Date.now()
}
