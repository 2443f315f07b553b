import {
  callName,
  decisionsOf,
  Invalid,
  isEditorial,
  massActionsOf,
  problemAt,
  problemsOfFields,
  ref,
  Refused,
  stepPermission,
  text,
  type AnyResource,
  type Fields,
  type Label,
  type Values,
} from '../../kernel/kernel.ts'
import { sql } from '../database/sql.ts'
import type { Endpoint } from '../http/endpoint.ts'
import type { Call } from '../platform.ts'
import { findVisible, lockForWriting, notFound } from './access.ts'
import { copyAsDraft } from './copy.ts'
import { listDeleted, restoreDeleted } from './deletedRecords.ts'
import { findId } from './id.ts'
import { stampsField, takeSteps } from './massSteps.ts'
import type { Model } from './model.ts'
import { previewHours, previewPurpose, signPreview } from './previewLink.ts'
import { confirmationOf, saveAndPublish } from './savePublish.ts'
import { restoreVersion, versionOf, versionsOf } from './versionCalls.ts'

/** How long somebody who decides keeps an item from being taken back, from when he last looked (domain/portal-and-admin, section 11.2). */
const heldMinutes = 10

/** Of the record as it was read. */
const stampField = { concurrencyStamp: text('بصمة التعديل', 'Concurrency stamp').required().max(36) }

/**
 * The calls of reviewed content beside its steps: steps on several records at once, its versions, and who has an item open for a decision. What
 * visitors send has versions as well, to be read: nobody brings an old one back in their place.
 */
export function reviewEndpoints(resource: AnyResource, path: string): Endpoint[] {
  if (!isEditorial(resource)) return resource.publishing === 'reviewed' ? versionReads(resource, path) : []
  return [
    savePublishEndpoint(resource, path),
    ...massEndpoints(resource, path),
    ...versionEndpoints(resource, path),
    ...deletedEndpoints(resource, path),
    copyEndpoint(resource, path),
    holdEndpoint(resource, path),
    ...(resource.options.portal?.path?.includes('{id}') ? [previewEndpoint(resource, path)] : []),
  ]
}

function savePublishEndpoint(resource: AnyResource, path: string): Endpoint {
  return {
    method: 'PUT',
    path: `${path}/SaveAndPublish`,
    label: labelled(resource, 'حفظ ونشر', 'Save and publish'),
    permission: [stepPermission(resource, '.Publish')],
    contract: { resource: resource.name, body: resource.fields, beside: confirmationOf(resource), answers: 'record' },
    handle: (call, { body }) => saveAndPublish(call, modelIn(call, resource), body),
  }
}

function massEndpoints(resource: AnyResource, path: string): Endpoint[] {
  const [, , ar, en] = resource.options.label
  return massActionsOf(resource).map(({ action, permissions, label }) => ({
    method: 'PUT',
    path: `${path}/${callName(action)}Many`,
    label: [`${label[0]} معًا: ${ar}`, `${label[1]} together: ${en}`],
    permission: permissions,
    contract: {
      body: {
        ids: ref('السجلات', 'Records', () => resource)
          .many()
          .required(),
        stamps: stampsField,
        ...resource.options.stepInput?.[action],
      },
      answers: 'object',
    },
    handle: (call, { body }) => takeSteps(call, modelIn(call, resource), action, body),
  }))
}

const labelled = ({ options }: AnyResource, verbAr: string, verbEn: string): Label => [
  `${verbAr}: ${options.label[0]}`,
  `${verbEn}: ${options.label[1]}`,
]

function versionReads(resource: AnyResource, path: string): Endpoint[] {
  return [
    {
      method: 'GET',
      path: `${path}/GetVersions/{id}`,
      label: labelled(resource, 'النسخ', 'Versions'),
      permission: [resource.permission],
      contract: { answers: 'object' },
      handle: (call, { params }) => versionsOf(call, modelIn(call, resource), params.id),
    },
    {
      method: 'GET',
      path: `${path}/GetVersion/{id}/{number}`,
      label: labelled(resource, 'نسخة', 'Version'),
      permission: [resource.permission],
      contract: { answers: 'object' },
      handle: (call, { params }) => versionOf(call, modelIn(call, resource), params),
    },
  ]
}

function versionEndpoints(resource: AnyResource, path: string): Endpoint[] {
  return [
    ...versionReads(resource, path),
    {
      method: 'PUT',
      path: `${path}/Restore/{id}/{number}`,
      label: labelled(resource, 'استرجاع نسخة', 'Restore a version'),
      permission: [stepPermission(resource, '.Restore')],
      contract: {
        resource: resource.name,
        body: stampField,
        answers: 'record',
      },
      handle: (call, { params, body }) =>
        restoreVersion(call, modelIn(call, resource), params, String(checked(call, stampField, body).concurrencyStamp)),
    },
  ]
}

