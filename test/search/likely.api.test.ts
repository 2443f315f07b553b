import { afterAll, beforeAll, expect, test } from 'vitest'
import { writersIn } from '../portal/writers.ts'
import { listIn, objectIn } from '../walk/json.ts'
import { sceneIn, type Scene } from '../walk/scene.ts'
import { startWorld, type World } from '../world.ts'

// Pages that are offered where an address leads to none.

let world: World
let scene: Scene
beforeAll(async () => {
  world = await startWorld()
  scene = await sceneIn(world)
})
afterAll(() => world?.stop())

const { published, read } = writersIn(() => scene)

test('a title is offered for a word that tells something, not for one that any address may have', async () => {
  const title = 'عطاء توريد حاويات جديدة'
  await published('Ads', {
    titleAr: title,
    titleEn: 'New containers: a tender for all villages, not there yet',
    summaryEn: 'The authority invites classified contractors to submit their offers for containers.',
    bodyEn:
      '<p>The work covers the supply of containers of galvanised steel with lids, and their transport to the villages of the district.</p>',
  })
  const offered = async (path: string) =>
    listIn(await read(`Public/Search/Likely?${new URLSearchParams({ path }).toString()}`), 'items').map(item => objectIn(item).title)
  for (const path of ['/newContainers', '/containers/new', '/all-containers.html'])
    expect([path, await offered(path)]).toEqual([path, [title]])
  for (const path of ['/new', '/newHospitals', '/newsletter', '/all/hospitals', '/list.aspx', '/a-page-that-is-not-there', '/not-found'])
    expect([path, await offered(path)]).toEqual([path, []])
})
