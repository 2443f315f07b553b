import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mahalli-installed-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(path: string, content: object): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), JSON.stringify(content))
}

const script = `import { fitsLock } from ${JSON.stringify(join(import.meta.dirname, '../scripts/prepare.mjs'))}
console.log(fitsLock(process.argv[1]))`

function fits(): boolean {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script, folder], { encoding: 'utf8' })
  expect(stderr).toBe('')
  return stdout.trim() === 'true'
}

/** A product that needs `a`, and `b` where it is for this platform. */
function lock({ wants = '1.0.0', platform = process.platform === 'win32' ? 'linux' : 'win32', more = {} } = {}): void {
  write('package.json', { dependencies: { a: wants } })
  write('package-lock.json', {
    packages: {
      '': { dependencies: { a: '1.0.0' } },
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b': { version: '2.0.0', optional: true, os: [platform] },
      ...more,
    },
  })
}

describe('what is installed fits the lock file, and is left alone,', () => {
  test('when every package is there in its version, but for those of other platforms', () => {
    lock()
    write('node_modules/a/package.json', { version: '1.0.0' })
    expect(fits()).toBe(true)
    lock({ platform: process.platform })
    expect(fits()).toBe(false)
    write('node_modules/b/package.json', { version: '2.0.0' })
    expect(fits()).toBe(true)
  })

  test.each([
    ['a package is missing', () => lock()],
    [
      'a package has another version',
      () => {
        lock()
        write('node_modules/a/package.json', { version: '1.0.1' })
      },
    ],
    [
      'package.json asks for what is not locked',
      () => {
        lock({ wants: '1.1.0' })
        write('node_modules/a/package.json', { version: '1.0.0' })
      },
    ],
    [
      'a package within another is missing',
      () => {
        lock({ more: { 'node_modules/a/node_modules/c': { version: '3.0.0' } } })
        write('node_modules/a/package.json', { version: '1.0.0' })
      },
    ],
    ['there is no lock file', () => write('package.json', {})],
  ])('not when %s', (_why, make) => {
    make()
    expect(fits()).toBe(false)
  })
})
