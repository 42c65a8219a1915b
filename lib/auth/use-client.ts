'use client'

import { useSyncExternalStore } from 'react'
import { readText } from '@/lib/store/browser-storage'
import type { Client } from '@/provider/contract/auth'
import { ACCOUNT_KEYS, onAccountChange, readAccount } from './stored-account'

let seen: { texts: string; client: Client | null } = { texts: '', client: null }

/** Who is signed in in this browser, as its storage says; null on the server and in the first render over its HTML. */
export function useClient(): Client | null {
  return useSyncExternalStore(onAccountChange, storedClient, () => null)
}

/** The same object as long as storage holds the same texts. */
function storedClient(): Client | null {
  const texts = `${readText(ACCOUNT_KEYS.client_authenticated)} ${readText(ACCOUNT_KEYS.client)}`
  if (texts !== seen.texts) seen = { texts, client: readAccount().client }
  return seen.client
}
