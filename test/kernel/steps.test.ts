import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  callName,
  decisionsOf,
  deletionBar,
  findState,
  findWord,
  isDraftState,
  stateWord,
  stepCalls,
  stepPermission,
  stepsFrom,
} from '../../kernel/kernel.ts'
import { news } from '../../modules/portal/content/content.ts'
import { gateMessage } from '../../modules/portal/gate/gate.ts'
import { waterYear } from '../../modules/places/water/water.ts'
import { book, loan, notice, resources } from '../toy/library.ts'

describe('the life of a record', () => {
  const withStates = resources.flatMap(resource => findState(resource) ?? [])

  test.each(withStates.map(state => [state.field.label[1] + state.name, state] as const))(
    '%s: no sequence of steps reaches a state that no row names',
    (_name, { table }) => {
      const entered = new Set(table.steps.map(([, , to]) => to))
      fc.assert(
        fc.property(fc.array(fc.nat()), choices => {
          let now: string | null = null
          for (const choice of choices) {
            const open = table.steps.filter(([from]) => from === now)
            const step = open[choice % Math.max(1, open.length)]
            if (!step) return
            now = step[2]
            expect(entered.has(now)).toBe(true)
            expect(Object.hasOwn(table.words, now)).toBe(true)
          }
        }),
      )
    },
  )

  test.each(withStates.map(state => [state.name, state] as const))(
    '%s: every state that a step enters can be reached from the beginning',
    (_name, { table }) => {
      const reached = new Set<string | null>([null])
      for (const _ of table.steps) for (const [from, , to] of table.steps) if (reached.has(from)) reached.add(to)
      expect([...new Set(table.steps.map(([, , to]) => to))].filter(to => !reached.has(to))).toEqual([])
    },
  )

  test.each(withStates.map(state => [state.name, state] as const))('%s: from a state an action leads to one state', (_name, { table }) => {
    const pairs = table.steps.map(([from, action]) => `${from} ${action}`)
    expect(pairs.filter((pair, index) => pairs.indexOf(pair) !== index)).toEqual([])
  })

  test('what may be done in a state is what the table says, without what only the clock does', () => {
    expect(stepsFrom(loan, 'lent')).toEqual([
      { action: 'return', to: 'returned', permission: 'Library.Loan.Return' },
      { action: 'reportLost', to: 'lost', permission: 'Library.Loan.Return' },
    ])
    expect(stepsFrom(loan, 'lost')).toEqual([{ action: 'find', to: 'returned', permission: 'Library.Loan.Correct' }])
    expect([stepsFrom(loan, 'wanted'), stepsFrom(book, 'lent')]).toEqual([[], []])
  })

  test('steps that are calls carry the words of their button; what only the clock does is none', () => {
    expect(stepCalls(loan)).toEqual([
      { action: 'lend', permissions: ['Library.Loan.Lend'], label: ['إعارة', 'Lend'] },
      { action: 'return', permissions: ['Library.Loan.Return'], label: ['إعادة', 'Return'] },
      { action: 'reportLost', permissions: ['Library.Loan.Return'], label: ['إبلاغ عن فقدان', 'Report as lost'] },
      { action: 'find', permissions: ['Library.Loan.Correct'], label: ['عُثر عليه', 'Found again'] },
    ])
    expect(stepCalls(book)).toEqual([])
  })

  test('words and integers of a state', () => {
    const state = findState(loan)
    expect(state && [stateWord(state, 9), stateWord(state, 7), stateWord(state, null)]).toEqual(['lost', undefined, undefined])
    expect(findState(book)).toBeUndefined()
    expect([findWord({ well: [1, 'بئر', 'Well'] }, 1), findWord({ well: [1, 'بئر', 'Well'] }, '1')]).toEqual(['well', undefined])
  })

  test('only a draft may be incomplete', () => {
    expect(['wanted', 'reserved', 'lent', 'unknown'].map(word => isDraftState(loan, word))).toEqual([false, true, false, false])
    expect(isDraftState(notice, 'waiting')).toBe(false)
  })

  test('names of calls and permissions', () => {
    expect([callName('yearReport'), callName('')]).toEqual(['YearReport', ''])
    expect([stepPermission(loan, '.Lend'), stepPermission(loan, 'Library.Book.Export')]).toEqual([
      'Library.Loan.Lend',
      'Library.Book.Export',
    ])
  })
})

describe('what records wait for', () => {
  test('are the steps by which somebody decides, not those by which their author takes them back', () => {
    expect(decisionsOf(waterYear).map(({ from, action, permission }) => [from, action, permission])).toEqual([
      ['submitted', 'verify', 'LocalComm.DataReview.Verify'],
      ['submitted', 'return', 'LocalComm.DataReview.Return'],
    ])
    expect(decisionsOf(news).map(({ from, action }) => `${from} ${action}`)).toEqual([
      'underReview publish',
      'edited publish',
      'editedAfterRejected publish',
      'underReview reject',
      'edited reject',
      'editedAfterRejected reject',
    ])
  })
  test('are none where there are no states', () => expect(decisionsOf(book)).toEqual([]))
})

describe('what stands in the way of deleting a record', () => {
  const stateOf = (resource: typeof news | typeof waterYear, word: string) => {
    const state = findState(resource)
    return state ? { [state.name]: state.table.codes[word] } : {}
  }
  test.each([
    ['a news item that citizens read, also while it is edited', news, { ...stateOf(news, 'edited'), liveVersion: 3 }, 'published'],
    ['a news item that was never published', news, { ...stateOf(news, 'rejected'), liveVersion: null }, undefined],
    ['a gate message that is shown', gateMessage, { isPublished: true }, 'published'],
    ['a gate message that was withdrawn', gateMessage, { isPublished: false }, undefined],
    ['a sheet that was verified', waterYear, stateOf(waterYear, 'verified'), { state: 'verified' }],
    ['a sheet that is being filled in', waterYear, stateOf(waterYear, 'draft'), undefined],
  ] as const)('%s', (_name, resource, row, bar) => {
    expect(deletionBar(resource, row)).toEqual(bar)
  })
})
