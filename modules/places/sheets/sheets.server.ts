import type { ResourceRules } from '../../../server/platform.ts'
import { correctedSheets, decidedSheets, ownSheets } from '../hierarchy/hierarchy.ts'

/** Who takes which step of a yearly sheet, and what it leaves behind (domain/places, section 0.5). */
export const sheetRules: ResourceRules = {
  scopes: { update: correctedSheets, withdraw: ownSheets, verify: decidedSheets, return: decidedSheets, reopen: decidedSheets },
  steps: {
    verify: { effect: () => ({ verifiedAt: new Date().toISOString(), returnReason: null }) },
    return: { effect: ({ input }) => ({ returnReason: input.note }) },
    reopen: { effect: ({ input }) => ({ returnReason: input.note, verifiedAt: null }) },
  },
}
