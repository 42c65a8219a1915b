import { createJSONStorage, type PersistStorage } from 'zustand/middleware'
import { isRecord } from '@/lib/browser-api/is-record'

/** JSON in the browser's storage; a state with nothing in it leaves no key behind. */
export function sessionStorageOf<Kept>(storage: () => Storage): PersistStorage<Kept> | undefined {
  const json = createJSONStorage<Kept>(storage)
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
