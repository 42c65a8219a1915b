'use client'

import { create } from 'zustand'
import { createJSONStorage, type PersistStorage, persist } from 'zustand/middleware'
import { type AccountSlice, createAccountSlice } from '@/lib/auth/account-slice'
import { onAccountChange, readAccount } from '@/lib/auth/stored-account'
import { createDraftSlice, type DraftSlice, freshDraft } from '@/lib/bookings/draft-slice'
import { isRecord } from '@/lib/browser-api/is-record'
import { createSearchSlice, readSearch, type SearchSlice } from '@/lib/search/search-slice'
import { readText } from './browser-storage'
import { createVisitSlice, type VisitSlice } from './visit-slice'

const STORAGE_KEY = 'sun-rent'

type Session = DraftSlice & SearchSlice & AccountSlice & VisitSlice

/**
 * The session state of the specification (§3), one slice a subject. It persists under the site's one key; the account
 * stays in the keys that the specification names for it.
 *
 * Rehydrated after mount, by `startSession`: the server has no storage, and the first render of the browser must be the
 * server's. Nothing may be set before: a write would replace what is stored.
 */
export const useSession = create<Session>()(
  persist(
    (...store) => ({
      ...createDraftSlice(...store),
      ...createSearchSlice(...store),
      ...createAccountSlice(...store),
      ...createVisitSlice(...store),
    }),
    {
      name: STORAGE_KEY,
      // 1 held the booking's draft alone, in the same shape.
      version: 2,
      migrate: (stored) => stored,
      storage: createSparseStorage(),
      partialize: ({ booking, searchForm, results, selectedCar }) => ({ booking, searchForm, results, selectedCar }),
      merge: (stored, current) => {
        const storedState = isRecord(stored) ? stored : {}
        return { ...current, ...readSearch(storedState), ...readAccount(), booking: freshDraft(storedState.booking) }
      },
      skipHydration: true,
    },
  ),
)

/** Reads what the browser keeps anew: another tab may have written since. Nothing where the browser rejects storage. */
export function rereadSession(): void {
  void useSession.persist?.rehydrate()
}

/** Reads what the browser keeps, once a page. Whoever writes into the store on its own begins with this. */
export function startSession(): void {
  // Absent where the browser rejects storage: then the session lives as long as the page.
  const { persist: persistence } = useSession
  if (!persistence || persistence.hasHydrated()) return
  void persistence.rehydrate()
  // What was too old to be taken leaves the storage too.
  if (readText(STORAGE_KEY) !== null) useSession.setState({})
  // Another tab may sign in or out; what this tab wrote itself it reads back.
  onAccountChange(() => useSession.setState(readAccount()))
}

/** JSON in the browser's storage; a state with nothing in it leaves no key behind. Undefined where the browser rejects storage. */
function createSparseStorage(): PersistStorage<unknown> | undefined {
  const json = createJSONStorage<unknown>(() => localStorage)
  return (
    json && {
      ...json,
      setItem: (name, value) => (isEmpty(value.state) ? json.removeItem(name) : json.setItem(name, value)),
    }
  )
}

function isEmpty(state: unknown): boolean {
  return isRecord(state) && Object.values(state).every((field) => field === null)
}
