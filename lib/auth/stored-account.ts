import { readText } from '@/lib/store/browser-storage'
import type { Client } from '@/provider/contract/auth'
import { readClient } from './client'

export type Account = {
  client: Client | null
  client_authenticated: boolean
  client_token: string | null
  device_token: string | null
}

/** The storage keys that the specification names (§3). Written by `account-slice.ts` alone. */
export const ACCOUNT_KEYS = {
  client: 'client',
  client_authenticated: 'client_authenticated',
  client_token: 'client_token',
  device_token: 'client_device_token',
} as const

/** What a login takes for one; anything else in storage would only have it rejected. */
const DEVICE_TOKEN = /^[A-Za-z0-9_-]{43}$/

const listeners = new Set<() => void>()

/** A client without the flag is not reported (specification §4). */
export function readAccount(): Account {
  const isSignedIn = readText(ACCOUNT_KEYS.client_authenticated) === 'true'
  return {
    client: isSignedIn ? readClient(parseJson(readText(ACCOUNT_KEYS.client))) : null,
    client_authenticated: isSignedIn,
    client_token: readText(ACCOUNT_KEYS.client_token),
    device_token: readText(ACCOUNT_KEYS.device_token),
  }
}

/** Of an earlier login in this browser. */
export function readDeviceToken(): string | null {
  const { device_token } = readAccount()
  return device_token !== null && DEVICE_TOKEN.test(device_token) ? device_token : null
}

/** Calls back when the account changes, in this tab or in another. @returns the end of the subscription */
export function onAccountChange(listener: () => void): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    // Null: everything was wiped at once.
    if (key === null || Object.values(ACCOUNT_KEYS).some((name) => name === key)) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', handleStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', handleStorage)
  }
}

/** A browser tells of a change in its other tabs only. */
export function announceAccount(): void {
  for (const listener of listeners) listener()
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
