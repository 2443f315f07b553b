import { isObject, keptIn } from '../../../generic/kept.ts'

// Which pages somebody opens most, counted in this browser under his id: the home leads there. No server knows it.

const most = 50

/** Counts that the page was opened once more. */
export function noteRoute(user: string, route: string): void {
  const counts = countsOf(user)
  const kept = Object.entries({ ...counts, [route]: (counts[route] ?? 0) + 1 })
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, most)
  localStorage.setItem(keyOf(user), JSON.stringify(Object.fromEntries(kept)))
}

/** These routes, those first that he opens most; others in the order in which they are given. */
export function byUse(user: string, routes: readonly string[]): string[] {
  const counts = countsOf(user)
  return routes.toSorted((one, other) => (counts[other] ?? 0) - (counts[one] ?? 0))
}

function keyOf(user: string): string {
  return `routeUse:${user}`
}

function countsOf(user: string): Readonly<Record<string, number>> {
  const kept = keptIn(localStorage, keyOf(user))
  if (!isObject(kept)) return {}
  return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, number] => Number.isInteger(entry[1])))
}
