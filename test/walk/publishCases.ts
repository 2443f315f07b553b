import { done, type Request } from './client.ts'
import { idIn, type Json } from './json.ts'
import { callsOf, madeReviewed, owners, type Want } from './records.ts'
import { empty, note, plain, removed, step, type Case } from './trials.ts'

const nobody = '00000000-0000-7000-8000-000000000000'
const kinds = ['news', 'ads', 'event', 'successStory', 'knowledgeExchange'] as const

/** How the calls are tried that all reviewed content has. */
export const publishCases: Readonly<Record<string, Case>> = {
  ...Object.fromEntries(kinds.flatMap(kind => Object.entries(reviewed(kind)))),
  'GET StaticPage/GetVersion/{id}/{number}': version('staticPage spare unpublished', 1),
  'GET AboutUs/GetVersion/{id}/{number}': version('aboutUs spare unpublished', 1),
}

function reviewed(kind: (typeof kinds)[number]): Record<string, Case> {
  const sent: Want = `${kind} home sent`
  const draft: Want = `${kind} home draft`
  const published: Want = `${kind} home published`
  const calls = callsOf(sent)
  const featured = { until: hence(5).slice(0, 10) }
  return {
    [`PUT ${calls}/Recall/{id}`]: step(sent, 'Recall'),
    [`PUT ${calls}/Recall/{id} · draft`]: step(draft, 'Recall'),
    [`PUT ${calls}/Feature/{id}`]: step(published, 'Feature', featured),
    [`PUT ${calls}/Feature/{id} · empty`]: step(published, 'Feature', {}),
    [`PUT ${calls}/Feature/{id} · not published`]: step(sent, 'Feature', featured),
    [`PUT ${calls}/Unfeature/{id}`]: async (scene, records, caller) => {
      const { id } = await records.take(published)
      await scene.as('administrator')({ method: 'PUT', path: `${calls}/Feature/${id}`, body: featured })
      return step(published, 'Unfeature')(scene, records, caller)
    },
    [`PUT ${calls}/Reschedule/{id}`]: rescheduled(kind, calls),
    [`PUT ${calls}/Reschedule/{id} · shown already`]: step(published, 'Reschedule', { publishAt: hence(6) }),
    [`PUT ${calls}/PublishMany`]: async () => plain('PUT', `${calls}/PublishMany`, { ids: [nobody] }),
    [`PUT ${calls}/PublishMany · empty`]: empty('PUT', `${calls}/PublishMany`),
    [`PUT ${calls}/RejectMany`]: async scene =>
      plain('PUT', `${calls}/RejectMany`, { ids: [nobody], reason: scene.lookup('contentRejectionReason', 'language'), note }),
    [`PUT ${calls}/CancelPublishMany`]: async () => plain('PUT', `${calls}/CancelPublishMany`, { ids: [nobody], note }),
    [`PUT ${calls}/FeatureMany`]: async () => plain('PUT', `${calls}/FeatureMany`, { ids: [nobody], ...featured }),
    [`PUT ${calls}/UnfeatureMany`]: async () => plain('PUT', `${calls}/UnfeatureMany`, { ids: [nobody] }),
    [`GET ${calls}/GetVersions/{id}`]: async (_scene, records) => plain('GET', `${calls}/GetVersions/${(await records.take(sent)).id}`),
    [`GET ${calls}/GetVersion/{id}/{number}`]: version(sent, 1),
    [`GET ${calls}/GetVersion/{id}/{number} · unknown`]: version(sent, 9999),
    [`PUT ${calls}/Restore/{id}/{number}`]: async (_scene, records) => {
      const before = await records.take(sent)
      const request = { method: 'PUT', path: `${calls}/Restore/${before.id}/1`, body: { concurrencyStamp: before.stamp } }
      return { request, on: { want: sent, before } }
    },
    [`GET ${calls}/GetDeleted`]: async () => plain('GET', `${calls}/GetDeleted`),
    [`PUT ${calls}/RestoreDeleted/{id}`]: async (scene, records) => {
      const { id } = await records.take(draft)
      await scene.as('administrator')({ method: 'DELETE', path: `${calls}/Delete?id=${id}` })
      return plain('PUT', `${calls}/RestoreDeleted/${id}`, {})
    },
    [`PUT ${calls}/RestoreDeleted/{id} · not deleted`]: step(draft, 'RestoreDeleted'),
    [`POST ${calls}/Copy/{id}`]: async (scene, records) => ({
      request: { method: 'POST', path: `${calls}/Copy/${(await records.take(sent)).id}`, body: {} },
      undo: ({ body }) => removed(scene, calls, body),
    }),
    [`POST ${calls}/Copy/{id} · unknown`]: empty('POST', `${calls}/Copy/${nobody}`),
    [`PUT ${calls}/SaveAndPublish`]: saved(sent),
    [`PUT ${calls}/SaveAndPublish · draft`]: saved(draft),
    [`POST ${calls}/PreviewLink/{id}`]: async (_scene, records) =>
      plain('POST', `${calls}/PreviewLink/${(await records.take(sent)).id}`, {}),
    [`PUT ${calls}/Hold/{id}`]: async (_scene, records) => plain('PUT', `${calls}/Hold/${(await records.take(sent)).id}`, {}),
  }
}

/** A record of its own, which waits for its time. */
function rescheduled(kind: (typeof kinds)[number], calls: string): Case {
  return async scene => {
    const admin = scene.as('administrator')
    const item = await madeReviewed(scene, kind, owners.home, 'sent')
    const take = (action: string, body: Json): Request => ({ method: 'PUT', path: `${calls}/${action}/${idIn(item)}`, body })
    await done(admin, take('Publish', { publishAt: hence(5) }))
    return {
      request: take('Reschedule', { publishAt: hence(6) }),
      undo: async () => {
        await done(admin, take('CancelPublish', { note }))
        await removed(scene, calls, item)
      },
    }
  }
}

function hence(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString()
}

function saved(want: Want): Case {
  return async (_scene, records) => {
    const before = await records.take(want)
    const body = { id: before.id, concurrencyStamp: before.stamp, hideAfterExpiry: true }
    return { request: { method: 'PUT', path: `${callsOf(want)}/SaveAndPublish`, body }, on: { want, before } }
  }
}

function version(want: Want, number: number): Case {
  return async (_scene, records) => plain('GET', `${callsOf(want)}/GetVersion/${(await records.take(want)).id}/${number}`)
}
