import { adsBody, eventBody } from './bodies.ts'
import { textIn, type Json } from './json.ts'
import { callsOf, owners, type Want } from './records.ts'
import { placeId, type Scene } from './scene.ts'
import { create, empty, get, lists, note, plain, publicly, remove, stale, step, update, type Case } from './trials.ts'

/** How the calls of notices and of events are tried. */
export const noticesCases: Readonly<Record<string, Case>> = {
  ...reviewed('ads', adsBody),
  'PUT Ads/Extend/{id}': async (_scene, records) => {
    const want = 'ads home published'
    const before = await records.take(want)
    const closingAt = new Date(Date.parse(textIn(before.record, 'closingAt')) + 86_400_000).toISOString()
    const body = { closingAt, reason: 'طلب المقاولون وقتًا إضافيًا' }
    return { request: { method: 'PUT', path: `Ads/Extend/${before.id}`, body }, on: { want, before } }
  },
  'PUT Ads/Extend/{id} · empty': step('ads home published', 'Extend', {}),
  'PUT Ads/Extend/{id} · not published': step('ads home sent', 'Extend', { closingAt: '2091-01-01T09:00:00Z', reason: note }),
  'PUT Ads/Close/{id}': (scene, records, caller) => step('ads home published', 'Close', closing(scene))(scene, records, caller),
  'PUT Ads/Close/{id} · empty': step('ads home published', 'Close', {}),
  'PUT Ads/Close/{id} · not published': (scene, records, caller) => step('ads home sent', 'Close', closing(scene))(scene, records, caller),
  'GET Public/Ads/GetByStage': async () => plain('GET', 'Public/Ads/GetByStage?stage=soon'),
  ...reviewed('event', eventBody),
  'PUT Event/ChangeState/{id}': step('event home published', 'ChangeState', { state: 3, note }),
  'PUT Event/ChangeState/{id} · empty': step('event home published', 'ChangeState', {}),
  'PUT Event/ChangeState/{id} · not published': step('event home sent', 'ChangeState', { state: 3, note }),
  'GET Public/Event/GetBetween': async () => plain('GET', 'Public/Event/GetBetween?from=2026-11-01&to=2026-11-30'),
}

function closing(scene: Scene): Json {
  return { stage: scene.lookup('noticeStage', 'cancelled'), note }
}

/** What both have in common with news. */
function reviewed(kind: 'ads' | 'event', bodyOf: (scene: Scene, place: string) => Json): Record<string, Case> {
  const want = (rest: 'home draft' | 'home sent' | 'far sent' | 'home bare' | 'home published' | 'home withdrawn'): Want =>
    `${kind} ${rest}`
  const calls = callsOf(want('home sent'))
  const changes = { titleEn: 'Another title in English' }
  return {
    ...lists(calls),
    [`GET ${calls}/Get/{id}`]: get(want('home sent')),
    [`GET ${calls}/Get/{id} · far`]: get(want('far sent')),
    [`POST ${calls}/Create`]: create(calls, scene => bodyOf(scene, owners.home)),
    [`POST ${calls}/Create · far`]: create(calls, scene => bodyOf(scene, owners.far)),
    [`POST ${calls}/Create · empty`]: empty('POST', `${calls}/Create`),
    [`PUT ${calls}/Update`]: update(want('home sent'), changes),
    [`PUT ${calls}/Update · far`]: update(want('far sent'), changes),
    [`PUT ${calls}/Update · stale`]: stale(want('home sent'), changes),
    [`DELETE ${calls}/Delete`]: remove(want('home sent')),
    [`DELETE ${calls}/Delete · far`]: remove(want('far sent')),
    [`DELETE ${calls}/Delete · published`]: remove(want('home published')),
    [`PUT ${calls}/Submit/{id}`]: step(want('home draft'), 'Submit'),
    [`PUT ${calls}/Submit/{id} · sent before`]: step(want('home sent'), 'Submit'),
    [`PUT ${calls}/Publish/{id}`]: step(want('home sent'), 'Publish'),
    [`PUT ${calls}/Publish/{id} · far`]: step(want('far sent'), 'Publish'),
    [`PUT ${calls}/Publish/{id} · incomplete`]: step(want('home bare'), 'Publish'),
    [`PUT ${calls}/Publish/{id} · draft`]: step(want('home draft'), 'Publish'),
    [`PUT ${calls}/Reject/{id}`]: (scene, records, caller) =>
      step(want('home sent'), 'Reject', { reason: scene.lookup('contentRejectionReason', 'language'), note })(scene, records, caller),
    [`PUT ${calls}/Reject/{id} · empty`]: step(want('home sent'), 'Reject', {}),
    [`PUT ${calls}/CancelPublish/{id}`]: step(want('home published'), 'CancelPublish', { note }),
    [`PUT ${calls}/CancelPublish/{id} · empty`]: step(want('home published'), 'CancelPublish', {}),
    [`PUT ${calls}/CancelPublish/{id} · not published`]: step(want('home sent'), 'CancelPublish', { note }),
    [`GET Public/${calls}/GetListPaged`]: async () => plain('GET', `Public/${calls}/GetListPaged`),
    [`GET Public/${calls}/Get/{id}`]: publicly('Get', want('home published')),
    [`GET Public/${calls}/Get/{id} · never published`]: publicly('Get', want('home sent')),
    [`GET Public/${calls}/Get/{id} · withdrawn`]: publicly('Get', want('home withdrawn')),
    [`GET Public/${calls}/GetFacets`]: async () => plain('GET', `Public/${calls}/GetFacets`),
    [`GET Public/${calls}/GetOfPlace/{placeId}`]: async scene => plain('GET', `Public/${calls}/GetOfPlace/${placeId(scene, owners.home)}`),
    [`GET Public/${calls}/GetAround/{id}`]: publicly('GetAround', want('home published')),
    [`GET Public/${calls}/GetAround/{id} · never published`]: publicly('GetAround', want('home sent')),
  }
}
