import { medianKop } from '@/provider/modules/cars/rules/other-cars'
import { dayPriceKop } from '@/provider/rules/prices/day-price'
import { discountedDayKop, periodDiscountPercent } from '@/provider/rules/prices/discounts'
import { type CarsDeps, readBranch } from './price-context'
import { todayOf } from './today'

/** A rough figure is rounded to thousands of roubles. */
const STEP_KOP = 100_000

/** Returns the price of a rental of the default length today, of the median model without a driver. */
export async function usualRentalKop(deps: CarsDeps): Promise<number> {
  const { cars, settings, now } = deps
  const [branch, models] = await Promise.all([readBranch(deps), cars.listModels(settings.station)])
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
