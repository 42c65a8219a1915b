import { z } from 'zod'
import { AcceptedDocument, Booking, BookingStatus } from './bookings'
import { DamagesResponse, FinesResponse } from './debts'
import { Deposit } from './deposits'
import { DrawnCar } from './photos'

const Kopecks = z.int().nonnegative()

/** One of `GET auth-client/history[?year=YYYY]`, which lists the newest first. */
export const HistoryItem = z.object({
  number: z.string(),
  date: z.iso.datetime(),
  status: BookingStatus,
  car: z.string(),
  drawn: DrawnCar,
  pickupAt: z.iso.datetime(),
  dropoffAt: z.iso.datetime(),
  totalKop: Kopecks,
  paidKop: Kopecks,
  /** What it costs the client: `totalKop`, or of one that never began what the branch keeps. */
  costKop: Kopecks,
  /** What of the payments goes back, or has gone. */
  refundKop: Kopecks,
  /** Null: not counted yet. */
  distanceKm: z.int().nonnegative().nullable(),
  /** Earned with it, pending ones too. */
  miles: z.int(),
})
export type HistoryItem = z.infer<typeof HistoryItem>
/**
 * Every rental, or those picked up in a year at the branch; `years`: those that have any, the latest first. `unclaimed`: coming
 * ones that somebody booked with the client's phone without signing in; they are in no other list until he says that they are his.
 */
export const HistoryResponse = z.object({
  years: z.array(z.int()),
  items: z.array(HistoryItem),
  unclaimed: z.array(HistoryItem),
})
export type HistoryResponse = z.infer<typeof HistoryResponse>

/** `POST auth-client/history/{number}/claim`: whether an unclaimed booking is the client's; one that is not is cancelled. */
export const ClaimRequest = z.strictObject({ isMine: z.boolean() })
export type ClaimRequest = z.infer<typeof ClaimRequest>
export const ClaimResponse = z.object({ isMine: z.boolean() })
export type ClaimResponse = z.infer<typeof ClaimResponse>

/** `GET auth-client/history/{number}`: a booking of the session's client with everything that belongs to it. */
export const HistoryDetail = z.object({
  booking: Booking,
  distanceKm: z.int().nonnegative().nullable(),
  miles: z.int(),
  deposit: Deposit,
  /** Texts that were accepted for it, with their versions. */
  documents: z.array(AcceptedDocument),
  fines: FinesResponse.shape.items,
  damages: DamagesResponse.shape.items,
})
export type HistoryDetail = z.infer<typeof HistoryDetail>
