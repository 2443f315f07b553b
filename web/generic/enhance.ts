// The script of pages without React: the accessibility tools, and folds that close as one expects. Bundled like any module, it may
// import and import() others.
import { chosenNow, isOn, percentOf, press, switchNames, tendRuler } from './access.ts'

function showPressed() {
  for (const name of switchNames)
    for (const button of document.querySelectorAll(`[data-act=${name}]`)) button.setAttribute('aria-pressed', String(isOn(name)))
  for (const size of document.querySelectorAll('[data-size]')) size.textContent = percentOf(chosenNow())
}

/** Where the film of the page is now, for who hands it on from there. */
const fromSecond = ({ dataset }: HTMLButtonElement) =>
  dataset.film === undefined ? '' : `?t=${Math.floor(document.querySelector('video')?.currentTime ?? 0)}`

// What a page can do with a script alone: its buttons are hidden until one runs.
const deeds: Record<string, (button: HTMLButtonElement) => unknown> = {
  // Where it stands in a part of the page, that part comes on paper alone. Not every browser waits until it is printed.
  print: button => {
    const part = button.closest<HTMLElement>('[data-alone]')
    if (part) {
      part.dataset.alone = 'printed'
      addEventListener('afterprint', () => (part.dataset.alone = ''), { once: true })
    }
    print()
  },
  copy: button =>
    navigator.clipboard
      .writeText(location.origin + (button.dataset.link ?? location.href.slice(location.origin.length)) + fromSecond(button))
      .then(() => {
        button.textContent = button.dataset.done ?? ''
      }),
  dismiss: async button => {
    const message = button.closest<HTMLElement>('[data-gate]')
    const { dismiss } = await import('./dismissed.ts')
    // What is gone from the page is remembered: nobody leaves between the two.
    dismiss(message?.dataset.gate ?? '')
    message?.remove()
    document.querySelector<HTMLElement>('main')?.focus()
  },
  // Nothing of another site is asked for before this: its player takes the place of the picture.
  player: button => {
    const frame = document.createElement('iframe')
    frame.src = button.dataset.src ?? ''
    frame.title = button.dataset.title ?? ''
    frame.allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture'
    button.closest('[data-player]')?.replaceChildren(frame)
    frame.focus()
  },
  // The browser's calendar writes the day into the field beside it, in the order of the portal. Only a field of its own opens it, which is none to fill.
  pickDay: button => {
    const [field, known] = button.parentElement?.querySelectorAll('input') ?? []
    if (!field) return
    const picker = known ?? Object.assign(document.createElement('input'), { type: 'date', tabIndex: -1 })
    if (!known) {
      picker.setAttribute('aria-hidden', 'true')
      button.after(picker)
    }
    picker.value = field.value.replaceAll('/', '-')
    picker.onchange = () => (field.value = picker.value.replaceAll('-', '/'))
    picker.showPicker()
  },
  // Its form closes the dialog.
  close: () => undefined,
}
for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-do]')) {
  const deed = button.dataset.do ?? ''
  // A browser keeps its clipboard from pages that came without encryption; an older one opens no calendar for a script.
  button.hidden = (deed === 'copy' && !('clipboard' in navigator)) || (deed === 'pickDay' && !('showPicker' in HTMLInputElement.prototype))
  button.addEventListener('click', () => deeds[deed]?.(button))
}

const openFolds = () => document.querySelectorAll<HTMLDetailsElement>('[data-fold][open]')

document.addEventListener('click', event => {
  const target = event.target instanceof Element ? event.target : null
  const act = target?.closest('[data-act]')?.getAttribute('data-act')
  if (act) {
    event.preventDefault()
    const fold = target?.closest('details')
    press(act)
    showPressed()
    // Larger type may make the page narrow: the tools have then moved into its menu, and their user with them.
    if (fold && !fold.checkVisibility()) return unfoldAccess()
  }
  for (const fold of openFolds()) if (!fold.contains(target)) fold.open = false
  noteOpened(target)
})
// In a tab of its own.
document.addEventListener('auxclick', ({ target, button }) => button === 1 && noteOpened(target instanceof Element ? target : null))

/** Which result of a search was opened is counted, without who it was; nothing waits for it. */
function noteOpened(target: Element | null) {
  const row = target?.closest('a')?.closest('[data-searched] > li')
  const list = row?.parentElement
  if (!row || !list) return
  const { from, ...searched } = JSON.parse(list.dataset.searched ?? '')
  const told = JSON.stringify({ ...searched, rank: from + [...list.children].indexOf(row) + 1 })
  navigator.sendBeacon('/api/Public/Search/Opened', new Blob([told], { type: 'application/json' }))
}
document.addEventListener('keydown', event => {
  // From picture to picture by the arrows, in the direction of the page; a field or a player keeps its own.
  const side = { ArrowLeft: 'ltr', ArrowRight: 'rtl' }[event.key]
  const isFree = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey
  if (side && isFree && !(event.target instanceof Element && event.target.closest('input, select, textarea, video')))
    document.querySelector<HTMLAnchorElement>(`[data-arrows] a[rel=${side === document.documentElement.dir ? 'prev' : 'next'}]`)?.click()
  if (event.altKey && event.code === 'Digit0') unfoldAccess()
  if (event.key !== 'Escape') return
  for (const fold of openFolds()) {
    fold.open = false
    fold.querySelector('summary')?.focus()
  }
})

