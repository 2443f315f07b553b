import { describe, expect, test } from 'vitest'
import { besideLabels, centred, labelled, leaders, type Plan, planOf, spread, widthOfName } from '../../web/generic/portal/points.ts'

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

  test('names stand on no point and on no other name', () => {
    const many = Array.from({ length: 40 }, (_, index) => ({
      location: { lat: 31 + (index % 7) / 10, lng: 35 + Math.floor(index / 7) / 10 },
    }))
    const plan = centred(planOf(many, { width: 400, height: 380, margin: 22 }), 400)
    const labels = labelled(plan, () => 50, 20, 14)
    expect(labels.length).toBeGreaterThan(3)
    const boxes = labels.map(({ x, y, side }) => ({ left: side === 'right' ? x + 10 : x - 60, top: y - 10 }))
    for (const [index, a] of boxes.entries())
      for (const b of boxes.slice(index + 1)) expect(Math.abs(a.left - b.left) >= 50 || Math.abs(a.top - b.top) >= 20).toBe(true)
  })
})

test('the name that is always said is there among the closest neighbours, and none stands on it', () => {
  const crowd = Array.from({ length: 100 }, (_, index) => ({
    code: index === 0 ? 'own' : String(index),
    // The first in the middle of the others.
    location: { lat: 32 + (index === 0 ? 6.5 : index % 14) / 50, lng: 35 + (index === 0 ? 3.5 : Math.floor(index / 14)) / 50 },
  }))
  // As narrow as the points themselves: no name is led out of them.
  const plan = planOf(crowd, { width: 400, height: 380, margin: 22 })
  const wide = 120
  const widthOf = () => wide
  expect(labelled(plan, widthOf, 20, 14).map(({ of }) => of.code)).not.toContain('own')
  const labels = labelled(plan, widthOf, 20, 14, ({ code }) => code === 'own')
  expect(labels[0]?.of.code).toBe('own')
  const [own, ...others] = labels.map(({ x, y, side }) => ({ left: side === 'right' ? x + 10 : x - 10 - wide, top: y - 10 }))
  for (const other of others)
    expect(Math.abs(other.left - (own?.left ?? 0)) > wide - 1 || Math.abs(other.top - (own?.top ?? 0)) >= 20).toBe(true)
})

test('a name that has no room on a level with its point stands a little above or below it', () => {
  const plan = {
    width: 120,
    height: 80,
    points: [
      { of: 'west', x: 22, y: 40 },
      { of: 'east', x: 96, y: 28 },
    ],
  }
  const labels = labelled(plan, () => 60, 20, 14)
  expect(labels).toEqual([
    { of: 'west', x: 22, y: 49, side: 'right' },
    { of: 'east', x: 96, y: 19, side: 'left' },
  ])
  // A line says whose name it is; one on a level with its point needs none.
  expect(leaders(plan, labels)).toBe('M22 40L30 49M96 28L88 19')
  expect(leaders(plan, [{ of: 'west', x: 22, y: 40, side: 'right' }])).toBe('')
})

test('before a point is left without a name, its name stands further off, at a line', () => {
  // Its neighbours stand on both sides of it, level with it and a little above and below.
  const walls = [32, 40, 48].flatMap(y => [
    { of: `west ${y}`, x: 60, y: y + 20 },
    { of: `east ${y}`, x: 140, y: y + 20 },
  ])
  const plan = { width: 200, height: 120, points: [{ of: 'middle', x: 100, y: 60 }, ...walls] }
  const [label] = labelled(plan, of => (of === 'middle' ? 60 : 500), 20, 14)
  expect(label?.of).toBe('middle')
  expect(Math.abs((label?.y ?? 60) - 60)).toBeGreaterThan(14)
})

test('a name that has room neither beside its point nor led out of it stands beneath or above it', () => {
  // A narrow drawing: left and right of the point there is no room for its name.
  const plan = { width: 70, height: 120, points: [{ of: 'middle', x: 35, y: 60 }] }
  const labels = labelled(plan, () => 60, 20, 14)
  expect(labels).toEqual([{ of: 'middle', x: 35, y: 80, side: 'middle' }])
  expect(leaders(plan, labels)).toBe('M35 60L35 71')
})

test('a name without room around its point is led out to where there is some, past the points of others', () => {
  const walls = [24, 32, 40, 48, 56].flatMap(y => [
    { of: `west ${y}`, x: 84, y: y + 20 },
    { of: `east ${y}`, x: 116, y: y + 20 },
  ])
  const plan = { width: 300, height: 160, points: [{ of: 'middle', x: 100, y: 60 }, ...walls] }
  const labels = labelled(plan, of => (of === 'middle' ? 60 : 500), 20, 14)
  expect(labels).toMatchObject([{ of: 'middle' }])
  expect(labels.map(({ x, y }) => [x, y])).not.toEqual([[100, 60]])
  expect(leaders(plan, labels)).toMatch(/^M100 60L/)
})

test('a name lies over no thread, and leaves pale points of the ground seen where it has room beside them', () => {
  const points = [
    { of: 'hub', x: 20, y: 80 },
    { of: 'member', x: 140, y: 80 },
  ]
  const threads = [{ from: { x: 20, y: 80 }, to: { x: 140, y: 80 } }]
  const plan: Plan<string> = { width: 240, height: 160, points }
  const named = (some: Plan<string>) => labelled(some, of => (of === 'member' ? 60 : 500), 20, 14).find(({ of }) => of === 'member')
  expect(named(plan)).toMatchObject({ side: 'left' })
  expect(named({ ...plan, lines: threads })).toMatchObject({ side: 'right', y: 80 })
  // The point stands in the right half, where its name stands to the left of it unless something is there.
  const ground = [{ of: 'pale', x: 110, y: 80 }]
  expect(named({ ...plan, points: points.slice(1), ground })).toMatchObject({ side: 'right', y: 80 })
})

test('a name that has room on threads alone is left out, but for the one that is always said', () => {
  const points = [
    { of: 'seat', x: 60, y: 40 },
    { of: 'member', x: 150, y: 40 },
  ]
  // All around the second point there is a thread at every height.
  const lines = Array.from({ length: 20 }, (_, index) => ({ from: { x: 0, y: index * 8 - 40 }, to: { x: 300, y: index * 8 - 40 } }))
  const named = labelled(
    { width: 300, height: 80, points, lines },
    () => 50,
    20,
    14,
    of => of === 'seat',
  )
  expect(named.map(({ of }) => of)).toEqual(['seat'])
})

test('pale points on which a name stands are left out', () => {
  const labels = [{ of: 'town', x: 100, y: 50, side: 'right' as const }]
  const pale = [
    { of: 'within', x: 130, y: 55 },
    { of: 'at its edge', x: 174, y: 50 },
    { of: 'beyond', x: 180, y: 50 },
    { of: 'beneath', x: 130, y: 70 },
  ]
  expect(besideLabels(pale, labels, () => 60, 20, 5).map(({ of }) => of)).toEqual(['beyond', 'beneath'])
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
