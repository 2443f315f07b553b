import { answerCases } from './answerCases.ts'
import { done } from './client.ts'
import { textIn, type Json } from './json.ts'
import { componentBody, knowledgeBody, lawBody, partnershipBody, serviceBody } from './knowledgeBodies.ts'
import { owners, type SwitchedKind } from './records.ts'
import { placeId, placeOf, type Scene } from './scene.ts'
import { create, empty, get, lists, note, plain, publicly, remove, removed, stale, step, update, type Case } from './trials.ts'

/** How the calls of a kind that is published by a switch are tried. It belongs to no place. */
function switchedCases(kind: SwitchedKind, bodyOf: (scene: Scene) => Json, change: Json): Readonly<Record<string, Case>> {
  const calls = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`
  const hidden = `${kind} spare unpublished` as const
  const shown = `${kind} spare published` as const
  return {
    ...lists(calls),
    [`GET ${calls}/Get/{id}`]: get(hidden),
    [`POST ${calls}/Create`]: create(calls, bodyOf),
    [`POST ${calls}/Create · empty`]: empty('POST', `${calls}/Create`),
    [`PUT ${calls}/Update`]: update(hidden, change),
    [`PUT ${calls}/Update · stale`]: stale(hidden, change),
    [`PUT ${calls}/Publish/{id}`]: step(hidden, 'Publish'),
    [`PUT ${calls}/CancelPublish/{id}`]: step(shown, 'CancelPublish'),
    [`DELETE ${calls}/Delete`]: remove(hidden),
    [`GET Public/${calls}/GetListPaged`]: async () => plain('GET', `Public/${calls}/GetListPaged`),
    [`GET Public/${calls}/Get/{id}`]: publicly('Get', shown),
    [`GET Public/${calls}/Get/{id} · not published`]: publicly('Get', hidden),
  }
}

function orderCases(kind: SwitchedKind): Readonly<Record<string, Case>> {
  const path = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}/Reorder`
  return {
    [`PUT ${path}`]: async (_scene, records) => plain('PUT', path, { ids: [(await records.take(`${kind} spare unpublished`)).id] }),
    [`PUT ${path} · empty`]: empty('PUT', path),
  }
}

/** Who may write an item of his place tries to publish it himself; who may not tries it on that of another. */
const publishOwnKnowledge: Case = async (scene, records, caller) => {
  const mayChoose = ['editor', 'publisher', 'spokesman', 'administrator'].includes(caller)
  const body = { ...knowledgeBody(scene, owners.home), place: mayChoose ? placeId(scene, owners.home) : (placeOf(scene, caller) ?? null) }
  const made = await scene.as(caller)({ method: 'POST', path: 'KnowledgeExchange/Create', body })
  if (made.status !== 200) return step('knowledgeExchange home sent', 'Publish')(scene, records, caller)
  const request = { method: 'PUT', path: `KnowledgeExchange/Publish/${textIn(made.body, 'id')}`, body: {} }
  return {
    request,
    undo: async answer => {
      if (answer.status === 200)
        await done(scene.as('administrator'), { ...request, path: request.path.replace('Publish', 'CancelPublish'), body: { note } })
      await removed(scene, 'KnowledgeExchange', made.body)
    },
  }
}

function restoringLaw(number: number): Case {
  const want = 'legalEnvironment spare unpublished'
  return async (_scene, records) => {
    const before = await records.take(want)
    const path = `LegalEnvironment/Restore/${before.id}/${number}`
    return { request: { method: 'PUT', path, body: { concurrencyStamp: before.stamp } }, on: { want, before } }
  }
}

