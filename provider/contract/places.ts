import { z } from 'zod'
import { ARRIVALS } from './rules/bookings/meeting'

/**
 * A place where a car is handed over. `hint` says how to find the pick-up, `returnHint` the return;
 * either may be empty. `feeKop` is charged per hand-over; 0 = free.
 */
export const Place = z.object({
  id: z.number().int(),
  code: z.string(),
  zone: z.string(),
  name: z.string(),
  hint: z.string(),
  /** Empty: there is no hint; an older provider leaves the field out. */
  returnHint: z.string().default(''),
  lat: z.number(),
  lng: z.number(),
  feeKop: z.number().int().nonnegative(),
  handsOut: z.boolean(),
  takesBack: z.boolean(),
  /** By what people arrive there; null: the branch waits for nothing. An older provider leaves this and the next out. */
  arrival: z.enum(ARRIVALS).nullable().default(null),
  /** The name does not say where to meet: a booking names a hotel or an address. */
  needsAddress: z.boolean().default(false),
  /** The nearest petrol station, of a place of a booking; lists leave it out. Null: not named. */
  fuel: z.object({ name: z.string(), lat: z.number(), lng: z.number() }).nullable().optional(),
})
export type Place = z.infer<typeof Place>

/** `GET sun/v2/places`, in the branch's order. */
export const PlacesResponse = z.object({ places: z.array(Place) })
