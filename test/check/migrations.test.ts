import { expect, test } from 'vitest'
import { resources } from '../../catalogue.ts'
import { missingMigration } from '../../scripts/check/migrations.ts'
import { resource, text } from '../../modules/define.ts'
import { authorityFile } from '../../modules/places/hierarchy/hierarchy.ts'

const fields = { note: text('ملاحظة', 'Note').max(30) }
const waterNote = resource('waterNote', {
  label: ['ملاحظة', 'Note', 'ملاحظات', 'Notes'],
  permission: 'LocalComm.Water',
  scope: authorityFile,
  fields,
  list: { columns: ['note'], sort: 'note' },
})

test('every definition has its migration', async () => {
  expect((await missingMigration()).faults).toEqual([])
})

test('a definition without a migration is found, and what to run is said', async () => {
  const [fault, ...others] = (await missingMigration([...resources, waterNote])).faults
  expect(fault).toContain('the definitions have changed: npm run migration what_changed')
  expect(fault).toContain('water_note')
  expect(others).toEqual([])
})

test('a table that comes where another goes is no guess: both ways out are said', async () => {
  const [fault] = (await missingMigration([...resources.filter(({ name }) => name !== 'waterYear'), waterNote])).faults
  expect(fault).toMatch(/water_year.* went and .*water_note came/)
  expect(fault).toMatch(/If what came is new: .*\nIf it is the old one under another name: /)
})
