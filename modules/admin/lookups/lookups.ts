import type { LookupCodes } from './lookupCodes.ts'

export type { LookupCodes }
/** A code of a lookup list, for rules. */
export type LookupCode<List extends keyof LookupCodes> = LookupCodes[List]
