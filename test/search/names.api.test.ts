import { afterAll, beforeAll, expect, test } from 'vitest'
import { writersIn } from '../portal/writers.ts'
import { listIn, objectIn } from '../walk/json.ts'
import { sceneIn, type Scene } from '../walk/scene.ts'
import { asOwner, startWorld, type World } from '../world.ts'

// Names under which records are found beside their own.

let world: World
let scene: Scene
beforeAll(async () => {
  world = await startWorld()
  scene = await sceneIn(world)
})
afterAll(() => world?.stop())

const { published, read } = writersIn(() => scene)

test('a notice is found by the whole name of its category, also by what looks like a tag in it', async () => {
  const category = scene.lookup('adCategory', 'worksTender')
  await asOwner(world.database.ownerUrl, client =>
    client.query(`update lookup set name_ar = 'عقود <الزنبقيات> السنوية' where id = $1`, [category]),
  )
  const id = await published('Ads', { titleAr: 'عطاء توريد الزعفرانيات', category })
  for (const q of ['الزنبقيات', 'عقود سنوية الزعفرانيات']) {
    const found = listIn(await read(`Public/Search?${new URLSearchParams({ q }).toString()}`), 'items')
    expect([q, found.map(item => objectIn(item).id)]).toEqual([q, [id]])
  }
})