/** Alt and 0 unfold the accessibility tools, wherever they stand. */
function unfoldAccess() {
  const fold = [...document.querySelectorAll<HTMLDetailsElement>('[data-fold]')].find(
    one => one.querySelector('.access') && one.checkVisibility(),
  )
  if (!fold) return
  fold.open = true
  fold.querySelector<HTMLElement>('.access button')?.focus()
}

/** Somebody whose session has ended is led to home: it tells him so, once, and the way back to where he was. */
function showSessionEnd() {
  const path = sessionStorage.getItem('sessionEnded')
  sessionStorage.removeItem('sessionEnded')
  if (path === null || localStorage.getItem('userDetails') !== null) return
  const isArabic = document.documentElement.lang === 'ar'
  const link = document.createElement('a')
  link.href = `/login?${new URLSearchParams({ returnUrl: path }).toString()}`
  link.textContent = isArabic ? 'تسجيل الدخول والعودة إلى حيث كنت' : 'Sign in and go back to where you were'
  const notice = document.createElement('p')
  notice.className = 'notice tone-warn session-end'
  notice.role = 'alert'
  notice.append(isArabic ? 'انتهت الجلسة، يرجى تسجيل الدخول مجددًا. ' : 'Session expired, log in again. ', link)
  document.querySelector('main')?.prepend(notice)
}

/** A tab of a row that is longer than its place is seen whole when it has the focus: browsers leave one where it is of which they show a part. */
function showTab({ target }: FocusEvent): void {
  if (target instanceof Element && target.matches('.tabs a')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** A kept page that is read without a connection goes without what it would fetch now. */
function toleratedOffline(error: unknown): void {
  if (navigator.onLine) throw error
}

/** Whether the office is open at this moment, which a page that is kept cannot say itself: once a reader is near to where it is told. */
function showOpenNow() {
  const places = document.querySelectorAll<HTMLElement>('[data-hours]')
  const tell = async () => {
    const { openNow, timeThere } = await import('./portal/hours.ts')
    for (const place of places) {
      const hours = JSON.parse(place.dataset.hours ?? '')
      const now = timeThere(hours, Date.now())
      if (now) place.textContent = openNow(hours, now)
    }
  }
  const near = new IntersectionObserver(
    seen => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return
      near.disconnect()
      tell().catch(toleratedOffline)
    },
    { rootMargin: '400px' },
  )
  // In the head what is still empty is not drawn, and comes near nobody.
  for (const { parentElement } of places) if (parentElement) near.observe(parentElement)
}

/** The message that opens with the page, unless its reader has put it aside: closing it puts it aside where it may be. */
async function openDialog() {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-gate]')
  const version = dialog?.dataset.gate
  if (!dialog || version === undefined) return
  const { dismiss, isDismissed } = await import('./dismissed.ts')
  if (isDismissed(version)) return
  const mayBeKeptAway = dialog.querySelector('[data-keeps]') === null
  dialog.addEventListener('close', () => mayBeKeptAway && dismiss(version))
  // A page that waits for its typefaces gives a dialog no focus.
  document.documentElement.style.visibility = ''
  dialog.open = false
  dialog.showModal()
}

/** A visitor's form proves the work of his browser and keeps what he types. */
async function tendForm() {
  const form = document.querySelector<HTMLFormElement>('form[data-entry]')
  if (!form) return
  const [{ tend }, { solved }] = await Promise.all([import('./portal/entryScript.ts'), import('./solved.ts')])
  tend(form, solved)
  const similar = form.querySelector<HTMLElement>('[data-similar]')
  if (similar) void import('./portal/similar.ts').then(({ showSimilar }) => showSimilar(similar))
}

// Whether the page was useful is said where one reads it; where the script does not come, the form goes to its page.
document.addEventListener('submit', event => {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || form.dataset.useful === undefined) return
  event.preventDefault()
  Promise.all([import('./portal/usefulScript.ts'), import('./solved.ts')]).then(
    ([{ rate }, { solved }]) => rate(form, event.submitter, solved),
    () => {
      delete form.dataset.useful
      form.requestSubmit(event.submitter)
    },
  )
})

