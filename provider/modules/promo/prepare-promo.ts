import type { PromoOutcome } from '@/provider/contract/promo'
import type { CarClassId } from '@/provider/contract/rules/cars/car-classes'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import { wireDate } from '@/provider/contract/rules/dates/wire-time'
import { isPlain } from '@/provider/contract/rules/text/plain-text'
import { promoOutcome } from '@/provider/modules/promo/rules/promo'
import { type Language, type Texts, textIn } from '@/provider/rules/i18n/language'
import { saleLimitPercent } from '@/provider/rules/prices/discount-limit'
import type { StationData } from '@/provider/rules/settings/station-settings'
import type { PromoRepository } from './queries'

/** A rental as a code sees it; null: not known yet, so not judged. */
export type PromoRental = {
  pickup: Date | null
  classId: CarClassId | null
  days: number | null
  /** What a personal offer takes off already: together they have one limit. */
  offerPercent?: number
}

/** Tries one code on any number of rentals, without another question to the database. */
export type PromoJudge = (rental: PromoRental, presentPercent?: number) => JudgedPromo

/** `isForClients`: the code is for clients with an account. */
type JudgedPromo = PromoOutcome & { isForClients: boolean }

export type PromoCase = {
  data: StationData
  classes: readonly { id: CarClassId; name: Texts }[]
  language: Language
  /** The booking whose own use of the code does not count. */
  exceptBookingId?: number | undefined
  /** The moment at which the code's dates are judged; now when not given. */
  at?: Date | undefined
  /** Whether the session of a client asks: some codes are for clients with an account. */
  signedIn?: boolean
}

export type PromoService = ReturnType<typeof createPromoService>

export function createPromoService(promo: PromoRepository, station: string, now: () => Date) {
  return {
    /** @returns null when no code was given. */
    async judge(
      code: string,
      { data, classes, language, exceptBookingId, at = now(), signedIn = false }: PromoCase,
    ): Promise<PromoJudge | null> {
      if (code === '') return null
      // An address may carry anything; the database takes no NUL.
      const terms = isPlain(code) ? await promo.find(station, code, { now: now(), exceptBookingId }) : null
      const dateOf = (moment: Date) => toStationMoment(moment, data.timeZone).date
      const today = dateOf(at)
      const namesOf = (ids: readonly CarClassId[]) =>
        classes.filter(({ id }) => ids.includes(id)).map(({ name }) => textIn(name, language))
      return ({ pickup, classId, days, offerPercent = 0 }, presentPercent = 0) => {
        const question = {
          today,
          pickupDate: pickup && dateOf(pickup),
          classId,
          days,
          signedIn,
          limitPercent: saleLimitPercent(wireDate(pickup ?? at), data.saleLimit) - offerPercent,
          presentPercent,
        }
        return { ...promoOutcome(code, terms, question, namesOf), isForClients: terms?.loginOnly ?? false }
      }
    },
  }
}
