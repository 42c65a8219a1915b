import type { Booking } from '@/provider/contract/bookings'
import type { OptionsService } from '@/provider/modules/options/list-options'
import type { SettingsService } from '@/provider/modules/settings/read-settings'
import { type Language, textIn } from '@/provider/rules/i18n/language'
import type { SummaryFacts } from '@/provider/rules/vouchers/booking-summary'

export type FactSources = { options: Pick<OptionsService, 'list'>; settings: SettingsService; now: () => Date }

/** Everything that a paper about a booking tells, in one language. */
export async function paperFacts(
  { options, settings, now }: FactSources,
  booking: Booking,
  language: Language,
): Promise<SummaryFacts> {
  const [extras, data] = await Promise.all([options.list(), settings.current()])
  const named = [...data.insurance, ...extras].map(({ code, name }) => [code, textIn(name, language)])
  const places = [booking.pickupPlace, booking.dropoffPlace].map(({ code, name }) => [code, name])
  return { booking, data, language, now: now(), names: Object.fromEntries([...named, ...places]) }
}
