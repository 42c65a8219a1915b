import { z } from 'zod'
import { email } from './person'
import { WIRE_MOMENT } from './rules/dates/wire-time'
import { SLUG } from './rules/text/slug'

/** The own phone of a client who is signed in, or an e-mail. */
const Destination = z.discriminatedUnion('channel', [
  z.strictObject({ channel: z.literal('sms') }),
  z.strictObject({ channel: z.literal('email'), email }),
])

/** `POST sun/v2/waitlist`: tell once when this model is free for these dates. The consents travel in their header. */
export const WaitlistRequest = z.strictObject({
  slug: z.string().regex(SLUG),
  df: z.string().regex(WIRE_MOMENT),
  dt: z.string().regex(WIRE_MOMENT),
  city: z.number().int(),
  dropoffPlace: z.number().int(),
  destination: Destination,
})
export type WaitlistRequest = z.infer<typeof WaitlistRequest>

/** `free`: the car can be booked now, so nothing was stored. `until`: when the entry ends by itself. */
export const WaitlistResponse = z.discriminatedUnion('state', [
  z.object({ state: z.literal('waiting'), until: z.iso.datetime() }),
  z.object({ state: z.literal('free') }),
])
export type WaitlistResponse = z.infer<typeof WaitlistResponse>

/** The signed token of the link in a letter: it names no person. */
export const StopRequest = z.strictObject({ token: z.string().min(1).max(500) })
export type StopRequest = z.infer<typeof StopRequest>

/** `waiting`: entries of the letter's address that wait. `isStopped`: strangers cannot enter the address already. */
export const StopResponse = z.object({ waiting: z.int().nonnegative(), isStopped: z.boolean() })
export type StopResponse = z.infer<typeof StopResponse>

/** An open entry of a client. `email` null: an SMS to the client's own phone. */
export const OwnWaitlistEntry = z.object({
  id: z.int(),
  car: z.object({ slug: z.string(), name: z.string() }),
  pickupAt: z.iso.datetime(),
  dropoffAt: z.iso.datetime(),
  email: z.string().nullable(),
  until: z.iso.datetime(),
})

/** `email`: the confirmed one. `phone`: the client's own, null where no SMS are sent to it. */
export const OwnWaitlistResponse = z.object({
  items: z.array(OwnWaitlistEntry),
  email: z.string().nullable(),
  phone: z.string().nullable(),
})
export type OwnWaitlistResponse = z.infer<typeof OwnWaitlistResponse>

/** `DELETE auth-client/waitlist/{id}`. */
export const LeftResponse = z.object({ left: z.literal(true) })
