import type { Booking } from '@/provider/contract/bookings'
import type { OptionsService } from '@/provider/modules/options/service'
import type { SettingsService } from '@/provider/modules/settings/service'
import type { PaperFacts } from '@/provider/rules/booking-paper'
import { type Language, textIn } from '@/provider/rules/language'

export type FactSources = { options: Pick<OptionsService, 'list'>; settings: SettingsService; now: () => Date }

/** Everything that a paper about a booking tells, in one language. */
export async function paperFacts(
  { options, settings, now }: FactSources,
  booking: Booking,
  language: Language,
): Promise<PaperFacts> {
  const [extras, data] = await Promise.all([options.list(), settings.current()])
  const named = [...data.insurance, ...extras].map(({ code, name }) => [code, textIn(name, language)])
  const places = [booking.pickupPlace, booking.dropoffPlace].map(({ code, name }) => [code, name])
  return { booking, data, language, now: now(), names: Object.fromEntries([...named, ...places]) }
}
