import { localTimeOf, usualTimeZone, type Clock } from '../../kernel/kernel.ts'
import { readSession } from './session.ts'

/** The zone in which the desk says when something was: that of the settings, whatever zone this machine is in. */
export function deskZone(): string {
  return readSession()?.timeZone ?? usualTimeZone
}

/** What day it is at the desk. */
export const deskClock: Clock = { today: () => localTimeOf(Date.now(), deskZone()).day }
