import fleet from '@/provider/demo/seed/data/fleet.json'
import places from '@/provider/demo/seed/data/places.json'
import prices from '@/provider/demo/seed/data/prices.json'

/**
 * The price in whole roubles by PRODUCT §5, worked out again from the demo files with arithmetic of its own: integers,
 * clocks by fixed offsets (Vladivostok is UTC+10 and Moscow UTC+3, both without summer time). It shares nothing with
 * the rules that it judges.
 */
const HOUR = 3_600_000

export type OracleOptions = {
  insurance: 'none' | 'standard' | 'extended'
  mileage: 'standard' | 'limited'
  protection: boolean
  extras: { code: string; quantity: number }[]
}
export type Case = {
  slug: string
  pickup: Date
  dropoff: Date
  city: number
  dropoffPlace: number
  options: OracleOptions
  pc: string
  /** The day on which the code is entered, `YYYY-MM-DD`. */
  today: string
}

export function oracle({ slug, pickup, dropoff, city, dropoffPlace, options, pc, today }: Case) {
  const model = modelOf(slug)
  const nights = Number((BigInt(dropoff.getTime() - pickup.getTime()) + BigInt(24 * HOUR - 1)) / BigInt(24 * HOUR))
  const dates = Array.from({ length: nights }, (_, night) => localClock(pickup, night).date)
  const rental = sum(dates.map((date) => dayRoubles(itemHundredths(model), date)))
  const list = sum(dates.map((date) => dayRoubles(model.stoimost * 100, date)))

  const percent = nights < 3 ? 0 : nights < 7 ? model.discount1 : model.discount2
  const limited = options.mileage === 'limited' ? prices.mileageOption.discountPercent : 0
  const code = codePercent(pc, { today, pickup: localClock(pickup, 0).date, nights, carClass: model.class })
  const [discount, mileage, promo] = [percent, limited, code].map((part) => half(rental * BigInt(part), 100n))
  const fees = {
    delivery: feeOf(model.tags, city),
    collection: feeOf(model.tags, dropoffPlace),
    nightPickup: nightFee(pickup),
    nightDropoff: nightFee(dropoff),
  }
  const added = {
    extras: options.extras.reduce((all, { code, quantity }) => all + quantity * pieceRoubles(code, nights), 0),
    insurance: nights * (insurancePrice(options.insurance, model.class) ?? 0),
    protection: options.protection ? prices.bookingProtection.priceRub : 0,
  }
  const allFees = [...Object.values(fees), ...Object.values(added)].reduce((all, fee) => all + fee, 0)
  const total = Number(rental) - Number(discount) - Number(mileage) - Number(promo) + allFees
  return {
    days: nights,
    rental: Number(rental),
    discount: Number(discount),
    mileage: Number(mileage),
    promo: Number(promo),
    ...fees,
    ...added,
    total,
    perDay: Number(half(rental * BigInt(100 - percent - limited - code), BigInt(100 * nights))),
    listTotal: Math.max(total, Number(list) + allFees),
    deposit: model.depositRub,
  }
}

/** What may be added to this model, by the demo files. */
export function offeredFor(slug: string) {
  const model = modelOf(slug)
  const packages = ['none', 'standard', 'extended'] as const
  return {
    insurance: packages.filter((name) => insurancePrice(name, model.class) !== null),
    mileage: model.mileageLimitedOption ? (['standard', 'limited'] as const) : (['standard'] as const),
    extras: Object.entries(prices.extras)
      .filter(([, { classes }]) => classes === null || classes.includes(model.class))
      .map(([code, { maxQuantity }]) => ({ code, maxQuantity })),
  }
}

/** "You would pay at most", in roubles. */
export function liabilityRoubles(slug: string, insurance: OracleOptions['insurance']): number {
  const { deductibleRub } = modelOf(slug)
  if (insurance === 'extended') return Math.min(deductibleRub, 15_000)
  return insurance === 'standard' ? deductibleRub / 2 : deductibleRub
}

export const CODES = prices.promoCodes.map(({ code }) => code)

/** `YYYY-MM-DD-HH-mm` in Moscow. */
export function moscow(instant: Date): string {
  return new Date(instant.getTime() + 3 * HOUR).toISOString().slice(0, 16).replace(/[T:]/g, '-')
}

type Model = (typeof fleet.models)[number]

function modelOf(slug: string): Model {
  const model = fleet.models.find((candidate) => candidate.slug === slug)
  if (!model) throw new Error(slug)
  return model
}

type Use = { today: string; pickup: string; nights: number; carClass: string }

/** Never more than 5: `salePersLimit` of every pick-up after 14 June 2020. Nobody is signed in. */
function codePercent(code: string, { today, pickup, nights, carClass }: Use): number {
  const promo = prices.promoCodes.find((candidate) => candidate.code === code)
  if (!promo?.active || promo.loginOnly) return 0
  const isNow = promo.validFrom <= today && today <= promo.validTo
  const isThen = (promo.rentalFrom ?? pickup) <= pickup && pickup <= (promo.rentalTo ?? pickup)
  const isLeft = promo.maxUses === null || promo.used < promo.maxUses
  const fits = (promo.classes ?? [carClass]).includes(carClass) && nights >= (promo.minDays ?? 0)
  return isNow && isThen && isLeft && fits ? Math.min(5, promo.percent) : 0
}

/** Null: not offered for this class. */
function insurancePrice(name: OracleOptions['insurance'], carClass: string): number | null {
  const { pricePerDayRub } = prices.insurance[name]
  if (typeof pricePerDayRub === 'number') return pricePerDayRub
  return Object.entries(pricePerDayRub).find(([id]) => id === carClass)?.[1] ?? null
}

function pieceRoubles(code: string, nights: number): number {
  const extra = Object.entries(prices.extras).find(([id]) => id === code)?.[1]
  if (!extra) throw new Error(code)
  const full = extra.unit === 'once' ? extra.priceRub : extra.priceRub * nights
  return extra.capRub !== null && extra.capRub < full ? extra.capRub : full
}

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
