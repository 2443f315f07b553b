import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { besideLabels, type Label, labelled, leaders, named, type Naming, ownWidth } from '../../web/generic/portal/pointLabels.ts'
import { type Drawn, type Plan, widthOfName } from '../../web/generic/portal/points.ts'

const plainly = { widthOf: () => 60, lineHeight: 20 }

describe('a name stands', () => {
  test('on a level with its point, on the outer side of it', () => {
    const plan = {
      width: 300,
      height: 80,
      points: [
        { of: 'west', x: 100, y: 40 },
        { of: 'east', x: 200, y: 40 },
      ],
    }
    expect(labelled(plan, plainly)).toEqual([
      { of: 'west', x: 90, y: 40, side: 'left', leader: undefined },
      { of: 'east', x: 210, y: 40, side: 'right', leader: undefined },
    ])
  })

  test('on the inner side of it where the drawing ends', () => {
    const plan = { width: 200, height: 80, points: [{ of: 'west', x: 20, y: 40 }] }
    expect(labelled(plan, plainly)).toMatchObject([{ x: 30, y: 40, side: 'right' }])
  })

  test('across it, above or beneath, where there is room neither left nor right', () => {
    const plan = { width: 70, height: 120, points: [{ of: 'middle', x: 35, y: 60 }] }
    expect(labelled(plan, plainly)).toMatchObject([{ x: 35, y: 42, side: 'middle' }])
  })

  test('further from a point that is drawn larger', () => {
    const plan = { width: 300, height: 80, points: [{ of: 'own', x: 100, y: 40 }] }
    expect(labelled(plan, { ...plainly, isOwn: () => true })).toMatchObject([{ x: 112, y: 40, side: 'right' }])
  })

  test('nowhere, where it would be read as that of another point', () => {
    // Beside the first point stand others, so near that its name would begin at them.
    const around = [-16, 16].flatMap(x => [-16, 0, 16].map(y => ({ of: 'other', x: 100 + x, y: 60 + y })))
    const plan = { width: 200, height: 120, points: [{ of: 'first', x: 100, y: 60 }, ...around] }
    const isNamed = (of: string) => of === 'first'
    expect(labelled(plan, { ...plainly, isNamed })).toEqual([])
    // But for the one that is always said: it stands where the fewest others lie under it.
    const said = (points: Plan<string>['points']) => labelled({ ...plan, points }, { ...plainly, isNamed, isAlways: isNamed })
    expect(said(plan.points)).toMatchObject([{ of: 'first', y: 60, side: 'right' }])
    expect(said([...plan.points, { of: 'east', x: 150, y: 60 }])).toMatchObject([{ of: 'first', y: 60, side: 'left' }])
  })
})

test('a name makes room for another that has no other place', () => {
  // The second point has room to its left alone, where the first one's name would stand.
  const plan = {
    width: 190,
    height: 20,
    points: [
      { of: 'first', x: 82, y: 10 },
      { of: 'second', x: 170, y: 10 },
    ],
  }
  const labels = labelled(plan, { ...plainly, widthOf: of => (of === 'first' ? 55 : 60) })
  expect(labels.map(({ of, side }) => [of, side])).toEqual([
    ['first', 'left'],
    ['second', 'left'],
  ])
})

test('a line leads from the edge of its point to a name that stands further off', () => {
  const label = { of: 'a', x: 50, y: 20, side: 'right', leader: { from: { x: 10, y: 7 }, to: { x: 20, y: 9.04 } } } as const
  expect(leaders([label, { of: 'b', x: 0, y: 0, side: 'left' }])).toBe('M10 7L20 9')
})

test('a name leaves pale points of the ground seen where it has room beside them, and no more than so many are said', () => {
  const plan: Plan<string> = { width: 240, height: 160, points: [{ of: 'member', x: 120, y: 80 }] }
  expect(labelled(plan, plainly)).toMatchObject([{ side: 'right', y: 80 }])
  expect(labelled({ ...plan, ground: [{ of: 'pale', x: 150, y: 80 }] }, plainly)).toMatchObject([{ side: 'left', y: 80 }])
  expect(labelled(plan, { ...plainly, most: 0 })).toEqual([])
})

test('pale points on which a name stands are left out', () => {
  const labels = [{ of: 'town', x: 110, y: 50, side: 'right' as const }]
  const pale = [
    { of: 'within', x: 130, y: 55 },
    { of: 'at its edge', x: 174, y: 50 },
    { of: 'beyond', x: 180, y: 50 },
    { of: 'beneath', x: 130, y: 70 },
  ]
  expect(besideLabels(pale, labels, plainly, 5).map(({ of }) => of)).toEqual(['beyond', 'beneath'])
})

interface Authority {
  readonly code: string
  readonly nameAr: string
  readonly nameEn: string
  readonly governorate: string
  readonly latitude: number
  readonly longitude: number
}
const { authorities }: { authorities: readonly Authority[] } = JSON.parse(
  readFileSync('modules/places/register/demonstration/places.json', 'utf8'),
)
const spotsOf = (some: readonly Authority[]) => some.map(one => ({ ...one, location: { lat: one.latitude, lng: one.longitude } }))
const governorates = [...new Set(authorities.map(({ governorate }) => governorate))]
const maps = governorates.flatMap(code => [
  { map: code, spots: spotsOf(authorities.filter(({ governorate }) => governorate === code)) },
  // As of a council whose members lie in two governorates.
  { map: `${code} and Hebron`, spots: spotsOf(authorities.filter(({ governorate }) => [code, '50'].includes(governorate))) },
])
type Spot = (typeof maps)[number]['spots'][number]
const sizes = [
  { width: 400, height: 440, margin: 44 },
  { width: 760, height: 470, margin: 28 },
]

