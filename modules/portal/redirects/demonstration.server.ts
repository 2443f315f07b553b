import { demonstrator, insertDemonstration, isEmpty } from '../../../server/demonstration.ts'
import type { Platform } from '../../../server/platform.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { redirect } from './redirect.ts'
import { lockRedirects } from './stored.server.ts'

/** Addresses as the site before this one might have had them. */
const addresses = [
  ['/Default.aspx', '/'],
  ['/Pages/News.aspx', '/news'],
  ['/Pages/Tenders.aspx', '/ads?group=tenders'],
  ['/Pages/Municipalities.aspx', '/localComms'],
  ['/من-نحن', '/aboutUs'],
] as const

/** Loads a few old addresses, unless there are some already. */
export async function loadRedirects(platform: Platform): Promise<void> {
  const model = modelOf(platform, redirect.name)
  await platform.database.write(demonstrator, async transaction => {
    // Whoever starts at the same moment looks when this one has written.
    await lockRedirects(transaction)
    if (!(await isEmpty(transaction, model))) return
    for (const [fromPath, toPath] of addresses)
      await insertDemonstration(platform, transaction, model, { fromPath, toPath, statusCode: redirect.fields.statusCode.codes.permanent })
  })
}
