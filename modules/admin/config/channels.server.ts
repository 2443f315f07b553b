import type { Call } from '../../../server/platform.ts'
import type { TestResult } from './calls.ts'

/** Tries one way out. @param to where to, as the caller has written it @throws Refused with the reason when it does not work */
export type ChannelTest = (call: Call, to: string | undefined) => Promise<TestResult>
