/** The id of the input of a value, for the links of the summary. */
export function idOf(at: string): string {
  return `field-${at.replaceAll(/[[\].]+/g, '-').replace(/-$/, '')}`
}
