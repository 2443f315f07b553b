import { clientOf, type Client } from '../toy/client.ts'
import { settle, signIn, type PersonName } from '../people.ts'
import { asOwner, startWorld, type World } from '../world.ts'

/** The program with people of the test world, who administer lookup lists. */
export interface LookupWorld {
  readonly world: World
  as(person: PersonName): Client
  readonly visitor: Client
  /** The id of a value of the catalogue. */
  idOf(type: string, code: string): Promise<number>
  /** Makes a list of its own. @returns its id */
  newType(code: string, more?: Readonly<Record<string, unknown>>): Promise<number>
  /** Makes a value of a list. @returns the record as Create answers it */
  newValue(type: number, code: string, more?: Readonly<Record<string, unknown>>): Promise<Value>
  stop(): Promise<void>
}

/** A value as calls answer it. */
export type Value = Readonly<Record<string, unknown>> & { readonly id: number; readonly concurrencyStamp: string }

/** Starts it, with everybody signed in who is asked for. */
export async function startLookups(...people: readonly PersonName[]): Promise<LookupWorld> {
  const world = await startWorld()
  await settle(world)
  const tokens = new Map<PersonName, string>()
  for (const name of new Set<PersonName>(['administrator', ...people])) tokens.set(name, await signIn(world, name))
  const as = (person: PersonName) => clientOf(world.url, tokens.get(person))
  const made = (body: unknown): Value => {
    if (!isValue(body)) throw new Error(JSON.stringify(body))
    return body
  }
  return {
    world,
    as,
    visitor: clientOf(world.url, undefined),
    idOf: (type, code) =>
      asOwner(world.database.ownerUrl, async client => {
        const { rows } = await client.query<{ id: number }>(
          'select l.id from lookup l join lookup_type t on t.id = l.type where t.code = $1 and l.code = $2',
          [type, code],
        )
        return rows[0]?.id ?? 0
      }),
    newType: async (code, more = {}) =>
      made((await as('administrator').post('LookupType/Create', { code, nameAr: `قائمة ${code}`, nameEn: `List ${code}`, ...more })).body)
        .id,
    newValue: async (type, code, more = {}) =>
      made(
        (await as('administrator').post('Lookup/Create', { type, code, nameAr: `قيمة ${code}`, nameEn: `Value ${code}`, ...more })).body,
      ),
    stop: () => world.stop(),
  }
}

function isValue(body: unknown): body is Value {
  return typeof body === 'object' && body !== null && 'id' in body && typeof body.id === 'number' && 'concurrencyStamp' in body
}
