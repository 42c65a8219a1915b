import type { OffersResponse } from '@/provider/contract/offers'
import { fromStationMoment, toStationMoment } from '@/provider/contract/rules/dates/station-time'
import { wireDate } from '@/provider/contract/rules/dates/wire-time'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'
import type { Database } from '@/provider/db/database'
import type { Bound } from '@/provider/modules/bind'
import type { PersonalOffer } from '@/provider/modules/offers/rules/personal-offer'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { type Language, textIn } from '@/provider/rules/i18n/language'
import { NO_SELECTED_OPTIONS } from '@/provider/rules/options/selected-options'
import type { Tariff } from '@/provider/rules/prices/day-price'
import { priceDays } from '@/provider/rules/prices/price-rental'
import type { Season } from '@/provider/rules/prices/season'
import { datesFrom } from '@/provider/rules/prices/stay'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'
import { currentState } from './current-state'
import type { prepareOffer } from './prepare-offer'
import { listClientOffers } from './queries'

export type OfferDeps = {
  db: Database
  listSeasons: (station: string) => Promise<readonly Season[]>
  settings: Settings
  now: () => Date
}

export type Offers = { list: Bound<typeof listOffers>; prepare: Bound<typeof prepareOffer> }

/** Returns all of the client's offers; those that are open come first. */
export async function listOffers(
  { db, listSeasons, settings, now }: OfferDeps,
  clientId: number,
  language: Language,
): Promise<OffersResponse> {
  const at = now()
  const data = await settings.current()
  const today = toStationMoment(at, data.timeZone).date
  const [rows, seasons] = await Promise.all([listClientOffers(db, clientId, at), listSeasons(settings.station)])
  const items = rows.map(({ offer, model, ...use }) => {
    const state = currentState({ ...offer, ...use })
    return {
      id: offer.id,
      naimenovanie: textIn(offer.name, language),
      PriceDiscount: offerDayKop(offer, model, today, data, seasons) / KOPECKS_PER_ROUBLE,
      cvet: offer.cvet,
      features_options: offer.features.map((feature) => ({ name: textIn(feature, language) })),
      cd: { naimenovanie: model.name, slug: model.slug, body: model.attributes.body },
      discountPercent: offer.discountPercent,
      validFrom: offer.validFrom,
      validTo: offer.validTo,
      minDays: offer.minDays,
      conditions: textIn(offer.conditions, language),
      state: state === 'active' && offer.validTo < today ? ('expired' as const) : state,
      booking: state === 'active' ? null : use.booking,
    }
  })
  return { items: [...items.filter(isOpen), ...items.filter((item) => !isOpen(item))] }
}

/** The price of a day with the offer: of the shortest rental from the first possible day, equal to that of a quote. */
function offerDayKop(
  { validFrom, minDays: days, discountPercent: offerPercent }: PersonalOffer,
  tariff: Tariff,
  today: string,
  { timeZone, rules: { defaultTime }, mileageOption, saleLimit }: BranchSettings,
  seasons: readonly Season[],
): number {
  const date = validFrom > today ? validFrom : today
  const pickup = fromStationMoment({ date, time: defaultTime }, timeZone)
  const stay = { days, dates: datesFrom(date, days), legalDate: pickup ? wireDate(pickup) : date }
  const sale = { seasons, saleLimit, mileageDiscountPercent: mileageOption.discountPercent }
  return priceDays(tariff, stay, sale, { ...NO_SELECTED_OPTIONS, offerPercent }).perDayKop
}

function isOpen({ state }: OffersResponse['items'][number]): boolean {
  return state === 'active'
}
