import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../world.ts'
import { startLookups, type LookupWorld } from '../lookups/world.ts'
import type { Answer, Body } from '../toy/client.ts'
import type { Json } from '../walk/json.ts'
import { filmOf } from './mediaBodies.ts'

// Of the films that citizens see one is featured, chosen by who puts all of them in order; and what order they stand in changes none of them.

let scene: LookupWorld
const ids = new Map<string, number>()
beforeAll(async () => {
  scene = await startLookups('publisher', 'editor', 'engineer')
  for (const name of ['videoCategory.project', 'videoSource.youtube', 'mediaRights.owned']) {
    const [list = '', code = ''] = name.split('.')
    ids.set(name, await scene.idOf(list, code))
  }
})
afterAll(() => scene?.stop())

type Who = 'publisher' | 'editor' | 'engineer'
const right = (answer: Answer): Body => {
  expect([answer.status, answer.text]).toEqual([200, expect.anything()])
  return answer.body
}
const made = async (who: Who, more: Json = {}) => right(await scene.as(who).post('Video/Create', filmOf(ids, more))).id
const publish = async (who: Who, id: string) => right(await scene.as(who).put(`Video/Publish/${id}`, {}))
async function published(who: Who, more: Json = {}): Promise<string> {
  const id = await made(who, more)
  await publish(who, id)
  return id
}
const film = async (id: string) => right(await scene.as('publisher').get(`Video/Get/${id}`))
async function changed(who: Who, id: string, more: Json): Promise<Answer> {
  const { concurrencyStamp } = await film(id)
  return scene.as(who).put('Video/Update', { id, concurrencyStamp, ...more })
}
async function featured(): Promise<string[]> {
  const answer = await scene.visitor.get('Public/Video/GetListPaged?isFeatured=true')
  right(answer)
  return answer.items.map(({ id }) => id)
}
test('the sign of a draft waits until the film is published: until then the featured one stays, untouched', async () => {
  const first = await published('publisher', { isFeatured: true })
  const before = await film(first)
  const [draft, ofPlace] = [await made('editor', { isFeatured: true }), await made('engineer', { isFeatured: true })]
  right(await changed('editor', draft, { titleEn: 'The water station' }))
  expect([await featured(), await film(first)]).toEqual([[first], before])
  await publish('publisher', draft)
  expect(await featured()).toEqual([draft])
  expect([(await film(first)).isFeatured, (await film(ofPlace)).isFeatured]).toEqual([false, true])
})

test('a published film takes the sign when it is given to it, and loses it when it is withdrawn', async () => {
  const [one, other] = [await published('publisher', { isFeatured: true }), await published('publisher')]
  expect(await featured()).toEqual([one])
  const byEditor = await changed('editor', other, { isFeatured: true })
  expect([byEditor.status, byEditor.problems, await featured()]).toEqual([400, ['isFeatured: rule'], [one]])
  right(await changed('publisher', other, { isFeatured: true }))
  expect(await featured()).toEqual([other])
  right(await scene.as('publisher').put(`Video/CancelPublish/${other}`, {}))
  expect(await featured()).toEqual([])
  const next = await published('publisher', { isFeatured: true })
  await publish('publisher', other)
  expect(await featured()).toEqual([next])
})

test('a place that publishes for itself features no film of the portal', async () => {
  right(await scene.as('administrator').put('Config/UpdateGroup', { group: 'content', 'Content.PlacesPublishThemselves': true }))
  const standing = await published('publisher', { isFeatured: true })
  const own = await made('engineer', { isFeatured: true })
  const refused = await scene.as('engineer').put(`Video/Publish/${own}`, {})
  expect([refused.status, refused.problems]).toEqual([400, ['isFeatured: rule']])
  right(await changed('engineer', own, { isFeatured: false }))
  await publish('engineer', own)
  const later = await changed('engineer', own, { isFeatured: true })
  expect([later.status, later.problems, await featured()]).toEqual([400, ['isFeatured: rule'], [standing]])
  // The ministry features a place's film, and its editor goes on writing of it.
  right(await changed('publisher', own, { isFeatured: true }))
  right(await changed('engineer', own, { titleEn: 'Our station' }))
  expect(await featured()).toEqual([own])
})

test('what is put in order is not told as changed: its readers find nothing new in it', async () => {
  const films = [await published('publisher'), await published('publisher'), await published('publisher')]
  const about = (await scene.as('publisher').get('AboutUs/GetListPaged?maxResultCount=2')).items.map(({ id }) => id)
  expect(about).toHaveLength(2)
  const stored = () =>
    asOwner(scene.world.database.ownerUrl, async client => {
      const { rows } = await client.query<Record<'id' | 'stamp' | 'at' | 'by' | 'place', unknown>>(
        `select id, concurrency_stamp as stamp, last_modification_time as at, last_modifier as by, sort_order as place from video where id = any($1)
         union all select id, concurrency_stamp, last_modification_time, last_modifier, sort_order from about_us where id = any($2) order by id`,
        [films, about],
      )
      return rows
    })
  const shownAt = async () => {
    const answers = await Promise.all(films.map(id => scene.visitor.get(`Public/Video/Get/${id}`)))
    return answers.map(({ body }) => body.publishedAt)
  }
  const [before, shown] = [await stored(), await shownAt()]
  right(await scene.as('publisher').put('Video/Reorder', { ids: films.toReversed() }))
  right(await scene.as('administrator').put('AboutUs/Reorder', { ids: about.toReversed() }))
  const after = await stored()
  const toldOf = (rows: typeof after) => rows.map(({ id, at, by }) => [id, at, by])
  expect(toldOf(after)).toEqual(toldOf(before))
  expect([await shownAt(), shown.every(Boolean)]).toEqual([shown, true])
  // Whoever has one of them open is told that it stands elsewhere.
  for (const [index, { stamp }] of after.entries()) expect(stamp).not.toBe(before[index]?.stamp)
})
