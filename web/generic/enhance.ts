// The script of pages without React: the accessibility tools. Bundled like any module, it may import and import() others.
const settings = () => JSON.parse(localStorage.getItem('a11y') ?? '{}')
const steps = ['87', '100', '112', '125', '150', '200']

function keep(changes: Record<string, string | undefined>) {
  const kept = { ...settings(), ...changes }
  localStorage.setItem('a11y', JSON.stringify(kept))
  const { dataset } = document.documentElement
  for (const name of ['zoom', 'contrast', 'highlight']) {
    if (kept[name]) dataset[name] = kept[name]
    else delete dataset[name]
  }
  showPressed()
}

function showPressed() {
  const { contrast, highlight } = settings()
  document.querySelector('[data-act=contrast]')?.setAttribute('aria-pressed', String(contrast === 'inverted'))
  document.querySelector('[data-act=highlight]')?.setAttribute('aria-pressed', String(highlight === 'on'))
}

function zoomed(by: number): string {
  const now = steps.indexOf(settings().zoom ?? '100')
  return steps[Math.min(steps.length - 1, Math.max(0, now + by))] ?? '100'
}

const acts: Record<string, () => void> = {
  larger: () => keep({ zoom: zoomed(1) }),
  smaller: () => keep({ zoom: zoomed(-1) }),
  contrast: () => keep({ contrast: settings().contrast === 'inverted' ? undefined : 'inverted' }),
  highlight: () => keep({ highlight: settings().highlight === 'on' ? undefined : 'on' }),
  reset: () => keep({ zoom: undefined, contrast: undefined, highlight: undefined }),
}

document.addEventListener('click', event => {
  const button = event.target instanceof Element ? event.target.closest('[data-act]') : null
  acts[button?.getAttribute('data-act') ?? '']?.()
})
showPressed()
