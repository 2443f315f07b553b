import type { Row } from '../../../web/generic/record.ts'
import { inLang, type Lang } from '../../define.ts'
import { grantable, tree } from '../roles/roles.ts'
import { say } from './texts.ts'

/** Permissions by their labels, under a word that says what becomes of them. */
export function PermissionNames({ title, names, lang }: { title: string; names: readonly string[]; lang: Lang }) {
  return (
    <div>
      <p className="font-semibold">{title}</p>
      {names.length === 0 ? (
        <p className="text-muted">{say('nothing', lang)}</p>
      ) : (
        <ul>
          {names.map(name => (
            <li key={name}>{fullLabelOf(name, lang)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The label with those of the pages above it, but for the family. */
function fullLabelOf(name: string, lang: Lang): string {
  const labels: string[] = []
  for (let node = tree.get(name); node && node.level > 1; node = node.parent === undefined ? undefined : tree.get(node.parent))
    labels.unshift(inLang(node.label, lang))
  return labels.join(' · ')
}

/** The permissions of a role; the one of the system holds all. */
export function namesIn(role: Row): readonly string[] {
  if (role.isStatic === true) return grantable
  return Array.isArray(role.permissions) ? role.permissions.map(String) : []
}

/** What a set of permissions gains and loses when it becomes another one. */
export function differenceOf(before: ReadonlySet<string>, after: ReadonlySet<string>): { gained: string[]; lost: string[] } {
  return { gained: [...after].filter(name => !before.has(name)), lost: [...before].filter(name => !after.has(name)) }
}
