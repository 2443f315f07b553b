/** What a reader of a page's source finds in it. */
export interface Source {
  readonly status: number
  readonly headers: Headers
  readonly html: string
  readonly lang: string | undefined
  readonly dir: string | undefined
  readonly title: string
  readonly canonical: string | undefined
  readonly robots: string | undefined
  /** Address by language. */
  readonly alternates: ReadonlyMap<string, string>
  /** The types of everything in the graph. */
  readonly graph: readonly string[]
  readonly scripts: readonly string[]
}

/** To compress a page costs as much as to make it; that it can be compressed is tried elsewhere. */
export const asItIs = { 'accept-encoding': 'identity' } as const

/** Reads a page as it comes from the server. @throws SyntaxError when its graph is no JSON */
export async function sourceOf(
  url: string,
  init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
): Promise<Source> {
  const response = await fetch(url, { redirect: 'manual', ...init, headers: { ...asItIs, ...init.headers } })
  const html = await response.text()
  const found = (pattern: RegExp) => pattern.exec(html)?.[1]
  const graphs = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = '']) => JSON.parse(text))
  return {
    status: response.status,
    headers: response.headers,
    html,
    lang: found(/<html lang="(\w+)"/),
    dir: found(/<html [^>]*dir="(\w+)"/),
    title: unescaped(found(/<title>(.*?)<\/title>/) ?? ''),
    canonical: addressIn(found(/<link rel="canonical" href="([^"]*)"/)),
    robots: found(/<meta name="robots" content="([^"]*)"/),
    alternates: new Map(
      [...html.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="([^"]*)"/g)].map(([, lang = '', href = '']) => [
        lang,
        unescaped(href),
      ]),
    ),
    graph: graphs.flatMap(({ '@graph': nodes }) => nodes.flatMap((node: { '@type': string | string[] }) => node['@type'])),
    scripts: [...html.matchAll(/<script(?![^>]*ld\+json)[^>]*>/g)].map(([tag]) => tag),
  }
}

function addressIn(text: string | undefined): string | undefined {
  return text === undefined ? undefined : unescaped(text)
}

function unescaped(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'")
}
