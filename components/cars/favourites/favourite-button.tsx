'use client'

import type { ReactNode } from 'react'
import { type Favourite, toggleFavourite } from '@/lib/cars/favourites'
import { useFavourites } from '@/lib/cars/use-favourites'
import styles from './favourite-button.module.css'

/** Marks a model in this browser. */
export function FavouriteButton({ label, children, ...car }: Favourite & { label: string; children: ReactNode }) {
  const isMarked = useFavourites().some(({ slug }) => slug === car.slug)
  return (
    <button
      aria-label={label}
      aria-pressed={isMarked}
      className={`${styles.heart} js-only`}
      onClick={() => toggleFavourite(car)}
      type="button"
    >
      {children}
    </button>
  )
}
