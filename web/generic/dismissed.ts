// Which messages a reader has put aside, in the cookie `gate`: the names of their versions and nothing else. The boot script
// (`page.ts`) hides those before the first paint.
const name = 'gate'
const mostKept = 20
const ninetyDaysS = 90 * 24 * 3600

/** Has the reader put this version of a message aside, in this browser? */
export function isDismissed(version: string): boolean {
  return kept().includes(version)
}

/** Remembers that the reader has put this version aside; of many the oldest are forgotten. */
export function dismiss(version: string): void {
  const versions = [...kept().filter(one => one !== version), version].slice(-mostKept)
  document.cookie = `${name}=${versions.join('.')}; path=/; max-age=${ninetyDaysS}; samesite=lax`
}

function kept(): string[] {
  const value = new RegExp(`(?:^|; )${name}=([\\w.]+)`).exec(document.cookie)?.[1]
  return value === undefined ? [] : value.split('.')
}
