import 'server-only'
import { cache } from 'react'
import { type Place, PlacesAnswer } from '@/provider/contract/places'
import { callProvider } from './call-provider'

/** Places of hand-over in the branch's order. @throws {ProviderError} */
export const listPlaces = cache(async (): Promise<Place[]> => {
  const { places } = await callProvider({ path: '/sun/v2/places', answer: PlacesAnswer })
  return places
})
