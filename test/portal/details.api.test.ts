import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asOwner, startDemoWorld, type World } from '../world.ts'
import { sourceOf } from './page.ts'

// What stands beside and beneath the text of one record, each thing once.

let world: World
beforeAll(async () => {
  world = await startDemoWorld()
})
afterAll(() => world?.stop())

const read = async (path: string, init?: RequestInit) => (await fetch(world.url + path, init)).text()
const told = async (call: string) => (await fetch(`${world.url}/api/Public/${call}`)).json()
const headingsIn = (html: string) => [...html.matchAll(/<h2[ >]/g)].length

describe('beside a news item', () => {
  /** Pages of items, each with how many main headings its text has. */
  async function pages(base = '') {
    const { items } = await told('News/GetListPaged?maxResultCount=30')
    return Promise.all(
      items.map(async ({ id }: { id: string }) => ({
        headings: headingsIn((await told(`News/Get/${id}`)).bodyAr),
        html: await read(`${base}/news/${id}`),
      })),
    )
  }

  test('stand the parts of a long text, each leading to its heading, and beneath it what is related; beside a short one what is related', async () => {
    const all = await pages()
    const [long, short] = [all.filter(({ headings }) => headings >= 4), all.filter(({ headings }) => headings < 4)]
    expect(all.some(({ html }) => html.includes('>ذات صلة<'))).toBe(true)
    expect(Math.min(long.length, short.length)).toBeGreaterThan(0)
    for (const { headings, html } of long) {
      const [, parts = ''] = /<nav class="contents-list" aria-label="في هذا الخبر">(.*?)<\/nav>/s.exec(html) ?? []
      expect([...parts.matchAll(/href="#(part-\d+)"/g)].map(([, id]) => html.includes(`<h2 id="${id}"`))).toEqual(
        Array.from({ length: headings }, () => true),
      )
      expect(html.slice(0, html.indexOf('further-news'))).not.toContain('>ذات صلة<')
    }
    for (const { html } of short) {
      expect(html).not.toContain('contents-list')
      expect(html.slice(html.indexOf('further-news'))).not.toContain('>ذات صلة<')
    }
  })

  test.each(['', '/en'])('nothing stands twice, nor what is the next or the one before (%s)', async base => {
    for (const { html } of await pages(base)) {
      const between = (from: string, to: string) => html.slice(html.indexOf(from), html.indexOf(to))
      const [, next = ''] = /<nav class="neighbours".*?<\/nav>/s.exec(html) ?? []
      const beside = next + between('<aside class="aside"', 'article-last') + between('further-news', 'page-foot')
      const links = [...beside.matchAll(/href="(?:\/en)?(\/news\/[0-9a-f-]{36})"/g)].map(([, path]) => path)
      expect(new Set(links).size).toBe(links.length)
    }
  })
})

test.each(['', '/en'])('the map of the site counts of each list what its page shows (%s)', async base => {
  const counts = [...(await read(`${base}/sitemap`)).matchAll(/class="count-line"><a href="([^"]+)">[^<]*<\/a> <bdi[^>]*>([\d,]+)</g)]
  const shown = counts.filter(([, path]) => path !== undefined && !/\/(?:localComms|councils)$/.test(path))
  expect(shown.length).toBeGreaterThan(8)
  for (const [, path = '', count] of shown) {
    const [, said = ''] = /<div class="found"><p>(.*?)<\/p>/s.exec(await read(path.replaceAll('&amp;', '&'))) ?? []
    expect(/\d+/.exec(said.replaceAll(/<[^>]*>/g, ''))?.[0], path).toBe(count)
  }
})

test('an album says beneath each picture what it shows', async () => {
  const { items } = await told('ImageAlbum/GetListPaged?maxResultCount=1')
  const { images } = await told(`ImageAlbum/Get/${items[0].id}`)
  const [, wall = ''] = /<ul class="wall">(.*?)<\/ul>/s.exec(await read(`/imgCenter/${items[0].id}`)) ?? []
  expect(wall.match(/<p class="caption"/g)).toHaveLength(images.length)
})

test('to programs the list of albums names them in the language of its page', async () => {
  const names = [...(await read('/en/imgCenter')).matchAll(/"@type":"ImageGallery"[^}]*"name":"([^"]*)"/g)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter(name => /\p{Script=Arabic}/u.test(name))).toEqual([])
})

test('what is said of the picture of a story in Arabic alone is marked as that on its page in English', async () => {
  const [story] = await asOwner(world.database.ownerUrl, async client => {
    const told = ['title_en', 'summary_en', 'body_en', 'main_image'].map(column => `${column} is not null`).join(' and ')
    const one = `select id from success_story_live where ${told} order by id limit 1`
    const said = `main_image_caption_ar = 'المحطة يوم افتتاحها', main_image_caption_en = null`
    return (await client.query<{ id: string }>(`update success_story_live set ${said} where id = (${one}) returning id`)).rows
  })
  const caption = '<figcaption class="caption" lang="ar" dir="rtl">المحطة يوم افتتاحها</figcaption>'
  expect(await read(`/en/successStory/${story?.id}`)).toContain(caption)
  expect(await read(`/successStory/${story?.id}`)).toContain('<figcaption class="caption">المحطة يوم افتتاحها</figcaption>')
})

