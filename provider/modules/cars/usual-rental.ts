import { medianKop } from '@/provider/modules/cars/rules/other-cars'
import { dayPriceKop } from '@/provider/rules/prices/day-price'
import { discountedDayKop, periodDiscountPercent } from '@/provider/rules/prices/discounts'
import { type CarsParts, readBranch } from './price-context'
import { todayOf } from './today'

/** A rough figure says that it is one: whole thousands of roubles. */
const STEP_KOP = 100_000

/** A rental of the usual length at today's prices, of the middle model that is hired out without a driver. */
export async function usualRentalKop(parts: CarsParts): Promise<number> {
  const { cars, settings, now } = parts
  const [branch, models] = await Promise.all([readBranch(parts), cars.listModels(settings.station)])
  const { todayPercent } = todayOf(branch, now())
  const days = branch.data.rules.defaultLengthDays
  const totals = models
    .filter(({ selfDrive }) => selfDrive)
    .map((model) => {
      const rentalKop = dayPriceKop(model, todayPercent) * days
      return discountedDayKop(rentalKop, days, periodDiscountPercent(days, model)) * days
    })
  return Math.round(medianKop(totals) / STEP_KOP) * STEP_KOP
}
