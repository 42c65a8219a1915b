import fleet from '@/provider/db/seed/data/fleet.json'
import places from '@/provider/db/seed/data/places.json'
import prices from '@/provider/db/seed/data/prices.json'

/**
 * The price in whole roubles by PRODUCT §5, worked out again from the demo files with arithmetic of its own: integers,
 * clocks by fixed offsets (Vladivostok is UTC+10 and Moscow UTC+3, both without summer time). It shares nothing with
 * the rules that it judges.
 */
const HOUR = 3_600_000

export type Case = { slug: string; pickup: Date; dropoff: Date; city: number; dropoffCity: number }

export function oracle({ slug, pickup, dropoff, city, dropoffCity }: Case) {
  const model = fleet.models.find((candidate) => candidate.slug === slug)
  if (!model) throw new Error(slug)
  const nights = Number((BigInt(dropoff.getTime() - pickup.getTime()) + BigInt(24 * HOUR - 1)) / BigInt(24 * HOUR))
  let rental = 0n
  for (let night = 0; night < nights; night++) rental += dayRoubles(model, localClock(pickup, night).date)

  const percent = nights < 3 ? 0 : nights < 7 ? model.discount1 : model.discount2
  const discount = half(rental * BigInt(percent), 100n)
  const fees = [feeOf(model.tags, city), feeOf(model.tags, dropoffCity), nightFee(pickup), nightFee(dropoff)]
  return {
    days: nights,
    rental: Number(rental),
    discount: Number(discount),
    total: Number(rental - discount) + fees.reduce((sum, fee) => sum + fee, 0),
    deposit: model.depositRub,
  }
}

/** `YYYY-MM-DD-HH-mm` in Moscow. */
export function moscow(instant: Date): string {
  return new Date(instant.getTime() + 3 * HOUR).toISOString().slice(0, 16).replace(/[T:]/g, '-')
}

type Model = (typeof fleet.models)[number]

function dayRoubles(model: Model, date: string): bigint {
  const hundredths = model.special_price > 0 ? model.special_price * 100 : model.stoimost * (100 - model.skidka_2)
  const seasons = prices.periods.filter(({ spans }) => spans.some(({ from, to }) => date >= from && date <= to))
  const strongest = seasons.sort((a, b) => b.priority - a.priority)[0]
  const season = strongest ? BigInt(strongest.coefficient.toFixed(2).replace('.', '')) : 100n
  return half(BigInt(hundredths) * season, 10_000n)
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
