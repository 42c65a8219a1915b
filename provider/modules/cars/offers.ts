import { createHash } from 'node:crypto'
import { addMinutes } from 'date-fns'
import type { CarsQuery } from '@/provider/contract/cars'
import type { RentalRequest } from '@/provider/contract/quotes'
import type { RentalPeriod } from '@/provider/contract/rules/rental-period'
import { FailureError } from '@/provider/failure-error'
import type { PlacesService, RentalPlaces } from '@/provider/modules/places/service'
import type { SettingsService } from '@/provider/modules/settings/service'
import { unavailableReason } from '@/provider/rules/availability'
import { priceRental } from '@/provider/rules/price'
import type { PriceRules } from '@/provider/rules/price-rules'
import type { StationData } from '@/provider/rules/station'
import { describeStay } from '@/provider/rules/stay'
import type { Offer } from './car-item'
import { requirePeriod } from './rental-dates'
import type { AvailabilityWindow, CarsRepository, ModelRow } from './repository'

export type CarsParts = { cars: CarsRepository; settings: SettingsService; places: PlacesService; now: () => Date }

export type OfferQuery = Pick<CarsQuery, 'df' | 'dt' | 'city' | 'dropoffCity'>

type Asked = { period: RentalPeriod; handOver: RentalPlaces; freeModelIds: ReadonlySet<number> }

/**
 * Every model; with its price and whether it can be had, when dates are given.
 *
 * @throws {FailureError} `unknown_place`, or the fault of the dates.
 */
export async function listOffers(
  { cars, settings, places, now }: CarsParts,
  query: OfferQuery,
): Promise<{ offers: Offer[]; data: StationData }> {
  const { station } = settings
  const data = await settings.current()
  const { df, dt } = query
  const period = df !== undefined && dt !== undefined ? requirePeriod({ df, dt }, now(), data.rules) : null
  const [models, seasons, handOver, freeModelIds] = await Promise.all([
    cars.listModels(station),
    cars.listPeriods(station),
    places.forRental(query, data.defaultPlaceId),
    period ? cars.freeModelIds(station, windowOf(period, data, now())) : new Set<number>(),
  ])
  return { offers: offersOf(models, period && { period, handOver, freeModelIds }, data, { ...data, seasons }), data }
}

/**
 * What one rental costs now and whether it can be had: read anew for every quote and every booking.
 *
 * @throws {FailureError} `not_found`, `unknown_place`, or the fault of the dates.
 */
export async function offerRental({ cars, settings, places, now }: CarsParts, rental: RentalRequest) {
  const { station } = settings
  const [data, model, seasons] = await Promise.all([
    settings.current(),
    cars.findModel(station, rental.slug),
    cars.listPeriods(station),
  ])
  if (!model) throw new FailureError('not_found', 'No such model.')
  const period = requirePeriod(rental, now(), data.rules)
  const window = windowOf(period, data, now())
  const [handOver, freeModelIds] = await Promise.all([
    places.forRental(rental, data.defaultPlaceId),
    cars.freeModelIds(station, window, model.id),
  ])
  const rules = { nightFee: data.nightFee, freeDelivery: data.freeDelivery, seasons }
  const stay = describeStay(period, data.timeZone)
  return {
    data,
    model,
    period,
    handOver,
    blockedUntil: window.blockedUntil,
    reason: unavailableReason({ ...model, hasFreePlate: freeModelIds.has(model.id) }, stay),
    price: priceRental(model, stay, handOver, rules),
    rulesVersion: versionOf(model, handOver, rules),
  }
}
export type OfferedRental = Awaited<ReturnType<typeof offerRental>>

function offersOf(models: ModelRow[], asked: Asked | null, { timeZone }: StationData, rules: PriceRules): Offer[] {
  if (!asked) return models.map((model) => ({ model, reason: null, price: null }))
  const stay = describeStay(asked.period, timeZone)
  return models.map((model) => ({
    model,
    reason: unavailableReason({ ...model, hasFreePlate: asked.freeModelIds.has(model.id) }, stay),
    price: priceRental(model, stay, asked.handOver, rules),
  }))
}

function windowOf(
  { pickup, dropoff }: RentalPeriod,
  { turnaroundMinutes }: StationData,
  now: Date,
): AvailabilityWindow {
  return { from: pickup, blockedUntil: addMinutes(dropoff, turnaroundMinutes), now }
}

/** Hash of everything that the price of this rental depends on: it names the price list that a quote was made by. */
function versionOf(model: ModelRow, { pickupPlace, dropoffPlace }: RentalPlaces, rules: PriceRules): string {
  const { listKop, salePercent, specialKop, discount1Percent, discount2Percent, depositKop, tags } = model
  const tariff = [listKop, salePercent, specialKop, discount1Percent, discount2Percent, depositKop, tags]
  const fees = [pickupPlace.code, pickupPlace.feeKop, dropoffPlace.code, dropoffPlace.feeKop]
  return createHash('sha256')
    .update(JSON.stringify([tariff, fees, rules]))
    .digest('hex')
    .slice(0, 16)
}
