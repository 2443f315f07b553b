/** What the water balance is computed from (domain/places, section 9.1). Cubic metres a year. */
export interface Balance {
  readonly subscribers?: readonly { readonly category: string; readonly consumptionM3?: number | null }[] | null
  readonly supply?: readonly { readonly quantityM3: number }[] | null
  readonly unbilledAuthorizedM3?: number | null
  readonly populationServed?: number | null
  readonly billedAmount?: string | null
}

/** The sum over rows, values that are missing left out. @returns null while there is no row */
export function totalOf<Row>(rows: readonly Row[] | null | undefined, valueOf: (row: Row) => number | null | undefined): number | null {
  if (!rows || rows.length === 0) return null
  return rounded(rows.reduce((sum, row) => sum + (valueOf(row) ?? 0), 0))
}

/** Non-revenue water: supplied minus billed. @returns m³, negative when more was billed than supplied; null while either is missing */
export function nonRevenueOf({ supply, subscribers }: Balance): number | null {
  const supplied = totalOf(supply, row => row.quantityM3)
  const billed = totalOf(subscribers, row => row.consumptionM3)
  return supplied === null || billed === null ? null : rounded(supplied - billed)
}

/** Total losses: non-revenue water minus what was authorised and not billed. @returns m³, or null while it cannot be said */
export function lossesOf(balance: Balance): number | null {
  const nonRevenue = nonRevenueOf(balance)
  return nonRevenue === null ? null : rounded(nonRevenue - (balance.unbilledAuthorizedM3 ?? 0))
}

/** @param partM3 m³ @returns its share of the supplied quantity, percent with one decimal, or null while it cannot be said */
export function shareOfSupplied(partM3: number | null, { supply }: Balance): number | null {
  const supplied = totalOf(supply, row => row.quantityM3)
  return partM3 === null || !supplied ? null : Math.round((partM3 / supplied) * 1000) / 10
}

/** Household use per inhabitant served. @returns litres a day with one decimal, or null while it cannot be said */
export function perCapitaLitres({ subscribers, populationServed }: Balance): number | null {
  const domestic = (subscribers ?? []).filter(({ category }) => category === 'domestic')
  const usedM3 = totalOf(domestic, row => row.consumptionM3)
  return usedM3 === null || !populationServed ? null : Math.round((usedM3 * 10_000) / populationServed / 365) / 10
}

/** @returns what a billed cubic metre cost on average, two decimals, in the currency of the sheet, or null while it cannot be said */
export function averagePrice({ subscribers, billedAmount }: Balance): string | null {
  const billedM3 = totalOf(subscribers, row => row.consumptionM3)
  return billedAmount == null || !billedM3 ? null : (Number(billedAmount) / billedM3).toFixed(2)
}

/** Sums of measurements are told to a thousandth: what binary fractions add is not told. */
function rounded(n: number): number {
  return Math.round(n * 1000) / 1000
}
