import { expect, test } from 'vitest'
import sample from '../../modules/places/register/demonstration/places.json' with { type: 'json' }
import { partnerships } from '../../modules/portal/partnerships/demonstration/partnerships.ts'

// What the demonstration says in one place it does not deny in another.

test('the grant for nine towns of fewer than 15,000 people each names nine of them', () => {
  const grant = partnerships.find(({ descriptionEn }) => descriptionEn?.includes('nine towns of fewer than 15,000 people'))
  const populations = grant?.places.map(place => sample.authorities.find(({ code }) => code === place)?.population)
  expect(populations).toHaveLength(9)
  for (const population of populations ?? []) expect(population).toBeLessThan(15_000)
})
