import 'server-only'
import { isNobodys } from '@/lib/account/client-area'
import type { Session } from '@/lib/api/auth-session'
import { readOffers } from '@/lib/api/offers'
import { ProviderError } from '@/lib/api/provider/errors'
import { logFailure } from '@/lib/api/provider/log-failure'
import type { OffersResponse } from '@/provider/contract/offers'

export type OwnOffer = OffersResponse['items'][number]

/** The offer that an address names, while the client can still use it. A booking goes on without its terms. */
export async function findOwnOffer(session: Session | null, id: number | undefined): Promise<OwnOffer | null> {
  if (session === null || id === undefined) return null
  try {
    const { items } = await readOffers(session)
    return items.find((offer) => offer.id === id && offer.state === 'active') ?? null
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    if (!isNobodys(error)) logFailure({ code: error.code, path: '/booking-online/', error })
    return null
  }
}