/** As it is drawn in both languages and sizes, the first authority being its own. */
function drawingsOf(spots: readonly Spot[]) {
  return (['ar', 'en'] as const).flatMap(lang =>
    sizes.map(size => {
      const isOwn = (of: Spot) => of === spots[0]
      const widthOf = (of: Spot) => widthOfName(lang === 'ar' ? of.nameAr : of.nameEn, lang) * (isOwn(of) ? ownWidth : 1)
      const naming: Naming<Spot> = { widthOf, lineHeight: 20, isOwn }
      const { plan, labels } = named(spots, size, naming)
      return { plan, boxes: labels.map(label => ({ label, box: boxOf(label, widthOf(label.of)) })) }
    }),
  )
}
const drawings = maps.map(({ map, spots }) => ({ map, drawn: drawingsOf(spots) }))

describe.each(drawings)('on the map of $map', ({ drawn }) => {
  test('no name is nearer to another point than to its own, and none further from it than a line', () => {
    for (const { plan, boxes } of drawn)
      for (const { label, box } of boxes) {
        const own = distance(box, pointOf(plan, label))
        expect([label.of.nameEn, own]).toEqual([label.of.nameEn, expect.toSatisfy((far: number) => far > 3 && far < 22)])
        for (const other of plan.points)
          if (other.of !== label.of) expect([label.of.nameEn, other.of.nameEn, distance(box, other) > own]).toContain(true)
      }
  })

  test('a line begins beside its own point, and passes no other point, name or line', () => {
    for (const { plan, boxes } of drawn)
      for (const { label } of boxes) {
        const steps = stepsOf(label)
        for (const step of steps) {
          for (const other of plan.points) expect(apart(step, other)).toBeGreaterThan(5)
          for (const { label: of, box } of boxes)
            if (of !== label) {
              expect(distance(box, step)).toBeGreaterThan(0)
              for (const one of stepsOf(of)) expect(apart(step, one)).toBeGreaterThan(1)
            }
        }
      }
  })

  test('a line leads to each name that stands further off than beside its point, and to no other', () => {
    for (const { plan, boxes } of drawn)
      for (const { label, box } of boxes)
        expect([label.of.nameEn, label.leader !== undefined]).toEqual([label.of.nameEn, distance(box, pointOf(plan, label)) > 13])
  })

  test('no name lies on another, on a point, or outside the drawing', () => {
    for (const { plan, boxes } of drawn)
      for (const [index, { box }] of boxes.entries()) {
        expect(box.left).toBeGreaterThanOrEqual(-4)
        expect(box.right).toBeLessThanOrEqual(plan.width + 4)
        expect(box.top).toBeGreaterThanOrEqual(-0.1)
        expect(box.bottom).toBeLessThanOrEqual(plan.height + 0.1)
        for (const point of plan.points) expect(distance(box, point)).toBeGreaterThan(3)
        for (const { box: other } of boxes.slice(index + 1))
          expect(
            box.left >= other.right + 11 || other.left >= box.right + 11 || box.top >= other.bottom - 0.1 || other.top >= box.bottom - 0.1,
          ).toBe(true)
      }
  })
})

test('some names of these maps have a line, so that what is said of lines above is said of something', () => {
  const lines = drawings.flatMap(({ drawn }) => drawn.flatMap(({ boxes }) => boxes.flatMap(({ label }) => label.leader ?? [])))
  expect(lines.length).toBeGreaterThan(20)
})

test('all authorities of a governorate are named on a wide map', () => {
  for (const { map, spots } of maps.filter(({ map }) => governorates.includes(map)))
    for (const lang of ['ar', 'en'] as const) {
      const widthOf = (of: Spot) => widthOfName(lang === 'ar' ? of.nameAr : of.nameEn, lang)
      const { labels } = named(spots, { width: 680, height: 440, margin: 28 }, { widthOf, lineHeight: 20 })
      expect([map, lang, spots.length - labels.length]).toEqual([map, lang, 0])
    }
})

interface Spotted {
  readonly x: number
  readonly y: number
}

function boxOf({ x, y, side }: Label<unknown>, wide: number) {
  const left = side === 'right' ? x : side === 'left' ? x - wide : x - wide / 2
  return { left, right: left + wide, top: y - 10, bottom: y + 10 }
}

function distance(box: ReturnType<typeof boxOf>, { x, y }: Spotted): number {
  return Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom))
}

function apart(one: Spotted, other: Spotted): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

function pointOf<T>({ points }: Plan<T>, { of }: Label<T>): Drawn<T> {
  return points.find(point => point.of === of) ?? expect.fail('a name without a point')
}

/** Some places along the line to a name. */
function stepsOf({ leader: line }: Label<unknown>): Spotted[] {
  if (!line) return []
  return Array.from({ length: 21 }, (_, step) => ({
    x: line.from.x + ((line.to.x - line.from.x) * step) / 20,
    y: line.from.y + ((line.to.y - line.from.y) * step) / 20,
  }))
}
