import { z } from 'zod'
import { Booking, BookingStatus, DOCUMENTS } from './bookings'
import { DamagesAnswer } from './damages'
import { FinesAnswer } from './fines'

const Kopecks = z.int().nonnegative()

/** `GET auth-client/history`, newest first. */
export const HistoryItem = z.object({
  number: z.string(),
  date: z.iso.datetime(),
  status: BookingStatus,
  car: z.string(),
  pickupAt: z.iso.datetime(),
  dropoffAt: z.iso.datetime(),
  totalKop: Kopecks,
  paidKop: Kopecks,
  /** Null: not counted yet. */
  distanceKm: z.int().nonnegative().nullable(),
  /** Earned with it, pending ones too. */
  miles: z.int(),
})
export type HistoryItem = z.infer<typeof HistoryItem>
export const HistoryAnswer = z.object({ items: z.array(HistoryItem) })
export type HistoryAnswer = z.infer<typeof HistoryAnswer>

/**
 * What is known of a deposit. `planned`: to be held at the pick-up; `releasing`: the car is back and the term runs;
 * `overdue`: the term is over, the bank's word is not known here; `none`: there was nothing to hold.
 */
export const Deposit = z.object({
  state: z.enum(['none', 'planned', 'held', 'releasing', 'overdue', 'not_taken']),
  amountKop: Kopecks,
  /** Held since, or to be held at; null without a hold. */
  holdAt: z.iso.datetime().nullable(),
  /** Released by then at the latest; a plan until the car is back. */
  releaseBy: z.iso.datetime().nullable(),
  /** On so many cards at most (specification §9), within so many days. */
  maxCards: z.int().positive(),
  releaseDays: z.int().positive(),
})
export type Deposit = z.infer<typeof Deposit>

/** `GET auth-client/history/{number}`: a booking of the session's client with everything that belongs to it. */
export const HistoryDetail = z.object({
  booking: Booking,
  distanceKm: z.int().nonnegative().nullable(),
  miles: z.int(),
  deposit: Deposit,
  /** Texts that were accepted for it, with their versions. */
  documents: z.array(z.object({ document: z.enum(DOCUMENTS), version: z.iso.date(), givenAt: z.iso.datetime() })),
  fines: FinesAnswer.shape.items,
  damages: DamagesAnswer.shape.items,
})
export type HistoryDetail = z.infer<typeof HistoryDetail>
