import type { Report } from './run.ts'

/** A drill in words, what it does not cover included. */
export function inWords({ seed, rounds, kills, acknowledged, verified, unanswered, longestRecoveryMs, faults }: Report): string {
  const killed = Object.entries(kills).map(([kind, number]) => `${kind} ${number}`)
  return [
    `${rounds} rounds, seed ${seed}. Killed with SIGKILL: ${killed.join(', ')}.`,
    `Writes acknowledged: ${acknowledged}; found again with their values and their audit entry: ${verified}.`,
    `Writes that nobody answered: ${unanswered.happened + unanswered.vanished}, of which ${unanswered.happened} had happened wholly and ${unanswered.vanished} not at all.`,
    `Longest recovery: ${(longestRecoveryMs / 1000).toFixed(1)} s. No start needed a hand.`,
    'Not covered: power loss, a crash of the operating system, disks that say they have written what they have not, and damage to files.',
    ...(faults.length === 0 ? ['Nothing was lost.'] : [`${faults.length} FAULTS:`, ...faults.slice(0, 50).map(fault => `  ${fault}`)]),
  ].join('\n')
}
