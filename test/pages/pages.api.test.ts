import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startProgram } from '../../program.ts'
import { builtOn } from '../../server/version.ts'
import { settingsOf } from '../../server/settings.ts'
import { startLookups, type LookupWorld } from '../lookups/world.ts'
import { arabicIn, arabicLetters } from '../portal/html.ts'
import { asOwner, startWorld } from '../world.ts'

let scene: LookupWorld
const types: Record<string, number> = {}
const links: Record<string, number> = {}
beforeAll(async () => {
  scene = await startLookups('publisher', 'editor', 'engineer')
  for (const code of ['basicMenu', 'secondMenu']) types[code] = await scene.idOf('menu', code)
  for (const code of ['heading', 'portalPage', 'contentItem', 'staticPage', 'authorityPicker', 'externalLink'])
    links[code] = await scene.idOf('menuLinkType', code)
})
afterAll(() => scene?.stop())

function owner(sql: string, values?: unknown[]) {
  return asOwner(scene.world.database.ownerUrl, async client => (await client.query(sql, values)).rows)
}
const publisher = () => scene.as('publisher')
const page = (path: string) => fetch(scene.world.url + path, { redirect: 'manual' })
const html = async (path: string) => (await page(path)).text()

async function entry(titleEn: string, more: object = {}, isPublished = true): Promise<string> {
  const made = await publisher().post('Menu/Create', {
    titleAr: `قائمة ${titleEn}`,
    titleEn,
    menuType: types.basicMenu,
    linkType: links.heading,
    ...more,
  })
  expect(made.status, made.text).toBe(200)
  const id = String(made.body.id)
  if (isPublished) expect((await publisher().put(`Menu/Publish/${id}`, {})).status).toBe(200)
  return id
}
interface Node {
  readonly id: string
  readonly titleEn: string
  readonly href: string | null
  readonly children: readonly Node[]
}
async function basicMenu(): Promise<readonly Node[]> {
  const response = await fetch(`${scene.world.url}/api/Public/Menu`)
  const { basicMenu: nodes } = await response.json()
  return nodes
}
const flat = (nodes: readonly Node[]): Node[] => nodes.flatMap(node => [node, ...flat(node.children)])
const titles = async () => flat(await basicMenu()).map(({ titleEn }) => titleEn)
const sentenceIn = (body: unknown) => JSON.stringify(body)

describe('the menus of a fresh installation', () => {
  test('lead to the pages that there are; what the portal does not have yet waits, undrawn', async () => {
    const drawn = flat(await basicMenu())
    expect(drawn.map(({ href }) => href)).toEqual(expect.arrayContaining(['/localComms', '/news', '/aboutUs', '/contactUs']))
    expect(drawn.map(({ href }) => href)).not.toContain('/localCommList/strategicPlans')
    const { items } = await publisher().get('Menu/GetTree')
    expect(items.find(({ titleEn }) => titleEn === 'Strategic development plans')?.standing).toBe(5)
  })

  test('head no branch of which nothing is drawn', async () =>
    expect((await basicMenu()).filter(({ href, children }) => href === null && children.length === 0)).toEqual([]))

  test('stand in head and foot of every page, in its language', async () => {
    expect(await html('/news')).toContain('عن الوزارة')
    const english = await html('/en/news')
    expect(english).toContain('Media centre')
    expect(english).toContain('href="/en/page/privacy"')
  })

  test('are not written again when an administrator has emptied them', async () => {
    const empty = await startWorld({}, undefined)
    try {
      await asOwner(empty.database.ownerUrl, client => client.query('delete from menu'))
      const again = await startProgram(
        settingsOf({
          PORT: '0',
          DATABASE_URL: empty.database.appUrl,
          DATABASE_OWNER_URL: empty.database.ownerUrl,
          MAHALLI_DATA: mkdtempSync(join(tmpdir(), 'mahalli-again-')),
        }),
        () => undefined,
      )
      await again.stop()
      const { rows } = await asOwner(empty.database.ownerUrl, client => client.query('select count(*)::int as n from menu'))
      expect(rows).toEqual([{ n: 0 }])
    } finally {
      await empty.stop()
    }
  })
})

