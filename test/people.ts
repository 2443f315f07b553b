import { grantable } from '../modules/admin/roles/roles.ts'
import { hashOf } from '../modules/admin/sessions/sessions.server.ts'
import { makeAccount, type NewAccount } from '../modules/admin/install/install.server.ts'
import { normalised, visitor } from '../kernel/kernel.ts'
import { connect, type Actor } from '../server/database/connect.ts'
import { sql } from '../server/database/sql.ts'
import { newId, newStamp } from '../server/resources/id.ts'
import { objectIn, textIn } from './walk/json.ts'
import { asOwner, type World } from './world.ts'

/** Somebody of the test world: the role that he holds and the place that he acts for, both by their codes. */
export interface Part {
  readonly who: string
  readonly role: string
  readonly place: string
}

/**
 * The people of the test world. `keeper` is a role of the tests that holds every permission of the tree: of a keeper only the place
 * decides what he reaches. The other roles are those of a fresh installation.
 */
export const people = {
  member: { who: 'works for Jenin and holds no permission', role: 'member', place: '01001' },
  dataEntry: { who: 'enters the data of Jenin', role: 'authorityDataEntry', place: '01001' },
  engineer: { who: 'engineer of Jenin with every permission', role: 'keeper', place: '01001' },
  neighbour: { who: 'the same in Ya’bad, of the same directorate', role: 'keeper', place: '01002' },
  council: { who: 'the same in the council of which Jenin is a member', role: 'keeper', place: 'C01' },
  reviewer: { who: 'reviews the files of Jenin’s directorate', role: 'directorateReviewer', place: 'D01' },
  clerk: { who: 'clerk of Jenin’s directorate with every permission', role: 'keeper', place: 'D01' },
  otherClerk: { who: 'the same in the directorate of Hebron', role: 'keeper', place: 'D50' },
  planner: { who: 'the same in development planning', role: 'keeper', place: 'P03' },
  projects: { who: 'the same in projects', role: 'keeper', place: 'P04' },
  economist: { who: 'the same in local economic development', role: 'keeper', place: 'P05' },
  councilManager: { who: 'the same in the management of councils', role: 'keeper', place: 'P10' },
  lender: { who: 'the same in the lending fund', role: 'keeper', place: 'P07' },
  association: { who: 'the same in the association of authorities', role: 'keeper', place: 'P09' },
  spokesman: { who: 'the same in public relations', role: 'keeper', place: 'P08' },
  editor: { who: 'writes the content of the portal', role: 'portalEditor', place: 'P08' },
  publisher: { who: 'publishes the content of the portal', role: 'portalPublisher', place: 'P08' },
  administrator: { who: 'administrator of the system', role: 'admin', place: 'P03' },
} as const satisfies Record<string, Part>

/** Whoever has an account. */
export type PersonName = keyof typeof people

/** The names of all people. */
export const personNames = Object.keys(people).filter((name): name is PersonName => name in people)

/** The password of everybody in the test world. */
export const password = 'Saffron-42-olive'

/** The places, what stands above others first. Jenin belongs to the council of North Jenin, Ya’bad and Hebron do not. */
const places = [
  ['D01', 6, 'مديرية الحكم المحلي - جنين', 'Directorate of Jenin', '01', null],
  ['D50', 6, 'مديرية الحكم المحلي - الخليل', 'Directorate of Hebron', '50', null],
  ['P03', 3, 'الإدارة العامة للتخطيط التنموي', 'Development planning', null, null],
  ['P04', 4, 'الإدارة العامة للمشاريع', 'Projects', null, null],
  ['P05', 5, 'وحدة التنمية الاقتصادية المحلية', 'Local economic development', null, null],
  ['P07', 7, 'صندوق تطوير وإقراض الهيئات المحلية', 'Municipal Development and Lending Fund', null, null],
  ['P08', 8, 'العلاقات العامة والإعلام', 'Public relations and media', null, null],
  ['P09', 9, 'الاتحاد الفلسطيني للهيئات المحلية', 'Association of Palestinian Local Authorities', null, null],
  ['P10', 10, 'إدارة مجالس الخدمات المشتركة', 'Councils management', null, null],
  ['C01', 2, 'مجلس الخدمات المشترك - شمال جنين', 'North Jenin council', '01', 'D01'],
  ['C50', 2, 'مجلس الخدمات المشترك - الخليل', 'Hebron council', '50', 'D50'],
  ['01001', 1, 'جنين', 'Jenin', '01', 'D01'],
  ['01002', 1, 'يعبد', "Ya'bad", '01', 'D01'],
  ['01003', 1, 'عرابة', 'Arraba', '01', 'D01'],
  ['50001', 1, 'الخليل', 'Hebron', '50', 'D50'],
  ['50002', 1, 'دورا', 'Dura', '50', 'D50'],
] as const

