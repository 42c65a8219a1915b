import { z } from 'zod'
import { Client } from './auth'
import { HistoryItem } from './history'
import { Loyalty } from './miles'

const Count = z.int().nonnegative()

/**
 * `GET auth-client/client`: with what its own page says first. A browser keeps only the five fields of `Client`. This and
 * every call of the client area (PRODUCT §8) returns only what belongs to the session's own client.
 */
export const ClientResponse = Client.extend({
  loyalty: Loyalty,
  /** The booking that runs, or the next one. */
  nextBooking: HistoryItem.nullable(),
  /** What the menu counts: offers to use, fines and damages to pay, drivers who need something of the client. */
  attention: z.object({ offers: Count, fines: Count, damages: Count, drivers: Count }),
  /** The miles that expire first; null: none do. */
  expiring: z.object({ miles: z.int().positive(), on: z.iso.date() }).nullable(),
  /** When the session ends however it is used; left out by a provider of an earlier version. */
  sessionEndsAt: z.iso.datetime().optional(),
})
export type ClientResponse = z.infer<typeof ClientResponse>
