import { join } from 'node:path'
import { withOwner, worldOf } from '../../test/guarantees/embedded.ts'
import { databaseProcesses, dataFolder, killAll, launch, stop, until, type Launched } from '../../test/guarantees/launch.ts'
import { chanceFrom } from './chance.ts'
import { keepWriting, type Worker } from './clients.ts'
import { knowledgeIn } from './diary.ts'
import { settleUnknown } from './settle.ts'
import { changedRecords, halfWritten, lostWrites } from './verify.ts'
import { beginWork } from './workers.ts'

/** What is killed, and when. */
export const killKinds = ['program and database', 'program alone', 'database alone', 'program and database while they start'] as const
export type KillKind = (typeof killKinds)[number]

/** What a drill has shown. */
export interface Report {
  readonly seed: number
  readonly rounds: number
  readonly kills: Readonly<Record<KillKind, number>>
  /** Writes that were answered, and those of them that were found with their audit entry. */
  readonly acknowledged: number
  readonly verified: number
  /** Writes that nobody answered: they had happened wholly, or not at all. */
  readonly unanswered: { readonly happened: number; readonly vanished: number }
  /** From the start, or from the kill of a database that the program brings up by itself, until it answers. */
  readonly longestRecoveryMs: number
  readonly faults: readonly string[]
}

interface Drill {
  readonly data: string
  readonly workers: readonly Worker[]
  readonly chance: () => number
  program: Launched
  url: string
  longestRecoveryMs: number
}

/**
 * Kills the program and its database at random instants while clients write, starts them again, and holds the database against the
 * clients' logs.
 * @param say a line for whoever watches
 */
export async function runDrill(rounds: number, seed: number, say: (line: string) => void): Promise<Report> {
  const drill = await begin(seed)
  const kills: Record<KillKind, number> = {
    'program and database': 0,
    'program alone': 0,
    'database alone': 0,
    'program and database while they start': 0,
  }
  const faults: string[] = []
  for (let round = 1; round <= rounds && faults.length === 0; round++) {
    const kind = kindOf(drill.chance())
    kills[kind]++
    const before = drill.workers.map(({ diary }) => diary.intents.size)
    await writeUntilKilled(drill, kind)
    faults.push(
      ...(await verified(
        drill,
        drill.workers.map(({ diary }, index) => [...diary.intents.keys()].filter(number => number >= (before[index] ?? 0))),
      )),
    )
    if (round % 10 === 0) say(`${round} rounds, ${count(drill, 'done')} writes acknowledged, ${faults.length} faults`)
  }
  // Once more from what the clients have on disk, from the first write to the last.
  const all = faults.length === 0 ? await verifiedFromDisk(drill) : []
  await stop(drill.program)
  return {
    seed,
    rounds,
    kills,
    acknowledged: count(drill, 'done'),
    verified: faults.length + all.length === 0 ? count(drill, 'done') : 0,
    unanswered: { happened: count(drill, 'happened'), vanished: count(drill, 'vanished') },
    longestRecoveryMs: drill.longestRecoveryMs,
    faults: [...faults, ...all],
  }
}

function kindOf(chance: number): KillKind {
  return chance < 0.55
    ? 'program and database'
    : chance < 0.72
      ? 'program alone'
      : chance < 0.88
        ? 'database alone'
        : 'program and database while they start'
}

async function begin(seed: number): Promise<Drill> {
  const data = dataFolder()
  const program = launch({ MAHALLI_DATA: data, LOG_LEVEL: 'fatal' })
  const world = await worldOf(program, data)
  const chance = chanceFrom(seed)
  const workers = await beginWork(world, join(data, 'drill'), chance)
  return { data, workers, chance, program, url: world.url, longestRecoveryMs: 0 }
}

/** Lets everybody write for a while, kills, and waits until the program answers again. */
async function writeUntilKilled(drill: Drill, kind: KillKind): Promise<void> {
  const { workers, data, chance } = drill
  let isOver = false
  const writing = Promise.all(workers.map(worker => keepWriting(worker, drill.url, () => isOver)))
  await pause(200 + chance() * 2300)
  const before = performance.now()
  if (kind === 'database alone') {
    killAll(databaseProcesses(data))
    isOver = true
    await writing
    const ended = drill.program.end.then(() => Promise.reject(new Error(`The program ended with its database:\n${drill.program.stderr()}`)))
    await Promise.race([until('the program answers again', () => isReady(drill.url), 60_000), ended])
    drill.longestRecoveryMs = Math.max(drill.longestRecoveryMs, performance.now() - before)
    return
  }
  // Found before anybody is killed: then they die within a millisecond.
  killAll([drill.program.pid, ...(kind === 'program alone' ? [] : databaseProcesses(data))])
  isOver = true
  await Promise.all([writing, drill.program.end])
  if (kind === 'program and database while they start') await startAndKill(drill)
  await start(drill)
}

async function startAndKill(drill: Drill): Promise<void> {
  const program = launch({ MAHALLI_DATA: drill.data, LOG_LEVEL: 'fatal' })
  await Promise.race([pause(drill.chance() * 2500), program.end])
  killAll([program.pid, ...databaseProcesses(drill.data)])
  await program.end
}

async function start(drill: Drill): Promise<void> {
  const begun = performance.now()
  drill.program = launch({ MAHALLI_DATA: drill.data, LOG_LEVEL: 'fatal' })
  drill.url = await drill.program.url
  drill.longestRecoveryMs = Math.max(drill.longestRecoveryMs, performance.now() - begun)
}

async function isReady(url: string): Promise<true | undefined> {
  const answer = await fetch(`${url}/readyz`).catch(() => undefined)
  return answer?.status === 200 ? true : undefined
}

/** @param numbers the intents of this round, by worker */
async function verified({ data, workers, url }: Drill, numbers: readonly (readonly number[])[]): Promise<string[]> {
  return withOwner(data, async client => {
    const faults: string[] = []
    for (const worker of workers) faults.push(...refusalsOf(worker), ...(await settleUnknown(client, worker, url)))
    for (const [index, worker] of workers.entries()) faults.push(...(await lostWrites(client, worker, worker.diary, numbers[index] ?? [])))
    return [...faults, ...(await changedRecords(client, url, workers, ({ diary }) => diary)), ...(await halfWritten(client))]
  })
}

/** A write that the program refuses is a fault of the drill or of what an earlier kill has left. */
function refusalsOf({ name, diary }: Worker): string[] {
  return [...diary.outcomes.values()].flatMap(({ is, why }) => (is === 'refused' ? [`${name}: ${why}`] : []))
}

async function verifiedFromDisk({ data, workers, url }: Drill): Promise<string[]> {
  const read = new Map(workers.map(worker => [worker, knowledgeIn(join(data, 'drill', `${worker.name}.log`))]))
  return withOwner(data, async client => {
    const faults: string[] = []
    for (const [worker, knowledge] of read) faults.push(...(await lostWrites(client, worker, knowledge, [...knowledge.intents.keys()])))
    return [...faults, ...(await changedRecords(client, url, workers, worker => read.get(worker) ?? worker.diary))]
  })
}

function count({ workers }: Drill, what: string): number {
  return workers.flatMap(({ diary }) => [...diary.outcomes.values()]).filter(({ is }) => is === what).length
}

function pause(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms))
}
