import { z } from 'zod'
import { Evidence, HandOverPhoto, StoredFile } from './files'
import { plainText } from './person'
import { DrawnCar } from './photos'
import { DISPUTE_FILES_MAX, DISPUTE_TEXT_MAX } from './rules/debts/dispute-limits'

/** Sums of the client area where specification §3 names the field: whole roubles; `…Kop` elsewhere. */
export const Roubles = z.int().nonnegative()

/**
 * Sums of all rows of the year that was asked for, which only the provider computes. `disputed`: the part of `debt` that is
 * under review. `years`: those that have rows, the latest first.
 */
export const DebtTotals = { paid: Roubles, debt: Roubles, disputed: Roubles, years: z.array(z.int()) }

/** `POST auth-client/fines/{id}/dispute`, `…/damages/{id}/dispute`; `files`: ids of uploads of the kind `dispute`. */
export const DisputeRequest = z.strictObject({
  text: plainText(DISPUTE_TEXT_MAX).min(1),
  files: z.array(z.uuid()).max(DISPUTE_FILES_MAX),
})
export type DisputeRequest = z.infer<typeof DisputeRequest>

/** What the client said, and when. Its files go with their time. */
export const Dispute = z.object({ givenAt: z.iso.datetime(), text: z.string(), files: z.array(StoredFile) })
export type Dispute = z.infer<typeof Dispute>

/** Fields of a debt that can be disputed. */
export const Disputable = {
  /** The last day, at the branch; null: it cannot be disputed (any more). */
  disputeUntil: z.iso.date().nullable(),
  /** Null: not disputed here. */
  dispute: Dispute.nullable(),
}

export const DisputeResponse = Dispute.pick({ givenAt: true })
export type DisputeResponse = z.infer<typeof DisputeResponse>

/** `GET auth-client/fines[?year=YYYY]`, by the day of the fine; `debt`: today, with the discount for paying early, which makes it less than `size`. */
export const FinesResponse = z.object({
  ...DebtTotals,
  /** Largest file beside a dispute, in megabytes. */
  scanMaxMb: z.int().positive(),
  items: z.array(
    z.object({
      id: z.int().positive(),
      name: z.string(),
      car: z.string(),
      drawn: DrawnCar,
      size: Roubles,
      date: z.iso.date(),
      place: z.string(),
      paid: Roubles,
      debt: Roubles,
      /** `cancelled`: only of one that the client had disputed. */
      status: z.enum(['new', 'overdue', 'paid', 'disputed', 'dispute_kept', 'cancelled']),
      decisionNumber: z.string(),
      decisionDate: z.iso.date(),
      /** What is to be paid until this day, that one included; null: no discount (any more). */
      discount: z.object({ until: z.iso.date(), sum: Roubles }).nullable(),
      /** The client's own booking at that time. */
      booking: z.string().nullable(),
      note: z.string(),
      evidence: z.array(Evidence),
      ...Disputable,
    }),
  ),
})
export type FinesResponse = z.infer<typeof FinesResponse>

/** `GET auth-client/damages[?year=YYYY]`, by the day of the damage. */
export const DamagesResponse = z.object({
  ...DebtTotals,
  /** Largest file beside a dispute, in megabytes. */
  scanMaxMb: z.int().positive(),
  items: z.array(
    z.object({
      id: z.int().positive(),
      damage: z.string(),
      car: z.string(),
      drawn: DrawnCar,
      date: z.iso.date(),
      cost: Roubles,
      /** What the insurance of the rental covers. */
      covered: Roubles,
      paid: Roubles,
      /** The part of `paid` that was taken of the deposit. */
      fromDeposit: Roubles,
      /** The most that the client pays with the insurance of the rental; null: no own rental, or no such limit. */
      atMost: Roubles.nullable(),
      debt: Roubles,
      /** `cancelled`: only of one that the client had disputed. */
      status: z.enum(['open', 'paid', 'covered', 'disputed', 'dispute_kept', 'cancelled']),
      /** The client's own booking at that time. */
      booking: z.string().nullable(),
      note: z.string(),
      evidence: z.array(Evidence),
      /** The client's own photos of that rental. An older provider leaves them out. */
      ownPhotos: z.array(HandOverPhoto).default([]),
      ...Disputable,
    }),
  ),
})
export type DamagesResponse = z.infer<typeof DamagesResponse>
