// The demonstration data of the whole product, in the order in which it stands on itself.
import { makeDemonstrationAccounts } from './modules/admin/install/install.server.ts'
import { loadIdeas } from './modules/economy/ideas/ideas.server.ts'
import { loadInvestors } from './modules/economy/investors/investors.server.ts'
import { loadPlaces } from './modules/places/register/register.server.ts'
import { loadWaterSheets } from './modules/places/water/water.server.ts'
import { loadMessages } from './modules/portal/contactMessages/contactMessages.server.ts'
import { loadContactPoints } from './modules/portal/contact/contact.server.ts'
import { loadNews } from './modules/portal/content/content.server.ts'
import { loadEvents } from './modules/portal/events/events.server.ts'
import { loadGateMessages } from './modules/portal/gate/gate.server.ts'
import { loadNotices } from './modules/portal/notices/notices.server.ts'
import { loadMedia } from './modules/portal/media/media.server.ts'
import { loadStories } from './modules/portal/stories/stories.server.ts'
import { loadKnowledge } from './modules/portal/knowledge/knowledge.server.ts'
import { loadLegislation } from './modules/portal/legislation/legislation.server.ts'
import { loadLegalBasis } from './modules/portal/sector/sector.server.ts'
import { loadRedirects } from './modules/portal/redirects/redirects.server.ts'
import { loadPartnerships } from './modules/portal/partnerships/partnerships.server.ts'
import { sql } from './server/database/sql.ts'
import type { Platform } from './server/platform.ts'

/** Authorities with illustrative water sheets, by their codes. */
const withWater = ['01001', '10001', '15001', '15002', '20001', '30001', '35001', '45001', '50001', '55001']

/**
 * Loads the demonstration data into an empty database; what is there already is left as it is.
 * @param password for all demonstration accounts; random when it is missing
 * @returns lines for the operator
 */
export async function loadDemonstration(platform: Platform, password: string | undefined): Promise<string[]> {
  await loadPlaces(platform)
  const served = await platform.database.rows<{ id: string; code: string; population: number }>(sql`
    select p.id, p.code, a.population_count as population from local_comm a join place p on p.id = a.id where p.code = any(${sql.param(withWater)}) order by p.code`)
  await loadWaterSheets(platform, served)
  const made = await makeDemonstrationAccounts(platform, password)
  await loadNews(platform)
  await loadNotices(platform)
  // Events name films, albums and partners.
  await loadMedia(platform)
  await loadPartnerships(platform)
  await loadEvents(platform)
  await loadGateMessages(platform)
  await loadInvestors(platform)
  await loadIdeas(platform)
  await loadMessages(platform)
  await loadStories(platform)
  await loadLegislation(platform)
  await loadLegalBasis(platform)
  await loadKnowledge(platform)
  await loadContactPoints(platform)
  await loadRedirects(platform)
  return made !== undefined && password === undefined ? [`The demonstration accounts (README) have the password ${made}`] : []
}
