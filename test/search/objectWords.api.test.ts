import { afterAll, beforeAll, expect, test } from 'vitest'
import { writersIn } from '../portal/writers.ts'
import { listIn, objectIn } from '../walk/json.ts'
import { sceneIn, type Scene } from '../walk/scene.ts'
import { startWorld, type World } from '../world.ts'

// Words that every plain object of the program answers: whoever writes or asks them is served as with any other.

let world: World
let scene: Scene
beforeAll(async () => {
  world = await startWorld()
  scene = await sceneIn(world)
})
afterAll(() => world?.stop())

const { published, read } = writersIn(() => scene)

test('a record whose text has «constructors» is saved and found by it', async () => {
  const words = 'Its constructors, its toString and its valueOf: hasOwnProperty and __proto__ are words as well.'
  const id = await published('Ads', {
    titleAr: 'عطاء تدريب المقاولين على الجسور',
    bodyAr: `<p constructor="1">يشمل التدريب كل ما يلي: ${words}</p>`,
  })
  for (const q of ['constructors', 'constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__']) {
    const found = listIn(await read(`Public/Search?${new URLSearchParams({ q }).toString()}`), 'items')
    expect([q, found.map(item => objectIn(item).id)]).toEqual([q, [id]])
  }
})

test.each(['constructor', '__proto__', 'toString'])('a button «%s» changes nothing of how the portal is drawn', async act => {
  const answer = await fetch(`${world.url}/preferences`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: world.url, cookie: 'a11y=zoom-125', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ act, back: '/' }).toString(),
  })
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([303, expect.stringMatching(/^a11y=zoom-125;/)])
})
