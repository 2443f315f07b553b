import { demonstrator, insertDemonstration, isEmpty } from '../../../server/demonstration.ts'
import type { Platform } from '../../../server/platform.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'

/** Authorities with illustrative water sheets: their codes and inhabitants. */
export interface ServedPlace {
  readonly code: string
  readonly id: string
  readonly population: number
}
const years = 5

/** Where a success story or a case study tells of lost water, the sheets say the same: percent lost in the first year of the work and since its last, and days of water a week where they are told. */
const told: Readonly<Record<string, { from: number; to: number; firstYear: number; lastYear: number; daysPerWeek?: number }>> = {
  '01001': { from: 41, to: 27, firstYear: 2021, lastYear: 2024, daysPerWeek: 2 },
  '15002': { from: 41, to: 29, firstYear: 2023, lastYear: 2025 },
}

/**
 * Loads five years of illustrative water sheets for each authority, verified, deterministic by its code and inside the ranges of
 * domain/places, section 25: 65 to 140 litres a head, 20 to 38 % non-revenue water where no story tells of it, 4 to 7 shekels a cubic metre.
 */
export async function loadWaterSheets(platform: Platform, places: readonly ServedPlace[]): Promise<void> {
  const model = modelOf(platform, 'waterYear')
  const thisYear = Number(platform.clock.today().slice(0, 4))
  await platform.database.write(demonstrator, async transaction => {
    if (!(await isEmpty(transaction, model))) return
    for (const place of places)
      for (let back = years; back >= 1; back--) {
        const more = { localCommId: place.id, verifiedAt: new Date(Date.UTC(thisYear - back + 1, 2, 15, 9)).toISOString(), status: 3 }
        await insertDemonstration(platform, transaction, model, sheetOf(platform, place, thisYear - back, back), more)
      }
  })
}

function sheetOf({ lookups }: Platform, { code, population }: ServedPlace, year: number, back: number): Record<string, unknown> {
  const chance = chanceOf(`${code}-${year}`)
  const served = Math.round(population * 1.022 ** (8 - back) * (0.93 + chance() * 0.06))
  const households = Math.round(served / (4.8 + chanceOf(code)() * 1.2))
  const litres = 72 + chanceOf(code)() * 55 + (5 - back) * 1.5
  const domesticM3 = Math.round((served * litres * 365) / 1000)
  const commercialM3 = Math.round(domesticM3 * (0.08 + chance() * 0.06))
  const facilitiesM3 = Math.round(domesticM3 * 0.03)
  const suppliedM3 = Math.round((domesticM3 + commercialM3 + facilitiesM3) / (1 - (lostTold(code, year) ?? 0.22 + chance() * 0.13)))
  const price = 4.2 + chanceOf(code)() * 2.4
  const billedAmount = (domesticM3 + commercialM3) * price
  const wellM3 = Math.round(suppliedM3 * (0.35 + chance() * 0.2))
  const category = lookups.ids('subscriberCategory')
  const source = lookups.ids('waterSourceType')
  const tests = 24 + Math.round(chance() * 60)
  const meters = Math.round(households * 0.98)
  return {
    year,
    dataSource: lookups.ids('dataSource').estimate,
    sourceNote: 'بيانات توضيحية للعرض فقط',
    isServed: true,
    providerType: lookups.ids('serviceProviderType').localAuthority,
    networkYear: 1972 + Math.round(chanceOf(code)() * 20),
    populationServed: served,
    connectedHouseholds: households,
    subscribers: [
      { category: category.domestic, count: households, consumptionM3: domesticM3, billed: (domesticM3 * price).toFixed(2) },
      {
        category: category.commercial,
        count: Math.round(households * 0.07),
        consumptionM3: commercialM3,
        billed: (commercialM3 * price).toFixed(2),
      },
      { category: category.authorityFacilities, count: 12 + Math.round(chance() * 20), consumptionM3: facilitiesM3, billed: '0.00' },
    ],
    supply: [
      { sourceType: source.authorityWell, quantityM3: wellM3, unitPrice: '0.9500' },
      { sourceType: source.bulkUtility, supplierName: 'دائرة مياه الضفة الغربية', quantityM3: suppliedM3 - wellM3, unitPrice: '2.6000' },
    ],
    unbilledAuthorizedM3: Math.round(suppliedM3 * 0.02),
    supplyDaysPerWeek: told[code]?.daysPerWeek ?? 2 + Math.round(chanceOf(code)() * 5),
    supplyHoursPerDay: 8 + Math.round(chance() * 10),
    dryMonthsGapDays: Math.round(chance() * 21),
    meters,
    prepaidMeters: Math.round(meters * 0.15 * (6 - back)),
    faultyMeters: Math.round(meters * 0.04),
    qualityTests: tests,
    failedTests: Math.round(tests * 0.03),
    chlorinated: true,
    currency: lookups.ids('currency').ILS,
    billingMethod: lookups.ids('billingMethod').separateBill,
    billedAmount: billedAmount.toFixed(2),
    collectedAmount: (billedAmount * (0.58 + chance() * 0.3)).toFixed(2),
    operatingCost: (billedAmount * (0.85 + chance() * 0.25)).toFixed(2),
    staffCount: 3 + Math.round(population / 9000),
  }
}

/** What a story says was lost of the water of a year, from 0 to 1; between its first and its last year in equal steps. */
function lostTold(code: string, year: number): number | undefined {
  const story = told[code]
  if (!story) return undefined
  const { from, to, firstYear, lastYear } = story
  const done = Math.min(1, Math.max(0, (year - firstYear) / (lastYear - firstYear)))
  return (from + (to - from) * done) / 100
}

/** Numbers from 0 to 1 that are the same for the same text on every machine (FNV-1a, then mulberry32). */
function chanceOf(text: string): () => number {
  let state = 0x811c9dc5
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
