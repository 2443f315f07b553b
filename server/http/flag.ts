import { Invalid, problemAt } from '../../kernel/kernel.ts'

/** A parameter that says yes or no; no where it says nothing. @throws Invalid at its name when it says something else */
export function flagIn(query: URLSearchParams, name: string): boolean {
  const text = query.get(name) ?? ''
  if (text !== '' && text !== 'true' && text !== 'false') throw new Invalid([problemAt(name, 'boolean', [name, name])])
  return text === 'true'
}
