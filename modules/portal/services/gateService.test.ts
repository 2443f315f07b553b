import { expect, test } from 'vitest'
import { lookupCode, toldOf } from '../../../test/rules.ts'
import type { Values } from '../../define.ts'
import { gateService } from './gateService.ts'

const channel = (word: string) => lookupCode('serviceChannel', word)
const service = {
  nameAr: 'رخصة بناء',
  nameEn: 'Building permit',
  category: lookupCode('gateServiceCategory', 'licences'),
  channels: [channel('counter')],
  audience: [lookupCode('audience', 'citizens')],
}
const saved = (change: Values) => toldOf(gateService, { ...service, ...change }, 'submit')

test('a service at a counter needs no link', () => expect(saved({})).toEqual({}))
test.each(['/localComms', 'https://example.org/permits'])('a service leads to %s', linkUrl =>
  expect(saved({ channels: [channel('online')], linkUrl })).toEqual({}),
)
test.each(['//example.org', 'javascript:alert(1)', 'http://example.org', '/\\example.org'])('a service does not lead to %s', linkUrl =>
  expect(saved({ linkUrl })).toHaveProperty('linkUrl'),
)
test('a service online has its link', () =>
  expect(saved({ channels: [channel('online')] }).linkUrl?.[1]).toBe('An online service needs its link'))
test('a sign has a picture', () => {
  expect(saved({ icon: 'house' })).toEqual({})
  expect(saved({ icon: 'castle' }).icon?.[1]).toBe('Choose an icon from the list')
})
