import type { Api } from '../api.ts'

interface Listed {
  readonly id: string
  /** From 1, among what is featured. */
  readonly featuredOrder?: number | null
}
interface Asked {
  readonly maxResultCount: number
  readonly language?: 'en' | undefined
}

/** Behind all that have a place. */
const last = 100

/** What home shows of a kind: what is featured before the newest, nothing twice (domain/portal-and-admin, section 11.2). @param path of its public list */
export async function featuredFirst<Item extends Listed>(
  api: Api,
  path: string,
  { maxResultCount, language }: Asked,
): Promise<{ readonly items: readonly Item[]; readonly totalCount: number }> {
  const asked = { maxResultCount, language }
  const [featured, newest] = await Promise.all([
    api.get<{ items: readonly Item[] }>(path, { ...asked, isFeatured: 'true' }),
    api.get<{ items: readonly Item[]; totalCount: number }>(path, asked),
  ])
  const isFeatured = new Set(featured.items.map(({ id }) => id))
  const inOrder = featured.items.toSorted((one, other) => (one.featuredOrder ?? last) - (other.featuredOrder ?? last))
  const items = [...inOrder, ...newest.items.filter(({ id }) => !isFeatured.has(id))].slice(0, maxResultCount)
  return { items, totalCount: newest.totalCount }
}
