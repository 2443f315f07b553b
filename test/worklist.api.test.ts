import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newsBody, uploadedPicture, waterBody } from './walk/bodies.ts'
import { done } from './walk/client.ts'
import { listIn, objectIn, textIn, type Json } from './walk/json.ts'
import { sceneIn, type CallerName, type Scene } from './walk/scene.ts'
import { asOwner, startWorld, type World } from './world.ts'
import { resources } from '../catalogue.ts'
import { decisionsOf } from '../kernel/kernel.ts'
import { filterNamesOf } from '../web/generic/useList.ts'

let world: World
let scene: Scene
let year = 1999
beforeAll(async () => {
  world = await startWorld()
  scene = await sceneIn(world)
})
afterAll(() => world.stop())

const send = (who: CallerName, method: string, path: string, body: Json = {}) => done(scene.as(who), { method, path, body })
const list = (who: CallerName, path: string) => done(scene.as(who), { method: 'GET', path })

async function sheetOf(who: CallerName, place: string): Promise<string> {
  return textIn(await send(who, 'POST', 'WaterYear/Create', waterBody(scene, place, ++year)), 'id')
}

async function newsOf(who: CallerName, place: string, more: Json = {}): Promise<string> {
  return textIn(await send(who, 'POST', 'News/Create', { ...newsBody(scene, place), ...more }), 'id')
}

async function idsIn(who: CallerName, path: string): Promise<string[]> {
  return listIn(await list(who, `${path}&maxResultCount=1000`), 'items').map(item => textIn(objectIn(item), 'id'))
}

describe('what waits for a decision', () => {
  test('a sheet waits for its directorate, for the ministry and for nobody else, from its sending until it is decided on', async () => {
    const [sheet, other] = [await sheetOf('engineer', '01001'), await sheetOf('neighbour', '01002')]
    const waits = async (who: CallerName) => (await idsIn(who, 'WaterYear/GetListPaged?among=waiting')).includes(sheet)
    expect(await waits('reviewer')).toBe(false)
    await send('engineer', 'PUT', `WaterYear/Submit/${sheet}`)
    for (const who of ['reviewer', 'clerk', 'planner', 'administrator'] as const) expect([who, await waits(who)]).toEqual([who, true])
    for (const who of ['engineer', 'council', 'otherClerk', 'lender'] as const) expect([who, await waits(who)]).toEqual([who, false])
    expect(await idsIn('reviewer', 'WaterYear/GetListPaged?among=waiting')).not.toContain(other)
    await send('reviewer', 'PUT', `WaterYear/Verify/${sheet}`)
    expect(await waits('reviewer')).toBe(false)
  })

  test('news wait for the publisher once they are sent: not as drafts, not for who has sent them', async () => {
    const drafts = await Promise.all(Array.from({ length: 6 }, () => newsOf('editor', 'P08', { isDraft: true })))
    const sent = await newsOf('editor', 'P08')
    const own = await newsOf('publisher', 'P08')
    const waiting = await idsIn('publisher', 'News/GetListPaged?among=waiting')
    expect(waiting).toContain(sent)
    expect(waiting.filter(id => drafts.includes(id) || id === own)).toEqual([])
    expect(await idsIn('administrator', 'News/GetListPaged?among=waiting')).toEqual(expect.arrayContaining([sent, own]))
    expect(await idsIn('editor', 'News/GetListPaged?among=waiting')).toEqual([])
    // Publishing is decided by public relations: for an authority's clerk nothing waits, whatever his permissions.
    await newsOf('dataEntry', '01001')
    expect(await idsIn('engineer', 'News/GetListPaged?among=waiting')).toEqual([])
  })

  test('the list that the home leads to can be narrowed to it, also where nobody makes records by hand', () => {
    const decided = resources.filter(resource => decisionsOf(resource).length > 0)
    expect(decided.map(({ name }) => name)).toEqual(expect.arrayContaining(['contactMessage', 'investors', 'ads', 'event', 'news']))
    for (const resource of decided)
      expect([resource.name, filterNamesOf(resource)]).toEqual([resource.name, expect.arrayContaining(['among'])])
  })

  test('whatever a list calls waiting can be decided on by who asks', async () => {
    for (const who of ['reviewer', 'clerk', 'planner', 'publisher', 'administrator'] as const)
      for (const [path, decisions] of [
        ['WaterYear', ['verify', 'return']],
        ['News', ['publish', 'reject']],
      ] as const) {
        const { status, body } = await scene.as(who)({ method: 'GET', path: `${path}/GetListPaged?among=waiting&maxResultCount=20` })
        if (status === 403) continue
        for (const item of listIn(objectIn(body), 'items')) {
          const { allowed } = await list(who, `${path}/Get/${textIn(objectIn(item), 'id')}`)
          expect(decisions.some(action => Array.isArray(allowed) && allowed.includes(action))).toBe(true)
        }
      }
  })

  test('what waits longest comes first, also what nobody has changed since it was made', async () => {
    const [first, second] = [await newsOf('editor', 'P08'), await newsOf('editor', 'P08')]
    await send('editor', 'PUT', 'News/Update', { ...(await stampOf(first)), titleAr: 'عنوان آخر للخبر الأول' })
    const order = await idsIn('publisher', 'News/GetListPaged?among=waiting&sorting=lastModificationTime%20asc')
    expect(order.filter(id => id === first || id === second)).toEqual([second, first])
    const newest = await idsIn('publisher', 'News/GetListPaged?among=waiting&sorting=lastModificationTime%20desc')
    expect(newest).toEqual(order.toReversed())
  })

  test('citizens are not asked whose a record is', async () => {
    const { status } = await scene.as('visitor')({ method: 'GET', path: 'Public/News/GetListPaged?among=mine' })
    expect(status).toBe(400)
  })
})

