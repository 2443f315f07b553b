import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const documents = ['README.md', 'ARCHITECTURE.md', ...globSync('docs/decisions/*.md', { cwd: root })]

/** What stands in backticks and looks like a file or folder of ours. Examples that a reader is to write himself are named. */
const toBeWritten = new Set(['modules/places/water/waterSource.ts', './data', '/gallery', '/login', '/dashboard'])

test.each(documents)('every file that %s names is there', file => {
  const named = [...read(file).matchAll(/`([\w./-]+\/[\w./-]*|[\w-]+\.(?:ts|tsx|mjs|md|sql|json))`/g)].map(([, path = '']) => path)
  const gone = named.filter(
    path =>
      !toBeWritten.has(path) &&
      !path.startsWith('/') &&
      !path.includes('://') &&
      !existsSync(join(root, path)) &&
      globSync(`**/${path}`, { cwd: root, exclude: ['node_modules/**', 'build/**', 'data/**'] }).length === 0,
  )
  expect(gone).toEqual([])
})

test('every command that the documents name is one of package.json', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const named = documents.flatMap(file => [...read(file).matchAll(/npm (?:run )?([a-z][\w-]*)/g)].map(([, name = '']) => name))
  expect([...new Set(named)].filter(name => !(name in scripts) && name !== 'install')).toEqual([])
})

test('every setting that the program reads stands in the README, and no other', () => {
  const source = read('server/settings.ts')
  const known = [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name).filter(name => name !== 'NODE_ENV')
  const told = [...read('README.md').matchAll(/`([A-Z][A-Z0-9_]{3,})`/g)].map(([, name = '']) => name)
  expect(known.filter(name => !told.includes(name))).toEqual([])
  // Of OpenTelemetry one stands for all: they are read in server/telemetry, by their usual names.
  const others = new Set(['LOG_LEVEL', 'CHROMIUM', 'OTEL_EXPORTER_OTLP_ENDPOINT'])
  expect([...new Set(told)].filter(name => !known.includes(name) && !others.has(name) && name.includes('_'))).toEqual([])
})

test('the way to add a record that ARCHITECTURE shows takes fewer than 40 lines', () => {
  const section = read('ARCHITECTURE.md').split('## Add a kind of record')[1]?.split('\n## ')[0] ?? ''
  expect(section.split('\n').length).toBeLessThan(40)
})

test('every decision says its number and its day first', () => {
  const files = globSync('docs/decisions/*.md', { cwd: root })
  const unsaid = files.filter(file => {
    const number = /\/(\d{3})-/.exec(file)?.[1]
    return !new RegExp(`^# ${number} \\S.*\n\n\\d{4}-\\d{2}-\\d{2}\\b`).test(read(file))
  })
  expect(unsaid).toEqual([])
  expect(files.length).toBeGreaterThan(10)
})
