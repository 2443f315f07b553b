import { browserApi } from './browserApi.ts'
import type { Work } from './proofWorker.ts'

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

function solved(work: Work): Promise<number> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./proofWorker.ts', import.meta.url), { type: 'module' })
    const end = () => worker.terminate()
    worker.addEventListener('message', ({ data }: MessageEvent<number | undefined>) => {
      end()
      if (data === undefined) reject(new Error('The challenge has no solution'))
      else resolve(data)
    })
    worker.addEventListener('error', event => {
      end()
      reject(new Error(event.message))
    })
    worker.postMessage(work)
  })
}
