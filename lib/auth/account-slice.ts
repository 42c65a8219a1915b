import type { StateCreator } from 'zustand'
import { writeText } from '@/lib/store/browser-storage'
import { ACCOUNT_KEYS, type Account, announceAccount } from './stored-account'

export type AccountSlice = Account & {
  storeAccount: (account: Account) => void
  /** Signs this browser out; the device stays known (PRODUCT §8). */
  clearAccount: () => void
}

const NO_ACCOUNT: Account = {
  client: null,
  client_authenticated: false,
  client_token: null,
  device_token: null,
}

/** The account lives in its own four storage keys, which the specification names (§3), never under the common one. */
export const createAccountSlice: StateCreator<AccountSlice> = (set, get) => ({
  ...NO_ACCOUNT,
  storeAccount: (account) => {
    set(account)
    writeAccount(account)
    announceAccount()
  },
  clearAccount: () => get().storeAccount({ ...NO_ACCOUNT, device_token: get().device_token }),
})

/** The flag last: whoever hears of it in another tab finds the rest. */
function writeAccount({ client, client_authenticated, client_token, device_token }: Account): void {
  writeText(ACCOUNT_KEYS.client, client ? JSON.stringify(client) : null)
  writeText(ACCOUNT_KEYS.client_token, client_token)
  writeText(ACCOUNT_KEYS.device_token, device_token)
  writeText(ACCOUNT_KEYS.client_authenticated, client_authenticated ? 'true' : null)
}
