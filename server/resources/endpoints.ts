import {
  callName,
  callsOf,
  Invalid,
  isEditorial,
  problemAt,
  stepCalls,
  stepPermission,
  type AnyResource,
  type Fields,
  type Label,
  type Lang,
} from '../../kernel/kernel.ts'
import type { Endpoint } from '../http/endpoint.ts'
import { formatIn, sheetFile } from '../importExport/format.ts'
import type { Call, Platform } from '../platform.ts'
import { createRecord } from './create.ts'
import { findId } from './id.ts'
import { withKept } from './kept.ts'
import { listRecords } from './list.ts'
import { allowedOnList, exportPermission } from './mayOnList.ts'
import type { Model } from './model.ts'
import { notFound } from './access.ts'
import { listedBy } from '../search/listed.ts'
import { getPublic, listPublic, publicSource, type AskedLanguages } from './publicRead.ts'
import { filterKeysOf, listQueryOf, publicKeysOf, type ListQuery } from './query.ts'
import { noteViewed } from './personal.ts'
import { getRecord } from './read.ts'
import { removeRecord } from './remove.ts'
import { reviewEndpoints } from './reviewCalls.ts'
import { exportCsv, exportXlsx } from './sheet.ts'
import { takeStep } from './steps.ts'
import { setPublished } from './switched.ts'
import { updateRecordOf } from './update.ts'

const listFormats = ['csv', 'xlsx'] as const

/** The calls of a definition: list, get, create, update, delete, export, its steps, and what citizens may read. */
export function endpointsOf(resource: AnyResource, permissions: ReadonlySet<string>): Endpoint[] {
  const path = callsOf(resource)
  const [ar, en] = resource.options.label
  const read = [resource.permission]
  const labelled = (verbAr: string, verbEn: string): Label => [`${verbAr}: ${ar}`, `${verbEn}: ${en}`]
  const own = { resource: resource.name }
  const filters = listParametersOf(resource)
  const calls: Endpoint[] = [
    {
      method: 'GET',
      path: `${path}/GetListPaged`,
      label: labelled('قائمة', 'List'),
      permission: read,
      contract: { ...own, query: filters, answers: 'page' },
      handle: async (call, { query }) => {
        const model = modelIn(call, resource)
        const asked = listQueryOf(model, query, call.platform.clock, call.lang)
        const [page, allowed] = await Promise.all([
          listRecords(call, model, asked, { carries: true }).then(found => withKept(call, model, found)),
          allowedOnList(call, model, asked, permissions),
        ])
        return { ...page, allowed }
      },
    },
    {
      method: 'GET',
      path: `${path}/Get/{id}`,
      label: labelled('عرض', 'Get'),
      permission: read,
      contract: { ...own, answers: 'record' },
      handle: async (call, { params }) => {
        const model = modelIn(call, resource)
        const id = findId(model, params.id)
        if (id === undefined) throw notFound()
        const record = await getRecord(call, model, id)
        await noteViewed(call, model, record)
        return record
      },
    },
    {
      method: 'POST',
      path: `${path}/Create`,
      label: labelled('إضافة', 'Create'),
      permission: [stepPermission(resource, '.Create')],
      contract: { ...own, body: resource.fields, answers: 'record' },
      handle: (call, { body, request }) =>
        createRecord(call, modelIn(call, resource), body, request.headers.get('idempotency-key') ?? undefined),
    },
    {
      method: 'PUT',
      path: `${path}/Update`,
      label: labelled('تعديل', 'Update'),
      permission: [stepPermission(resource, '.Update')],
      contract: { ...own, body: resource.fields, answers: 'record' },
      handle: (call, { body }) => updateRecordOf(call, modelIn(call, resource), body),
    },
    {
      method: 'DELETE',
      path: `${path}/Delete`,
      label: labelled('حذف', 'Delete'),
      // Who has begun an item of content deletes it as long as it is his draft.
      permission: ['.Delete', ...(isEditorial(resource) ? ['.Create'] : [])].map(by => stepPermission(resource, by)),
      contract: { ...own, query: ['id'], answers: 'nothing' },
      handle: (call, { query }) => removeRecord(call, modelIn(call, resource), query.get('id')),
    },
    {
      method: 'GET',
      path: `${path}/Export`,
      label: labelled('تصدير', 'Export'),
      permission: [exportPermission(resource, permissions)],
      contract: { ...own, query: filters, answers: 'file', formats: listFormats },
      handle: (call, { query }) => exportList(call, modelIn(call, resource), query),
    },
    ...stepEndpoints(resource, path),
    ...publishEndpoints(resource, path),
    ...reviewEndpoints(resource, path),
    ...publicEndpoints(resource, path),
  ]
  return calls.filter(call => isOffered(resource, call, permissions))
}

/** A definition whose permission has no such button has no such call, nor is there one for what nobody does by hand. */
function isOffered(resource: AnyResource, { path, permission }: Endpoint, permissions: ReadonlySet<string>): boolean {
  if (resource.options.without?.some(act => path === `${callsOf(resource)}/${callName(act)}`)) return false
  return typeof permission === 'string' || permission.some(name => permissions.has(name))
}

/** What a list of a definition may be asked for. */
export function listParametersOf({ options }: AnyResource): string[] {
  return ['maxResultCount', 'SkipCount', 'sorting', 'filter', 'among', ...(options.list.filters ?? [])]
}

