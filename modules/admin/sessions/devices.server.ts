import bowser from 'bowser'

/** No browser says more of itself; what does is not read. */
const mostCharacters = 400

/** What a browser calls itself, in words that a reader knows: `Chrome · Windows`. Undefined when it says nothing of the kind. */
export function deviceOf(request: Request): string | undefined {
  const agent = (request.headers.get('user-agent') ?? '').slice(0, mostCharacters)
  if (agent.trim() === '') return undefined
  const { browser, os } = bowser.parse(agent)
  return [browser.name, os.name].filter(Boolean).join(' · ') || undefined
}
