import { instantOf } from '../../define.ts'
import { isKnownDemonstration } from '../../../server/demonstration.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import type { Platform } from '../../../server/platform.ts'
import { noteRead, noteTrueFor } from '../../../server/resources/readTags.ts'
import { builtOn, versionOfProgram } from '../../../server/version.ts'
import { clocksOf } from './clocks.ts'
import { dayAfter, monthsBefore } from './days.ts'
import { arrangedBlocks, homeBlocks } from './homeBlocks.ts'
import { settings } from './settings.ts'
import { getSite, type ShownBlock, type SiteContact, type SiteHours } from './site.ts'
import { pageSizes, weekdays } from './siteSettings.ts'
import type { Calendar } from './workingDays.ts'

export { installationIn, settingsIn, storeFollowing } from './given.server.ts'

// Neither changes while the program runs.
const version = { number: versionOfProgram(), builtOn: builtOn() }

/** What of the settings everybody may know. */
export const siteCalls: readonly Endpoint[] = [
  implement(getSite, async (_input, { platform }) => {
    noteRead(['setting', 'lookup'])
    // With the day go holidays that are over, and items pass into the archive.
    noteTrueFor(msOfToday(platform))
    const isShownOff = await isKnownDemonstration(platform.database)
    const { get } = platform.settings
    return {
      productName: get(settings.productName),
      slogan: get(settings.slogan),
      ownerName: get(settings.ownerName),
      timeZone: platform.timeZone,
      archiveBefore: monthsBefore(platform.clock.today(), get(settings.oldContentMonths)),
      showsHijri: get(settings.calendars).includes('hijri'),
      logo: get(settings.logo) ?? null,
      logoDark: get(settings.logoDark) ?? null,
      favicon: get(settings.favicon) ?? null,
      hours: hoursOf(platform),
      contact: contactOf(platform),
      mapCredit: get(settings.mapAttribution) ?? (isShownOff ? demonstrationCredit : null),
      listPageSize: pageSizes[get(settings.listPageSize)][0],
      homeBlocks: shownBlocksOf(platform),
      keyFigures: get(settings.keyFigures),
      videoPlayers: get(settings.videoPlayers),
      isIndexed: get(settings.indexing),
      maintenance: get(settings.maintenance) ? get(settings.maintenanceText) : null,
      isDemonstration: isShownOff,
      version,
    }
  }),
]

/** Where the places of the demonstration data come from (portal and administration, section 14.2). */
const demonstrationCredit = [
  'الإحداثيات: GeoNames (geonames.org), CC\u00a0BY\u00a04.0',
  'Coordinates: GeoNames (geonames.org), CC\u00a0BY\u00a04.0',
] as const

/** What counts as a working day of the ministry. */
export function calendarOf({ settings: { get } }: Pick<Platform, 'settings'>): Calendar {
  return { officeDays: get(settings.officeDays).map(day => weekdays[day][0]), holidays: get(settings.holidays) }
}

/** How long it is today still, where the ministry is. */
function msOfToday({ clock, timeZone }: Platform): number {
  return Math.max(0, Date.parse(instantOf({ day: dayAfter(clock.today()), time: '00:00' }, timeZone)) - Date.now())
}

function hoursOf(platform: Platform): SiteHours {
  const { get } = platform.settings
  const today = platform.clock.today()
  return {
    days: get(settings.officeDays).map(day => weekdays[day][0]),
    from: get(settings.officeFrom),
    to: get(settings.officeTo),
    clocks: clocksOf(platform.timeZone, Number(today.slice(0, 4))),
    holidays: get(settings.holidays)
      .filter(({ toDate }) => toDate >= today)
      .map(({ holiday, fromDate, toDate }) => ({ fromDate, toDate, name: nameOf(platform, 'officialHoliday', holiday) })),
  }
}

function shownBlocksOf({ settings: { get } }: Platform): readonly ShownBlock[] {
  return arrangedBlocks(get(settings.homeBlocks)).flatMap(({ name, isVisible, count }) =>
    isVisible ? [{ name, count: homeBlocks[name] === null ? null : (count ?? homeBlocks[name]) }] : [],
  )
}

function contactOf(platform: Platform): SiteContact {
  const { get } = platform.settings
  return {
    phone: get(settings.contactPhone),
    hotline: get(settings.contactHotline),
    fax: get(settings.contactFax),
    email: get(settings.contactEmail),
    poBox: get(settings.contactPoBox),
    address: get(settings.contactAddress) ?? null,
    map: get(settings.contactMap) ?? null,
    social: get(settings.social).map(({ network, url }) => ({ name: nameOf(platform, 'socialNetwork', network), url })),
  }
}

/** The names of a lookup value by its code; of one that the list no longer has the code. */
function nameOf({ lookups }: Platform, list: string, code: string): readonly [ar: string, en: string] {
  const value = lookups.find(list, lookups.ids(list)[code] ?? 0)
  return value ? [value.nameAr, value.nameEn] : [code, code]
}
