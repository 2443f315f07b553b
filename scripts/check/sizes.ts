import * as z from 'zod'

const chunk = z.object({
  file: z.string(),
  imports: z.array(z.string()).optional(),
  isEntry: z.boolean().optional(),
  isDynamicEntry: z.boolean().optional(),
})
export const viteManifest = z.record(z.string(), chunk)
export type Manifest = z.infer<typeof viteManifest>

/** kB of script after brotli, with all that is imported statically. A page with React begins at about 100: portal pages have none. */
const budgets = { portal: { aim: 5, kB: 60 }, login: { aim: 100, kB: 120 }, dashboard: { aim: 165, kB: 188 } } as const
type PageKind = keyof typeof budgets
/** A page with a bound of its own keeps it until it is this far beneath its kind's: what every page carries moves by tenths of a kB. */
const slackKB = 2
/** What stands around a page; around the sign-in nothing does. */
const shells: Readonly<Record<PageKind, readonly string[]>> = {
  portal: ['web/shells/portal.tsx'],
  login: [],
  dashboard: ['web/shells/dashboard.tsx', 'web/shells/dashboardPage.tsx'],
}
/** What draws the pages of the dashboard that have no screen of their own: home alone begins without it. */
const genericPages = new Set(['web/generic/RecordList.tsx', 'web/generic/RecordForm.tsx', 'web/shells/dashboard/PlaceTabs.tsx'])
const routeSuffix = '?__react-router-build-client-route'

export interface PageSize {
  readonly page: string
  readonly kind: PageKind
  readonly kB: number
}
/** What sizes.ts cannot read off the manifest. */
export interface Built {
  /** Bytes of a file of the build after brotli. */
  weigh(file: string): number
  /** Whether a page says `handle = { interactive: true }`, so that React is loaded for it. */
  isInteractive(page: string): boolean
  /** The definitions of kinds of records that a file of the build holds, as files of the repository. */
  definitionsIn(file: string): readonly string[]
  /** The small scripts of a page without React, as files of the build. */
  smallScripts(page: string): string[]
}

/** The script that each page loads: every route, and every screen that a front door names by `import()`. */
export function pageSizes(manifest: Manifest, built: Built): PageSize[] {
  return Object.entries(manifest).flatMap(([key, { isDynamicEntry }]) => {
    const page = key.replace(routeSuffix, '')
    const isPage = key.endsWith(routeSuffix) ? !isShell(page) : isDynamicEntry === true && (isScreen(page) || genericPages.has(page))
    if (!isPage) return []
    const kind = kindOf(page, built)
    const files = built.isInteractive(page) || kind === 'dashboard' ? filesWithReact(manifest, key, kind) : built.smallScripts(page)
    return [{ page, kind, kB: [...new Set(files)].reduce((sum, file) => sum + built.weigh(file), 0) / 1000 }]
  })
}

/**
 * Definitions that come with every page of the dashboard, as faults: with a hundred kinds of records each page would load all of them.
 * Each page loads those that it shows.
 */
export function definitionsEverywhere(manifest: Manifest, built: Built): string[] {
  return filesWithReact(manifest, `web/shells/dashboardPage.tsx${routeSuffix}`, 'dashboard')
    .flatMap(file => built.definitionsIn(file))
    .map(
      file =>
        `${file} comes with every page of the dashboard: its front door names it in its pages only, and what the desk asks of every kind is kernel/kind.ts`,
    )
}

function isShell(page: string): boolean {
  return page === 'web/shells/root.tsx' || Object.values(shells).some(([shell]) => shell === page)
}

function isScreen(page: string): boolean {
  return /\.(?:portal|dashboard)\.tsx$/.test(page)
}

function kindOf(page: string, built: Built): PageKind {
  if (page.endsWith('.dashboard.tsx') || genericPages.has(page) || shells.dashboard.includes(page)) return 'dashboard'
  return page.endsWith('.portal.tsx') || !built.isInteractive(page) ? 'portal' : 'login'
}

function filesWithReact(manifest: Manifest, page: string, kind: PageKind): string[] {
  const seen = new Set<string>()
  const add = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    manifest[key]?.imports?.forEach(add)
  }
  const entry = Object.keys(manifest).filter(key => key.endsWith('entry.client.tsx'))
  const around = ['web/shells/root.tsx', ...shells[kind]].map(shell => shell + routeSuffix)
  for (const key of [...entry, ...around, page]) add(key)
  return [...seen].flatMap(key => manifest[key]?.file ?? [])
}

/** The spread and the three heaviest of each kind, and the pages beyond their bound. */
export function sizeReport(pages: readonly PageSize[], heavier: readonly { readonly page: string; readonly kB: number }[]) {
  const notes = Object.entries(budgets).flatMap(([kind, { aim, kB }]) => {
    const sorted = pages.filter(page => page.kind === kind).sort((a, b) => b.kB - a.kB)
    const named = sorted.slice(0, 3).map(page => `  ${page.kB.toFixed(1)} kB ${page.page}`)
    return [`${kind}: ${sorted.length} pages, aim ${aim} kB, at most ${kB} kB`, ...named]
  })
  const boundOf = ({ page, kind }: PageSize) => heavier.find(entry => entry.page === page)?.kB ?? budgets[kind].kB
  const over = pages
    .filter(page => page.kB > boundOf(page))
    .map(page => `${page.page}: ${page.kB.toFixed(1)} kB of script, at most ${boundOf(page)}`)
  const needless = heavier.filter(({ page }) => !pages.some(found => found.page === page && found.kB > budgets[found.kind].kB - slackKB))
  const twice = heavier.filter(({ page }, index) => heavier.findIndex(entry => entry.page === page) < index)
  return {
    notes,
    faults: [
      ...over,
      ...needless.map(({ page }) => `scripts/check/exceptions.ts lists ${page}, which needs no bound of its own`),
      ...twice.map(({ page }) => `scripts/check/exceptions.ts lists ${page} twice`),
    ],
  }
}
