import { visitor } from '../../kernel/kernel.ts'
import { makeAccount } from '../../modules/admin/install/install.server.ts'
import { grantsOf, standardRoles, type StandardRole } from '../../modules/admin/roles/roles.ts'
import { hashOf } from '../../modules/admin/sessions/sessions.server.ts'
import { connect } from '../../server/database/connect.ts'
import { password, settle } from '../people.ts'
import { objectIn, type Json } from '../walk/json.ts'
import type { World } from '../world.ts'

/** Somebody who holds one role of a fresh installation and works for a place for which it counts. */
export interface Holder {
  readonly role: string
  /** Number of the type of his place. */
  readonly placeType: number
  readonly placeId: string
  readonly isAdmin: boolean
  /** What the role was made to hold, read from its own text. */
  readonly held: ReadonlySet<string>
  /** As sign-in answers it. */
  readonly session: Json
}

/** A place of the test world for each type. */
const placeOf: Readonly<Record<number, string>> = {
  1: '01001',
  2: 'C01',
  3: 'P03',
  4: 'P04',
  5: 'P05',
  6: 'D01',
  7: 'P07',
  8: 'P08',
  9: 'P09',
  10: 'P10',
}

/** One holder of every standard role, signed in. */
export async function holdersOf(world: World): Promise<readonly Holder[]> {
  const places = await settle(world)
  const passwordHash = await hashOf(password)
  const database = connect({ url: world.database.appUrl, assumesRole: false })
  try {
    await database.write({ caller: visitor, requestId: 'test-roles', address: undefined, reason: 'the test world' }, async transaction => {
      for (const role of standardRoles)
        await makeAccount(transaction, {
          userName: nameOf(role),
          firstName: role.code,
          secondName: '',
          lastName: '',
          fullNameEn: role.code,
          email: `${nameOf(role).toLowerCase()}@roles.example`,
          phoneNumber: '',
          position: 'other',
          passwordHash,
          role: role.code,
          placeCodes: [codeOf(role)],
        })
    })
  } finally {
    await database.close()
  }
  const holders: Holder[] = []
  for (const role of standardRoles)
    holders.push({
      role: role.code,
      placeType: typeOf(role),
      placeId: places.get(codeOf(role)) ?? '',
      isAdmin: role.code === 'admin',
      held: new Set(grantsOf(role.grants)),
      session: await signedIn(world, nameOf(role)),
    })
  return holders
}

const nameOf = ({ code }: StandardRole) => `holds-${code}`
const typeOf = ({ placeTypes }: StandardRole) => placeTypes[0] ?? 3
const codeOf = (role: StandardRole) => placeOf[typeOf(role)] ?? ''

async function signedIn(world: World, userName: string): Promise<Json> {
  const answer = await fetch(`${world.url}/api/Account/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName, password }),
  })
  return objectIn(await answer.json())
}
