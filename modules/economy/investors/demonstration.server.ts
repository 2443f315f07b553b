import { isEmpty, insertDemonstration, demonstrator } from '../../../server/demonstration.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Platform } from '../../../server/platform.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { keepVersion, putLive } from '../../../server/resources/versions.ts'
import { loadEntry, noteNumbers } from '../../portal/entries/entries.server.ts'
import told from './demonstration/investors.json' with { type: 'json' }
import { investors, investorStates } from './investor.ts'

const aDayMs = 86_400_000

/** Loads investors in every state, each with the entry through which he came, unless there are some already. */
export async function loadInvestors(platform: Platform): Promise<void> {
  const model = modelOf(platform, investors.name)
  if (!(await isEmpty(platform.database, model))) return
  const ids = (list: string): Readonly<Record<string, number>> => platform.lookups.ids(list)
  const today = Date.parse(`${platform.clock.today()}T10:00:00Z`)
  await platform.database.write(demonstrator, async transaction => {
    if (!(await isEmpty(transaction, model))) return
    const places = new Map(
      (await transaction.rows<{ code: string; id: string }>(sql`select code, id from place`)).map(({ code, id }) => [code, id]),
    )
    const year = Number(platform.clock.today().slice(0, 4))
    const oldestFirst = told.toSorted((a, b) => b.daysAgo - a.daysAgo)
    for (const [index, one] of oldestFirst.entries()) {
      const at = new Date(today - one.daysAgo * aDayMs).toISOString()
      const number = `INV-${year}-${String(index + 1).padStart(4, '0')}`
      const isPublished = one.state === 'published'
      const [email, phone] = [`contact${index + 1}@investor.example`, `+97056900${String(2000 + index)}`]
      const values = {
        number,
        nameAr: one.nameAr,
        nameEn: one.nameEn,
        kind: ids('applicantType')[one.kind],
        contactName: 'الشخص المخوّل',
        position: one.position,
        email,
        phone,
        website: one.website ?? null,
        country: ids('country')[one.country],
        city: one.city,
        interestField: one.fields.flatMap(code => ids('economicActivity')[code] ?? []),
        interestPlaces: one.places.flatMap(code => places.get(code) ?? []),
        investmentRange: one.range,
        activityDescriptionAr: one.activityAr,
        activityDescriptionEn: one.activityEn,
        allowToPublish: one.allow !== false,
        showContact: one.show === true,
        investorApproval: true,
        publicEmail: isPublished && one.show === true ? email : null,
        publicPhone: isPublished && one.show === true ? phone : null,
        source: 1,
        rejectionReason: one.reason === undefined ? null : ids('entryRejectionReason')[one.reason],
        rejectionNote: one.note ?? null,
        approvedAt: isPublished ? at : null,
      }
      const state = Object.entries(investorStates.codes).find(([word]) => word === one.state)?.[1] ?? 1
      const more = { isDraft: false, currentVersion: 1, liveVersion: isPublished ? 1 : null, publishStatus: state, creationTime: at }
      const id = await insertDemonstration(platform, transaction, model, values, more)
      await keepVersion(transaction, model, id, 1, values, undefined)
      if (isPublished) await putLive(transaction, model, id, 1)
      await loadEntry(platform, transaction, {
        kind: 'investor',
        number,
        title: one.nameAr,
        state: 'confirmed',
        sentAt: at,
        record: id,
        place: null,
      })
    }
    await noteNumbers(transaction, 'INV', year, oldestFirst.length)
  })
}
