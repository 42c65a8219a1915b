import type { Consent } from '@/provider/contract/bookings'

/** Whoever leaves a name and a phone agrees to these (152-FZ). */
export const PERSONAL_DOCUMENTS = ['privacy_policy', 'personal_data_agreement'] as const

/** A consent as it was given: who takes the car again has not agreed anew. */
export type RecordedConsent = Consent & { givenAt: Date; ip: string | null }
