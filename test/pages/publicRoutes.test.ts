import { expect, test } from 'vitest'
import { comingRoutes, publicRoutes } from '../../modules/portal/menus/menus.ts'
import { inLanguage } from '../../web/generic/lang.ts'
import routes from '../../web/shells/routes.ts'
import { missingPublicRoutes } from '../access/missingRoutes.ts'
import { specifiedPublicRoutes } from '../access/specifiedRoutes.ts'
import { portalRoutes, routeOf } from '../portal/walkPortal.ts'

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

/** The addresses of a route of the specification: where its parameter may be left out, that too. */
function addressesOf(route: string): string[] {
  const bare = `/${route.replace(/^\//, '')}`
  return bare.includes('?}') ? [bare.replace(/\/\{\w+\?\}$/, ''), bare.replace(/\{\w+\?\}/, 'one')] : [bare.replace(/\{\w+\}/, 'one')]
}

test.each(['ar', 'en'] as const)('each public route of the specification is a page (%s), but for those that are listed', lang => {
  const isPage = (address: string) => {
    const id = routeOf(inLanguage(address, lang))
    return id !== undefined && portalRoutes.includes(id) && id.endsWith(`-${lang}`)
  }
  expect(specifiedPublicRoutes).toHaveLength(36)
  expect(specifiedPublicRoutes.filter(route => !addressesOf(route).every(isPage))).toEqual(missingPublicRoutes)
})
