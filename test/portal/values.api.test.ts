import { afterAll, beforeAll, expect, test } from 'vitest'
import { feedFiles, feedLists } from '../../web/shells/portal/feeds.ts'
import { startDemoWorld, type World } from '../world.ts'
import { sourceOf } from './page.ts'

// An address that narrows a list by what is no value of it is none, on every list that there is.

let world: World
beforeAll(async () => {
  world = await startDemoWorld()
})
afterAll(() => world?.stop())

/** What is typed, what is a day, which page, which record, and how the list is shown. */
const noValues = new Set(['q', 'from', 'until', 'to', 'year', 'month', 'page', 'view', 'sort', 'compare', 'id', 'service', 'album', 't'])
const calendars: Readonly<Record<string, string>> = { ads: '/ads/closings.ics', events: '/events/calendar.ics' }
const statusOf = async (path: string) => (await fetch(world.url + path, { redirect: 'manual' })).status

/** What narrows a list, as its forms ask for it and its links say it. */
async function narrowing(path: string): Promise<string[]> {
  const { html } = await sourceOf(world.url + path)
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main'))
  const forms = [...main.matchAll(/<form[^>]*action="([^"]*)"[^>]*>(.*?)<\/form>/gs)].filter(([, action]) => action === path)
  const asked = forms.flatMap(([, , form = '']) => [...form.matchAll(/<(?:select|input)[^>]* name="(\w+)"/g)].map(([, name]) => name ?? ''))
  const links = [...main.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => new URL(href.replaceAll('&amp;', '&'), world.url + path))
  const said = links
    .filter(({ pathname }) => pathname === path || pathname.startsWith(`${path}/`))
    .flatMap(({ searchParams }) => [...searchParams.keys()])
  return [...new Set([...asked, ...said])].filter(key => !noValues.has(key)).toSorted()
}

/** What narrows a list by its address alone. */
const unasked: Readonly<Record<string, readonly string[]>> = { councils: ['governorate'] }

/** Of what there is not a search finds nothing; only what can be none is no address. */
const foundNothing = ['search kind', 'search place']

test.each(feedLists.map(({ path }) => path))('%s: page, feeds and calendar are narrowed by no value that there is not', async list => {
  const found = new Set([
    ...(unasked[list] ?? []),
    ...(await narrowing(`/${list}${list === 'search' ? '?q=%D9%85%D8%A7%D8%A1' : ''}`)),
    ...(await narrowing(`/en/${list}`)),
  ])
  expect(found.size).toBeGreaterThan(0)
  for (const key of found)
    for (const value of foundNothing.includes(`${list} ${key}`) ? ['لا قيمة!'] : ['zzz', '999', 'لا قيمة!']) {
      const query = `${new URLSearchParams({ ...(list === 'search' && { q: 'ماء' }), [key]: value })}`
      const paths = [`/${list}`, `/en/${list}`, ...feedFiles.map(file => `/${list}/${file}`), ...(calendars[list] ? [calendars[list]] : [])]
      for (const path of paths) expect([`${path}?${query}`, await statusOf(`${path}?${query}`)]).toEqual([`${path}?${query}`, 404])
    }
  // What a form leaves empty narrows nothing.
  const empty = [...found].map(key => `${key}=`).join('&')
  expect(await statusOf(`/${list}?${empty}`)).toBe(200)
})