/** The filtered list as a file. */
async function exportList(call: Call, model: Model, query: URLSearchParams): Promise<Response> {
  const given = new URLSearchParams(query)
  const format = formatIn(given, listFormats)
  given.delete('format')
  const asked = listQueryOf(model, given, call.platform.clock, call.lang)
  return sheetFile(model.resource.name, format, await (format === 'csv' ? exportCsv : exportXlsx)(call, model, asked))
}

function stepEndpoints(resource: AnyResource, path: string): Endpoint[] {
  return stepCalls(resource).map(({ action, permissions, label }) => ({
    method: 'PUT',
    path: `${path}/${callName(action)}/{id}`,
    label: [`${label[0]}: ${resource.options.label[0]}`, `${label[1]}: ${resource.options.label[1]}`],
    permission: permissions,
    contract: { resource: resource.name, body: stepFields(resource, action), answers: 'record' },
    handle: (call, { params, body }) => takeStep(call, modelIn(call, resource), action, params.id, body),
  }))
}

function stepFields(resource: AnyResource, action: string): Fields {
  return { ...resource.options.stepInput?.[action] }
}

/** Records that are published by a switch. */
function publishEndpoints(resource: AnyResource, path: string): Endpoint[] {
  if (resource.publishing !== 'switched') return []
  const [ar, en] = resource.options.label
  const endpoint = (action: 'Publish' | 'CancelPublish', verbAr: string, verbEn: string): Endpoint => ({
    method: 'PUT',
    path: `${path}/${action}/{id}`,
    label: [`${verbAr}: ${ar}`, `${verbEn}: ${en}`],
    permission: [stepPermission(resource, '.Publish')],
    contract: {
      resource: resource.name,
      body: stepFields(resource, action === 'Publish' ? 'publish' : 'cancelPublish'),
      answers: 'record',
    },
    handle: (call, { params, body }) => setPublished(call, modelIn(call, resource), params.id, action === 'Publish', body),
  })
  return [endpoint('Publish', 'نشر', 'Publish'), endpoint('CancelPublish', 'إلغاء نشر', 'Cancel publishing')]
}

function publicEndpoints(resource: AnyResource, path: string): Endpoint[] {
  if (!resource.options.portal) return []
  const [ar, en] = resource.options.label
  const seen = publicKeysOf(resource)
  const filters = filterKeysOf(resource).filter(key => seen.has(key))
  const query = ['maxResultCount', 'SkipCount', 'sorting', ...(seen.has('filter') ? ['filter'] : []), 'language', 'lacking', ...filters]
  return [
    {
      method: 'GET',
      path: `Public/${path}/GetListPaged`,
      label: [`المنشور: ${ar}`, `Published: ${en}`],
      permission: 'public',
      contract: { resource: resource.name, query, answers: 'page' },
      handle: async (call, input) => {
        const given = new URLSearchParams(input.query)
        // What the answer says of itself is no field of the definition: whoever follows a list asks for it so.
        const sorting = given.get('sorting') ?? ''
        const isByPublication = sorting === 'publishedAt desc'
        const orders = call.platform.rulesOf(resource).publicOrders ?? {}
        const order = Object.hasOwn(orders, sorting) ? orders[sorting] : undefined
        if (isByPublication || order) given.delete('sorting')
        const { query, languages } = await publicQueryOf(call, resource, given)
        return listPublic(call, modelIn(call, resource), { ...query, isByPublication, order }, languages)
      },
    },
    {
      method: 'GET',
      path: `Public/${path}/Get/{id}`,
      label: [`المنشور: ${ar}`, `Published: ${en}`],
      permission: 'public',
      contract: { resource: resource.name, answers: 'record' },
      handle: (call, { params }) => getPublic(call, modelIn(call, resource), params.id ?? ''),
    },
  ]
}

/**
 * What citizens ask of a definition's list.
 * @throws Invalid naming each wrong parameter
 */
export async function publicQueryOf(
  call: Call,
  resource: AnyResource,
  asked: URLSearchParams,
): Promise<{ readonly query: ListQuery; readonly languages: AskedLanguages }> {
  const given = new URLSearchParams(asked)
  const languages = { in: languageOf(given, 'language'), lacking: languageOf(given, 'lacking') }
  const model = modelIn(call, resource)
  const query = listQueryOf(model, given, call.platform.clock, call.lang, publicKeysOf(resource))
  if (query.text === undefined) return { query, languages }
  const { found, first } = await listedBy(call, publicSource(call.platform, model), query.text)
  // Who has asked for an order has it; by name what is called so stands first.
  const isByName = /^(?:name(?:Ar|En)\b|$)/.test(asked.get('sorting') ?? '')
  return { query: { ...query, found, first: isByName ? first : undefined }, languages }
}

/** Takes a language out of a query. @throws Invalid when it is none of the two */
function languageOf(given: URLSearchParams, key: 'language' | 'lacking'): Lang | undefined {
  const text = given.get(key)
  given.delete(key)
  if (text === null || text === '') return undefined
  if (text !== 'ar' && text !== 'en') throw new Invalid([problemAt(key, 'choice', ['اللغة', 'Language'])])
  return text
}

function modelIn({ platform }: Call, resource: AnyResource): Model {
  return modelOf(platform, resource.name)
}

/** The model of a definition. @throws Error when the catalogue has none of this name */
export function modelOf(platform: Platform, name: string): Model {
  const model = platform.models.get(name)
  if (!model) throw new Error(`There is no definition ${name}`)
  return model
}
