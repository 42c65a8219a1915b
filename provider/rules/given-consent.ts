import type { Consent } from '@/provider/contract/bookings'

/** A consent as it was given: who takes the car again has not agreed anew. */
export type GivenConsent = Consent & { givenAt: Date; ip: string | null }
