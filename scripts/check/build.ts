import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { posix } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import * as z from 'zod'
import { type Import, targetOf } from './imports.ts'
import { type Built, type Manifest, viteManifest } from './sizes.ts'
import type { Source } from './source.ts'

const folder = 'build/client'
const manifestFile = `${folder}/.vite/manifest.json`
const definitionsFile = `${folder}/.vite/definitions.json`
const heldDefinitions = z.record(z.string(), z.array(z.string()))

/** What Vite wrote about the last build, if there is one. */
export function findManifest(): Manifest | undefined {
  return existsSync(manifestFile) ? viteManifest.parse(JSON.parse(readFileSync(manifestFile, 'utf8'))) : undefined
}

/** The last build, seen together with the sources that it was made of. */
export function lastBuild(sources: readonly Source[], imports: ReadonlyMap<string, readonly Import[]>): Built {
  const texts = new Map(sources.map(({ path, text }) => [path, text]))
  const weights = new Map<string, number>()
  const held = heldDefinitions.parse(JSON.parse(readFileSync(definitionsFile, 'utf8')))
  return {
    definitionsIn: file => held[file] ?? [],
    weigh(file) {
      const weight = weights.get(file) ?? weightOf(`${folder}/${file}`)
      weights.set(file, weight)
      return weight
    },
    isInteractive: page => /\bhandle\b[^\n]*\binteractive:\s*true/.test(texts.get(page) ?? ''),
    smallScripts: page =>
      ['web/shells/root.tsx', 'web/shells/portal.tsx', page].flatMap(file => workersBehind(file, imports)).flatMap(builtAs),
  }
}

function weightOf(file: string): number {
  return existsSync(`${file}.br`) ? statSync(`${file}.br`).size : brotliCompressSync(readFileSync(file)).length
}

/** Names of the scripts that a page gets by `import url from './x.ts?worker&url'`, itself or through what it imports. */
function workersBehind(page: string, imports: ReadonlyMap<string, readonly Import[]>): string[] {
  const workers = new Set<string>()
  const seen = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    for (const { specifier, dynamic, typeOnly } of imports.get(file) ?? []) {
      const target = dynamic || typeOnly ? undefined : targetOf(file, specifier)
      if (target === undefined) continue
      if (specifier.includes('?worker')) workers.add(posix.basename(target).replace(/\.\w+$/, ''))
      else visit(target)
    }
  }
  visit(page)
  return [...workers]
}

function builtAs(name: string): string[] {
  return readdirSync(`${folder}/assets`)
    .filter(file => file.startsWith(`${name}-`) && /^[\w-]{8}\.js$/.test(file.slice(name.length + 1)))
    .map(file => `assets/${file}`)
}

/** All stylesheets of the build, one after the other. */
export function builtStyles(): string {
  const assets = `${folder}/assets`
  const sheets = readdirSync(assets).filter(file => file.endsWith('.css'))
  return sheets.map(file => readFileSync(`${assets}/${file}`, 'utf8')).join('\n')
}
