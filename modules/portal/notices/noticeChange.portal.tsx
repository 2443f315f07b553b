import type { AnnouncedChange } from '../../../web/generic/portal/feed.ts'
import { type LookupValue, nameIn } from '../../../web/generic/portal/lookups.ts'
import { momentSaid } from '../../../web/generic/portal/Moment.tsx'
import type { NoticeStage } from './categories.ts'
import type { NoticeAround, NoticeSheet, PublicNotice } from './publicAds.ts'
import { noticeTexts } from './texts.ts'

/** What was announced of a notice since it was published, for those who follow: that it is cancelled, else that its closing was put off. */
export function changeOfNotice(
  item: Pick<PublicNotice, 'stage' | 'closingAt' | 'originalClosingAt' | 'changeAnnouncedAt'>,
): AnnouncedChange | undefined {
  const { stage, closingAt, originalClosingAt, changeAnnouncedAt: at } = item
  if (at == null) return undefined
  if (stage === 'cancelled') return { at, saidIn: lang => noticeTexts.say('nowCancelled', lang) }
  if (closingAt == null || originalClosingAt == null) return undefined
  return { at, saidIn: (lang, timeZone) => noticeTexts.say('nowExtended', lang, { when: momentSaid(closingAt, timeZone, lang) }) }
}

/** The same for who follows this notice alone: he hears to which stage somebody has brought it, too. Undefined where it was edited last. */
export function changeOfSheet(
  notice: NoticeSheet,
  { stage, changedAt: at }: Pick<NoticeAround, 'stage' | 'changedAt'>,
  stages: readonly LookupValue[],
): AnnouncedChange | undefined {
  if (Date.parse(at) <= Date.parse(notice.publishedAt)) return undefined
  // Whoever closes a notice says why; what closes by its time alone was known before.
  const said = notice.stageNote && stage !== 'cancelled' ? stages.find(({ code }) => code === stage) : undefined
  if (said) return { at, saidIn: lang => nameIn(lang, said) }
  const announced = changeOfNotice({ ...notice, stage })
  return announced && { ...announced, at }
}

/** Nothing more comes of a notice that is cancelled, whose offer is chosen, or whose time on the portal is over. */
export function isOverForGood({ expiredAt }: Pick<NoticeSheet, 'expiredAt'>, stage: NoticeStage): boolean {
  return stage === 'cancelled' || stage === 'awarded' || expiredAt != null
}
