import type { StateCreator } from 'zustand'
import type { Referral } from '@/lib/tracking/referral'
import type { TrackingHeaders } from '@/lib/tracking/tracking-cookies'

/** Where this visitor came from. Not written under the common key: cookies and the specified keys hold it already. */
export type VisitSlice = {
  /** The ad-tracking value of the specification (§3): headers for every call to our doors. */
  tracking: TrackingHeaders
  referral: Referral
  noteTracking: (tracking: TrackingHeaders) => void
  noteReferral: (referral: Referral) => void
}

export const createVisitSlice: StateCreator<VisitSlice> = (set) => ({
  tracking: {},
  referral: { partner: false, affiliate: false },
  noteTracking: (tracking) => set({ tracking }),
  noteReferral: (referral) => set({ referral }),
})
