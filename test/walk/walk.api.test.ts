import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../catalogue.server.ts'
import { resources } from '../../catalogue.ts'
import { openapiOf, withOpenapi } from '../../server/http/openapi.ts'
import { startWorld, type World } from '../world.ts'
import { cases } from './cases.ts'
import { documentOf } from './document.ts'
import { awaited, awaitedInLists, seen, statuses } from './expected.ts'
import { entryStatuses } from './entryExpected.ts'
import { gateStatuses } from './gateExpected.ts'
import { knowledgeLists, knowledgeStatuses } from './knowledgeExpected.ts'
import { pageStatuses } from './pageExpected.ts'
import { publishStatuses } from './publishExpected.ts'
import { lookupStatuses } from './lookupExpected.ts'
import { noticesSeen, noticeStatuses } from './noticesExpected.ts'
import { mediaStatuses } from './mediaExpected.ts'
import { searchStatuses } from './searchExpected.ts'
import { textStatuses } from './textExpected.ts'
import { translationStatuses } from './translationExpected.ts'
import { statusesOfUsers } from './userExpected.ts'
import { walkLists } from './lists.ts'
import { callsBeside, type Side } from './mutant.ts'
import { sceneIn, type CallerName, type Scene } from './scene.ts'
import { callOf, tableOf, today, type Table } from './table.ts'
import { inWords, walk } from './walk.ts'

let world: World
let scene: Scene
beforeAll(async () => {
  // What visitors send is counted by address: each has one of his own.
  world = await startWorld({ MAHALLI_TRUSTED_PROXIES: '127.0.0.1,::1' })
  scene = await sceneIn(world)
})
afterAll(() => world?.stop())

// Thousands of requests, and more with each kind of record.
const longest = { timeout: 2_400_000 }
const program = withOpenapi(endpoints, resources)
const calls = program.map(({ method, path }) => `${method} ${path}`)
const expected = tableOf(
  [
    statuses,
    lookupStatuses,
    gateStatuses,
    entryStatuses,
    noticeStatuses,
    mediaStatuses,
    knowledgeStatuses,
    searchStatuses,
    pageStatuses,
    publishStatuses,
    textStatuses,
    translationStatuses,
    statusesOfUsers,
  ].join('\n'),
)
const lists = tableOf([seen, noticesSeen, knowledgeLists].join('\n'))

describe('the table of expected answers', () => {
  test('names every call of the program', () => {
    const named = new Set([...expected.keys()].map(callOf))
    expect(
      calls.filter(call => !named.has(call)),
      'Calls without an expectation. Write for each a line in test/walk/expected.ts (what every caller is answered, from the rules) and in test/walk/cases.ts how it is tried; a new kind of record needs its body in bodies.ts, its making in records.ts, and, for what its lists show whom, lines in `seen` and marks in lists.ts.',
    ).toEqual([])
  })
  test('names no call that the program does not have', () => {
    expect([...expected.keys(), ...lists.keys()].filter(label => !calls.includes(callOf(label)))).toEqual([])
  })
  test('says of every line how it is tried, and of every trial what is expected', () => {
    expect(
      [...expected.keys()].filter(label => !(label in cases)),
      'Lines that nobody tries: write in test/walk/cases.ts how.',
    ).toEqual([])
    expect(
      Object.keys(cases).filter(label => !expected.has(label)),
      'Trials of which nothing is expected: write a line in test/walk/expected.ts.',
    ).toEqual([])
  })
  test('names only lines that there are where it says that the program still differs', () => {
    expect(awaited.flatMap(({ calls: labels }) => labels).filter(label => !expected.has(label))).toEqual([])
    expect(awaitedInLists.flatMap(({ calls: labels }) => labels).filter(label => !lists.has(label))).toEqual([])
  })
})

test('every caller is answered as the table says, as the document describes it, and a refused call changes nothing', longest, async () => {
  const document = documentOf(openapiOf(program, resources))
  const { differences, faults, requests } = await walk(scene, today(expected, awaited), { document })
  console.log(
    `The walk: ${calls.length} calls, ${expected.size} lines, ${requests} requests; ${cellsOf([...awaited, ...awaitedInLists])} cells differ for a known reason.`,
  )
  expect(differences.map(inWords)).toEqual([])
  expect(faults).toEqual([])
})

test('no list shows anybody what his place does not reach', longest, async () => {
  const { differences } = await walkLists(scene, today(lists, awaitedInLists))
  expect(differences.map(inWords)).toEqual([])
})

// There every read outside a write is one that may not write: nothing that is read locks or writes. How somebody's reading is narrowed hangs on the
// kind of his place: of each kind one reads.
const readers: readonly CallerName[] = ['visitor', 'engineer', 'council', 'clerk', 'publisher', 'administrator']
test('a program that is told the address of the owner alone answers what is read as any other', longest, async () => {
  const ownerAlone = await startWorld({}, undefined, true)
  try {
    const read = only(today(expected, awaited), label => /^GET |Test/.test(callOf(label)))
    const { differences } = await walk(await sceneIn(ownerAlone), as(read, readers))
    expect(differences.map(inWords)).toEqual([])
  } finally {
    await ownerAlone.stop()
  }
})

describe('a program that forgets a condition is noticed', () => {
  const reached = only(today(expected, awaited), label =>
    /^(?:GET (?:WaterYear|News|CouncilMembership)\/Get\/|POST (?:WaterYear|News)\/Create|PUT (?:WaterYear|News)\/Update|PUT WaterYear\/Verify)/.test(
      label,
    ),
  )
  test.each([
    ['read', 'own'],
    ['read', 'members'],
    ['read', 'councils'],
    ['read', 'directorate'],
    ['read', 'governorate'],
    ['read', 'publishedOnly'],
    ['write', 'own'],
    ['write', 'directorate'],
    ['write', 'none'],
  ] as const)('who may %s: «%s»', longest, async (side, word) => {
    const [difference] = await differencesWithout(word, side)
    console.log(`${side} «${word}» forgotten: ${difference}`)
    expect(difference).toBeDefined()
  })

  test('and one that forgets none is not', longest, async () => {
    expect(await differencesWithout('no word of any table', 'read')).toEqual([])
  })

  /** One is enough to notice it. */
  async function differencesWithout(word: string, side: Side): Promise<string[]> {
    const mutant = await callsBeside(world, word, side)
    try {
      const { differences } = await walk({ ...scene, ...mutant.as(scene.tokens) }, reached, { most: 1 })
      return differences.map(inWords)
    } finally {
      await mutant.stop()
    }
  }
})

function only(table: Table, isWanted: (label: string) => boolean): Table {
  return new Map([...table].filter(([label]) => isWanted(label)))
}

function as(table: Table, callers: readonly CallerName[]): Table {
  return new Map([...table].map(([label, cells]) => [label, new Map([...cells].filter(([caller]) => callers.includes(caller)))]))
}

function cellsOf(differing: typeof awaited): number {
  return differing.reduce((sum, { calls: labels, as }) => sum + labels.length * as.length, 0)
}
