import { readFileSync, globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { textSets } from '../../catalogue.texts.ts'
import { directionOf, namedIn } from '../../kernel/kernel.ts'
import { entriesOf, formsOf, problemsOf } from '../../modules/admin/interfaceText/entries.ts'
import { areaTexts } from '../../modules/admin/interfaceText/texts.ts'

const entries = entriesOf(textSets)

test('no two texts have one key, in whichever case it is written', () => {
  const keys = entries.map(({ key }) => key.toLowerCase())
  expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([])
  expect(keys.length).toBeGreaterThan(900)
})

test('every text names the same variables in both languages', () => {
  const unlike = entries.filter(({ isCount, originals }) => {
    const [ar, en] = [originals.textAr, originals.textEn].map(text =>
      namedIn(text ?? '')
        .toSorted()
        .join(),
    )
    return !isCount && originals.textAr !== '' && originals.textEn !== '' && ar !== en
  })
  expect(unlike.map(({ key }) => key)).toEqual([])
})

test('what the program says keeps the rules for own texts', () => {
  const broken = entries.flatMap(entry => problemsOf(entry, entry.originals).map(({ at, rule }) => `${entry.key} ${at}: ${rule}`))
  expect(broken).toEqual([])
})

test('every part of the interface has a name, and no name is of a part that is no more', () => {
  const areas = new Set(entries.map(({ area }) => area))
  expect([...areas].filter(area => areaTexts.find(area, 'ar') === undefined)).toEqual([])
  expect(Object.keys(areaTexts.words).filter(area => !areas.has(area))).toEqual([])
})

test('every file that makes texts of the interface is in the catalogue of them', () => {
  const sources = globSync(['web/**/*.{ts,tsx}', 'modules/**/*.{ts,tsx}']).filter(file => !/\.test\.ts$/.test(file))
  const makes = sources.filter(file => /\binterface(?:Texts|Counts)\(/.test(readFileSync(file, 'utf8')))
  const catalogue = readFileSync('catalogue.texts.ts', 'utf8')
  expect(makes.filter(file => !catalogue.includes(`'./${file}'`))).toEqual([])
})

test('every text with a number of these files is one that the ministry can change', () => {
  const files = [...readFileSync('catalogue.texts.ts', 'utf8').matchAll(/from '\.\/(.*)'/g)].map(([, file = '']) => file)
  const made = files.flatMap(file => {
    const source = readFileSync(file, 'utf8')
    const registered = [...source.matchAll(/interfaceCounts\('[^']*', \{([^}]*)\}/g)].map(([, names = '']) => names).join()
    const names = [...source.matchAll(/^(?:export )?const (\w+): Plural = /gm)].map(([, name = '']) => name)
    return names.filter(name => !new RegExp(`\\b${name}\\b`).test(registered)).map(name => `${file}: ${name}`)
  })
  expect(made).toEqual([])
})

test('a text with a number has all forms of both languages', () => {
  const forms = entries
    .filter(({ isCount }) => isCount)
    .map(entry =>
      formsOf(entry)
        .map(({ lang }) => directionOf[lang])
        .join(),
    )
  expect(new Set(forms)).toEqual(new Set(['rtl,rtl,rtl,rtl,rtl,rtl,ltr,ltr']))
})
