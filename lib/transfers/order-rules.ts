import { isPossiblePhone } from '@/lib/forms/possible-phone'
import { cleanFlightNumber, FLIGHT_NUMBER } from '@/provider/contract/rules/bookings/flight-number'
import { isEmail, isPhone } from '@/provider/contract/rules/profile/person'
import { ADDRESS, isMet, type TripChoices, type TripFields } from './trip-fields'

/** Whoever orders, as the form has it; from top to bottom, for the summary of errors. Boxes are `yes` or empty. */
export const ORDER_FIELDS = [
  'fromAddress',
  'toAddress',
  'flight',
  'sign',
  'driverLanguage',
  'name',
  'phone',
  'email',
  'comment',
  'privacyPolicy',
  'personalData',
] as const
export type OrderField = (typeof ORDER_FIELDS)[number]

export const ORDER_BOXES: readonly OrderField[] = ['privacyPolicy', 'personalData']

export type OrderFault =
  | 'fromAddressEmpty'
  | 'toAddressEmpty'
  | 'flightEmpty'
  | 'flightWrong'
  | 'nameEmpty'
  | 'phoneEmpty'
  | 'phoneShort'
  | 'phoneWrong'
  | 'emailEmpty'
  | 'emailWrong'
  | 'privacyPolicyNeeded'
  | 'personalDataNeeded'

/** `+` and a country's code, which the field puts there by itself. */
const ONLY_PREFIX = /^\+?\d{0,3}$/
const DIGITS_MIN = 7

/** The specification's rules (§5) for an order, and what its trip needs to be told; null: the field is right. */
export async function orderFault(
  name: OrderField,
  values: Record<OrderField, string>,
  trip: TripFields,
  choices: Pick<TripChoices, 'presets'>,
): Promise<OrderFault | null> {
  const text = values[name].trim()
  if (name === 'fromAddress') return trip.from === ADDRESS && text === '' ? 'fromAddressEmpty' : null
  if (name === 'toAddress') return asksWhereTo(trip) && text === '' ? 'toAddressEmpty' : null
  if (name === 'flight') return flightFault(text, trip, choices)
  if (name === 'name') return text === '' ? 'nameEmpty' : null
  if (name === 'phone') return phoneFault(text)
  if (name === 'email') return text === '' ? 'emailEmpty' : isEmail(text) ? null : 'emailWrong'
  if (name === 'privacyPolicy') return text === '' ? 'privacyPolicyNeeded' : null
  if (name === 'personalData') return text === '' ? 'personalDataNeeded' : null
  return null
}

export function asksWhereTo({ kind, to }: Pick<TripFields, 'kind' | 'to'>): boolean {
  return kind === 'transfer' && to === ADDRESS
}

function flightFault(text: string, trip: TripFields, choices: Pick<TripChoices, 'presets'>): OrderFault | null {
  if (trip.kind !== 'transfer') return null
  if (text === '') return isMet(trip, choices) ? 'flightEmpty' : null
  return FLIGHT_NUMBER.test(cleanFlightNumber(text)) ? null : 'flightWrong'
}

async function phoneFault(phone: string): Promise<OrderFault | null> {
  if (ONLY_PREFIX.test(phone)) return 'phoneEmpty'
  if (phone.replace(/\D/g, '').length < DIGITS_MIN) return 'phoneShort'
  return isPhone(phone) && (await isPossiblePhone(phone)) ? null : 'phoneWrong'
}
