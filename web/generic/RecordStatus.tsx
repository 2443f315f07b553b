import { columnsOf, findState, inLang, type AnyResource, type Lang } from '../../kernel/kernel.ts'
import { Cell } from '../fields/cells.tsx'
import { type StateKind, StateLabel } from '../ui/StateLabel.tsx'
import { wordOfState, type Row } from './record.ts'
import { statusTexts } from './statusTexts.ts'
import { say } from './texts.ts'

/** The state that a reader is shown: of reviewed content also whether it is a draft, or has an edit beside what was published of it. */
export function RecordStatus({ resource, row, lang }: { resource: AnyResource; row: Row; lang: Lang }) {
  const isLive = typeof row.liveVersion === 'number'
  const words = statusTexts.in(lang)
  const standing = row.isShown === false ? words.notShown : words.published
  const sign = (kind: StateKind, text: string) => <StateLabel kind={kind}>{text.replace('{standing}', standing)}</StateLabel>
  if (row.isDraft === true) return isLive ? sign('changed', words.liveAndUnsent) : sign('draft', say('draft', lang))
  const word = wordOfState(resource, row)
  const label = row.isEditedInReview === true && resource.options.facts?.isEditedInReview?.label
  if (label) return <StateLabel kind="changed">{inLang(label, lang)}</StateLabel>
  if (isLive && word !== 'published')
    return word === 'rejected' ? sign('refused', words.liveAndRejected) : sign('changed', words.liveAndEdited)
  if (isLive) {
    if (msUntil(row.publishAt) > 0) return sign('scheduled', row.isShown === true ? words.liveAndScheduled : say('scheduled', lang))
    if (msUntil(row.expireAt) <= 0) return sign('ended', say('expired', lang))
    if (row.isFeatured === true) return sign('done', words.publishedFeatured)
  }
  const state = findState(resource)
  const column = columnsOf(resource.fields).find(({ name }) => name === state?.name)
  if (column) return <Cell column={column} value={row[column.name]} row={row} lang={lang} />
  if (resource.publishing === 'switched')
    return row.isPublished === true ? sign('done', words.published) : sign('draft', say('notPublished', lang))
  return null
}

function msUntil(at: unknown): number {
  return typeof at === 'string' ? Date.parse(at) - Date.now() : Number.NaN
}
