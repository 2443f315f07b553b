import * as z from 'zod'
import { isTest } from './source.ts'
import type { TextFile } from './tree.ts'

/** Absolute paths of somebody's machine. Tests may speak of the system's own folders. */
const machinePath = /(?<![\w.\-/}*)\]])\/(?:work|tmp|root)\/[\w.${-]+/g
const ownFolders = /^\/(?:tmp|root)\//
/** Papers that lie beside the repository and not in it: a comment may cite one by its title and section, never as a file. */
const foreignPaper = /\b(?:house|foundations|web-stack)\.md\b|\bweb-starter\b|\.\.\/shared\//g

/**
 * What would not be true in a clone: paths of this machine, papers that a clone does not have, a registry of packages, inexact versions.
 * @param meant words that stand in a file on purpose
 */
export function houseWordFaults(files: readonly TextFile[], meant: readonly { readonly file: string; readonly word: string }[]): string[] {
  const isMeant = (path: string, word: string) => meant.some(entry => entry.file === path && word.includes(entry.word))
  const needless = meant.filter(({ file, word }) => !files.some(({ path, text }) => path === file && text.includes(word)))
  const found = files.flatMap(file => {
    if (file.path === 'package-lock.json') return registriesIn(file, /"resolved":\s*"(https?:\/\/[^/"]+)/)
    if (file.path.endsWith('.npmrc')) return registriesIn(file, /^\s*(\S*registry\s*=.*)$/m)
    const versions = file.path === 'package.json' ? inexactVersions(file.text) : []
    return [...versions, ...wordsIn(file, isMeant)]
  })
  return [...found, ...needless.map(({ file, word }) => `scripts/check/exceptions.ts allows ${word} in ${file}, which does not have it`)]
}

function wordsIn({ path, text }: TextFile, isMeant: (path: string, word: string) => boolean): string[] {
  const paths = [...text.matchAll(machinePath)].filter(({ 0: word }) => !(isTest(path) && ownFolders.test(word)))
  return [...paths, ...text.matchAll(foreignPaper)].flatMap(({ 0: word, index }) =>
    isMeant(path, word) ? [] : [`${path}:${text.slice(0, index).split('\n').length} ${word}: a clone does not have it`],
  )
}

function registriesIn({ path, text }: TextFile, pattern: RegExp): string[] {
  const found = pattern.exec(text)?.[1]
  return found ? [`${path} names a registry (${found}): whoever installs may use another one`] : []
}

const versions = z.record(z.string(), z.string()).optional()
const manifest = z.object({ dependencies: versions, devDependencies: versions, optionalDependencies: versions, peerDependencies: versions })

function inexactVersions(text: string): string[] {
  return Object.values(manifest.parse(JSON.parse(text))).flatMap(group =>
    Object.entries(group ?? {})
      .filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
      .map(([name, version]) => `package.json: ${name} ${version} is no exact version`),
  )
}
