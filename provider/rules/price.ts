import type { Price, QuoteLine } from '@/provider/contract/quotes'
import { dayPriceKop, listDayPriceKop, type Tariff } from './day-price'
import { discountedDayKop, discountLines } from './discounts'
import { handOverLines } from './hand-over'
import type { HandOver, PriceRules } from './price-rules'
import { seasonPercent } from './season'
import type { Stay } from './stay'

/**
 * The price of one rental as a list of lines whose sum is the total (PRODUCT §5). Pure; kopecks, every line whole
 * roubles. Everything that shows a price shows this one.
 */
export function priceRental(tariff: Tariff, stay: Stay, handOver: HandOver, rules: PriceRules): Price {
  const dayPercents = stay.dates.map((date) => seasonPercent(date, rules.seasons))
  const dayPrices = dayPercents.map((percent) => dayPriceKop(tariff, percent))
  const rentalKop = sum(dayPrices)

  const discounts = discountLines(rentalKop, stay.days, tariff)
  const fees = handOverLines(tariff, stay, handOver, rules)
  const totalKop = rentalKop + sumOf(discounts) + sumOf(fees)

  // An operator may set a special price above the list price: then nothing is struck out.
  const listKop = sum(dayPercents.map((percent) => listDayPriceKop(tariff, percent)))
  return {
    days: stay.days,
    lines: [rentalLine(rentalKop, dayPrices), ...discounts, ...fees],
    totalKop,
    perDayKop: discountedDayKop(rentalKop, stay.days, sum(discounts.map(({ percent = 0 }) => percent))),
    listTotalKop: Math.max(totalKop, listKop + sumOf(fees)),
    payNowKop: 0,
    payLaterKop: totalKop,
    depositKop: tariff.depositKop,
  }
}

function rentalLine(rentalKop: number, dayPrices: number[]): QuoteLine {
  const [first] = dayPrices
  const evenly = first !== undefined && dayPrices.every((price) => price === first)
  return { code: 'rental', amountKop: rentalKop, quantity: dayPrices.length, ...(evenly ? { unitKop: first } : {}) }
}

function sumOf(lines: QuoteLine[]): number {
  return sum(lines.map((line) => line.amountKop))
}

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
