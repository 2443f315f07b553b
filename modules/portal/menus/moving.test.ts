import { describe, expect, test } from 'vitest'
import { currentEntry, type MenuNode } from './menuTree.ts'
import { afterMove, moveBy, moveTo } from './moving.ts'

// Basic menu: about (us, contact), news (latest, old (older)); second menu: quick.
const node = (id: string, parent: string | null = null, menuType = 1) => ({ id, parent, menuType })
const nodes = [
  node('about'),
  node('news'),
  node('us', 'about'),
  node('contact', 'about'),
  node('latest', 'news'),
  node('old', 'news'),
  node('older', 'old'),
  node('quick', null, 2),
]

describe('an entry is moved from the keyboard', () => {
  test.each([
    ['contact', 'up', { menuType: 1, parent: 'about', ids: ['contact', 'us'] }],
    ['us', 'down', { menuType: 1, parent: 'about', ids: ['contact', 'us'] }],
    ['contact', 'inward', { menuType: 1, parent: 'us', ids: ['contact'] }],
    ['us', 'outward', { menuType: 1, parent: null, ids: ['about', 'us', 'news'] }],
  ] as const)('%s goes %s', (id, direction, move) => expect(moveBy(nodes, id, direction, 3)).toEqual(move))

  test.each([
    ['the first goes no higher', 'about', 'up', 3],
    ['the last goes no lower', 'news', 'down', 3],
    ['the first has none to go under', 'us', 'inward', 3],
    ['what stands on the first level goes no further out', 'about', 'outward', 3],
    ['a branch of three levels goes under nothing', 'news', 'inward', 3],
    ['the second menu has two levels', 'contact', 'inward', 2],
  ] as const)('%s', (_what, id, direction, most) => expect(moveBy(nodes, id, direction, most)).toBeUndefined())
})

describe('an entry is dropped', () => {
  test.each([
    ['before another one', 'contact', 'us', 'before', { menuType: 1, parent: 'about', ids: ['contact', 'us'] }],
    ['after one of another branch', 'us', 'latest', 'after', { menuType: 1, parent: 'news', ids: ['latest', 'us', 'old'] }],
    ['under one', 'us', 'latest', 'inside', { menuType: 1, parent: 'latest', ids: ['us'] }],
    ['into the other menu', 'us', 'quick', 'inside', { menuType: 2, parent: 'quick', ids: ['us'] }],
  ] as const)('%s', (_where, id, target, at, move) => expect(moveTo(nodes, id, target, at, 3)).toEqual(move))

  test.each([
    ['on itself', 'us', 'us', 'inside'],
    ['under what stands under it', 'news', 'older', 'inside'],
    ['with a branch that needs a fourth level', 'old', 'us', 'inside'],
  ] as const)('not %s', (_where, id, target, at) => expect(moveTo(nodes, id, target, at, 3)).toBeUndefined())

  test('with what stands under it: it all belongs to the other menu', () => {
    const after = afterMove(nodes, { menuType: 2, parent: 'quick', ids: ['old'] })
    expect(after.filter(({ menuType }) => menuType === 2).map(({ id, parent }) => [id, parent])).toEqual([
      ['older', 'old'],
      ['quick', null],
      ['old', 'quick'],
    ])
  })
})

describe('the entry of a page is marked', () => {
  const entry = (id: string, href: string | null, children: MenuNode[] = []): MenuNode => ({
    id,
    titleAr: id,
    titleEn: id,
    href,
    isExternal: false,
    opensNewTab: false,
    icon: null,
    children,
  })
  const menu = [
    entry('home', '/'),
    entry('places', null, [entry('all', '/localComms'), entry('councils', '/councils'), entry('jenin', '/localComms/01')]),
    entry('films', '/videoCenter'),
    entry('media', null, [entry('news', '/news'), entry('old', '/news?only=ar')]),
  ]
  test.each([
    ['/', '', 'home', true, []],
    ['/news', '', 'news', true, ['media']],
    ['/news', '?only=ar', 'old', true, ['media']],
    ['/news', '?page=2', 'news', true, ['media']],
    ['/news/projects', '', 'news', false, ['media']],
    ['/localComms/01', '', 'jenin', true, ['places']],
    ['/localComms/50', '', 'all', false, ['places']],
    ['/localComm/15001', '', 'all', false, ['places']],
    ['/council/C-01', '', 'councils', false, ['places']],
    ['/localCommList/news', '', 'all', false, ['places']],
    ['/video/7', '', 'films', false, []],
  ])('%s%s: %s', (bare, query, id, isPage, under) => expect(currentEntry(menu, bare, query)).toEqual({ id, isPage, under }))

  test.each(['/imgCenter', '/imgCenter/7', '/imgCenter/7/2', '/videoCenter', '/video/7'])(
    '%s belongs to the media centre where no entry leads to its own list',
    bare => {
      const centre = [entry('media', null, [entry('centre', '/mediaCenter')])]
      expect(currentEntry(centre, bare, '')).toEqual({ id: 'centre', isPage: false, under: ['media'] })
    },
  )

  test('of a page that no entry leads to, none', () => expect(currentEntry(menu, '/sitemap', '')).toBeUndefined())
})
