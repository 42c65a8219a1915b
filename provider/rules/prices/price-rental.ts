import type { Price, QuoteLine } from '@/provider/contract/quotes'
import { coverLines, extraLines, milesLines } from '@/provider/rules/options/option-lines'
import { NO_SELECTED_OPTIONS, type SelectedOptions } from '@/provider/rules/options/selected-options'
import { listDayPriceKop, rentalDayKop, type Tariff } from './day-price'
import { discountedDayKop, discountLines } from './discounts'
import { handOverLines } from './hand-over-fees'
import type { HandOver, PriceRules } from './price-rules'
import { seasonPercent } from './season'
import type { Stay } from './stay'

/**
 * Returns the price of a rental as lines whose sum is the total (PRODUCT §5), in the order of the contract: kopecks, every
 * line in whole roubles. Every page and document shows this price.
 */
export function priceRental(
  tariff: Tariff,
  stay: Stay,
  handOver: HandOver,
  rules: PriceRules,
  options: SelectedOptions = NO_SELECTED_OPTIONS,
): Price {
  const { dayPercents, dayPrices, rentalKop, discounts, perDayKop } = priceDays(tariff, stay, rules, options)
  const discountedKop = rentalKop + sumOf(discounts)
  const extras = extraLines(options.extras, stay.days)
  const fees = handOverLines(tariff, stay, handOver, rules)
  const covers = coverLines(options, stay.days)
  const addedKop = sumOf(extras) + sumOf(fees) + sumOf(covers)
  const unpaidKop = discountedKop + addedKop - options.paidKop
  const miles = milesLines(options.milesKop, discountedKop, rules.milesMaxSharePercent, unpaidKop)
  const totalKop = discountedKop + addedKop + sumOf(miles)

  // An operator may set a special price above the list price: then nothing is struck out.
  const listKop = sum(dayPercents.map((percent) => listDayPriceKop(tariff, percent)))
  return {
    days: stay.days,
    lines: [rentalLine(rentalKop, dayPrices), ...discounts, ...extras, ...fees, ...covers, ...miles],
    totalKop,
    perDayKop,
    listTotalKop: Math.max(totalKop, listKop + addedKop),
    payNowKop: 0,
    payLaterKop: totalKop,
    depositKop: tariff.depositKop,
  }
}

const percentsByStay = new WeakMap<
  Pick<Stay, 'dates'>,
  { seasons: PriceRules['seasons']; percents: readonly number[] }
>()

/** Returns the season's percent of every rental day; cached, because one stay is priced for every model. */
function percentsOf(stay: Pick<Stay, 'dates'>, seasons: PriceRules['seasons']): readonly number[] {
  const cached = percentsByStay.get(stay)
  if (cached?.seasons === seasons) return cached.percents
  const percents = stay.dates.map((date) => seasonPercent(date, seasons))
  percentsByStay.set(stay, { seasons, percents })
  return percents
}

/** Returns the prices of the rental days and their discounts, without options and fees. */
export function priceDays(
  tariff: Tariff,
  stay: Pick<Stay, 'days' | 'dates' | 'legalDate'>,
  rules: Pick<PriceRules, 'seasons' | 'mileageDiscountPercent' | 'saleLimit'>,
  options: SelectedOptions,
) {
  const dayPercents = percentsOf(stay, rules.seasons)
  const dayPrices = dayPercents.map((percent) => rentalDayKop(tariff, percent, stay.days))
  const rentalKop = sum(dayPrices)
  const discounts = discountLines(rentalKop, stay, tariff, rules, options)
  const percent = sum(discounts.map((line) => line.percent ?? 0))
  return { dayPercents, dayPrices, rentalKop, discounts, perDayKop: discountedDayKop(rentalKop, stay.days, percent) }
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
