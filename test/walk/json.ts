/** An object that came as JSON. */
export type Json = Readonly<Record<string, unknown>>

/** The value as an object. @throws Error when it is none */
export function objectIn(value: unknown, ...path: readonly string[]): Json {
  const found = path.reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), value)
  if (!isObject(found)) throw new Error(`No object at ${path.join('.') || 'the top'} of ${JSON.stringify(value)?.slice(0, 300)}`)
  return found
}

/** The list under a name. @throws Error when there is none */
export function listIn(value: unknown, key: string): readonly unknown[] {
  const found = objectIn(value)[key]
  if (!Array.isArray(found)) throw new Error(`No list ${key} in ${JSON.stringify(value)?.slice(0, 300)}`)
  return found
}

/** The text under a name. @throws Error when there is none */
export function textIn(value: unknown, key: string): string {
  const found = objectIn(value)[key]
  if (typeof found !== 'string') throw new Error(`No text ${key} in ${JSON.stringify(value)?.slice(0, 300)}`)
  return found
}

/** The id of a record: a GUID, or a whole number as a text. @throws Error when there is none */
export function idIn(value: unknown): string {
  const { id } = objectIn(value)
  if (typeof id !== 'string' && typeof id !== 'number') throw new Error(`No id in ${JSON.stringify(value)?.slice(0, 300)}`)
  return String(id)
}

/** Is the value an object, and no list? */
export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
