import { importForm, lookupBody, lookupTypeBody } from './bodies.ts'
import { textIn, type Json } from './json.ts'
import { create, empty, get, lists, of, plain, remove, stale, step, update, type Case } from './trials.ts'

// Numbers of the catalogue: the kinds of menus, which nobody adds to, one of them; the categories of news.
const closedList = 1
const openList = 8
const menu = 1001

/** How the calls of lookup types and their values are tried. They belong to no place. */
export const lookupCases: Readonly<Record<string, Case>> = {
  ...lists('LookupType'),
  'GET LookupType/Get/{id}': get('lookupType spare present'),
  'GET LookupType/Get/{id} · unknown': async () => plain('GET', 'LookupType/Get/2147483647'),
  'POST LookupType/Create': create('LookupType', scene => lookupTypeBody(scene.freshName('made'))),
  'POST LookupType/Create · empty': empty('POST', 'LookupType/Create'),
  'PUT LookupType/Update': update('lookupType spare present', { descriptionAr: 'قائمة للتجربة' }),
  'PUT LookupType/Update · stale': stale('lookupType spare present', { descriptionAr: 'قائمة للتجربة' }),
  'PUT LookupType/Update · code of the system': async scene => {
    const { body } = await scene.as('administrator')({ method: 'GET', path: `LookupType/Get/${openList}` })
    return plain('PUT', 'LookupType/Update', { id: openList, concurrencyStamp: textIn(body, 'concurrencyStamp'), code: 'another' })
  },
  'DELETE LookupType/Delete': remove('lookupType spare present'),
  'DELETE LookupType/Delete · of the system': async () => plain('DELETE', `LookupType/Delete?id=${openList}`),
  'GET LookupType/GetUsage/{id}': of('lookupType spare present', 'GetUsage'),
  'GET LookupType/GetUsage/{id} · unknown': async () => plain('GET', 'LookupType/GetUsage/2147483647'),
  'GET LookupType/GetUsages': async () => plain('GET', `LookupType/GetUsages?ids=${openList}&ids=${closedList}`),
  'POST LookupType/Import': async scene =>
    importing('LookupType/Import?dryRun=true', `code,nameAr,nameEn\n${scene.freshName('file')},من ملف,File\n`),
  'POST LookupType/Import · wrong': async scene => importing('LookupType/Import', `code,nameAr,nameEn\n${scene.freshName('file')},,File\n`),

  ...lists('Lookup'),
  'GET Lookup/Get/{id}': get('lookup spare present'),
  'GET Lookup/Get/{id} · unknown': async () => plain('GET', 'Lookup/Get/2147483647'),
  'POST Lookup/Create': create('Lookup', scene => lookupBody(scene, scene.freshName('made'))),
  'POST Lookup/Create · empty': empty('POST', 'Lookup/Create'),
  'POST Lookup/Create · of a closed list': async () => plain('POST', 'Lookup/Create', valueOf(closedList, 'third')),
  'POST Lookup/Create · code exists': async () => plain('POST', 'Lookup/Create', valueOf(openList, 'Authorities')),
  'PUT Lookup/Update': update('lookup spare present', { color: 'olive' }),
  'PUT Lookup/Update · stale': stale('lookup spare present', { color: 'olive' }),
  'DELETE Lookup/Delete': remove('lookup spare present'),
  'DELETE Lookup/Delete · of the system': async () => plain('DELETE', `Lookup/Delete?id=${menu}`),
  'GET Lookup/GetTypes': async () => plain('GET', 'Lookup/GetTypes'),
  'GET Lookup/GetByType/{type}': async () => plain('GET', `Lookup/GetByType/${openList}`),
  'GET Lookup/GetByType/{type} · unknown': async () => plain('GET', 'Lookup/GetByType/noSuchList'),
  'GET Lookup/GetUsage/{id}': of('lookup spare present', 'GetUsage'),
  'GET Lookup/GetUsage/{id} · unknown': async () => plain('GET', 'Lookup/GetUsage/2147483647'),
  'GET Lookup/GetUsages': async () => plain('GET', `Lookup/GetUsages?type=${openList}`),
  'PUT Lookup/Reorder': async (_scene, records) => {
    const { record } = await records.take('lookup spare present')
    return plain('PUT', 'Lookup/Reorder', { type: record.type, ids: [record.id] })
  },
  'PUT Lookup/Reorder · others by now': async (_scene, records) => {
    const { record } = await records.take('lookup spare present')
    return plain('PUT', 'Lookup/Reorder', { type: record.type, ids: [record.id, menu] })
  },
  'PUT Lookup/Reorder · empty': empty('PUT', 'Lookup/Reorder'),
  'PUT Lookup/Activate/{id}': step('lookup spare present', 'Activate'),
  'PUT Lookup/Deactivate/{id}': step('lookup spare present', 'Deactivate'),
  'POST Lookup/Import': async scene =>
    importing(`Lookup/Import?dryRun=true&type=${openList}`, `code,nameAr,nameEn\n${scene.freshName('file')},من ملف,File\n`),
  'POST Lookup/Import · wrong': async () => importing(`Lookup/Import?type=${closedList}`, 'code,nameAr,nameEn\nthird,ثالث,Third\n'),
}

function valueOf(type: number, code: string): Json {
  return { type, code, nameAr: `قيمة ${code}`, nameEn: `Value ${code}` }
}

function importing(path: string, text: string) {
  return { request: { method: 'POST', path, form: importForm(text) } }
}
