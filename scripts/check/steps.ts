/** What a step found: figures to read, and faults that fail the check. */
export interface Outcome {
  readonly notes: readonly string[]
  readonly faults: readonly string[]
}

export interface Step {
  readonly name: string
  readonly run: () => Outcome | Promise<Outcome>
}

/**
 * Runs every step, whatever the one before it found, and prints each with its time, its figures and its faults.
 * @returns the names of the steps that failed
 */
export async function runSteps(steps: readonly Step[]): Promise<string[]> {
  const failed: string[] = []
  for (const { name, run } of steps) {
    const start = performance.now()
    const { notes, faults } = await run()
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    const isFine = faults.length === 0
    console.log(`${isFine ? '✓' : '✗'} ${name.padEnd(10)} ${seconds} s${isFine ? '' : `, ${faults.length} to mend`}`)
    for (const note of notes) console.log(`    ${note}`)
    for (const fault of faults) console.log(`  ✗ ${fault.replaceAll('\n', '\n    ')}`)
    if (!isFine) failed.push(name)
  }
  return failed
}
