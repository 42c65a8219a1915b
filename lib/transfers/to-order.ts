import type { Referral } from '@/lib/tracking/referral'
import { LANGUAGES } from '@/provider/contract/rules/text/languages'
import type { TransferOrderRequest } from '@/provider/contract/transfers'
import { needsToAddress, type OrderField } from './order-rules'
import { ADDRESS, type TripFields, toTrip } from './trip-fields'

/** Checked fields → the contract's order: what is not asked for this trip is not sent. */
export function toOrder(
  slug: string,
  trip: TripFields,
  values: Record<OrderField, string>,
): Omit<TransferOrderRequest, 'quoteToken' | keyof Referral> {
  const text = (name: OrderField) => values[name].trim()
  const isTransfer = trip.kind === 'transfer'
  return {
    trip: toTrip(slug, trip),
    fromAddress: trip.from === ADDRESS ? text('fromAddress') : '',
    toAddress: needsToAddress(trip) ? text('toAddress') : '',
    flight: isTransfer ? text('flight') : '',
    sign: isTransfer ? text('sign') : '',
    driverLanguage: LANGUAGES.find((one) => one === values.driverLanguage) ?? null,
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    comment: text('comment'),
  }
}
