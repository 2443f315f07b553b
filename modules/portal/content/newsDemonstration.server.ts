import { sql } from '../../../server/database/sql.ts'
import { demonstrator, isEmpty } from '../../../server/demonstration.ts'
import type { Platform } from '../../../server/platform.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { newsOn, shifted } from './demonstration/news.ts'
import { drawn, insertReviewed, workbookOf } from './reviewedDemonstration.server.ts'

/** What home leads with. */
const featured: ReadonlySet<string> = new Set(['citizen-budget-guide'])

/** What citizens may take along from the item on the citizen budget. */
const budgetTables = {
  name: 'موازنة-المواطن-أرقام.xlsx',
  columns: ['وجه الإنفاق', 'السنة السابقة (شيكل)', 'السنة الحالية (شيكل)', 'حصة الفرد (شيكل)'],
  rows: [
    ['النظافة والنفايات', '3,120,000', '3,260,000', '92'],
    ['المياه والصرف الصحي', '5,480,000', '5,910,000', '167'],
    ['الطرق والأرصفة', '2,940,000', '3,450,000', '97'],
    ['الإنارة', '1,130,000', '1,080,000', '31'],
  ],
}

/** Loads sixty news items over two years, with drawings of our own as their pictures, unless there are news already. */
export async function loadNews(platform: Platform): Promise<void> {
  const model = modelOf(platform, 'news')
  if (!(await isEmpty(platform.database, model))) return
  const items = newsOn(platform.clock.today())
  const pictures = await drawn(platform, items)
  const tables = await workbookOf(platform, budgetTables)
  await platform.database.write(demonstrator, async transaction => {
    if (!(await isEmpty(transaction, model))) return
    const places = new Map(
      (await transaction.rows<{ code: string; id: string }>(sql`select code, id from place`)).map(({ code, id }) => [code, id]),
    )
    const editor = await transaction.find<{ id: string }>(sql`select id from "system_user" where user_name = 'portalEditor'`)
    for (const [index, item] of items.entries())
      await insertReviewed(platform, transaction, model, {
        state: item.state,
        on: item.date,
        author: editor?.id ?? null,
        place: places.get(item.placeCode ?? '') ?? null,
        picture: pictures[index],
        pictureName: `${item.key}.webp`,
        file:
          item.key === 'citizen-budget-guide'
            ? { ...tables, titleAr: 'جداول موازنة المواطن', titleEn: 'Tables of the citizen budget', type: 'citizenBudget' }
            : undefined,
        rejectionReason: item.rejectionReason,
        rejectionNote: item.rejectionNote,
        values: {
          titleAr: item.titleAr,
          titleEn: item.titleEn,
          summaryAr: item.summaryAr,
          summaryEn: item.summaryEn,
          bodyAr: item.bodyAr,
          bodyEn: item.bodyEn,
          locationAr: item.locationAr,
          locationEn: item.locationEn,
          mainImageAltAr: item.mainImageAltAr,
          mainImageAltEn: item.mainImageAltEn,
          mainImageCaptionAr: 'رسم توضيحي',
          mainImageCaptionEn: item.mainImageAltEn === null ? null : 'Illustration',
          tags: item.tags,
          category: platform.lookups.ids('newsCategory')[item.category],
          date: item.date,
          isUrgent: false,
          isFeatured: featured.has(item.key),
          featuredUntil: featured.has(item.key) ? shifted(platform.clock.today(), 20) : null,
          featuredOrder: featured.has(item.key) ? 1 : null,
        },
      })
  })
}
