import { spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk in memory, small enough to be filled. */
export interface SmallDisk {
  readonly folder: string
  /** Fills it until so much is left. */
  fill(freeKB: number): void
  clear(): void
  setReadOnly(): void
  remove(): void
}

/** @returns why this machine gives none, when it does not */
export function smallDisk(sizeMB: number): SmallDisk | string {
  const folder = mkdtempSync(join(tmpdir(), 'mahalli-disk-'))
  const refusal = mount('-t', 'tmpfs', '-o', `size=${sizeMB}m,mode=755`, 'tmpfs', folder)
  if (refusal !== undefined) {
    rmSync(folder, { recursive: true })
    return refusal
  }
  const filler = join(folder, 'filler')
  return {
    folder,
    fill(freeKB) {
      const file = openSync(filler, 'w')
      const block = Buffer.alloc(4096)
      for (let { bavail, bsize } = statfsSync(folder); bavail * bsize > freeKB * 1024; { bavail, bsize } = statfsSync(folder))
        writeSync(file, block)
      closeSync(file)
    },
    clear: () => rmSync(filler),
    setReadOnly() {
      const failure = mount('-o', 'remount,ro', folder)
      if (failure !== undefined) throw new Error(failure)
    },
    remove() {
      // Lazily: a program that was just ended may still be closing its files there.
      spawnSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** @returns what was said against it */
function mount(...args: string[]): string | undefined {
  const { status, stderr, error } = spawnSync('mount', args, { encoding: 'utf8' })
  return status === 0 ? undefined : (stderr || String(error)).trim()
}

/** A folder of the data on such a disk. */
export function dataOn({ folder }: SmallDisk): string {
  const data = join(folder, 'data')
  mkdirSync(data, { recursive: true })
  return data
}
