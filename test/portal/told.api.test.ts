import { afterAll, beforeAll, expect, test } from 'vitest'
import { listIn, objectIn, textIn } from '../walk/json.ts'
import { clientOf, done } from '../walk/client.ts'
import { startDemoWorld, type World } from '../world.ts'
import { sourceOf } from './page.ts'

// Pages say what is true on them, and say it in one way.

let world: World
beforeAll(async () => {
  world = await startDemoWorld()
})
afterAll(() => world?.stop())

const read = async (path: string) => (await sourceOf(world.url + path)).html
async function itemsOf(list: string) {
  const visitor = clientOf((path, init) => fetch(world.url + path, init), undefined)
  const answer = await done(visitor, { method: 'GET', path: `Public/${list}/GetListPaged?maxResultCount=100` })
  return listIn(answer, 'items').map(item => objectIn(item))
}

test('how soon a request for data is answered stands on the contact page alone', async () => {
  const service = (await itemsOf('GateService')).find(({ nameEn }) => nameEn === 'Ask for data')
  expect(textIn(service, 'summaryAr')).toContain('في المدة المبينة في صفحة «اتصل بنا»')
  for (const path of ['/gateServices', '/en/gateServices']) {
    const html = await read(`${path}?service=${textIn(service, 'id')}`)
    expect(html).not.toMatch(/خمسة عشر|15 يوم عمل|fifteen days|15 working days/)
  }
})

test('the page of what can be followed promises nothing of itself', async () => {
  expect(await read('/follow')).toContain('اختر قائمة، نرسل إليك ما يُنشر فيها')
  expect(await read('/en/follow')).toContain('Choose a list: we send you what is published in it')
  expect(await read('/follow?page=/news')).toContain('نرسل إليك ما يُنشر في هذه الصفحة')
})

test('who invests for himself has no position; the authorities that interest an investor are links beneath the map', async () => {
  const investors = await itemsOf('Investors')
  const pageOf = (name: string) =>
    read(
      `/investors/${textIn(
        investors.find(({ nameAr }) => nameAr === name),
        'id',
      )}`,
    )
  const himself = await pageOf('خليل أبو سلمى')
  expect(himself).not.toContain('<dt>الصفة</dt>')
  expect(himself).toMatch(/class="chosen-places">.*?href="\/localComm\/45001".*?<\/p>/s)
  expect(himself).toMatch(/class="chosen-places">.*?href="\/localComm\/30001".*?<\/p>/s)
})

test('of several labels in an English line the first alone has its capital', async () => {
  const html = await read('/en/gateServices')
  const lists = [...html.matchAll(/<span class="where">([^<]*)<\/span>/g)].map(([, text = '']) => text)
  expect(lists.filter(text => text.includes(', ')).length).toBeGreaterThan(5)
  expect(lists.filter(text => /, [A-Z][a-z-]/.test(text))).toEqual([])
})

test('the page of an authority says its class once, and at its foot in one line when it was changed', async () => {
  const html = await read('/localComm/01001')
  expect(html).toContain('فئة (أ)')
  expect(html).not.toContain('<dt>التصنيف</dt>')
  expect(html).toMatch(/<p class="page-foot"><span>آخر تحديث للملف(?:<!-- -->)? <time/)
})

test('whose the figures of the sector are is said once, beneath the table of them', async () => {
  const html = await read('/localGovernmentSector')
  expect(html.split('الأرقام محسوبة من سجل الجهات')).toHaveLength(2)
  expect(html).toMatch(/<\/table>(?:<\/\w+>)*<p class="caption">الأرقام محسوبة من سجل الجهات/)
})
