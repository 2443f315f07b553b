import { describe, expect, test } from 'vitest'
import { visitor, type Caller } from '../../kernel/kernel.ts'
import { opens, sidebarFor, stepHref, trailOf } from '../../web/shells/dashboard/navigation.ts'
import { pages } from '../toy/define.ts'
import { book, branch, shelf } from '../toy/library.ts'
import { people } from '../toy/people.ts'

const table = pages({
  branches: { label: ['الفروع', 'Branches'], permission: 'Library.Branch', group: 'stock', icon: 'building', placeTypes: [], list: branch },
  'branches/{id}': { under: 'branches', form: branch },
  'branches/closed': { under: 'branches', label: ['المغلقة', 'Closed'], list: branch },
  'branches/closed/{id}': { under: 'branches/closed', form: branch },
  'stock/{branchId}': {
    label: ['المخزون', 'Stock'],
    permission: ['Library.Book', 'Library.Shelf'],
    group: 'stock',
    icon: 'book',
    placeTypes: ['desk', 'headOffice'],
    tabs: [book, shelf],
  },
  'stock/{branchId}/label/{id}': {
    under: 'stock/{branchId}',
    label: ['ملصق', 'Label'],
    permission: 'Library.Book.Export',
    screen: async () => () => null,
  },
  books: { label: ['الكتب', 'Books'], permission: 'Library.Book', group: 'desk', icon: 'book', placeTypes: 'all', list: book },
})
const shelfKeeper: Caller = { ...people.salma, can: name => name === 'Library.Shelf' }

describe('the pages of the library', () => {
  test('any one of its permissions opens a page; an inner page takes that of the page above it', () => {
    expect([
      opens(table, 'stock/{branchId}', shelfKeeper),
      opens(table, 'books', shelfKeeper),
      opens(table, 'branches/{id}', shelfKeeper),
    ]).toEqual([true, false, false])
    expect([opens(table, 'branches/{id}', people.salma), opens(table, 'branches/{id}', people.trainee)]).toEqual([true, false])
    expect([
      opens(table, 'stock/{branchId}/label/{id}', people.trainee),
      opens(table, 'stock/{branchId}/label/{id}', people.salma),
    ]).toEqual([false, true])
    expect([opens(table, 'books', people.admin), opens(table, 'books', visitor), opens(table, 'nowhere', people.admin)]).toEqual([
      true,
      false,
      false,
    ])
  })

  test('the sidebar shows what the caller may open and what is meant for his type of place', () => {
    expect(sidebarFor(table, people.salma)).toEqual([
      ['stock', ['stock/{branchId}']],
      ['desk', ['books']],
    ])
    expect(sidebarFor(table, people.nabil)).toEqual([['desk', ['books']]])
    expect(sidebarFor(table, people.admin)).toEqual([
      ['stock', ['branches', 'stock/{branchId}']],
      ['desk', ['books']],
    ])
    expect(sidebarFor(table, visitor)).toEqual([])
  })

  test('the breadcrumb goes from the outermost page to the title', () => {
    expect(trailOf(table, 'stock/{branchId}/label/{id}').map(({ label: [, en] }) => en)).toEqual(['Stock', 'Label'])
    expect(trailOf(table, 'branches/{id}').map(({ label: [, en] }) => en)).toEqual(['Branches'])
    expect(trailOf(table, 'nowhere')).toEqual([])
  })
  test('a step of the breadcrumb leads to the page that it names, of many to their list', () => {
    const hrefs = (route: string, params: Record<string, string>) => trailOf(table, route).map(step => stepHref(step.route, route, params))
    expect(hrefs('branches/{id}', { id: '7' })).toEqual(['/dashboard/branches'])
    expect(hrefs('branches/closed/{id}', { id: '7' })).toEqual(['/dashboard/branches', '/dashboard/branches/closed'])
    expect(hrefs('stock/{branchId}/label/{id}', { branchId: 'a b', id: '7' })).toEqual(['/dashboard/stock/a%20b', '/dashboard/stock'])
    expect(hrefs('stock/{branchId}', { branchId: '7' })).toEqual(['/dashboard/stock'])
  })
})
