import { Invalid, problemAt } from '../../define.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import type { LookupList } from '../../../server/lookups.ts'
import type { Usage } from '../../../server/lookupUsage.ts'
import type { Call } from '../../../server/platform.ts'
import { notFound } from '../../../server/resources/access.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { findId } from '../../../server/resources/id.ts'
import { listRecords } from '../../../server/resources/list.ts'
import type { ListItem, UsageAnswer, UsagesAnswer } from './answers.ts'
import { mostValues } from './ordering.ts'
import { usageOfAll, usageOfValues } from './usage.server.ts'

/** What is read of lists and their values beside their own calls (section 7 and 22). */
export const readingCalls: readonly Endpoint[] = [
  {
    method: 'GET',
    path: 'Public/Lookup/GetByType/{type}',
    label: ['قيم قائمة مرجعية', 'Values of a lookup list'],
    permission: 'public',
    contract: { query: ['all'], answers: 'object' },
    handle: async ({ platform }, { params, query }) => {
      const { values, version } = getList(platform.lookups.findList(params.type ?? ''))
      // Old records name values that are out of use; nobody is offered them.
      if (isYes(query, 'all')) return { version, items: values }
      return {
        items: values
          .filter(({ isActive }) => isActive)
          .map(({ id, code, nameAr, nameEn, value, parent }) => ({ id, code, nameAr, nameEn, value, parent })),
      }
    },
  },
  {
    method: 'GET',
    path: 'Lookup/GetTypes',
    label: ['القوائم التي تُدار قيمها', 'The lists whose values are administered'],
    permission: 'Admin.Lookup',
    contract: { resource: 'lookup', answers: 'object' },
    handle: async ({ platform }) => ({ items: platform.lookups.lists().map(itemOf) }),
  },
  {
    method: 'GET',
    path: 'Lookup/GetByType/{type}',
    label: ['قيم قائمة مرجعية لإدارتها', 'Values of a lookup list for its administration'],
    permission: 'Admin.Lookup',
    contract: { resource: 'lookup', answers: 'object' },
    handle: async (call, { params }) => {
      const list = getList(call.platform.lookups.findList(params.type ?? ''))
      const { items } = await listRecords(call, modelOf(call.platform, 'lookup'), {
        skip: 0,
        limit: mostValues,
        sorting: [{ column: 'sortOrder', isDescending: false }],
        filters: [{ column: 'type', oneOf: [list.id] }],
        text: undefined,
      })
      return { type: itemOf(list), version: list.version, items }
    },
  },
  {
    method: 'GET',
    path: 'Lookup/GetUsage/{id}',
    label: ['أين تُستخدم قيمة مرجعية', 'Where a lookup value is used'],
    permission: 'Admin.Lookup',
    contract: { resource: 'lookup', answers: 'object' },
    handle: async (call, { params }): Promise<UsageAnswer> => {
      const id = findId(modelOf(call.platform, 'lookup'), params.id)
      const list = call.platform.lookups.lists().find(({ values }) => values.some(value => value.id === id))
      if (!list || typeof id !== 'number') throw notFound()
      return answerOf((await usageOfValues(call.platform.database, call.platform, list.code, [id])).get(id))
    },
  },
  {
    method: 'GET',
    path: 'Lookup/GetUsages',
    label: ['استخدام قيم قائمة', 'Usage of the values of a list'],
    permission: 'Admin.Lookup',
    contract: { resource: 'lookup', query: ['type'], answers: 'object' },
    handle: async ({ platform }, { query }): Promise<UsagesAnswer> => {
      const { code, values } = getList(platform.lookups.findList(query.get('type') ?? ''))
      const found = await usageOfValues(
        platform.database,
        platform,
        code,
        values.map(({ id }) => id),
      )
      return { items: [...found].map(([id, usages]) => ({ id, count: sumOf(usages) })) }
    },
  },
  {
    method: 'GET',
    path: 'LookupType/GetUsage/{id}',
    label: ['أين تُستخدم قائمة', 'Where a lookup list is used'],
    permission: 'Admin.LookupType',
    contract: { resource: 'lookupType', answers: 'object' },
    handle: async ({ platform }, { params }): Promise<UsageAnswer> => {
      const { code } = getList(platform.lookups.lists().find(({ id }) => String(id) === params.id))
      return answerOf((await usageOfAll(platform.database, platform, [code])).get(code))
    },
  },
  {
    method: 'GET',
    path: 'LookupType/GetUsages',
    label: ['استخدام قوائم', 'Usage of lookup lists'],
    permission: 'Admin.LookupType',
    contract: { resource: 'lookupType', query: ['ids'], answers: 'object' },
    handle: (call, { query }) => usagesOfLists(call, query.getAll('ids')),
  },
]

const mostLists = 100

async function usagesOfLists({ platform }: Call, ids: readonly string[]): Promise<UsagesAnswer> {
  if (ids.length > mostLists) throw new Invalid([problemAt('ids', 'maxEntries', ['المعرفات', 'Ids'], [mostLists])])
  const lists = platform.lookups.lists().filter(({ id }) => ids.includes(String(id)))
  const found = await usageOfAll(
    platform.database,
    platform,
    lists.map(({ code }) => code),
  )
  return { items: lists.map(({ id, code }) => ({ id, count: sumOf(found.get(code)) })) }
}

/** A list as it is chosen. */
export function itemOf({ id, code, nameAr, nameEn, isSystem, allowsNewValues, parentType, values }: LookupList): ListItem {
  return { id, code, nameAr, nameEn, isSystem, allowsNewValues, parentType, valuesCount: values.length }
}

/** @throws Refused when there is no such list */
export function getList(list: LookupList | undefined): LookupList {
  if (list) return list
  throw notFound('لا توجد قائمة بهذا الرمز', 'There is no list of this code')
}

/** A parameter that says yes or no; no where it says nothing. @throws Invalid */
export function isYes(query: URLSearchParams, name: string): boolean {
  const text = query.get(name)
  if (text === null || text === '' || text === 'false') return false
  if (text === 'true') return true
  throw new Invalid([problemAt(name, 'boolean', [name, name])])
}

function answerOf(usages: readonly Usage[] = []): UsageAnswer {
  return { count: sumOf(usages), usages: usages.toSorted((a, b) => b.count - a.count) }
}

function sumOf(usages: readonly Usage[] = []): number {
  return usages.reduce((sum, { count }) => sum + count, 0)
}
