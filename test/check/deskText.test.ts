import { expect, test } from 'vitest'
import { deskText } from '../../scripts/build/deskText.ts'
import { findHomes } from '../../scripts/build/kinds.ts'
import { resources } from '../../catalogue.ts'
import { kindOf } from '../../kernel/kernel.ts'

const homes = await findHomes(new URL('../..', import.meta.url).pathname)
const door = (text: string) => deskText('modules/portal/content/content.ts', text, homes).replace(/\s+/g, ' ').trim()

test('every definition of the catalogue has a file of its own, and what is known of it everywhere is data', () => {
  expect(homes.map(({ kind }) => kind.name)).toEqual(resources.map(({ name }) => name))
  const kinds = resources.map(kindOf)
  expect(JSON.parse(JSON.stringify(kinds))).toEqual(kinds)
})

test.each([
  ['list: news', 'list: {name:"news"}'],
  ['form: news', 'form: {name:"news"}'],
  ['tabs: [news]', 'tabs: [{name:"news"}]'],
])('a page names what stands on it: %s', (given, expected) => {
  expect(door(`import { news } from './news.ts'\nexport { news }\nexport const p = pages({ news: { ${given} } })`)).toBe(
    `export const p = pages({ news: { ${expected} } })`,
  )
})

test('a definition that is called otherwise than its constant is named by its own name', () => {
  expect(door("import { lookupValue } from './lookupValue.ts'\nexport const p = pages({ lookup: { list: lookupValue } })")).toBe(
    'export const p = pages({ lookup: { list: {name:"lookup"} } })',
  )
})

test('what a front door hands on of other files is not loaded with its pages', () => {
  expect(
    door(
      "import { news } from './news.ts'\nimport { block } from './block.ts'\nexport * from './all.ts'\nexport { publication } from './publication.ts'\nexport { block }\nconst own = 1\nexport { own }",
    ),
  ).toBe('const own = 1 export { own }')
})

test('a definition that a front door uses otherwise stays, so that the check finds it', () => {
  const text = "import { news as it } from './news.ts'\nexport const calls = it.name"
  expect(door(text)).toBe(text.replace('\n', ' '))
})

test('the desk’s catalogue has no list of definitions, and its pages', () => {
  const text =
    "import type { AnyResource, PageTable } from './kernel.ts'\nimport { news, newsPages } from './door.ts'\n/** All. */\nexport const resources: readonly AnyResource[] = [news]\nexport const pages: PageTable = { ...newsPages }"
  expect(deskText('catalogue.ts', text, homes).replace(/\s+/g, ' ')).toBe(
    'import type { AnyResource, PageTable } from \'./kernel.ts\' import { newsPages as newsPages } from "./door.ts" /** All. */ export const pages: PageTable = { ...newsPages }',
  )
})
