import type { LongTermDetails, LongTermItem } from '@/provider/contract/long-term'
import { type Language, textIn } from '@/provider/rules/i18n/language'
import { freeItems, type OfferDeps, readOffer, startDays } from './read-offers'

const MAX_SIMILAR = 3

/** Reads one plate with its terms. @throws {FailureError} `not_found` for a plate that is not hired out by the month */
export async function readDetails(deps: OfferDeps, address: string, language: Language): Promise<LongTermDetails> {
  const { row, item, thirtyDaysKop, offers, photosOf, data, today } = await readOffer(deps, address, language)
  const photos = photosOf({ modelId: row.tariff.modelId, carId: row.carId })
  return {
    ...item,
    car: { ...item.car, photos },
    description: textIn(row.description, language),
    taken: row.taken,
    earlyReturnNoticeDays: data.longTerm.earlyReturnNoticeDays,
    start: startDays(item, data, today),
    overMileageKopPerKm: row.tariff.overMileageKopPerKm,
    thirtyDaysKop,
    includes: row.tariff.includes,
    excludes: row.tariff.excludes,
    similar: similarTo(item, freeItems(offers)),
  }
}

/** Other models of the class first, because their pages say something new. */
function similarTo(item: LongTermItem, offers: LongTermItem[]): LongTermItem[] {
  const others = offers.filter(
    ({ address, car }) => address !== item.address && car.car_data.class === item.car.car_data.class,
  )
  const models = others.filter(
    ({ car }, index) => car.slug !== item.car.slug && others.findIndex((one) => one.car.slug === car.slug) === index,
  )
  return [...models, ...others.filter((one) => !models.includes(one))].slice(0, MAX_SIMILAR)
}
