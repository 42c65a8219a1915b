'use client'

import { useSyncExternalStore } from 'react'
import { type Favourite, onFavouritesChange, readFavourites } from './favourites'

const NONE: readonly Favourite[] = []

/** The favourites of this browser; none in the server's HTML and in the first render over it. */
export function useFavourites(): readonly Favourite[] {
  return useSyncExternalStore(onFavouritesChange, readFavourites, () => NONE)
}
