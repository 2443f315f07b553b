import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'

export interface TextFile {
  readonly path: string
  readonly text: string
}

/** Every text file of the repository that Git tracks or would track, with forward slashes and without a leading `./`. */
export function textFiles(): TextFile[] {
  return pathsInTree()
    .filter(path => existsSync(path) && !isBinary(path))
    .map(path => ({ path, text: readFileSync(path, 'utf8') }))
}

/** A copy without Git's folder (an archive, an image) is checked too: then the folders that are never source are left out by name. */
function pathsInTree(): string[] {
  if (!existsSync('.git')) {
    const exclude = ['node_modules/**', 'build/**', 'data/**', '.react-router/**', 'test-results/**']
    return globSync(['**/*', '.*', '.ci/**/*'], { exclude })
      .filter(path => statSync(path).isFile())
      .map(path => path.replaceAll('\\', '/'))
  }
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    encoding: 'utf8',
    maxBuffer: 64e6,
  })
  return [...new Set(listed.split('\0').filter(Boolean))].sort()
}

function isBinary(path: string): boolean {
  return /\.(?:png|jpe?g|webp|avif|gif|ico|woff2?|ttf|otf|pdf|xlsx|zip|gz|br)$/.test(path)
}
