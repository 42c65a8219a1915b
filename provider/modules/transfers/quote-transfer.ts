import { addMinutes } from 'date-fns'
import type { TransferQuote, TransferTrip } from '@/provider/contract/transfers'
import { offerTripNow, type TripDeps } from './offer-trip-now'
import { signTransfer } from './transfer-token'

const QUOTE_MINUTES = 30

/** Returns the price of a trip with its signed proof; writes nothing. @throws {FailureError} the codes of `offerTrip` */
export async function quoteTransfer(deps: TripDeps & { secret: string }, trip: TransferTrip): Promise<TransferQuote> {
  const { settings, secret, now } = deps
  const { price } = await offerTripNow(deps, trip, await settings.current())
  const expiresAt = addMinutes(now(), QUOTE_MINUTES)
  const { totalKop, isFrom } = price
  const claims = { totalKop, isFrom, expiresAt: expiresAt.getTime() }
  return { price, quoteToken: signTransfer(trip, claims, secret), expiresAt: expiresAt.toISOString() }
}
