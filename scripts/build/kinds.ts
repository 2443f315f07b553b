import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import { kindOf, type AnyResource, type Kind } from '../../kernel/kernel.ts'

/** The file of the desk that a build writes out. */
export const kindsFile = 'web/shells/dashboard/kinds.ts'

/** A definition, and the file that it stands in. */
export interface Home {
  readonly kind: Kind
  /** From the root of the repository. */
  readonly file: string
  /** The name that it is exported under there. */
  readonly exported: string
}

/** Every definition of the catalogue, with its home. @throws when a file of modules/ does not export one as a constant */
export async function findHomes(root: string): Promise<readonly Home[]> {
  const { resources } = await load<{ resources: readonly AnyResource[] }>(root, 'catalogue.ts')
  const sources = globSync('modules/**/*.ts', { cwd: root, exclude: ['**/*.server.ts', '**/*.test.ts', '**/demonstration/**'] })
    .map(path => path.replaceAll('\\', '/'))
    .map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  return Promise.all(
    resources.map(async resource => {
      for (const { path, text } of sources.filter(source => source.text.includes(`'${resource.name}'`))) {
        const exported = Object.entries(await load<Record<string, unknown>>(root, path)).find(([, value]) => value === resource)?.[0]
        if (exported !== undefined && text.includes(`export const ${exported} `)) return { kind: kindOf(resource), file: path, exported }
      }
      throw new Error(`no file of modules/ says «export const …» of the definition ${resource.name}`)
    }),
  )
}

function load<T>(root: string, path: string): Promise<T> {
  return import(pathToFileURL(join(root, path)).href)
}

/** What every page knows of every kind, as data; each definition is a file by itself that is asked for when its page opens. */
export function kindsText(root: string, homes: readonly Home[]): string {
  const loads = homes.map(
    ({ kind, file, exported }) => `${kind.name}:()=>import(${JSON.stringify(posix.join(root, file))}).then(f=>f.${exported})`,
  )
  return `export const kinds=${JSON.stringify(homes.map(({ kind }) => kind))}\nexport const definitions={${loads.join(',')}}\n`
}
