import { sql } from '../../../server/database/sql.ts'
import { demonstrator, insertDemonstration, isEmpty } from '../../../server/demonstration.ts'
import type { Platform, SettingChange } from '../../../server/platform.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { settings } from '../../admin/settings/settings.ts'

interface Directorate {
  readonly id: string
  readonly nameAr: string
  readonly nameEn: string
  readonly governorate: number
  readonly governorateAr: string
  readonly governorateEn: string
  readonly code: string
  readonly phone: string | null
  readonly email: string | null
  readonly location: { readonly lat: number; readonly lng: number } | null
}

/** What the directory of contact points and the foot of every page say alike. */
const office = { addressAr: 'رام الله، حي المصايف، مجمع الدوائر الحكومية', addressEn: 'Government compound, Al-Masayef, Ramallah' }
const ministry = { phone: '022400100', email: 'info@mahalli.example' }

/** Loads the headquarters, some units and the directorate of each governorate, unless there are contact points. Numbers and addresses are made up. */
export async function loadContactPoints(platform: Platform): Promise<void> {
  const model = modelOf(platform, 'contactPoint')
  if (!(await isEmpty(platform.database, model))) return
  const kinds = platform.lookups.ids('contactPointKind')
  await platform.database.write(demonstrator, async transaction => {
    await transaction.rows(sql`select pg_advisory_xact_lock(hashtext('contactPoint'))`)
    if (!(await isEmpty(transaction, model))) return
    const directorates = await transaction.rows<Directorate>(sql`
      select p.id, p.name_ar as "nameAr", p.name_en as "nameEn", p.governorate, g.code, p.phone, p.email, g.name_ar as "governorateAr", g.name_en as "governorateEn",
        coalesce(p.location, (select s.location from place s join local_comm a on a.id = s.id
          where s.governorate = p.governorate and s.location is not null order by a.is_governorate_seat desc nulls last, a.population_count desc nulls last limit 1)) as location
      from place p join lookup g on g.id = p.governorate where p.type_code = 6 and p.is_active order by g.code, p.name_ar`)
    const ramallah = directorates.find(({ code }) => code === '30')
    const points = [
      {
        kind: kinds.headquarters,
        nameAr: 'مقر وزارة الحكم المحلي',
        nameEn: 'Headquarters of the Ministry of Local Government',
        governorate: ramallah?.governorate ?? null,
        phones: [ministry.phone, '022400101'],
        fax: '022400102',
        email: ministry.email,
        point: ramallah?.location ?? null,
        ...office,
      },
      {
        kind: kinds.complaintsUnit,
        nameAr: 'وحدة الشكاوى',
        nameEn: 'Complaints unit',
        phones: ['022400140'],
        email: 'complaints@mahalli.example',
        officeHoursAr: 'من الأحد إلى الخميس، من 9 صباحًا إلى 1 ظهرًا',
        officeHoursEn: 'Sunday to Thursday, 9 am to 1 pm',
        ...office,
      },
      {
        kind: kinds.mediaOffice,
        nameAr: 'المكتب الإعلامي',
        nameEn: 'Media office',
        phones: ['022400150'],
        email: 'media@mahalli.example',
        ...office,
      },
      {
        kind: kinds.emergencyRoom,
        nameAr: 'غرفة الطوارئ',
        nameEn: 'Emergency operations room',
        phones: ['022400199'],
        officeHoursAr: 'على مدار الساعة في المنخفضات والطوارئ',
        officeHoursEn: 'Around the clock during storms and emergencies',
      },
      {
        kind: kinds.technicalSupport,
        nameAr: 'الدعم الفني للبوابة',
        nameEn: 'Technical support of the portal',
        phones: ['022400160'],
        email: 'support@mahalli.example',
      },
      ...directorates.map(({ id, nameAr, nameEn, governorate, governorateAr, governorateEn, phone, email, location }) => ({
        kind: kinds.directorate,
        nameAr,
        nameEn,
        governorate,
        place: id,
        phones: phone === null ? [] : [phone],
        email,
        addressAr: `${governorateAr}، مبنى المديرية، الشارع الرئيسي`,
        addressEn: `Directorate building, main street, ${governorateEn}`,
        point: location,
      })),
    ]
    for (const [index, values] of points.entries())
      await insertDemonstration(platform, transaction, model, { ...values, sortOrder: (index + 1) * 10 }, { isPublished: true })
    await platform.settings.write(transaction, footOf(platform), null)
  })
}

/** How the foot of the pages names the ministry, as far as nobody has said it. */
function footOf({ settings: store }: Platform): SettingChange[] {
  const { contactPhone, contactEmail, contactAddress } = settings
  const changes = [
    store.get(contactPhone) === '' && { setting: contactPhone, stored: contactPhone.toStored({ [contactPhone.key]: ministry.phone }) },
    store.get(contactEmail) === '' && { setting: contactEmail, stored: contactEmail.toStored({ [contactEmail.key]: ministry.email }) },
    store.get(contactAddress) === undefined && {
      setting: contactAddress,
      stored: contactAddress.toStored({ [`${contactAddress.key}Ar`]: office.addressAr, [`${contactAddress.key}En`]: office.addressEn }),
    },
  ]
  return changes.filter(change => change !== false)
}
