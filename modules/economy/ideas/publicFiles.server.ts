import { Invalid, problemAt } from '../../define.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import { sql } from '../../../server/database/sql.ts'
import { requireScanned } from '../../../server/files/scanned.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Call } from '../../../server/platform.ts'
import { lockForWriting, notFound } from '../../../server/resources/access.ts'
import { announce } from '../../../server/resources/changes.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { findId } from '../../../server/resources/id.ts'
import { changeLive } from '../../../server/resources/versions.ts'
import { creativeIdeasBank } from './creativeIdeasBank.ts'
import { setFilePublic } from './publicFiles.ts'

interface Held {
  readonly attachment: readonly string[] | null
  readonly publicFiles: readonly string[] | null
}

/** The files of an idea are let go one by one (domain/economy-and-tenders, section 1). */
export const publishFile = implement(setFilePublic, async ({ file, isPublic }, call, { params }) => {
  const model = modelOf(call.platform, creativeIdeasBank.name)
  const id = findId(model, params.id)
  if (id === undefined) throw notFound()
  return call.platform.database.write(call.actor, async transaction => {
    const row = await lockForWriting(call, transaction, model, id, 'publish')
    const bar = call.platform.rulesOf(creativeIdeasBank).unchangeable?.(row, call)
    if (bar) throw bar
    const held = await transaction.find<Held>(
      sql`select attachment, public_files as "publicFiles" from creative_ideas_bank where id = ${id}`,
    )
    if (!held?.attachment?.includes(file)) throw new Invalid([problemAt('file', 'file', setFilePublic.input.file.label)])
    if (isPublic) await requireScanned(transaction, { file: creativeIdeasBank.fields.publicFiles }, { file: [file] })
    // In the order in which they are held.
    const shown = held.attachment.filter(one => (one === file ? isPublic : held.publicFiles?.includes(one)))
    const publicFiles = shown.length > 0 ? shown : null
    await transaction.rows(sql`update creative_ideas_bank set public_files = ${sql.param(publicFiles)}::uuid[] where id = ${id}`)
    await changeLive(transaction, model, id, undefined, ['publicFiles'])
    await announce(transaction, model, id)
    return { publicFiles }
  })
})

/** A file that its idea holds no longer is public no longer, whatever else of the change waits for its decision. */
export async function withdrawLostFiles({ platform }: Call, transaction: Transaction, id: string): Promise<void> {
  const model = modelOf(platform, creativeIdeasBank.name)
  const lost = await transaction.find(sql`
    update creative_ideas_bank set public_files = (
      select array_agg(f.file order by f.place) from unnest(public_files) with ordinality f(file, place) where f.file = any(attachment))
    where id = ${id} and not public_files <@ coalesce(attachment, '{}') returning 1`)
  if (lost) await changeLive(transaction, model, id, undefined, ['publicFiles'])
}
