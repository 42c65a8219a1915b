import type { OfferOutcome } from '@/provider/contract/offers'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import { wireDate } from '@/provider/contract/rules/dates/wire-time'
import type { Database } from '@/provider/db/database'
import { offerState } from '@/provider/modules/offers/rules/personal-offer'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { type Language, textIn } from '@/provider/rules/i18n/language'
import { saleLimitPercent } from '@/provider/rules/prices/discount-limit'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'
import { currentState } from './current-state'
import { findOffer } from './queries'

type Deps = { db: Database; settings: Settings; now: () => Date }

/** The properties of a rental that an offer depends on. */
type OfferRental = { pickup: Date; modelId: number; days: number }

/** Evaluates one offer on any number of rentals, without another query. */
export type EvaluateOffer = (rental: OfferRental) => OfferOutcome

type OfferContext = {
  data: BranchSettings
  /** The client of the session; null: the visitor is not signed in. */
  clientId: number | null
  language: Language
  /** The booking that may have the offer already. */
  exceptBookingId?: number | undefined
  /** The time at which its dates are evaluated; now when left out. */
  at?: Date | undefined
}

/** Reads an offer and returns the function that evaluates it on rentals; null without an offer. */
export async function prepareOffer(
  { db, settings, now }: Deps,
  id: number | undefined,
  { data, clientId, language, exceptBookingId, at = now() }: OfferContext,
): Promise<EvaluateOffer | null> {
  if (id === undefined) return null
  const row = await findOffer(db, settings.station, id, now())
  const dateOf = (moment: Date) => toStationMoment(moment, data.timeZone).date
  const offer = row && { ...row, state: currentState(row, exceptBookingId) }
  return ({ pickup, modelId, days }) => {
    const limitPercent = saleLimitPercent(wireDate(pickup), data.saleLimit)
    const dates = { today: dateOf(at), pickupDate: dateOf(pickup) }
    const outcome = offerState(offer, { clientId, modelId, days, limitPercent, ...dates })
    const isOwn = offer !== null && offer.clientId === clientId
    return {
      id,
      ...outcome,
      name: isOwn ? textIn(offer.name, language) : '',
      car: isOwn ? offer.car : '',
      minDays: isOwn ? offer.minDays : null,
      validFrom: isOwn ? offer.validFrom : null,
      validTo: isOwn ? offer.validTo : null,
    }
  }
}