/** What was deleted and can still be brought back. */
function deletedEndpoints(resource: AnyResource, path: string): Endpoint[] {
  const permission = [stepPermission(resource, '.Restore')]
  return [
    {
      method: 'GET',
      path: `${path}/GetDeleted`,
      label: labelled(resource, 'المحذوفات', 'Deleted items'),
      permission,
      contract: { query: ['maxResultCount', 'SkipCount'], answers: 'object' },
      handle: (call, { query }) => listDeleted(call, modelIn(call, resource), query),
    },
    {
      method: 'PUT',
      path: `${path}/RestoreDeleted/{id}`,
      label: labelled(resource, 'استرجاع محذوف', 'Bring back a deleted item'),
      permission,
      contract: { resource: resource.name, answers: 'record' },
      handle: (call, { params, body }) => {
        checked(call, {}, body)
        return restoreDeleted(call, modelIn(call, resource), params.id)
      },
    },
  ]
}

/** A new draft that begins with what an item says. */
function copyEndpoint(resource: AnyResource, path: string): Endpoint {
  return {
    method: 'POST',
    path: `${path}/Copy/{id}`,
    label: labelled(resource, 'نسخ إلى مسودة جديدة', 'Copy to a new draft'),
    permission: [stepPermission(resource, '.Create')],
    contract: { resource: resource.name, answers: 'record', isOnce: true },
    handle: (call, { params, body, request }) => {
      checked(call, {}, body)
      return copyAsDraft(call, modelIn(call, resource), params.id, request.headers.get('idempotency-key') ?? undefined)
    },
  }
}

/** Whoever decides says that he has the item open; for some minutes its sender does not take it back. */
function holdEndpoint(resource: AnyResource, path: string): Endpoint {
  const [ar, en] = resource.options.label
  return {
    method: 'PUT',
    path: `${path}/Hold/{id}`,
    label: [`فتح للمراجعة: ${ar}`, `Open for review: ${en}`],
    permission: [...new Set(decisionsOf(resource).map(({ permission }) => permission))],
    contract: { answers: 'object' },
    handle: (call, { params, body }) => {
      checked(call, {}, body)
      return hold(call, modelIn(call, resource), params.id)
    },
  }
}

/** The links under which the present version is seen as it will stand on the portal, without signing in, for two days. */
function previewEndpoint(resource: AnyResource, path: string): Endpoint {
  const [ar, en] = resource.options.label
  return {
    method: 'POST',
    path: `${path}/PreviewLink/{id}`,
    label: [`رابط معاينة: ${ar}`, `Link of a preview: ${en}`],
    permission: [resource.permission],
    contract: { answers: 'object' },
    handle: async (call, { params, body }) => {
      checked(call, {}, body)
      const { platform, caller } = call
      const model = modelIn(call, resource)
      const id = findId(model, params.id)
      if (id === undefined || !(await findVisible(call, platform.database, model, id))) throw notFound()
      const expiresAt = Date.now() + previewHours * 3_600_000
      const key = platform.secrets.keyFor(previewPurpose)
      const link = signPreview(key, { kind: resource.name, id: String(id), userId: caller.userId ?? '', expiresAt })
      const origin = platform.origin()
      return { ar: `${origin}/preview/${link}`, en: `${origin}/en/preview/${link}`, expiresAt: new Date(expiresAt).toISOString() }
    },
  }
}

async function hold(call: Call, model: Model, given: unknown): Promise<{ readonly until: string }> {
  const id = findId(model, given)
  if (id === undefined) throw notFound()
  const { caller, platform } = call
  return platform.database.write(call.actor, async transaction => {
    await lockForWriting(call, transaction, model, id, 'publish', 'reject')
    const decides = platform.rulesOf(model.resource).decides?.(call, column => model.at(column)) ?? sql`true`
    if (!(await transaction.find(sql`select 1 from ${model.from} where t.id = ${id} and ${decides}`)))
      throw new Refused('notDecider', 'القرار في هذه المادة لغيرك', 'Others decide on this item', { status: 403 })
    const [held] = await transaction.rows<{ until: string }>(sql`
      insert into review_hold (resource, record_id, holder, until)
      values (${model.resource.name}, ${id}, ${caller.userId ?? null}, now() + make_interval(mins => ${heldMinutes}))
      on conflict (resource, record_id) do update set holder = excluded.holder, until = excluded.until returning until`)
    return { until: held?.until ?? '' }
  })
}

/** The body of a call that is no step. @throws Invalid naming what is wrong, and what the call does not know */
function checked(call: Call, fields: Fields, body: unknown): Values {
  if (body !== undefined && (typeof body !== 'object' || body === null || Array.isArray(body)))
    throw new Invalid([problemAt('', 'object', ['', ''])])
  const values: Values = { ...body }
  const problems = problemsOfFields(fields, values, 'submit', call.platform.clock)
  if (problems.length > 0) throw new Invalid(problems)
  return values
}

function modelIn({ platform }: Call, { name }: AnyResource): Model {
  const model = platform.models.get(name)
  if (!model) throw new Error(`There is no definition ${name}`)
  return model
}
