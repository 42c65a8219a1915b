import { isRecord } from '@/lib/browser-api/is-record'
import { readText, writeText } from '@/lib/store/browser-storage'
import { CHOSEN_MODELS_MAX } from '@/provider/contract/rules/cars/car-filters'
import { SLUG } from '@/provider/contract/rules/text/slug'

/** A model that a visitor marked, and what it cost then. */
export type Favourite = {
  slug: string
  /** What the price was for, by `favouriteBasis`. */
  basis: string
  kop: number
}

/** Apart from the store, whose code comes after the page: hearts are filled as soon as they can be pressed. */
const KEY = 'sun-rent-favourites'
const VERSION = 1
const BASIS_MAX = 200

const listeners = new Set<() => void>()

let cached: { text: string | null; list: readonly Favourite[] } = { text: null, list: [] }

/** What the browser keeps, the newest first; the same array while nothing changes. */
export function readFavourites(): readonly Favourite[] {
  const text = readText(KEY)
  if (text !== cached.text) cached = { text, list: parseFavourites(text) }
  return cached.list
}

/** Marks a model, or no longer. The oldest gives way where there are too many. */
export function toggleFavourite(favourite: Favourite): void {
  const others = readFavourites().filter(({ slug }) => slug !== favourite.slug)
  const isMarked = others.length < readFavourites().length
  const cars = isMarked ? others : [favourite, ...others].slice(0, CHOSEN_MODELS_MAX)
  writeText(KEY, cars.length > 0 ? JSON.stringify({ version: VERSION, cars }) : null)
  for (const listener of listeners) listener()
}

/** Calls back when the favourites change, in this tab or in another. @returns the end of the subscription */
export function onFavouritesChange(listener: () => void): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    // Null: everything was wiped at once.
    if (key === null || key === KEY) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', handleStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', handleStorage)
  }
}

/** Storage may hold what an older page of ours wrote, or anybody. */
function parseFavourites(text: string | null): Favourite[] {
  try {
    const stored: unknown = text === null ? null : JSON.parse(text)
    const cars = isRecord(stored) && stored.version === VERSION && Array.isArray(stored.cars) ? stored.cars : []
    return cars.flatMap(readFavourite).slice(0, CHOSEN_MODELS_MAX)
  } catch {
    return []
  }
}

function readFavourite(stored: unknown): Favourite[] {
  if (!isRecord(stored)) return []
  const { slug, basis, kop } = stored
  if (typeof slug !== 'string' || typeof basis !== 'string' || typeof kop !== 'number') return []
  return SLUG.test(slug) && basis.length <= BASIS_MAX && kop > 0 ? [{ slug, basis, kop }] : []
}
