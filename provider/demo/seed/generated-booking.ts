import type { RentalPeriod } from '@/provider/contract/rules/dates/rental-period'
import { formatWireMoment } from '@/provider/contract/rules/dates/wire-time'
import { integerBetween, pick, type Random } from '@/provider/demo/seeded-random'
import { unavailableReason } from '@/provider/modules/cars/rules/availability'
import { priceRental } from '@/provider/rules/prices/price-rental'
import { describeStay } from '@/provider/rules/prices/stay'
import type { HistoryEntry, SeedBooking } from './booking-rows'
import { inventOptions } from './generated-options'
import type { Market, RentedCar } from './market'
import { DAY_MS } from './seeding-day'

const MINUTE_MS = 60_000
const MOST_DAYS_BEFORE = 40
const SERVICE_SHARE = 0.03
const CANCELLED_SHARE = 0.05
/** Share of guests who pick the car up and return it at the branch. */
const BRANCH_SHARE = 0.8

/** Returns a generated booking, or null when the car cannot be booked: out of season, or only with a driver. */
export function generatedBooking(car: RentedCar, period: RentalPeriod, market: Market): SeedBooking | null {
  const { random, day } = market
  const { model } = car
  const stay = describeStay(period, market.timeZone)
  const createdAt = bookedAt(period.pickup, day.noon, random)
  const frame = {
    number: market.nextNumber(),
    carId: car.id,
    modelId: model.id,
    startAt: period.pickup,
    endAt: period.dropoff,
    createdAt,
    keySalt: `demo-${Math.floor(random() * 2 ** 32).toString(36)}`,
  }
  if (random() < SERVICE_SHARE) {
    return {
      ...frame,
      holdUntil: null,
      rental: null,
      history: [{ status: 'confirmed', actor: 'branch', at: createdAt }],
    }
  }
  if (unavailableReason({ ...model, hasFreePlate: true }, stay)) return null

  const branchPlace = market.places[0]
  const place = branchPlace && random() < BRANCH_SHARE ? branchPlace : pick(random, market.places)
  const guest = pick(random, market.guests)
  const handOver = { pickupPlace: place, dropoffPlace: place }
  const { options, selectedOptions, liabilityKop } = inventOptions(model, period, market)
  const history = historyOf(period, createdAt, market)
  const price = priceRental(model.tariff, stay, handOver, market.rules, selectedOptions)
  return {
    ...frame,
    holdUntil: new Date(createdAt.getTime() + 15 * MINUTE_MS),
    history,
    rental: {
      clientPhone: guest.driver.phone,
      request: {
        slug: model.slug,
        df: formatWireMoment(period.pickup),
        dt: formatWireMoment(period.dropoff),
        city: place.id,
        dropoffPlace: place.id,
        options,
        pc: '',
      },
      price,
      driver: guest.driver,
      extraDrivers: [],
      language: guest.language,
      liabilityKop,
      promoCode: null,
      // Paid at the branch at the pick-up.
      paidKop: history.some(({ status }) => status === 'active') ? price.totalKop : 0,
      refundKop: null,
      flight: '',
    },
  }
}

/** Some weeks before the rental, and never after the seeding day's noon. */
function bookedAt(pickup: Date, noon: Date, random: Random): Date {
  const before = Math.min(pickup.getTime(), noon.getTime())
  return new Date(
    before - integerBetween(random, 1, MOST_DAYS_BEFORE) * DAY_MS + integerBetween(random, 0, 600) * MINUTE_MS,
  )
}

function historyOf(
  { pickup, dropoff }: RentalPeriod,
  createdAt: Date,
  { day, random }: Market,
): [HistoryEntry, ...HistoryEntry[]] {
  const confirmedAt = new Date(createdAt.getTime() + integerBetween(random, 1, 12) * MINUTE_MS)
  const history: [HistoryEntry, ...HistoryEntry[]] = [
    { status: 'held', actor: 'client', at: createdAt },
    { status: 'confirmed', actor: 'client', at: confirmedAt },
  ]
  if (random() < CANCELLED_SHARE) {
    const at = new Date(confirmedAt.getTime() + integerBetween(random, 1, 12) * 60 * MINUTE_MS)
    return [...history, { status: 'cancelled_client', actor: 'client', at, reason: 'plans_changed' }]
  }
  if (pickup <= day.now) history.push({ status: 'active', actor: 'branch', at: pickup })
  if (dropoff <= day.now) history.push({ status: 'completed', actor: 'branch', at: dropoff })
  return history
}
