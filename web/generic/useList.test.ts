import { expect, test } from 'vitest'
import type { Caller } from '../../kernel/kernel.ts'
import { contactMessage } from '../../modules/portal/contactMessages/contactMessages.ts'
import { news } from '../../modules/portal/content/content.ts'
import { amongOf, pageInPlaceOf } from './useList.ts'

const row = { id: '1' }

test.each([
  ['a page with records stays', 3, { totalCount: 30, items: [row] }, undefined],
  ['an empty list has no other page', 1, { totalCount: 0, items: [] }, undefined],
  ['nothing is found on any page', 7, { totalCount: 0, items: [] }, 1],
  ['behind the last page the last is shown', 9999, { totalCount: 41, items: [] }, 5],
  ['what was the last page is empty by now', 5, { totalCount: 40, items: [] }, 4],
  ['where the total is an estimate the first is shown', 5, { totalCount: 60, totalCountIsExact: false as const, items: [] }, 1],
])('%s', (_what, page, list, shown) => {
  expect(pageInPlaceOf({ page, size: 10, sorting: undefined, text: '', filters: {} }, list)).toBe(shown)
})

const who = (...held: readonly string[]): Caller => ({
  userId: 'u',
  isAdmin: false,
  place: undefined,
  can: permission => held.includes(permission),
})

test.each([
  ['who writes narrows a list to his own and to what waits', news, who('Portal.News'), ['mine', 'inReview']],
  ['who decides, to what waits for him too', news, who('Portal.News', 'Portal.News.Publish'), ['mine', 'waiting', 'inReview']],
  ['of what nobody makes by hand, who decides sees what waits for him', contactMessage, who('Portal.ContactUs.Reply'), ['waiting']],
  ['who decides on none of it is offered nothing', contactMessage, who('Portal.ContactUs'), []],
])('%s', (_what, resource, caller, among) => {
  expect(amongOf(resource, caller)).toEqual(among)
})
