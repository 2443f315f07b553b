import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner, startDemoWorld, type World } from '../world.ts'
import { sourceOf } from './page.ts'

// The page of a shared-services council.

let world: World
beforeAll(async () => {
  world = await startDemoWorld()
  // Before anybody has read a page of it.
  await asOwner(world.database.ownerUrl, client =>
    client.query(`update local_comm set population_count = null where id = (select id from place where code = '05006')`),
  )
})
afterAll(() => world?.stop())

test.each([
  ['J0102', true],
  ['J0501', false],
])('%s says what share of its people each member has, where it knows of all of them: %s', async (code, isKnown) => {
  for (const [address, heading] of [
    [`/council/${code}`, 'حصتها من سكان المجلس (%)'],
    [`/en/council/${code}`, 'Share of the council’s population (%)'],
  ] as const) {
    const { html } = await sourceOf(world.url + address)
    expect([address, html.includes(heading)]).toEqual([address, isKnown])
  }
})
