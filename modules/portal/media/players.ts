/** A site whose player the portal opens within its page, where the setting `Content.VideoPlayers` lets it. */
export type Player = 'youtube' | 'vimeo'

/** Whose links a source takes: the hosts of the site, without `www.` and `m.`. */
const hosts = {
  youtube: ['youtube.com', 'youtu.be', 'youtube-nocookie.com'],
  vimeo: ['vimeo.com', 'player.vimeo.com'],
  facebook: ['facebook.com', 'fb.watch'],
} as const

/** Where the players run, in the form that keeps no record of who watches until he plays. */
const playerOrigins: Readonly<Record<Player, string>> = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
}

/** The origins that a page with these players may frame. */
export function originsOf(players: readonly string[]): string[] {
  return Object.entries(playerOrigins).flatMap(([player, origin]) => (players.includes(player) ? [origin] : []))
}

/**
 * Does a link lead to the site that its source names? Any https address does for other sources.
 * @param source a code of lookup(15)
 */
export function fitsSource(source: string, link: string): boolean {
  const host = hostOf(link)
  if (host === undefined) return false
  const known: readonly string[] | undefined = isSite(source) ? hosts[source] : undefined
  return known === undefined || known.includes(host.replace(/^(?:www|m)\./, ''))
}

/** The host of a link that can be followed; undefined for what is no https address. */
export function hostOf(link: string): string | undefined {
  if (!URL.canParse(link)) return undefined
  const { protocol, hostname } = new URL(link)
  return protocol === 'https:' ? hostname : undefined
}

/**
 * The address of the player for a link, begun at once: whoever opens it has asked for it by a click.
 * @param source a code of lookup(15)
 * @param players those that may be opened within a page
 * @returns undefined where the video opens at its own site
 */
export function playerOf(source: string, link: string, players: readonly string[]): string | undefined {
  if (!players.includes(source) || !fitsSource(source, link)) return undefined
  const { pathname, searchParams } = new URL(link)
  if (source === 'youtube') {
    const id = searchParams.get('v') ?? /^\/(?:embed\/|shorts\/|live\/)?([\w-]+)$/.exec(pathname)?.[1]
    return id && /^[\w-]{11}$/.test(id) ? `${playerOrigins.youtube}/embed/${id}?autoplay=1&rel=0` : undefined
  }
  if (source === 'vimeo') {
    const id = /^\/(?:video\/)?(\d{5,12})(?:\/|$)/.exec(pathname)?.[1]
    return id && `${playerOrigins.vimeo}/video/${id}?autoplay=1&dnt=1`
  }
  return undefined
}

function isSite(source: string): source is keyof typeof hosts {
  return source in hosts
}
