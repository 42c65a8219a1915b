import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPromo } from '@/lib/options/choice'
import { FILTER_NAMES, type FilterFields, NO_FILTERS, readFilterFields } from '@/lib/search/filter-params'
import { appliedFilters, listQuery, withoutFilter } from '@/lib/search/list-address'
import { FIELD_NAMES, readSearchFields, type SearchFields } from '@/lib/search/search-params'
import { FACET_VALUES } from '@/provider/contract/rules/cars/car-filters'

/** An address as Next hands it to a page: repeated names are lists. */
function paramsOf(query: string): Record<string, string | string[]> {
  const params = new URLSearchParams(query)
  return Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const values = params.getAll(name)
      return [name, values.length === 1 ? (values[0] ?? '') : values]
    }),
  )
}

const anyFilters: fc.Arbitrary<FilterFields> = fc
  .record({
    ...Object.fromEntries(FILTER_NAMES.map((name) => [name, fc.subarray([...FACET_VALUES[name]])])),
    noDeposit: fc.constantFrom('', '1'),
    cash: fc.constantFrom('', '1'),
    driverAge: fc.oneof(fc.constant(''), fc.integer({ min: 16, max: 120 }).map(String)),
    page: fc.oneof(fc.constant(''), fc.integer({ min: 2, max: 1000 }).map(String)),
  })
  .map((filters) => ({ ...NO_FILTERS, ...filters }))

const anyText = fc
  .string({ maxLength: 20, unit: 'binary' })
  .map((text) => text.trim().toUpperCase().slice(0, 40).trim())
const anySearch: fc.Arbitrary<SearchFields> = fc
  .record(Object.fromEntries(FIELD_NAMES.map((name) => [name, anyText])))
  .map((fields) => ({ ...readSearchFields({}), ...fields }))
  // An unreadable code is none.
  .map((fields) => ({ ...fields, promo: readPromo(fields.promo) }))

describe('the address of a list', () => {
  it('gives back exactly the search and the filters that were put into it', () => {
    fc.assert(
      fc.property(anySearch, anyFilters, (search, filters) => {
        const params = paramsOf(listQuery({ search, filters }))
        expect(readSearchFields(params)).toEqual(search)
        expect(readFilterFields(params)).toEqual(filters)
      }),
    )
  })

  it('repeats a name for each of its values', () => {
    const filters = { ...NO_FILTERS, drive: ['awd', 'rear'], noDeposit: '1' as const }
    expect(listQuery({ search: { class: 'suv' }, filters })).toBe('?class=suv&drive=awd&drive=rear&noDeposit=1')
  })

  it('is empty when nothing is asked', () => {
    expect(listQuery({ search: {}, filters: NO_FILTERS })).toBe('')
  })
})

describe('readFilterFields', () => {
  it('leaves out what the search does not know, and each value stands once', () => {
    const params = { drive: ['rear', 'awd', 'rear', 'sideways'], fuel: 'water', evil: '1', noDeposit: 'yes' }
    expect(readFilterFields(params)).toEqual({ ...NO_FILTERS, drive: ['awd', 'rear'] })
  })

  it.each(['15', '121', '-21', '21.5', 'x', '1e2', ''])('takes no driver of %j', (driverAge) => {
    expect(readFilterFields({ driverAge }).driverAge).toBe('')
  })

  it.each(['0', '1', '1001', '99999999999', 'two'])('reads page %j as the first', (page) => {
    expect(readFilterFields({ page }).page).toBe('')
  })
})

describe('withoutFilter', () => {
  it('takes away that filter alone and begins at the first page', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const applied = appliedFilters(filters)
        for (const filter of applied) {
          const rest = withoutFilter(filters, filter)
          expect(appliedFilters(rest)).toEqual(applied.filter((one) => one !== filter))
          expect(rest.page).toBe('')
        }
      }),
    )
  })
})
