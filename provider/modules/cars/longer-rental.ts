import { addHours } from 'date-fns'
import type { Quote } from '@/provider/contract/quotes'
import { unavailableReason } from '@/provider/modules/cars/rules/availability'
import { cheaperLengths } from '@/provider/modules/cars/rules/longer-rentals'
import { type PricedRental, priceFor, windowOf } from './price-car-rental'
import type { CarsDeps } from './price-context'

const DAY_HOURS = 24

/** Returns the cheapest longer rental that costs less than the offered one and is available with the same options, or null. */
export async function findLonger(
  deps: CarsDeps,
  rental: PricedRental,
  exceptBookingId?: number,
): Promise<Quote['longer']> {
  const { price, promo, period, data, model } = rental
  const { maxRentalDays } = data.rules
  const lengths = cheaperLengths(price.days, promo?.minDays ?? null, maxRentalDays, model.oneDayKop !== null)
  const cheaper = lengths
    .map((days) => {
      const dropoff = addHours(period.dropoff, (days - price.days) * DAY_HOURS)
      const longer = { pickup: period.pickup, dropoff }
      return { days, period: longer, ...priceFor(rental, longer) }
    })
    .filter((longer) => longer.price.totalKop < price.totalKop)
    .sort((a, b) => a.price.totalKop - b.price.totalKop || a.days - b.days)
  for (const longer of cheaper) {
    if (!(await isAvailable(deps, rental, longer, exceptBookingId))) continue
    return {
      days: longer.days,
      dropoffAt: longer.period.dropoff.toISOString(),
      totalKop: longer.price.totalKop,
    }
  }
  return null
}

async function isAvailable(
  { cars, settings, options, now }: CarsDeps,
  { model, data, chosen }: PricedRental,
  { period, stay }: Pick<PricedRental, 'period'> & ReturnType<typeof priceFor>,
  exceptBookingId: number | undefined,
): Promise<boolean> {
  const window = { ...windowOf(period, data, now()), exceptBookingId }
  const free = await cars.freeModelIds(settings.station, window, [model.id])
  const reason = unavailableReason({ ...model, hasFreePlate: free.has(model.id) }, stay)
  return reason === null && options.isInStock(chosen, window)
}
