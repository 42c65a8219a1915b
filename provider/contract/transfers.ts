import { z } from 'zod'
import { CarClass, CarItem } from './cars'

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
  name: z.string(),
  text: z.string(),
  distanceKm: z.number().int().positive(),
  hours: z.number().int().positive(),
  /** For the hours of the trip by day: of the list the cheapest model of its classes, of a model its own. */
  fromKop: z.number().int().positive(),
})
export type TransferRoute = z.infer<typeof TransferRoute>

/** `GET sun/v2/transfers`, by class. `night` = hours with a charge of their own, station local `HH:mm`. */
export const TransfersAnswer = z.object({
  items: z.array(TransferItem),
  routes: z.array(TransferRoute),
  night: z.object({ from: z.string(), to: z.string() }),
})
export type TransfersAnswer = z.infer<typeof TransfersAnswer>

/** `GET sun/v2/transfers/{slug}`: only the trips that suit the model's class. */
export const TransferDetails = TransferItem.extend({
  /** Of a model that always comes with a driver; null: its text is for whoever drives it himself. */
  description: z.string().nullable(),
  routes: z.array(TransferRoute),
  night: TransfersAnswer.shape.night,
  /** Other models with a driver, of the same class first. */
  similar: z.array(TransferItem).max(3),
})
export type TransferDetails = z.infer<typeof TransferDetails>
