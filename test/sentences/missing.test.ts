import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { missing } from './catalogue.ts'

const root = join(import.meta.dirname, '../..')
const sources = globSync('{kernel,server,modules,web}/**/*.{ts,tsx}', { cwd: root })
  .filter(path => !/\.test\.|\/demonstration\//.test(path))
  .map(path => readFileSync(join(root, path), 'utf8'))

test('the sentences that wait for their screen are said nowhere yet, and are named', () => {
  console.log(`missing sentences of the catalogue:\n${missing.map(([sentence]) => `  ${sentence}`).join('\n')}`)
  const said = missing.filter(([, words]) => sources.some(source => words.test(source)))
  expect(said.map(([sentence]) => `${sentence}: it is said now, bring it about in a browser and take it off the list`)).toEqual([])
})
