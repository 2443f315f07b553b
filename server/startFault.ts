import { Refused } from '../kernel/kernel.ts'

/**
 * A reason why the program cannot start that its operator can remove. The program prints the message as its only line
 * and ends with exit code 1; anything else that is thrown during the start is a defect and keeps its stack.
 */
export class StartFault extends Error {}

/** There is no room left on a disk. */
export class NoRoom extends StartFault {}

/** What a command says of what was thrown: the one line of what its operator can mend, else all of it. */
export function lineOf(error: unknown): unknown {
  if (error instanceof Refused) return error.sentence.en
  return error instanceof StartFault ? error.message : error
}

const noRoom = ['ENOSPC', 'EDQUOT', '53100']
const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EIO: 'the disk answers with an error',
  ENOTDIR: 'a file stands where a folder must be',
  EEXIST: 'a file stands where a folder must be',
  // What PostgreSQL calls it.
  '53100': 'the disk is full',
}

/** What other programs print for the same. */
const wordings: Readonly<Record<string, string>> = {
  'No space left on device': 'ENOSPC',
  'Read-only file system': 'EROFS',
  'Permission denied': 'EACCES',
  'Disk quota exceeded': 'EDQUOT',
  'Input/output error': 'EIO',
}

/** The fault behind a failed file operation in the data folder, or undefined when the error is no matter of the disk. */
export function diskFaultOf(error: unknown, folder: string): StartFault | undefined {
  return faultOfCode(error instanceof Error && 'code' in error ? String(error.code) : '', folder)
}

/** The same from what another program has printed. */
export function diskFaultIn(printed: string, folder: string): StartFault | undefined {
  const found = Object.entries(wordings).find(([wording]) => printed.includes(wording))
  return found && faultOfCode(found[1], folder)
}

function faultOfCode(code: string, folder: string): StartFault | undefined {
  const reason = reasons[code]
  if (reason === undefined) return undefined
  return new (noRoom.includes(code) ? NoRoom : StartFault)(`Mahalli cannot keep its data in ${folder}: ${reason}.`)
}
