import type { AcceptedDocument, Consent } from '@/provider/contract/bookings'

/** A person who leaves a name and a phone agrees to these (152-FZ). */
export const PERSONAL_DOCUMENTS = ['privacy_policy', 'personal_data_agreement'] as const

/** Texts for the data of drivers: their own one, and the general one that stood for all purposes before it (decision 0127). */
export const DRIVER_AGREEMENTS = ['driver_data_agreement', 'personal_data_agreement'] as const

/** A consent with its time and address; a renewal of a hold copies it and is no new consent. */
export type RecordedConsent = Consent & { givenAt: Date; ip: string | null }

/** Returns a consent as the client sees it, without the address. */
export function acceptedDocument({ document, version, givenAt }: RecordedConsent): AcceptedDocument {
  return { document, version, givenAt: givenAt.toISOString() }
}
