import { addHours } from 'date-fns'
import type { z } from 'zod'
import type { CalendarDay, CalendarQuery, CarCalendar } from '@/provider/contract/cars-calendar'
import { findPeriodRejection, type RentalPeriod } from '@/provider/contract/rules/dates/rental-period'
import { fromStationMoment, toStationMoment } from '@/provider/contract/rules/dates/station-time'
import { FailureError } from '@/provider/failure-error'
import { unavailableReason } from '@/provider/modules/cars/rules/availability'
import { hasFreePlate, type Plate } from '@/provider/modules/cars/rules/free-plates'
import { type Language, textIn } from '@/provider/rules/i18n/language'
import { dayPriceKop } from '@/provider/rules/prices/day-price'
import { percentOf, seasonOf } from '@/provider/rules/prices/season'
import { datesOfMonths, describeStay } from '@/provider/rules/prices/stay'
import { requireModel, windowOf } from './price-car-rental'
import { type Branch, type CarsDeps, readBranch } from './price-context'
import type { ModelRow } from './queries'

const DAY_HOURS = 24

/**
 * Returns the state and the price of each day of some months for one model.
 *
 * @throws {FailureError} `not_found`, or `invalid_dates` for a month in which no rental can be booked
 */
export async function carCalendar(
  deps: CarsDeps,
  slug: string,
  { month, months }: z.infer<typeof CalendarQuery>,
  language: Language,
): Promise<CarCalendar> {
  const { cars, settings, now } = deps
  const [model, branch] = await Promise.all([requireModel(deps, slug), readBranch(deps)])
  requireMonth(month, now(), branch)
  const days = datesOfMonths(month, months).map((date) => ({ date, period: dayOf(date, branch) }))
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return { days: [] }

  const window = windowOf({ pickup: first.period.pickup, dropoff: last.period.dropoff }, branch.data, now())
  const plates = await cars.listPlates(settings.station, window, [model.id])
  const context = { model, branch, plates, now: now(), language }
  return { days: days.map(({ date, period }) => calendarDay(date, period, context)) }
}

/**
 * Allows the months from this one to the last one in which a rental may begin.
 *
 * @throws {FailureError} `invalid_dates`
 */
export function requireMonth(month: string, now: Date, { data: { rules, timeZone } }: Branch): void {
  const monthOf = (moment: Date) => toStationMoment(moment, timeZone).date.slice(0, 7)
  const isOpen = month >= monthOf(now) && month <= monthOf(addHours(now, rules.maxDaysAhead * DAY_HOURS))
  if (!isOpen) throw new FailureError('invalid_dates', 'Nothing can be booked then.', { fields: { month: 'range' } })
}

type CalendarContext = { model: ModelRow; branch: Branch; plates: Plate[]; now: Date; language: Language }

function calendarDay(date: string, period: RentalPeriod, context: CalendarContext): CalendarDay {
  const { model, branch, language } = context
  const season = seasonOf(date, branch.seasons)
  const state = stateOf(period, context)
  return {
    date,
    state,
    priceKop: state === 'free' ? dayPriceKop(model, percentOf(season)) : null,
    season: season && textIn(season.name, language),
  }
}

function stateOf(period: RentalPeriod, { model, branch, plates, now }: CalendarContext): CalendarDay['state'] {
  const { data } = branch
  const periodError = findPeriodRejection(period, now, data.rules)
  if (periodError === 'pickup_too_far') return 'too_far'
  // A day that is too soon to book online counts as past.
  if (periodError) return 'past'
  const isFree = hasFreePlate(plates, period, data.turnaroundMinutes)
  return unavailableReason({ ...model, hasFreePlate: isFree }, describeStay(period, data.timeZone)) ?? 'free'
}

/** Returns 24 hours from the branch's default time of that date. @throws {RangeError} when that setting is not `HH:mm` */
export function dayOf(date: string, { data: { rules, timeZone } }: Branch): RentalPeriod {
  const pickup = fromStationMoment({ date, time: rules.defaultTime }, timeZone)
  if (!pickup) throw new RangeError(`no ${rules.defaultTime} on ${date} in ${timeZone}`)
  return { pickup, dropoff: addHours(pickup, DAY_HOURS) }
}
