import { isEmpty, insertDemonstration, demonstrator } from '../../../server/demonstration.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Platform } from '../../../server/platform.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { workingDayAfter } from '../../admin/settings/settings.ts'
import { loadEntry, noteNumbers } from '../entries/entries.server.ts'
import { contactMessage, contactStates } from './contactMessage.ts'
import told from './demonstration/messages.json' with { type: 'json' }

const aDayMs = 86_400_000

/** Loads messages of citizens in every state, and entries that never came so far, unless there are some already. */
export async function loadMessages(platform: Platform): Promise<void> {
  const model = modelOf(platform, contactMessage.name)
  if (!(await isEmpty(platform.database, model))) return
  const ids = (list: string): Readonly<Record<string, number>> => platform.lookups.ids(list)
  const today = Date.parse(`${platform.clock.today()}T08:00:00Z`)
  await platform.database.write(demonstrator, async transaction => {
    if (!(await isEmpty(transaction, model))) return
    const places = new Map(
      (await transaction.rows<{ code: string; id: string }>(sql`select code, id from place`)).map(({ code, id }) => [code, id]),
    )
    const year = Number(platform.clock.today().slice(0, 4))
    const oldestFirst = told.toSorted((a, b) => b.daysAgo - a.daysAgo)
    for (const [index, one] of oldestFirst.entries()) {
      const at = new Date(today - one.daysAgo * aDayMs).toISOString()
      const number = `MSG-${year}-${String(index + 1).padStart(5, '0')}`
      const place = places.get(one.place ?? '') ?? null
      const dueAt =
        one.state === 'waitingSender'
          ? null
          : workingDayAfter(at.slice(0, 10), one.subject === 'technicalProblem' ? 3 : 7, { officeDays: [0, 1, 2, 3, 4], holidays: [] })
      const values = {
        number,
        subjectKind: ids('contactSubject')[one.subject],
        pageUrl: one.page ?? null,
        title: one.title,
        message: one.message,
        name: one.name ?? null,
        email: one.name === undefined ? null : `sender${index + 1}@mail.example`,
        consent: true,
        sentAt: at.slice(0, 10),
        dueAt,
        // What is past its day in the demonstration was told when it came to be.
        overdueToldFor: dueAt !== null && dueAt < platform.clock.today() ? dueAt : null,
        priority: one.subject === 'complaint' ? 2 : 1,
        closeResult: one.result ?? null,
        closeNote: one.note ?? null,
      }
      const status = Object.entries(contactStates.codes).find(([word]) => word === one.state)?.[1] ?? 2
      const id = await insertDemonstration(platform, transaction, model, values, { place, status, creationTime: at })
      const said = [
        ...(one.question === undefined ? [] : [{ kind: 'question' as const, text: one.question, by: 'العلاقات العامة' }]),
        ...(one.reply === undefined ? [] : [{ kind: 'reply' as const, text: one.reply, by: 'العلاقات العامة' }]),
      ]
      const state = one.state === 'spam' ? 'spam' : 'confirmed'
      await loadEntry(platform, transaction, {
        kind: 'contact',
        number,
        title: one.title,
        state,
        sentAt: at,
        ...(one.name !== undefined && { confirmedBy: 'email' }),
        record: id,
        place,
        said,
      })
    }
    await noteNumbers(transaction, 'MSG', year, oldestFirst.length)
    const waiting = [
      ['awaitingConfirmation', 'استفسار عن رسوم النفايات', []],
      ['awaitingConfirmation', 'طلب صورة عن المخطط الهيكلي', ['noProofOfWork']],
      ['expired', 'سؤال عن موعد السوق الأسبوعي', []],
      ['spam', 'اربح جائزة كبيرة الآن', ['manyLinks', 'tooFast', 'noProofOfWork']],
    ] as const
    for (const [state, title, flags] of waiting)
      await loadEntry(platform, transaction, {
        kind: 'contact',
        number: null,
        title,
        state,
        sentAt: new Date(today - aDayMs / 3).toISOString(),
        record: null,
        place: null,
        flags,
      })
  })
}
