import { describe, expect, test } from 'vitest'
import { gate, networkOf } from './limits.ts'

const aMinute = 60_000
const windows = [
  { most: 2, ms: aMinute },
  { most: 3, ms: 60 * aMinute },
]

describe('the gate', () => {
  test('lets two pass in a minute and three in an hour, and says how long to wait', () => {
    const one = gate()
    expect([0, 1, 2].map(second => one.pass('a', windows, second * 1000))).toEqual([0, 0, aMinute - 2000])
    expect(one.pass('a', windows, aMinute)).toBe(0)
    expect(one.pass('a', windows, 3 * aMinute)).toBe(57 * aMinute)
    expect(one.pass('a', windows, 60 * aMinute)).toBe(0)
  })
  test('counts each by himself', () => {
    const one = gate()
    expect([one.pass('a', windows, 0), one.pass('a', windows, 0), one.pass('b', windows, 0)]).toEqual([0, 0, 0])
    expect(one.pass('a', windows, 0)).toBe(aMinute)
  })
  test('who knocks at a closed gate does not make it stay closed', () => {
    const one = gate()
    for (let second = 0; second < 59; second++) one.pass('a', windows, second * 1000)
    expect(one.pass('a', windows, aMinute)).toBe(0)
  })
  test('remembers no more senders than it has room for', () => {
    const one = gate(10)
    one.pass('first', [{ most: 1, ms: aMinute }], 0)
    for (let n = 0; n < 20; n++) one.pass(`n${n}`, [{ most: 1, ms: aMinute }], 0)
    expect(one.pass('n19', [{ most: 1, ms: aMinute }], 0)).toBe(aMinute)
    expect(one.pass('first', [{ most: 1, ms: aMinute }], 0)).toBe(0)
  })
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:12:34:aaaa:bbbb:cccc:dddd', '2001:db8:12:34'],
  ['2001:0DB8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  [undefined, 'unknown'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
