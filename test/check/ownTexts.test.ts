import { describe, expect, test } from 'vitest'
import { importsOf } from '../../scripts/check/imports.ts'
import { arabicFaults, unsentTexts } from '../../scripts/check/ownTexts.ts'
import { sourceOf } from '../../scripts/check/source.ts'
import { isSentToBrowser } from '../../web/generic/ownTexts.ts'

const sourcesOf = (files: Readonly<Record<string, string>>) => Object.entries(files).map(([path, text]) => sourceOf({ path, text }))

describe('Arabic in screens', () => {
  const faultsIn = (path: string, text: string) => arabicFaults(sourcesOf({ [path]: text }), [])

  test.each([
    ['a pair in a screen', 'modules/a/b/b.dashboard.tsx', "const label = ['الحالة', 'State']"],
    ['a template', 'modules/a/b/b.block.portal.tsx', 'const said = `في سنة ${year}`'],
    ['what stands between tags', 'web/shells/x.tsx', 'const x = <p>الصفحة</p>'],
    ['an attribute', 'web/ui/X.tsx', 'const x = <nav aria-label="القائمة" />'],
    ['a menu', 'web/shells/portal/menu.ts', "export const menu = [{ label: ['الأخبار', 'News'], path: '/news' }]"],
  ])('%s is refused', (_what, path, text) => {
    expect(faultsIn(path, text)).toEqual([expect.stringMatching(`^${path}:1 .*: a text of the interface is made by interfaceTexts$`)])
  })

  test.each([
    ['a text of the interface', 'web/shells/texts.ts', "export const x = interfaceTexts('x', { news: ['الأخبار', 'News'] })"],
    ['a text with a number', 'web/shells/texts.ts', "const n: Plural = { ar: { zero: 'لا أخبار' }, en: { one: '{n} item' } }"],
    ['a comma', 'web/ui/X.tsx', "const joined = names.join(lang === 'ar' ? '، ' : ', ')"],
    ['a comment', 'web/ui/X.tsx', '// «الأخبار»\nconst x = 1'],
    ['a pattern', 'web/ui/X.tsx', 'const parts = name.split(/ وال/)'],
    ['a label of a definition', 'modules/a/b/b.ts', "export const b = resource('b', { label: ['سجل', 'Record'] })"],
    ['a test', 'web/generic/x.test.ts', "expect(said).toBe('الأخبار')"],
  ])('%s is none', (_what, path, text) => {
    expect(faultsIn(path, text)).toEqual([])
  })

  test('what is listed is as many as the list says, no more and no fewer', () => {
    const sources = sourcesOf({ 'web/ui/X.tsx': "const x = ['السرو', 'النخل']" })
    const listing = (count: number) => arabicFaults(sources, [{ file: 'web/ui/X.tsx', count, reason: 'names' }])
    expect(listing(2)).toEqual([])
    expect(listing(1)).toEqual(['scripts/check/exceptions.ts allows 1 Arabic texts in web/ui/X.tsx, which has 2'])
    expect(arabicFaults([], [{ file: 'web/ui/Y.tsx', count: 1, reason: 'gone' }])).toHaveLength(1)
  })
})

describe('texts that are said in the browser', () => {
  const portalTexts = "export const pageTexts = interfaceTexts('portal.page', {})\nexport const deskTexts = interfaceTexts('desk', {})"
  const faultsIn = (files: Readonly<Record<string, string>>) => {
    const sources = sourcesOf(files)
    return unsentTexts(sources, new Map(sources.map(source => [source.path, importsOf(source)])), isSentToBrowser)
  }

  test.each([
    ['a screen of the desk', { 'modules/a/b/b.dashboard.tsx': "import { pageTexts } from './texts.ts'" }],
    [
      'what it loads later',
      { 'modules/a/b/b.dashboard.tsx': "import('./part.tsx')", 'modules/a/b/part.tsx': "import { pageTexts } from './texts.ts'" },
    ],
    [
      'a page with React',
      { 'web/shells/x.tsx': "import { pageTexts } from '../../modules/a/b/texts.ts'\nexport const handle = { interactive: true }" },
    ],
    ['the page of an error', { 'web/shells/root.tsx': "import { pageTexts } from '../../modules/a/b/texts.ts'" }],
  ])('%s may not say a text of a page of the portal', (_what, files) => {
    expect(faultsIn({ 'modules/a/b/texts.ts': portalTexts, ...files })).toEqual([
      expect.stringMatching(/^\S+:1 pageTexts: own texts of portal\.page do not come to pages with React/),
    ])
  })

  test('a word by its own name and a text with a number belong to their area too', () => {
    const texts = `const words = interfaceTexts('portal.page', {})
      export const { say: wordOf } = words
      export const newsCount: Plural = {}
      export const counts = interfaceCounts('portal.page', { newsCount })`
    const faults = faultsIn({
      'modules/a/b/texts.ts': texts,
      'modules/a/b/b.dashboard.tsx': "import { wordOf, newsCount } from './texts.ts'",
    })
    expect(faults).toHaveLength(2)
  })

  test('the desk’s own, types, pages of the portal and what is sent for the page of an error are allowed', () => {
    expect(
      faultsIn({
        'modules/a/b/texts.ts': `${portalTexts}\nexport const headTexts = interfaceTexts('portal.head', {})\nexport type Word = string`,
        'modules/a/b/b.ts': "export const show = () => import('./b.portal.tsx')",
        'modules/a/b/b.portal.tsx': "import { pageTexts } from './texts.ts'",
        'modules/a/b/b.dashboard.tsx': "import { b } from './b.ts'\nimport { deskTexts, type Word } from './texts.ts'",
        'web/shells/root.tsx': "import { headTexts } from '../../modules/a/b/texts.ts'",
      }),
    ).toEqual([])
  })

  test('the script of the portal says none at all', () => {
    expect(
      faultsIn({
        'modules/a/b/texts.ts': portalTexts,
        'web/generic/enhance.ts': "import('./hours.ts')",
        'web/generic/hours.ts': "import { deskTexts } from '../../modules/a/b/texts.ts'",
      }),
    ).toEqual(['web/generic/hours.ts:1 deskTexts: the script of the portal knows no own texts'])
  })
})
