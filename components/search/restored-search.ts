import { createContext } from 'react'
import type { LastSearch } from '@/lib/search/bookable-search'

/** The last search, once it has come back; for the fields that have values of their own. */
export const RestoredSearch = createContext<LastSearch | null>(null)
