import type { LookupCodes } from '../../admin/lookupCodes/lookupCodes.ts'

/** A part of the country, as the lookup list of regions names it. */
export type Region = LookupCodes['region']

/** The governorates of each region, by code (domain/places, the fields of a place). */
const governoratesOf: Readonly<Record<Region, readonly LookupCodes['governorate'][]>> = {
  northWestBank: ['01', '05', '10', '15', '20', '25'],
  centralWestBank: ['30', '35', '40'],
  southWestBank: ['45', '50'],
  gazaStrip: ['55', '60', '65', '70', '75'],
}

/** In which region a governorate lies, by its code; undefined for one that is in none. */
export function regionOf(governorate: string): Region | undefined {
  return regions.find(region => governoratesOf[region].some(code => code === governorate))
}

const regions: readonly Region[] = ['northWestBank', 'centralWestBank', 'southWestBank', 'gazaStrip']
