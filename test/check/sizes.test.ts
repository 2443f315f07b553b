import { describe, expect, test } from 'vitest'
import { type Built, definitionsEverywhere, type Manifest, pageSizes, sizeReport } from '../../scripts/check/sizes.ts'

describe('the script of a page', () => {
  const route = (file: string) => `${file}?__react-router-build-client-route`
  const page = {
    home: 'web/shells/home.portal.tsx',
    form: 'modules/portal/contact/form.portal.tsx',
    list: 'modules/portal/content/news.dashboard.tsx',
    desk: 'web/shells/dashboardPage.tsx',
    generic: 'web/generic/RecordForm.tsx',
    login: 'web/shells/login.tsx',
  }
  const manifest: Manifest = {
    'node_modules/x/entry.client.tsx': { file: 'entry.js', imports: ['_react.js'] },
    '_react.js': { file: 'react.js', imports: ['node_modules/x/entry.client.tsx'] },
    [route('web/shells/root.tsx')]: { file: 'root.js' },
    [route('web/shells/portal.tsx')]: { file: 'portal.js' },
    [route('web/shells/dashboard.tsx')]: { file: 'dashboard.js', imports: ['_table.js'] },
    '_table.js': { file: 'table.js' },
    [route(page.home)]: { file: 'home.js', imports: ['_react.js'] },
    [route(page.form)]: { file: 'form.js' },
    [route(page.login)]: { file: 'login.js' },
    [route(page.desk)]: { file: 'desk.js', imports: ['_table.js'] },
    [page.generic]: { file: 'form-of-all.js', isDynamicEntry: true },
    [page.list]: { file: 'list.js', isDynamicEntry: true, imports: ['_table.js'] },
  }
  const weights: Record<string, number> = {
    'entry.js': 5000,
    'react.js': 60_000,
    'root.js': 1000,
    'portal.js': 100,
    'dashboard.js': 1000,
    'table.js': 30_000,
    'form.js': 900,
    'list.js': 2000,
    'login.js': 700,
    'desk.js': 2500,
    'form-of-all.js': 8000,
    'enhance.js': 400,
  }
  const built: Built = {
    weigh: file => weights[file] ?? 0,
    isInteractive: name => [page.form, page.login, page.desk].includes(name),
    smallScripts: () => ['enhance.js'],
    definitionsIn: file => (file === 'form-of-all.js' ? ['modules/places/water/waterYear.ts'] : []),
  }

  test('is its small scripts, or React and all that is imported with it', () => {
    expect(pageSizes(manifest, built)).toEqual([
      { page: page.home, kind: 'portal', kB: 0.4 },
      { page: page.form, kind: 'portal', kB: 67 },
      { page: page.login, kind: 'login', kB: 66.7 },
      { page: page.desk, kind: 'dashboard', kB: 99.5 },
      { page: page.generic, kind: 'dashboard', kB: 107.5 },
      { page: page.list, kind: 'dashboard', kB: 101.5 },
    ])
  })

  test('holds the definition of a kind where a page shows it, never what all pages of the dashboard load', () => {
    expect(definitionsEverywhere(manifest, built)).toEqual([])
    const everywhere = { ...built, definitionsIn: (file: string) => (file === 'table.js' ? ['modules/portal/content/news.ts'] : []) }
    expect(definitionsEverywhere(manifest, everywhere)).toEqual([expect.stringMatching(/^modules\/portal\/content\/news\.ts comes with/)])
  })

  test('has a bound by its kind, and a list of exceptions that stays true', () => {
    const sizes = pageSizes(manifest, built)
    expect(sizeReport(sizes, []).faults).toEqual([`${page.form}: 67.0 kB of script, at most 60`])
    expect(sizeReport(sizes, [{ page: page.form, kB: 70 }]).faults).toEqual([])
    expect(
      sizeReport(sizes, [
        { page: page.form, kB: 70 },
        { page: page.home, kB: 70 },
      ]).faults,
    ).toEqual([expect.stringContaining('needs no bound')])
    expect(
      sizeReport(sizes, [
        { page: page.form, kB: 70 },
        { page: page.form, kB: 72 },
      ]).faults,
    ).toEqual([expect.stringContaining('form.portal.tsx twice')])
  })
})
