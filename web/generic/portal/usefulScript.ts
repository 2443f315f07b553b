import type { Work } from '../proofWorker.ts'
import { proofOf } from './entryScript.ts'

/** Sends what a reader says of the page, with the proof of his browser's work, and puts the answer in the place of the question. @param work solves a challenge */
export async function rate(form: HTMLFormElement, button: HTMLElement | null, work: (given: Work) => Promise<number>): Promise<void> {
  if (form.ariaBusy === 'true') return
  form.ariaBusy = 'true'
  const note = noteIn(form)
  note.textContent = form.dataset.useful ?? ''
  try {
    const proof = form.querySelector<HTMLInputElement>('[name=altcha]')
    const said = new FormData(form, button)
    if (proof) said.set(proof.name, (await proofOf(work)) ?? '')
    const answer = await fetch(form.action, { method: 'POST', body: said })
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const place = page.querySelector<HTMLElement>('[data-useful-answer]')
    // What is refused before it is read comes as a page of a few lines.
    if (!place) note.textContent = page.querySelector('h1')?.textContent ?? ''
    else {
      form.replaceWith(place)
      place.focus()
    }
  } catch {
    note.textContent = form.dataset.unreached ?? ''
  }
  form.ariaBusy = null
}

function noteIn(form: HTMLFormElement): HTMLElement {
  const known = form.querySelector<HTMLElement>('[data-said]')
  if (known) return known
  const note = document.createElement('p')
  note.dataset.said = ''
  note.setAttribute('role', 'status')
  form.append(note)
  return note
}
