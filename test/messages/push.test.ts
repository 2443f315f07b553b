import { expect, test } from 'vitest'
import { areKeys, encryptedFor } from '../../server/messages/push/encrypt.ts'
import { isPushEndpoint } from '../../server/messages/push/endpoint.ts'

// The example of RFC 8291, appendix A.
const example = {
  text: 'When I grow up, I want to be a watermelon',
  publicKey: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  authSecret: 'BTBZMqHH6r4Tts7J_aSIgg',
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  message:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

test('a message is encrypted as the example of RFC 8291 says', () => {
  const fresh = { privateKey: Buffer.from(example.privateKey, 'base64url'), salt: Buffer.from(example.salt, 'base64url') }
  expect(encryptedFor(example, example.text, fresh).toString('base64url')).toBe(example.message)
})

test('two messages to one browser have nothing in common', () => {
  const [one, other] = [encryptedFor(example, 'a'), encryptedFor(example, 'a')]
  expect(one.subarray(0, 16).equals(other.subarray(0, 16))).toBe(false)
  expect(one.subarray(-17).equals(other.subarray(-17))).toBe(false)
})

test('keys that are none are noticed before they are kept', () => {
  expect(areKeys(example)).toBe(true)
  expect(areKeys({ ...example, authSecret: 'AAAA' })).toBe(false)
  expect(areKeys({ ...example, publicKey: example.publicKey.slice(2) })).toBe(false)
  expect(areKeys({ ...example, publicKey: `${example.publicKey.slice(0, -4)}AAAA` })).toBe(false)
})

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['http://push.example.org/abc', false],
  ['https://localhost/abc', false],
  ['https://127.0.0.1/abc', false],
  ['https://[::1]/abc', false],
  ['https://[::ffff:10.0.0.1]/abc', false],
  ['https://10.1.2.3/abc', false],
  ['https://192.168.1.1:8443/abc', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['https://user:pw@push.example.org/abc', false],
  ['https://8.8.8.8/abc', true],
  ['file:///etc/passwd', false],
  ['nonsense', false],
  ['http://push.ministry.example:9000/abc', true],
  ['http://push.ministry.example:9001/abc', false],
])('%s as the push service of a browser: %s', (endpoint, isTaken) => {
  expect(isPushEndpoint(endpoint, ['http://push.ministry.example:9000'])).toBe(isTaken)
})
