import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newsBody, uploadedPicture, waterBody } from './walk/bodies.ts'
import { done } from './walk/client.ts'
import { listIn, objectIn, textIn, type Json } from './walk/json.ts'
import { sceneIn, type CallerName, type Scene } from './walk/scene.ts'
import { asOwner, startWorld, type World } from './world.ts'
import { resources } from '../catalogue.ts'
import { decisionsOf } from '../kernel/kernel.ts'
import { news, publicationFacts } from '../modules/portal/content/content.ts'
import { viewsOf } from '../web/generic/ListViews.tsx'
import { RecordStatus } from '../web/generic/RecordStatus.tsx'
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

  const { standing, newest } = publicationFacts
  type Standing = keyof typeof standing.codes
  type Newest = keyof typeof newest.codes
  type View = 'المنشور' | 'بانتظار المراجعة' | 'المرفوض' | 'مسوداتي'

  const hence = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const act = async (who: CallerName, call: string, id: string, body: Json = {}) => {
    const { concurrencyStamp } = await stampOf(id)
    await send(who, 'PUT', `News/${call}/${id}`, { concurrencyStamp, ...body })
    return id
  }
  const edit = async (id: string, more: Json = {}) => {
    await send('engineer', 'PUT', 'News/Update', { ...(await stampOf(id)), titleAr: 'عنوان عدلته الهيئة', ...more })
    return id
  }
  const written = async (more: Json = {}) => {
    const mainImage = await uploadedPicture(scene.as('engineer'))
    return newsOf('engineer', '01001', { mainImage, mainImageAltAr: 'أنابيب الخط الجديد', ...more })
  }
  const publish = async (times: Json = {}) => act('administrator', 'Publish', await written(), times)
  const reject = (id: string) =>
    act('administrator', 'Reject', id, { reason: scene.lookup('contentRejectionReason', 'language'), note: 'العنوان لا يقول ما حدث.' })
  const ended = async () => {
    const id = await publish({ expireAt: hence(1) })
    await asOwner(world.database.ownerUrl, client =>
      client.query(`update news_live set expire_at = now() - interval '1 second' where id = $1`, [id]),
    )
    const code = async () => (await list('administrator', `News/Get/${id}`)).standing
    await expect.poll(code).toBe(standing.codes.over)
    // Its own time is over too, as it is of what the clock has ended.
    await asOwner(world.database.ownerUrl, client =>
      client.query(`update news set expire_at = now() - interval '1 second' where id = $1`, [id]),
    )
    return id
  }

  interface Situation {
    readonly of: string
    readonly make: () => Promise<string>
    /** What its row says. */
    readonly said: string
    /** What the filters call it. */
    readonly by: readonly [Standing, Newest]
    readonly views: readonly View[]
  }
  const situation = (of: string, make: () => Promise<string>, said: string, by: Situation['by'], ...views: View[]): Situation => ({
    of,
    make,
    said,
    by,
    views,
  })

  const tomorrow = { publishAt: hence(24) }
  const situations = [
    situation('a draft', () => written({ isDraft: true }), 'مسودة', ['draft', 'unsent'], 'مسوداتي'),
    situation('what was sent', () => written(), 'قيد المراجعة', ['waiting', 'underReview'], 'بانتظار المراجعة'),
    situation(
      'what was edited while it waited',
      async () => edit(await written()),
      'عُدّل أثناء المراجعة',
      ['waiting', 'underReview'],
      'بانتظار المراجعة',
    ),
    situation('what was rejected', async () => reject(await written()), 'مرفوض', ['rejected', 'rejected'], 'المرفوض'),
    situation(
      'what was rejected and edited',
      async () => edit(await reject(await written())),
      'معدّل بعد الرفض',
      ['waiting', 'underReview'],
      'بانتظار المراجعة',
    ),
    situation('what is published', () => publish(), 'منشور', ['published', 'approved'], 'المنشور'),
    situation(
      'what is featured',
      async () => act('administrator', 'Feature', await publish(), { until: hence(48).slice(0, 10) }),
      'منشور ومميز',
      ['published', 'approved'],
      'المنشور',
    ),
    situation(
      'what is published with an edit, which would appear at another time',
      async () => edit(await publish(), { publishAt: hence(2) }),
      'منشور وله تعديل قيد المراجعة',
      ['published', 'underReview'],
      'المنشور',
      'بانتظار المراجعة',
    ),
    situation(
      'what is published with an edit that was taken back',
      async () => act('engineer', 'Recall', await edit(await publish())),
      'منشور وله تعديل لم يُرسل',
      ['published', 'unsent'],
      'المنشور',
    ),
    situation(
      'what is published with an edit that was rejected',
      async () => reject(await edit(await publish())),
      'منشور ورُفض تعديله',
      ['published', 'rejected'],
      'المنشور',
      'المرفوض',
    ),
    situation(
      'what is published with an edit that is to appear',
      async () => act('administrator', 'Publish', await edit(await publish()), { publishAt: hence(2) }),
      'منشور وتعديله مجدول',
      ['published', 'scheduled'],
      'المنشور',
    ),
    situation('what is to appear', () => publish(tomorrow), 'مجدول', ['scheduled', 'scheduled']),
    situation(
      'what is to appear with an edit, which would appear at once',
      async () => edit(await publish(tomorrow), { publishAt: null }),
      'مجدول وله تعديل قيد المراجعة',
      ['scheduled', 'underReview'],
      'بانتظار المراجعة',
    ),
    situation(
      'what is to appear with an edit that was rejected',
      async () => reject(await edit(await publish(tomorrow))),
      'مجدول ورُفض تعديله',
      ['scheduled', 'rejected'],
      'المرفوض',
    ),
    situation('what is over', ended, 'منتهي', ['over', 'approved']),
    situation(
      'what is over with an edit, which would go on',
      async () => edit(await ended(), { expireAt: hence(2) }),
      'منتهي وله تعديل قيد المراجعة',
      ['over', 'underReview'],
      'بانتظار المراجعة',
    ),
    situation(
      'what was taken from the portal',
      async () => act('administrator', 'CancelPublish', await publish(), { note: 'الخبر غير دقيق.' }),
      'أُلغي نشره، وهو قيد المراجعة',
      ['waiting', 'underReview'],
      'بانتظار المراجعة',
    ),
  ]

  test.each(situations)('a row, the filters and the views say the same of $of', async ({ make, said, by, views }) => {
    const id = await make()
    const holds = async (filters: Readonly<Record<string, string>>) => {
      const query = new URLSearchParams({ ...filters, sorting: 'creationTime desc' })
      return (await idsIn('engineer', `News/GetListPaged?${query.toString()}`)).includes(id)
    }
    const calledBy = async (fact: string, codes: Readonly<Record<string, number>>) => {
      const held = await Promise.all(
        Object.entries(codes).map(async ([word, code]) => ((await holds({ [fact]: String(code) })) ? [word] : [])),
      )
      return held.flat()
    }
    expect([...(await calledBy('standing', standing.codes)), ...(await calledBy('newest', newest.codes))]).toEqual(by)
    const standsIn = await Promise.all(viewsOf(news, 'ar').map(async ([label, filters]) => ((await holds(filters)) ? [label] : [])))
    expect(standsIn.flat()).toEqual(['الكل', ...views])
    for (const row of [await rowOf(id), await list('engineer', `News/Get/${id}`)]) {
      const status = createElement(RecordStatus, { resource: news, row, lang: 'ar' })
      expect(renderToStaticMarkup(status).replaceAll(/<[^>]*>/g, '')).toBe(said)
    }
  })

  test('several filters of a state let through what any of them does', async () => {
    const [draft, shown, toCome] = [await written({ isDraft: true }), await publish(), await publish({ publishAt: hence(24) })]
    const { draft: first, scheduled: second } = standing.codes
    const both = await idsIn('engineer', `News/GetListPaged?standing[0]=${first}&standing[1]=${second}&sorting=creationTime%20desc`)
    expect([draft, shown, toCome].map(id => both.includes(id))).toEqual([true, false, true])
  })

  test('what was approved for staff alone is called published, though citizens never read it', async () => {
    const path = 'KnowledgeExchange'
    const made = await send('editor', 'POST', `${path}/Create`, {
      titleAr: 'دليل ترقيم الملفات',
      summaryAr: 'كيف ترقم ملفات الهيئة ليجدها من يأتي بعدك.',
      bodyAr: `<p>${'يأخذ كل ملف رقمًا من سنته. '.repeat(12)}</p>`,
      resourceType: scene.lookup('knowledgeResourceType', 'guide'),
      topics: [scene.lookup('knowledgeTopic', 'water')],
      date: '2026-01-05',
      audienceLevel: 2,
      resourceLanguage: 1,
    })
    const id = textIn(made, 'id')
    await send('publisher', 'PUT', `${path}/Publish/${id}`)
    const row = await list('publisher', `${path}/Get/${id}`)
    expect([row.standing, row.newest]).toEqual([standing.codes.published, newest.codes.approved])
    const listed = await idsIn('publisher', `${path}/GetListPaged?standing=${standing.codes.published}`)
    expect(listed).toContain(id)
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
