import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { secretIn, secretsOf } from '../server/secrets.ts'
import { settingsOf } from '../server/settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'mahalli-secrets-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const tickets = (dataFolder: string, given?: string) =>
  Buffer.from(secretsOf(secretIn(dataFolder, given)).keyFor('file tickets')).toString('hex')

test('the first start makes a key that only its owner reads, and later ones find it', () => {
  const first = tickets(folder, undefined)
  expect(first).toMatch(/^[0-9a-f]{64}$/)
  expect(tickets(folder, undefined)).toBe(first)
  expect(statSync(join(folder, 'secret-key')).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['secret-key'])
})

test('another purpose has another key, and neither is the secret', () => {
  const secrets = secretsOf(secretIn(folder, undefined))
  const hex = (purpose: string) => Buffer.from(secrets.keyFor(purpose)).toString('hex')
  expect(hex('file tickets')).not.toBe(hex('anything else'))
  expect(readFileSync(join(folder, 'secret-key'), 'utf8')).not.toContain(hex('file tickets'))
})

test('what the operator has set counts, and makes no file', () => {
  const empty = mkdtempSync(join(tmpdir(), 'mahalli-secrets-'))
  const given = 'a secret of at least thirty-two characters'
  expect(tickets(empty, given)).toBe(tickets(folder, given))
  expect(readdirSync(empty)).toEqual([])
  rmSync(empty, { recursive: true })
  expect(settingsOf({ MAHALLI_SECRET_KEY: given }).secretKey).toBe(given)
  expect(() => settingsOf({ MAHALLI_SECRET_KEY: 'short' })).toThrow(/MAHALLI_SECRET_KEY .* at least 32 characters/)
})

test('a damaged key is said to be one instead of being used', () => {
  const damaged = mkdtempSync(join(tmpdir(), 'mahalli-secrets-'))
  writeFileSync(join(damaged, 'secret-key'), 'half')
  expect(() => secretIn(damaged, undefined)).toThrow(/is damaged/)
  rmSync(damaged, { recursive: true })
})