describe('what is changed in a menu', () => {
  test('is on pages that are kept at once, and gone as fast', async () => {
    await html('/en/aboutUs')
    const id = await entry('Water charter', { linkType: links.portalPage, link: '/news' })
    expect(await html('/en/aboutUs')).toContain('Water charter')
    await publisher().put(`Menu/CancelPublish/${id}`, {})
    expect(await html('/en/aboutUs')).not.toContain('Water charter')
  })

  test('a static page that moves takes its links along, and one that is withdrawn takes them away', async () => {
    const kind = await scene.idOf('staticPageKind', 'custom')
    const both = { titleAr: 'دليل المياه', titleEn: 'Guide to water', bodyAr: '<p>نص الدليل.</p>', bodyEn: '<p>The guide.</p>' }
    const made = await publisher().post('StaticPage/Create', { kind, slug: 'water-guide', ...both })
    const id = String(made.body.id)
    await publisher().put(`StaticPage/Publish/${id}`, {})
    await entry('Guide entry', { linkType: links.staticPage, staticPage: id })
    expect(flat(await basicMenu()).find(({ titleEn }) => titleEn === 'Guide entry')?.href).toBe('/page/water-guide')
    const { concurrencyStamp } = (await publisher().get(`StaticPage/Get/${id}`)).body
    const moved = await publisher().put('StaticPage/Update', { id, concurrencyStamp, slug: 'guide-to-water' })
    expect(moved.status, moved.text).toBe(200)
    expect(await html('/en/news')).toContain('/en/page/guide-to-water')
    await publisher().put(`StaticPage/CancelPublish/${id}`, {})
    expect(await titles()).not.toContain('Guide entry')
    expect(await html('/en/news')).not.toContain('Guide entry')
  })

  test('a static page ticked for the foot stands there once, as long as it is published; the foot says the version of the program', async () => {
    const kind = await scene.idOf('staticPageKind', 'custom')
    const both = { titleAr: 'ميثاق الخدمة', titleEn: 'Service charter', bodyAr: '<p>نص الميثاق.</p>', bodyEn: '<p>The charter.</p>' }
    const made = await publisher().post('StaticPage/Create', { kind, slug: 'service-charter', ...both })
    const id = String(made.body.id)
    await publisher().put(`StaticPage/Publish/${id}`, {})
    const foot = async () => (await html('/en/news')).split('<footer')[1] ?? ''
    expect(await foot()).not.toContain('Service charter')
    const update = async (more: object) => {
      const { concurrencyStamp } = (await publisher().get(`StaticPage/Get/${id}`)).body
      expect((await publisher().put('StaticPage/Update', { id, concurrencyStamp, ...more })).status).toBe(200)
    }
    await update({ showInFooter: true })
    expect(await foot()).toContain('href="/en/page/service-charter"')
    // The second menu of a fresh installation leads to the privacy policy, which is ticked too.
    expect((await foot()).split('/en/page/privacy"').length).toBe(2)
    expect(await foot()).toMatch(/Version(?:<!-- -->|\s)*<bdi dir="ltr">\d+\.\d+/)
    await publisher().put(`StaticPage/CancelPublish/${id}`, {})
    expect(await foot()).not.toContain('Service charter')
  })

  test('a heading that is not published hides those under it', async () => {
    const parent = await entry('Hidden branch', {}, false)
    await entry('Leaf of a hidden branch', { parent, linkType: links.portalPage, link: '/news' })
    expect(await titles()).not.toContain('Leaf of a hidden branch')
    await publisher().put(`Menu/Publish/${parent}`, {})
    expect(await titles()).toEqual(expect.arrayContaining(['Hidden branch', 'Leaf of a hidden branch']))
  })

  test('an entry whose item is no longer public is marked and not drawn', async () => {
    const id = await entry('Old item', { linkType: links.contentItem, link: '/news/00000000-0000-7000-8000-000000000001' })
    expect(await titles()).not.toContain('Old item')
    const read = await publisher().get('Menu/GetTree')
    expect(read.items.find(one => one.id === id)?.standing).toBe(3)
  })
})

