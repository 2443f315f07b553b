import { launch, type LaunchOptions } from './launch.ts'

/**
 * Starts the program, which must refuse to.
 * @returns the one line that it says on the error output
 * @throws Error when it ends in another way than with code 1, or says more than a line, or something for programmers
 */
export async function faultOf(environment: Readonly<Record<string, string>>, options: LaunchOptions = {}): Promise<string> {
  const program = launch(environment, options)
  const isOver = await Promise.race([program.end.then(() => true), program.url.then(() => false)])
  if (!isOver) throw new Error('The program started')
  const { code } = await program.end
  const lines = program.stderr().split('\n').slice(0, -1)
  const [line = ''] = lines
  if (code !== 1 || lines.length !== 1 || /^\{|^\s+at |Error:/.test(line))
    throw new Error(`Exit code ${code}, and on the error output:\n${program.stderr()}`)
  return line
}
