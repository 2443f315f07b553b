import { describe, expect, test } from 'vitest'
import { cyclesOf, graphOf, shortestPath } from '../../scripts/check/cycles.ts'
import { importsOf } from '../../scripts/check/imports.ts'
import { sourceOf } from '../../scripts/check/source.ts'

describe('circles', () => {
  const circlesIn = (files: Record<string, string>) =>
    cyclesOf(graphOf(new Map(Object.entries(files).map(([path, text]) => [path, importsOf(sourceOf({ path, text }))]))))

  test('a circle is printed as the path that leads back', () => {
    expect(
      circlesIn({ 'a.ts': "import './b.ts'", 'b.ts': "import './c.ts'", 'c.ts': "export * from './a.ts'", 'd.ts': "import './a.ts'" }),
    ).toEqual([['a.ts', 'b.ts', 'c.ts', 'a.ts']])
  })

  test('types close a circle, and a file may not import itself', () => {
    expect(
      circlesIn({ 'a.ts': "import type { B } from './b.ts'", 'b.ts': "import type { A } from './a.ts'", 'c.ts': "import './c.ts'" }),
    ).toEqual([
      ['a.ts', 'b.ts', 'a.ts'],
      ['c.ts', 'c.ts'],
    ])
  })

  test('a door and the screen that it names by import() are no circle', () => {
    expect(
      circlesIn({
        'plans.ts': "export const screen = () => import('./wizard.dashboard.tsx')",
        'wizard.dashboard.tsx': "import './plans.ts'",
      }),
    ).toEqual([])
  })

  test('two circles through one file are two', () => {
    expect(circlesIn({ 'a.ts': "import './b.ts'\nimport './c.ts'", 'b.ts': "import './a.ts'", 'c.ts': "import './a.ts'" })).toHaveLength(2)
  })

  test('the way from a file to one that is sought is the shortest', () => {
    const graph = new Map([
      ['main.ts', ['a.ts', 'b.ts']],
      ['a.ts', ['b.ts']],
      ['b.ts', ['x.tsx']],
    ])
    expect(shortestPath(graph, 'main.ts', file => file.endsWith('.tsx'))).toEqual(['main.ts', 'b.ts', 'x.tsx'])
  })
})
