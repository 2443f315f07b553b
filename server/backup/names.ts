/** The name of a backup that was given none, in UTC to the thousandth: `mahalli-2026-11-22-035411-207.tar.gz`. */
export function backupName(at: Date, isSealed: boolean): string {
  const [day = '', time = ''] = at.toISOString().split('T')
  return `mahalli-${day}-${time.slice(0, 8).replaceAll(':', '')}-${time.slice(9, 12)}.tar.gz${isSealed ? '.sealed' : ''}`
}
