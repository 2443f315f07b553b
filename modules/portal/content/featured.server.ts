import { Refused } from '../../define.ts'
import { name, sql } from '../../../server/database/sql.ts'
import type { StepContext, StepRule } from '../../../server/platform.ts'
import { changeLive } from '../../../server/resources/versions.ts'

/** So many of a kind are featured at a time (section 11.2); how long, the input of the step says. */
const mostFeatured = 5
const columns = ['isFeatured', 'featuredUntil', 'featuredOrder'] as const

/** What is featured stands before the rest on home. It is said of the record: no version of it, and no new review. */
export const featureSteps: Readonly<Record<'feature' | 'unfeature', StepRule>> = {
  feature: {
    guard: async context => {
      await requirePublic(context)
      await requireRoom(context)
    },
    effect: async context => ({ isFeatured: true, featuredUntil: context.input.until, featuredOrder: await placeOf(context) }),
    after: tellCitizens,
  },
  unfeature: {
    guard: ({ record }) => {
      if (record.isFeatured !== true) throw new Refused('notFeatured', 'المادة غير مميزة', 'The item is not featured', { status: 409 })
    },
    effect: () => ({ isFeatured: false, featuredUntil: null, featuredOrder: null }),
    after: tellCitizens,
  },
}

/** The place that was said, else behind the others. */
async function placeOf({ transaction, model, record, input }: StepContext): Promise<unknown> {
  if (input.order != null) return input.order
  const row = await transaction.find<{ last: number }>(sql`
    select coalesce(max(t.featured_order), 0)::int as last from ${name(model.table)} t where t.is_featured and t.id <> ${String(record.id)}`)
  return Math.min((row?.last ?? 0) + 1, mostFeatured)
}

async function tellCitizens({ transaction, model, record }: StepContext): Promise<void> {
  await changeLive(transaction, model, String(record.id), undefined, columns)
}

async function requirePublic({ transaction, model, record }: StepContext): Promise<void> {
  const shown = model.live && (await transaction.find(sql`select 1 from ${name(model.live.table)} where id = ${String(record.id)}`))
  if (!shown)
    throw new Refused('notShown', 'لا تُميَّز إلا مادة معروضة للمواطنين الآن', 'Only an item that citizens read now is featured', {
      status: 409,
    })
}

/** Whoever features one waits for whoever features another of the kind. */
async function requireRoom({ transaction, model, record, call: { platform } }: StepContext): Promise<void> {
  await transaction.rows(sql`select pg_advisory_xact_lock(hashtext(${`featured ${model.resource.name}`}))`)
  const row = await transaction.find<{ count: number }>(sql`
    select count(*)::int as count from ${name(model.table)} t
    where t.is_featured and t.featured_until >= ${platform.clock.today()}::date and t.id <> ${String(record.id)}`)
  if ((row?.count ?? 0) < mostFeatured) return
  throw new Refused(
    'featuredFull',
    `المواد المميزة من هذا النوع بلغت حدها (${mostFeatured}). ألغِ تمييز إحداها أولًا`,
    `The featured items of this kind have reached their limit (${mostFeatured}). Cancel the featuring of one first`,
    { status: 409 },
  )
}
