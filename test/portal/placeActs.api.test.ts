import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inLanguage } from '../../web/generic/lang.ts'
import { asOwner, startDemoWorld, type World } from '../world.ts'
import { faultsOfHtml } from './html.ts'
import { sourceOf } from './page.ts'

// What one can do on the page of a place, and what stands there once.

let world: World
beforeAll(async () => {
  world = await startDemoWorld()
  // The demonstration has not every kind of authority.
  for (const [code, type] of [
    ['50022', 'localCommittee'],
    ['50023', 'campServicesCommittee'],
  ])
    await asOwner(world.database.ownerUrl, async client => {
      const { rowCount } = await client.query(
        `update local_comm set municipality_class = null, authority_type = (select l.id from lookup l join lookup_type t on t.id = l.type
          where t.code = 'localAuthorityType' and l.code = $2) where id = (select id from place where code = $1)`,
        [code, type],
      )
      expect(rowCount).toBe(1)
    })
})
afterAll(() => world?.stop())

const langs = ['ar', 'en'] as const
const read = async (path: string) => (await sourceOf(world.url + path)).html
const told = async (call: string) => (await fetch(`${world.url}/api/Public/${call}`)).json()
const textOf = (html: string) => html.replaceAll(/<!-- -->|<[^>]*>/g, '')

/** The one olive act in the head of a page: what it says and where it leads. */
function actOf(html: string) {
  const acts = [...html.matchAll(/<a [^>]*class="btn btn-act"[^>]*>.*?<\/a>/gs)].map(([act]) => act)
  expect(acts).toHaveLength(1)
  return { said: textOf(acts[0] ?? ''), path: /href="([^"#]*)/.exec(acts[0] ?? '')?.[1] ?? '' }
}

/** To whom the form on a page is addressed. */
function addressedTo(html: string): string {
  const [select = ''] = /<select[^>]* name="place".*?<\/select>/s.exec(html) ?? []
  return /<option[^>]* value="([^"]*)"[^>]* selected=""/.exec(select)?.[1] ?? ''
}

describe('one writes to a place from its page', () => {
  test.each([
    ['municipality', 'راسل البلدية', 'Write to the municipality'],
    ['villageCouncil', 'راسل المجلس', 'Write to the council'],
    ['localCommittee', 'راسل اللجنة', 'Write to the committee'],
    ['campServicesCommittee', 'راسل اللجنة', 'Write to the committee'],
  ])('to an authority in the words of its kind: %s', async (type, ...said) => {
    const types: { id: number; code: string }[] = (await told('Lookup/GetByType/localAuthorityType')).items
    const id = types.find(({ code }) => code === type)?.id
    const { items } = await told(`LocalComm/GetListPaged?maxResultCount=1&authorityType=${id}`)
    expect(items).toHaveLength(1)
    for (const { code } of items)
      for (const [at, lang] of langs.entries()) {
        const act = actOf(await read(inLanguage(`/localComm/${code}`, lang)))
        expect(act).toEqual({ said: said[at], path: inLanguage(`/contactUs?place=${code}`, lang) })
        expect(addressedTo(await read(act.path))).toBe(code)
      }
  })

  test('to a council', async () => {
    const [{ code }] = (await told('Council/GetList')).items
    for (const [lang, said] of [
      ['ar', 'راسل المجلس'],
      ['en', 'Write to the council'],
    ] as const) {
      const html = await read(inLanguage(`/council/${code}`, lang))
      expect(await faultsOfHtml(html)).toEqual([])
      const act = actOf(html)
      expect(act.said).toBe(said)
      expect(addressedTo(await read(act.path))).toBe(code)
    }
  })
})

test('stories on the page of the authority that tells them do not say whose they are', async () => {
  const stories = /<section[^>]*aria-labelledby="place-stories">.*?<\/section>/s
  const own = stories.exec(await read('/localComm/01001'))?.[0] ?? ''
  expect(own).toContain('class="story-row"')
  expect(own).not.toContain('class="where"')
  expect(/<ul class="story-rows">.*?<\/ul>/s.exec(await read('/successStory'))?.[0]).toContain('class="where"')
})

