import { addHours } from 'date-fns'
import type { z } from 'zod'
import type { CalendarDay, CalendarQuery, CarCalendar } from '@/provider/contract/cars'
import { periodFault, type RentalPeriod } from '@/provider/contract/rules/rental-period'
import { fromStationMoment } from '@/provider/contract/rules/station-time'
import { unavailableReason } from '@/provider/rules/availability'
import { dayPriceKop } from '@/provider/rules/day-price'
import { hasFreePlate, type Plate } from '@/provider/rules/free-plates'
import { type Language, textIn } from '@/provider/rules/language'
import { percentOf, seasonOf } from '@/provider/rules/season'
import { datesOfMonths, describeStay } from '@/provider/rules/stay'
import { type Branch, type CarsParts, readBranch } from './branch'
import { requireModel, windowOf } from './offers'
import type { ModelRow } from './repository'

const DAY_HOURS = 24

/** @throws {FailureError} `not_found` */
export async function carCalendar(
  parts: CarsParts,
  slug: string,
  { month, months }: z.infer<typeof CalendarQuery>,
  language: Language,
): Promise<CarCalendar> {
  const { cars, settings, now } = parts
  const [model, branch] = await Promise.all([requireModel(parts, slug), readBranch(parts)])
  const days = datesOfMonths(month, months).map((date) => ({ date, period: dayOf(date, branch) }))
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return { days: [] }

  const window = windowOf({ pickup: first.period.pickup, dropoff: last.period.dropoff }, branch.data, now())
  const plates = await cars.listPlates(settings.station, window, [model.id])
  const question = { model, branch, plates, now: now(), language }
  return { days: days.map(({ date, period }) => calendarDay(date, period, question)) }
}

type Question = { model: ModelRow; branch: Branch; plates: Plate[]; now: Date; language: Language }

function calendarDay(date: string, period: RentalPeriod, question: Question): CalendarDay {
  const { model, branch, language } = question
  const season = seasonOf(date, branch.seasons)
  const state = stateOf(period, question)
  return {
    date,
    state,
    priceKop: state === 'free' ? dayPriceKop(model, percentOf(season)) : null,
    season: season && textIn(season.name, language),
  }
}

function stateOf(period: RentalPeriod, { model, branch, plates, now }: Question): CalendarDay['state'] {
  const { data } = branch
  const fault = periodFault(period, now, data.rules)
  if (fault === 'pickup_too_far') return 'too_far'
  // Too soon to book online is gone as well.
  if (fault) return 'past'
  const isFree = hasFreePlate(plates, period, data.turnaroundMinutes)
  return unavailableReason({ ...model, hasFreePlate: isFree }, describeStay(period, data.timeZone)) ?? 'free'
}

/** 24 hours from the branch's usual time of that date. @throws {RangeError} when that setting is not `HH:mm`. */
function dayOf(date: string, { data: { rules, timeZone } }: Branch): RentalPeriod {
  const pickup = fromStationMoment({ date, time: rules.defaultTime }, timeZone)
  if (!pickup) throw new RangeError(`no ${rules.defaultTime} on ${date} in ${timeZone}`)
  return { pickup, dropoff: addHours(pickup, DAY_HOURS) }
}
