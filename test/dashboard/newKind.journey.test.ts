import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeOf } from '../axe.ts'
import { cleanUp, launch, root } from '../guarantees/launch.ts'
import { cloneDatabase, type TestDatabase } from '../world.ts'
import { choose, eventually, inTurn, startDesk, type Desk } from './desk.ts'

// The example of ARCHITECTURE, word for word, in a copy of the program: a kind of record beside the yearly sheets of water.
let desk: Desk
let database: TestDatabase
const folder = mkdtempSync(join(tmpdir(), 'mahalli-kind-'))

beforeAll(async () => {
  copyProgram()
  addExample()
  run('scripts/migration.ts', 'water_sources')
  run('node_modules/.bin/react-router', 'build')
  database = await cloneDatabase()
  desk = await startDesk(async () => {
    const program = launch(
      { DATABASE_URL: database.appUrl, DATABASE_OWNER_URL: database.ownerUrl, MAHALLI_DATA: join(folder, 'data') },
      { folder },
    )
    return { url: await program.url, database, stop: async () => undefined }
  })
}, 240_000)
afterAll(async () => {
  await desk?.close()
  await cleanUp()
  await database?.drop()
  rmSync(folder, { recursive: true, force: true })
})

const left = new Set(['node_modules', 'build', 'data', '.git', '.react-router', 'docs'].map(name => join(root, name)))

function copyProgram(): void {
  cpSync(root, folder, { recursive: true, filter: from => !left.has(from) })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
}

/** Does what ARCHITECTURE says under «Add a kind of record». */
function addExample(): void {
  const said = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')
  const [, example = ''] = /```ts\n((?:import [^\n]*\n)+\nexport const waterSource = [^]*?)```/.exec(said) ?? []
  const capability = 'modules/places/water'
  writeFileSync(join(folder, capability, 'waterSource.ts'), example)
  change(
    `${capability}/water.ts`,
    "import { waterYear } from './waterYear.ts'",
    line => `import { waterSource } from './waterSource.ts'\n${line}`,
  )
  change(`${capability}/water.ts`, 'export { waterYear }', () => 'export { waterSource, waterYear }')
  const tabs = /`(tabs: \[[^\]]*\])`/.exec(said)?.[1] ?? ''
  change(`${capability}/water.ts`, 'tabs: [waterYear]', () => tabs)
  change('catalogue.ts', 'waterPages, waterYear }', () => 'waterPages, waterSource, waterYear }')
  change('catalogue.ts', '  waterYear,\n', line => `${line}  waterSource,\n`)
}

function change(file: string, line: string, to: (line: string) => string): void {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  if (!text.includes(line)) throw new Error(`${file} no longer says: ${line}`)
  writeFileSync(path, text.replace(line, to))
}

function run(script: string, argument: string): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, script), argument], { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${script} ${argument}\n${stdout}${stderr}`)
}

test.each(inTurn('en'))('a register stands beside the yearly sheets: records are added, found, changed and deleted on its tab (%s)', lang =>
  desk.visit({ lang, who: 'dataEntry', options: { viewport: { width: 1440, height: 900 } } }, async page => {
    const say = (ar: string, en: string) => (lang === 'ar' ? ar : en)
    const well = await desk.lookup('waterSourceType', 'authorityWell')
    const name = `بئر البلدة ${lang}`
    await page.goto(`/dashboard/water/${desk.places.get('01001') ?? ''}`)
    await page
      .getByRole('button', { name: say('إضافة سنة', 'Add a year') })
      .first()
      .waitFor()
    await page.getByRole('tab', { name: say('مصادر المياه', 'Water sources') }).click()
    await page
      .getByRole('button', { name: say('إضافة مصدر مياه', 'Add water source') })
      .first()
      .click()
    await page.getByLabel(say('رقم المصدر', 'Source number')).fill(`W-${lang}`)
    await page.getByLabel(say('اسم المصدر (العربية)', 'Name (Arabic)')).fill(name)
    await choose(page, say('نوع المصدر', 'Type'), well[lang])
    expect(await axeOf(page)).toEqual([])
    await page.getByRole('button', { name: say('حفظ', 'Save'), exact: true }).click()
    await page.getByText(say('تمت الإضافة بنجاح', 'Added successfully')).waitFor()
    await page.getByRole('link', { name: say('العودة إلى القائمة', 'Back to the list') }).click()
    await page.getByRole('rowheader', { name }).waitFor()
    expect(await axeOf(page)).toEqual([])
    await page.reload()
    await page.getByRole('searchbox').fill(lang)
    await page.waitForURL(/tab=waterSource.*filter=/)
    await eventually(() => page.getByRole('rowheader').allInnerTexts()).toEqual([name])
    await page.getByRole('rowheader', { name }).getByRole('link').click()
    await page.getByLabel(say('العمق', 'Depth')).fill('320.5')
    await page.getByLabel(say('العمق', 'Depth')).blur()
    await page.getByRole('button', { name: say('حفظ', 'Save'), exact: true }).click()
    await page.getByText(say('تم الحفظ بنجاح', 'Saved successfully')).waitFor()
    await page.getByRole('link', { name: say('العودة إلى القائمة', 'Back to the list') }).click()
    await page.getByRole('row', { name }).getByText('320.5').waitFor()
    await page.getByRole('button', { name: `${say('حذف', 'Delete')}: ${name}` }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('حذف', 'Delete'), exact: true })
      .click()
    await page.getByRole('rowheader', { name }).waitFor({ state: 'detached' })
  }),
)

test('who may not write there is told so on the tab too', () =>
  desk.visit({ lang: 'ar', who: 'planner' }, async page => {
    await page.goto(`/dashboard/water/${desk.places.get('01001') ?? ''}?tab=waterSource`)
    const add = page.getByRole('button', { name: 'إضافة مصدر مياه' }).first()
    await eventually(() => add.getAttribute('aria-disabled')).toBe('true')
  }))
