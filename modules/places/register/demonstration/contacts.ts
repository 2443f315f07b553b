import { numberOf } from '../../../define.ts'
import type sample from './places.json'

type Authority = (typeof sample.authorities)[number]
type Named = { readonly nameAr: string; readonly nameEn: string }

/** Letters of the classes in Arabic; authorities of other classes publish no contact of their own in the demonstration. */
const letters: Readonly<Record<string, string>> = { A: 'أ', B: 'ب' }

/** Contact of a demonstration directorate. @param index its place among the directorates */
export function directorateContact(code: string, index: number): { readonly phone: string; readonly email: string } {
  return { phone: `${areaCodeOf(code)}24002${String(index + 10)}`, email: `dir${code}@mahalli.example` }
}

/**
 * What a larger municipality of the demonstration publishes of itself, by one pattern for all: no number, address or sentence is anybody's own.
 * @param index its place among the authorities, 0 to 599
 */
export function municipalityContact(authority: Authority, governorate: Named, index: number): Readonly<Record<string, unknown>> {
  const { nameAr, nameEn, municipalityClass } = authority
  const letter = letters[municipalityClass ?? '']
  if (letter === undefined) return {}
  return {
    phone: `${areaCodeOf(authority.governorate)}2400${String(index + 300)}`,
    email: `info@${nameEn.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.example`,
    addressAr: `${nameAr}، مبنى البلدية، الشارع الرئيسي`,
    addressEn: `Municipality building, main street, ${nameEn}`,
    ...aboutOf(authority, governorate, letter),
  }
}

function aboutOf(authority: Authority, governorate: Named, letter: string): { readonly aboutAr: string; readonly aboutEn: string } {
  const { officialNameAr, officialNameEn, municipalityClass, isGovernorateSeat, population } = authority
  const ar = [
    `${officialNameAr} بلدية من الفئة «${letter}» في محافظة ${governorate.nameAr}${isGovernorateSeat ? '، وفيها مركز المحافظة' : ''}.`,
    `يسكنها نحو ${numberOf(population, 'ar')} نسمة، ويستقبل مبناها المراجعين في ساعات الدوام.`,
  ]
  const en = [
    `${officialNameEn} is a class ${String(municipalityClass)} municipality in the governorate of ${governorate.nameEn}${isGovernorateSeat ? ' and the seat of the governorate' : ''}.`,
    `About ${numberOf(population, 'en')} people live there; its building receives visitors in office hours.`,
  ]
  return {
    aboutAr: `<p>${ar.join(' ')}</p><p>هذه النبذة وبيانات الاتصال للعرض التجريبي.</p>`,
    aboutEn: `<p>${en.join(' ')}</p><p>This text and the contact details are demonstration data.</p>`,
  }
}

/** The area of a governorate's landlines, by its code. */
function areaCodeOf(governorate: string): string {
  const code = Number(governorate)
  if (code >= 55) return '08'
  if (code >= 30) return '02'
  return code === 1 ? '04' : '09'
}
