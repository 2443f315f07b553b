import { expect, test } from 'vitest'
import { usesOf } from '../../scripts/check/framework.ts'
import { sourceOf } from '../../scripts/check/source.ts'

test('options and screens of definitions are counted', () => {
  const text =
    "resource('a', { label, fields: { x: text() }, list: { sort: 'x' } }); resource('b', { label, list: { pageSize: 5 } }); screens(a, { form: Form })"
  const uses = usesOf([sourceOf({ path: 'modules/places/water/water.ts', text })])
  expect(Object.fromEntries(uses.options)).toEqual({ label: 2, fields: 1, list: 2, 'list.sort': 1, 'list.pageSize': 1 })
  expect(uses).toMatchObject({ definitions: 2, replaced: 1 })
})
