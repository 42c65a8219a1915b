'use client'

import { useEffect } from 'react'
import { withSession } from '@/lib/auth/with-session'
import type { SelectedCar } from '@/lib/search/search-slice'

/** Writes the model that a page has just shown into the session state (specification §3). */
export function RememberCar({ slug, name }: SelectedCar) {
  useEffect(() => withSession(({ selectCar }) => selectCar({ slug, name })), [slug, name])
  return null
}