/** How the calls of legal texts, the sector, partnerships, services and knowledge are tried. */
export const knowledgeCases: Readonly<Record<string, Case>> = {
  ...answerCases,
  ...switchedCases('legalEnvironment', scene => lawBody(scene, scene.freshName('law')), { titleEn: 'By-law' }),
  'GET LegalEnvironment/GetVersions/{id}': async (_scene, records) =>
    plain('GET', `LegalEnvironment/GetVersions/${(await records.take('legalEnvironment spare unpublished')).id}`),
  'GET LegalEnvironment/GetVersion/{id}/{number}': async (_scene, records) =>
    plain('GET', `LegalEnvironment/GetVersion/${(await records.take('legalEnvironment spare unpublished')).id}/1`),
  'PUT LegalEnvironment/Restore/{id}/{number}': restoringLaw(1),
  'PUT LegalEnvironment/Restore/{id}/{number} · unknown': restoringLaw(9999),
  'GET Public/LegalEnvironment/GetFacets': async () => plain('GET', 'Public/LegalEnvironment/GetFacets'),
  'GET Public/LegalEnvironment/GetTypes': async () => plain('GET', 'Public/LegalEnvironment/GetTypes?language=en&yearFrom=2000'),
  'GET Public/LegalEnvironment/GetTypes · no year': async () => plain('GET', 'Public/LegalEnvironment/GetTypes?yearTo=soon'),
  'GET Public/LegalEnvironment/GetContext/{id}': publicly('GetContext', 'legalEnvironment spare published'),
  'GET Public/LegalEnvironment/GetContext/{id} · not published': publicly('GetContext', 'legalEnvironment spare unpublished'),
  'GET Public/LegalEnvironment/FindArticles': async () =>
    plain('GET', `Public/LegalEnvironment/FindArticles?q=${encodeURIComponent('نشره')}`),
  'GET Public/LegalEnvironment/FindArticles · empty': async () => plain('GET', 'Public/LegalEnvironment/FindArticles'),
  ...switchedCases('localGovernmentSector', scene => componentBody(scene, scene.freshName('part')), { website: 'https://example.org' }),
  ...orderCases('localGovernmentSector'),
  'GET Public/LocalGovernmentSector/GetOverview': async () => plain('GET', 'Public/LocalGovernmentSector/GetOverview'),
  ...switchedCases('partnership', scene => partnershipBody(scene), { titleEn: 'Training' }),
  ...orderCases('partnership'),
  'GET Public/Partnership/GetAll': async () => plain('GET', 'Public/Partnership/GetAll'),
  ...switchedCases('gateService', scene => serviceBody(scene), { summaryEn: 'At the counter' }),
  ...orderCases('gateService'),

  ...lists('KnowledgeExchange'),
  'GET KnowledgeExchange/Get/{id}': get('knowledgeExchange home sent'),
  'GET KnowledgeExchange/Get/{id} · far': get('knowledgeExchange far sent'),
  'POST KnowledgeExchange/Create': create('KnowledgeExchange', scene => knowledgeBody(scene, owners.home)),
  'POST KnowledgeExchange/Create · far': create('KnowledgeExchange', scene => knowledgeBody(scene, owners.far)),
  'POST KnowledgeExchange/Create · empty': empty('POST', 'KnowledgeExchange/Create'),
  'PUT KnowledgeExchange/Update': update('knowledgeExchange home sent', { pages: 12 }),
  'PUT KnowledgeExchange/Update · far': update('knowledgeExchange far sent', { pages: 12 }),
  'PUT KnowledgeExchange/Update · stale': stale('knowledgeExchange home sent', { pages: 12 }),
  'DELETE KnowledgeExchange/Delete': remove('knowledgeExchange home sent'),
  'DELETE KnowledgeExchange/Delete · far': remove('knowledgeExchange far sent'),
  'DELETE KnowledgeExchange/Delete · published': remove('knowledgeExchange home published'),
  'PUT KnowledgeExchange/Submit/{id}': step('knowledgeExchange home draft', 'Submit'),
  'PUT KnowledgeExchange/Submit/{id} · sent before': step('knowledgeExchange home sent', 'Submit'),
  'PUT KnowledgeExchange/Publish/{id}': step('knowledgeExchange home sent', 'Publish'),
  'PUT KnowledgeExchange/Publish/{id} · far': step('knowledgeExchange far sent', 'Publish'),
  'PUT KnowledgeExchange/Publish/{id} · his own': publishOwnKnowledge,
  'PUT KnowledgeExchange/Publish/{id} · draft': step('knowledgeExchange home draft', 'Publish'),
  'PUT KnowledgeExchange/Reject/{id}': (scene, records, caller) =>
    step('knowledgeExchange home sent', 'Reject', { reason: scene.lookup('contentRejectionReason', 'language'), note })(
      scene,
      records,
      caller,
    ),
  'PUT KnowledgeExchange/Reject/{id} · empty': step('knowledgeExchange home sent', 'Reject', {}),
  'PUT KnowledgeExchange/CancelPublish/{id}': step('knowledgeExchange home published', 'CancelPublish', { note }),
  'PUT KnowledgeExchange/CancelPublish/{id} · empty': step('knowledgeExchange home published', 'CancelPublish', {}),
  'PUT KnowledgeExchange/CancelPublish/{id} · not published': step('knowledgeExchange home sent', 'CancelPublish', { note }),
  'GET Public/KnowledgeExchange/GetListPaged': async () => plain('GET', 'Public/KnowledgeExchange/GetListPaged'),
  'GET Public/KnowledgeExchange/Get/{id}': publicly('Get', 'knowledgeExchange home published'),
  'GET Public/KnowledgeExchange/Get/{id} · never published': publicly('Get', 'knowledgeExchange home sent'),
  'GET Public/KnowledgeExchange/Get/{id} · withdrawn': publicly('Get', 'knowledgeExchange home withdrawn'),
  'GET Public/KnowledgeExchange/GetFacets': async () => plain('GET', 'Public/KnowledgeExchange/GetFacets'),
  'GET Public/KnowledgeExchange/GetOfPlace/{placeId}': async scene =>
    plain('GET', `Public/KnowledgeExchange/GetOfPlace/${placeId(scene, owners.home)}`),
  'GET Public/KnowledgeExchange/GetContext/{id}': publicly('GetContext', 'knowledgeExchange home published'),
  'GET Public/KnowledgeExchange/GetContext/{id} · never published': publicly('GetContext', 'knowledgeExchange home sent'),
}
