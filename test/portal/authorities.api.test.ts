import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inLanguage } from '../../web/generic/lang.ts'
import { asOwner, startDemoWorld, type World } from '../world.ts'
import { faultsOfHtml, lacksOf } from './html.ts'
import { sourceOf, type Source } from './page.ts'
import { unstyled } from './sheets.ts'

// The list of authorities in its three views, some of it compared, all of it as a file (portal and administration, section 15.5).

let world: World
beforeAll(async () => {
  world = await startDemoWorld()
})
afterAll(() => world?.stop())

const langs = ['ar', 'en'] as const
const read = (path: string): Promise<Source> => sourceOf(world.url + path)
const textOf = (html: string) => html.replaceAll(/<!-- -->|<[^>]*>/g, '').replaceAll('&quot;', '"')
const part = (html: string, pattern: RegExp) => pattern.exec(html)?.[0] ?? ''
const tabsOf = (html: string) => part(html, /<nav class="max-w-full[^>]*>.*?<\/nav>/s)
const comparedOf = (html: string) => part(html, /<section class="compared-places".*?(?=<div class="find-first")/s)
const hiddenIn = (form: string) =>
  [...form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => `${name}=${value}`)

async function faultsOf(paths: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    paths.map(async path => {
      const { html, status } = await read(path)
      return [...(status === 200 ? [] : [`answers ${status}`]), ...(await faultsOfHtml(html)), ...lacksOf(html), ...unstyled(html)].map(
        fault => `${path}: ${fault}`,
      )
    }),
  )
  return found.flat()
}

async function listed(query = ''): Promise<{ totalCount: number; items: { code: string; nameAr: string; populationCount: number }[] }> {
  return (await fetch(`${world.url}/api/Public/LocalComm/GetListPaged?maxResultCount=1000&sorting=nameAr${query}`)).json()
}

async function idOf(list: string, code: string): Promise<number> {
  const { items }: { items: { id: number; code: string }[] } = await (
    await fetch(`${world.url}/api/Public/Lookup/GetByType/${list}`)
  ).json()
  return items.find(value => value.code === code)?.id ?? 0
}

