import { addDays, formatISO, parseISO } from 'date-fns'
import type { LongTermItem } from '@/provider/contract/long-term'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import type { Database } from '@/provider/db/database'
import { FailureError } from '@/provider/failure-error'
import type { Cars } from '@/provider/modules/cars/bind-cars'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import type { Language } from '@/provider/rules/i18n/language'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'
import { type Offer, offerOf } from './offer-item'
import { listMonthPrices, listOfferRows } from './queries'

export type OfferDeps = { db: Database; cars: Cars; settings: Settings; now: () => Date }

/** Reads every plate that is hired out by the month, those that are taken too, with the settings of the branch. */
export async function readOffers({ db, cars, settings, now }: OfferDeps, language: Language) {
  const { station } = settings
  const data = await settings.current()
  const { date: today } = toStationMoment(now(), data.timeZone)
  const [rows, prices, fleet, photosOf] = await Promise.all([
    listOfferRows(db, station, today),
    listMonthPrices(db, station),
    cars.listFleet(language),
    cars.readPhotos(language),
  ])
  const carOf = new Map(fleet.items.map((car) => [car.slug, car]))
  const pricesOf = (modelId: number) => prices.filter((price) => price.modelId === modelId)
  const offers = rows.flatMap((row) => {
    const { carId, slug, tariff } = row
    const car = carOf.get(slug)
    const photos = photosOf({ modelId: tariff.modelId, carId }, 1)
    return (car && offerOf(row, { ...car, photos }, pricesOf(tariff.modelId), today)) ?? []
  })
  return { offers, classes: fleet.classes, photosOf, data, today }
}

/** Reads all offers and the one with this address. @throws {FailureError} `not_found` */
export async function readOffer(deps: OfferDeps, address: string, language: Language) {
  const read = await readOffers(deps, language)
  const offer = read.offers.find(({ item }) => item.address === address)
  if (!offer) throw new FailureError('not_found', 'No such plate on offer.')
  return { ...read, ...offer }
}

/** Returns the days on which a term of this plate may begin. */
export function startDays({ freeFrom }: LongTermItem, { rules }: BranchSettings, today: string) {
  const last = formatISO(addDays(parseISO(today), rules.maxDaysAhead), { representation: 'date' })
  const from = freeFrom ?? today
  return { from, to: [from, last].sort().at(-1) ?? last }
}

/** Returns the offers that are not taken. */
export function freeItems(offers: Offer[]): LongTermItem[] {
  return offers.filter(({ row }) => !row.taken).map(({ item }) => item)
}