describe('the order of menus', () => {
  test('entries are moved between levels in one call, and what is under them goes along', async () => {
    const [first, second, leaf] = [
      await entry('First'),
      await entry('Second'),
      await entry('Leaf', { linkType: links.portalPage, link: '/news' }),
    ]
    const answered = await publisher().put('Menu/Reorder', { menuType: types.basicMenu, parent: second, ids: [leaf] })
    expect(answered.status, answered.text).toBe(200)
    await publisher().put('Menu/Reorder', { menuType: types.basicMenu, parent: first, ids: [second] })
    const branch = (await basicMenu()).find(({ id }) => id === first)
    expect(branch?.children.map(({ id, children }) => [id, children.map(child => child.id)])).toEqual([[second, [leaf]]])
    const loop = await publisher().put('Menu/Reorder', { menuType: types.basicMenu, parent: leaf, ids: [first] })
    expect([loop.status, sentenceIn(loop.body)]).toEqual([400, expect.stringContaining('لا يمكن أن تكون القائمة تابعة لنفسها')])
    const low = await entry('Too low')
    const deep = await publisher().put('Menu/Reorder', { menuType: types.basicMenu, parent: leaf, ids: [low] })
    expect([deep.status, sentenceIn(deep.body)]).toEqual([400, expect.stringContaining('للقائمة الرئيسية 3 مستويات')])
  })

  test('the others of a level keep their order behind those that are named', async () => {
    const parent = await entry('Ordered')
    const ids: string[] = []
    for (const name of ['a', 'b', 'c']) ids.push(await entry(name, { parent, linkType: links.portalPage, link: '/news' }))
    await publisher().put('Menu/Reorder', { menuType: types.basicMenu, parent, ids: [ids[2]] })
    expect((await basicMenu()).find(({ id }) => id === parent)?.children.map(({ titleEn }) => titleEn)).toEqual(['c', 'a', 'b'])
  })

  test('an entry moves into the other menu with all that is under it', async () => {
    const parent = await entry('Goes below')
    const child = await entry('Child', { parent, linkType: links.portalPage, link: '/news' })
    const answered = await publisher().put('Menu/Reorder', { menuType: types.secondMenu, ids: [parent] })
    expect(answered.status, answered.text).toBe(200)
    const [row] = await owner('select menu_type from menu where id = $1', [child])
    expect(row.menu_type).toBe(types.secondMenu)
  })
})

describe('an entry with others under it is deleted', () => {
  test('only when it is said what becomes of them', async () => {
    const parent = await entry('Parent', {}, false)
    const child = await entry('Kept child', { parent, linkType: links.portalPage, link: '/news' })
    const asked = await publisher().delete(`Menu/Delete?id=${parent}`)
    expect([asked.status, sentenceIn(asked.body)]).toEqual([409, expect.stringContaining('hasChildren')])
    expect((await publisher().delete(`Menu/Delete?id=${parent}&children=moveUp`)).status).toBe(200)
    const [row] = await owner('select parent from menu where id = $1', [child])
    expect(row.parent).toBeNull()
  })

  test('with all of them where that is said', async () => {
    const parent = await entry('Parent', {}, false)
    const child = await entry('Child', { parent }, false)
    const below = await entry('Below', { parent: child }, false)
    expect((await publisher().delete(`Menu/Delete?id=${parent}&children=remove`)).status).toBe(200)
    expect(await owner('select id from menu where id = any($1)', [[parent, child, below]])).toEqual([])
  })
})

