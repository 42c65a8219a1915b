import { PERSONAL_CONSENTS } from '@/lib/forms/rules/consents'
import { onTrimmed } from '@/lib/forms/rules/on-trimmed'
import { minDigits, phone, requiredPhone } from '@/lib/forms/rules/phone'
import { email, notBlank } from '@/lib/forms/rules/text'
import type { FormSchema } from '@/lib/forms/schema'
import { cleanFlightNumber, FLIGHT_NUMBER } from '@/provider/contract/rules/bookings/flight-number'
import { ADDRESS, isMet, type TripChoices, type TripFields } from './trip-fields'

const DIGITS_MIN = 7

/** The specification's rules (§5) for an order, and what its trip needs to be told. */
export function orderSchema(trip: TripFields, choices: Pick<TripChoices, 'presets'>) {
  return {
    fromAddress: trip.from === ADDRESS ? [notBlank('fromAddressEmpty')] : [],
    toAddress: needsToAddress(trip) ? [notBlank('toAddressEmpty')] : [],
    flight: [(flight: string) => flightError(flight.trim(), trip, choices)],
    sign: [],
    driverLanguage: [],
    name: [notBlank('nameEmpty')],
    // Sent without the spaces at its ends, so they are no error.
    phone: [
      onTrimmed(requiredPhone('phoneEmpty')),
      onTrimmed(minDigits(DIGITS_MIN, 'phoneShort')),
      onTrimmed(phone('phoneWrong')),
    ],
    email: [notBlank('emailEmpty'), email('emailWrong')],
    comment: [],
    ...PERSONAL_CONSENTS,
  } satisfies FormSchema
}

export type OrderField = keyof ReturnType<typeof orderSchema>

export function needsToAddress({ kind, to }: Pick<TripFields, 'kind' | 'to'>): boolean {
  return kind === 'transfer' && to === ADDRESS
}

function flightError(text: string, trip: TripFields, choices: Pick<TripChoices, 'presets'>) {
  if (trip.kind !== 'transfer') return null
  if (text === '') return isMet(trip, choices) ? 'flightEmpty' : null
  return FLIGHT_NUMBER.test(cleanFlightNumber(text)) ? null : 'flightWrong'
}
