import type { SeasonPrices } from './car'

const KOPECKS_PER_ROUBLE = 100

/** Kopecks a day by term of hire: under 3 days, 3 ≤ n < 7, 7 or more (specification §9). */
export type TermPrices = { underThreeKop: number; fromThreeKop: number; fromSevenKop: number }

/** What the price table says a day costs at each term, in whole roubles. The price of a rental is the provider's. */
export function termPrices({ perDayKop, discount3, discount7 }: Omit<SeasonPrices, 'period'>): TermPrices {
  return {
    underThreeKop: perDayKop,
    fromThreeKop: lessPercent(perDayKop, discount3),
    fromSevenKop: lessPercent(perDayKop, discount7),
  }
}

function lessPercent(kopecks: number, percent: number): number {
  return Math.round((kopecks * (100 - percent)) / 100 / KOPECKS_PER_ROUBLE) * KOPECKS_PER_ROUBLE
}
