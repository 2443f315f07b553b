import { expect, test } from 'vitest'
import { findPreview, signPreview } from '../server/resources/previewLink.ts'

const key = new Uint8Array(32).fill(7)
const preview = {
  kind: 'news',
  id: '0b8f6c1e-1111-4222-8333-444455556666',
  userId: '9a8f6c1e-1111-4222-8333-444455556666',
  expiresAt: 1_000_000,
}

test('a link tells what it shows until it ends', () => {
  const link = signPreview(key, preview)
  expect(findPreview(key, link, 999_999)).toEqual(preview)
  expect(findPreview(key, link, 1_000_000)).toBeUndefined()
})

test.each([
  ['another kind', (link: string) => link.replace('news', 'ads')],
  ['another item', (link: string) => link.replace('0b8f', '0b8e')],
  ['a later end', (link: string) => link.replace('.1000000.', '.2000000.')],
  ['another signature', (link: string) => `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`],
  ['something else', () => 'news'],
])('%s opens nothing', (_what, changed) => {
  expect(findPreview(key, changed(signPreview(key, preview)), 0)).toBeUndefined()
})

test('nor does a link of another installation', () => {
  expect(findPreview(new Uint8Array(32).fill(8), signPreview(key, preview), 0)).toBeUndefined()
})