describe('the views of the list', () => {
  test('are valid and whole without a script, in both languages', async () => {
    const paths = ['?view=table', '?view=map', '/15?view=table', '/15?view=map', '?view=map&q=zzzz', '?view=table&page=2&region=gazaStrip']
    expect(await faultsOf(paths.flatMap(query => langs.map(lang => inLanguage('/localComms', lang) + query)))).toEqual([])
  }, 60_000)

  test('each says which it is; all have the address of the list', async () => {
    for (const [view, label] of [
      ['', 'القائمة'],
      ['?view=table', 'جدول'],
      ['?view=map', 'خريطة'],
      ['?view=none', 'القائمة'],
    ] as const) {
      const { html, canonical, robots } = await read(`/localComms/15${view}`)
      expect(textOf(part(tabsOf(html), /<a [^>]*aria-current="page".*?<\/a>/s))).toBe(label)
      expect([canonical, robots]).toEqual([`${world.url}/localComms/15`, undefined])
    }
    expect((await read('/localComms?view=table&page=3')).canonical).toBe(`${world.url}/localComms?page=3`)
  })

  test('stay as they are while the list is narrowed and its pages are turned', async () => {
    const { html } = await read('/localComms?view=table&type=villageCouncil')
    expect(html).toMatch(/href="\/localComms\?type=villageCouncil&amp;view=table&amp;page=2"/)
    // Without the filter, too.
    expect(html).toMatch(/class="chip" href="\/localComms\?view=table"/)
    const forms = [...html.matchAll(/<form [^>]*action="\/localComms[^>]*>.*?<\/form>/gs)].map(([form]) => hiddenIn(form))
    expect(forms).toHaveLength(3)
    for (const hidden of forms) expect(hidden).toContain('view=table')
    expect((await read('/localComms?view=map&q=بيت')).html).toMatch(/href="\/localComms\/50\?q=[^"]*view=map"/)
  })

  test('the table says type, class and governorate by their names, and population units under units', async () => {
    const { html } = await read(`/localComms?view=table&q=15001`)
    const cells = [...part(html, /<tbody>.*?<\/tbody>/s).matchAll(/<t[dh] [^>]*>.*?<\/t[dh]>/gs)].map(([cell]) => textOf(cell))
    const { items } = await listed('&filter=15001')
    const population = new Intl.NumberFormat('en').format(items[0]?.populationCount ?? 0)
    expect(cells).toEqual(['للمقارنة: نابلسنابلس', '15001', 'بلدية', expect.stringMatching(/./), 'نابلس', population])
    expect(html).toMatch(/<bdi dir="ltr" class="fig fig-\d+[^"]*">/)
  })

  test('the map names all of a list that is short, and of a long one the governorates', async () => {
    const names = (html: string) =>
      [...part(html, /<ul class="map-names">.*?<\/ul>/s).matchAll(/localComm\/(\d+)/g)].map(([, code = '']) => code)
    const nablus = await idOf('governorate', '15')
    const { items } = await listed(`&governorate=${nablus}`)
    expect(items.length).toBeGreaterThan(10)
    expect(names((await read('/localComms/15?view=map')).html).toSorted()).toEqual(items.map(({ code }) => code).toSorted())
    const { html } = await read('/localComms?view=map')
    expect(names(html)).toEqual([])
    const count = textOf(part(html, /<td [^>]*data-label="الهيئات المحلية"[^>]*>.*?<\/td>/s))
    expect(Number(count)).toBeGreaterThan(0)
    expect(html).toContain('href="/localComms/15?view=map"')
  })

  test('machines read authorities as organizations of the government', async () => {
    const { html } = await read('/en/localComms?view=table')
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
    const list = JSON.parse(json)['@graph'].find((node: { '@type': string }) => node['@type'] === 'ItemList')
    expect(list.itemListElement).toHaveLength(10)
    expect(list.itemListElement[0].item).toEqual({
      '@type': 'GovernmentOrganization',
      name: expect.stringMatching(/^[A-Z'’]/),
      url: expect.stringMatching(/^http.*\/en\/localComm\/\d{5}$/),
    })
  })
})

describe('authorities beside one another', () => {
  const asked = (...codes: string[]) => `/localComms?view=table&${new URLSearchParams(codes.map(code => ['compare', code]))}`
  const headings = (html: string) =>
    [...part(comparedOf(html), /<thead>.*?<\/thead>/s).matchAll(/<th [^>]*>(.*?)<\/th>/gs)].map(([, text = '']) => textOf(text))

  test('two to four are read in their order, fact by fact, and are chosen in the table beneath', async () => {
    const four = ['50001', '15001', '01001', '40001']
    const { items } = await listed()
    const nameOf = (code: string) => items.find(item => item.code === code)?.nameAr
    for (const codes of [four, four.slice(0, 2)]) {
      const { html, robots, canonical } = await read(asked(...codes))
      expect(headings(html)).toEqual(['البيان', ...codes.map(nameOf)])
      expect(comparedOf(html)).not.toContain('class="notice')
      for (const code of codes) {
        const people = items.find(item => item.code === code)?.populationCount ?? 0
        expect(textOf(comparedOf(html))).toContain(new Intl.NumberFormat('en').format(people))
        expect(comparedOf(html)).toContain(`href="/localComm/${code}"`)
      }
      expect([robots, canonical]).toEqual(['noindex, follow', `${world.url}/localComms`])
    }
    const { html } = await read(`${asked('15001', '50001')}&q=15001`)
    expect(part(html, /<input type="checkbox"[^>]*value="15001"[^>]*>/)).toContain('checked')
    // What is chosen and not on this page stays chosen.
    expect(hiddenIn(part(html, /<form class="pick-form".*?<\/form>/s))).toContain('compare=50001')
    expect(html).toMatch(/aria-label="أزل: نابلس"/)
  })

  test('what one of them lacks is said in words', async () => {
    const { items } = await listed(`&authorityType=${await idOf('localAuthorityType', 'villageCouncil')}`)
    const html = comparedOf((await read(asked('15001', items[0]?.code ?? ''))).html)
    expect(textOf(part(html, /<td [^>]*>[^<]*<span class="text-muted">بلا تصنيف<\/span><\/td>/))).toBe('بلا تصنيف')
    expect(html).not.toContain('>–<')
  })

  test('none, one and five are told what is wanted, and show no table', async () => {
    for (const [codes, said, chosen] of [
      [[''], 'لم تُختر هيئة', 0],
      [['15001'], 'هيئة واحدة لا تكفي للمقارنة', 1],
      [['15001', '50001', '01001', '40001', '05001'], 'لا تُقارن معًا أكثر من أربع هيئات', 5],
    ] as const) {
      const { html, status } = await read(asked(...codes))
      expect(status).toBe(200)
      expect(textOf(comparedOf(html))).toContain(said)
      expect([headings(html).length, comparedOf(html).match(/class="chip"/g)?.length ?? 0]).toEqual([0, chosen])
    }
    expect((await read('/localComms')).html).not.toContain('class="compared-places"')
  })

  test('codes that commas or spaces part are read as those that a form gives', async () => {
    const titles = headings((await read(asked('15001', '50001'))).html)
    expect(titles).toHaveLength(3)
    for (const given of ['15001,50001', '15001%2C50001', '15001,%2050001', '15001+50001', '15001%D8%8C%2050001', ',15001,,50001,15001']) {
      const { html } = await read(`/localComms?compare=${given}`)
      expect([given, headings(html)]).toEqual([given, titles])
      // The ways on say them as the form does.
      expect(tabsOf(html)).toContain('compare=15001&amp;compare=50001')
    }
  })

  test('who chose none or one is led to where authorities are chosen, with what he chose', async () => {
    const ways = (html: string) => [...comparedOf(html).matchAll(/<a class="more" href="([^"]*#choose)"/g)].map(([, href]) => href)
    for (const [query, way] of [
      ['?compare=', '/localComms?view=table#choose'],
      ['?compare=99999', '/localComms?view=table#choose'],
      ['?compare=15001,99999&type=municipality', '/localComms?type=municipality&amp;view=table&amp;compare=15001#choose'],
      ['/15?compare=15001', '/localComms/15?view=table&amp;compare=15001#choose'],
      ['?compare=15001,50001', undefined],
    ] as const) {
      const { html } = await read(`/localComms${query}`)
      expect([query, ways(html)]).toEqual([query, way ? [way] : []])
    }
    expect((await read('/localComms?view=table')).html).toMatch(/<form class="pick-form" id="choose"/)
    // What was given is said to be nobody's, not to be missing.
    const said = textOf(comparedOf((await read('/localComms?compare=99999')).html))
    expect(said).toContain('تُرك رمز واحد ليس لهيئة منشورة: 99999.')
    expect(said).not.toContain('لم تُختر هيئة')
  })

  test('codes of nobody, of what is not published and of no shape at all are left out, with a word', async () => {
    const hidden = await asOwner(world.database.ownerUrl, async client => {
      const one = `select id from place where code = '15002'`
      return (await client.query(`update local_comm set is_published = false where id = (${one}) returning id`)).rowCount
    })
    expect(hidden).toBe(1)
    const hostile = ['<script>alert(1)</script>', "15001'/**/or/**/1=1--", '../../../api/Config', '\u0000', '١٥٠٠١', 'x'.repeat(5000)]
    try {
      const { html, status } = await read(asked('15001', '15002', '99999', '50001', ...hostile))
      expect(status).toBe(200)
      expect(headings(html)).toHaveLength(3)
      // What could be a code is named.
      expect(textOf(comparedOf(html))).toContain('تُركت 8 رموز ليست لهيئات منشورة: 15002، 99999.')
      expect(html).not.toContain('<script>alert')
      expect(comparedOf(html)).not.toMatch(/alert|1(?:=|%3D)1|xxxxx/)
      // The ways on from here carry none of them along.
      expect(comparedOf(html)).not.toMatch(/href="[^"]*(?:15002|99999)/)
      const many = Array.from({ length: 3000 }, (_, n) => String(10_000 + n))
      expect((await read(asked(...many).slice(0, 12_000))).status).toBe(200)
    } finally {
      await asOwner(world.database.ownerUrl, client =>
        client.query(`update local_comm set is_published = true where id = (select id from place where code = '15002')`),
      )
    }
  })

  test('their page is valid in both languages, however many they are', async () => {
    const some = [[''], ['15001'], ['15001', '50001'], ['15001', '50001', '01001', '40001'], ['15001', '50001', '01001', '40001', '05001']]
    expect(await faultsOf(some.flatMap(codes => [asked(...codes), `/en${asked(...codes, 'nobody')}`]))).toEqual([])
  }, 60_000)
})

describe('the list as a file', () => {
  const file = async (query = '', headers: Record<string, string> = {}) => {
    const answer = await fetch(`${world.url}/api/Public/LocalComm/Export${query}`, { headers })
    const bytes = new Uint8Array(await answer.arrayBuffer())
    const lines = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).trimEnd().split('\r\n')
    return { status: answer.status, headers: answer.headers, mark: [...bytes.slice(0, 3)], head: lines[0]?.slice(1), rows: lines.slice(1) }
  }

  test('has all of the list, with its mark, under headings in the reader’s language', async () => {
    const { status, headers, mark, head, rows } = await file()
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(headers.get('content-disposition')).toBe('attachment; filename="localAuthorities.csv"')
    expect(mark).toEqual([0xef, 0xbb, 0xbf])
    expect(head).toBe('رمز الهيئة,الاسم,نوع الهيئة,تصنيف البلدية,المحافظة,عدد السكان')
    const { items, totalCount } = await listed()
    expect(rows).toHaveLength(totalCount)
    expect(rows.map(row => row.slice(0, 5))).toEqual(items.map(({ code }) => code))
    const nablus = items.find(({ code }) => code === '15001')
    expect(rows.find(row => row.startsWith('15001,'))).toMatch(new RegExp(`^15001,نابلس,بلدية,[^,]*,نابلس,${nablus?.populationCount}$`))
    const english = await file('', { 'accept-language': 'en' })
    expect(english.head).toBe('Code,Name,Authority type,Municipality class,Governorate,Population count')
    expect(english.rows.find(row => row.startsWith('15001,'))).toMatch(/^15001,Nablus,/)
    // What a link says goes before what a browser says.
    expect((await file('?lang=ar', { 'accept-language': 'en' })).head).toBe(head)
  })

  test('is narrowed as the page is that leads to it', async () => {
    for (const path of [
      '/localComms/15?type=municipality',
      '/en/localComms?region=gazaStrip&view=table',
      '/localComms?q=بيت',
      '/localComms?class=A',
    ]) {
      const { html } = await read(path)
      const [, href = ''] = /href="\/api\/Public\/LocalComm\/Export([^"]*)"/.exec(html) ?? []
      const { rows, head } = await file(href.replaceAll('&amp;', '&'))
      const [said = ''] = /\d+/.exec(textOf(part(html, /<div class="found"><p>.*?<\/p>/s))) ?? []
      expect([path, rows.length > 0, rows.length]).toEqual([path, true, Number(said)])
      expect(head?.startsWith(path.startsWith('/en') ? 'Code,' : 'رمز الهيئة,')).toBe(true)
    }
    // A governorate of another region: nothing but the headings, and the page offers no such file.
    const [nablus, gaza] = [await idOf('governorate', '15'), await idOf('region', 'gazaStrip')]
    expect((await file(`?governorate=${nablus}&region=${gaza}`)).rows).toEqual([])
    expect((await read('/localComms/15?region=gazaStrip')).html).not.toContain('LocalComm/Export')
  })

  test('holds no formula, and no authority that is not published', async () => {
    const change = (sql: string) => asOwner(world.database.ownerUrl, client => client.query(sql))
    await change(`update place set name_en = '=HYPERLINK("http://x.example","open")' where code = '15003'`)
    await change(`update local_comm set is_published = false where id = (select id from place where code = '15002')`)
    const { rows } = await file('?lang=en')
    expect(rows.find(row => row.startsWith('15003,'))).toMatch(/^15003,"'=HYPERLINK\(""http:/)
    expect(rows.some(row => row.startsWith('15002,'))).toBe(false)
  })

  test('refuses by its name what it does not know', async () => {
    for (const query of ['?governorate=x', '?governorate=1%20or%201=1', '?lang=fr', '?format=xlsx', '?sorting=id', '?filter=%00']) {
      const answer = await fetch(`${world.url}/api/Public/LocalComm/Export${query}`)
      expect([query, answer.status]).toEqual([query, 400])
    }
    expect((await file('?governorate=999999999')).rows).toEqual([])
  })
})
