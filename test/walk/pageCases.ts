import { contactPointBody, entryTemplateBody, menuBody, staticPageBody } from './bodies.ts'
import type { Json } from './json.ts'
import { callsOf, freeSection, type Want } from './records.ts'
import type { Scene } from './scene.ts'
import { create, empty, get, lists, plain, publicly, remove, removed, stale, step, update, type Case } from './trials.ts'

const nobody = '00000000-0000-7000-8000-000000000000'
const template = 'entryTemplate spare present' satisfies Want

type Kind = 'menu' | 'staticPage' | 'aboutUs' | 'contactPoint'

/** How the calls of menus, pages and contact points are tried. They belong to no place. */
export const pageCases: Readonly<Record<string, Case>> = {
  ...usual('menu', 'Menu', scene => menuBody(scene), { titleEn: 'Other title' }),
  ...reordering('menu', 'Menu', scene => ({ menuType: scene.lookup('menu', 'basicMenu') })),
  'GET Menu/GetTree': async () => plain('GET', 'Menu/GetTree'),
  'GET Public/Menu': async () => plain('GET', 'Public/Menu'),

  ...usual('staticPage', 'StaticPage', scene => staticPageBody(scene), { titleEn: 'Other title' }),
  ...versions('staticPage', 'StaticPage'),
  'GET Public/StaticPage/GetBySlug/{slug}': async () => plain('GET', 'Public/StaticPage/GetBySlug/privacy'),
  'GET Public/StaticPage/GetBySlug/{slug} · unknown': async () => plain('GET', 'Public/StaticPage/GetBySlug/no-such-page'),

  ...usual('aboutUs', 'AboutUs', scene => freeSection(scene, 'ministerWord'), { titleEn: 'Other title' }),
  ...versions('aboutUs', 'AboutUs'),
  ...reordering('aboutUs', 'AboutUs', () => ({})),
  'GET Public/AboutUs/GetSections': async () => plain('GET', 'Public/AboutUs/GetSections'),

  ...usual('contactPoint', 'ContactPoint', scene => contactPointBody(scene), { nameEn: 'Other unit' }),
  ...reordering('contactPoint', 'ContactPoint', () => ({})),
  'GET Public/ContactPoint/GetDirectory': async () => plain('GET', 'Public/ContactPoint/GetDirectory'),

  ...lists('EntryTemplate'),
  'GET EntryTemplate/Get/{id}': get(template),
  'POST EntryTemplate/Create': create('EntryTemplate', scene => entryTemplateBody(scene)),
  'POST EntryTemplate/Create · empty': empty('POST', 'EntryTemplate/Create'),
  'PUT EntryTemplate/Update': update(template, { introEn: '<p>Write in short sentences.</p>' }),
  'PUT EntryTemplate/Update · stale': stale(template, { introEn: '<p>Write in short sentences.</p>' }),
  'DELETE EntryTemplate/Delete': remove(template),
  'POST EntryTemplate/Copy/{id}': async (scene, records) => ({
    request: { method: 'POST', path: `EntryTemplate/Copy/${(await records.take(template)).id}`, body: {} },
    undo: answer => removed(scene, 'EntryTemplate', answer.body),
  }),
  'POST EntryTemplate/Copy/{id} · unknown': empty('POST', `EntryTemplate/Copy/${nobody}`),
  'PUT EntryTemplate/SetDefault/{id}': step(template, 'SetDefault'),
  'PUT EntryTemplate/SetDefault/{id} · unknown': empty('PUT', `EntryTemplate/SetDefault/${nobody}`),
  'GET EntryTemplate/GetDefault': async () => plain('GET', 'EntryTemplate/GetDefault?module=news&audience=1'),
  'GET EntryTemplate/GetDefault · no module': async () => plain('GET', 'EntryTemplate/GetDefault'),
  'GET Public/EntryTemplate': async () => plain('GET', 'Public/EntryTemplate?module=contactUs'),
  'GET Public/EntryTemplate · unknown': async () => plain('GET', 'Public/EntryTemplate?module=toString'),

  'GET Public/Council/GetList': async () => plain('GET', 'Public/Council/GetList'),
  'GET Public/Council/Get/{id}': async () => plain('GET', 'Public/Council/Get/C01'),
  'GET Public/Council/Get/{id} · unknown': async () => plain('GET', 'Public/Council/Get/C99999'),
}

function usual(kind: Kind, calls: string, bodyOf: (scene: Scene) => Json | Promise<Json>, change: Json): Record<string, Case> {
  const [unpublished, published] = [`${kind} spare unpublished`, `${kind} spare published`] as const
  return {
    ...lists(calls),
    [`GET ${calls}/Get/{id}`]: get(unpublished),
    [`POST ${calls}/Create`]: create(calls, bodyOf),
    [`POST ${calls}/Create · empty`]: empty('POST', `${calls}/Create`),
    [`PUT ${calls}/Update`]: update(unpublished, change),
    [`PUT ${calls}/Update · stale`]: stale(unpublished, change),
    [`PUT ${calls}/Publish/{id}`]: step(unpublished, 'Publish'),
    [`PUT ${calls}/CancelPublish/{id}`]: step(published, 'CancelPublish'),
    [`DELETE ${calls}/Delete`]: remove(unpublished),
    [`GET Public/${calls}/GetListPaged`]: async () => plain('GET', `Public/${calls}/GetListPaged`),
    [`GET Public/${calls}/Get/{id}`]: publicly('Get', published),
    [`GET Public/${calls}/Get/{id} · not published`]: publicly('Get', unpublished),
  }
}

function reordering(kind: Kind, calls: string, more: (scene: Scene) => Json): Record<string, Case> {
  return {
    [`PUT ${calls}/Reorder`]: async (scene, records) =>
      plain('PUT', `${calls}/Reorder`, { ...more(scene), ids: [(await records.take(`${kind} spare unpublished`)).id] }),
    [`PUT ${calls}/Reorder · empty`]: empty('PUT', `${calls}/Reorder`),
  }
}

function versions(kind: Kind, calls: string): Record<string, Case> {
  const want = `${kind} spare unpublished` satisfies Want
  const restoring =
    (number: number): Case =>
    async (_scene, records) => {
      const before = await records.take(want)
      const path = `${callsOf(want)}/Restore/${before.id}/${number}`
      return { request: { method: 'PUT', path, body: { concurrencyStamp: before.stamp } }, on: { want, before } }
    }
  return {
    [`GET ${calls}/GetVersions/{id}`]: async (_scene, records) => plain('GET', `${calls}/GetVersions/${(await records.take(want)).id}`),
    [`PUT ${calls}/Restore/{id}/{number}`]: restoring(1),
    [`PUT ${calls}/Restore/{id}/{number} · unknown`]: restoring(9999),
  }
}
