import { describe, expect, test } from 'vitest'
import { planOf, spread, widthOfName } from '../../web/generic/portal/points.ts'

const spots = [
  { name: 'north', location: { lat: 32.5, lng: 35.2 } },
  { name: 'south-west', location: { lat: 31.3, lng: 34.3 } },
  { name: 'east', location: { lat: 31.9, lng: 35.5 } },
]

describe('a plan of points', () => {
  test('has north up and east right, within its size', () => {
    const plan = planOf(spots, { width: 400, height: 300, margin: 10 })
    const at = (name: string) => plan.points.find(({ of }) => of.name === name)
    expect(at('north')?.y).toBeLessThan(at('east')?.y ?? 0)
    expect(at('south-west')?.x).toBeLessThan(at('north')?.x ?? 0)
    for (const { x, y } of plan.points) {
      expect(x).toBeGreaterThanOrEqual(10)
      expect(x).toBeLessThanOrEqual(plan.width - 10)
      expect(y).toBeGreaterThanOrEqual(10)
      expect(y).toBeLessThanOrEqual(plan.height - 10)
    }
  })

  test('one point alone stands in its margin', () => {
    expect(planOf(spots.slice(0, 1), { width: 400, height: 300, margin: 10 }).points).toMatchObject([{ x: 10, y: 10 }])
  })
})

test('a name of narrow letters is thought narrower than one of broad letters', () => {
  expect(widthOfName('Illil', 'en')).toBeLessThan(widthOfName('Nahal', 'en'))
})

describe('labels in a column', () => {
  test('that have room stand at their points', () => {
    expect(spread([100, 20, 200], 30)).toEqual([100, 20, 200])
  })

  test('never stand closer than they may, and keep the order of their points', () => {
    const heights = spread([50, 52, 54, 60, 61, 200, 205], 30)
    for (const [index, height] of heights.entries()) if (index > 0) expect(height - (heights[index - 1] ?? 0)).toBeGreaterThanOrEqual(29.9)
  })
})
