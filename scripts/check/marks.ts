/**
 * Whether a line carries its reason, on itself or on the line above: `allowed: pointer coordinates are physical`.
 * @param line counted from 1
 */
export function isAllowedHere(lines: readonly string[], line: number): boolean {
  return [lines[line - 1], lines[line - 2]].some(text => /(?:\/\/|\/\*).*\ballowed: \S+ \S+/.test(text ?? ''))
}
