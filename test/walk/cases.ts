import { password } from '../people.ts'
import { accountCases } from './accountCases.ts'
import {
  authorityBody,
  membershipBody,
  newsBody,
  pictureForm,
  placeBody,
  roleBody,
  textForm,
  uploadedPicture,
  userBody,
  waterBody,
} from './bodies.ts'
import { entryCases } from './entryCases.ts'
import { gateCases } from './gateCases.ts'
import { noticesCases } from './noticesCases.ts'
import { knowledgeCases } from './knowledgeCases.ts'
import { searchCases } from './searchCases.ts'
import { pageCases } from './pageCases.ts'
import { publishCases } from './publishCases.ts'
import { isObject, textIn } from './json.ts'
import { lookupCases } from './lookupCases.ts'
import { mediaCases } from './mediaCases.ts'
import { messageCases } from './messageCases.ts'
import { textCases } from './textCases.ts'
import { translationCases } from './translationCases.ts'
import { owners } from './records.ts'
import { placeId } from './scene.ts'
import { systemCases } from './systemCases.ts'
import {
  assignmentOf,
  byCode,
  create,
  deactivating,
  empty,
  file,
  freshSession,
  get,
  lists,
  logo,
  nameOf,
  of,
  plain,
  publicly,
  publishOwn,
  remove,
  removed,
  stale,
  step,
  update,
  uploading,
  whole,
  note,
  type Case,
} from './trials.ts'

export type { Case, Trial } from './trials.ts'

const nobody = '00000000-0000-7000-8000-000000000000'

