import type { StateCreator } from 'zustand'
import { isRecord } from '@/lib/browser-api/is-record'
import type { MeetingFields } from '@/provider/contract/rules/bookings/meeting'
import { EXTRA_QUANTITY_MAX } from '@/provider/contract/rules/options/option-kinds'
import { DRAFT_HOURS } from './draft-hours'

const LIFETIME_MS = DRAFT_HOURS * 60 * 60 * 1000

/** Of everybody who may drive. */
export type PersonFields = {
  last_name: string
  first_name: string
  middle_name: string
  noMiddleName: boolean
  birthDate: string
  licenceSince: string
  phone: string
}

/** What was typed at the step "you". Consents are not kept: they are given anew each time. */
export type DraftFields = PersonFields &
  MeetingFields & {
    citizenship: string
    email: string
    flight: string
    /** May hold more people than the choice counts: somebody taken out can come back. */
    extraDrivers: PersonFields[]
  }

/** A sending: the same content goes out again under the same key, so that a retry makes no second booking. */
export type Attempt = {
  content: string
  key: string
  quoteToken: string
  /** What came of it; null: nothing is known. */
  held: { number: string; slug: string } | null
}

export type BookingDraft = { fields: DraftFields; attempt: Attempt | null; savedAt: number }

export type DraftSlice = {
  booking: BookingDraft | null
  saveFields: (fields: DraftFields) => void
  saveAttempt: (attempt: Attempt | null) => void
  clear: () => void
}

/** The booking being made, as a slice of the session store (`lib/store/store.ts`). */
export const createDraftSlice: StateCreator<DraftSlice> = (set, get) => ({
  booking: null,
  saveFields: (fields) => set({ booking: { fields, attempt: get().booking?.attempt ?? null, savedAt: Date.now() } }),
  saveAttempt: (attempt) => {
    const { booking } = get()
    if (booking) set({ booking: { ...booking, attempt } })
  },
  clear: () => set({ booking: null }),
})

/** Anything that is not a fresh draft of ours is dropped, whoever wrote it. */
export function freshDraft(stored: unknown): BookingDraft | null {
  if (!isRecord(stored) || !isRecord(stored.fields)) return null
  const { fields, attempt, savedAt } = stored
  if (typeof savedAt !== 'number' || Date.now() - savedAt > LIFETIME_MS) return null
  return { fields: readFields(fields), attempt: readAttempt(attempt), savedAt }
}

function readFields(stored: Record<string, unknown>): DraftFields {
  const others = Array.isArray(stored.extraDrivers) ? stored.extraDrivers : []
  return {
    ...readPerson(stored),
    citizenship: textOf(stored.citizenship),
    email: textOf(stored.email),
    flight: textOf(stored.flight),
    pickupAddress: textOf(stored.pickupAddress),
    dropoffAddress: textOf(stored.dropoffAddress),
    note: textOf(stored.note),
    chineseClerk: stored.chineseClerk === true,
    extraDrivers: others.filter(isRecord).slice(0, EXTRA_QUANTITY_MAX).map(readPerson),
  }
}

function readPerson(stored: Record<string, unknown>): PersonFields {
  return {
    last_name: textOf(stored.last_name),
    first_name: textOf(stored.first_name),
    middle_name: textOf(stored.middle_name),
    noMiddleName: stored.noMiddleName === true,
    birthDate: textOf(stored.birthDate),
    licenceSince: textOf(stored.licenceSince),
    phone: textOf(stored.phone),
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function readAttempt(stored: unknown): Attempt | null {
  if (!isRecord(stored)) return null
  const { content, key, quoteToken, held } = stored
  if (typeof content !== 'string' || typeof key !== 'string' || typeof quoteToken !== 'string') return null
  return { content, key, quoteToken, held: readHeld(held) }
}

function readHeld(stored: unknown): Attempt['held'] {
  if (!isRecord(stored)) return null
  const { number, slug } = stored
  return typeof number === 'string' && typeof slug === 'string' ? { number, slug } : null
}
