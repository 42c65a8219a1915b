import type { ClientResponse } from '@/provider/contract/account'
import type { Database } from '@/provider/db/database'
import type { History } from '@/provider/modules/history/list-rentals'
import type { Miles } from '@/provider/modules/miles/read-miles'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { loyaltyOf } from '@/provider/rules/miles/loyalty'
import { countAttention } from './count-attention'
import { listCompletedRentals } from './queries'
import { readClient } from './read-client'

type Deps = { db: Database; history: History; miles: Miles; settings: Settings; now: () => Date }

/**
 * Returns the overview of the client area. `clientId` is always that of the session.
 *
 * @throws {FailureError} `unauthenticated` when the client was deleted
 */
export async function readAccount(deps: Deps, clientId: number): Promise<ClientResponse> {
  const { db, history, miles, settings, now } = deps
  const at = now()
  const [client, nextBooking, rentals, attention, expiring, { loyalty, timeZone }] = await Promise.all([
    readClient(deps, clientId),
    history.findNext(clientId),
    listCompletedRentals(db, clientId),
    countAttention(deps, clientId),
    miles.findNextExpiry(clientId),
    settings.current(),
  ])
  return {
    ...client,
    loyalty: loyaltyOf(rentals, loyalty, at, timeZone),
    nextBooking,
    attention,
    expiring,
  }
}
