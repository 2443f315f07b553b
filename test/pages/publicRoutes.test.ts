import { expect, test } from 'vitest'
import { comingRoutes, publicRoutes } from '../../modules/portal/menus/menus.ts'
import routes from '../../web/shells/routes.ts'

interface Entry {
  readonly id?: string | undefined
  readonly path?: string | undefined
  readonly children?: readonly Entry[] | undefined
}

/** The pages of the Arabic tree that have an address without a record's id in it. */
function pathsOf(entries: readonly Entry[]): string[] {
  const portal = entries.find(({ id }) => id === 'portal-ar')
  return (portal?.children ?? []).flatMap(({ id, path }) => {
    if (path === undefined) return id === 'home-ar' ? ['/'] : []
    const bare = path.replace(/(\/:\w+\?)+$/, '')
    return bare === '*' || bare.includes(':') ? [] : [`/${bare}`]
  })
}
const present = pathsOf(routes)

test('menus can lead to every page of the portal: each has its row in the table of public routes', () =>
  expect(present.filter(path => !publicRoutes.some(route => route.path === path))).toEqual([]))

test('a page that is there is not among those to come: who adds it takes its line out', () =>
  expect(comingRoutes.filter(path => present.includes(path))).toEqual([]))

test('a row of the table is a page, or one to come', () =>
  expect(publicRoutes.map(({ path }) => path).filter(path => !present.includes(path) && !comingRoutes.includes(path))).toEqual([]))