/** How each line of the table is tried, by its words. */
export const cases: Readonly<Record<string, Case>> = {
  'POST Account/Login': async (_scene, _records, caller) => plain('POST', 'Account/Login', { userName: nameOf(caller), password }),
  'POST Account/Login · wrong password': async (_scene, _records, caller) =>
    plain('POST', 'Account/Login', { userName: nameOf(caller), password: 'not it' }),
  'POST Account/Logout': async (scene, _records, caller) => ({
    request: { method: 'POST', path: 'Account/Logout', ...(caller !== 'visitor' && { headers: await freshSession(scene, caller) }) },
  }),
  'GET Account/Me': async () => plain('GET', 'Account/Me'),
  'PUT Account/SetActivePlace/{userPlaceId}': async (scene, _records, caller) =>
    plain('PUT', `Account/SetActivePlace/${await assignmentOf(scene, nameOf(caller))}`),
  "PUT Account/SetActivePlace/{userPlaceId} · another's": async (scene, _records, caller) =>
    plain('PUT', `Account/SetActivePlace/${await assignmentOf(scene, nameOf(caller) === 'editor' ? 'clerk' : 'editor')}`),
  ...accountCases,
  ...gateCases,
  ...entryCases,
  ...noticesCases,
  ...mediaCases,
  ...knowledgeCases,
  ...searchCases,
  ...pageCases,
  ...publishCases,
  ...textCases,
  ...translationCases,
  ...systemCases,
  'GET Public/Lookup/GetByType/{type}': async () => plain('GET', 'Public/Lookup/GetByType/newsCategory'),
  'GET Public/Lookup/GetByType/{type} · unknown': async () => plain('GET', 'Public/Lookup/GetByType/noSuchList'),
  'GET openapi.json': async () => plain('GET', 'openapi.json'),
  'GET Public/Site': async () => plain('GET', 'Public/Site'),
  'GET Public/Home': async () => plain('GET', 'Public/Home'),
  'GET Public/Search': async () => plain('GET', `Public/Search?q=${encodeURIComponent('مياه')}`),

  'GET AuditLog/GetListPaged': async () => plain('GET', 'AuditLog/GetListPaged'),
  'GET AuditLog/GetListPaged · wrong': async () => plain('GET', 'AuditLog/GetListPaged?user=nobody'),
  'GET AuditLog/GetChoices': async () => plain('GET', 'AuditLog/GetChoices'),
  // The first entry was written when the database was made.
  'GET AuditLog/Get/{id}': async () => plain('GET', 'AuditLog/Get/1'),
  'GET AuditLog/Get/{id} · unknown': async () => plain('GET', 'AuditLog/Get/999999999999'),
  'GET AuditLog/GetRequest/{requestId}': async () => plain('GET', 'AuditLog/GetRequest/install'),
  'GET AuditLog/GetRoots': async () => plain('GET', 'AuditLog/GetRoots'),
  'POST AuditLog/Verify': async () => plain('POST', 'AuditLog/Verify', { from: '2026-01-01', to: '2026-01-02' }),
  'GET AuditLog/Export': async () => plain('GET', 'AuditLog/Export?requestId=install'),
  'GET AuditLog/GetRecent': async () => plain('GET', 'AuditLog/GetRecent'),
  'GET Home/GetFigures': async () => plain('GET', 'Home/GetFigures'),
  'GET AuditLog/GetRecordHistory': async () => plain('GET', 'AuditLog/GetRecordHistory?tableName=nothing&rowId=x'),
  'GET Public/AuditRoots': async () => plain('GET', 'Public/AuditRoots'),

  'GET Desk/Find': async () => plain('GET', `Desk/Find?q=${encodeURIComponent('بلدية')}`),
  'GET Desk/Counterpart': async () => plain('GET', 'Desk/Counterpart?path=/news'),
  'GET Public/Config': async () => plain('GET', 'Public/Config'),
  'GET Config/GetListPaged': async () => plain('GET', 'Config/GetListPaged?group=sessions'),
  'GET Config/Get/{id}': async () => plain('GET', 'Config/Get/General.Slogan'),
  'GET Config/Get/{id} · unknown': async () => plain('GET', 'Config/Get/General.Nothing'),
  // The default is saved, so nothing is: whoever may is answered the group.
  'PUT Config/UpdateGroup': async () => plain('PUT', 'Config/UpdateGroup', { group: 'sessions', 'Sessions.MaxPerUser': 5 }),
  'PUT Config/UpdateGroup · out of bounds': async () => plain('PUT', 'Config/UpdateGroup', { group: 'sessions', 'Sessions.MaxPerUser': 0 }),
  'PUT Config/UpdateGroup · changed by another': async () =>
    plain('PUT', 'Config/UpdateGroup', {
      group: 'sessions',
      'Sessions.MaxPerUser': 6,
      stamps: [{ key: 'Sessions.MaxPerUser', concurrencyStamp: nobody }],
    }),
  'GET Config/History/{id}': async () => plain('GET', 'Config/History/General.Slogan'),
  'PUT Config/Restore/{id}/{historyId}': async () => plain('PUT', `Config/Restore/General.Slogan/${nobody}`, {}),
  'POST Config/Test/{channel}': async () => plain('POST', 'Config/Test/storage', {}),
  'POST Config/Test/{channel} · unknown': async () => plain('POST', 'Config/Test/pigeon', {}),

  'POST Attachment/Upload': async () => uploading(await pictureForm('news', 'mainImage')),
  'POST Attachment/Upload · for an authority': async () => uploading(await pictureForm('localComm', 'logo')),
  'POST Attachment/Upload · no picture': async () => uploading(textForm('news', 'mainImage')),
  'GET Attachment/Get/{id}': file('Get', 'news home published'),
  'GET Attachment/Get/{id} · of an item under review': file('Get', 'news home sent'),
  'GET Attachment/GetByte/{id}': file('GetByte', 'news home published'),
  'GET Attachment/GetByte/{id} · of an item under review': file('GetByte', 'news home sent'),
  'GET Attachment/GetByte/{id} · of a withdrawn item': file('GetByte', 'news home withdrawn'),
  'GET Attachment/GetByteByModuleId/{id}': async (_scene, records) =>
    plain('GET', `Attachment/GetByteByModuleId/${(await records.take('news home published')).id}`),
  'GET Attachment/GetByteByModuleId/{id} · under review': async (_scene, records) =>
    plain('GET', `Attachment/GetByteByModuleId/${(await records.take('news home sent')).id}`),
  'GET Attachment/GetLogoByteByCode/{code}': logo('published'),
  'GET Attachment/GetLogoByteByCode/{code} · unpublished': logo('unpublished'),
  'GET Attachment/GetPublishedList': async () => plain('GET', 'Attachment/GetPublishedList'),
  'GET Attachment/GetTicket/{id}': file('GetTicket', 'news home sent'),
  'DELETE Attachment/Delete': async (scene, _records, caller) => {
    const uploaded = await scene.as(caller)(uploading(await pictureForm('news', 'mainImage')).request)
    const id = uploaded.status === 200 ? textIn(uploaded.body, 'id') : await uploadedPicture(scene.as('administrator'))
    return plain('DELETE', `Attachment/Delete?id=${id}`)
  },
  "DELETE Attachment/Delete · another's": async scene =>
    plain('DELETE', `Attachment/Delete?id=${await uploadedPicture(scene.as('administrator'))}`),
  'DELETE Attachment/Delete · in use': async (_scene, records) => {
    const { record } = await records.take('news home sent')
    return plain('DELETE', `Attachment/Delete?id=${textIn(record, 'mainImage')}`)
  },

  'GET Place/GetSelect': async () => plain('GET', 'Place/GetSelect'),
  'GET Public/Place/GetByCode/{code}': async () => plain('GET', 'Public/Place/GetByCode/D01'),
  'GET Public/Place/GetByCode/{code} · unknown': async () => plain('GET', 'Public/Place/GetByCode/X'),
  'GET Public/Place/GetNamed': async scene => plain('GET', `Public/Place/GetNamed?ids=${placeId(scene, '01001')},${placeId(scene, 'C01')}`),
  'GET Public/Place/GetNamed · empty': async () => plain('GET', 'Public/Place/GetNamed'),
  ...lists('Place'),
  'GET Place/Get/{id}': get('place spare present'),
  'GET Place/Get/{id} · unknown': async () => plain('GET', `Place/Get/${nobody}`),
  'POST Place/Create': create('Place', scene => placeBody(scene, `X${scene.freshCode('15')}`)),
  'POST Place/Create · empty': empty('POST', 'Place/Create'),
  'PUT Place/Update': update('place spare present', { sortOrder: 3 }),
  'PUT Place/Update · stale': stale('place spare present', { sortOrder: 4 }),
  'DELETE Place/Delete': remove('place spare present'),
  'DELETE Place/Delete · in use': async scene => plain('DELETE', `Place/Delete?id=${placeId(scene, 'D01')}`),

  ...lists('LocalComm'),
  'GET LocalComm/Get/{id}': get('localComm home unpublished'),
  'GET LocalComm/Get/{id} · far': get('localComm far unpublished'),
  'GET LocalComm/Get/{id} · far, published': get('localComm far published'),
  'GET LocalComm/GetByCode/{code}': byCode('LocalComm', 'localComm home unpublished'),
  'GET LocalComm/GetByCode/{code} · far': byCode('LocalComm', 'localComm far unpublished'),
  'POST LocalComm/Create': create('LocalComm', scene => authorityBody(scene, scene.freshCode('01'), 'D01')),
  'POST LocalComm/Create · far': create('LocalComm', scene => authorityBody(scene, scene.freshCode('50'), 'D50')),
  'POST LocalComm/Create · empty': empty('POST', 'LocalComm/Create'),
  'PUT LocalComm/Update': update('localComm home unpublished', { phone: '042501234' }),
  'PUT LocalComm/Update · far': update('localComm far unpublished', { phone: '022221234' }),
  'PUT LocalComm/Update · stale': stale('localComm home unpublished', { phone: '042501235' }),
  'DELETE LocalComm/Delete': remove('localComm spare unpublished'),
  'DELETE LocalComm/Delete · in use': remove('localComm home unpublished'),
  'PUT LocalComm/Publish/{id}': step('localComm home unpublished', 'Publish'),
  'PUT LocalComm/Publish/{id} · far': step('localComm far unpublished', 'Publish'),
  'PUT LocalComm/Publish/{id} · incomplete': step('localComm spare incomplete', 'Publish'),
  'PUT LocalComm/CancelPublish/{id}': step('localComm home published', 'CancelPublish'),
  'PUT LocalComm/CancelPublish/{id} · far': step('localComm far published', 'CancelPublish'),
  'GET Public/LocalComm/GetListPaged': async () => plain('GET', 'Public/LocalComm/GetListPaged'),
  'GET Public/LocalComm/Get/{id}': publicly('Get', 'localComm home published'),
  'GET Public/LocalComm/Get/{id} · unpublished': publicly('Get', 'localComm home unpublished'),
  'GET Public/LocalComm/GetByCode/{code}': byCode('Public/LocalComm', 'localComm home published'),
  'GET Public/LocalComm/GetByCode/{code} · unpublished': byCode('Public/LocalComm', 'localComm home unpublished'),
  'GET Public/LocalComm/GetPoints': async () => plain('GET', 'Public/LocalComm/GetPoints'),
  'GET Public/LocalComm/Export': async () => plain('GET', 'Public/LocalComm/Export'),

  ...lists('CouncilMembership'),
  'GET CouncilMembership/Get/{id}': get('councilMembership home present'),
  'GET CouncilMembership/Get/{id} · far': get('councilMembership far present'),
  'POST CouncilMembership/Create': create('CouncilMembership', scene => membershipBody(scene, 'C01', '01002')),
  'POST CouncilMembership/Create · empty': empty('POST', 'CouncilMembership/Create'),
  'PUT CouncilMembership/Update': update('councilMembership home present', { votes: 2 }),
  'PUT CouncilMembership/Update · far': update('councilMembership far present', { votes: 2 }),
  'DELETE CouncilMembership/Delete': remove('councilMembership home present'),

  ...lists('WaterYear'),
  'GET WaterYear/Get/{id}': get('waterYear home draft'),
  'GET WaterYear/Get/{id} · far': get('waterYear far draft'),
  'GET WaterYear/Get/{id} · verified': get('waterYear home verified'),
  'POST WaterYear/Create': create('WaterYear', scene => waterBody(scene, owners.home, 2015)),
  'POST WaterYear/Create · far': create('WaterYear', scene => waterBody(scene, owners.far, 2015)),
  'POST WaterYear/Create · no authority named': create('WaterYear', scene => ({
    ...waterBody(scene, owners.home, 2015),
    localCommId: null,
  })),
  'POST WaterYear/Create · empty': empty('POST', 'WaterYear/Create'),
  'PUT WaterYear/Update': update('waterYear home draft', { meters: 12 }),
  'PUT WaterYear/Update · far': update('waterYear far draft', { meters: 12 }),
  'PUT WaterYear/Update · stale': stale('waterYear home draft', { meters: 13 }),
  'PUT WaterYear/Update · submitted': update('waterYear home submitted', { meters: 14 }),
  'DELETE WaterYear/Delete': remove('waterYear home draft'),
  'DELETE WaterYear/Delete · far': remove('waterYear far draft'),
  'DELETE WaterYear/Delete · verified': remove('waterYear home verified'),
  'PUT WaterYear/Submit/{id}': step('waterYear home draft', 'Submit'),
  'PUT WaterYear/Submit/{id} · far': step('waterYear far draft', 'Submit'),
  'PUT WaterYear/Withdraw/{id}': step('waterYear home submitted', 'Withdraw'),
  'PUT WaterYear/Verify/{id}': step('waterYear home submitted', 'Verify'),
  'PUT WaterYear/Verify/{id} · far': step('waterYear far submitted', 'Verify'),
  'PUT WaterYear/Verify/{id} · draft': step('waterYear home draft', 'Verify'),
  'PUT WaterYear/Return/{id}': step('waterYear home submitted', 'Return', { note }),
  'PUT WaterYear/Return/{id} · empty': step('waterYear home submitted', 'Return', {}),
  'PUT WaterYear/Reopen/{id}': step('waterYear home verified', 'Reopen', { note }),
  'PUT WaterYear/Reopen/{id} · empty': step('waterYear home verified', 'Reopen', {}),
  'GET Public/WaterYear/GetListPaged': async () => plain('GET', 'Public/WaterYear/GetListPaged'),
  'GET Public/WaterYear/Get/{id}': publicly('Get', 'waterYear home verified'),
  'GET Public/WaterYear/Get/{id} · draft': publicly('Get', 'waterYear home draft'),

  ...lists('News'),
  'GET News/Get/{id}': get('news home sent'),
  'GET News/Get/{id} · far': get('news far sent'),
  'POST News/Create': create('News', scene => newsBody(scene, owners.home)),
  'POST News/Create · far': create('News', scene => newsBody(scene, owners.far)),
  'POST News/Create · empty': empty('POST', 'News/Create'),
  'PUT News/Update': update('news home sent', { hideAfterExpiry: true }),
  'PUT News/Update · far': update('news far sent', { hideAfterExpiry: true }),
  'PUT News/Update · stale': stale('news home sent', { hideAfterExpiry: true }),
  'DELETE News/Delete': remove('news home sent'),
  'DELETE News/Delete · far': remove('news far sent'),
  'DELETE News/Delete · published': remove('news home published'),
  'PUT News/Submit/{id}': step('news home draft', 'Submit'),
  'PUT News/Submit/{id} · sent before': step('news home sent', 'Submit'),
  'PUT News/Publish/{id}': step('news home sent', 'Publish'),
  'PUT News/Publish/{id} · far': step('news far sent', 'Publish'),
  'PUT News/Publish/{id} · his own': publishOwn,
  'PUT News/Publish/{id} · incomplete': step('news home bare', 'Publish'),
  'PUT News/Publish/{id} · draft': step('news home draft', 'Publish'),
  'PUT News/Reject/{id}': (scene, records, caller) =>
    step('news home sent', 'Reject', { reason: scene.lookup('contentRejectionReason', 'language'), note })(scene, records, caller),
  'PUT News/Reject/{id} · empty': step('news home sent', 'Reject', {}),
  'PUT News/CancelPublish/{id}': step('news home published', 'CancelPublish', { note }),
  'PUT News/CancelPublish/{id} · empty': step('news home published', 'CancelPublish', {}),
  'PUT News/CancelPublish/{id} · not published': step('news home sent', 'CancelPublish', { note }),
  'GET Public/News/GetListPaged': async () => plain('GET', 'Public/News/GetListPaged'),
  'GET Public/News/Get/{id}': publicly('Get', 'news home published'),
  'GET Public/News/Get/{id} · never published': publicly('Get', 'news home sent'),
  'GET Public/News/Get/{id} · withdrawn': publicly('Get', 'news home withdrawn'),
  'GET Public/News/GetFacets': async () => plain('GET', 'Public/News/GetFacets'),
  'GET Public/News/GetUrgent': async () => plain('GET', 'Public/News/GetUrgent'),
  'GET Public/News/GetOfPlace/{placeId}': async scene => plain('GET', `Public/News/GetOfPlace/${placeId(scene, owners.home)}`),
  'GET Public/News/GetFiles/{id}': publicly('GetFiles', 'news home published'),
  'GET Public/News/GetFiles/{id} · never published': publicly('GetFiles', 'news home sent'),
  'GET Public/News/GetNeighbours/{id}': publicly('GetNeighbours', 'news home published'),
  'GET Public/News/GetNeighbours/{id} · never published': publicly('GetNeighbours', 'news home sent'),
  'GET Public/News/GetRelated/{id}': publicly('GetRelated', 'news home published'),
  'GET Public/News/GetRelated/{id} · never published': publicly('GetRelated', 'news home sent'),

  ...lists('User'),
  'GET User/Get/{id}': get('user home present'),
  'GET User/Get/{id} · far': get('user far present'),
  'GET User/Get/{id} · of the ministry': get('user ministry present'),
  'POST User/Create': create('User', scene => userBody(scene, scene.freshName('made'))),
  'POST User/Create · empty': empty('POST', 'User/Create'),
  'PUT User/Update': update('user home present', { thirdName: 'سالم' }),
  'PUT User/Update · far': update('user far present', { thirdName: 'سالم' }),
  'PUT User/Update · stale': stale('user home present', { thirdName: 'سالم' }),
  'DELETE User/Delete': remove('user home present'),
  'DELETE User/Delete · far': remove('user far present'),
  'PUT User/SetRoles/{id}': whole('user home present', 'SetRoles', scene => ({
    roles: [scene.role('member'), scene.role('authorityHead')],
  })),
  'PUT User/SetRoles/{id} · far': whole('user far present', 'SetRoles', scene => ({ roles: [scene.role('authorityHead')] })),
  'PUT User/SetRoles/{id} · of the administration': whole('user home present', 'SetRoles', scene => ({ roles: [scene.role('admin')] })),
  'PUT User/SetRoles/{id} · empty': step('user home present', 'SetRoles', {}),
  'GET User/GetPlaces/{id}': of('user home present', 'GetPlaces'),
  'GET User/GetPlaces/{id} · far': of('user far present', 'GetPlaces'),
  'PUT User/SetPlaces/{id}': whole('user home present', 'SetPlaces', scene => ({ places: [{ place: placeId(scene, owners.home) }] })),
  'PUT User/SetPlaces/{id} · elsewhere': whole('user home present', 'SetPlaces', scene => ({
    places: [{ place: placeId(scene, owners.far) }],
  })),
  'PUT User/SetPlaces/{id} · none': whole('user home present', 'SetPlaces', () => ({ places: [] })),
  'PUT User/Activate/{id}': step('user home deactivated', 'Activate'),
  'PUT User/Activate/{id} · active': step('user home present', 'Activate'),
  'PUT User/Deactivate/{id}': (scene, records, caller) =>
    step('user home present', 'Deactivate', { reason: scene.lookup('deactivationReason', 'retired') })(scene, records, caller),
  'PUT User/Deactivate/{id} · empty': step('user home present', 'Deactivate', {}),
  'PUT User/Deactivate/{id} · himself': async (scene, _records, caller) => deactivating(scene, nameOf(caller)),
  'PUT User/Deactivate/{id} · an administrator': async scene => deactivating(scene, 'administrator'),
  'PUT User/Unlock/{id}': step('user home present', 'Unlock'),
  'PUT User/Unlock/{id} · far': step('user far present', 'Unlock'),
  'GET User/GetSessions/{id}': of('user home present', 'GetSessions'),
  'GET User/GetSessions/{id} · far': of('user far present', 'GetSessions'),
  'PUT User/RevokeSessions/{id}': step('user home present', 'RevokeSessions'),
  'PUT User/RevokeSessions/{id} · far': step('user far present', 'RevokeSessions'),

  ...lists('Role'),
  'GET Role/Get/{id}': get('role spare present'),
  'POST Role/Create': create('Role', scene => roleBody(scene.freshName('made'))),
  'POST Role/Create · empty': empty('POST', 'Role/Create'),
  'PUT Role/Update': update('role spare present', { descriptionAr: 'دور للتجربة' }),
  'PUT Role/Update · stale': stale('role spare present', { descriptionAr: 'دور للتجربة' }),
  'PUT Role/Update · of the system': async scene => {
    const { body } = await scene.as('administrator')({ method: 'GET', path: `Role/Get/${scene.role('admin')}` })
    const stamp = isObject(body) ? textIn(body, 'concurrencyStamp') : ''
    return plain('PUT', 'Role/Update', { id: scene.role('admin'), concurrencyStamp: stamp, titleAr: 'مدير آخر' })
  },
  'DELETE Role/Delete': remove('role spare present'),
  'DELETE Role/Delete · held': async scene => plain('DELETE', `Role/Delete?id=${scene.role('member')}`),
  'PUT Role/SetPermissions/{id}': whole('role spare present', 'SetPermissions', () => ({ names: ['Portal.News', 'Portal.News.Create'] })),
  'PUT Role/SetPermissions/{id} · unknown': whole('role spare present', 'SetPermissions', () => ({ names: ['Portal.Nothing'] })),
  'PUT Role/SetPermissions/{id} · of the system': async scene => {
    const { body } = await scene.as('administrator')({ method: 'GET', path: `Role/Get/${scene.role('admin')}` })
    const stamp = isObject(body) ? textIn(body, 'concurrencyStamp') : ''
    return plain('PUT', `Role/SetPermissions/${scene.role('admin')}`, { names: [], concurrencyStamp: stamp })
  },
  'POST Role/Copy/{id}': async (scene, records) => {
    const code = scene.freshName('copy')
    const body = { code, titleAr: `نسخة ${code}`, titleEn: `Copy ${code}` }
    return {
      request: { method: 'POST', path: `Role/Copy/${(await records.take('role spare present')).id}`, body },
      undo: answer => removed(scene, 'Role', answer.body),
    }
  },
  'POST Role/Copy/{id} · empty': async (_scene, records) => plain('POST', `Role/Copy/${(await records.take('role spare present')).id}`, {}),
  'POST Role/Copy/{id} · code with a space': async (_scene, records) =>
    plain('POST', `Role/Copy/${(await records.take('role spare present')).id}`, { code: 'a copy', titleAr: 'نسخة', titleEn: 'Copy' }),
  'GET Role/GetSelect': async () => plain('GET', 'Role/GetSelect'),
  'GET Role/GetUsers/{id}': of('role spare present', 'GetUsers'),
  // Of a role that the user of Jenin has already, or has not: nothing is changed, and who does not reach him is told nothing.
  'PUT Role/AddUsers/{id}': async (scene, records) =>
    plain('PUT', `Role/AddUsers/${scene.role('member')}`, { users: [(await records.take('user home present')).id] }),
  'PUT Role/AddUsers/{id} · empty': async scene => plain('PUT', `Role/AddUsers/${scene.role('member')}`, {}),
  'PUT Role/RemoveUsers/{id}': async (scene, records) =>
    plain('PUT', `Role/RemoveUsers/${scene.role('portalEditor')}`, { users: [(await records.take('user home present')).id] }),
  'PUT Role/RemoveUsers/{id} · empty': async scene => plain('PUT', `Role/RemoveUsers/${scene.role('member')}`, {}),
  ...lookupCases,
  'PUT Role/Replace/{id}': async (scene, records) =>
    plain('PUT', `Role/Replace/${(await records.take('role spare present')).id}`, { by: scene.role('member') }),
  'PUT Role/Replace/{id} · empty': async (_scene, records) =>
    plain('PUT', `Role/Replace/${(await records.take('role spare present')).id}`, {}),
  ...messageCases,
}
