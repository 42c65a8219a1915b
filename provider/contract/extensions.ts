import { z } from 'zod'
import { WIRE_MOMENT } from './rules/dates/wire-time'

const Kopecks = z.int().nonnegative()

export const EXTENSION_STATES = ['sent', 'accepted', 'declined', 'withdrawn'] as const
export type ExtensionState = (typeof EXTENSION_STATES)[number]

/** `POST …/{number}/extension/quote`: the return that the driver would like, as `RentalRequest` has it. */
export const ExtensionQuoteRequest = z.strictObject({ dt: z.string().regex(WIRE_MOMENT) })
export type ExtensionQuoteRequest = z.infer<typeof ExtensionQuoteRequest>

/** `amountKop`: what is added to the price. `available`: the car of the booking and its extras are free until then. */
export const ExtensionQuote = z.object({ dropoffAt: z.iso.datetime(), amountKop: Kopecks, available: z.boolean() })
export type ExtensionQuote = z.infer<typeof ExtensionQuote>

/** `POST …/{number}/extension`. `amountKop`: the sum that was shown; another one is rejected (`price_changed`). */
export const ExtensionRequest = ExtensionQuoteRequest.extend({ amountKop: Kopecks })
export type ExtensionRequest = z.infer<typeof ExtensionRequest>

/**
 * Whether a later return may be asked for now, and the last request. A request changes no booking, and promises no car: the
 * branch accepts or declines it.
 */
export const Extension = z.object({
  allowed: z.boolean(),
  request: z
    .object({
      state: z.enum(EXTENSION_STATES),
      dropoffAt: z.iso.datetime(),
      amountKop: Kopecks,
      sentAt: z.iso.datetime(),
      /** Why the branch declined it, in its own words; empty: it did not. */
      reason: z.string(),
    })
    .nullable(),
})
export type Extension = z.infer<typeof Extension>
