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

/** All of them. */
export const everyPlayer: readonly Player[] = ['youtube', 'vimeo']

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
 * @param second at which it begins
 * @returns undefined where the video opens at its own site
 */
export function playerOf(source: string, link: string, players: readonly string[], second = 0): string | undefined {
  if (!players.includes(source) || !fitsSource(source, link)) return undefined
  const { pathname, searchParams } = new URL(link)
  if (source === 'youtube') {
    const id = searchParams.get('v') ?? /^\/(?:embed\/|shorts\/|live\/)?([\w-]+)$/.exec(pathname)?.[1]
    return id && /^[\w-]{11}$/.test(id)
      ? `${playerOrigins.youtube}/embed/${id}?autoplay=1&rel=0${second > 0 ? `&start=${second}` : ''}`
      : undefined
  }
  if (source === 'vimeo') {
    const id = /^\/(?:video\/)?(\d{5,12})(?:\/|$)/.exec(pathname)?.[1]
    return id && `${playerOrigins.vimeo}/video/${id}?autoplay=1&dnt=1${second > 0 ? `#t=${second}s` : ''}`
  }
  return undefined
}

/** `1:02:30` and `4:05` in seconds. */
export function secondsOf(duration: string): number {
  return duration.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
}

/** 95 as `1:35`. */
export function clockOf(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  const two = (part: number) => String(part).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

/**
 * The second at which an address asks a film to begin: `?t=95`, `?t=95s`, `?t=1m35s`, `?t=1:35`.
 * @returns 0 for none, and for what is no time
 */
export function secondAsked(asked: string | null): number {
  if (asked === null) return 0
  if (/^\d{1,3}(?::[0-5]?\d){1,2}$/.test(asked)) return secondsOf(asked)
  const [whole, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(asked) ?? []
  return whole ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) : 0
}

function isSite(source: string): source is keyof typeof hosts {
  return Object.hasOwn(hosts, source)
}
