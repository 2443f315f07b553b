import type { Api } from '../api.ts'

interface Listed {
  readonly id: string
}
interface Asked {
  readonly maxResultCount: number
  readonly language: 'en' | undefined
}

/** What home shows of a kind: what is featured before the newest, nothing twice (domain/portal-and-admin, section 11.2). @param path of its public list */
export async function featuredFirst<Item extends Listed>(
  api: Api,
  path: string,
  asked: Asked,
): Promise<{ readonly items: readonly Item[]; readonly totalCount: number }> {
  const [featured, newest] = await Promise.all([
    api.get<{ items: readonly Item[] }>(path, { ...asked, isFeatured: 'true' }),
    api.get<{ items: readonly Item[]; totalCount: number }>(path, asked),
  ])
  const isFeatured = new Set(featured.items.map(({ id }) => id))
  const items = [...featured.items, ...newest.items.filter(({ id }) => !isFeatured.has(id))].slice(0, asked.maxResultCount)
  return { items, totalCount: newest.totalCount }
}
