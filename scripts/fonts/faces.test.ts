import { expect, test } from 'vitest'
import { facesCss, stylesheets } from './faces.ts'

const families = Object.values(stylesheets).flat()

test.each(families.map(family => [family.name, family] as const))(
  'the space of «%s» is in the letters of its own language',
  (name, family) => {
    const rules = facesCss([family]).split('\n')
    // One rule for each weight: a line of words is one run of one file.
    const withSpace = rules.filter(rule => /unicode-range:(?:[^;}]*,)?U\+20[,}]/.test(rule))
    expect(withSpace).toHaveLength(family.faces.length)
    expect(withSpace.filter(rule => !rule.includes(name.endsWith(' En') ? '-letters.woff2' : '-arabic.woff2'))).toEqual([])
  },
)

test('each family of Arabic pages has one of English pages', () => {
  const names = new Set(families.map(({ name }) => name))
  expect([...names].filter(name => !name.endsWith(' En')).filter(name => !names.has(`${name} En`))).toEqual([])
})
