import { describe, expect, test } from 'vitest'
import { arrangedBlocks, homeBlocks, isUsualArrangement } from './homeBlocks.ts'

const usual = Object.keys(homeBlocks)
const namesOf = (rows: Parameters<typeof arrangedBlocks>[0]) => arrangedBlocks(rows).map(({ name }) => name)

describe('the blocks of the first page', () => {
  test('stand in their own order, all of them, where nothing is set', () => {
    expect(namesOf([])).toEqual(usual)
    expect(isUsualArrangement(arrangedBlocks([]))).toBe(true)
  })

  test('stand in the order that is set, hidden or with a count of their own', () => {
    const rows = usual.toReversed().map(block => ({ block, isVisible: block !== 'news', ...(block === 'ads' && { count: 3 }) }))
    const arranged = arrangedBlocks(rows)
    expect(arranged.map(({ name }) => name)).toEqual(usual.toReversed())
    expect(arranged.find(({ name }) => name === 'news')?.isVisible).toBe(false)
    expect(arranged.find(({ name }) => name === 'ads')?.count).toBe(3)
    expect(isUsualArrangement(arranged)).toBe(false)
  })

  test('that came with a later release stand behind the block that they stand behind by themselves', () => {
    const rows = ['partners', 'events', 'ads'].map(block => ({ block, isVisible: true }))
    const names = namesOf(rows)
    expect(names).toHaveLength(usual.length)
    expect(names[names.indexOf('ideasAndInvestors') - 1]).toBe('events')
    expect(names[names.indexOf('ministerWord') - 1]).toBe('partners')
    expect(names[0]).toBe('slider')
  })

  test('that nothing draws are left out', () => {
    expect(namesOf([{ block: 'somethingElse', isVisible: true }])).toEqual(usual)
  })

  test.each([
    ['one is hidden', { isVisible: false }],
    ['one has a count of its own', { isVisible: true, count: 6 }],
  ])('do not stand as by themselves when %s', (_what, change) => {
    expect(isUsualArrangement(arrangedBlocks(usual.map(block => ({ block, isVisible: true, ...(block === 'news' && change) }))))).toBe(
      false,
    )
  })
})
