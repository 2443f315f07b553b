import { Invalid, pairsOf, problemAt, Refused } from '../../define.ts'
import { noteEvent } from '../../../server/audit/note.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import { formatIn, sheetFile } from '../../../server/importExport/format.ts'
import type { Runner } from '../../../server/database/connect.ts'
import type { Call } from '../../../server/platform.ts'
import { findVisible, lockForWriting, notFound, reaches, requirePermission } from '../../../server/resources/access.ts'
import { findId } from '../../../server/resources/id.ts'
import { pairStatesOf, reviewLanguages } from '../../../server/resources/languages.ts'
import { titleColumns, type Model } from '../../../server/resources/model.ts'
import {
  exportTranslations,
  getLanguages,
  getParity,
  listTranslations,
  reviewTranslation,
  type RecordLanguages,
  type TranslationItem,
} from './calls.ts'
import { exportedTranslations, exportFormats } from './exported.server.ts'
import { labelsOf, parityOf, stateIds, translationRows, type TranslationRow } from './parity.server.ts'

export { countWithoutEnglish } from './parity.server.ts'
export { tellOfWanting, translationJobs } from './told.server.ts'

const usualRows = 10
const mostRows = 100

/** The follow-up of the two languages (domain/portal-and-admin, section 11.4). */
export const translationCalls: readonly Endpoint[] = [
  implement(getParity, async (_input, call) => ({ items: await parityOf(call) })),
  implement(listTranslations, async ({ maxResultCount, SkipCount, ...filter }, call) => {
    const span = { skip: Number(SkipCount ?? 0), limit: Math.min(mostRows, Number(maxResultCount ?? usualRows)) }
    const { rows, totalCount } = await translationRows(call, call.platform.database, filter, span)
    return { totalCount, items: rows.map(row => itemOf(call, row)) }
  }),
  implement(
    exportTranslations,
    async (filter, call, { query }) => {
      const format = formatIn(query, exportFormats)
      return sheetFile('translation', format, await exportedTranslations(call, filter, format))
    },
    exportFormats,
  ),
  implement(getLanguages, async ({ kind, id }, call) => {
    const model = followed(call, kind)
    const found = findId(model, id)
    const row = found === undefined ? undefined : await findVisible(call, call.platform.database, model, found)
    if (!row) throw notFound()
    return languagesOf(call, call.platform.database, model, row, reaches(row, 'write'))
  }),
  implement(reviewTranslation, async ({ kind, concurrencyStamp }, call, { params }) =>
    review(call, followed(call, kind), params.id, concurrencyStamp),
  ),
]

/** @throws Invalid when there is no such kind in two languages, Refused when the caller may not read it */
function followed(call: Call, kind: string): Model {
  const model = call.platform.models.get(kind)
  if (!model || pairsOf(model.resource).length === 0) throw new Invalid([problemAt('kind', 'choice', getLanguages.input.kind.label)])
  requirePermission(call, model.resource.permission)
  return model
}

/** @throws Refused 409 when the record is another one by now than the reader has read, or is written in one language alone */
async function review(call: Call, model: Model, given: string | undefined, stamp: string): Promise<RecordLanguages> {
  const id = findId(model, given)
  if (id === undefined) throw notFound()
  return call.platform.database.write(call.actor, async transaction => {
    const row = await lockForWriting(call, transaction, model, id, 'write')
    if (row.concurrencyStamp !== stamp)
      throw new Refused(
        'stale',
        'تغيّر السجل منذ قراءته. أعد قراءته ثم اعتمد ترجمته',
        'The record has changed since. Read it again, then mark it',
        {
          status: 409,
        },
      )
    const reviewed = await reviewLanguages(transaction, model, id, row, call.caller.userId ?? '')
    if (reviewed.length === 0)
      throw new Refused('notTranslated', 'لا نص مكتوبًا باللغتين بعد', 'No text is written in both languages yet', { status: 409 })
    const [titleAr, titleEn] = titleColumns(model)
    await noteEvent(transaction, {
      action: 'update',
      tableName: model.table,
      rowId: String(id),
      rowTitle: [textOf(row[titleAr]) ?? '', textOf(row[titleEn])],
      changes: { translationReviewed: [null, true] },
    })
    return languagesOf(call, transaction, model, row, true)
  })
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

async function languagesOf(
  call: Call,
  runner: Runner,
  model: Model,
  row: Readonly<Record<string, unknown>>,
  isWritable: boolean,
): Promise<RecordLanguages> {
  const ids = stateIds(call.platform)
  const states = await pairStatesOf(runner, model, String(row.id), row)
  return {
    fields: states.map(({ pair, ar, en }) => ({ name: pair.name, ar: ar ? ids[ar] : null, en: en ? ids[en] : null })),
    isReviewable: isReviewable(call, isWritable),
  }
}

function itemOf(call: Call, { lacking, isWritable, ...row }: TranslationRow): TranslationItem {
  return { ...row, lacking: labelsOf(call.platform, row.kind, lacking), isReviewable: isReviewable(call, isWritable) }
}

/** What is called so in every answer. Whether there is anything to review is another question. */
function isReviewable({ caller }: Call, isWritable: boolean): boolean {
  return isWritable && caller.can('Portal.Translation.Update')
}
