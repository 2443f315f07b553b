import { computed, type Import, targetOf } from './imports.ts'
import { type Kind, type Place, placeOf } from './places.ts'

/** What a file is to the one that imports it. */
type Relation =
  | 'kernel'
  | 'insideKernel'
  | 'server'
  | 'web'
  | 'define'
  | 'own'
  | 'door'
  | 'serverDoor'
  | 'private'
  | 'foundation'
  | 'shells'
  | 'catalogue'
  | 'catalogueServer'
  | 'catalogueTexts'
  | 'main'
  | 'tooling'
  | 'nowhere'

const belowBothSides = ['kernel', 'define', 'web', 'door', 'private'] satisfies Relation[]
const belowServerSide = [...belowBothSides, 'server', 'serverDoor', 'catalogue', 'catalogueTexts'] satisfies Relation[]

/** The import table. What a row does not name is refused. */
const mayImport: Record<Kind, readonly Relation[] | 'anything'> = {
  kernel: ['kernel'],
  server: ['server', 'kernel'],
  web: ['web', 'kernel'],
  define: ['kernel', 'foundation'],
  rule: ['define', 'own', 'door'],
  serverRule: ['define', 'own', 'door', 'server', 'serverDoor'],
  screen: ['define', 'own', 'door', 'web'],
  catalogue: belowBothSides,
  catalogueServer: belowServerSide,
  // The texts of the shells are the ministry's to change like all others.
  catalogueTexts: [...belowBothSides, 'shells'],
  shells: [...belowBothSides, 'catalogue', 'shells'],
  shellsServer: [...belowServerSide, 'catalogueServer', 'shells'],
  // main.ts starts program.ts, which puts the demonstration together.
  main: [...belowServerSide, 'catalogueServer', 'shells', 'main'],
  asset: [],
  nowhere: [],
  tooling: 'anything',
}

/** Whose front doors an area may enter. An area that is missing here may enter none: forgetting fails safe. */
const mayEnter = new Map<string, readonly string[] | 'all'>([
  ['admin', []],
  ['places', ['admin']],
  ['evaluation', ['admin', 'places']],
  ['portal', ['admin', 'places']],
  ['plans', ['admin', 'places']],
  ['economy', ['admin', 'places', 'evaluation', 'portal']],
  ['tenders', ['admin', 'places', 'evaluation', 'plans', 'portal']],
  ['reports', 'all'],
])

/** Their names are what define.ts tells the kernel, so they stand on the kernel itself. */
const foundations: readonly string[] = ['admin/roles', 'admin/lookupCodes', 'places/hierarchy']

const rowsInWords: Partial<Record<Kind, string>> = {
  kernel: 'the kernel imports nothing of ours',
  server: 'server/ takes the catalogue as an argument: it may import kernel/ and itself only',
  web: 'web/ui, web/fields and web/generic may import kernel/ and each other only',
  define: 'define.ts may import kernel/ and types of the front doors roles, lookupCodes and hierarchy only',
}
const refusals: Record<Relation, string> = {
  kernel: 'modules reach the kernel through modules/define.ts, which has told it the ministry’s names',
  insideKernel: 'kernel/kernel.ts is the only door of the kernel',
  server: 'only a *.server.ts may import server/',
  web: 'only a screen (*.portal.tsx, *.dashboard.tsx) may import web/',
  define: 'define.ts takes its names from this front door: import kernel/kernel.ts here',
  own: 'this file has no place from which to import',
  door: 'this file has no place from which to enter a capability',
  serverDoor: 'only a *.server.ts may enter the server side of a capability',
  private: 'private: the file that carries the folder’s name is the door, everything else is inside',
  foundation: 'only define.ts stands on the foundations',
  shells: 'nobody imports web/shells',
  catalogue: 'nobody imports the catalogue: what reads it takes it as an argument',
  catalogueServer: 'nobody imports the catalogue: what reads it takes it as an argument',
  catalogueTexts: 'nobody imports the catalogue: what reads it takes it as an argument',
  main: 'nobody imports main.ts',
  tooling: 'the product does not import its tests and tools',
  nowhere: 'the import table has no row for that file',
}

/**
 * What is wrong with the imports of one file, each with the rule that it breaks. Looks at paths only: the files need not exist.
 * @param file path from the root of the repository
 */
export function problemsOf(file: string, imports: readonly Import[]): string[] {
  const from = placeOf(file)
  if (from.kind === 'nowhere') return [reasonForNoPlace(from)]
  return imports.flatMap(how => {
    const reason = reasonAgainst(from, how)
    return reason ? [`${how.specifier}: ${reason}`] : []
  })
}

function reasonForNoPlace({ path, capability }: Place): string {
  if (capability) return 'a screen says where it runs: name it *.portal.tsx, *.block.portal.tsx or *.dashboard.tsx'
  if (path.startsWith('modules/')) return 'a file of modules/ stands in a capability: modules/<area>/<capability>/'
  if (path.startsWith('web/')) return 'web/ has four folders: ui, fields, generic and shells'
  return 'the import table has no row for this file'
}

