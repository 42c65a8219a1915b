import 'server-only'
import { cache } from 'react'
import { type Place, PlacesResponse } from '@/provider/contract/places'
import { callProvider } from './provider/call-provider'
import { ProviderError } from './provider/errors'
import { logFailure } from './provider/log-failure'

const PATH = '/sun/v2/places'

/** Places of hand-over in the branch's order. @throws {ProviderError} */
export const listPlaces = cache(async (): Promise<Place[]> => {
  const { places } = await callProvider({ path: PATH, schema: PlacesResponse })
  return places
})

/** The same for a page that has more to say than its places: none while the provider cannot be asked. */
export async function findPlaces(): Promise<Place[]> {
  try {
    return await listPlaces()
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    logFailure({ code: error.code, path: PATH, error })
    return []
  }
}