const installer: Actor = { caller: visitor, requestId: 'test-world', address: undefined, reason: 'the test world' }

/** The ids of the places of the test world, by their codes. */
export type PlaceIds = ReadonlyMap<string, string>

/** Makes the places, the authorities' files, Jenin's membership and everybody's account. @returns the places' ids */
export async function settle(world: World): Promise<PlaceIds> {
  const database = connect({ url: world.database.appUrl, assumesRole: false })
  const passwordHash = await hashOf(password)
  const ids = new Map<string, string>()
  try {
    await database.write(installer, async transaction => {
      for (const [code, type, ar, en, governorate, parent] of places) {
        const id = newId()
        ids.set(code, id)
        await transaction.rows(sql`
          insert into place (id, concurrency_stamp, type_code, code, name_ar, name_en, governorate, parent, location, is_active)
          values (${id}, ${newStamp()}, ${type}, ${code}, ${ar}, ${en}, (select l.id from lookup l join lookup_type t on t.id = l.type
            where t.code = 'governorate' and l.code = ${governorate}), ${parent && (ids.get(parent) ?? null)},
            '{"lat": 32, "lng": 35.2}', true)`)
        if (type === 1)
          await transaction.rows(sql`
            insert into local_comm (id, concurrency_stamp, authority_type, population_count, data_entry_date, contact_person_name)
            values (${id}, ${newStamp()}, (select l.id from lookup l join lookup_type t on t.id = l.type
              where t.code = 'localAuthorityType' and l.code <> 'municipality' limit 1), 5000, '2026-01-15', 'سمر عبد الله')`)
      }
      await transaction.rows(sql`
        insert into council_membership (id, concurrency_stamp, council, authority, membership_status)
        values (${newId()}, ${newStamp()}, ${ids.get('C01')}, ${ids.get('01001')}, 1)`)
      await transaction.rows(sql`
        insert into user_role (id, code, title_ar, title_en, permissions, concurrency_stamp, is_default, is_public, is_static, requires_two_factor)
        values (${newId()}, 'keeper', 'كل الصلاحيات', 'Every permission', ${sql.param(grantable)}::text[], ${newStamp()}, false, false, false, false)`)
      for (const [userName, { who, role, place }] of Object.entries(people))
        await makeAccount(transaction, accountOf(userName, { who, role, place }, passwordHash))
    })
  } finally {
    await database.close()
  }
  return ids
}

/** The places were made beneath the program, which notes by which words each is found: here that is done for it. */
export async function noteWords({ database }: World): Promise<void> {
  await asOwner(database.ownerUrl, async client => {
    for (const [code, , ar, en] of places) {
      const words = [code, normalised(`${code} ${ar} ${en}`)]
      await client.query('update place set search_text = $2 where code = $1', words)
      await client.query('update local_comm set search_text = $2 where id = (select id from place where code = $1)', words)
    }
  })
}

function accountOf(userName: string, { who, role, place }: Part, passwordHash: string): NewAccount {
  return {
    userName,
    // What he is, in one piece and in both languages.
    firstName: who,
    secondName: '',
    lastName: '',
    fullNameEn: who,
    email: `${userName.toLowerCase()}@test.example`,
    phoneNumber: '',
    position: 'other',
    passwordHash,
    role,
    placeCodes: [place],
  }
}

/** A further account with a role of a fresh installation, at a place by its code; its password is everybody's. */
export async function engage({ database: { appUrl } }: World, userName: string, role: string, place: string): Promise<void> {
  const database = connect({ url: appUrl, assumesRole: false })
  const account = accountOf(userName, { who: userName, role, place }, await hashOf(password))
  const actor: Actor = { caller: visitor, requestId: 'test', address: undefined, reason: 'the test world' }
  await database.write(actor, async transaction => void (await makeAccount(transaction, account)))
  await database.close()
}

/** Signs in through the API. @returns the token */
export async function signIn(world: Pick<World, 'url'>, userName: PersonName): Promise<string> {
  const answer = await fetch(`${world.url}/api/Account/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName, password }),
  })
  return textIn(objectIn(await answer.json()), 'access_token')
}
