import { sql } from '../../../server/database/sql.ts'
import { demonstrator } from '../../../server/demonstration.ts'
import type { Platform } from '../../../server/platform.ts'
import { standardRoles } from '../roles/roles.ts'
import { hashOf } from '../sessions/sessions.server.ts'
import { makeAccount, randomPassword } from './account.server.ts'

/** The places of the demonstration accounts by their role, the default first (README lists them). */
const placesOfRole: Readonly<Record<string, readonly string[]>> = {
  userManager: ['P08'],
  auditor: ['P03'],
  portalEditor: ['P08'],
  portalPublisher: ['P08'],
  authorityHead: ['15001'],
  authorityDataEntry: ['15001', '15002'],
  authorityPlanner: ['15001'],
  authorityPlanTeam: ['15001'],
  authorityEconomy: ['15001'],
  authorityProcurement: ['15001'],
  authorityUserManager: ['15001'],
  councilStaff: ['J0101'],
  councilManager: ['P10'],
  directorateReviewer: ['D15', 'D01'],
  planningReviewer: ['P03'],
  planningManager: ['P03'],
  economyManager: ['P05'],
  evaluator: ['P05'],
  projectsManager: ['P04'],
  fundOfficer: ['P07'],
  aplaOfficer: ['P09'],
  member: ['15002'],
}

/**
 * Makes one account per standard role, named as the role, each with a fitting place; two of them with two places.
 * @returns the password of all of them when they were made now, else undefined
 */
export async function makeDemonstrationAccounts(platform: Platform, given: string | undefined): Promise<string | undefined> {
  const password = given ?? randomPassword()
  const passwordHash = await hashOf(password)
  return platform.database.write(demonstrator, async transaction => {
    const known = await transaction.find(sql`select 1 from "system_user" where user_name = 'member'`)
    if (known) return undefined
    for (const { code, title } of standardRoles) {
      const placeCodes = placesOfRole[code]
      if (!placeCodes) continue
      await makeAccount(transaction, {
        userName: code,
        fullName: `${title[0]} (تجريبي)`,
        fullNameEn: `${title[1]} (demonstration)`,
        passwordHash,
        role: code,
        placeCodes,
      })
    }
    return password
  })
}
