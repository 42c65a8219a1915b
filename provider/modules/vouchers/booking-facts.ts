import type { Booking } from '@/provider/contract/bookings'
import type { BookingSource } from '@/provider/modules/bookings/booking-source'
import type { Options } from '@/provider/modules/options/list-options'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { type Language, textIn } from '@/provider/rules/i18n/language'
import type { SummaryFacts } from '@/provider/rules/vouchers/booking-summary'

export type FactDeps = { options: Pick<Options, 'list'>; settings: Settings; now: () => Date }

/**
 * Returns a booking without what the client wrote to the branch: a letter goes to an address that nobody has proved, and must
 * not carry a stranger's text there.
 */
export function withoutNote(booking: Booking): Booking {
  return { ...booking, meeting: { ...booking.meeting, note: '' } }
}

/** Returns all that a voucher or a letter says about a booking, in one language. */
export async function bookingFacts(
  { options, settings, now }: FactDeps,
  { setAside, scansSent }: Pick<BookingSource, 'setAside' | 'scansSent'>,
  booking: Booking,
  language: Language,
): Promise<SummaryFacts> {
  const [extras, data] = await Promise.all([options.list(), settings.current()])
  const optionNames = [...data.insurance, ...extras].map(({ code, name }) => [code, textIn(name, language)])
  const placeNames = [booking.pickupPlace, booking.dropoffPlace].map(({ code, name }) => [code, name])
  const names = Object.fromEntries([...optionNames, ...placeNames])
  return { booking, setAside, scansSent, data, language, now: now(), names }
}
