import type { StateCreator } from 'zustand'
import { isRecord } from '@/lib/browser-api/is-record'
import type { SearchFields } from '@/lib/search/search-params'

/** A model by its address, with the name that says it on a page about something else. */
export type SelectedCar = { slug: string; name: string }

/** What the results page last showed: names and counts, no prices, which would be stale tomorrow. */
export type ResultsSnapshot = {
  /** Slugs of the page. */
  cars: string[]
  /** The whole search: models, and how many of them are free (null without dates). */
  fullCars: { total: number; free: number | null }
  /** Values that the filters offer, by filter. */
  filterOptions: Record<string, string[]>
  /** Of the list's address, with its filters. */
  query: string
  /** The catalogue as search engines see it: without dates. */
  displaySeoCars: boolean
}

export type SearchSlice = {
  searchForm: Partial<SearchFields> | null
  results: ResultsSnapshot | null
  /** The model last looked at. */
  selectedCar: SelectedCar | null
  rememberSearch: (fields: Partial<SearchFields>) => void
  rememberResults: (results: ResultsSnapshot) => void
  selectCar: (car: SelectedCar) => void
  clearSearch: () => void
}

export type StoredSearch = Pick<SearchSlice, 'searchForm' | 'results' | 'selectedCar'>

const NOTHING: StoredSearch = { searchForm: null, results: null, selectedCar: null }

export const createSearchSlice: StateCreator<SearchSlice> = (set) => ({
  ...NOTHING,
  rememberSearch: (searchForm) => set({ searchForm }),
  rememberResults: (results) => set({ results }),
  selectCar: (selectedCar) => set({ selectedCar }),
  clearSearch: () => set(NOTHING),
})

/** What storage holds may come from an older page of ours, or from anybody. */
export function readSearch(stored: Record<string, unknown>): StoredSearch {
  const { searchForm, selectedCar } = stored
  return {
    searchForm: isRecord(searchForm) ? textsOf(searchForm) : null,
    results: readResults(stored.results),
    selectedCar: readCar(selectedCar),
  }
}

function readCar(stored: unknown): SelectedCar | null {
  if (!isRecord(stored)) return null
  const { slug, name } = stored
  return typeof slug === 'string' && typeof name === 'string' ? { slug, name } : null
}

function readResults(stored: unknown): ResultsSnapshot | null {
  if (!isRecord(stored) || !isRecord(stored.fullCars) || !isRecord(stored.filterOptions)) return null
  const { total, free } = stored.fullCars
  if (typeof total !== 'number') return null
  return {
    cars: textList(stored.cars),
    fullCars: { total, free: typeof free === 'number' ? free : null },
    filterOptions: Object.fromEntries(
      Object.entries(stored.filterOptions).map(([name, values]) => [name, textList(values)]),
    ),
    query: typeof stored.query === 'string' ? stored.query : '',
    displaySeoCars: stored.displaySeoCars === true,
  }
}

function textsOf(record: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

function textList(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}
