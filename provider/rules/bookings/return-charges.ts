import type { LaterCharge, ModelCharge } from '@/provider/contract/later-charges'
import type { Texts } from '@/provider/rules/i18n/language'

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES
const ROUBLE_KOP = 100

export type Charge = Omit<LaterCharge, 'name'> & { name: Texts }

/** A charge that the staff add, by its code. `quantity`: litres or kilometres; 1 for a charge per return. */
export type ChargeRequest = { code: string; quantity: number }

/** The end that was agreed before the accepted requests for a later return, and what they added to the price. */
export type Extended = { firstEndAt: Date; addedKop: number }

export type ReturnedRental = {
  /** The agreed end. */
  endAt: Date
  /** Null: no later return was accepted. */
  extended: Extended | null
  /** The actual end. */
  backAt: Date
  /** An average day of the rental. */
  dayKop: number
  /** Those that its price pays. */
  days: number
  /** The distance by the odometer. */
  drivenKm: number
  /** Null: without a limit. */
  kmPerDay: number | null
  overMileageKopPerKm: number
  requestedCharges: readonly ChargeRequest[]
}

/** `quantity`: hours, kilometres, litres or pieces; a sum of whole roubles above zero. */
export type ReturnCharge = { code: string; name: Texts; unit: Charge['unit']; quantity: number; amountKop: number }

/** Computed from the dates and the odometer; the staff add all others. */
export const AUTOMATIC_CHARGES = ['late', 'overMileage'] as const

/** Returns the charges of a returned car by the branch's list (specification §9), without those of nothing. */
export function returnCharges(rental: ReturnedRental, charges: readonly Charge[]): ReturnCharge[] {
  return charges
    .map((charge) => ({ ...charge, ...amountOf(charge, rental) }))
    .filter(({ amountKop }) => amountKop > 0)
    .map(({ code, name, unit, quantity, amountKop }) => ({ code, name, unit, quantity, amountKop }))
}

function amountOf(charge: Charge, rental: ReturnedRental): { quantity: number; amountKop: number } {
  if (charge.code === 'late') return lateCharge(charge, rental)
  if (charge.code === 'overMileage') return overMileage(charge, rental)
  const quantity = rental.requestedCharges.find(({ code }) => code === charge.code)?.quantity ?? 0
  return { quantity, amountKop: wholeRoubles(quantity * (charge.feeKop ?? 0)) }
}

/**
 * Charges what the price of an extended rental has not for it already: its lateness counts from its first end, so that the
 * grace time is given once and no hour is paid twice. A return by the agreed end costs nothing, whatever the charge is now.
 */
function lateCharge(charge: Charge, rental: ReturnedRental) {
  const { endAt, extended, backAt, dayKop } = rental
  const late = lateness(charge, dayKop, minutesBetween(extended?.firstEndAt ?? endAt, backAt))
  const agreed = agreedLateness(charge, rental)
  const startedHours = Math.ceil(minutesBetween(endAt, backAt) / HOUR_MINUTES)
  return {
    quantity: Math.min(startedHours, late.hours - agreed.days * 24 - agreed.restHours),
    amountKop: Math.max(0, late.amountKop - Math.max(agreed.amountKop, extended?.addedKop ?? 0)),
  }
}

/** Returns the lateness that an extended rental has paid with its price; none of another. */
export function agreedLateness(
  charge: Omit<Charge, 'name'>,
  { endAt, extended, dayKop }: Pick<ReturnedRental, 'endAt' | 'extended' | 'dayKop'>,
): Lateness {
  return lateness(charge, dayKop, minutesBetween(extended?.firstEndAt ?? endAt, endAt))
}

/** `days` that are charged whole, `restHours` that are charged beside them for `restKop`; `hours`: of the delay itself. */
type Lateness = { days: number; restHours: number; restKop: number; amountKop: number; hours: number }

/**
 * Charges a whole day for each day late. The rest costs nothing within the grace time, then a share of a day for each started
 * hour, and a whole day after so many hours; never more than that.
 */
