import { expect, test } from 'vitest'
import { contactForm } from '../../modules/portal/contactMessages/contactForm.ts'
import { entryRecords } from '../../modules/portal/entries/entryRecords.ts'
import { ideaForm } from '../../modules/economy/ideas/ideaForm.ts'
import { investorForm } from '../../modules/economy/investors/investorForm.ts'

test('each kind of entry becomes the record that its form asks for', () => {
  const asked = [investorForm, ideaForm, contactForm].map(({ kind, resource }) => [kind, resource.name])
  expect(Object.fromEntries(asked)).toEqual(entryRecords)
})