function reasonAgainst(from: Place, how: Import): string | undefined {
  if (from.kind === 'tooling') return undefined
  if (how.specifier === computed) return isOnTop(from) ? undefined : 'write the name out, so that the table can read it'
  if (/^(?:[/~#]|@\/|file:)/.test(how.specifier)) return 'write a relative path, so that the table can read it'
  const path = targetOf(from.path, how.specifier)
  if (path === undefined) return undefined
  if (path.startsWith('../')) return 'this leads out of the repository'
  if (!/\.\w+$/.test(path) || /\.(?:server|portal|dashboard)$/.test(path))
    return 'write the file’s extension: Node looks for exactly this name'
  const to = placeOf(path)
  return (
    reasonBySide(from, to) ??
    reasonByNode(from, to, how) ??
    reasonByImportCall(from, to, how) ??
    reasonByRow(from, to, how) ??
    reasonByArea(from, to)
  )
}

function isOnTop({ kind }: Place): boolean {
  return kind === 'catalogue' || kind === 'catalogueServer' || kind === 'shells' || kind === 'shellsServer' || kind === 'main'
}

function reasonBySide(from: Place, to: Place): string | undefined {
  if (from.isServerOnly || !to.isServerOnly || from.kind === 'kernel' || to.kind === 'main') return undefined
  const what = to.kind === 'server' ? 'server/' : 'a *.server.ts'
  return `a file that reaches the browser may not import ${what}, not even a type: the contract stands in the .ts`
}

/** Node runs `.ts` as it stands and knows no JSX; screens are Vite's. */
function reasonByNode(from: Place, to: Place, how: Import): string | undefined {
  const isLoadedByNode = from.path.endsWith('.ts') && !from.path.startsWith('web/')
  const isLeftToTheBrowser = how.dynamic && (from.kind === 'rule' || from.kind === 'catalogue')
  if (!isLoadedByNode || isLeftToTheBrowser || /\.(?:ts|json)$/.test(to.path)) return undefined
  if (to.path.endsWith('.tsx')) return 'nothing that Node loads imports a .tsx: a front door names its screens by import()'
  return 'Node loads this file and can load .ts and .json only'
}

function reasonByImportCall(from: Place, to: Place, how: Import): string | undefined {
  if (!how.dynamic || !(from.kind === 'rule' || from.kind === 'serverRule' || from.kind === 'define')) return undefined
  const namesItsScreen = from.kind === 'rule' && from.isDoor && to.kind === 'screen' && to.capability === from.capability
  return namesItsScreen ? undefined : 'the one import() is that of a front door, to name its own screens and blocks'
}

function reasonByRow(from: Place, to: Place, how: Import): string | undefined {
  const relation = relationOf(from, to)
  const row = rowOf(from)
  if (row === 'anything') return undefined
  if (!row.includes(relation)) return relation === 'insideKernel' ? refusals.insideKernel : (rowsInWords[from.kind] ?? refusals[relation])
  if (relation === 'foundation' && !how.typeOnly) return 'define.ts may import only types of a front door: write import type'
  if (from.path.endsWith('.portal.tsx') && to.path.endsWith('.dashboard.tsx'))
    return 'a dashboard screen is empty on the server: a portal page may not import it'
  return undefined
}

function rowOf(from: Place): readonly Relation[] | 'anything' {
  const row = mayImport[from.kind]
  if (row === 'anything' || !isFoundation(from) || from.kind === 'screen') return row
  const isNamedByDefine = from.kind === 'rule' && from.isDoor
  return [...row.filter(relation => !(isNamedByDefine && relation === 'define')), 'kernel']
}

function isFoundation({ capability }: Place): boolean {
  return capability !== undefined && foundations.includes(capability)
}

function relationOf(from: Place, to: Place): Relation {
  if (to.kind === 'kernel') return from.kind === 'kernel' || to.path === 'kernel/kernel.ts' ? 'kernel' : 'insideKernel'
  if (to.kind === 'shellsServer') return 'shells'
  if (to.kind !== 'rule' && to.kind !== 'serverRule' && to.kind !== 'screen' && to.kind !== 'asset') return to.kind
  if (to.capability === undefined) return 'nowhere'
  if (to.capability === from.capability) return 'own'
  if (!to.isDoor) return 'private'
  if (to.kind === 'serverRule') return 'serverDoor'
  return from.kind === 'define' && isFoundation(to) ? 'foundation' : 'door'
}

function reasonByArea(from: Place, to: Place): string | undefined {
  if (from.area === undefined || to.area === undefined || from.area === to.area) return undefined
  const allowed = mayEnter.get(from.area)
  if (allowed === undefined) return `the area ${from.area} is not in the table of areas, so it may enter no other`
  if (allowed === 'all' || allowed.includes(to.area)) return undefined
  return `${from.area} may enter ${allowed.length ? allowed.join(', ') : 'no other area'}, not ${to.area}`
}
