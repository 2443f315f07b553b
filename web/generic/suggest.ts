// What a search box offers while somebody types: names and titles that begin so, as the browser's own list. Without it the box works as it is.
const offered = new WeakSet<HTMLInputElement>()
const fewest = 2
const pauseMs = 150

/** Offers titles beneath the box from now on, and those that fit what stands in it. */
export function offer(box: HTMLInputElement): void {
  if (offered.has(box)) return
  offered.add(box)
  const list = document.createElement('datalist')
  list.id = `offered-${document.querySelectorAll('datalist').length}`
  box.after(list)
  box.setAttribute('list', list.id)
  let asked = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  const ask = async () => {
    const text = box.value.trim()
    if (text === asked || text.length < fewest) return
    asked = text
    const answer = await fetch(`/api/Public/Search/Suggest?${new URLSearchParams({ q: text }).toString()}`, {
      headers: { 'accept-language': document.documentElement.lang },
    }).catch(() => undefined)
    // Somebody who has typed on is offered what fits that.
    if (!answer?.ok || asked !== text) return
    const { items } = await answer.json()
    list.replaceChildren(...items.map(({ title }: { title: string }) => new Option(title, title)))
  }
  box.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(() => void ask(), pauseMs)
  })
  void ask()
}
