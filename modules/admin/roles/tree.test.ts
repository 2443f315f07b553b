import { describe, expect, test } from 'vitest'
import { grantable } from './grants.ts'
import { changedUpon, families, grantedOf, namesUnder, toggled, tree, visibleNodes, withAncestors, withPages } from './tree.ts'

describe('the permission tree', () => {
  test('has every name of the product under nine families', () => {
    expect(tree.size).toBe(936)
    expect(families.map(({ name }) => name)).toEqual([
      'Admin',
      'AbpIdentity',
      'Portal',
      'LocalComm',
      'SharedServicesCouncil',
      'EconomicalDevelopment',
      'Projects',
      'StrategicDevelopmentPlan',
      'ReportsManagement',
    ])
  })
  test('reaches every name that can be granted from its families', () => {
    expect(families.flatMap(({ name }) => namesUnder(name)).sort()).toEqual([...grantable].sort())
  })
})

describe('granting', () => {
  test('a button grants its page', () => {
    expect([...toggled(new Set(), 'Portal.News.Publish', true)].sort()).toEqual(['Portal.News', 'Portal.News.Publish'])
  })
  test('a page grants its buttons', () => {
    expect([...toggled(new Set(), 'Portal.News', true)].sort()).toEqual(namesUnder('Portal.News').sort())
  })
  test('a page taken away takes its buttons', () => {
    expect([...toggled(new Set(namesUnder('Portal.News')), 'Portal.News', false)]).toEqual([])
  })
  test('a button taken away leaves its page', () => {
    const rest = toggled(new Set(['Portal.News', 'Portal.News.Publish']), 'Portal.News.Publish', false)
    expect([...rest]).toEqual(['Portal.News'])
  })
  test('a container is never granted itself', () => {
    const all = toggled(new Set(), 'LocalComm.Economy', true)
    expect(all.has('LocalComm.Economy')).toBe(false)
    expect(all.has('LocalComm.Economy.Tourism')).toBe(true)
  })
  test.each([
    ['Admin.Config.StrategicConfig', 'Admin.Config'],
    ['StrategicDevelopmentPlan.StrategicDevelopmentPlan.GetSDGIS', 'StrategicDevelopmentPlan.StrategicDevelopmentPlan'],
    ['Portal.ContactUs.ContactPoint', 'Portal.ContactUs'],
    ['AbpIdentity.Users.AssignPlaces', 'AbpIdentity.Users'],
  ])('%s stands for itself', (name, page) => {
    expect(withPages([name]).has(page)).toBe(false)
    const both = toggled(new Set([name, page]), page, false)
    expect([...both]).toEqual([name])
  })
})

describe('what is shown', () => {
  test('of a node of which some is granted is neither all nor none', () => {
    const granted = grantedOf(new Set(['Portal.News']))
    expect([granted.get('Portal.News'), granted.get('Portal'), granted.get('Admin')]).toEqual(['some', 'some', 'none'])
    expect(grantedOf(new Set(grantable)).get('Portal')).toBe('all')
  })
  test('is the first level, and beneath what is open', () => {
    expect(visibleNodes(new Set())).toHaveLength(9)
    expect(visibleNodes(new Set(tree.keys()))).toHaveLength(936)
    expect(visibleNodes(new Set(['Portal.News']))).toHaveLength(9)
  })
  test('by a search is what was found and what stands above it', () => {
    const found = withAncestors(['Portal.News.Publish'])
    expect(visibleNodes(new Set(tree.keys()), found).map(({ name }) => name)).toEqual(['Portal', 'Portal.News', 'Portal.News.Publish'])
  })
})

describe('what two people change at once', () => {
  const base = new Set(['Portal.News', 'Portal.News.Create', 'Portal.Ads', 'Portal.Ads.Create'])
  const upon = (theirs: readonly string[], mine: readonly string[]) => [...changedUpon(new Set(theirs), base, new Set(mine))].sort()
  test('is changed by both: nothing of either is lost', () => {
    expect(upon([...base, 'Portal.Event'], [...base, 'Portal.News.Publish'])).toEqual(
      [...base, 'Portal.Event', 'Portal.News.Publish'].sort(),
    )
    expect(upon(['Portal.News', 'Portal.News.Create'], [...base, 'Portal.News.Publish'])).toEqual([
      'Portal.News',
      'Portal.News.Create',
      'Portal.News.Publish',
    ])
  })
  test('a page that was taken stays taken, with what the other has granted under it', () => {
    expect(upon([...base, 'Portal.Ads.Publish'], ['Portal.News', 'Portal.News.Create'])).toEqual(['Portal.News', 'Portal.News.Create'])
  })
  test('a button that was granted brings back the page that the other has taken', () => {
    expect(upon(['Portal.Ads', 'Portal.Ads.Create'], [...base, 'Portal.News.Publish'])).toEqual([
      'Portal.Ads',
      'Portal.Ads.Create',
      'Portal.News',
      'Portal.News.Publish',
    ])
  })
  test('whoever has changed nothing takes what was saved', () => {
    expect(upon(['Portal.Event'], [...base])).toEqual(['Portal.Event'])
  })
})
