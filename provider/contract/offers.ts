import { z } from 'zod'
import { Roubles } from './debts'
import { OFFER_STATES } from './rules/offers/offer-states'

/**
 * `GET auth-client/offers`: those that can be used first, then the others. `PriceDiscount`: of a
 * day with the offer, in the shortest rental from the first day on which it can be used.
 */
export const OffersResponse = z.object({
  items: z.array(
    z.object({
      id: z.int().positive(),
      naimenovanie: z.string(),
      PriceDiscount: Roubles,
      cvet: z.string(),
      features_options: z.array(z.object({ name: z.string() })),
      /** The model that it is for; `body` is the drawing. */
      cd: z.object({ naimenovanie: z.string(), slug: z.string(), body: z.string() }),
      discountPercent: z.int().nonnegative(),
      /** Days of the pick-up, both included. */
      validFrom: z.iso.date(),
      validTo: z.iso.date(),
      minDays: z.int().positive(),
      conditions: z.string(),
      state: z.enum(['active', 'reserved', 'used', 'expired']),
      /** Booking that has it; null: none, or one from before this program. */
      booking: z.string().nullable(),
    }),
  ),
})
export type OffersResponse = z.infer<typeof OffersResponse>

/**
 * What an offer comes to for one rental. `percent` is what is really taken off, after the limit of codes and offers; 0
 * unless accepted. Of an offer of another client only the state is returned.
 */
export const OfferOutcome = z.object({
  id: z.int().positive(),
  state: z.enum(OFFER_STATES),
  percent: z.number().nonnegative(),
  name: z.string(),
  car: z.string(),
  minDays: z.int().nullable(),
  validFrom: z.iso.date().nullable(),
  validTo: z.iso.date().nullable(),
})
export type OfferOutcome = z.infer<typeof OfferOutcome>
