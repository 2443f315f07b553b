import { isEmpty, insertDemonstration, demonstrator } from '../../../server/demonstration.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Platform } from '../../../server/platform.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { claimFiles } from '../../../server/resources/references.ts'
import { keepVersion, putLive } from '../../../server/resources/versions.ts'
import { noteFile } from '../../../server/files/keep.ts'
import { plainPdf, storeMade } from '../../portal/content/content.server.ts'
import { letReadBy, loadEntry, noteNumbers } from '../../portal/entries/entries.server.ts'
import { accessibilities, creativeIdeasBank, ideaStates } from './creativeIdeasBank.ts'
import { ideaForm } from './ideaForm.ts'
import told from './demonstration/ideas.json' with { type: 'json' }

const aDayMs = 86_400_000

const documentOf = ({ files }: Platform, lines: readonly string[]) => storeMade(files.store, plainPdf(lines), 'pdf')

/** Loads ideas of citizens in every state, each with the entry through which it came, unless there are some already. */
export async function loadIdeas(platform: Platform): Promise<void> {
  const model = modelOf(platform, creativeIdeasBank.name)
  if (!(await isEmpty(platform.database, model))) return
  const ids = (list: string): Readonly<Record<string, number>> => platform.lookups.ids(list)
  const today = Date.parse(`${platform.clock.today()}T09:00:00Z`)
  await platform.database.write(demonstrator, async transaction => {
    if (!(await isEmpty(transaction, model))) return
    const places = new Map(
      (await transaction.rows<{ code: string; id: string }>(sql`select code, id from place`)).map(({ code, id }) => [code, id]),
    )
    const year = Number(platform.clock.today().slice(0, 4))
    const oldestFirst = told.toSorted((a, b) => b.daysAgo - a.daysAgo)
    for (const [index, idea] of oldestFirst.entries()) {
      const at = new Date(today - idea.daysAgo * aDayMs).toISOString()
      const place = places.get(idea.place ?? '') ?? null
      const number = `IDEA-${year}-${String(index + 1).padStart(5, '0')}`
      const isPublic = idea.access === undefined
      const isPublished = idea.state === 'published'
      const file = idea.file && (await noteFile(transaction, await documentOf(platform, idea.file.lines), idea.file.name, null))
      const files = file ? [file.id] : null
      const given = {
        number,
        date: at.slice(0, 10),
        titleAr: idea.titleAr,
        titleEn: idea.titleEn ?? null,
        summaryAr: idea.summaryAr,
        summaryEn: idea.summaryEn ?? null,
        problem: idea.problem,
        solution: idea.solution,
        innovation: idea.innovation ?? null,
        targetGroup: idea.targetGroup,
        field: ids('projectField')[idea.field],
        subField: ids('projectSubField')[idea.subField],
        owner: ids('applicantType')[idea.owner],
        ownerName: idea.name ?? 'صاحب فكرة',
        showOwnerName: idea.showName === true,
        ownerPhone: `+97059900${String(1000 + index)}`,
        localCommId: place,
        accessibility: isPublic ? accessibilities.all[0] : accessibilities.economicDevelopment[0],
        status: ids('ideaStatus')[idea.status ?? 'idea'],
        requestedSupport: idea.support,
        expectedJobs: idea.jobs,
        location: idea.location ?? null,
        attachment: files,
        publicFiles: files,
        estimatedCost: idea.cost ?? null,
        currency: idea.cost === undefined ? null : ids('currency').USD,
        ownerApproval: isPublic,
        source: 1,
        rejectionReason: idea.reason === undefined ? null : ids('entryRejectionReason')[idea.reason],
        rejectionNote: idea.note ?? null,
        approvedAt: isPublished ? at : null,
      }
      const values = { ...given, ...(isPublished && letReadBy(ideaForm)({ platform }, given)) }
      const state = Object.entries(ideaStates.codes).find(([word]) => word === idea.state)?.[1] ?? 1
      const more = {
        place: isPublic ? place : null,
        isDraft: false,
        currentVersion: 1,
        liveVersion: isPublished ? 1 : null,
        publishStatus: state,
        creationTime: at,
      }
      const id = await insertDemonstration(platform, transaction, model, values, more)
      await claimFiles(transaction, creativeIdeasBank, id, values)
      await keepVersion(transaction, model, id, 1, values, undefined)
      if (isPublished) await putLive(transaction, model, id, 1)
      await loadEntry(platform, transaction, {
        kind: 'idea',
        number,
        title: idea.titleAr,
        state: 'confirmed',
        sentAt: at,
        record: id,
        place: more.place,
      })
    }
    await noteNumbers(transaction, 'IDEA', year, oldestFirst.length)
  })
}
