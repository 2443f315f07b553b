import { phoneDigits } from '../../define.ts'

/**
 * A mobile number as it is kept and looked for: a local one becomes international, another keeps its digits behind a plus.
 * @source portal and administration, section 1.1
 */
export function internationalNumber(text: string): string {
  const digits = phoneDigits(text)
  if (/^05[69]\d{7}$/.test(digits)) return `+970${digits.slice(1)}`
  if (/^05\d{8}$/.test(digits)) return `+972${digits.slice(1)}`
  if (digits.startsWith('00')) return `+${digits.slice(2)}`
  return /^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : digits
}
