import { createChallenge, verifySolution } from 'altcha-lib/v1'
import { Refused } from '../../define.ts'
import { sql } from '../../../server/database/sql.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import type { Call, Platform } from '../../../server/platform.ts'
import { settings } from '../settings/settings.ts'
import { getChallenge } from './proofOfWork.ts'
import { isAlarmed } from './alarm.server.ts'

/** How long a challenge may be worked on: a slow telephone takes a while. */
const minutes = 10

/** The challenge that a browser solves before it may ask for what costs something. */
export const proofCalls: readonly Endpoint[] = [
  implement(getChallenge, async (_input, { platform }) => {
    const isBusy = await isAlarmed(platform.database)
    return createChallenge({
      algorithm: 'SHA-256',
      hmacKey: keyOf(platform),
      maxnumber: platform.settings.get(isBusy ? settings.powDifficultyBusy : settings.powDifficulty),
      expires: new Date(Date.now() + minutes * 60_000),
    })
  }),
]

/**
 * The work has been done, for this call alone: a solution that was shown before is refused, on whichever process that was.
 * @throws Refused 400 (P-41)
 */
export async function requireProof({ platform, actor }: Call, given: string | null | undefined): Promise<void> {
  const signature = await signatureOf(platform, given ?? '')
  if (signature === undefined) throw notProved()
  const isNew = await platform.database.write(actor, transaction =>
    transaction.find(sql`
      insert into spent_proof (signature, expires_at) values (${signature}, now() + make_interval(mins => ${minutes * 2}))
      on conflict do nothing returning 1`),
  )
  if (!isNew) throw notProved()
}

/** @returns undefined when it is no solution of a challenge of ours that still counts */
async function signatureOf(platform: Platform, given: string): Promise<string | undefined> {
  const solution = solutionIn(given)
  // A challenge without an end of its own would count for ever; the library makes what it finds in the salt of it.
  if (!solution || !/[?&]expires=\d+&/.test(solution.salt)) return undefined
  return (await verifySolution(solution, keyOf(platform))) ? solution.signature : undefined
}

interface Solution {
  readonly algorithm: 'SHA-256'
  readonly challenge: string
  readonly number: number
  readonly salt: string
  readonly signature: string
}

function solutionIn(given: string): Solution | undefined {
  try {
    const solution: unknown = JSON.parse(Buffer.from(given, 'base64').toString('utf8'))
    return isSolution(solution) ? solution : undefined
  } catch {
    // What cannot be read proves nothing.
    return undefined
  }
}

function isSolution(value: unknown): value is Solution {
  if (typeof value !== 'object' || value === null) return false
  const { algorithm, challenge, number, salt, signature } = { ...none, ...value }
  return (
    algorithm === 'SHA-256' &&
    typeof challenge === 'string' &&
    typeof salt === 'string' &&
    typeof signature === 'string' &&
    Number.isSafeInteger(number)
  )
}

const none = { algorithm: undefined, challenge: undefined, number: undefined, salt: undefined, signature: undefined }

function keyOf({ secrets }: Platform): string {
  return Buffer.from(secrets.keyFor('proof of work')).toString('hex')
}

/** P-41. The page works on a new challenge and tries again by itself. */
function notProved(): Refused {
  return new Refused('notProved', 'تعذر التحقق من الإرسال. أعد المحاولة', 'The submission could not be verified. Try again')
}
