/** Is the subfield one of the field? Both by their codes: «AGR.OLV» is one of «AGR» (domain/economy-and-tenders, section 1). */
export function isSubFieldOf(field: string, subField: string): boolean {
  return subField.startsWith(`${field}.`)
}
