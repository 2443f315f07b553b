// The steps of a build, in order. Called by prepare.mjs when a source has changed.
import { spawnSync } from 'node:child_process'

const steps: [name: string, command: string, args: string[]][] = [
  ['fonts', process.execPath, ['scripts/fonts.ts']],
  // By the Node that runs this: the catalogue is read as it stands.
  ['pages', process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build']],
]
for (const [name, command, args] of steps) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  if (status === 0) continue
  console.error(`${name}: failed\n${stdout}\n${stderr}`)
  process.exit(1)
}
