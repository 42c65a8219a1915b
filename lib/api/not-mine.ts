import 'server-only'
import { type NotMineRequest, NotMineResponse } from '@/provider/contract/not-mine'
import { callProvider } from './provider/call-provider'
import { ProviderError } from './provider/errors'

/**
 * What the link to the owner of a phone would cancel; null for a link that is not ours or not valid any more.
 *
 * @throws {ProviderError}
 */
export async function findNotMine(token: string): Promise<NotMineResponse | null> {
  try {
    return await call('/sun/v2/not-mine/link', { token })
  } catch (error) {
    if (error instanceof ProviderError && error.code === 'not_found') return null
    throw error
  }
}

/** Cancels the bookings of a phone that nobody proved. @throws {ProviderError} `not_found` */
export function disownBookings(request: NotMineRequest): Promise<NotMineResponse> {
  return call('/sun/v2/not-mine', request)
}

function call(path: '/sun/v2/not-mine/link' | '/sun/v2/not-mine', body: NotMineRequest): Promise<NotMineResponse> {
  return callProvider({ path, method: 'POST', body, schema: NotMineResponse, language: null })
}
