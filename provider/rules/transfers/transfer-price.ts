import type { TransferLine, TransferPrice } from '@/provider/contract/transfers'

/** `dayKop` is for `dayHours` hours; every hour beyond them is charged as an hour. */
export type TransferTariff = { hourKop: number; dayKop: number; minHours: number; dayHours: number }

/** ⚙ of orders with a driver. `maxOrdersPerPhone`: within 24 hours. */
export type TransferRules = {
  /** Surcharge for every hour of which any minute is night. */
  nightHourKop: number
  /** Price of a seat for the whole order. */
  childSeatKop: number
  leadHours: number
  maxHours: number
  maxOrdersPerPhone: number
}

/** Branch-local, `HH:mm`; passes midnight. */
type Night = { from: string; to: string }

/** `time`, `backTime`: when each way begins, branch-local `HH:mm`; null: there is no way back. */
type PricedTrip = { hours: number; time: string; backTime: string | null; childSeats: number; isFrom: boolean }

const DAY_MINUTES = 24 * 60

/** Returns the price of a trip of whole hours by day: at least `minHours` (specification §9), at most the price of a day. */
export function transferKop(tariff: TransferTariff, hours: number): number {
  return sumOf(tripLines(tariff, hours))
}

/** Returns the whole price of an order. */
export function transferPrice(
  trip: PricedTrip,
  tariff: TransferTariff,
  { nightHourKop, childSeatKop, night }: Pick<TransferRules, 'nightHourKop' | 'childSeatKop'> & { night: Night },
): TransferPrice {
  const hours = Math.max(trip.hours, tariff.minHours)
  const way = tripLines(tariff, hours)
  const nightLine = (code: 'night' | 'back_night', time: string) =>
    unitLines(code, nightHours(time, hours, night), nightHourKop)
  const lines = [
    ...way,
    ...nightLine('night', trip.time),
    ...(trip.backTime === null
      ? []
      : [{ code: 'back', amountKop: sumOf(way), quantity: hours } as const, ...nightLine('back_night', trip.backTime)]),
    ...unitLines('child_seats', trip.childSeats, childSeatKop),
  ]
  return { lines, totalKop: sumOf(lines), hours, isFrom: trip.isFrom }
}

/** Returns how many hours from `time` on have a minute of night: 20:00 is night, 08:00 is day (specification §9). */
export function nightHours(time: string, hours: number, { from, to }: Night): number {
  const start = minutesOf(time)
  const [dusk, dawn] = [minutesOf(from), minutesOf(to)]
  const isNight = (minute: number) => (dusk <= dawn ? minute >= dusk && minute < dawn : minute >= dusk || minute < dawn)
  const hasNight = (hour: number) =>
    Array.from({ length: 60 }, (_, minute) => (start + hour * 60 + minute) % DAY_MINUTES).some(isNight)
  return Array.from({ length: hours }, (_, hour) => hour).filter(hasNight).length
}

function tripLines({ hourKop, dayKop, minHours, dayHours }: TransferTariff, hours: number): TransferLine[] {
  const charged = Math.max(hours, minHours)
  if (charged <= dayHours && charged * hourKop <= dayKop) return unitLines('hours', charged, hourKop)
  return [
    { code: 'day', amountKop: dayKop, quantity: dayHours },
    ...unitLines('extra_hours', Math.max(charged - dayHours, 0), hourKop),
  ]
}

/** Returns a line for a quantity of units, none when it is free. */
function unitLines(code: TransferLine['code'], quantity: number, unitKop: number): TransferLine[] {
  return quantity > 0 && unitKop > 0 ? [{ code, quantity, unitKop, amountKop: quantity * unitKop }] : []
}

function sumOf(lines: readonly TransferLine[]): number {
  return lines.reduce((sum, { amountKop }) => sum + amountKop, 0)
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}
