import { deskOf, type Answered, type Desk } from './uploads.ts'
import { listIn, objectIn, type Json } from './walk/json.ts'
import type { World } from './world.ts'

/** What is sent beside the values: other stamps than those of now, keys that hold their defaults again. */
interface Beside {
  readonly stamps?: readonly Json[]
  readonly defaults?: readonly string[]
}
/** The desk of an administrator who sets the product up. */
export interface ConfigDesk extends Desk {
  setting(key: string): Promise<Json>
  /** Saves with the stamps that the settings have now. */
  save(group: string, values: Json, beside?: Beside): Promise<Answered>
  stampsOf(group: string): Promise<Json[]>
  historyOf(key: string): Promise<Json[]>
}

/** Signs the administrator in. */
export async function configDeskOf(world: World): Promise<ConfigDesk> {
  const desk = await deskOf(world, 'administrator')
  const stampsOf = async (group: string) => {
    const { json } = await desk.get(`Config/GetListPaged?group=${group}&maxResultCount=1000`)
    return listIn(json, 'items')
      .map(item => objectIn(item))
      .filter(item => item.concurrencyStamp !== null)
      .map(({ key, concurrencyStamp }) => ({ key, concurrencyStamp }))
  }
  return {
    ...desk,
    stampsOf,
    setting: async key => objectIn((await desk.get(`Config/Get/${key}`)).json),
    historyOf: async key => listIn((await desk.get(`Config/History/${key}`)).json, 'items').map(item => objectIn(item)),
    save: async (group, values, { stamps, defaults } = {}) =>
      desk.call('PUT', 'Config/UpdateGroup', {
        body: { group, stamps: stamps ?? (await stampsOf(group)), ...values, ...(defaults && { defaults }) },
      }),
  }
}
