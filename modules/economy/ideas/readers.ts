import { accessibilities } from './creativeIdeasBank.ts'

/** From the fewest readers to the most. */
const byReaders: readonly unknown[] = [accessibilities.economicDevelopment[0], accessibilities.localAuthority[0], accessibilities.all[0]]

/** How many may read an idea of this accessibility, to be compared with that of another one: staff may only have fewer read it (domain/portal-and-admin, section 13.4). */
export function readersOf(accessibility: unknown): number {
  return byReaders.indexOf(accessibility)
}
