/** The tab that the address names; the first where it names none of them, or one that is not there. */
export function tabOf(query: URLSearchParams, tabs: readonly string[]): string {
  const asked = query.get('tab')
  return asked !== null && tabs.includes(asked) ? asked : (tabs[0] ?? '')
}
