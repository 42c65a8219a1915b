'use client'

import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'

const LIFETIME_MS = 24 * 60 * 60 * 1000

/** What was typed at the step "you". Consents are not kept: they are given anew each time. */
export type DraftFields = {
  last_name: string
  first_name: string
  middle_name: string
  noMiddleName: boolean
  birthDate: string
  licenceSince: string
  citizenship: string
  phone: string
  email: string
}

/** A sending: the same content goes out again under the same key, so that a retry makes no second booking. */
export type Attempt = { content: string; key: string; quoteToken: string }

type BookingDraft = { fields: DraftFields; attempt: Attempt | null; savedAt: number }

type DraftStore = {
  booking: BookingDraft | null
  keepFields: (fields: DraftFields) => void
  keepAttempt: (attempt: Attempt | null) => void
  clear: () => void
}

/** The site's one key in the browser's storage. Rehydrated after mount: the server has no storage to read. */
export const useDraft = create<DraftStore>()(
  persist(
    (set, get) => ({
      booking: null,
      keepFields: (fields) =>
        set({ booking: { fields, attempt: get().booking?.attempt ?? null, savedAt: Date.now() } }),
      keepAttempt: (attempt) => {
        const { booking } = get()
        if (booking) set({ booking: { ...booking, attempt } })
      },
      clear: () => set({ booking: null }),
    }),
    {
      name: 'sun-rent',
      version: 1,
      storage: createJSONStorage(() => localStorage),
      partialize: ({ booking }) => ({ booking }),
      // Anything that is not a fresh draft of ours is dropped, whoever wrote it.
      merge: (stored, current) => ({ ...current, booking: freshDraft(stored) }),
      skipHydration: true,
    },
  ),
)

function freshDraft(stored: unknown): BookingDraft | null {
  const booking = (stored as { booking?: Partial<BookingDraft> | null } | null)?.booking
  if (!booking?.fields || typeof booking.savedAt !== 'number') return null
  if (Date.now() - booking.savedAt > LIFETIME_MS) return null
  return { fields: readFields(booking.fields), attempt: readAttempt(booking.attempt), savedAt: booking.savedAt }
}

function readFields(stored: Partial<Record<keyof DraftFields, unknown>>): DraftFields {
  const text = (name: keyof DraftFields) => {
    const value = stored[name]
    return typeof value === 'string' ? value : ''
  }
  return {
    last_name: text('last_name'),
    first_name: text('first_name'),
    middle_name: text('middle_name'),
    noMiddleName: stored.noMiddleName === true,
    birthDate: text('birthDate'),
    licenceSince: text('licenceSince'),
    citizenship: text('citizenship'),
    phone: text('phone'),
    email: text('email'),
  }
}

function readAttempt(stored: Partial<Attempt> | null | undefined): Attempt | null {
  const { content, key, quoteToken } = stored ?? {}
  if (typeof content !== 'string' || typeof key !== 'string' || typeof quoteToken !== 'string') return null
  return { content, key, quoteToken }
}
