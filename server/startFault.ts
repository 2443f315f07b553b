/**
 * A reason why the program cannot start that its operator can remove. The program prints the message as its only line
 * and ends with exit code 1; anything else that is thrown during the start is a defect and keeps its stack.
 */
export class StartFault extends Error {}

const reasons: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
}

/** The fault behind a failed file operation in the data folder, or undefined when the error is no matter of the disk. */
export function diskFaultOf(error: unknown, folder: string): StartFault | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason = reasons[code]
  return reason === undefined ? undefined : new StartFault(`Mahalli cannot keep its data in ${folder}: ${reason}.`)
}
