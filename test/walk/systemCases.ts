import { asOwner } from '../world.ts'
import { password } from '../people.ts'
import { plain, type Case } from './trials.ts'

const nobody = '00000000-0000-7000-8000-000000000000'
const underWay = '00000000-0000-7000-8000-000000000001'

/** How the calls on the system and its backups are tried. */
export const systemCases: Readonly<Record<string, Case>> = {
  'GET System/GetStatus': async () => plain('GET', 'System/GetStatus'),
  'GET System/GetBackups': async () => plain('GET', 'System/GetBackups'),
  'POST System/TakeBackup': async scene => {
    await asOwner(scene.world.database.ownerUrl, client =>
      client.query(`insert into backup (id, kind, heard_at) values ('${underWay}', 1, now() + interval '1 day') on conflict do nothing`),
    )
    return plain('POST', 'System/TakeBackup', {})
  },
  'POST System/GetBackupTicket/{id}': async () => plain('POST', `System/GetBackupTicket/${nobody}`, { password }),
  'POST System/GetBackupTicket/{id} · no password': async () => plain('POST', `System/GetBackupTicket/${nobody}`, {}),
  'GET System/DownloadBackup/{id}': async () => plain('GET', `System/DownloadBackup/${nobody}?ticket=1.2.3`),
  'GET System/DownloadBackup/{id} · no ticket': async () => plain('GET', `System/DownloadBackup/${nobody}`),
  'DELETE System/DeleteBackup': async () => plain('DELETE', `System/DeleteBackup?id=${nobody}`),
}
