import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner, startDemoWorld, type World } from '../world.ts'
import { faultsOfHtml } from './html.ts'
import { sourceOf } from './page.ts'

// The list of authorities as a map where a governorate has very many of them, and where it has one.

let world: World
beforeAll(async () => {
  world = await startDemoWorld()
  await asOwner(world.database.ownerUrl, client =>
    client.query(`
      update place p set governorate = (
        select v.id from lookup v join lookup_type y on y.id = v.type where y.code = 'governorate' and v.code = case p.code when '01001' then '01' else '15' end)
      from local_comm a where a.id = p.id`),
  )
})
afterAll(() => world?.stop())

const mapOf = async (governorate: string) => {
  const { html } = await sourceOf(`${world.url}/localComms/${governorate}?view=map`)
  expect(await faultsOfHtml(html)).toEqual([])
  const named = /<ul class="map-names">.*?<\/ul>/s.exec(html)?.[0] ?? ''
  return {
    hasMap: html.includes('<div class="map-alone"><section'),
    names: [...named.matchAll(/localComm\/(\d+)/g)].map(([, code]) => code),
  }
}

test('each is named, however many they are, and where one point alone would stand there is no map', async () => {
  const many = await mapOf('15')
  expect([many.hasMap, many.names.length > 100, new Set(many.names).size]).toEqual([true, true, many.names.length])
  expect(await mapOf('01')).toEqual({ hasMap: false, names: ['01001'] })
})
