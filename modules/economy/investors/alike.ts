import { action, returns, type WireFor } from '../../define.ts'
import type { investors } from './investor.ts'

/** By what else than its name an investor is the same as another one. */
export type SameOf = 'email' | 'phone' | 'registrationNumber'

/** An investor who may be the same as another one, for who decides on that. */
export interface AlikeInvestor extends Pick<WireFor<typeof investors>, 'id' | 'nameAr' | 'nameEn' | 'publishStatus'> {
  readonly number: string | null
  /** Of the names: percent 0..100, whole. */
  readonly likeness: number
  readonly same: readonly SameOf[]
}

/** Investors like one that is there, among those that the caller reads: at most five, those reached in the same way first. */
export const getAlikeInvestors = action('مستثمرون يشبهون مستثمرًا', 'Investors like an investor', {
  method: 'GET',
  path: 'Investors/GetAlike/{id}',
  permission: 'EconomicalDevelopment.Investor',
  output: returns<{ readonly items: readonly AlikeInvestor[] }>(),
})
