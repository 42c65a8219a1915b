import type { PromoOutcome } from '@/provider/contract/promo'
import type { CarClassId } from '@/provider/contract/rules/cars/car-classes'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import { wireDate } from '@/provider/contract/rules/dates/wire-time'
import { isPlain } from '@/provider/contract/rules/text/plain-text'
import type { Database } from '@/provider/db/database'
import type { Bound } from '@/provider/modules/bind'
import { promoOutcome } from '@/provider/modules/promo/rules/promo'
import { type Language, type Texts, textIn } from '@/provider/rules/i18n/language'
import { saleLimitPercent } from '@/provider/rules/prices/discount-limit'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'
import { findPromo } from './queries'

type Deps = { db: Database; station: string; now: () => Date }

export type Promo = { prepare: Bound<typeof preparePromo> }

/** The properties of a rental that a code depends on; null: not known yet, so not evaluated. */
type PromoRental = {
  pickup: Date | null
  classId: CarClassId | null
  days: number | null
  /** What a personal offer takes off already: together they have one limit. */
  offerPercent?: number
}

/** Evaluates one code on any number of rentals, without another query. */
export type EvaluatePromo = (rental: PromoRental, presentPercent?: number) => EvaluatedPromo

/** `isForClients`: the code is for clients with an account. */
type EvaluatedPromo = PromoOutcome & { isForClients: boolean }

type PromoContext = {
  data: BranchSettings
  classes: readonly { id: CarClassId; name: Texts }[]
  language: Language
  /** The booking whose own use of the code does not count. */
  exceptBookingId?: number | undefined
  /** The time at which the code's dates are evaluated; now when left out. */
  at?: Date | undefined
  /** Whether the request has the session of a client: some codes are for clients with an account. */
  signedIn?: boolean
}

/** Reads a code and returns the function that evaluates it on rentals; null for an empty code. */
export async function preparePromo(
  { db, station, now }: Deps,
  code: string,
  { data, classes, language, exceptBookingId, at = now(), signedIn = false }: PromoContext,
): Promise<EvaluatePromo | null> {
  if (code === '') return null
  // An address may carry anything; the database takes no NUL.
  const terms = isPlain(code) ? await findPromo(db, station, code, { now: now(), exceptBookingId }) : null
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
}
