import { demonstrator, insertDemonstration, isEmpty } from '../../../server/demonstration.ts'
import type { Platform } from '../../../server/platform.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { directorateContact, municipalityContact } from './demonstration/contacts.ts'
import sample from './demonstration/places.json' with { type: 'json' }

type Ids = Map<string, string>

/**
 * Loads the demonstration places: directorates, departments, authorities with their files, councils with their members.
 * @returns the ids of the places by their codes; empty when there were places already
 */
export async function loadPlaces(platform: Platform): Promise<ReadonlyMap<string, string>> {
  const ids: Ids = new Map()
  const model = (name: string) => modelOf(platform, name)
  const governorate = (code: string) => platform.lookups.ids('governorate')[code]
  await platform.database.write(demonstrator, async transaction => {
    if (!(await isEmpty(transaction, model('place')))) return
    for (const { code, nameAr, nameEn, typeCode } of sample.departments)
      ids.set(code, await insertDemonstration(platform, transaction, model('place'), { code, nameAr, nameEn, typeCode }))
    for (const [index, { code, nameAr, nameEn, typeCode, governorate: of, latitude, longitude }] of sample.directorates.entries()) {
      const location = { lat: latitude, lng: longitude }
      const values = { code, nameAr, nameEn, typeCode, governorate: governorate(of), location, ...directorateContact(of, index) }
      ids.set(code, await insertDemonstration(platform, transaction, model('place'), values))
    }
    for (const [index, authority] of sample.authorities.entries()) {
      const values = { ...authorityValues(platform, authority, ids), ...publishedOf(authority, index) }
      ids.set(authority.code, await insertDemonstration(platform, transaction, model('localComm'), values, { isPublished: true }))
    }
    for (const council of sample.councils) {
      const { code, nameAr, nameEn } = council
      const home = sample.authorities.find(authority => authority.code === council.headquartersAuthority)
      const values = {
        code,
        nameAr,
        nameEn,
        typeCode: 2,
        governorate: governorate(council.governorate),
        parent: ids.get(council.directorate),
        ...(home && { location: { lat: home.latitude, lng: home.longitude } }),
      }
      const id = await insertDemonstration(platform, transaction, model('place'), values)
      ids.set(code, id)
      const services = council.services
        .map(service => platform.lookups.ids('councilService')[service])
        .filter(service => service !== undefined)
      for (const member of council.memberAuthorities)
        await insertDemonstration(
          platform,
          transaction,
          model('councilMembership'),
          { authority: ids.get(member), membershipStatus: 1, votes: 1, services },
          { council: id },
        )
    }
  })
  return ids
}

function publishedOf(authority: (typeof sample.authorities)[number], index: number): Readonly<Record<string, unknown>> {
  const governorate = sample.governorates.find(({ code }) => code === authority.governorate)
  return governorate ? municipalityContact(authority, governorate, index) : {}
}

function authorityValues(platform: Platform, authority: (typeof sample.authorities)[number], ids: Ids): Record<string, unknown> {
  const { code, nameAr, nameEn, officialNameAr, officialNameEn, isGovernorateSeat, latitude, longitude, population } = authority
  return {
    code,
    nameAr,
    nameEn,
    officialNameAr,
    officialNameEn,
    isGovernorateSeat,
    authorityType: platform.lookups.ids('localAuthorityType')[authority.type],
    municipalityClass: authority.municipalityClass ? platform.lookups.ids('municipalityClass')[authority.municipalityClass] : null,
    governorate: platform.lookups.ids('governorate')[authority.governorate],
    parent: ids.get(authority.directorate),
    populationCount: population,
    location: { lat: latitude, lng: longitude },
    officeHoursAr: 'من الأحد إلى الخميس، من 8 صباحًا إلى 3 عصرًا',
    officeHoursEn: 'Sunday to Thursday, 8 am to 3 pm',
    contactPersonName: `ضابط الاتصال في ${nameAr} (تجريبي)`,
  }
}
