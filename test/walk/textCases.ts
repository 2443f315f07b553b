import { randomUUID } from 'node:crypto'
import { objectIn, type Json } from './json.ts'
import type { Scene } from './scene.ts'
import { lists, plain, type Case } from './trials.ts'

const key = 'generic.lacks'
const update = 'PUT InterfaceText/Update'

/** How the calls of the interface's texts are tried. They belong to no place. */
export const textCases: Readonly<Record<string, Case>> = {
  ...lists('InterfaceText'),
  'GET InterfaceText/GetListPaged · wrong': async () => plain('GET', 'InterfaceText/GetListPaged?onlyChanged=yes'),
  'GET InterfaceText/Get/{id}': async () => plain('GET', `InterfaceText/Get/${key}`),
  'GET InterfaceText/Get/{id} · unknown': async () => plain('GET', 'InterfaceText/Get/generic.nothing'),
  [update]: async scene => plain('PUT', 'InterfaceText/Update', { ...(await stamped(scene)), textEn: 'You lack “{act}” in “{kind}”' }),
  [`${update} · missing variable`]: async scene =>
    plain('PUT', 'InterfaceText/Update', { ...(await stamped(scene)), textEn: 'You lack “{act}”' }),
  [`${update} · stale`]: async () =>
    plain('PUT', 'InterfaceText/Update', { id: key, concurrencyStamp: randomUUID(), textEn: '“{act}” in “{kind}”' }),
  'PUT InterfaceText/Restore/{id}': async () => plain('PUT', `InterfaceText/Restore/${key}`, {}),
  'PUT InterfaceText/Restore/{id} · unknown': async () => plain('PUT', 'InterfaceText/Restore/generic.nothing', {}),
}

/** The text as it is now; nobody has changed it while it has no stamp. */
async function stamped(scene: Scene): Promise<Json> {
  const { concurrencyStamp } = objectIn((await scene.as('administrator')({ method: 'GET', path: `InterfaceText/Get/${key}` })).body)
  return { id: key, ...(concurrencyStamp !== null && { concurrencyStamp }) }
}