function lateness(
  { feeKop, sharePercent, graceMinutes, fullDayAfterHours }: Omit<Charge, 'name'>,
  dayKop: number,
  minutes: number,
): Lateness {
  const fullDays = Math.floor(minutes / DAY_MINUTES)
  const restMinutes = minutes % DAY_MINUTES
  const startedHours = Math.ceil(Math.max(0, restMinutes - (graceMinutes ?? 0)) / HOUR_MINUTES)
  const startedKop = startedHours * shareKop({ feeKop, sharePercent }, dayKop)
  const isLong = fullDayAfterHours !== null && restMinutes > fullDayAfterHours * HOUR_MINUTES
  const isFullDay = isLong || (startedHours > 0 && startedKop >= dayKop)
  const [days, restHours, restKop] = isFullDay ? [fullDays + 1, 0, 0] : [fullDays, startedHours, startedKop]
  const hours = fullDays * 24 + (isLong ? Math.ceil(restMinutes / HOUR_MINUTES) : startedHours)
  return { days, restHours, restKop, hours, amountKop: wholeRoubles(days * dayKop + restKop) }
}

function minutesBetween(from: Date, to: Date): number {
  return Math.max(0, Math.ceil((+to - +from) / MINUTE_MS))
}

function overMileage(
  { feeKop }: Charge,
  { drivenKm, kmPerDay, days, overMileageKopPerKm }: ReturnedRental,
): { quantity: number; amountKop: number } {
  const quantity = kmPerDay === null ? 0 : Math.max(0, drivenKm - kmPerDay * days)
  return { quantity, amountKop: wholeRoubles(quantity * (feeKop ?? overMileageKopPerKm)) }
}

/** Returns a fee, or its share of a day, in whole roubles: so many hours cost so many times what one is said to cost. */
function shareKop({ feeKop, sharePercent }: Pick<Charge, 'feeKop' | 'sharePercent'>, dayKop: number): number {
  return feeKop ?? wholeRoubles((dayKop * (sharePercent ?? 0)) / 100)
}

/**
 * Returns what one hour, kilometre, litre or piece of each charge costs for a model, as `returnCharges` counts it.
 *
 * @param rental `isHighestDay`: `dayKop` is that of the dearest rental, because no dates are known
 */
export function modelCharges(
  {
    dayKop,
    isHighestDay = false,
    overMileageKopPerKm,
  }: Pick<ReturnedRental, 'dayKop' | 'overMileageKopPerKm'> & { isHighestDay?: boolean },
  charges: readonly Charge[],
): ModelCharge[] {
  return charges.map((charge) => {
    const { code, unit, graceMinutes, fullDayAfterHours } = charge
    const amountKop = code === 'overMileage' ? (charge.feeKop ?? overMileageKopPerKm) : shareKop(charge, dayKop)
    const isShare = charge.feeKop === null && charge.sharePercent !== null
    const isUpTo = isHighestDay && isShare
    return { code, unit, amountKop: wholeRoubles(amountKop), isUpTo, graceMinutes, fullDayAfterHours }
  })
}

/** Rounds down: in the client's favour. */
export function wholeRoubles(kop: number): number {
  return Math.floor(kop / ROUBLE_KOP) * ROUBLE_KOP
}

const UNITS: Record<Charge['unit'], Texts | null> = {
  once: null,
  per_hour: { ru: '{n} ч', en: '{n} h', 'zh-CN': '{n} 小时' },
  per_litre: { ru: '{n} л', en: '{n} l', 'zh-CN': '{n} 升' },
  per_km: { ru: '{n} км', en: '{n} km', 'zh-CN': '{n} 公里' },
}

/** Returns the text for the client: «Долив топлива, 12 л». */
export function returnChargeText({ name, unit, quantity }: Pick<ReturnCharge, 'name' | 'unit' | 'quantity'>): Texts {
  const units = UNITS[unit]
  if (units === null) return name
  const amount = (text: string) => text.replace('{n}', String(quantity))
  return {
    ru: `${name.ru}, ${amount(units.ru)}`,
    en: `${name.en}, ${amount(units.en)}`,
    'zh-CN': `${name['zh-CN']}，${amount(units['zh-CN'])}`,
  }
}
