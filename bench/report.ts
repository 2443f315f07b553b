import type { Run } from './load.ts'

/** The runs of one case at one size, product and floor in pairs. */
export interface Measured {
  readonly name: string
  readonly size: number
  readonly found: number | undefined
  readonly product: Run[]
  readonly floor: Run[]
}

/** Whether a bound of issue 3 holds. */
export interface Judgement {
  readonly holds: boolean
  readonly line: string
}

/** One case in a line, as soon as it is done. */
export function compare(measured: Measured): string {
  return `  ${labelOf(measured).padEnd(44)} ${percent(ratioOf(measured))} of its floor`
}

/** The table of everything. */
export function printed(all: readonly Measured[]): string {
  const head = ['', 'requests/s', 'median ms', 'p99 ms', 'floor: requests/s', 'median ms', 'p99 ms', 'of floor', 'spread']
  const rows = all.map(measured => [
    labelOf(measured),
    ...figuresOf(measured.product),
    ...figuresOf(measured.floor),
    percent(ratioOf(measured)),
    spreadOf(ratiosOf(measured)),
  ])
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map(row => row[column]?.length ?? 0)))
  return [
    '',
    ...[head, ...rows].map(row =>
      row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  '),
    ),
  ].join('\n')
}

/** The bounds of issue 3, acceptance 3. */
export function judgementsOf(all: readonly Measured[]): Judgement[] {
  const [small = 0, large] = [...new Set(all.map(({ size }) => size))]
  const at = (name: string, size: number) => all.find(measured => measured.name === name && measured.size === size)
  const judgements: Judgement[] = []
  for (const measured of all.filter(({ name, size }) => size === small && /^list, (?!.* 2 %)/.test(name)))
    judgements.push(judged(`${labelOf(measured)}: at least 60 % of its floor`, ratioOf(measured) >= 0.6, percent(ratioOf(measured))))
  for (const measured of all.filter(({ name }) => name.endsWith('cached')))
    judgements.push(judged(`${measured.name}: at least 70 % of its floor`, ratioOf(measured) >= 0.7, percent(ratioOf(measured))))
  if (large === undefined) return judgements
  for (const { name, product } of all.filter(({ size }) => size === large)) {
    const before = at(name, small)
    if (!before) continue
    const times = product.map((run, index) => (before.product[index]?.perSecond ?? 0) / run.perSecond)
    const most = name.includes('2 %') ? 20 : 2
    judgements.push(
      judged(
        `${name}: at ${large.toLocaleString('en')} rows at most ${most} times the cost at ${small.toLocaleString('en')}`,
        median(times) <= most,
        `${median(times).toFixed(2)} times, ${spreadOf(times)}`,
      ),
    )
  }
  return judgements
}

function judged(what: string, holds: boolean, figure: string): Judgement {
  return { holds, line: `${holds ? 'PASS    ' : 'short of'} ${what} (${figure})` }
}

function labelOf({ name, size, found }: Measured): string {
  return `${name}, ${size.toLocaleString('en')} rows${found === undefined ? '' : ` (${found.toLocaleString('en')} found)`}`
}

function figuresOf(runs: readonly Run[]): string[] {
  return [
    median(runs.map(run => run.perSecond)).toFixed(0),
    median(runs.map(run => run.medianMs)).toFixed(2),
    median(runs.map(run => run.p99Ms)).toFixed(2),
  ]
}

function ratiosOf({ product, floor }: Measured): number[] {
  return product.map((run, index) => run.perSecond / (floor[index]?.perSecond ?? Infinity))
}

function ratioOf(measured: Measured): number {
  return median(ratiosOf(measured))
}

function spreadOf(figures: readonly number[]): string {
  return `${Math.min(...figures).toFixed(2)}–${Math.max(...figures).toFixed(2)}`
}

function percent(ratio: number): string {
  return `${(ratio * 100).toFixed(0)} %`
}

/** That of an even number lies between the two in the middle. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}
