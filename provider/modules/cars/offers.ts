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
import { describeStay, type Stay } from '@/provider/rules/stay'
import type { Offer } from './car-item'
import { requirePeriod } from './rental-dates'
import type { AvailabilityWindow, CarsRepository, ModelRow, SeasonRow } from './repository'

export type CarsParts = { cars: CarsRepository; settings: SettingsService; places: PlacesService; now: () => Date }

export type OfferQuery = Pick<CarsQuery, 'df' | 'dt' | 'city' | 'dropoffPlace'>

export type Branch = { data: StationData; rules: PriceRules; seasons: SeasonRow[] }

/**
 * Every model; with its price and whether it can be had, when dates are given.
 *
 * @throws {FailureError} `unknown_place`, or the fault of the dates.
 */
export async function listOffers(parts: CarsParts, query: OfferQuery): Promise<{ offers: Offer[]; branch: Branch }> {
  const { cars, settings } = parts
  const [models, branch] = await Promise.all([cars.listModels(settings.station), readBranch(parts)])
  return { offers: await offersOf(parts, models, query, branch), branch }
}

/**
 * One model, with what its price table is made of; of the others only the free ones of its class are asked for, and
 * only when this one cannot be had.
 *
 * @throws {FailureError} `not_found`, `unknown_place`, or the fault of the dates.
 */
export async function findOffer(parts: CarsParts, slug: string, query: OfferQuery) {
  const { cars, settings } = parts
  const [model, branch] = await Promise.all([requireModel(parts, slug), readBranch(parts)])
  const [offer = undated(model)] = await offersOf(parts, [model], query, branch)
  if (offer.reason === null) return { offer, branch, alternatives: [] }
  const others = await offersOf(parts, await cars.listModels(settings.station, model.classId), query, branch)
  return { offer, branch, alternatives: others.filter(({ reason }) => reason === null) }
}

/**
 * What one rental costs now and whether it can be had: read anew for every quote and every booking.
 *
 * @throws {FailureError} `not_found`, `unknown_place`, or the fault of the dates.
 */
export async function offerRental(parts: CarsParts, rental: RentalRequest) {
  const { cars, settings, places, now } = parts
  const [model, branch] = await Promise.all([requireModel(parts, rental.slug), readBranch(parts)])
  const { data, rules } = branch
  const period = requirePeriod(rental, now(), data.rules)
  const window = windowOf(period, data, now())
  const [handOver, freeModelIds] = await Promise.all([
    places.forRental(rental, data.defaultPlaceId),
    cars.freeModelIds(settings.station, window, [model.id]),
  ])
  return {
    ...offerFor(model, describeStay(period, data.timeZone), { handOver, freeModelIds, rules }),
    branch,
    data,
    period,
    handOver,
    blockedUntil: window.blockedUntil,
    rulesVersion: versionOf(model, handOver, rules),
  }
}
export type OfferedRental = Awaited<ReturnType<typeof offerRental>>

async function requireModel({ cars, settings }: CarsParts, slug: string): Promise<ModelRow> {
  const model = await cars.findModel(settings.station, slug)
  if (!model) throw new FailureError('not_found', 'No such model.')
  return model
}

export async function readBranch({ cars, settings }: CarsParts): Promise<Branch> {
  const [data, seasons] = await Promise.all([settings.current(), cars.listSeasons(settings.station)])
  return { data, rules: { nightFee: data.nightFee, freeDelivery: data.freeDelivery, seasons }, seasons }
}

/** Places are checked without dates too. */
async function offersOf(
  { cars, settings, places, now }: CarsParts,
  models: ModelRow[],
  query: OfferQuery,
  { data, rules }: Branch,
): Promise<Offer[]> {
  const { df, dt } = query
  const period = df !== undefined && dt !== undefined ? requirePeriod({ df, dt }, now(), data.rules) : null
  const ids = models.map(({ id }) => id)
  const [handOver, freeModelIds] = await Promise.all([
    places.forRental(query, data.defaultPlaceId),
    period ? cars.freeModelIds(settings.station, windowOf(period, data, now()), ids) : new Set<number>(),
  ])
  if (!period) return models.map(undated)
  const stay = describeStay(period, data.timeZone)
  return models.map((model) => offerFor(model, stay, { handOver, freeModelIds, rules }))
}

function undated(model: ModelRow): Offer {
  return { model, reason: null, price: null }
}

type Question = { handOver: RentalPlaces; freeModelIds: ReadonlySet<number>; rules: PriceRules }

function offerFor(model: ModelRow, stay: Stay, { handOver, freeModelIds, rules }: Question) {
  return {
    model,
    reason: unavailableReason({ ...model, hasFreePlate: freeModelIds.has(model.id) }, stay),
    price: priceRental(model, stay, handOver, rules),
  }
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
