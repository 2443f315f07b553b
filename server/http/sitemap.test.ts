import { expect, test } from 'vitest'
import { newId } from '../resources/id.ts'
import { mostPages, urlsOf } from './sitemap.ts'
import { mostPictures } from './sitemapMedia.ts'

test('a file of pages stays within what the protocol allows, though each tells all that it may', () => {
  const id = newId()
  const film = {
    titleAr: 'ع'.repeat(200),
    titleEn: undefined,
    descriptionEn: undefined,
    player: undefined,
    descriptionAr: `${'و'.repeat(500)}${'ص'.repeat(5000)}`,
    thumbnail: newId(),
    file: newId(),
    seconds: 7200,
  }
  const media = { kind: 'knowledgeExchange', id, pictures: Array.from({ length: mostPictures }, newId), film }
  const origin = `https://${'portal.'.repeat(8)}example.ps`
  const urls = urlsOf({ path: `/knowledgeExchange/${id}`, hasEnglish: true, changedAt: new Date(0).toISOString(), media }, origin)
  expect(urls).not.toContain('ص')
  expect((urls.match(/<url>/g) ?? []).length * mostPages).toBeLessThanOrEqual(50_000)
  expect(Buffer.byteLength(urls) * mostPages).toBeLessThan(50 * 1024 * 1024)
})
