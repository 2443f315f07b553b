import type { LookupCodes } from '../../admin/lookupCodes/lookupCodes.ts'

/** The sign of each category in the calendar, by which its legend tells them apart: lucide's names. What a ministry has chosen for a category stands before these. */
export const eventSigns: Readonly<Record<LookupCodes['eventCategory'], string>> = {
  publicHearing: 'megaphone',
  councilSession: 'landmark',
  planWorkshop: 'chart-column',
  communityMeeting: 'users',
  conference: 'briefcase',
  training: 'graduation-cap',
  exhibition: 'store',
  festival: 'tent-tree',
  launch: 'flag',
  tenderOpening: 'gavel',
  volunteer: 'hand-heart',
  awareness: 'bell',
  cultural: 'music',
  sports: 'heart-pulse',
  nationalOccasion: 'star',
  deadline: 'calendar',
  other: 'tag',
}

/** The sign of a category, which may be one that a ministry has added. */
export function signOf({ code, icon }: { readonly code: string; readonly icon?: string | null }): string {
  return icon ?? (isKnown(code) ? eventSigns[code] : eventSigns.other)
}

function isKnown(code: string): code is keyof typeof eventSigns {
  return Object.hasOwn(eventSigns, code)
}
