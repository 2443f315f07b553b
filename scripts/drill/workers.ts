import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { settle, signIn } from '../../test/people.ts'
import type { World } from '../../test/world.ts'
import type { Work, Worker } from './clients.ts'
import { diaryIn } from './diary.ts'

/** Makes the test world and lets five people begin: three with news, two with sheets. @param logs folder of their diaries */
export async function beginWork(world: World, logs: string, chance: () => number): Promise<readonly Worker[]> {
  const places = await settle(world)
  mkdirSync(logs)
  const workerOf = async (writer: Parameters<typeof signIn>[1], work: Work, more: Partial<Worker> = {}): Promise<Worker> => ({
    name: writer,
    work,
    diary: diaryIn(join(logs, `${writer}.log`)),
    tokens: { writer: await signIn(world, writer), decider: await signIn(world, 'publisher') },
    seed: Math.floor(chance() * 2 ** 31),
    ...more,
  })
  const placeOf = (code: string) => ({ place: places.get(code) ?? '' })
  return [
    await workerOf('spokesman', 'drafts'),
    await workerOf('administrator', 'drafts'),
    await workerOf('editor', 'newsroom'),
    await workerOf('engineer', 'sheets', placeOf('01001')),
    await workerOf('neighbour', 'sheets', placeOf('01002')),
  ]
}