test.each(['/contactUs', '/addInvestor', '/addCreativeIdeasBank', '/aboutUs'])(
  '%s is one page by its one address, though somebody has ended it in a slash',
  async bare => {
    for (const path of [bare, `/en${bare}`]) {
      // What is drawn for one reader alone is drawn by the address that he asked for.
      const page = await sourceOf(`${world.url}${path}/`, { headers: { cookie: 'a11y=zoom-125' } })
      const [, said] = /<meta property="og:url" content="([^"]*)"/.exec(page.html) ?? []
      expect([page.status, page.canonical, said]).toEqual([200, world.url + path, world.url + path])
      expect([...page.alternates.values()]).toEqual([bare, `/en${bare}`, bare].map(own => world.url + own))
    }
  },
)

test('the table of a council says what each member is of the whole', async () => {
  const { items } = await told('Council/GetList')
  const { code } = items.find(({ members }: { members: number }) => members > 8)
  const shares = [...(await read(`/en/council/${code}`)).matchAll(/member-share">.*?<bdi[^>]*>([\d.]+)<\/bdi>/gs)].map(([, share]) =>
    Number(share),
  )
  expect(shares.length).toBeGreaterThan(8)
  expect(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 100)).toBeLessThan(1)
})

/** What the water sheets of an authority say year by year under a heading, the newest first. */
async function waterOf(code: string, heading: string): Promise<number[]> {
  const html = await read(`/en/localComm/${code}`)
  return [...html.matchAll(/<td[^>]*data-label="([^"]*)"><bdi[^>]*>([\d.,]+)</g)].flatMap(([, of, figure = '']) =>
    of === heading ? [Number(figure.replaceAll(',', ''))] : [],
  )
}

test('what a story tells of lost water is what the sheets of its place say', async () => {
  const { items } = await told('SuccessStory/GetListPaged?maxResultCount=50')
  const story = items.find(({ titleEn }: { titleEn: string | null }) => titleEn?.includes('lost water'))
  const shares = await waterOf('01001', 'Non-revenue water (%)')
  expect([shares.at(-1), shares[0]]).toEqual([41, 27])
  expect(story.figures[0]).toMatchObject({ value: '27%', labelEn: 'of water lost, down from 41%' })
})

test('what a case study tells of lost water is what the sheets of its place say, in shares and in amounts', async () => {
  const { items } = await told('KnowledgeExchange/GetListPaged?maxResultCount=50')
  const { id, titleEn } = items.find((item: { titleEn: string | null }) => item.titleEn?.includes('water losses'))
  const { bodyEn } = await told(`KnowledgeExchange/Get/${id}`)
  const shares = await waterOf('15002', 'Non-revenue water (%)')
  expect(titleEn).toContain(`from ${shares[2]}% to ${shares[0]}%`)
  const rowOf = (name: string) => new RegExp(`<td>${name}[^<]*</td><td>([\\d,]+)</td><td>([\\d,]+)</td>`).exec(bodyEn)?.slice(1)
  expect(rowOf('Losses')).toEqual([`${shares[2]}`, `${shares[0]}`])
  for (const [row, heading] of [
    ['Water supplied', 'Water supplied (m³)'],
    ['Water billed', 'Water billed (m³)'],
  ] as const) {
    const yearly = await waterOf('15002', heading)
    const daily = [yearly[2], yearly[0]].map(amount => Math.round((amount ?? 0) / 3650) * 10)
    expect(rowOf(row)?.map(figure => Number(figure.replaceAll(',', '')))).toEqual(daily)
  }
})

test('the search begins with a way to the list of each kind of which there is something', async () => {
  const { kinds } = await told('Search/Start')
  const [, part = ''] = /<nav class="search-kinds".*?<ul>(.*?)<\/ul>/s.exec(await read('/en/search')) ?? []
  const ways = [...part.matchAll(/<a href="([^"]+)">([^<]+)</g)].map(([, href = '', name]) => ({ href, name }))
  const listed = kinds.filter(({ kind }: { kind: string }) => kind !== 'staticPage')
  const names = ways.map(({ name }) => name)
  expect(names).toHaveLength(listed.length)
  expect(new Set(names)).toEqual(new Set(listed.map(({ label }: { label: readonly string[] }) => label[1])))
  expect(names.slice(0, 3), 'what is sought most').toEqual(['Local authorities', 'News', 'Notices and tenders'])
  for (const { href } of ways) expect([href, (await fetch(world.url + href)).status]).toEqual([href, 200])
})

describe('a form that came back', () => {
  async function back(path: string) {
    const body = new FormData()
    body.set('form', /name="form" value="([^"]*)"/.exec(await read(path))?.[1] ?? '')
    body.set('act', 'review')
    return read(path, { method: 'POST', body })
  }

  test.each([
    ['/addCreativeIdeasBank', 'class="idea-road"', 'href="#road"'],
    ['/addInvestor', 'class="investor-told"', 'href="#row-example"'],
  ])('%s begins with what is to be corrected; a new one leads to what becomes of it, behind the form', async (path, told, link) => {
    const fresh = await read(path)
    const form = fresh.indexOf('class="entry-form"')
    expect(fresh.indexOf(link)).toBeGreaterThan(0)
    expect(fresh.indexOf(link)).toBeLessThan(form)
    expect(fresh.indexOf(told)).toBeGreaterThan(form)
    const html = await back(path)
    expect(html.indexOf('id="errors"')).toBeGreaterThan(0)
    expect(html.indexOf('id="errors"')).toBeLessThan(html.indexOf(told))
    expect(html.split(told)).toHaveLength(2)
  })
})

test('the field of mail says once that mail or telephone is needed', async () => {
  const html = await read('/contactUs')
  expect(html).not.toContain('id="email-hint"')
  expect(html.match(/<label [^>]*for="email">.*?<\/label>/s)?.[0]).toContain('أحدهما')
})
