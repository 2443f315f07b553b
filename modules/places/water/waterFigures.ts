import type { WireFor } from '../../define.ts'
import { nonRevenueOf, perCapitaLitres, shareOfSupplied, totalOf } from './balance.ts'
import type { waterYear } from './waterYear.ts'

/** Of a verified sheet what citizens may read. */
export type PublicSheet = Pick<
  WireFor<typeof waterYear>,
  'id' | 'year' | 'dataSource' | 'populationServed' | 'subscribers' | 'supply' | 'supplyDaysPerWeek'
>

/** What a year says, computed from its sheet; null where it cannot be said. */
export interface WaterFigures {
  readonly year: number
  /** m³ a year. */
  readonly suppliedM3: number | null
  /** m³ a year. */
  readonly billedM3: number | null
  /** Percent 0..100, one decimal. */
  readonly nrwPercent: number | null
  /** Litres a day. */
  readonly perCapita: number | null
  readonly daysPerWeek: number | null
}

/**
 * The key figures of a sheet.
 * @param categories lookup(subscriberCategory), whose ids the sheet's rows carry
 * @source domain/places, section 9.1
 */
export function figuresOf(sheet: PublicSheet, categories: readonly { readonly id: number; readonly code: string }[]): WaterFigures {
  const subscribers = (sheet.subscribers ?? []).map(row => ({
    ...row,
    category: categories.find(({ id }) => id === row.category)?.code ?? '',
  }))
  const balance = { subscribers, supply: sheet.supply ?? null, populationServed: sheet.populationServed ?? null }
  return {
    year: sheet.year,
    suppliedM3: totalOf(sheet.supply, row => row.quantityM3),
    billedM3: totalOf(subscribers, row => row.consumptionM3),
    nrwPercent: shareOfSupplied(nonRevenueOf(balance), balance),
    perCapita: perCapitaLitres(balance),
    daysPerWeek: sheet.supplyDaysPerWeek ?? null,
  }
}
