import type { Json } from '../walk/json.ts'

/** Ids of lookup values, by list and code: `videoCategory.project`. */
type Ids = ReadonlyMap<string, number>

/** A film of another site. */
export const filmOf = (ids: Ids, more: Json = {}): Json => ({
  titleAr: 'جولة في محطة المياه',
  category: ids.get('videoCategory.project'),
  date: '2026-03-01',
  source: ids.get('videoSource.youtube'),
  url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  rights: ids.get('mediaRights.owned'),
  transcriptAr: '<p>تضخ المحطة المياه إلى ثلاثة أحياء.</p>',
  ...more,
})

/** An album without its pictures. */
export const albumOf = (ids: Ids, more: Json = {}): Json => ({
  titleAr: 'صور محطة المياه',
  category: ids.get('albumCategory.projects'),
  date: '2026-03-01',
  rights: ids.get('mediaRights.owned'),
  ...more,
})

/** An agreement with a partner. */
export const agreementOf = (ids: Ids, more: Json = {}): Json => ({
  partnerNameAr: 'جامعة الساحل',
  partnerNameEn: 'Coast University',
  partnerType: ids.get('partnerType.university'),
  titleAr: 'تدريب فنيي المياه',
  kind: ids.get('partnershipKind.academic'),
  status: ids.get('partnershipStatus.active'),
  ...more,
})