test('each member of a council is named on its map, or the map says that the others stand in the table', async () => {
  const { items }: { items: { code: string }[] } = await told('Council/GetList')
  for (const { code } of items)
    for (const [lang, rest] of [
      ['ar', 'والباقي في الجدول'],
      ['en', 'are named in the table'],
    ] as const) {
      const html = await read(inLanguage(`/council/${code}`, lang))
      const figure = /<figure class="members-map">.*?<\/figure>/s.exec(html)?.[0]
      if (figure === undefined) continue
      const { members }: { members: { nameAr: string; nameEn: string; isPublished: boolean }[] } = await told(`Council/Get/${code}`)
      for (const [svg] of figure.matchAll(/<svg.*?<\/svg>/gs)) {
        const names = textOf(svg).replaceAll('&#x27;', "'")
        const without = members.filter(one => one.isPublished && !names.includes(lang === 'ar' ? one.nameAr : one.nameEn))
        expect([code, lang, without.length === 0 || textOf(figure).includes(rest)]).toEqual([code, lang, true])
      }
    }
}, 60_000)

test('the map of a council says which points stand out only where others lie between them, and calls its seat by name, not by a colour', async () => {
  const { items }: { items: { code: string }[] } = await told('Council/GetList')
  const found = new Set<boolean>()
  for (const { code } of items) {
    const figure = /<figure class="members-map">.*?<\/figure>/s.exec(await read(`/council/${code}`))?.[0]
    if (figure === undefined) continue
    const caption = textOf(/<figcaption.*?<\/figcaption>/s.exec(figure)?.[0] ?? '')
    const hasOthers = figure.includes('dot-rest')
    found.add(hasOthers)
    expect([code, caption.includes('النقاط البارزة'), caption.includes('النقاط الباهتة')]).toEqual([code, hasOthers, hasOthers])
    expect(caption).toContain('حجم النقطة بحسب عدد السكان')
    expect(caption).not.toContain('الحمراء')
    expect(figure.includes('dot-own')).toBe(caption.includes('«المقر»'))
  }
  expect(found).toEqual(new Set([false, true]))
}, 60_000)

test('who picks an authority for its news reads in the row of a governorate which have published some', async () => {
  const { publishers }: { publishers: { townAr: string; typeCode: number; governorate: string | null }[] } =
    await told('News/GetFacets?dated=true')
  const html = await read('/localCommList/news')
  const rows = [...html.matchAll(/<details[^>]*id="g-(\d\d)".*?<\/details>/gs)]
  expect(rows.length).toBeGreaterThan(10)
  for (const [row, governorate] of rows) {
    const summary = textOf(/<summary>.*?<\/summary>/s.exec(row)?.[0] ?? '').replaceAll('\u00a0', ' ')
    const named = publishers.filter(one => one.typeCode === 1 && one.governorate === governorate).map(({ townAr }) => townAr)
    if (named.length > 0 && named.length <= 6) expect(named.filter(name => !summary.includes(name))).toEqual([])
    // Who has published stands first.
    const days = [...row.matchAll(/<li>.*?<\/li>/gs)].map(([line]) => line.includes('<time'))
    expect(days).toEqual(days.toSorted((one, other) => Number(other) - Number(one)))
  }
})

test('in English they are the same, and of those who have published in Arabic alone it is said, in the row and at their name', async () => {
  const publishersOf = async (query: string): Promise<{ code: string; townEn: string; typeCode: number; governorate: string | null }[]> =>
    (await told(`News/GetFacets?dated=true${query}`)).publishers
  const inEnglish = new Set((await publishersOf('&language=en')).map(({ code }) => code))
  const authorities = (await publishersOf('')).filter(({ typeCode }) => typeCode === 1)
  const html = (await read('/en/localCommList/news')).replaceAll('&#x27;', "'")
  const few = authorities.filter(({ governorate }) => authorities.filter(other => other.governorate === governorate).length <= 6)
  const arabicOnly = few.filter(({ code }) => !inEnglish.has(code))
  expect(arabicOnly.length).toBeGreaterThan(0)
  expect(arabicOnly.length).toBeLessThan(few.length)
  for (const { code, townEn, governorate } of few) {
    const row = new RegExp(`<details[^>]*id="g-${governorate}".*?</details>`, 's').exec(html)?.[0] ?? ''
    const summary = textOf(/<summary>.*?<\/summary>/s.exec(row)?.[0] ?? '').replaceAll('\u00a0', ' ')
    const line = [...row.matchAll(/<li>.*?<\/li>/gs)].map(([item]) => item).find(item => item.includes(`>${code}<`)) ?? ''
    const isArabicOnly = !inEnglish.has(code)
    expect([code, summary.includes(townEn), summary.includes(`${townEn} (in Arabic)`)]).toEqual([code, true, isArabicOnly])
    expect([code, line.includes('<time'), line.includes('In Arabic')]).toEqual([code, true, isArabicOnly])
  }
})
