import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { StartFault } from '../startFault.ts'

/** Whom the database runs as: numeric user and group id. */
export interface SystemUser {
  readonly name: string
  readonly uid: number
  readonly gid: number
}

/**
 * The user under whom the database must run, because PostgreSQL refuses to run as root.
 * @returns undefined when this process is not root and the database can run as itself
 * @throws StartFault when this process is root and no unprivileged user exists or can be made
 */
export function unprivilegedUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const known = findUser('mahalli') ?? findUser('postgres')
  if (known) return known
  const ways: [string, string[]][] = [
    ['useradd', ['--system', '--no-create-home', '--home-dir', '/nonexistent', '--shell', '/bin/false', 'mahalli']],
    ['adduser', ['-S', '-D', '-H', '-h', '/nonexistent', '-s', '/bin/false', 'mahalli']],
  ]
  for (const [command, args] of ways) {
    spawnSync(command, args, { stdio: 'ignore' })
    const made = findUser('mahalli')
    if (made) return made
  }
  const nobody = findUser('nobody')
  if (nobody) return nobody
  throw new StartFault(
    'PostgreSQL does not run as root, and no unprivileged user could be found or made: start Mahalli as an ordinary user.',
  )
}

/** May the user read and execute what lies at the path? Asked of the system itself, which knows about every folder above it. */
export function canExecute(user: SystemUser, path: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'test -x "$1" && test -r "$1"', 'sh', path], { uid: user.uid, gid: user.gid, cwd: '/' }).status === 0
}

function findUser(name: string): SystemUser | undefined {
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [account, , uid, gid] = line.split(':')
    if (account === name && Number(uid) > 0) return { name, uid: Number(uid), gid: Number(gid) }
  }
  return undefined
}
