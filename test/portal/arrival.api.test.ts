import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDemoWorld, type World } from '../world.ts'

let world: World
beforeAll(async () => {
  world = await startDemoWorld()
})
afterAll(() => world?.stop())

test.each(['/news', '/en/news', '/search?q=x', '/nowhere'])(
  '%s brings all that it is drawn with to who comes from elsewhere, and its policy names each',
  async path => {
    const ask = (site: string) =>
      fetch(world.url + path, { redirect: 'manual', headers: { 'sec-fetch-dest': 'document', 'sec-fetch-site': site } })
    const answer = await ask('cross-site')
    const html = await answer.text()
    const policy = answer.headers.get('content-security-policy') ?? ''
    const inside = (element: string) =>
      [...html.matchAll(new RegExp(`<${element}[^>]*>(.+?)</${element}>`, 'gs'))].map(([, text = '']) => text)
    const [styles, scripts] = [inside('style'), inside('script').filter(text => text.startsWith('(function'))]
    expect(styles.length).toBeGreaterThan(0)
    expect(scripts).toHaveLength(2)
    for (const text of [...styles, ...scripts]) expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    expect(html).not.toContain('rel="stylesheet"')
    expect(answer.headers.get('link')).not.toContain('as=style')
    expect(await (await ask('same-origin')).text()).not.toContain('<style')
  },
)
