import { describe, expect, test } from 'vitest'
import { houseWordFaults } from '../../scripts/check/houseWords.ts'

describe('words of the house', () => {
  const inside = (...parts: string[]) => `/${parts.join('/')}`

  test('a path of this machine is found, in code and in documents', () => {
    const faults = houseWordFaults(
      [
        { path: 'README.md', text: `\nsee ${inside('work', 'main')}` },
        { path: 'server/a.ts', text: `'${inside('tmp', 'a')}'` },
      ],
      [],
    )
    expect(faults).toEqual([expect.stringContaining(`README.md:2 ${inside('work', 'main')}`), expect.stringContaining('server/a.ts:1')])
  })

  test('addresses and folders of the product are no paths of this machine', () => {
    const text = `'https://example.org${inside('work', 'a')}' '../places${inside('root', 'a')}' \`\${base}${inside('tmp', 'a')}\``
    expect(houseWordFaults([{ path: 'server/a.ts', text }], [])).toEqual([])
  })

  test('a test may speak of the system’s own folders, not of this one', () => {
    const files = [{ path: 'test/a.test.ts', text: `${inside('tmp', 'a')} ${inside('work', 'a')}` }]
    expect(houseWordFaults(files, [])).toEqual([expect.stringContaining(inside('work', 'a'))])
  })

  test('papers that a clone does not have are found, unless they are meant', () => {
    const files = [{ path: 'server/a.ts', text: `// see ${['house', 'md'].join('.')}, 1.3` }]
    expect(houseWordFaults(files, [])).toHaveLength(1)
    expect(houseWordFaults(files, [{ file: 'server/a.ts', word: ['house', 'md'].join('.') }])).toEqual([])
    expect(houseWordFaults([], [{ file: 'server/a.ts', word: 'gone' }])).toHaveLength(1)
  })

  test('versions are exact and no registry is named', () => {
    const manifest = JSON.stringify({ dependencies: { a: '1.2.3', b: '1.2.3-beta.4', c: '^1.2.3' }, devDependencies: { d: 'latest' } })
    const lock = JSON.stringify({ packages: { a: { resolved: 'https://registry.example.org/a.tgz' } } }, undefined, 1)
    const faults = houseWordFaults(
      [
        { path: 'package.json', text: manifest },
        { path: 'package-lock.json', text: lock },
        { path: '.npmrc', text: 'fund=false\nregistry=http://x' },
      ],
      [],
    )
    expect(faults).toEqual([
      'package.json: c ^1.2.3 is no exact version',
      'package.json: d latest is no exact version',
      expect.stringContaining('registry.example.org'),
      expect.stringContaining('.npmrc'),
    ])
  })
})
