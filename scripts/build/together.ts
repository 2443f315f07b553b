import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { type ImportDeclaration, parseSync, Visitor } from 'oxc-parser'
import { targetOf } from '../check/imports.ts'
import { deskMark, deskText } from './deskText.ts'
import type { Home } from './kinds.ts'

/** Files that hand on what others hold: an import from them means the file that the name stands in. */
const hands = new Set(['kernel/kernel.ts', 'modules/define.ts'])
/** Its front doors are loaded without their definitions. */
const catalogue = 'catalogue.ts'

/** What stands around every page. It names a part that the server alone draws, which a group would take along. */
const root = 'web/shells/root.tsx'
const onServerAlone = new Set(['web/shells/portal/PortalFailure.tsx'])

const signIn = [root, 'web/shells/login.tsx', 'web/shells/forgotPassword.tsx', 'web/shells/resetPassword.tsx']
const desk = [root, 'web/shells/dashboard.tsx', 'web/shells/dashboardPage.tsx']

/** What is sent together beyond the desk, the more common first: what a part shares with one before it stays there. */
const parts = [
  ['fields', ['web/ui/TextField.tsx', 'web/ui/PasswordField.tsx', 'web/ui/Checkbox.tsx', 'web/ui/CodeField.tsx']],
  ['sheets', ['web/ui/Dialog.tsx', 'web/ui/ToastSheet.tsx', 'web/ui/Tip.tsx']],
  ['choices', ['web/ui/Select.tsx', 'web/ui/MenuSheet.tsx']],
  ['list', ['web/generic/RecordList.tsx', 'web/generic/Filters.tsx']],
  ['access', ['web/shells/access/AccessPanel.tsx']],
] as const

type Group = 'shell' | 'desk' | (typeof parts)[number][0] | 'definitions'

/** The groups, the one that takes its files before all others first. */
export const groupNames: readonly Group[] = ['shell', 'desk', ...parts.map(([name]) => name), 'definitions']

/**
 * Says with which others a source file is sent. Left alone the bundler makes a file of script of every few modules: the first page of
 * the dashboard came in 92 files of 181 kB, of which 25 kB were there only because small files are compressed badly; a list in 90 of 247 kB,
 * of which 70 had fewer than 2 kB: now in 18 of 225 kB.
 * @param kinds what the catalogue defines: each definition is sent by itself, with the pages that show it; what all of them are made
 * with is sent together
 * @returns the name of the group by the file's path from the root of the repository; undefined: the bundler's own choice
 */
export function togetherWith(kinds: readonly Home[]): (path: string) => Group | undefined {
  const homes = homesOf('kernel')
  const definitions = kinds.map(({ file }) => file)
  const read = (file: string) => {
    const path = file.replace(deskMark, '')
    const text = readFileSync(path, 'utf8')
    return file === catalogue || path !== file ? deskText(path, text, kinds) : text
  }
  const isElsewhere = (file: string) => onServerAlone.has(file) || definitions.includes(file)
  const reached = (roots: readonly string[], isLeft = isElsewhere) => filesFrom(roots, isLeft, file => importedBy(file, read(file), homes))
  const ofSignIn = reached(signIn)
  // Signing in needs less than the desk, and is sent nothing of it.
  const group = new Map<string, Group>([...reached(desk)].map(file => [file, ofSignIn.has(file) ? 'shell' : 'desk']))
  for (const [name, roots] of parts)
    for (const file of reached(roots)) if (!group.has(file)) group.set(file, ofSignIn.has(file) ? 'fields' : name)
  for (const file of reached(definitions, file => onServerAlone.has(file)))
    if (!group.has(file) && (file.startsWith('kernel/') || hands.has(file))) group.set(file, 'definitions')
  group.delete(root)
  return path => group.get(path)
}

/** In which file of the folder each exported name stands. */
function homesOf(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    file => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  return new Map(
    files.flatMap(file =>
      [...readFileSync(posix.join(folder, file), 'utf8').matchAll(/^export (?:async )?(?:const|function|class) (\w+)/gm)].map(
        ([, name]): [string, string] => [name ?? '', posix.join(folder, file)],
      ),
    ),
  )
}

/** Every file that the roots import at once, themselves among them. */
function filesFrom(
  roots: readonly string[],
  isLeft: (file: string) => boolean,
  importsOf: (file: string) => readonly string[],
): ReadonlySet<string> {
  const seen = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file) || isLeft(file)) return
    seen.add(file)
    // Of a stylesheet only its address is imported.
    if (/\.tsx?(?:\?desk)?$/.test(file)) for (const target of importsOf(file)) visit(target)
  }
  roots.forEach(visit)
  return seen
}

function importedBy(file: string, text: string, homes: ReadonlyMap<string, string>): string[] {
  const found: string[] = []
  const path = file.replace(deskMark, '')
  new Visitor({
    ImportDeclaration: node => {
      const target = targetOf(path, node.source.value)
      // Of a script of its own, as of a stylesheet, only its address is imported.
      if (node.importKind === 'type' || target === undefined || node.source.value.endsWith('&url')) return
      if (hands.has(target)) found.push(...namesOf(node).map(name => homes.get(name) ?? target))
      else found.push(file === catalogue ? target + deskMark : target)
    },
    ExportNamedDeclaration: node => {
      const target = node.source && node.exportKind !== 'type' ? targetOf(path, node.source.value) : undefined
      if (target !== undefined) found.push(target)
    },
  }).visit(parseSync(path, text).program)
  return found
}

function namesOf({ specifiers }: ImportDeclaration): string[] {
  return specifiers.flatMap(one =>
    one.type === 'ImportSpecifier' && one.importKind !== 'type' && one.imported.type === 'Identifier' ? [one.imported.name] : [],
  )
}
