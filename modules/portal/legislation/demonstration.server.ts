import type { Values } from '../../define.ts'
import { sql } from '../../../server/database/sql.ts'
import { demonstrator, insertDemonstration, isEmpty } from '../../../server/demonstration.ts'
import { noteFile, type Stored } from '../../../server/files/keep.ts'
import type { Platform } from '../../../server/platform.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { keepNextVersion } from '../../../server/resources/versions.ts'
import { plainPdf, storeMade } from '../content/content.server.ts'
import { elsewhereAr, elsewhereEn, laws } from './demonstration/laws.ts'
import { legalEnvironment, oppositeOf, type RelationKind } from './legalEnvironment.ts'

const { codes } = legalEnvironment.fields.relations.fields.kind
const dayMs = 86_400_000

/** Loads the laws under which local authorities work, some of them with texts written for the purpose, unless there are some already. */
export async function loadLegislation(platform: Platform): Promise<void> {
  const model = modelOf(platform, legalEnvironment.name)
  if (!(await isEmpty(platform.database, model))) return
  const { lookups, clock, files } = platform
  const printed = new Map<string, Stored>()
  for (const { key, titleEn, textEn } of laws)
    if (textEn !== undefined) printed.set(key, await storeMade(files.store, plainPdf([titleEn, ...paragraphsOf(textEn)]), 'pdf'))
  await platform.database.write(demonstrator, async transaction => {
    // Whoever starts at the same moment looks when this one has written.
    await transaction.rows(sql`select pg_advisory_xact_lock(hashtext('legalEnvironment'))`)
    if (!(await isEmpty(transaction, model))) return
    const ids = new Map<string, string>()
    const told = new Map<string, Values>()
    const said = new Map<string, { kind: number; target: string }[]>()
    const relate = (from: string, kind: RelationKind, target: string) =>
      said.set(from, [...(said.get(from) ?? []), { kind: codes[kind], target }])
    for (const law of laws) {
      const made = printed.get(law.key)
      const file = made && (await noteFile(transaction, made, `${law.key}.pdf`, null))
      const values = {
        type: lookups.ids('legislationType')[law.type],
        number: law.number,
        year: law.year,
        titleAr: law.titleAr,
        titleEn: law.titleEn,
        issuingBody: lookups.ids('issuingBody')[law.issuingBody],
        subjects: law.subjects.map(subject => lookups.ids('legislationSubject')[subject]),
        status: lookups.ids('legislationStatus')[law.status],
        issuedOn: law.issuedOn ?? null,
        publishedOn: law.publishedOn ?? null,
        inForceFrom: law.inForceFrom ?? null,
        repealedOn: law.repealedOn ?? null,
        summaryAr: law.summaryAr,
        summaryEn: law.summaryEn,
        textAr: law.textAr ?? elsewhereAr,
        textEn: law.textEn ?? (law.textAr === undefined ? elsewhereEn : null),
        fileEn: file ? [file.id] : null,
        consultationUntil:
          law.openForDays === undefined ? null : new Date(Date.parse(`${clock.today()}T21:00:00Z`) + law.openForDays * dayMs).toISOString(),
        consultationEmail: law.openForDays === undefined ? null : 'consultations@mahalli.example',
      }
      const id = await insertDemonstration(platform, transaction, model, values, { isPublished: law.isPublished ?? true })
      if (file)
        await transaction.rows(sql`update attachment set resource = ${legalEnvironment.name}, record_id = ${id} where id = ${file.id}`)
      ids.set(law.key, id)
      told.set(id, values)
      for (const [kind, key] of law.relations ?? []) {
        const target = ids.get(key)
        if (target === undefined) throw new Error(`${law.key} names ${key}, which stands after it`)
        relate(id, kind, target)
        relate(target, oppositeOf[kind], id)
      }
    }
    for (const [parent, relations] of said)
      for (const [position, { kind, target }] of relations.entries())
        await transaction.rows(sql`
          insert into legal_environment_relations (id, parent, position, kind, target)
          values (gen_random_uuid(), ${parent}, ${position}, ${kind}, ${target})`)
    // With the relations of both sides: no version that is brought back takes them away.
    for (const [id, values] of told) await keepNextVersion(transaction, model, id, { ...values, relations: said.get(id) ?? [] }, undefined)
  })
}

/** What a text says, paragraph by paragraph, without its marks. */
function paragraphsOf(html: string): string[] {
  return html
    .split(/<\/(?:p|h\d|li|tr)>/)
    .map(part =>
      part
        .replace(/<[^>]+>/g, ' ')
        .replaceAll('&nbsp;', ' ')
        .replaceAll('&amp;', '&')
        .trim(),
    )
    .filter(part => part !== '')
}