describe('a static page', () => {
  const body = (slug: string, more: object = {}) => ({ slug, titleAr: 'دليل المراجع', bodyAr: '<p>نص.</p>', ...more })

  test('is published in both languages alone', async () => {
    const kind = await scene.idOf('staticPageKind', 'custom')
    const made = await publisher().post('StaticPage/Create', { kind, ...body('visitors') })
    const refused = await publisher().put(`StaticPage/Publish/${made.body.id}`, {})
    expect(refused.status).toBe(400)
    expect(sentenceIn(refused.body)).toContain('أضف النص بالإنجليزية')
    expect((await page('/page/visitors')).status).toBe(404)
  })

  test('that asks in each of its headings keeps what it begins with, and the address of each part', async () => {
    const kind = await scene.idOf('staticPageKind', 'custom')
    const asked = (lead: string, question: (number: number) => string) =>
      `<p>${lead}</p>${[1, 2, 3, 4].map(number => `<h2>${question(number)}</h2><p>${number}.</p>`).join('')}`
    const texts = {
      titleEn: 'Asked about water',
      bodyAr: asked('قبل أن تسأل عن المياه.', number => `ما السؤال ${number}؟`),
      bodyEn: asked('Before you ask about water.', number => `What is question ${number}?`),
    }
    const made = await publisher().post('StaticPage/Create', { kind, ...body('asked-about-water', texts) })
    expect((await publisher().put(`StaticPage/Publish/${String(made.body.id)}`, {})).status).toBe(200)
    const shown = await html('/en/page/asked-about-water')
    expect(shown.match(/<details[^>]*class="place-fold"/g)).toHaveLength(4)
    expect(shown).toMatch(/<p>Before you ask about water\.<\/p>.*<details/s)
    expect([1, 2, 3, 4].filter(number => shown.split(`id="part-${number}"`).length !== 2)).toEqual([])
  })

  test('that says how accessible the portal is says when it was tested: on the day that the ministry keeps there, else on that of the program', async () => {
    const foot = async () =>
      (/<p class="page-foot">.*?<\/p>/s.exec(await html('/en/page/accessibility-statement'))?.[0] ?? '').replaceAll(/<!-- -->|<[^>]*>/g, '')
    const built = builtOn().replaceAll('-', '/')
    expect(await foot()).toMatch(new RegExp(`^Last tested ${built}Last updated \\d`))
    const [{ id } = {}] = await owner("select id from static_page where slug = 'accessibility-statement'")
    const { concurrencyStamp } = (await publisher().get(`StaticPage/Get/${id}`)).body
    expect((await publisher().put('StaticPage/Update', { id, concurrencyStamp, reviewedOn: '2026-03-08' })).status).toBe(200)
    expect(await foot()).toMatch(/^Last tested 2026\/03\/08Last updated \d/)
  })

  test('of the system keeps its address, is there once and is not deleted', async () => {
    const kind = await scene.idOf('staticPageKind', 'privacyPolicy')
    const again = await publisher().post('StaticPage/Create', { kind, ...body('privacy-2') })
    expect(again.status).toBe(400)
    expect(sentenceIn(again.body)).toContain('رابط هذه الصفحة ثابت')
    const [privacy] = await owner(`select id from static_page where slug = 'privacy'`)
    expect((await publisher().delete(`StaticPage/Delete?id=${privacy.id}`)).status).toBe(409)
  })

  test('has versions, of which an old one can be brought back', async () => {
    const [help] = await owner(`select id, concurrency_stamp as stamp, title_en as title from static_page where slug = 'help'`)
    const changed = await publisher().put('StaticPage/Update', { id: help.id, concurrencyStamp: help.stamp, titleEn: 'Help, anew' })
    expect(changed.status, changed.text).toBe(200)
    const versions = await publisher().get(`StaticPage/GetVersions/${help.id}`)
    expect(versions.items.map(({ number, changed: keys }) => [number, keys])).toEqual([
      [2, ['titleEn']],
      [1, []],
    ])
    const restored = await publisher().put(`StaticPage/Restore/${help.id}/1`, { concurrencyStamp: changed.body.concurrencyStamp })
    expect(restored.status, restored.text).toBe(200)
    expect(restored.body.titleEn).toBe(help.title)
    expect(await html('/en/page/help')).toContain(help.title)
  })

  test('has one address; withdrawn it says so', async () => {
    const [terms] = await owner(`select id from static_page where slug = 'terms'`)
    const byId = await page(`/en/page/${terms.id}`)
    expect([byId.status, byId.headers.get('location')]).toEqual([301, '/en/page/terms'])
    expect(await html('/en/page/terms')).toContain('<link rel="alternate" hrefLang="ar"')
    await publisher().put(`StaticPage/CancelPublish/${terms.id}`, {})
    expect((await page('/page/terms')).status).toBe(410)
    await publisher().put(`StaticPage/Publish/${terms.id}`, {})
    expect((await page('/page/terms')).status).toBe(200)
  })
})

