import fleet from '@/provider/db/seed/data/fleet.json'
import places from '@/provider/db/seed/data/places.json'
import prices from '@/provider/db/seed/data/prices.json'

/**
 * The price in whole roubles by PRODUCT §5, worked out again from the demo files with arithmetic of its own: integers,
 * clocks by fixed offsets (Vladivostok is UTC+10 and Moscow UTC+3, both without summer time). It shares nothing with
 * the rules that it judges.
 */
const HOUR = 3_600_000

export type Case = { slug: string; pickup: Date; dropoff: Date; city: number; dropoffPlace: number }

export function oracle({ slug, pickup, dropoff, city, dropoffPlace }: Case) {
  const model = fleet.models.find((candidate) => candidate.slug === slug)
  if (!model) throw new Error(slug)
  const nights = Number((BigInt(dropoff.getTime() - pickup.getTime()) + BigInt(24 * HOUR - 1)) / BigInt(24 * HOUR))
  const dates = Array.from({ length: nights }, (_, night) => localClock(pickup, night).date)
  const rental = sum(dates.map((date) => dayRoubles(itemHundredths(model), date)))
  const list = sum(dates.map((date) => dayRoubles(model.stoimost * 100, date)))

  const percent = nights < 3 ? 0 : nights < 7 ? model.discount1 : model.discount2
  const discount = half(rental * BigInt(percent), 100n)
  const fees = {
    delivery: feeOf(model.tags, city),
    collection: feeOf(model.tags, dropoffPlace),
    nightPickup: nightFee(pickup),
    nightDropoff: nightFee(dropoff),
  }
  const allFees = fees.delivery + fees.collection + fees.nightPickup + fees.nightDropoff
  const total = Number(rental - discount) + allFees
  return {
    days: nights,
    rental: Number(rental),
    discount: Number(discount),
    ...fees,
    total,
    perDay: Number(half(rental * BigInt(100 - percent), BigInt(100 * nights))),
    listTotal: Math.max(total, Number(list) + allFees),
    deposit: model.depositRub,
  }
}

/** `YYYY-MM-DD-HH-mm` in Moscow. */
export function moscow(instant: Date): string {
  return new Date(instant.getTime() + 3 * HOUR).toISOString().slice(0, 16).replace(/[T:]/g, '-')
}

type Model = (typeof fleet.models)[number]

function itemHundredths(model: Model): number {
  return model.special_price > 0 ? model.special_price * 100 : model.stoimost * (100 - model.skidka_2)
}

function dayRoubles(hundredths: number, date: string): bigint {
  const seasons = prices.periods.filter(({ spans }) => spans.some(({ from, to }) => date >= from && date <= to))
  const strongest = seasons.sort((a, b) => b.priority - a.priority)[0]
  const season = strongest ? BigInt(strongest.coefficient.toFixed(2).replace('.', '')) : 100n
  return half(BigInt(hundredths) * season, 10_000n)
}

function sum(amounts: bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n)
}

/** Division rounded half up. */
function half(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator)
}

function feeOf(tags: string[], id: number): number {
  const place = places.places.find((candidate) => candidate.id === id)
  if (!place) throw new Error(String(id))
  const freeHere = tags.includes('Бесплатная подача на поляну') && place.code === 'lazurnaya-bay'
  return freeHere ? 0 : place.feeRub
}

function nightFee(instant: Date): number {
  const { hour } = localClock(instant, 0)
  return hour >= 20 || hour < 8 ? 1000 : 0
}

function localClock(instant: Date, plusDays: number): { date: string; hour: number } {
  const local = new Date(instant.getTime() + (10 + 24 * plusDays) * HOUR).toISOString()
  return { date: local.slice(0, 10), hour: Number(local.slice(11, 13)) }
}
