import { expect, test } from 'vitest'
import { clientAddressOf, proxiesOf } from '../server/http/clientAddress.ts'
import { settingsOf } from '../server/settings.ts'

const behind = (trusted: string) => clientAddressOf(proxiesOf(trusted))

test.each([
  ['nobody is trusted by himself, this machine neither', '', '127.0.0.1', '203.0.113.7', '127.0.0.1'],
  ['a trusted proxy says whom it speaks for', '127.0.0.1', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['however this machine writes its address', '127.0.0.1', '::ffff:127.0.0.1', '203.0.113.7', '203.0.113.7'],
  [
    'what the client wrote himself stands on the left and counts for nothing',
    '127.0.0.1',
    '127.0.0.1',
    '10.9.9.9, 203.0.113.7',
    '203.0.113.7',
  ],
  [
    'of two proxies the outer one is named by the inner one',
    '127.0.0.1, 10.0.0.0/8',
    '127.0.0.1',
    '198.51.100.1, 203.0.113.7, 10.1.2.3',
    '203.0.113.7',
  ],
  ['a proxy that is not named is the client', '127.0.0.1', '127.0.0.1', '203.0.113.7, 10.1.2.3', '10.1.2.3'],
  ['somebody else may write what he likes', '127.0.0.1', '198.51.100.9', '203.0.113.7', '198.51.100.9'],
  ['a proxy that says nothing calls for itself', '127.0.0.1', '127.0.0.1', undefined, '127.0.0.1'],
  ['what is no address ends the chain', '127.0.0.1', '127.0.0.1', '203.0.113.7, unknown', '127.0.0.1'],
  ['ports and brackets are no part of an address', '::1', '::1', '[2001:db8::7]:4711', '2001:db8::7'],
  ['of the address in its other form likewise', '127.0.0.1', '127.0.0.1', '203.0.113.7:4711', '203.0.113.7'],
  ['networks of both kinds', 'fd00::/8', 'fd00::5', '203.0.113.7', '203.0.113.7'],
])('%s', (_name, trusted, connected, forwarded, client) => {
  expect(behind(trusted)(connected, forwarded)).toBe(client)
})

test.each(['localhost', '10.0.0.0/33', '10.0.0.0/', '::1/129', '10.0.0'])('the operator is told that %s is no proxy', text => {
  expect(() => settingsOf({ MAHALLI_TRUSTED_PROXIES: text })).toThrow(/MAHALLI_TRUSTED_PROXIES is wrong/)
})
