/** The name of a backup that was given none: `mahalli-2026-11-22-0354-11.tar.gz`, in UTC. */
export function backupName(at: Date, isSealed: boolean): string {
  const [day = '', time = ''] = at.toISOString().split('T')
  return `mahalli-${day}-${time.slice(0, 5).replace(':', '')}-${time.slice(6, 8)}.tar.gz${isSealed ? '.sealed' : ''}`
}
