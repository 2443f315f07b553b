import type { Work } from '../proofWorker.ts'

// What a visitor's form does with a script: the work of the browser is proved before it is sent, and what is typed is kept for a day.
const aDayMs = 86_400_000
const never = new Set(['form', 'altcha', 'homepage_url', 'kept', 'act'])

/** Takes a form under its care. @param work solves a challenge @returns nothing; what fails leaves the form as it works without a script */
export function tend(form: HTMLFormElement, work: (given: Work) => Promise<number>): void {
  const key = `entry-${form.dataset.entry ?? ''}`
  noteSent(undefined)
  if (form.dataset.fresh === undefined) shownAgain(form, key)
  else if (restore(form, key)) offerToClear(form, key)
  for (const select of form.querySelectorAll<HTMLSelectElement>('select[data-beneath]')) narrow(form, select)
  for (const box of form.querySelectorAll<HTMLElement>('.file-own')) showChosen(form, box)
  // What is corrected lies in the ministry's own records: no draft is kept of it.
  if (form.dataset.entry !== 'own') form.addEventListener('input', () => keep(form, key))
  form.addEventListener('change', () => bindFiles(form))
  form.addEventListener('submit', event => void (bindFiles(form) ? prove(event, form, key, work) : event.preventDefault()))
}

/** A form that came back from the server. Who returns to it later, or reads it anew, gets it with its draft, and not the browser's question to send it again. */
function shownAgain(form: HTMLFormElement, key: string): void {
  form.querySelector<HTMLElement>('#errors')?.focus()
  if (form.dataset.entry === 'own') return
  keep(form, key)
  try {
    if (localStorage.getItem(key) !== null) history.replaceState(history.state, '', location.href)
  } catch {
    // A browser that keeps no draft keeps what was sent.
  }
}

/** Of a list whose values stand beneath those of another field what belongs to its value alone is offered; without a script all of it is, in groups. */
function narrow(form: HTMLFormElement, select: HTMLSelectElement): void {
  const above = form.elements.namedItem(select.dataset.beneath ?? '')
  if (!(above instanceof HTMLSelectElement)) return
  const show = () => {
    for (const group of select.querySelectorAll('optgroup')) {
      // What is chosen stays, and is refused in words, until something else is chosen above it.
      const isOther = above.value !== '' && group.dataset.of !== above.value && !group.contains(select.selectedOptions[0] ?? null)
      group.hidden = isOther
      group.disabled = isOther
    }
  }
  above.addEventListener('change', () => {
    const group = select.selectedOptions[0]?.closest('optgroup')
    if (group && group.dataset.of !== above.value) {
      select.value = ''
      select.dispatchEvent(new Event('input', { bubbles: true }))
    }
    show()
  })
  form.addEventListener('reset', () => setTimeout(show, 0))
  show()
}

/** Says beneath the last field of files that they are too many bytes together, before they go anywhere. @returns whether they may go */
function bindFiles(form: HTMLFormElement): boolean {
  const fields = [...form.querySelectorAll<HTMLInputElement>('input[type=file]')]
  const chosen = fields.filter(({ files }) => (files?.length ?? 0) > 0)
  const bytes = chosen.flatMap(({ files }) => [...(files ?? [])]).reduce((sum, { size }) => sum + size, 0)
  form.querySelector('.entry-too-large')?.remove()
  const last = chosen.at(-1)
  if (bytes <= Number(form.dataset.mostBytes) || !last) return true
  sayAt(last.closest('.entry-files')?.lastElementChild, 'entry-too-large', form.dataset.tooLarge)
  last.focus()
  return false
}

function sayAt(place: Element | null | undefined, name: string, said = ''): void {
  const note = document.createElement('p')
  note.className = `field-error ${name}`
  note.setAttribute('role', 'alert')
  note.textContent = said
  place?.after(note)
}

/** A field of files says in the page's language what was chosen; the browser's own words are hidden. */
function showChosen(form: HTMLFormElement, box: HTMLElement): void {
  const none = box.dataset.chosen ?? ''
  const field = box.querySelector('input')
  const show = () => (box.dataset.chosen = [...(field?.files ?? [])].map(({ name }) => name).join(', ') || none)
  box.classList.add('is-own')
  field?.addEventListener('change', show)
  form.addEventListener('reset', () => setTimeout(show, 0))
  show()
}

async function prove(event: SubmitEvent, form: HTMLFormElement, key: string, work: (given: Work) => Promise<number>): Promise<void> {
  const proof = form.querySelector<HTMLInputElement>('[name=altcha]')
  const button = event.submitter instanceof HTMLButtonElement ? event.submitter : null
  if (!proof || button?.value !== 'send' || form.dataset.proved !== undefined) return
  event.preventDefault()
  if (button.ariaBusy === 'true') return
  const said = button.innerHTML
  button.ariaBusy = 'true'
  button.textContent = form.dataset.proving ?? ''
  form.querySelector('.entry-unreached')?.remove()
  const given = await proofOf(work)
  // What would not arrive is not sent: the form and all that was typed would give way to the browser's own page.
  const isReached = given !== undefined || (await answerOf('/robots.txt')) !== undefined
  proof.value = given ?? ''
  button.innerHTML = said
  button.ariaBusy = null
  if (!isReached) return sayAt(button, 'entry-unreached', form.dataset.unreached)
  noteSent(key)
  // It is sent with or without the proof, and once: who comes back by the back button proves anew.
  form.dataset.proved = ''
  form.requestSubmit(button)
  delete form.dataset.proved
  setTimeout(() => (proof.value = ''), 0)
}

