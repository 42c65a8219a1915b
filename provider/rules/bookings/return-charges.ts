import type { LaterCharge, ModelCharge } from '@/provider/contract/later-charges'
import type { Texts } from '@/provider/rules/i18n/language'

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES
const ROUBLE_KOP = 100

export type Charge = Omit<LaterCharge, 'name'> & { name: Texts }

/** A charge that the staff add, by its code. `quantity`: litres or kilometres; 1 for a charge per return. */
export type ChargeRequest = { code: string; quantity: number }

export type ReturnedRental = {
  /** The agreed end. */
  endAt: Date
  /** The actual end. */
  backAt: Date
  /** An average day of the rental. */
  dayKop: number
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
 * Charges a whole day for each day late. The rest costs nothing within the grace time, then a share of a day for each started
 * hour, and a whole day after so many hours; never more than that.
 */
function lateCharge({ feeKop, sharePercent, graceMinutes, fullDayAfterHours }: Charge, rental: ReturnedRental) {
  const { dayKop } = rental
  const lateMinutes = Math.max(0, Math.ceil((+rental.backAt - +rental.endAt) / MINUTE_MS))
  const fullDays = Math.floor(lateMinutes / DAY_MINUTES)
  const restMinutes = lateMinutes % DAY_MINUTES
  const restHours = Math.ceil(Math.max(0, restMinutes - (graceMinutes ?? 0)) / HOUR_MINUTES)
  const isFullDay = fullDayAfterHours !== null && restMinutes > fullDayAfterHours * HOUR_MINUTES
  const restKop = isFullDay ? dayKop : Math.min(dayKop, restHours * shareKop({ feeKop, sharePercent }, dayKop))
  return {
    quantity: fullDays * 24 + (isFullDay ? Math.ceil(restMinutes / HOUR_MINUTES) : restHours),
    amountKop: wholeRoubles(fullDays * dayKop + restKop),
  }
}

function overMileage(
  { feeKop }: Charge,
  { drivenKm, kmPerDay, days, overMileageKopPerKm }: ReturnedRental,
): { quantity: number; amountKop: number } {
  const quantity = kmPerDay === null ? 0 : Math.max(0, drivenKm - kmPerDay * days)
  return { quantity, amountKop: wholeRoubles(quantity * (feeKop ?? overMileageKopPerKm)) }
}

/** Returns a fee, or its share of a day. */
function shareKop({ feeKop, sharePercent }: Pick<Charge, 'feeKop' | 'sharePercent'>, dayKop: number): number {
  return feeKop ?? (dayKop * (sharePercent ?? 0)) / 100
}

/** Returns what one hour, kilometre, litre or piece of each charge costs for a model, as `returnCharges` counts it. */
export function modelCharges(
  { dayKop, overMileageKopPerKm }: Pick<ReturnedRental, 'dayKop' | 'overMileageKopPerKm'>,
  charges: readonly Charge[],
): ModelCharge[] {
  return charges.map((charge) => {
    const { code, unit, graceMinutes, fullDayAfterHours } = charge
    const amountKop = code === 'overMileage' ? (charge.feeKop ?? overMileageKopPerKm) : shareKop(charge, dayKop)
    return { code, unit, amountKop: wholeRoubles(amountKop), graceMinutes, fullDayAfterHours }
  })
}

/** Rounds down: in the client's favour. */
function wholeRoubles(kop: number): number {
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
