import type { Job, Turn } from '../../../server/jobs.ts'
import { findHolders, tell } from '../../admin/notifications/notifications.server.ts'
import { countWanting } from './parity.server.ts'

/** What is told of the languages by the clock (domain/portal-and-admin, section 10.3). */
export const translationJobs: readonly Job[] = [{ name: 'translation: weekly', when: { dailyAt: () => '07:30' }, run: tellOnSundays }]

/** As a date tells it: the first day of the working week. */
const sunday = 0

async function tellOnSundays(turn: Turn): Promise<void> {
  if (new Date(`${turn.platform.clock.today()}T00:00:00Z`).getUTCDay() === sunday) await tellOfWanting(turn)
}

/** Tells public relations how many public items lack a translation, or have one that is out of date; nothing where none does. */
export async function tellOfWanting({ platform, write }: Pick<Turn, 'platform' | 'write'>): Promise<void> {
  await write(async transaction => {
    const items = await countWanting(platform, transaction)
    const holders = items === 0 ? [] : await findHolders(transaction, { permission: 'Portal.Translation' })
    const to = holders.filter(({ place }) => place === undefined || place.type === 'publicRelations').map(({ userId }) => ({ userId }))
    if (to.length > 0) await tell({ platform }, transaction, { kind: 'translationMissing', to, values: { items } })
  })
}