async function stampOf(id: string): Promise<Json> {
  const { concurrencyStamp } = await list('administrator', `News/Get/${id}`)
  return { id, concurrencyStamp: String(concurrencyStamp) }
}

describe('mine', () => {
  test('are the records that I have made, and drafts apart', async () => {
    const [draft, sent, another] = [
      await newsOf('editor', 'P08', { isDraft: true }),
      await newsOf('editor', 'P08'),
      await newsOf('publisher', 'P08'),
    ]
    const mine = await idsIn('editor', 'News/GetListPaged?among=mine')
    expect(mine).toEqual(expect.arrayContaining([draft, sent]))
    expect(mine).not.toContain(another)
    expect(await idsIn('editor', 'News/GetListPaged?among=mine&isDraft=true')).toContain(draft)
    const handedIn = await idsIn('editor', 'News/GetListPaged?among=mine&isDraft=false')
    expect([handedIn.includes(sent), handedIn.includes(draft)]).toEqual([true, false])
    const { status } = await scene.as('editor')({ method: 'GET', path: 'News/GetListPaged?among=theirs' })
    expect(status).toBe(400)
  })
})

describe('what lists of reviewed content tell and are narrowed by', () => {
  const rowOf = async (id: string) => {
    const rows = listIn(await list('administrator', 'News/GetListPaged?sorting=creationTime%20desc&maxResultCount=1000'), 'items')
    return objectIn(rows.find(row => objectIn(row).id === id))
  }
  const has = async (id: string, query: string) => (await idsIn('administrator', `News/GetListPaged?${query}`)).includes(id)

  test('how a record stands, from its draft to its publication, its edit, the edit that is taken back, the edit of it that is rejected, and its end', async () => {
    const id = await newsOf('engineer', '01001', {
      isDraft: true,
      mainImage: await uploadedPicture(scene.as('engineer')),
      mainImageAltAr: 'أنابيب الخط الجديد',
    })
    const step = async (who: CallerName, act: string, body: Json = {}) => {
      const { concurrencyStamp } = await stampOf(id)
      return send(who, 'PUT', `News/${act}/${id}`, { concurrencyStamp, ...body })
    }
    expect([await has(id, 'standing=1'), await has(id, 'isShown=true'), await has(id, 'among=inReview')]).toEqual([true, false, false])
    await step('engineer', 'Submit')
    expect([await has(id, 'standing=2'), await has(id, 'among=inReview')]).toEqual([true, true])
    await step('administrator', 'Publish')
    expect([await has(id, 'standing=3'), await has(id, 'among=inReview')]).toEqual([true, false])
    await send('engineer', 'PUT', 'News/Update', { ...(await stampOf(id)), titleAr: 'عنوان آخر للخبر المنشور' })
    // Citizens go on reading what was published: the view of what is published has it.
    expect([await has(id, 'standing=7'), await has(id, 'isShown=true'), await has(id, 'among=inReview')]).toEqual([true, true, true])
    await step('engineer', 'Recall')
    // What is public stays so: it is no draft like one that nobody has ever read.
    expect([await has(id, 'standing=8'), await has(id, 'standing=1'), await has(id, 'among=inReview')]).toEqual([true, false, false])
    await step('engineer', 'Submit')
    const reason = scene.lookup('contentRejectionReason', 'language')
    await step('administrator', 'Reject', { reason, note: 'العنوان الجديد لا يقول ما حدث.' })
    expect([await has(id, 'standing=6'), await has(id, 'among=inReview')]).toEqual([true, false])
    await send('engineer', 'PUT', 'News/Update', { ...(await stampOf(id)), titleAr: 'عنوان ثالث للخبر المنشور' })
    await step('administrator', 'Publish', { publishAt: new Date(Date.now() + 3_600_000).toISOString() })
    expect([await has(id, 'standing=4')]).toEqual([true])
  })

  test('what citizens do not read is not called published, whatever times an edit of it has: of each how it stands, and whether what was published is shown', async () => {
    const reason = scene.lookup('contentRejectionReason', 'language')
    const publish = async (times: Json = {}) => {
      const mainImage = await uploadedPicture(scene.as('engineer'))
      const id = await newsOf('engineer', '01001', { mainImage, mainImageAltAr: 'أنابيب الخط الجديد' })
      await send('administrator', 'PUT', `News/Publish/${id}`, times)
      return id
    }
    const edit = async (id: string, times: Json) =>
      send('engineer', 'PUT', 'News/Update', { ...(await stampOf(id)), titleAr: 'عنوان عدلته الهيئة', ...times })
    const stands = async (id: string) => {
      const { standing, isShown } = await list('administrator', `News/Get/${id}`)
      const row = await rowOf(id)
      expect([await has(id, `standing=${String(standing)}`), row.isShown]).toEqual([true, isShown])
      return [standing, isShown]
    }
    const hence = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
    const [shown, scheduled, over] = [await publish(), await publish({ publishAt: hence(1) }), await publish({ expireAt: hence(1) })]
    await asOwner(world.database.ownerUrl, client =>
      client.query(`update news_live set expire_at = now() - interval '1 second' where id = $1`, [over]),
    )
    await expect.poll(async () => (await list('administrator', `News/Get/${over}`)).isShown, { timeout: 15_000 }).toBe(false)
    // Each edit would appear, or end, at another time than what was published.
    await edit(shown, { publishAt: hence(2) })
    await edit(scheduled, { publishAt: null })
    await edit(over, { expireAt: hence(2) })
    expect([await stands(shown), await stands(scheduled), await stands(over)]).toEqual([
      [7, true],
      [4, false],
      [5, false],
    ])
    for (const id of [shown, scheduled, over]) {
      const { concurrencyStamp } = await stampOf(id)
      await send('administrator', 'PUT', `News/Reject/${id}`, { concurrencyStamp, reason, note: 'العنوان الجديد لا يقول ما حدث.' })
    }
    expect([await stands(shown), await stands(scheduled), await stands(over)]).toEqual([
      [6, true],
      [6, false],
      [6, false],
    ])
    // What is public stays so until the edit of it appears.
    await edit(shown, {})
    await send('administrator', 'PUT', `News/Publish/${shown}`, { publishAt: hence(2) })
    expect(await stands(shown)).toEqual([4, true])
  })

  test('its languages, its governorate, and who changed it last and when', async () => {
    const id = await newsOf('engineer', '01001')
    const whole = await newsOf('engineer', '01001', {
      titleEn: 'A new public garden in the town',
      summaryEn: 'The municipality has opened a new public garden today.',
      bodyEn: `<p>${'The municipality has opened a new public garden today. '.repeat(3)}</p>`,
    })
    expect([(await rowOf(id)).translation, (await rowOf(whole)).translation]).toEqual([1, 3])
    expect([await has(id, 'translation=1'), await has(whole, 'translation=1')]).toEqual([true, false])
    await send('engineer', 'PUT', 'News/Update', { ...(await stampOf(whole)), titleAr: 'عنوان عربي تغيّر وحده' })
    expect((await rowOf(whole)).translation).toBe(2)
    const { editor, changedAt } = await rowOf(whole)
    const [jenin, other] = [scene.lookup('governorate', '01'), scene.lookup('governorate', '15')]
    expect([await has(whole, `governorate=${jenin}`), await has(whole, `governorate=${other}`), typeof editor]).toEqual([
      true,
      false,
      'string',
    ])
    expect(Date.now() - Date.parse(String(changedAt))).toBeLessThan(60_000)
    const { status } = await scene.as('visitor')({ method: 'GET', path: 'Public/News/GetListPaged?standing=1' })
    expect(status, 'citizens are told nothing of it').toBe(400)
  })
})

