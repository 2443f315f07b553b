import { permissions } from './permissions.ts'

const all = Object.keys(permissions)
/** Pages of several parts: only the parts are given (section 2.2). */
const groups = [
  'LocalComm.TransportRoads',
  'LocalComm.Telecommunications',
  'LocalComm.Economy',
  'LocalComm.SocialSituation',
  'LocalComm.IntendedJudgment',
  'EconomicalDevelopment.EconomicalFile',
]
/** Names that only group others: the families, and pages of several parts. */
const containers = new Set([...groups, ...all.filter(name => !name.includes('.'))])

/** The names of the tree that can be given. */
export const grantable: readonly string[] = all.filter(name => !containers.has(name))

/**
 * The permissions that a text names: `X.*` is X and all under it, `X.{A, B}` X.A and X.B with `base` for X itself, `reading of X` the
 * pages under X that hold records, without their buttons and without data rounds; what stands after `without` is taken away,
 * `*.Name` being every name with that ending.
 * @source portal and administration, section 5.3
 */
export function grantsOf(text: string): string[] {
  const [given = '', taken = ''] = text.split(/,?\s*\bwithout\b\s*/)
  const removed = new Set(parts(taken).flatMap(namesOf))
  return [...new Set(parts(given).flatMap(namesOf))].filter(name => !removed.has(name) && !containers.has(name)).sort()
}

function parts(text: string): string[] {
  return (text.match(/(?:[^,{]|\{[^}]*\})+/g) ?? []).map(part => part.trim()).filter(Boolean)
}

function namesOf(pattern: string): string[] {
  if (pattern.startsWith('reading of ')) return readingOf(pattern.slice('reading of '.length))
  if (pattern.startsWith('*.')) return all.filter(name => name.endsWith(pattern.slice(1)))
  const names = expanded(pattern).flatMap(name =>
    name.endsWith('.*') ? [name.slice(0, -2), ...all.filter(other => other.startsWith(name.slice(0, -1)))] : [name],
  )
  const unknown = names.find(name => !all.includes(name))
  if (unknown !== undefined) throw new Error(`There is no permission ${unknown}`)
  return names
}

/** `A.{B, C}.{base, D}` is A.B, A.B.D, A.C, A.C.D. */
function expanded(pattern: string): string[] {
  const brace = /\{([^}]*)\}/.exec(pattern)
  if (!brace) return [pattern]
  const [whole, inside = ''] = brace
  return inside.split(',').flatMap(word => {
    const name = word.trim()
    return expanded(name === 'base' ? pattern.replace(`.${whole}`, '') : pattern.replace(whole, name))
  })
}

function readingOf(family: string): string[] {
  return all.filter(name => name.startsWith(`${family}.`) && all.includes(`${name}.Update`) && !name.endsWith('.DataRound'))
}
