import { codeForm } from '../../../kernel/kernel.ts'
import type { Api } from '../api.ts'
import { missing, orMissing } from './answers.ts'
import { arabicOnly } from './placeList.ts'

/** What a key of an address may say: words, values of a list by their codes, or whatever is formed so. */
type Values = readonly (string | { readonly code: string })[] | RegExp

/** What English lists are asked besides: also where it is said of a list in Arabic, which lacks nothing. */
export const onlyArabic = { only: [arabicOnly] } as const

/**
 * What narrows a list is a value that there is: an address that asks for another one is none (404), that of the page as those of its feed and its
 * calendar. Texts, days, the number of a page and the way in which a list is shown are not asked here: what is none of them is left out, or said.
 */
export async function requireValues(query: URLSearchParams, known: Readonly<Record<string, Values>>): Promise<void> {
  for (const [key, values] of Object.entries(known)) {
    const asked = query.get(key)
    if (!asked) continue
    const isKnown = values instanceof RegExp ? values.test(asked) : values.some(one => (typeof one === 'string' ? one : one.code) === asked)
    if (!isKnown) await missing()
  }
}

/** A place as it is named. */
export interface AskedPlace {
  readonly id: string
  readonly code: string
  readonly nameAr: string
  readonly nameEn: string
  readonly typeCode: number
}

/** The place to which a list is narrowed, whatever it has of it; 404 where there is none. @param code undefined: to none */
export async function placeAsked(api: Api, code: string | null | undefined): Promise<AskedPlace | undefined> {
  if (!code) return undefined
  return codeForm.test(code) ? orMissing(api.get<AskedPlace>(`Public/Place/GetByCode/${code}`)) : missing()
}
