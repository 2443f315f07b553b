import { browserApi } from './browserApi.ts'
import { solved } from './solved.ts'

interface Challenge {
  readonly algorithm: string
  readonly challenge: string
  readonly maxnumber?: number
  readonly salt: string
  readonly signature: string
}

/** Works on a fresh challenge, a moment on most machines. @returns what a call takes as `altcha` @throws ApiError, Error when the worker breaks */
export async function proveWork(): Promise<string> {
  const { algorithm, challenge, maxnumber = 1_000_000, salt, signature } = await browserApi.get<Challenge>('Public/Altcha')
  const number = await solved({ challenge, salt, most: maxnumber })
  return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }))
}
