import { hash, verify, type Options } from '@node-rs/argon2'

/** argon2id, 19 MiB, two passes, one lane (portal and administration, section 3.5); argon2id is the library's default. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options

/** The hash under which a password is kept. Keyboards write one letter in several ways: it is hashed in one. */
export function hashOf(password: string): Promise<string> {
  return hash(password.normalize('NFC'), cost)
}

/** A hash of nothing that anybody has: an unknown name takes as long as a wrong password. */
const nobodys = hash(crypto.randomUUID(), cost)

/** Is it the password? Takes the same time for an account that does not exist. */
export async function isPassword(kept: string | null | undefined, password: string): Promise<boolean> {
  const isRight = await verify(kept ?? (await nobodys), password.normalize('NFC'))
  return isRight && kept !== null && kept !== undefined
}

/** Was it hashed with less work than is asked for today? Then it is hashed anew at the next sign-in, which alone knows the password. */
export function isOutdated(kept: string): boolean {
  const [, memory = 0, passes = 0, lanes = 0] = /\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(kept) ?? []
  return Number(memory) < cost.memoryCost || Number(passes) < cost.timeCost || Number(lanes) < cost.parallelism
}

const mostCommon = 10_000
let loading: Promise<readonly string[]> | undefined

/** The commonest passwords in small letters, the commonest first (a kept list of what leaked). Read at the first use: not every start needs it. */
export function commonPasswords(): Promise<readonly string[]> {
  loading ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    const ranked = dictionary['passwords-common'].map(password => password.toLowerCase())
    return [...new Set(ranked)].slice(0, mostCommon)
  })
  return loading
}
