import { describe, expect, test } from 'vitest'
import { budgets } from '../../scripts/check/budgets.ts'
import { escapeFaults, escapesOf } from '../../scripts/check/escapes.ts'
import { sourceOf } from '../../scripts/check/source.ts'

const noExceptions = { listedEscapes: [], dataFiles: [] }

describe('budgets', () => {
  const faultsOf = (path: string, text: string) => budgets([sourceOf({ path, text })], [], noExceptions).faults
  const lines = (count: number) => '\n'.repeat(count)

  test('a file has at most 400 lines, data as many as it needs', () => {
    expect(faultsOf('modules/places/water/a.ts', lines(400))).toEqual([])
    expect(faultsOf('modules/places/water/a.ts', lines(401))).toEqual(['modules/places/water/a.ts: 401 lines, at most 400'])
    expect(faultsOf('modules/places/water/demonstration/a.ts', lines(401))).toEqual([])
  })

  test('a list of exceptions that is longer than it need be is a fault', () => {
    const source = sourceOf({ path: 'modules/a.ts', text: lines(3) })
    expect(budgets([source], [], { listedEscapes: [], dataFiles: [{ file: 'modules/a.ts' }] }).faults).toHaveLength(1)
  })

  test('a function has at most 80 lines, a component 120', () => {
    const body = lines(90)
    expect(faultsOf('web/ui/x.tsx', `function count() {${body}}`)).toEqual(['web/ui/x.tsx:1 count: 91 lines, at most 80'])
    expect(faultsOf('web/ui/x.tsx', `const Table = memo(() => {${body}return <p /> })`)).toEqual([])
    expect(faultsOf('web/ui/x.tsx', `const Table = () => {${lines(130)}return <p /> }`)).toHaveLength(1)
    expect(faultsOf('web/ui/x.tsx', `const row = () => {${body}return <p /> }`)).toHaveLength(1)
    expect(faultsOf('test/x.test.ts', `describe.each([])('a chapter', () => {${body}})`)).toEqual([])
  })

  test('the spread names p50, p90, the largest, and the five largest', () => {
    const sources = [1, 2, 3, 4, 5, 6, 7, 8, 9, 50].map(count => sourceOf({ path: `web/ui/f${count}.ts`, text: lines(count) }))
    expect(budgets(sources, [], noExceptions).notes.slice(0, 6)).toEqual([
      'lines per file: p50 5, p90 9, max 50 (10)',
      '  50 web/ui/f50.ts',
      '  9 web/ui/f9.ts',
      '  8 web/ui/f8.ts',
      '  7 web/ui/f7.ts',
      '  6 web/ui/f6.ts',
    ])
  })

  test.each([
    ['any', 'let a: any'],
    ['as', 'const a = b as string'],
    ['as', 'const a = <string>b'],
    ['!', 'a!.b()'],
    ['!', 'let a!: string'],
    ['@ts', '// @ts-ignore\na()'],
    ['@ts', '// @ts-expect-error: wrong\na()'],
    ['lint', '// oxlint-disable-next-line no-console -- why\na()'],
    ['lint', '/* eslint-disable */'],
  ])('%s is a way around the types: %s', (kind, text) => {
    expect(escapesOf(sourceOf({ path: 'server/a.ts', text })).map(escape => escape.kind)).toEqual([kind])
  })

  test('as const and satisfies are none, nor is a comment that only lets an assertion pass', () => {
    const text =
      'const a = [1] as const satisfies number[]\n// oxlint-disable-next-line typescript/no-explicit-any -- counted where it stands\nconst b = "any"'
    expect(escapesOf(sourceOf({ path: 'server/a.ts', text }))).toEqual([])
  })

  test('a test may expect that a mistake does not compile', () => {
    expect(escapesOf(sourceOf({ path: 'test/proof.test.ts', text: '// @ts-expect-error: no label\na()' }))).toEqual([])
  })

  test('ways around the types are listed one by one, and the kernel has at most ten', () => {
    const found = new Map([
      [
        'kernel/a.ts',
        [
          { kind: 'as' as const, line: 1 },
          { kind: 'as' as const, line: 2 },
        ],
      ],
    ])
    const listed = (count: number) => [{ file: 'kernel/a.ts', kind: 'as' as const, count, reason: 'only the definition knows' }]
    expect(escapeFaults(found, listed(2), 10)).toEqual([])
    expect(escapeFaults(found, listed(1), 10)).toEqual(['kernel/a.ts:1,2 as: 2, scripts/check/exceptions.ts lists 1'])
    expect(escapeFaults(found, listed(3), 10)).toEqual([expect.stringContaining('shorten the list')])
    expect(escapeFaults(found, listed(2), 1)).toEqual(['kernel/ has 2 ways around the types: at most 1'])
  })

  test.each([
    ['kernel/a.ts', 'export const a = 1', 1],
    ['kernel/a.ts', '/** Why. */\nexport const a = 1', 0],
    ['kernel/a.ts', '/** Why. */\n// oxlint-disable-next-line no-console\nexport const a = 1', 0],
    ['kernel/a.ts', '/** */\nexport const a = 1', 1],
    ['kernel/a.ts', '/** Of something else. */\nconst b = 1\nexport const a = 1', 1],
    ['kernel/a.ts', '/** Why. */\nexport const { a, b } = c', 0],
    ['kernel/a.ts', '/** Why. */\nexport function a(x: string): void\nexport function a(x: number): void\nexport function a() {}', 0],
    ['kernel/a.ts', "export * from './b.ts'\nexport { c } from './c.ts'", 0],
    ['server/a.ts', 'interface A {}\nclass B {}\nexport { type A, B }', 2],
    ['server/a.ts', 'export default function () {}', 1],
    ['modules/plans/plans/progress.ts', 'export const a = () => 1\nexport const b = 1\nexport function c() {}\nfunction d() {}', 2],
    ['modules/plans/plans/a.server.ts', 'export function a() {}', 0],
    ['modules/plans/plans/a.dashboard.tsx', 'export function A() {}', 0],
    ['kernel/a.test.ts', 'export const a = 1', 0],
  ])('in %s the exports of %j lack %i docstrings', (path, text, missing) => {
    expect(faultsOf(path, text).filter(fault => fault.endsWith('has no docstring'))).toHaveLength(missing)
  })

  test('the kernel has at most 2,500 lines in all', () => {
    const sources = Array.from({ length: 7 }, (_, index) => sourceOf({ path: `kernel/f${index}.ts`, text: lines(400) }))
    expect(budgets(sources, [], noExceptions).faults).toEqual(['kernel/ has 2800 lines: at most 2500'])
  })
})
