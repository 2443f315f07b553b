import { sql } from '../../../server/database/sql.ts'
import { demonstrator } from '../../../server/demonstration.ts'
import type { Platform } from '../../../server/platform.ts'
import { standardRoles } from '../roles/roles.ts'
import { hashOf } from '../sessions/sessions.server.ts'
import { makeAccount, randomPassword } from './account.server.ts'

interface Person {
  readonly name: readonly [first: string, second: string, last: string, english: string]
  readonly position: string
  /** Codes of places, the default first. */
  readonly places: readonly string[]
}

/** Who holds the demonstration accounts, by role (README lists them). None of them exists. */
const people: Readonly<Record<string, Person>> = {
  userManager: { name: ['سامر', 'وليد', 'حمدان', 'Samer Hamdan'], position: 'ministryStaff', places: ['P08'] },
  auditor: { name: ['رنا', 'فؤاد', 'سلامة', 'Rana Salameh'], position: 'internalAuditor', places: ['P03'] },
  portalEditor: { name: ['ليان', 'ماهر', 'عودة', 'Layan Odeh'], position: 'publicRelationsOfficer', places: ['P08'] },
  portalPublisher: { name: ['خليل', 'إبراهيم', 'ناصر', 'Khalil Nasser'], position: 'publicRelationsOfficer', places: ['P08'] },
  authorityHead: { name: ['نبيل', 'عادل', 'دويكات', 'Nabil Dweikat'], position: 'mayor', places: ['15001'] },
  authorityDataEntry: { name: ['هبة', 'سمير', 'الشخشير', 'Hiba Shakhshir'], position: 'dataEntry', places: ['15001', '15002'] },
  authorityPlanner: { name: ['عمار', 'رائد', 'حنون', 'Ammar Hannoun'], position: 'planCoordinator', places: ['15001'] },
  authorityPlanTeam: { name: ['سجى', 'نعيم', 'عبده', 'Saja Abdo'], position: 'planner', places: ['15001'] },
  authorityEconomy: { name: ['باسل', 'كمال', 'طوقان', 'Basel Touqan'], position: 'economicOfficer', places: ['15001'] },
  authorityProcurement: { name: ['دانا', 'جمال', 'يعيش', 'Dana Yaish'], position: 'procurementOfficer', places: ['15001'] },
  authorityUserManager: { name: ['فراس', 'عصام', 'مسعود', 'Firas Masoud'], position: 'authorityManager', places: ['15001'] },
  councilStaff: { name: ['أمل', 'زياد', 'جرار', 'Amal Jarrar'], position: 'engineer', places: ['J0101'] },
  councilManager: { name: ['حسام', 'منير', 'شلبي', 'Hussam Shalabi'], position: 'departmentHead', places: ['P10'] },
  directorateReviewer: { name: ['ميساء', 'طارق', 'بشارات', 'Maysa Bsharat'], position: 'directorateStaff', places: ['D15', 'D01'] },
  planningReviewer: { name: ['إياد', 'صالح', 'درويش', 'Iyad Darwish'], position: 'planner', places: ['P03'] },
  planningManager: { name: ['لينا', 'محمود', 'الخطيب', 'Lina Khatib'], position: 'departmentHead', places: ['P03'] },
  economyManager: { name: ['مازن', 'سليم', 'حداد', 'Mazen Haddad'], position: 'departmentHead', places: ['P05'] },
  evaluator: { name: ['ديما', 'رشيد', 'قاسم', 'Dima Qasem'], position: 'consultant', places: ['P05'] },
  projectsManager: { name: ['رامي', 'يوسف', 'زيدان', 'Rami Zidan'], position: 'engineer', places: ['P04'] },
  fundOfficer: { name: ['سوسن', 'أنور', 'المصري', 'Sawsan Masri'], position: 'fundOfficer', places: ['P07'] },
  aplaOfficer: { name: ['غسان', 'شريف', 'عمرو', 'Ghassan Amro'], position: 'aplaOfficer', places: ['P09'] },
  member: { name: ['نور', 'حاتم', 'صوافطة', 'Nour Sawafta'], position: 'councilMember', places: ['15002'] },
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
    for (const [index, { code }] of standardRoles.entries()) {
      const person = people[code]
      if (!person) continue
      const [firstName, secondName, lastName, fullNameEn] = person.name
      await makeAccount(transaction, {
        userName: code,
        firstName,
        secondName,
        lastName,
        fullNameEn,
        // A domain that nobody can own, and numbers that no network gives out.
        email: `${code.toLowerCase()}@mahalli.example`,
        phoneNumber: `+970500000${String(index).padStart(3, '0')}`,
        position: person.position,
        passwordHash,
        role: code,
        placeCodes: person.places,
      })
    }
    return password
  })
}
