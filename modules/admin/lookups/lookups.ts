import type { LookupCodes } from './lookupCodes.ts'

export type { LookupCodes }
