import type { StateCreator } from 'zustand'
import { readText, writeText } from './browser-storage'
import { type Client, readClient } from './client'

export type Account = {
  client: Client | null
  client_authenticated: boolean
  client_token: string | null
  device_token: string | null
}

export type AccountSlice = Account & {
  keepAccount: (account: Account) => void
  /** Signs this browser out; the device stays known (PRODUCT §8). */
  forgetAccount: () => void
}

export const NO_ACCOUNT: Account = {
  client: null,
  client_authenticated: false,
  client_token: null,
  device_token: null,
}

/** The account lives in its own four storage keys, which the specification names (§3), never under the common one. */
export const createAccountSlice: StateCreator<AccountSlice> = (set, get) => ({
  ...NO_ACCOUNT,
  keepAccount: (account) => {
    set(account)
    writeAccount(account)
  },
  forgetAccount: () => get().keepAccount({ ...NO_ACCOUNT, device_token: get().device_token }),
})

/** A client without the flag is not reported (specification §4). */
export function readAccount(): Account {
  const isSignedIn = readText('client_authenticated') === 'true'
  return {
    client: isSignedIn ? readClient(parseJson(readText('client'))) : null,
    client_authenticated: isSignedIn,
    client_token: readText('client_token'),
    device_token: readText('client_device_token'),
  }
}

function writeAccount({ client, client_authenticated, client_token, device_token }: Account): void {
  writeText('client', client ? JSON.stringify(client) : null)
  writeText('client_authenticated', client_authenticated ? 'true' : null)
  writeText('client_token', client_token)
  writeText('client_device_token', device_token)
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
