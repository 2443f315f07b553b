import { data, type LoaderFunctionArgs } from 'react-router'
import type { Lang } from '../../../kernel/kernel.ts'
import { visitContext } from '../visit.ts'

/** A page that may have been meant by an address that no page has. */
export interface LikelyPage {
  readonly title: string
  readonly lang: Lang
  /** Path in Arabic. */
  readonly url: string
}

/** What the loader of a page answers; where it says that nothing is there (404), the page of that offers what its address may have meant. */
export function orLikely<T>(loader: (args: LoaderFunctionArgs) => Promise<T>): (args: LoaderFunctionArgs) => Promise<T> {
  return async args => {
    try {
      return await loader(args)
    } catch (error) {
      if (!isNotFound(error)) throw error
      return Promise.reject(data({ likely: await likelyOf(args) }, { status: 404 }))
    }
  }
}

/** What an error of such a page offers. */
export function likelyIn(told: unknown): readonly LikelyPage[] {
  return typeof told === 'object' && told !== null && 'likely' in told && Array.isArray(told.likely) ? told.likely.filter(isLikely) : []
}

function isLikely(page: unknown): page is LikelyPage {
  return typeof page === 'object' && page !== null && 'title' in page && 'lang' in page && 'url' in page
}

function isNotFound(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'init' in error && hasStatus(error.init, 404)
}

function hasStatus(init: unknown, status: number): boolean {
  return typeof init === 'object' && init !== null && 'status' in init && init.status === status
}

/** Without them the page is the same: whatever goes wrong here is no reason to fail. */
async function likelyOf({ context, request }: LoaderFunctionArgs): Promise<readonly LikelyPage[]> {
  const { api, noteFault } = context.get(visitContext)
  try {
    return (await api.get<{ items: readonly LikelyPage[] }>('Public/Search/Likely', { path: new URL(request.url).pathname })).items
  } catch (error) {
    noteFault(error)
    return []
  }
}
