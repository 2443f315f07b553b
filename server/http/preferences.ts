/** How a visitor without JavaScript wants pages drawn; with JavaScript the browser keeps it to itself and no cookie is set. */
export type Preferences = Readonly<Partial<Record<keyof typeof allowed, string>>>

const steps = ['87', '100', '112', '125', '150', '200'] as const
/** The values of each; of what is on or off the first is on, the second, where there is one, what is said when the system wishes otherwise. */
const allowed = {
  zoom: steps,
  contrast: ['inverted', 'normal'],
  highlight: ['on'],
  spacing: ['wide'],
  ruler: ['on'],
  motion: ['off', 'on'],
  pointer: ['large'],
} as const
const switches = ['contrast', 'highlight', 'spacing', 'ruler', 'motion', 'pointer'] as const
const names = ['zoom', ...switches] as const
const none: Preferences = {}
const aYear = 31_536_000
const mostBytes = 4000

/** What each button of the form does. */
const acts = new Map<string, (now: Preferences) => Preferences>([
  ['larger', now => ({ ...now, zoom: zoomed(now, 1) })],
  ['smaller', now => ({ ...now, zoom: zoomed(now, -1) })],
  ...switches.map(name => [name, (now: Preferences) => switched(now, name)] as const),
  ['reset', () => none],
])

function switched(now: Preferences, name: (typeof switches)[number]): Preferences {
  const [on, off]: readonly string[] = allowed[name]
  const { [name]: chosen, ...rest } = now
  if (chosen !== on) return { ...rest, [name]: on }
  return off === undefined ? rest : { ...rest, [name]: off }
}

/** Does the visitor have a page drawn for himself? Then no kept page is for him. */
export function hasPreferences(cookie: string | null | undefined): boolean {
  return cookie != null && /(?:^|;\s*)a11y=[^;\s]/.test(cookie)
}

/** The preferences in a request's cookies; what is not one is left out. */
export function preferencesOf(cookie: string | null | undefined): Preferences {
  const value = /(?:^|;\s*)a11y=([^;\s]*)/.exec(cookie ?? '')?.[1]
  if (!value) return none
  const given = new Map(value.split('.').map(pair => [pair.slice(0, pair.indexOf('-')), pair.slice(pair.indexOf('-') + 1)]))
  return Object.fromEntries(
    names.flatMap(name => {
      const chosen = given.get(name)
      const values: readonly string[] = allowed[name]
      return chosen !== undefined && values.includes(chosen) ? [[name, chosen]] : []
    }),
  )
}

/**
 * Answers the form of the accessibility tools: sets the cookie, for a year, and goes back to where the visitor was.
 * @param isSecure the public address is https
 */
export async function answerPreferences(request: Request, isSecure: boolean): Promise<Response> {
  if (Number(request.headers.get('content-length') ?? Infinity) > mostBytes) return new Response(null, { status: 413 })
  const form = new URLSearchParams(await request.text())
  const act = acts.get(form.get('act') ?? '')
  const before = preferencesOf(request.headers.get('cookie'))
  const after = Object.entries(act?.(before) ?? before)
  const value = after.map(([name, chosen]) => `${name}-${chosen}`).join('.')
  const lifetime = value === '' ? 0 : aYear
  return new Response(null, {
    status: 303,
    headers: {
      location: wayBack(form.get('back')),
      'set-cookie': `a11y=${value}; Path=/; Max-Age=${lifetime}; SameSite=Lax${isSecure ? '; Secure' : ''}`,
      'cache-control': 'no-store',
    },
  })
}

/** An address of this site only: a form could send the visitor anywhere otherwise. */
function wayBack(given: string | null): string {
  return given !== null && /^\/(?![/\\])[^\s\\]*$/.test(given) ? given : '/'
}

function zoomed({ zoom }: Preferences, by: 1 | -1): string {
  const now = steps.findIndex(step => step === (zoom ?? '100'))
  return steps[Math.min(steps.length - 1, Math.max(0, now + by))] ?? '100'
}
