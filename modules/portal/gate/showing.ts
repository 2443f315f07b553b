import { action, ref, returns, text } from '../../define.ts'
import { gateMessage, type kindsInOrder } from './gateMessage.ts'

/** Where the portal and the sign-in page show messages; those of the dashboard are its staff's alone. */
export const publicPlacements = ['topBanner', 'homeBlock', 'homeDialog', 'placePage', 'loginPage'] as const
export type PublicPlacement = (typeof publicPlacements)[number]

/** A message as it is shown now. */
export interface ShownMessage {
  /** Of what it says: under this name a browser remembers that its reader has closed it. Another text is another version. */
  readonly version: string
  readonly kind: (typeof kindsInOrder)[number]
  readonly kindAr: string
  readonly kindEn: string
  readonly titleAr: string
  readonly titleEn: string | null
  /** Sanitised HTML. */
  readonly textAr: string
  readonly textEn: string | null
  readonly linkUrl: string | null
  readonly linkLabelAr: string | null
  readonly linkLabelEn: string | null
  /** Id of a file. */
  readonly image: string | null
  readonly imageAltAr: string | null
  readonly imageAltEn: string | null
  readonly isDismissible: boolean
}

/** What is shown at a place of the portal now, in the order of its kinds (section 12.15). */
export const getShown = action('رسائل البوابة المعروضة', 'Gate messages that are shown', {
  method: 'GET',
  path: 'Public/GateMessage',
  permission: 'public',
  input: {
    placement: text('مكان الظهور', 'Placement').required().max(20),
    // Of `placePage`: whose page it is.
    place: ref('الجهة', 'Place', () => ({ name: 'place' })),
  },
  output: returns<{ readonly items: readonly ShownMessage[] }>(),
})

/** What the dashboard shows its staff now. */
export const getForStaff = action('رسائل البوابة للموظفين', 'Gate messages for staff', {
  method: 'GET',
  path: 'GateMessage/GetForStaff',
  permission: 'session',
  output: returns<{ readonly items: readonly ShownMessage[] }>(),
})

/** Numbers messages 10, 20, 30 … as they are given; among messages of one kind the first is shown first. */
export const reorderMessages = action('ترتيب رسائل البوابة', 'Put gate messages in order', {
  method: 'PUT',
  path: 'GateMessage/Reorder',
  permission: 'Portal.GateMessage.Update',
  input: {
    ids: ref('الرسائل', 'Messages', () => gateMessage)
      .many()
      .required(),
  },
  output: returns<{ readonly count: number }>(),
})
