import type { z } from 'zod'
import { Client } from './auth'
import { HistoryItem } from './history'
import { Loyalty } from './loyalty'

/**
 * `GET auth-client/client`: with what its own page says first. A browser keeps only the five fields of `Client`. This and
 * every call of the client area (PRODUCT §8) answers what belongs to the session's own client and to nobody else.
 */
export const ClientAnswer = Client.extend({ loyalty: Loyalty, nextBooking: HistoryItem.nullable() })
export type ClientAnswer = z.infer<typeof ClientAnswer>
