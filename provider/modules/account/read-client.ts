import type { Client } from '@/provider/contract/auth'
import type { Database } from '@/provider/db/database'
import { FailureError } from '@/provider/failure-error'
import type { Miles } from '@/provider/modules/miles/read-miles'
import { findClient } from './queries'

type Deps = { db: Database; miles: Pick<Miles, 'readBalance'> }

/**
 * Returns the five fields that a browser stores (specification §3). `clientId` is always that of the session.
 *
 * @throws {FailureError} `unauthenticated` when the client was deleted
 */
export async function readClient({ db, miles }: Deps, clientId: number): Promise<Client> {
  const [client, balance] = await Promise.all([requireClient(db, clientId), miles.readBalance(clientId)])
  return {
    id: client.id,
    first_name: client.firstName,
    last_name: client.lastName ?? '',
    middle_name: client.middleName ?? '',
    bonus_miles: balance,
  }
}

async function requireClient(db: Database, clientId: number) {
  const client = await findClient(db, clientId)
  if (!client) throw new FailureError('unauthenticated', 'The session’s client is gone.')
  return client
}
