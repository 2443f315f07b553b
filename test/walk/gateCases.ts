import { gateMessageBody } from './bodies.ts'
import { create, empty, get, lists, plain, publicly, remove, stale, step, update, type Case } from './trials.ts'

/** How the calls of gate messages are tried. They belong to no place. */
export const gateCases: Readonly<Record<string, Case>> = {
  ...lists('GateMessage'),
  'GET GateMessage/Get/{id}': get('gateMessage spare unpublished'),
  'POST GateMessage/Create': create('GateMessage', scene => gateMessageBody(scene)),
  'POST GateMessage/Create · empty': empty('POST', 'GateMessage/Create'),
  'PUT GateMessage/Update': update('gateMessage spare unpublished', { titleEn: 'Other hours' }),
  'PUT GateMessage/Update · stale': stale('gateMessage spare unpublished', { titleEn: 'Other hours still' }),
  'PUT GateMessage/Publish/{id}': step('gateMessage spare unpublished', 'Publish'),
  'PUT GateMessage/CancelPublish/{id}': step('gateMessage spare published', 'CancelPublish'),
  'PUT GateMessage/Reorder': async (_scene, records) =>
    plain('PUT', 'GateMessage/Reorder', { ids: [(await records.take('gateMessage spare unpublished')).id] }),
  'PUT GateMessage/Reorder · empty': empty('PUT', 'GateMessage/Reorder'),
  'DELETE GateMessage/Delete': remove('gateMessage spare unpublished'),
  'GET GateMessage/GetForStaff': async () => plain('GET', 'GateMessage/GetForStaff'),
  'GET Public/GateMessage': async () => plain('GET', 'Public/GateMessage?placement=topBanner'),
  'GET Public/GateMessage · of the dashboard': async () => plain('GET', 'Public/GateMessage?placement=dashboard'),
  'GET Public/GateMessage/GetListPaged': async () => plain('GET', 'Public/GateMessage/GetListPaged'),
  'GET Public/GateMessage/Get/{id}': publicly('Get', 'gateMessage spare published'),
  'GET Public/GateMessage/Get/{id} · not published': publicly('Get', 'gateMessage spare unpublished'),
}
