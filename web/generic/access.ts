// The accessibility tools in the browser. What a reader has chosen stands on the root element, where the boot script or the server has put it.
import type { Preferences } from './page.ts'

/** What is on or off. Where the system can wish it too, its wish holds until the reader has chosen: then `off` is said as well. */
const switches = {
  contrast: { on: 'inverted', off: 'normal', wish: '(prefers-color-scheme: dark)' },
  highlight: { on: 'on' },
  spacing: { on: 'wide' },
  ruler: { on: 'on' },
  motion: { on: 'off', off: 'on', wish: '(prefers-reduced-motion: reduce)' },
  pointer: { on: 'large' },
} as const satisfies Readonly<Partial<Record<keyof Preferences, Switch>>>
interface Switch {
  readonly on: string
  readonly off?: string
  readonly wish?: string
}
export type SwitchName = keyof typeof switches
/** In the order of the panel. */
export const switchNames = ['highlight', 'contrast', 'spacing', 'ruler', 'motion', 'pointer'] as const satisfies readonly SwitchName[]
const names = ['zoom', ...switchNames] as const
export type AccessAct = SwitchName | 'larger' | 'smaller' | 'reset'

const sizes = ['87', '100', '112', '125', '150', '200']
/** What a step of the size is called: the halves are not left out. */
const percents: Readonly<Record<string, string>> = { 87: '87.5', 112: '112.5' }

/** Is the tool on, by these preferences alone? What a system wishes is known in the browser only. */
export function isChosen(name: SwitchName, { [name]: chosen }: Preferences): boolean {
  return chosen === switches[name].on
}

/** The size of type in percent. */
export function percentOf({ zoom = '100' }: Preferences): string {
  return `${percents[zoom] ?? zoom}%`
}

/** What is chosen now. */
export function chosenNow(): Preferences {
  const { dataset } = document.documentElement
  return Object.fromEntries(names.flatMap(name => (dataset[name] ? [[name, dataset[name]]] : [])))
}

/** Is the tool on: by the reader's choice, else by his system's wish? */
export function isOn(name: SwitchName): boolean {
  const { on, wish }: Switch = switches[name]
  const chosen = document.documentElement.dataset[name]
  return chosen ? chosen === on : wish !== undefined && matchMedia(wish).matches
}

/** Does what a button of the panel says, at once, and remembers it for every page to come. */
export function press(act: string): void {
  const after = afterwards(act)
  if (!after) return
  const { dataset } = document.documentElement
  for (const name of names) {
    const value = after[name]
    if (value) dataset[name] = value
    else delete dataset[name]
  }
  try {
    localStorage.setItem('a11y', JSON.stringify(after))
  } catch {
    // A browser that keeps nothing draws this page so, and no other.
  }
  // The cookie of a visit without a script would come between.
  document.cookie = 'a11y=; path=/; max-age=0; samesite=lax'
}

function afterwards(act: string): Preferences | undefined {
  const now = chosenNow()
  if (act === 'reset') return {}
  if (act === 'larger' || act === 'smaller') {
    const step = sizes.indexOf(now.zoom ?? '100') + (act === 'larger' ? 1 : -1)
    return { ...now, zoom: sizes[Math.min(sizes.length - 1, Math.max(0, step))] ?? '100' }
  }
  const name = switchNames.find(one => one === act)
  if (!name) return undefined
  const { on, off }: Switch = switches[name]
  return { ...now, [name]: isOn(name) ? (off ?? '') : on }
}

/** From now on the ruler follows the pointer, and whoever goes by the keyboard. */
export function tendRuler(): void {
  const { dataset, style } = document.documentElement
  const lay = (at: number) => {
    if (dataset.ruler) style.setProperty('--ruler', `${Math.round(at)}px`)
  }
  document.addEventListener('pointermove', ({ clientY }) => lay(clientY), { passive: true })
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return
    const { top, height } = target.getBoundingClientRect()
    lay(top + Math.min(height / 2, 24))
  })
}