/** What was sent has come to the page of its request: its draft is kept no longer. */
function forgetSent() {
  if (!/^(?:\/en)?\/entry\//.test(location.pathname)) return
  try {
    localStorage.removeItem(sessionStorage.getItem('entry-sent') ?? '')
    sessionStorage.removeItem('entry-sent')
  } catch {
    // A browser that keeps nothing keeps no draft either.
  }
}

// A kept page cannot say when it is printed. Swedes write days as they are compared.
addEventListener('beforeprint', () => {
  for (const told of document.querySelectorAll<HTMLElement>('[data-printed]')) {
    told.hidden = false
    told.lastElementChild?.replaceChildren(new Date().toLocaleDateString('sv-SE').replaceAll('-', '/'))
  }
})

/** Two pictures over each other: the slider says how much of the one above is seen. It needs a script, which shows it. */
function compare() {
  for (const range of document.querySelectorAll<HTMLInputElement>('[data-compare] input')) {
    const box = range.closest<HTMLElement>('[data-compare]')
    box?.classList.add('is-over')
    range.hidden = false
    range.addEventListener('input', () => box?.style.setProperty('--seen', `${range.value}%`))
  }
}
// What is offered while somebody types in a search box comes when he begins.
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLInputElement && target.dataset.suggest !== undefined)
    import('./suggest.ts').then(({ offer }) => offer(target)).catch(toleratedOffline)
})

/**
 * What a page keeps for its readers' coming (`later.css`) is laid out part by part once nothing else is to do: then the page is as long as it is, and
 * whole for who keeps a picture of it. A window that becomes narrow later finds all laid out.
 */
async function layOutAll() {
  const root = document.documentElement
  // Who was led to a part of it, or came back, has had it whole from the beginning.
  if (root.classList.contains('is-laid')) return
  const keepsSome =
    CSS.supports('overflow-anchor', 'auto') && (matchMedia('(width < 48rem)').matches || document.querySelector('.hero-zone'))
  if (!keepsSome) return root.classList.add('is-laid')
  await document.fonts.ready
  // What has not been looked at yet, the next one last.
  const waiting = [...document.querySelectorAll('main, .site-foot')].reverse()
  const step = (idle: Pick<IdleDeadline, 'timeRemaining'>) => {
    for (let part = waiting.pop(); part; part = waiting.pop()) {
      const kept = part instanceof HTMLElement && getComputedStyle(part).contentVisibility === 'auto' ? part : undefined
      if (kept) kept.style.contentVisibility = 'visible'
      // What is folded up or hidden has no style yet, and to ask for it holds a phone up.
      waiting.push(...[...part.children].filter(child => !child.matches('details, dialog, [hidden]')).reverse())
      if (kept || idle.timeRemaining() < 2) return whenIdle(step)
    }
    root.classList.add('is-laid')
  }
  whenIdle(step)
}

/** Not every browser says when it is idle: after a while it may then be held up as long as nobody notices. */
function whenIdle(act: (idle: Pick<IdleDeadline, 'timeRemaining'>) => void): void {
  if ('requestIdleCallback' in window) return void requestIdleCallback(act)
  setTimeout(() => {
    const end = performance.now() + 10
    act({ timeRemaining: () => end - performance.now() })
  }, 50)
}

/**
 * A page that has brought its style sheets along (server/http/sheets.ts) has the next one find them: once its reader does something, for many go no
 * further. What he does first may lead on: the sheets come all the same.
 */
function fetchSheets() {
  untilFirstAct.abort()
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-sheet]'))
    fetch(dataset.sheet ?? '', { keepalive: true }).catch(() => undefined)
}
const untilFirstAct = new AbortController()
for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, fetchSheets, { signal: untilFirstAct.signal })
addEventListener('load', () => void layOutAll())

showPressed()
tendRuler()
compare()
if (document.documentElement.dataset.session !== undefined) void import('./portal/quickScript.ts').then(({ tendQuick }) => tendQuick())
void tendForm()
forgetSent()
// Where something can be put aside, what does it is there before it is asked for.
if (document.querySelector('[data-gate]')) void import('./dismissed.ts')
void openDialog()
showOpenNow()
addEventListener('focusin', showTab)
showSessionEnd()

// What is opened stays readable without a connection (server/http/worker.ts); the worker comes when the page has all it needs.
const workers = navigator.serviceWorker
if (workers)
  addEventListener('load', () => {
    const isKeptAlready = workers.controller !== null
    void workers
      .register('/worker.js')
      .then(() => workers.ready)
      .then(({ active }) => isKeptAlready || active?.postMessage({ keep: location.href }))
  })

// A browser that comes back shows what was chosen in a filter and not sent, over a list that is not narrowed by it: the fields say what the address does.
addEventListener('pageshow', ({ persisted }) => {
  const [way] = performance.getEntriesByType('navigation')
  if (!persisted && !(way instanceof PerformanceNavigationTiming && way.type === 'back_forward')) return
  for (const form of document.querySelectorAll<HTMLFormElement>('form.filters')) form.reset()
})
