import type { PromoOutcome } from '@/provider/contract/promo'
import type { CarClassId } from '@/provider/contract/rules/classes'
import { toStationMoment } from '@/provider/contract/rules/station-time'
import { wireDate } from '@/provider/contract/rules/wire-time'
import { type Language, type Texts, textIn } from '@/provider/rules/language'
import { promoOutcome } from '@/provider/rules/promo'
import { saleLimitPercent } from '@/provider/rules/sale-limit'
import type { StationData } from '@/provider/rules/station'
import type { PromoRepository } from './repository'

/** A rental as a code sees it; null: not known yet, so not judged. */
export type PromoRental = { pickup: Date | null; classId: CarClassId | null; days: number | null }

/** Tries one code on any number of rentals, without another question to the database. */
export type PromoJudge = (rental: PromoRental, presentPercent?: number) => PromoOutcome

export type PromoCase = {
  data: StationData
  classes: readonly { id: CarClassId; name: Texts }[]
  language: Language
  /** The booking whose own use of the code does not count. */
  exceptBookingId?: number | undefined
  /** The moment at which the code's dates are judged; now when not given. */
  at?: Date | undefined
}

export type PromoService = ReturnType<typeof createPromoService>

export function createPromoService(promo: PromoRepository, station: string, now: () => Date) {
  return {
    /** @returns null when no code was given. */
    async judge(
      code: string,
      { data, classes, language, exceptBookingId, at = now() }: PromoCase,
    ): Promise<PromoJudge | null> {
      if (code === '') return null
      const terms = await promo.find(station, code, { now: now(), exceptBookingId })
      const dateOf = (moment: Date) => toStationMoment(moment, data.timeZone).date
      const today = dateOf(at)
      const namesOf = (ids: readonly CarClassId[]) =>
        classes.filter(({ id }) => ids.includes(id)).map(({ name }) => textIn(name, language))
      return ({ pickup, classId, days }, presentPercent = 0) => {
        const question = {
          today,
          pickupDate: pickup && dateOf(pickup),
          classId,
          days,
          // Codes of clients with an account: nobody can sign in to a rental yet.
          signedIn: false,
          limitPercent: saleLimitPercent(wireDate(pickup ?? at), data.saleLimit),
          presentPercent,
        }
        return promoOutcome(code, terms, question, namesOf)
      }
    },
  }
}
