import { describe, expect, test } from 'vitest'
import { lookupCode, toldOf } from '../../../test/rules.ts'
import type { Values } from '../../define.ts'
import { waterYear } from './waterYear.ts'

const well = { sourceType: lookupCode('waterSourceType', 'authorityWell'), quantityM3: 130_000 }
const homes = { category: lookupCode('subscriberCategory', 'domestic'), count: 900, consumptionM3: 100_000 }
const currency = lookupCode('currency', 'ILS')
const band = { category: homes.category, bandFrom: 0, bandTo: 10, unitPrice: '4.5', effectiveDate: '2024-01-01' }

/** A sheet with which nothing is wrong. */
const sheet = {
  year: 2024,
  status: 1,
  dataSource: lookupCode('dataSource', 'localAuthority'),
  isServed: true,
  providerType: lookupCode('serviceProviderType', 'localAuthority'),
  connectedHouseholds: 900,
  billingMethod: lookupCode('billingMethod', 'collector'),
  subscribers: [homes],
  supply: [well],
}
const submitted = (change: Values) => toldOf(waterYear, { ...sheet, ...change }, 'submit')
const saved = (change: Values) => toldOf(waterYear, { ...sheet, ...change }, 'save')

test('a complete sheet is sent for review', () => expect(submitted({})).toEqual({}))

describe('rules that bind when the sheet is sent: while it is a draft it may be wrong there', () => {
  test.each<[rule: string, change: Values, at: string, ar: string, en: string]>([
    [
      'no provider without a network',
      { isServed: false },
      'providerType',
      'لا مزود حيث لا شبكة',
      'Where there is no network there is no provider',
    ],
    [
      'another provider is named',
      { providerType: lookupCode('serviceProviderType', 'neighbourAuthority') },
      'providerName',
      'أدخل اسم المزود',
      'Enter the name of the provider',
    ],
    [
      'a network has households',
      { connectedHouseholds: null },
      'connectedHouseholds',
      'أدخل عدد الأسر المشتركة',
      'Enter the connected households',
    ],
    ['a network has subscribers', { subscribers: [] }, 'subscribers', 'أضف صفًا واحدًا على الأقل إلى الجدول', 'Add at least one table row'],
    ['a network has a supply', { supply: [] }, 'supply', 'أضف صفًا واحدًا على الأقل إلى الجدول', 'Add at least one table row'],
    ['a network is billed', { billingMethod: null }, 'billingMethod', 'حقل آلية الجباية مطلوب', 'Billing method is required'],
    [
      'another source of the data is explained',
      { dataSource: lookupCode('dataSource', 'other') },
      'sourceNote',
      'وضّح المصدر',
      'Explain the source',
    ],
    ['amounts have a currency', { billedAmount: '450000.00' }, 'currency', 'اختر العملة', 'Choose the currency'],
    [
      'no more is billed than was supplied',
      { subscribers: [{ ...homes, consumptionM3: 130_001 }] },
      'subscribers',
      'الكمية المفوترة أكبر من الكمية الموردة',
      'Billed quantity exceeds the supplied quantity',
    ],
    [
      'no more is authorised than was not billed',
      { unbilledAuthorizedM3: 30_001 },
      'unbilledAuthorizedM3',
      'الاستهلاك غير المفوتر أكبر من المياه غير المحاسب عليها',
      'Authorised unbilled use exceeds non-revenue water',
    ],
    [
      'no more is lost from the pipes than is lost',
      { unbilledAuthorizedM3: 4000, technicalLossesPercent: 20.1 },
      'technicalLossesPercent',
      'الفاقد الفيزيائي أكبر من نسبة الفاقد الكلي',
      'Physical losses exceed the total losses',
    ],
  ])('%s', (_rule, change, at, ar, en) => {
    expect(submitted(change)[at]).toEqual([ar, en])
    expect(saved(change)).toEqual({})
  })

  test.each<[amount: string, change: Values]>([
    ['the price of a tanker', { tankerPrice: '25.00' }],
    ['the cost of production', { productionCost: '2.00' }],
    ['a debt, be it none', { debtToSupplier: '0.00' }],
    ['what a category was billed', { subscribers: [{ ...homes, billed: '5.00' }] }],
    ['the price of a supply', { supply: [{ ...well, unitPrice: '0.9500' }] }],
    ['a tariff', { tariff: [{ ...band, bandTo: null }] }],
  ])('%s has a currency', (_amount, change) => {
    expect(submitted(change)).toEqual({ currency: ['اختر العملة', 'Choose the currency'] })
    expect(submitted({ ...change, currency })).toEqual({})
  })

  test('what is just right is taken', () => {
    expect(submitted({ unbilledAuthorizedM3: 4000, technicalLossesPercent: 20 })).toEqual({})
    expect(submitted({ subscribers: [{ ...homes, consumptionM3: 130_000 }] })).toEqual({})
    expect(submitted({ unbilledAuthorizedM3: 30_000 })).toEqual({})
  })
})

describe('rules that bind at every save', () => {
  test.each<[rule: string, wrong: Values, right: Values, at: string, ar: string, en: string]>([
    [
      'prepaid meters are meters',
      { meters: 900, prepaidMeters: 901 },
      { meters: 900, prepaidMeters: 900 },
      'prepaidMeters',
      'مسبقة الدفع أكثر من العدادات',
      'More prepaid meters than meters',
    ],
    [
      'faulty meters are meters',
      { meters: 900, faultyMeters: 901 },
      { faultyMeters: 901 },
      'faultyMeters',
      'المعطلة أكثر من العدادات',
      'More faulty meters than meters',
    ],
    [
      'failed tests are tests',
      { qualityTests: 24, failedTests: 25 },
      { qualityTests: 24, failedTests: 24 },
      'failedTests',
      'غير المطابقة أكثر من الفحوصات',
      'More failed tests than tests',
    ],
    [
      'the network is there in the year of the sheet',
      { networkYear: 2025 },
      { networkYear: 2024 },
      'networkYear',
      'سنة الشبكة بعد سنة البيانات',
      'The network’s year is after the sheet’s year',
    ],
    [
      'data are collected when their year has begun',
      { dataDate: '2023-12-31' },
      { dataDate: '2024-01-01' },
      'dataDate',
      'جُمعت البيانات قبل سنتها',
      'The data were collected before their year',
    ],
    [
      'bought water has a supplier',
      { supply: [{ ...well, sourceType: lookupCode('waterSourceType', 'tankers') }] },
      { supply: [{ ...well, sourceType: lookupCode('waterSourceType', 'tankers'), supplierName: 'صهاريج البلدة' }] },
      'supply',
      'أدخل اسم المورد للمياه المشتراة',
      'Enter the supplier of bought water',
    ],
    [
      'bands of a tariff follow one another',
      { currency, tariff: [band, { ...band, bandFrom: 11, bandTo: null }] },
      { currency, tariff: [band, { ...band, bandFrom: 10, bandTo: null }] },
      'tariff',
      'فئات التعرفة متداخلة أو غير متصلة',
      'Tariff bands overlap or leave a gap',
    ],
  ])('%s', (_rule, wrong, right, at, ar, en) => {
    expect(saved(wrong)).toEqual({ [at]: [ar, en] })
    expect(submitted(wrong)).toEqual({ [at]: [ar, en] })
    expect(saved(right)).toEqual({})
  })
})

test('of a value that is wrong by itself no rule speaks', () =>
  expect(Object.keys(saved({ meters: -1, prepaidMeters: 5 }))).toEqual(['meters']))
