import type { CarItem } from '@/provider/contract/cars'
import type { LongTermItem, MonthPrice } from '@/provider/contract/long-term'
import { plateAddress } from '@/provider/contract/rules/cars/plate'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'
import { savingPercent, thirtyDaysKop } from '@/provider/modules/long-term/rules/month-saving'
import { dayPriceKop } from '@/provider/rules/prices/day-price'
import type { MonthPriceRow, OfferRow } from './queries'

const PLAIN_DAY_PERCENT = 100

/**
 * A plate with its model and its prices. `thirtyDaysKop`: as many days by the day, at the price of a day from 7 days,
 * and `singleDaysKop`: at the price of a single day, both outside every season.
 */
export type Offer = { row: OfferRow; item: LongTermItem; thirtyDaysKop: number; singleDaysKop: number }

/** Returns the offer of a plate by the month, or null for a model without a month's price: it cannot be offered. */
export function offerOf(row: OfferRow, car: CarItem, prices: MonthPriceRow[], today: string): Offer | null {
  const dayKop = plainDayKop(car)
  const fullKop = thirtyDaysKop(dayKop, row.discount2Percent)
  const [first, ...longer] = prices.map((price) => monthPrice(price, fullKop))
  if (!first) return null
  const { gosnomer, cvet, year, mileageKm, freeFrom, tariff } = row
  return {
    row,
    thirtyDaysKop: fullKop,
    singleDaysKop: thirtyDaysKop(dayKop, 0),
    item: {
      gosnomer,
      address: plateAddress(gosnomer),
      car,
      cvet,
      year,
      mileageKm,
      freeFrom: freeFrom > today ? freeFrom : null,
      mileagePerMonthKm: tariff.mileagePerMonthKm,
      depositKop: tariff.depositKop,
      prices: [first, ...longer],
      fromMonthKop: Math.min(...prices.map(({ monthKop }) => monthKop)),
    },
  }
}

/** Returns the item price of a day outside every season, in kopecks (specification §9). */
function plainDayKop({ car_data: { stoimost, skidka_2, special_price } }: CarItem): number {
  const tariff = {
    listKop: stoimost * KOPECKS_PER_ROUBLE,
    salePercent: skidka_2,
    specialKop: special_price * KOPECKS_PER_ROUBLE,
  }
  return dayPriceKop(tariff, PLAIN_DAY_PERCENT)
}

function monthPrice({ months, monthKop }: MonthPriceRow, fullKop: number): MonthPrice {
  return { months, monthKop, savingPercent: savingPercent(monthKop, fullKop) }
}
