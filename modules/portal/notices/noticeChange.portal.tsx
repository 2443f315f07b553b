import type { AnnouncedChange } from '../../../web/generic/portal/feed.ts'
import { momentSaid } from '../../../web/generic/portal/Moment.tsx'
import type { PublicNotice } from './publicAds.ts'
import { noticeTexts } from './texts.ts'

/** What was announced of a notice since it was published, for those who follow: that it is cancelled, else that its closing was put off. */
export function changeOfNotice(item: PublicNotice): AnnouncedChange | undefined {
  const { stage, closingAt, originalClosingAt, changeAnnouncedAt: at } = item
  if (at == null) return undefined
  if (stage === 'cancelled') return { at, saidIn: lang => noticeTexts.say('nowCancelled', lang) }
  if (closingAt == null || originalClosingAt == null) return undefined
  return { at, saidIn: (lang, timeZone) => noticeTexts.say('nowExtended', lang, { when: momentSaid(closingAt, timeZone, lang) }) }
}
