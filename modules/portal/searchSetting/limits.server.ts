import type { Call } from '../../../server/platform.ts'
import type { Asking, Limit } from '../../../server/search/publicSearch.ts'
import { settings } from '../../admin/settings/settings.ts'
import { gate, networkOf, tooMany } from '../entries/entries.server.ts'

const aMinuteMs = 60_000
const ownAddress = /^127\.|^::1$/

/** Who types is offered something at each pause, and who turns pages or narrows them asks anew each time: of both there are more than of searches. */
const timesTheSearches: Readonly<Record<Asking, number>> = { search: 1, page: 4, beginning: 4 }
const doors: Readonly<Record<Asking, ReturnType<typeof gate>>> = { search: gate(), page: gate(), beginning: gate() }

/** Counts what an address asks of the search in a minute (domain/portal-and-admin, section 16.4). @throws Refused 429 where it is too often */
export const limitSearches: Limit = (call, asking) => pass(call, doors[asking], timesTheSearches[asking])

const files = gate()
/** Counts the lists that an address takes away as files: as many in a minute as it may search. @throws Refused 429 where it is too often */
export function limitDownloads(call: Call): void {
  pass(call, files, 1)
}

function pass({ platform, actor }: Call, door: ReturnType<typeof gate>, times: number): void {
  // The program itself asks without an address, as for a page that is kept. From the machine's own one comes whoever keeps the program, or a proxy
  // that nobody has named, behind which all visitors are one address.
  if (actor.address === undefined || ownAddress.test(actor.address)) return
  const most = platform.settings.get(settings.searchesPerMinute) * times
  const waitMs = door.pass(networkOf(actor.address), [{ most, ms: aMinuteMs }], Date.now())
  if (waitMs > 0) throw tooMany('address', waitMs / 1000)
}
