// What is public already and much like what somebody is writing: shown beneath the field while he types its title.
interface Like {
  readonly id: string
  readonly titleAr: string
  readonly titleEn: string | null
}

const fewest = 4
const pauseMs = 500

/**
 * Watches the fields that a box names, and lists in it what is like what they say. That there is something is said aloud once, when it appears: the list
 * may change with each word, and who listens reads it when he wishes.
 */
export function showSimilar(box: HTMLElement): void {
  const { similar = '', call = '', page = '', said = '' } = box.dataset
  const fields = similar.split(' ').flatMap(id => [document.getElementById(id)].filter(field => field instanceof HTMLInputElement))
  const status = box.querySelector('p')
  const list = document.createElement('ul')
  let asked = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = (items: readonly Like[]) => {
    list.replaceChildren(...items.map(item => lineOf(item, `${page}/${item.id}`)))
    // A list of nothing is none.
    if (items.length > 0) box.append(list)
    else list.remove()
    const text = items.length > 0 ? said : ''
    if (status && status.textContent !== text) status.textContent = text
  }
  const ask = async (title: string) => {
    if (title === asked) return
    asked = title
    if (title.length < fewest) return show([])
    const answer = await fetch(`${call}?${new URLSearchParams({ title }).toString()}`).catch(() => undefined)
    // Somebody who has typed on is shown what is like that.
    if (answer?.ok && asked === title) show((await answer.json()).items)
  }
  for (const field of fields)
    field.addEventListener('input', () => {
      clearTimeout(timer)
      timer = setTimeout(() => void ask(field.value.trim()), pauseMs)
    })
  // A draft that has come back was written before.
  const written = fields.find(({ value }) => value.trim() !== '')
  if (written) void ask(written.value.trim())
}

function lineOf({ titleAr, titleEn }: Like, href: string): HTMLLIElement {
  const isEnglish = document.documentElement.lang === 'en' && titleEn !== null
  const line = document.createElement('li')
  const link = Object.assign(document.createElement('a'), { href, textContent: isEnglish ? titleEn : titleAr })
  if (!isEnglish) Object.assign(link, { lang: 'ar', dir: 'rtl' })
  line.append(link)
  return line
}
