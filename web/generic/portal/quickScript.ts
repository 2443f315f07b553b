// The head of the portal for who has signed in: his name, the record of the page where he may edit it, and the place that he acts for. Pages
// are kept for everybody, so only his browser knows him.
import { createApi, languageHeader } from '../api.ts'
import { keptDetails, openFileKey, sessionKey, type UserDetails } from '../keptSession.ts'
import { bareOf, langOf } from '../lang.ts'

const lang = langOf(location.pathname)
const api = createApi(fetch, () => {
  const session = keptDetails()
  return { ...languageHeader(lang), ...(session && { authorization: `${session.token_type} ${session.access_token}` }) }
})

/** Fills in what is his; what has to be asked for is asked when he opens the menu. */
export function tendQuick(): void {
  const session = keptDetails()
  if (!session) return
  const { fullName, fullNameEn } = session.user
  for (const name of document.querySelectorAll('[data-reader]')) name.textContent = (lang === 'en' ? fullNameEn : null) ?? fullName
  showPlaces(session)
  let isAsked = false
  const ask = ({ target }: Event) => {
    if (isAsked || !(target instanceof HTMLDetailsElement) || !target.open || !target.querySelector('.quick')) return
    isAsked = true
    void showEdit()
  }
  document.addEventListener('toggle', ask, { capture: true })
  // One may be open before this came.
  for (const target of document.querySelectorAll('details[open]')) target.dispatchEvent(new Event('toggle'))
}

/** The way to the record of this page, where there is one that he may edit. */
async function showEdit() {
  const path = bareOf(location.pathname) + location.search
  const href = await api.get<{ href: string | null }>('Desk/Counterpart', { path }).then(
    answer => answer.href,
    // Without the way to it the page is whole.
    () => null,
  )
  for (const entry of document.querySelectorAll<HTMLElement>('[data-edit]')) {
    entry.hidden = href === null
    entry.querySelector('a')?.setAttribute('href', href ?? '/dashboard')
  }
}

function showPlaces({ UserPlaces: places, activePlace }: UserDetails) {
  if (places.length < 2) return
  for (const entry of document.querySelectorAll<HTMLElement>('[data-places]')) {
    const heading = entry.querySelector('p')
    if (!heading) continue
    const list = document.createElement('ul')
    list.setAttribute('aria-labelledby', heading.id)
    list.append(
      ...places.map(place => {
        const button = document.createElement('button')
        button.type = 'button'
        button.className = 'tool'
        button.dataset.place = place.id
        const name = lang === 'en' ? place.nameEn : place.nameAr
        button.textContent = name || place.nameAr
        // Not every place has a name in English.
        if (!name) button.lang = 'ar'
        button.addEventListener('click', () => void actFor(place.id))
        const line = document.createElement('li')
        line.append(button)
        return line
      }),
    )
    heading.after(list)
    entry.hidden = false
  }
  press(activePlace?.id)
}

function press(active: string | undefined) {
  for (const button of document.querySelectorAll<HTMLElement>('[data-place]'))
    button.setAttribute('aria-pressed', String(button.dataset.place === active))
}

/** Acts for another place from now on, in the dashboard too. */
async function actFor(id: string) {
  try {
    const answer = await api.send<Partial<UserDetails>>('PUT', `Account/SetActivePlace/${id}`)
    localStorage.setItem(sessionKey, JSON.stringify({ ...keptDetails(), ...answer }))
    sessionStorage.removeItem(openFileKey)
    press(id)
    say(false)
    await showEdit()
  } catch {
    say(true)
  }
}

function say(hasFailed: boolean) {
  for (const entry of document.querySelectorAll<HTMLElement>('[data-places]')) {
    const line = entry.querySelector<HTMLElement>('[role=alert]')
    if (!line) continue
    line.hidden = !hasFailed
    line.textContent = hasFailed ? (entry.dataset.failed ?? '') : ''
  }
}