describe('what a reader may do with a list', () => {
  const water = (place: string) => `WaterYear/GetListPaged?localCommId=${scene.places.get(place) ?? ''}`
  const allowed = async (who: CallerName, path: string) => (await list(who, path)).allowed

  test('a sheet is added by the authority and its directorate, and by nobody who only reads its file', async () => {
    expect(await allowed('dataEntry', water('01001'))).toContain('create')
    expect(await allowed('clerk', water('01001'))).toContain('create')
    for (const who of ['planner', 'council', 'projects', 'otherClerk'] as const)
      expect([who, await allowed(who, water('01001'))]).toEqual([who, expect.not.arrayContaining(['create'])])
    expect(await allowed('neighbour', water('01001'))).not.toContain('create')
    expect(await allowed('administrator', water('01001'))).toContain('create')
    // His own place is no authority.
    expect(await allowed('administrator', 'WaterYear/GetListPaged')).not.toContain('create')
  })

  test('what is said is what the calls do', async () => {
    for (const who of ['engineer', 'neighbour', 'clerk', 'otherClerk', 'planner', 'council', 'administrator'] as const) {
      const said = await allowed(who, water('01003'))
      const body = waterBody(scene, '01003', ++year)
      const { status } = await scene.as(who)({ method: 'POST', path: 'WaterYear/Create', body })
      expect([who, Array.isArray(said) && said.includes('create')]).toEqual([who, status === 200])
    }
  })

  test('a list is exported by who holds the permission for it', async () => {
    for (const who of ['editor', 'publisher', 'spokesman', 'engineer'] as const) {
      const said = await allowed(who, 'News/GetListPaged')
      const { status } = await scene.as(who)({ method: 'GET', path: 'News/Export' })
      expect([who, Array.isArray(said) && said.includes('export')]).toEqual([who, status === 200])
    }
    expect(await allowed('editor', 'News/GetListPaged')).toEqual(['create'])
  })

  test('an authority adds no other authority', async () => {
    expect(await allowed('engineer', 'LocalComm/GetListPaged')).not.toContain('create')
    expect(await allowed('planner', 'LocalComm/GetListPaged')).toContain('create')
  })
})
