import { describe, expect, it } from 'vitest'
import { longTermCarHref, longTermHref, readLongTermFilter, readMonths } from '@/lib/long-term/long-term-filter'
import { maskPlate } from '@/lib/long-term/mask-plate'

const NO_PRICE = { priceFrom: null, priceTo: null }
const PLAIN = { class: '', fuel: '', drive: '', gearbox: '', months: 3, ...NO_PRICE, sort: 'sort', page: 1 }

describe('readLongTermFilter', () => {
  it('reads what it knows', () => {
    const params = {
      class: 'suv',
      fuel: 'diesel',
      drive: 'awd',
      gearbox: 'manual',
      months: '12',
      priceFrom: '40000',
      priceTo: '90000',
      sort: '-price',
      page: '2',
    }
    expect(readLongTermFilter({ fuel: 'hybrid' }).fuel).toBe('hybrid')
    expect(readLongTermFilter(params)).toEqual({
      ...params,
      months: 12,
      priceFrom: 40_000,
      priceTo: 90_000,
      page: 2,
    })
  })

  it.each([
    {},
    { class: 'zzz', fuel: 'coal', drive: 'six', gearbox: 'both', months: '0', sort: 'up', page: '-1' },
    { months: '37', page: '1e3' },
    { months: '3.5', page: '' },
    { priceFrom: '', priceTo: '0' },
    { priceFrom: '-5', priceTo: '1e5' },
    { priceFrom: '40000.5', priceTo: '10000000' },
  ])('takes anything unknown for not asked: %o', (params) => {
    expect(readLongTermFilter(params)).toEqual(PLAIN)
  })
})

describe('a range of prices', () => {
  it.each([
    [{ priceFrom: '90000', priceTo: '40000' }, [40_000, 90_000]],
    [{ priceFrom: '40 000' }, [40_000, null]],
    [{ priceFrom: 'x', priceTo: '90000' }, [null, 90_000]],
    [{ priceTo: '9999999' }, [null, 9_999_999]],
  ])('of %o is read as it was meant', (params, range) => {
    const { priceFrom, priceTo } = readLongTermFilter(params)
    expect([priceFrom, priceTo]).toEqual(range)
  })
})

describe('longTermHref', () => {
  it('comes back as the same filter', () => {
    const filter = readLongTermFilter({
      class: 'suv',
      fuel: 'diesel',
      months: '6',
      priceTo: '50000',
      sort: 'price',
      page: '2',
    })
    const { searchParams } = new URL(longTermHref(filter, { page: 2 }), 'http://site')
    expect(readLongTermFilter(Object.fromEntries(searchParams))).toEqual(filter)
  })

  it('begins at the first page again when a filter changes, and names nothing that is usual', () => {
    const filter = readLongTermFilter({ class: 'suv', page: '3' })
    expect(longTermHref(filter, { fuel: 'diesel' })).toBe('/long_term_rental/?class=suv&fuel=diesel')
    expect(longTermHref(filter, { class: '' })).toBe('/long_term_rental/')
  })
})

describe('the term of a plate’s page', () => {
  const PRICES = [{ months: 1 }, { months: 3 }, { months: 12 }]

  it('comes with the link from the list', () => {
    const { searchParams } = new URL(longTermCarHref('a949ck25', 6), 'http://site')
    expect(readMonths(Object.fromEntries(searchParams), PRICES)).toBe(6)
    expect(longTermCarHref('a949ck25', 3)).toBe('/long_term_rental/a949ck25/')
  })

  it.each([
    [{}, 3],
    [{ months: '24' }, 12],
    [{ months: 'x' }, 3],
  ])('of %o is one that the plate has', (params, months) => {
    expect(readMonths(params, PRICES)).toBe(months)
  })
})

describe('maskPlate', () => {
  it('leaves the series out, in the letters of the reader', () => {
    expect(maskPlate('А949СК25', 'ru')).toBe('А949··25')
    expect(maskPlate('А949СК25', 'zh-CN')).toBe('A949··25')
  })
})