/** Works on a fresh challenge. @returns what a form carries as its proof; empty where it could not be had; undefined where nobody answered */
export async function proofOf(work: (given: Work) => Promise<number>): Promise<string | undefined> {
  const given = await answerOf('/api/Public/Altcha')
  if (!given) return undefined
  try {
    const { challenge, salt, maxnumber, algorithm, signature } = await given.json()
    const number = await work({ challenge, salt, most: maxnumber })
    return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }))
  } catch {
    // Without the proof it is sent as a browser without a script sends it.
    return ''
  }
}

/** @returns undefined where nobody answered */
async function answerOf(address: string): Promise<Response | undefined> {
  try {
    return await fetch(address, { cache: 'no-store' })
  } catch {
    return undefined
  }
}

/** Is it something of which nothing stays in the browser, such as a report of a violation? */
function isUndrafted(form: HTMLFormElement): boolean {
  const [name = '', value] = form.dataset.undrafted?.split('=') ?? []
  return value !== undefined && new FormData(form).get(name) === value
}

function keep(form: HTMLFormElement, key: string): void {
  if (isUndrafted(form)) return forget(key)
  // What is empty too: it keeps the places of several fields of one name.
  const typed = [...new FormData(form)].filter(([name, value]) => !never.has(name) && typeof value === 'string')
  try {
    localStorage.setItem(key, JSON.stringify({ at: Date.now(), typed, files: keptIn(form) }))
  } catch {
    // A browser that keeps nothing keeps no draft.
  }
}

/** A file that came with the form before: it is carried along by its reference, and not chosen anew. */
interface KeptFile {
  readonly ref: string
  readonly name: string
  /** The field that it was chosen for. */
  readonly of: string
}

function keptIn(form: HTMLFormElement): KeptFile[] {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('[name=kept]')].filter(({ type, checked }) => type === 'hidden' || checked)
  return inputs.map(({ value, dataset: { name = '', of = '' } }) => ({ ref: value, name, of }))
}

/** Offers a kept file at its field again, as a form that came back from the server does. */
function offerKept(form: HTMLFormElement, { ref, name, of }: KeptFile): void {
  const field = form.querySelector(`input[type=file][name="${CSS.escape(of)}"]`)?.closest('.entry-files')
  if (!field) return
  const element = (tag: string, className = '') => Object.assign(document.createElement(tag), { className })
  const list = field.querySelector('.entry-kept') ?? field.appendChild(element('ul', 'entry-kept'))
  const [item, label, said] = [element('li'), element('label', 'choice'), element('bdi')]
  const box = Object.assign(document.createElement('input'), {
    type: 'checkbox',
    name: 'kept',
    value: ref,
    defaultChecked: true,
    checked: true,
  })
  Object.assign(box.dataset, { name, of })
  said.textContent = name
  label.append(box, said)
  item.append(label)
  list.append(item)
}

/** The draft of what was sent stays until the page of its request is reached (`forgetSent`, enhance.ts): what did not arrive is not lost. */
function noteSent(key: string | undefined): void {
  try {
    if (key) sessionStorage.setItem('entry-sent', key)
    else sessionStorage.removeItem('entry-sent')
  } catch {
    // A browser that keeps nothing keeps no draft either.
  }
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

/** Who writes on a machine of others can leave nothing behind. */
function offerToClear(form: HTMLFormElement, key: string): void {
  const note = form.querySelector<HTMLElement>('[data-draft]')
  if (!note) return
  note.hidden = false
  note.querySelector('button')?.addEventListener('click', () => {
    forget(key)
    form.reset()
    for (const list of form.querySelectorAll('.entry-kept')) list.remove()
    note.hidden = true
  })
}

const isBox = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio'
const isTyped = (field: HTMLInputElement) => !isBox(field) && field.type !== 'file' && field.type !== 'hidden'

/** @returns whether a draft was there */
function restore(form: HTMLFormElement, key: string): boolean {
  try {
    const { at, typed, files } = JSON.parse(localStorage.getItem(key) ?? '{}')
    if (!(Date.now() - at < aDayMs)) {
      forget(key)
      return false
    }
    const turns: Record<string, number> = {}
    for (const [name, value] of typed) {
      const fields = [...form.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)]
      const box = fields.find(field => isBox(field) && field.value === value)
      // Of several of one name each has what stood in it.
      turns[name] = (turns[name] ?? -1) + 1
      const field = fields[turns[name]]
      if (box) box.checked = true
      else if (field && value !== '' && isTyped(field) && field.value === '') {
        field.value = value
        field.closest('details')?.setAttribute('open', '')
      }
    }
    for (const file of files ?? []) offerKept(form, file)
    return true
  } catch {
    // What cannot be read is no draft.
    return false
  }
}
