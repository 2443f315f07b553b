import { sql } from '../../../server/database/sql.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import { demonstrator, insertDemonstration, isEmpty } from '../../../server/demonstration.ts'
import { noteFile } from '../../../server/files/keep.ts'
import type { Platform } from '../../../server/platform.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { removeLive } from '../../../server/resources/versions.ts'
import { documentOf, drawn, insertReviewed, type NamedFile, workbookOf } from '../content/content.server.ts'
import { items as resources, type SampleItem } from './demonstration/items.ts'
import { answers, questions } from './demonstration/questions.ts'
import { knowledgeAnswer } from './knowledgeAnswer.ts'
import { knowledgeExchange } from './knowledgeExchange.ts'

const items = [...resources, ...questions]
const { audienceLevel, resourceLanguage } = knowledgeExchange.fields

/** Loads guides, templates, experiences and questions with their answers, some with a workbook or a document to download, unless there are some already. */
export async function loadKnowledge(platform: Platform): Promise<void> {
  const model = modelOf(platform, knowledgeExchange.name)
  if (!(await isEmpty(platform.database, model))) return
  const pictured = items.filter(hasPicture)
  const drawings = await drawn(
    platform,
    pictured.map(({ picture }) => ({ drawing: picture })),
  )
  const pictures = new Map(pictured.map(({ key }, index) => [key, drawings[index]]))
  const made = new Map<string, NamedFile>()
  for (const { key, workbook, document } of items) {
    if (workbook) made.set(key, await workbookOf(platform, workbook))
    if (document) made.set(key, await documentOf(platform, document))
  }
  await platform.database.write(demonstrator, async transaction => {
    if (!(await isEmpty(transaction, model))) return
    const places = new Map(
      (await transaction.rows<{ code: string; id: string }>(sql`select code, id from place`)).map(({ code, id }) => [code, id]),
    )
    const editor = await transaction.find<{ id: string }>(sql`select id from "system_user" where user_name = 'portalEditor'`)
    const asked = new Map<string, { id: string; on: string }>()
    for (const item of items) {
      const download = made.get(item.key)
      const file = download && (await noteFile(transaction, download.stored, download.name, editor?.id ?? null))
      const on = dayBefore(platform.clock.today(), item.daysAgo)
      const id = await insertReviewed(platform, transaction, model, {
        state: item.state,
        on,
        author: editor?.id ?? null,
        place: places.get(item.place ?? '') ?? null,
        picture: pictures.get(item.key),
        pictureName: `${item.key}.webp`,
        values: valuesOf(platform, item, on, file?.id),
      })
      if (file)
        await transaction.rows(sql`update attachment set resource = ${knowledgeExchange.name}, record_id = ${id} where id = ${file.id}`)
      if (item.forStaff) await withdrawFromCitizens(transaction, platform, id)
      asked.set(item.key, { id, on })
    }
    await answerQuestions(platform, transaction, places, asked)
  })
}

async function answerQuestions(
  platform: Platform,
  transaction: Transaction,
  places: ReadonlyMap<string, string>,
  asked: ReadonlyMap<string, { readonly id: string; readonly on: string }>,
): Promise<void> {
  const model = modelOf(platform, knowledgeAnswer.name)
  for (const { to, place, after, text, isBest = false, waits = false } of answers) {
    const question = asked.get(to)
    if (!question) continue
    const more = {
      place: places.get(place ?? '') ?? null,
      isPublished: !waits,
      creationTime: `${dayBefore(question.on, -after)}T09:30:00Z`,
    }
    await insertDemonstration(platform, transaction, model, { question: question.id, text, isBest }, more)
  }
}

function valuesOf({ lookups }: Platform, item: SampleItem, on: string, file: string | undefined) {
  return {
    titleAr: item.titleAr,
    titleEn: item.titleEn,
    summaryAr: item.summaryAr,
    summaryEn: item.summaryEn,
    bodyAr: item.bodyAr,
    bodyEn: item.bodyEn,
    mainImageAltAr: item.picture?.altAr ?? null,
    mainImageAltEn: item.picture?.altEn ?? null,
    mainImageCaptionAr: item.picture ? 'رسم توضيحي' : null,
    mainImageCaptionEn: item.picture && item.titleEn !== null ? 'Illustration' : null,
    tags: item.tags,
    resourceType: lookups.ids('knowledgeResourceType')[item.type],
    topics: item.topics.map(topic => lookups.ids('knowledgeTopic')[topic]),
    date: on,
    audienceLevel: audienceLevel.codes[item.forStaff ? 'staff' : 'public'],
    authors: item.authors,
    year: item.year,
    pages: item.pages ?? null,
    resourceLanguage: resourceLanguage.codes[item.language],
    file: file === undefined ? null : [file],
    externalUrl: item.link ?? null,
    licence: file === undefined ? null : lookups.ids('mediaRights').ccBy,
  }
}

/** What is for staff is approved and stands nowhere on the portal. */
function withdrawFromCitizens(transaction: Transaction, platform: Platform, id: string): Promise<void> {
  return removeLive(transaction, modelOf(platform, knowledgeExchange.name), id)
}

function hasPicture(item: SampleItem): item is SampleItem & { readonly picture: NonNullable<SampleItem['picture']> } {
  return item.picture !== undefined
}

function dayBefore(today: string, days: number): string {
  const day = new Date(`${today}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() - days)
  return day.toISOString().slice(0, 10)
}
