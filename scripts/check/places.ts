import { isTooling } from './source.ts'

/**
 * A row of the import table: where a file stands, read off its path alone.
 * `rule` is any `.ts` of a capability that both sides load (definitions, pages, rules), `nowhere` a file for which the table has no row.
 */
export type Kind =
  | 'kernel'
  | 'server'
  | 'web'
  | 'define'
  | 'rule'
  | 'serverRule'
  | 'screen'
  | 'asset'
  | 'catalogue'
  | 'catalogueServer'
  | 'catalogueTexts'
  | 'shells'
  | 'shellsServer'
  | 'main'
  | 'tooling'
  | 'nowhere'

export interface Place {
  readonly path: string
  readonly kind: Kind
  /** Of a file in modules/; a capability is written `places/water`. */
  readonly area?: string
  readonly capability?: string
  /** The file that carries the folder's name: `water/water.ts`, `water/water.server.ts`. */
  readonly isDoor: boolean
  /** Never sent to a browser. */
  readonly isServerOnly: boolean
}

const rootFiles = new Map<string, Kind>([
  ['modules/define.ts', 'define'],
  ['catalogue.ts', 'catalogue'],
  ['catalogue.server.ts', 'catalogueServer'],
  ['catalogue.texts.ts', 'catalogueTexts'],
  ['main.ts', 'main'],
  ['program.ts', 'main'],
  ['pages.ts', 'main'],
  ['demonstration.ts', 'main'],
  ['starting.ts', 'main'],
])
const folders: readonly (readonly [RegExp, Kind])[] = [
  [/^kernel\//, 'kernel'],
  [/^server\//, 'server'],
  [/^web\/(?:ui|theme|fields|generic)\//, 'web'],
  [/^web\/shells\/.*\.server\.tsx?$/, 'shellsServer'],
  [/^web\/shells\//, 'shells'],
]
const suffixes: readonly (readonly [RegExp, Kind])[] = [
  [/\.server\.ts$/, 'serverRule'],
  [/\.(?:portal|dashboard)\.tsx$/, 'screen'],
  [/\.tsx$/, 'nowhere'],
  [/\.ts$/, 'rule'],
  [/\.\w+$/, 'asset'],
]

/** Where a file stands. The file need not exist. */
export function placeOf(path: string): Place {
  const [, area, folder, rest] = /^modules\/([^/]+)\/([^/]+)\/(.+)$/.exec(path) ?? []
  const kindByFolder = isTooling(path) ? 'tooling' : (rootFiles.get(path) ?? firstMatch(folders, path))
  if (kindByFolder || !area || !folder || !rest) {
    const kind = kindByFolder ?? 'nowhere'
    return { path, kind, isDoor: false, isServerOnly: kind === 'server' || kind === 'main' || /\.server\.tsx?$/.test(path) }
  }
  return {
    path,
    kind: firstMatch(suffixes, path) ?? 'nowhere',
    area,
    capability: `${area}/${folder}`,
    isDoor: rest === `${folder}.ts` || rest === `${folder}.server.ts`,
    isServerOnly: /\.server\.tsx?$/.test(path),
  }
}

function firstMatch(rows: readonly (readonly [RegExp, Kind])[], path: string): Kind | undefined {
  return rows.find(([pattern]) => pattern.test(path))?.[1]
}
