import { wireDate } from '@/provider/contract/rules/dates/wire-time'
import type { Cars } from '@/provider/modules/cars/bind-cars'
import type { DiscountFacts } from '@/provider/modules/content/rules/discount-terms'
import { saleLimitPercent } from '@/provider/rules/prices/discount-limit'
import type { ContentContext } from './content-context'

/** Reads what discounts take off now. */
export async function readDiscountFacts(
  { cars, now }: { cars: Cars; now: () => Date },
  { data, longTerm }: Pick<ContentContext, 'data' | 'longTerm'>,
): Promise<DiscountFacts> {
  return {
    period: await cars.periodPercents(),
    mileagePercent: data.mileageOption.discountPercent,
    longTermPercent: longTerm.maxDiscountPercent,
    codeLimitPercent: saleLimitPercent(wireDate(now()), data.saleLimit),
  }
}
