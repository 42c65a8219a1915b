import { z } from 'zod'
import { KeptFile } from './files'
import { plainText } from './person'
import { DISPUTE_FILES_MAX, DISPUTE_TEXT_MAX } from './rules/debts/dispute-limits'

/** `POST auth-client/fines/{id}/dispute`, `…/damages/{id}/dispute`; `files`: ids of uploads of the kind `dispute`. */
export const DisputeRequest = z.strictObject({
  text: plainText(DISPUTE_TEXT_MAX).min(1),
  files: z.array(z.uuid()).max(DISPUTE_FILES_MAX),
})
export type DisputeRequest = z.infer<typeof DisputeRequest>

/** What the client said, and when. Its files go with their time. */
export const Dispute = z.object({ givenAt: z.iso.datetime(), text: z.string(), files: z.array(KeptFile) })
export type Dispute = z.infer<typeof Dispute>

/** Of something that can be disputed. */
export const Disputable = {
  /** The last day, at the station; null: it cannot be disputed (any more). */
  disputeUntil: z.iso.date().nullable(),
  /** Null: not disputed here. */
  dispute: Dispute.nullable(),
}

export const DisputeGiven = Dispute.pick({ givenAt: true })
export type DisputeGiven = z.infer<typeof DisputeGiven>
