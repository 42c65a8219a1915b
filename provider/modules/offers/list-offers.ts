import type { OfferOutcome, OffersAnswer } from '@/provider/contract/offers'
import { fromStationMoment, toStationMoment } from '@/provider/contract/rules/dates/station-time'
import { wireDate } from '@/provider/contract/rules/dates/wire-time'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'
import { offerState, type PersonalOffer } from '@/provider/modules/offers/rules/personal-offer'
import type { SettingsService } from '@/provider/modules/settings/read-settings'
import { type Language, textIn } from '@/provider/rules/i18n/language'
import { NO_SELECTED_OPTIONS } from '@/provider/rules/options/selected-options'
import type { Tariff } from '@/provider/rules/prices/day-price'
import { saleLimitPercent } from '@/provider/rules/prices/discount-limit'
import { priceDays } from '@/provider/rules/prices/price-rental'
import type { Season } from '@/provider/rules/prices/season'
import { datesFrom } from '@/provider/rules/prices/stay'
import type { StationData } from '@/provider/rules/settings/station-settings'
import type { OfferRow, OffersRepository } from './queries'

type Parts = {
  offers: OffersRepository
  seasons: (station: string) => Promise<readonly Season[]>
  settings: SettingsService
  now: () => Date
}

/** A rental as an offer sees it. */
type OfferRental = { pickup: Date; modelId: number; days: number }

/** Tries one offer on any number of rentals, without another question to the database. */
export type OfferJudge = (rental: OfferRental) => OfferOutcome

export type OfferCase = {
  data: StationData
  /** Whose session asks; null: nobody is signed in. */
  clientId: number | null
  language: Language
  /** The booking that may have the offer already. */
  exceptBookingId?: number | undefined
  /** The moment at which its dates are judged; now when not given. */
  at?: Date | undefined
}

export type OffersService = ReturnType<typeof createOffersService>

export function createOffersService({ offers, seasons, settings, now }: Parts) {
  return {
    async list(clientId: number, language: Language): Promise<OffersAnswer> {
      const at = now()
      const data = await settings.current()
      const today = toStationMoment(at, data.timeZone).date
      const [rows, known] = await Promise.all([offers.list(clientId, at), seasons(settings.station)])
      const items = rows.map(({ offer, model, ...taking }) => {
        const taken = takenState({ ...offer, ...taking })
        return {
          id: offer.id,
          naimenovanie: textIn(offer.name, language),
          PriceDiscount: offerDayKop(offer, model, today, data, known) / KOPECKS_PER_ROUBLE,
          cvet: offer.cvet,
          features_options: offer.features.map((feature) => ({ name: textIn(feature, language) })),
          cd: { naimenovanie: model.name, slug: model.slug, body: model.attributes.body },
          discountPercent: offer.discountPercent,
          validFrom: offer.validFrom,
          validTo: offer.validTo,
          minDays: offer.minDays,
          conditions: textIn(offer.conditions, language),
          state: taken === 'active' && offer.validTo < today ? ('expired' as const) : taken,
          booking: taken === 'active' ? null : taking.booking,
        }
      })
      return { items: [...items.filter(isOpen), ...items.filter((item) => !isOpen(item))] }
    },

    /** @returns null when no offer was given. */
    async judge(
      id: number | undefined,
      { data, clientId, language, exceptBookingId, at = now() }: OfferCase,
    ): Promise<OfferJudge | null> {
      if (id === undefined) return null
      const found = await offers.find(settings.station, id, now())
      const dateOf = (moment: Date) => toStationMoment(moment, data.timeZone).date
      const offer = found && { ...found, state: takenState(found, exceptBookingId) }
      return ({ pickup, modelId, days }) => {
        const limitPercent = saleLimitPercent(wireDate(pickup), data.saleLimit)
        const dates = { today: dateOf(at), pickupDate: dateOf(pickup) }
        const judged = offerState(offer, { clientId, modelId, days, limitPercent, ...dates })
        const isOwn = offer !== null && offer.clientId === clientId
        return {
          id,
          ...judged,
          name: isOwn ? textIn(offer.name, language) : '',
          car: isOwn ? offer.car : '',
          minDays: isOwn ? offer.minDays : null,
          validFrom: isOwn ? offer.validFrom : null,
          validTo: isOwn ? offer.validTo : null,
        }
      }
    },
  }
}

/** A day with the offer: of the shortest rental from the first day on which it can be used, as a quote would say. */
function offerDayKop(
  { validFrom, minDays: days, discountPercent: offerPercent }: PersonalOffer,
  tariff: Tariff,
  today: string,
  { timeZone, rules: { defaultTime }, mileageOption, saleLimit }: StationData,
  seasons: readonly Season[],
): number {
  const date = validFrom > today ? validFrom : today
  const pickup = fromStationMoment({ date, time: defaultTime }, timeZone)
  const stay = { days, dates: datesFrom(date, days), legalDate: pickup ? wireDate(pickup) : date }
  const sale = { seasons, saleLimit, mileageDiscountPercent: mileageOption.discountPercent }
  return priceDays(tariff, stay, sale, { ...NO_SELECTED_OPTIONS, offerPercent }).perDayKop
}

/** The state that counts now: a hold that ran out has given its offer back, and a booking's own offer is free for it. */
function takenState(
  { state, bookingId, isLive }: Pick<OfferRow, 'state' | 'bookingId' | 'isLive'>,
  exceptBookingId?: number,
): OfferRow['state'] {
  if (bookingId === null) return state
  return isLive === false || bookingId === exceptBookingId ? 'active' : state
}

function isOpen({ state }: OffersAnswer['items'][number]): boolean {
  return state === 'active'
}
