import { people, personNames, settle, signIn, type PersonName, type PlaceIds } from '../people.ts'
import { asOwner, type World } from '../world.ts'
import { clientOf, type Client, type Send } from './client.ts'

/** Who calls: everybody with an account, and a visitor. */
export type CallerName = PersonName | 'visitor'

/** What the walk stands on: the world, everybody's token, the places and the lookup lists. */
export interface Scene {
  readonly world: World
  readonly send: Send
  readonly tokens: ReadonlyMap<CallerName, string>
  readonly places: PlaceIds
  /** The id of a lookup value. @throws Error when the list has no such code */
  lookup(list: string, code: string): number
  as(caller: CallerName): Client
  /** The id of a role by its code. */
  role(code: string): string
  /** The id of somebody's account. */
  user(caller: PersonName): string
  /** A name that nobody else has: `user7`. */
  freshName(beginning: string): string
  /** A code that no authority of this governorate has. */
  freshCode(governorate: string): string
}

/** Every caller, in the order in which the tables name them. */
export const callerNames: readonly CallerName[] = ['visitor', ...personNames]

/** Puts everybody in his place and signs them in. */
export async function sceneIn(world: World): Promise<Scene> {
  const places = await settle(world)
  const send: Send = (path, init) => fetch(world.url + path, init)
  const tokens = new Map<CallerName, string>()
  for (const name of personNames) tokens.set(name, await signIn(world, name))
  let codes = 100
  let names = 0
  const ids = await lookupIds(world)
  const roles = await idsBy(world, 'code', 'user_role')
  const users = await idsBy(world, 'user_name', 'system_user')
  return {
    world,
    send,
    tokens,
    places,
    lookup: (list, code) => known(ids.get(`${list}.${code}`), `${list}.${code}`),
    role: code => known(roles.get(code), code),
    user: caller => known(users.get(caller), caller),
    freshName: beginning => `${beginning}${++names}`,
    freshCode: governorate => `${governorate}${++codes}`,
    as: caller => clientOf(send, tokens.get(caller)),
  }
}

/** The ids of all lookup values, by list and code: `governorate.01`. */
async function lookupIds({ database }: World): Promise<Map<string, number>> {
  return asOwner(database.ownerUrl, async client => {
    const { rows } = await client.query<{ id: number; name: string }>(
      `select v.id, y.code || '.' || v.code as name from lookup v join lookup_type y on y.id = v.type`,
    )
    return new Map(rows.map(({ id, name }) => [name, Number(id)]))
  })
}

/** Ids of a table's rows by one of its columns. */
async function idsBy({ database }: World, column: string, table: string): Promise<Map<string, string>> {
  return asOwner(database.ownerUrl, async client => {
    const { rows } = await client.query<{ id: string; name: string }>(`select id, ${column} as name from "${table}"`)
    return new Map(rows.map(({ id, name }) => [name, id]))
  })
}

/** The id of a place. @throws Error when the test world has none of this code */
export function placeId({ places }: Scene, code: string): string {
  return known(places.get(code), code)
}

/** The place that somebody acts for. */
export function placeOf(scene: Scene, caller: CallerName): string | undefined {
  return caller === 'visitor' ? undefined : placeId(scene, people[caller].place)
}

function known<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`There is no ${name} in the test world`)
  return value
}
