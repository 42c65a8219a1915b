import type { AcceptedDocument, Consent } from '@/provider/contract/bookings'

/** A person who leaves a name and a phone agrees to these (152-FZ). */
export const PERSONAL_DOCUMENTS = ['privacy_policy', 'personal_data_agreement'] as const

/** Texts for the data of drivers: their own one, and the general one that stood for all purposes before it (decision 0127). */
export const DRIVER_AGREEMENTS = ['driver_data_agreement', 'personal_data_agreement'] as const

/** What shows which text was agreed to, and where. Null: not known, as of consents from before. */
export type ConsentProof = { textHash: string | null; browser: string | null; form: string | null }

/**
 * A consent with its time and address; a renewal of a hold copies it, with its proof, and is no new consent. Without a proof
 * it was given in the request that records it.
 */
export type RecordedConsent = Consent & { givenAt: Date; ip: string | null; proof?: ConsentProof }

/** Returns a consent as the client sees it, without the address. */
export function acceptedDocument({ document, version, givenAt }: RecordedConsent): AcceptedDocument {
  return { document, version, givenAt: givenAt.toISOString() }
}