describe('the pages of the frame', () => {
  test.each(['/aboutUs', '/contactUs', '/sitemap', '/councils', '/council/C01', '/localCommList/news', '/page/privacy'])(
    '%s answers in both languages',
    async path => {
      for (const address of [path, `/en${path}`]) expect([address, (await page(address)).status]).toEqual([address, 200])
    },
  )
  test.each(['/localCommList/ads', '/localCommList/events'])('%s lets one pick whose, in both languages', async path => {
    for (const address of [path, `/en${path}`]) expect([address, (await page(address)).status]).toEqual([address, 200])
  })
  test.each(['/council/X999', '/localCommList/nothing', '/localCommList/strategicPlans', '/page/nothing'])('%s is not there', async path =>
    expect((await page(path)).status).toBe(404),
  )
  test('a council is found by its id, and led to its code', async () => {
    const [council] = await owner(`select id from place where code = 'C01'`)
    const answer = await page(`/council/${council.id}`)
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/council/C01'])
  })
  test('a council is followed and handed on from its page', async () => {
    const shown = await html('/en/council/C01')
    expect(shown).toContain('href="/en/follow?page=%2Fcouncil%2FC01"')
    expect(shown).toContain('class="share"')
    expect(await html('/en/follow?page=%2Fcouncil%2FC01')).toContain('North Jenin council')
  })
  test('the page of the sector promises no laws where none are tied to it', async () => {
    expect(await html('/localGovernmentSector')).toContain('من يقوم على شؤون المدن والقرى: مكونات القطاع، وعلاقة بعضها ببعض.')
    expect(await html('/en/localGovernmentSector')).not.toContain('the laws that govern them')
  })
  test('what is not published of the ministry is nowhere on its page', async () => {
    const shown = await html('/en/aboutUs')
    expect(shown).toContain('Strategic objectives')
    expect(shown).not.toContain('Minister&#x27;s word')
  })
  test('what there is of the ministry in Arabic alone is marked as such on its English page, which says so once', async () => {
    const notice = 'Parts of this page are in Arabic.'
    expect(await html('/en/aboutUs')).not.toContain(notice)
    // A list of people is published without a text in English: their names may be all that there is.
    const admin = scene.as('administrator')
    const [{ id, concurrencyStamp } = { id: '', concurrencyStamp: '' }] = (
      await admin.get(`AboutUs/GetListPaged?section=${await scene.idOf('aboutUsSection', 'leadership')}`)
    ).items
    const bodyAr = '<ul><li>يقود الوزارة وزير</li></ul>'
    const people = [{ nameAr: 'سعاد الخطيب', positionAr: 'وكيلة الوزارة' }]
    const saved = await admin.put('AboutUs/Update', { id, concurrencyStamp, bodyAr, people })
    expect(saved.status, saved.text).toBe(200)
    expect((await admin.put(`AboutUs/Publish/${id}`, {})).status).toBe(200)
    const shown = await html('/en/aboutUs')
    expect(shown.split(notice)).toHaveLength(2)
    expect(shown).toContain('<h2 id="leadership-title" class="display-section" lang="ar" dir="rtl">القيادة</h2>')
    const { marked, unmarked } = arabicIn(shown)
    for (const text of ['القيادة', bodyAr, 'سعاد الخطيب', 'وكيلة الوزارة'])
      expect([text, ...[marked, unmarked].map(found => found.includes(arabicLetters(text)))]).toEqual([text, true, false])
    expect(await html('/aboutUs')).not.toContain(notice)
  })
})

describe('a contact point', () => {
  test('says how it is reached, and there is one headquarters', async () => {
    const unit = await scene.idOf('contactPointKind', 'unit')
    const silent = await publisher().post('ContactPoint/Create', { kind: unit, nameAr: 'وحدة' })
    expect(sentenceIn(silent.body)).toContain('أدخل هاتفًا أو فاكسًا')
    const headquarters = await scene.idOf('contactPointKind', 'headquarters')
    const location = { point: { lat: 31.9, lng: 35.2 }, fax: '022400101' }
    const first = { kind: headquarters, nameAr: 'مقر الوزارة', nameEn: 'Main office', phones: ['022400100'], ...location }
    const made = await publisher().post('ContactPoint/Create', first)
    expect(made.status, made.text).toBe(200)
    const second = await publisher().post('ContactPoint/Create', first)
    expect(sentenceIn(second.body)).toContain('للوزارة مقر واحد')
    expect(await html('/en/contactUs')).not.toContain('Main office')
    await publisher().put(`ContactPoint/Publish/${made.body.id}`, {})
    const shown = await html('/en/contactUs')
    expect(shown).toContain('Main office')
    expect(shown).toContain('tel:022400100')
    // The way there is read out once, not by its sign and by its link.
    expect(shown.match(/Open on a map/g)).toHaveLength(1)
  })

  test('stands on the page of the service for which it answers, while it is published; where none does one is led to the ministry', async () => {
    const unit = { kind: await scene.idOf('contactPointKind', 'unit'), nameAr: 'دائرة الرخص', nameEn: 'Permits office' }
    const { body: point } = await publisher().post('ContactPoint/Create', { ...unit, phones: ['022400177'], email: 'permits@example.org' })
    const service = {
      nameAr: 'ترخيص مبنى قائم',
      nameEn: 'Licence for a standing building',
      category: await scene.idOf('gateServiceCategory', 'licences'),
      channels: [await scene.idOf('serviceChannel', 'counter')],
      audience: [await scene.idOf('audience', 'citizens')],
      contactPoint: point.id,
    }
    const made = await publisher().post('GateService/Create', service)
    expect(made.status, made.text).toBe(200)
    await publisher().put(`GateService/Publish/${made.body.id}`, {})
    const address = `/en/gateServices?service=${made.body.id}`
    const silent = await html(address)
    expect(silent).not.toContain('Permits office')
    expect(silent).toContain('Contact the ministry')
    await publisher().put(`ContactPoint/Publish/${point.id}`, {})
    const told = await html(address)
    for (const part of ['Permits office', 'tel:022400177', 'mailto:permits@example.org']) expect(told).toContain(part)
    expect(told).not.toContain('Contact the ministry')
    expect((await publisher().delete(`ContactPoint/Delete?id=${point.id}`)).status).toBe(409)
  })
})
