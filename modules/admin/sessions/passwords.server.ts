import { hash, verify, type Options } from '@node-rs/argon2'

/** argon2id, 19 MiB, two passes, one lane (portal and administration, section 3.5); argon2id is the library's default. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The hash under which a password is kept. */
export function hashOf(password: string): Promise<string> {
  return hash(password, cost)
}

/** A hash of nothing that anybody has: an unknown name takes as long as a wrong password. */
const nobodys = hash(crypto.randomUUID(), cost)

/** Is it the password? Takes the same time for an account that does not exist. */
export async function isPassword(kept: string | null | undefined, password: string): Promise<boolean> {
  const isRight = await verify(kept ?? (await nobodys), password)
  return isRight && kept !== null && kept !== undefined
}
