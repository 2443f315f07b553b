import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminDesk, inEnglish, published } from '../portal/desk.ts'
import { listIn, objectIn } from '../walk/json.ts'
import { startWorld, type World } from '../world.ts'

// Words that every plain object of the program answers: whoever writes or asks them is served as with any other.

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world?.stop())

test('a record whose text has «constructors» is saved and found by it', async () => {
  const desk = await adminDesk(world)
  const id = await published(desk, {
    titleAr: 'تدريب المقاولين على بناء الجسور',
    ...inEnglish,
    titleEn: 'Training of constructors of bridges',
    bodyEn: '<p constructor="1">Its constructor, its toString and its valueOf: hasOwnProperty and __proto__ are words as well.</p>',
  })
  for (const q of ['constructors', 'constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__']) {
    const answer = await fetch(`${world.url}/api/Public/Search?${new URLSearchParams({ q }).toString()}`, { headers: { 'accept-language': 'en' } })
    expect([q, answer.status]).toEqual([q, 200])
    expect([q, listIn(objectIn(await answer.json()), 'items').map(item => objectIn(item).id)]).toEqual([q, [id]])
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
