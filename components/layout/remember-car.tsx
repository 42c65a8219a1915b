'use client'

import { useEffect } from 'react'
import type { SelectedCar } from '@/lib/session/search-slice'
import { withSession } from '@/lib/session/with-session'

/** Writes the model that a page has just shown into the session state (specification §3). */
export function RememberCar({ slug, name }: SelectedCar) {
  useEffect(() => withSession(({ selectCar }) => selectCar({ slug, name })), [slug, name])
  return null
}
