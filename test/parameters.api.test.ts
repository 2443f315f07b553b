import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '../catalogue.server.ts'
import { resources } from '../catalogue.ts'
import { withOpenapi } from '../server/http/openapi.ts'
import { settle, signIn } from './people.ts'
import { clientOf, type Client } from './walk/client.ts'
import { listIn, objectIn } from './walk/json.ts'
import { startWorld, type World } from './world.ts'

// Parameters of the query (foundations 13).

let world: World
let admin: Client
beforeAll(async () => {
  world = await startWorld()
  await settle(world)
  admin = clientOf((path, init) => fetch(world.url + path, init), await signIn(world, 'administrator'))
})
afterAll(() => world?.stop())

const calls = withOpenapi(endpoints, resources).map(({ method, path }) => [method, path] as const)

test.each(calls)('%s %s refuses a parameter that it does not know, by its name', async (method, path) => {
  const address = path.replaceAll(/\{\w+\}/g, '00000000-0000-7000-8000-000000000000')
  expect(await wrongIn(admin, `${address}?noSuchParameter=1`, method)).toEqual({
    noSuchParameter: ['The field “noSuchParameter” is unknown'],
  })
})

test.each(['language', 'lacking'])('a language that citizens cannot read in is refused (%s)', async name => {
  expect(await wrongIn(admin, `Public/News/GetListPaged?${name}=fr`)).toEqual({ [name]: ['Language: choose a value from the list'] })
  for (const language of ['ar', 'en', '']) {
    const answer = await admin({ method: 'GET', path: `Public/News/GetListPaged?${name}=${language}` })
    expect(answer.status).toBe(200)
  }
})

test.each([
  ['WaterYear/GetListPaged?year=soon', 'year', 'Year: enter a year of four digits'],
  ['WaterYear/GetListPaged?yearFrom=soon', 'yearFrom', 'Year: enter a year of four digits'],
  ['Public/WaterYear/GetListPaged?year=26', 'year', 'Year: enter a year of four digits'],
  ['WaterYear/GetListPaged?status=9', 'status', 'Record status: choose a value from the list'],
  ['News/GetListPaged?dateFrom=2023-02-29', 'dateFrom', 'News date: enter a valid date as YYYY-MM-DD'],
])('%s is refused with the message of the field', async (path, at, message) => {
  expect(await wrongIn(admin, path)).toEqual({ [at]: [message] })
})

async function wrongIn(client: Client, path: string, method = 'GET'): Promise<Record<string, unknown[]>> {
  const { status, body } = await client({ method, path, headers: { 'accept-language': 'en' } })
  expect(status).toBe(400)
  const errors = listIn(objectIn(body, 'error'), 'validationErrors').map(error => objectIn(error))
  const places = Map.groupBy(errors, error => String(listIn(error, 'members')[0]))
  return Object.fromEntries([...places].map(([at, wrong]) => [at, wrong.map(({ message }) => message)]))
}
