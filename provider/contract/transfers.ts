import { z } from 'zod'
import { CarClass, CarItem } from './cars'
import { LANGUAGES } from './rules/text/languages'

/**
 * Transfer item of the specification (§3): `daily_price` is **whole roubles** for `dayHours` hours, `class` the class of
 * the transfer. The rest is ours.
 */
export const TransferItem = z.object({
  slug: z.string(),
  daily_price: z.number().int().positive(),
  class: CarClass,
  /** In the reader's language. */
  className: z.string(),
  /** The model, without dates. */
  car: CarItem,
  hourKop: z.number().int().positive(),
  /** Shorter orders are charged as so many hours (specification §9). */
  minHours: z.number().int().positive(),
  dayHours: z.number().int().positive(),
  /** Beside the driver. */
  passengers: z.number().int().positive(),
  /** How long the driver waits at no charge when a plane, a train or a ship is met. */
  freeWaitMinutes: z.number().int().nonnegative(),
})
export type TransferItem = z.infer<typeof TransferItem>

/** A trip that the branch knows. */
export const TransferRoute = z.object({
  id: z.string(),
  /** From A to B, also back from B to A; or somewhere and back. */
  kind: z.enum(['transfer', 'excursion']),
  /** Codes of places; null: the client names the place. */
  fromPlace: z.string().nullable(),
  toPlace: z.string().nullable(),
  name: z.string(),
  text: z.string(),
  distanceKm: z.number().int().positive(),
  hours: z.number().int().positive(),
  /** For the hours of the trip by day: of the list the cheapest model of its classes, of a model its own. */
  fromKop: z.number().int().positive(),
  /** The model that costs so. */
  fromSlug: z.string(),
})
export type TransferRoute = z.infer<typeof TransferRoute>

/** What is ordered most, to begin an order with; `flightRequired`: the driver has to know whom he meets. */
export const TransferPreset = z.object({
  id: z.string(),
  kind: z.enum(['transfer', 'hour', 'day']),
  name: z.string(),
  fromPlace: z.string().nullable(),
  toPlace: z.string().nullable(),
  flightRequired: z.boolean(),
})
export type TransferPreset = z.infer<typeof TransferPreset>

/** What an order may ask for. `night` = hours with a charge of their own, station local `HH:mm`. */
const Ordering = z.object({
  routes: z.array(TransferRoute),
  presets: z.array(TransferPreset),
  /** From where and to where, by code. */
  places: z.array(z.object({ code: z.string(), name: z.string() })),
  night: z.object({ from: z.string(), to: z.string(), hourKop: z.number().int().nonnegative() }),
  rules: z.object({
    /** An order comes so many hours before its trip; what is sooner is asked for by phone. */
    leadHours: z.number().int().nonnegative(),
    maxHours: z.number().int().positive(),
    maxDaysAhead: z.number().int().positive(),
    childSeatKop: z.number().int().nonnegative(),
  }),
})
export type TransferOrdering = z.infer<typeof Ordering>

/** `GET sun/v2/transfers`, by class. */
export const TransfersAnswer = Ordering.extend({ items: z.array(TransferItem) })
export type TransfersAnswer = z.infer<typeof TransfersAnswer>

/** `GET sun/v2/transfers/{slug}`: only the trips that suit the model's class. */
export const TransferDetails = TransferItem.extend({
  ...Ordering.shape,
  /** Of a model that always comes with a driver; null: its text is for whoever drives it himself. */
  description: z.string().nullable(),
  /** Of the drivers of its class, for the choice of an order. */
  languages: z.array(z.enum(LANGUAGES)),
  /** Other models with a driver, of the same class first. */
  similar: z.array(TransferItem).max(3),
})
export type TransferDetails = z.infer<typeof TransferDetails>
