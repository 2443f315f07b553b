import { columnsOf, findState, inLang, type AnyResource, type Lang, type WordOf } from '../../kernel/kernel.ts'
import { Cell } from '../fields/cells.tsx'
import { type StateKind, StateLabel } from '../ui/StateLabel.tsx'
import { wordOfState, type Row } from './record.ts'
import { isAhead, standingOf } from './standing.ts'
import { statusTexts } from './statusTexts.ts'
import { say } from './texts.ts'

/** The state that a reader is shown: of reviewed content also whether it is a draft, or has an edit beside what was published of it. */
export function RecordStatus({ resource, row, lang }: { resource: AnyResource; row: Row; lang: Lang }) {
  const isLive = typeof row.liveVersion === 'number'
  const standing = standingOf(resource, row)
  const stands = standing === 'published' ? statusTexts.say(standing, lang) : say(standing === 'over' ? 'expired' : standing, lang)
  const word = (text: WordOf<typeof statusTexts>) => statusTexts.say(text, lang, { standing: stands })
  const sign = (kind: StateKind, text: string) => <StateLabel kind={kind}>{text}</StateLabel>
  if (row.isDraft === true) return isLive ? sign('changed', word('liveAndUnsent')) : sign('draft', say('draft', lang))
  const state = wordOfState(resource, row)
  // What befell it tells more than its state.
  const fact = (['isEditedInReview', 'isWithdrawn'] as const).find(name => row[name] === true)
  const label = fact && resource.options.facts?.[fact]?.label
  if (label) return <StateLabel kind={fact === 'isWithdrawn' ? 'ended' : 'changed'}>{inLang(label, lang)}</StateLabel>
  if (isLive && state === 'expired') return sign('ended', word('liveAndExpired'))
  if (isLive && state !== 'published')
    return state === 'rejected' ? sign('refused', word('liveAndRejected')) : sign('changed', word('liveAndEdited'))
  if (isLive) {
    if (standing !== 'published') return sign(standing === 'over' ? 'ended' : 'scheduled', stands)
    // What was published last has a time of its own, until which citizens read what was published before.
    if (isAhead(row.publishAt)) return sign('scheduled', word('liveAndScheduled'))
    if (row.isFeatured === true) return sign('done', word('publishedFeatured'))
  }
  const field = findState(resource)?.name
  const column = columnsOf(resource.fields).find(({ name }) => name === field)
  if (column) return <Cell column={column} value={row[column.name]} row={row} lang={lang} />
  if (resource.publishing === 'switched')
    return row.isPublished === true ? sign('done', word('published')) : sign('draft', say('notPublished', lang))
  return null
}
