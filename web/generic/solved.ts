import type { Work } from './proofWorker.ts'

/** Works on a challenge beside the page, which stays alive. @throws Error when the worker breaks, or it has no solution */
export function solved(work: Work): Promise<number> {
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
