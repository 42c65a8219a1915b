import { z } from 'zod'
import { CarClass } from './car-data'
import { optionalParam } from './query-params'
import { WIRE_MOMENT } from './rules/dates/wire-time'
import { SLUG } from './rules/text/slug'

/** `GET sun/v2/cars/{slug}/calendar`: whole months from `month` (`YYYY-MM`, branch-local). */
export const CalendarQuery = z.strictObject({
  month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
  months: z.coerce.number().int().min(1).max(3).default(1),
})

/**
 * A day of a model: `free` when some plate can be hired for the 24 hours from the branch's default time of that date.
 * `priceKop` is what one such day costs, without the discounts for length; null when it cannot be had.
 */
export const CalendarDay = z.object({
  date: z.iso.date(),
  state: z.enum(['free', 'taken', 'season', 'with_driver', 'past', 'too_far']),
  priceKop: z.number().int().nonnegative().nullable(),
  /** Name of the season, null on plain days. */
  season: z.string().nullable(),
})
export type CalendarDay = z.infer<typeof CalendarDay>

export const CarCalendar = z.object({ days: z.array(CalendarDay) })
export type CarCalendar = z.infer<typeof CarCalendar>

/** Which cars are meant: one model by its slug, a class, or all. A model counts before a class. */
const CarScope = z.strictObject({
  ac: optionalParam(CarClass),
  car: optionalParam(z.string().regex(SLUG)),
})

/** `GET sun/v2/cars-calendar/days`: whole months from `month` (`YYYY-MM`, branch-local). */
export const LowestDayPricesQuery = CarScope.extend(CalendarQuery.shape)
export type LowestDayPricesQuery = z.infer<typeof LowestDayPricesQuery>

/**
 * The cheapest free car of each day: what 24 hours from the branch's default time cost, without the discounts for length;
 * null when none can be had. `isDearer`: than the cheapest model of that time of year on a plain day.
 */
export const LowestDayPrices = z.object({
  days: z.array(z.object({ ...CalendarDay.pick({ date: true, priceKop: true }).shape, isDearer: z.boolean() })),
})
export type LowestDayPrices = z.infer<typeof LowestDayPrices>

/** `GET sun/v2/cars-calendar/total`: takes the dates and places of a search, no promo code. */
export const LowestTotalQuery = CarScope.extend({
  df: z.string().regex(WIRE_MOMENT),
  dt: z.string().regex(WIRE_MOMENT),
  city: optionalParam(z.coerce.number().int()),
  dropoffPlace: optionalParam(z.coerce.number().int()),
})
export type LowestTotalQuery = z.infer<typeof LowestTotalQuery>

const Kopecks = z.number().int().nonnegative()

/** How many models are free for the dates, and the cheapest of them; null when none is. */
export const LowestTotal = z.object({
  days: z.number().int().positive(),
  free: z.number().int().nonnegative(),
  cheapest: z
    .object({
      totalKop: Kopecks,
      perDayKop: Kopecks,
      /** The same car for the next length at which a day of it costs less, when it is free so long. */
      longer: z.object({ days: z.number().int(), dropoffAt: z.iso.datetime(), perDayKop: Kopecks }).nullable(),
    })
    .nullable(),
})
export type LowestTotal = z.infer<typeof LowestTotal>
