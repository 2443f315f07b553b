import { isEmpty, insertDemonstration, demonstrator } from '../../../server/demonstration.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Platform } from '../../../server/platform.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { claimFiles } from '../../../server/resources/references.ts'
import { keepVersion, putLive } from '../../../server/resources/versions.ts'
import { noteFile } from '../../../server/files/keep.ts'
import { storeDrawing } from '../../portal/content/content.server.ts'
import { letReadBy, loadEntry, noteNumbers } from '../../portal/entries/entries.server.ts'
import told from './demonstration/investors.json' with { type: 'json' }
import { investors, investorStates } from './investor.ts'
import { investorForm } from './investorForm.ts'

const aDayMs = 86_400_000

/** A sign that stands for a firm, as an SVG. */
function signOf(shape: string): string {
  const rays = Array.from({ length: 8 }, (_, at) => `<path d="M400 60V20" transform="rotate(${at * 45} 400 200)"/>`).join('')
  const drawn =
    shape === 'sun'
      ? `<circle cx="400" cy="200" r="96" fill="#d19a2b"/><g stroke="#d19a2b" stroke-width="22" stroke-linecap="round">${rays}</g>`
      : '<ellipse cx="400" cy="220" rx="92" ry="124" fill="#6b7a35"/><path d="M400 96Q440 24 540 30Q520 104 400 96Z" fill="#475227"/>'
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"><rect width="800" height="400" fill="#fff"/>${drawn}</svg>`
}

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
      const logo = one.logo && (await noteFile(transaction, await storeDrawing(platform, signOf(one.logo)), `${one.logo}.webp`, null))
      const given = {
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
        logo: logo ? logo.id : null,
        allowToPublish: one.allow !== false,
        showContact: one.show === true,
        investorApproval: true,
        source: 1,
        rejectionReason: one.reason === undefined ? null : ids('entryRejectionReason')[one.reason],
        rejectionNote: one.note ?? null,
        approvedAt: isPublished ? at : null,
      }
      const values = { ...given, ...(isPublished && letReadBy(investorForm)({ platform }, given)) }
      const state = Object.entries(investorStates.codes).find(([word]) => word === one.state)?.[1] ?? 1
      const more = { isDraft: false, currentVersion: 1, liveVersion: isPublished ? 1 : null, publishStatus: state, creationTime: at }
      const id = await insertDemonstration(platform, transaction, model, values, more)
      await claimFiles(transaction, investors, id, values)
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
