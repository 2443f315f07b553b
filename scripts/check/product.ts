import { problemsOf } from './boundaries.ts'
import { budgets } from './budgets.ts'
import { builtStyles, findManifest, lastBuild } from './build.ts'
import { cyclesOf, graphOf, shortestPath } from './cycles.ts'
import { arabicElsewhere, dataFiles, heavierPages, listedEscapes, listedLazy, meantWords } from './exceptions.ts'
import { frameworkFigures } from './framework.ts'
import { houseWordFaults } from './houseWords.ts'
import { type Import, importsOf } from './imports.ts'
import { unknownClasses } from './knownClasses.ts'
import { lazyFaults } from './lazyParts.ts'
import { lookFaultsInCode, plainLookFaults } from './plainLook.ts'
import { arabicFaults, unsentTexts } from './ownTexts.ts'
import { faultsInCode, sideFaults } from './sides.ts'
import { definitionsEverywhere, pageSizes, sizeReport } from './sizes.ts'
import { isSentToBrowser } from '../../web/generic/ownTexts.ts'
import { isCode, type Source, sourceOf } from './source.ts'
import type { Outcome, Step } from './steps.ts'
import type { TextFile } from './tree.ts'

/** The steps that read the sources themselves; each file is parsed once for all of them. */
export function stepsOver(files: readonly TextFile[]): Step[] {
  const sources = files.filter(({ path }) => isCode(path)).map(sourceOf)
  const stylesheets = files.filter(({ path }) => path.endsWith('.css'))
  const imports = new Map(sources.map(source => [source.path, importsOf(source)]))
  return [
    {
      name: 'imports',
      run: () => faultsOnly([...imports].flatMap(([file, named]) => problemsOf(file, named).map(problem => `${file} → ${problem}`))),
    },
    { name: 'cycles', run: () => faultsOnly([...circles(imports), ...screensThatNodeLoads(imports)]) },
    { name: 'sides', run: () => faultsOnly(lookOf(sources, stylesheets)) },
    { name: 'classes', run: () => classNames(sources) },
    { name: 'late', run: () => faultsOnly(lazyFaults(sources, listedLazy)) },
    { name: 'budgets', run: () => budgets(sources, stylesheets, { listedEscapes, dataFiles }) },
    { name: 'framework', run: () => ({ notes: frameworkFigures(sources), faults: [] }) },
    { name: 'words', run: () => faultsOnly(houseWordFaults(files, meantWords)) },
    {
      name: 'texts',
      run: () => faultsOnly([...arabicFaults(sources, arabicElsewhere), ...unsentTexts(sources, imports, isSentToBrowser)]),
    },
    { name: 'sizes', run: () => scriptSizes(sources, imports) },
  ]
}

function faultsOnly(faults: readonly string[]): Outcome {
  return { notes: [], faults }
}

function circles(imports: ReadonlyMap<string, readonly Import[]>): string[] {
  return cyclesOf(graphOf(imports)).map(path => path.join(' → '))
}

/** The table forbids this file by file; a `.ts` of web/ that main.ts loads is seen only from here. */
function screensThatNodeLoads(imports: ReadonlyMap<string, readonly Import[]>): string[] {
  const path = shortestPath(
    graphOf(imports, how => !how.typeOnly),
    'main.ts',
    file => file.endsWith('.tsx'),
  )
  return path ? [`Node would load a .tsx: ${path.join(' → ')}`] : []
}

function lookOf(sources: readonly Source[], stylesheets: readonly TextFile[]): string[] {
  const isSeen = ({ path }: TextFile) =>
    /^web\/.*\.tsx?$|^modules\/.*\.tsx$|^(?:web|modules)\/.*\.css$/.test(path) && !path.includes('.test.')
  return [
    ...sources.filter(isSeen).flatMap(source => [...faultsInCode(source), ...lookFaultsInCode(source)]),
    ...stylesheets.filter(isSeen).flatMap(file => [...sideFaults(file), ...plainLookFaults(file)]),
  ]
}

const noBuild: Outcome = { notes: ['no build to read: npm run build makes one'], faults: [] }

function classNames(sources: readonly Source[]): Outcome {
  if (!findManifest()) return noBuild
  const screens = sources.filter(({ path }) => /^(?:web|modules)\/.*\.tsx$/.test(path) && !/\.(?:test|examples)\./.test(path))
  return faultsOnly(unknownClasses(screens, builtStyles()))
}

function scriptSizes(sources: readonly Source[], imports: ReadonlyMap<string, readonly Import[]>): Outcome {
  const manifest = findManifest()
  if (!manifest) return noBuild
  const built = lastBuild(sources, imports)
  const { notes, faults } = sizeReport(pageSizes(manifest, built), heavierPages)
  return { notes, faults: [...faults, ...definitionsEverywhere(manifest, built)] }
}
