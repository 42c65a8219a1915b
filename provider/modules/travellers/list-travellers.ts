import type { TravellersResponse } from '@/provider/contract/travellers'
import type { Database } from '@/provider/db/database'
import { FailureError } from '@/provider/failure-error'
import type { ClientDrivers } from '@/provider/modules/client-drivers/list-drivers'
import type { StoredName } from '@/provider/rules/clients/stored-name'
import { findClient, findLastDriver } from './queries'

type Deps = { db: Database; drivers: Pick<ClientDrivers, 'listApproved'> }

/**
 * Returns the client, with the data that we have, and the own drivers who may be chosen.
 *
 * @throws {FailureError} `unauthenticated` when the client was deleted
 */
export async function listTravellers({ db, drivers }: Deps, clientId: number): Promise<TravellersResponse> {
  const client = await findClient(db, clientId)
  if (!client?.phone) throw new FailureError('unauthenticated', 'The session’s client is gone.')
  const [lastDriver, approved] = await Promise.all([
    findLastDriver(db, clientId, client.phone),
    drivers.listApproved(clientId),
  ])
  const self = {
    driverId: null,
    ...namesOf(client),
    phone: client.phone,
    email: client.email ?? lastDriver?.email ?? '',
    birthDate: client.birthDate ?? lastDriver?.birthDate ?? null,
    licenceSince: lastDriver?.licenceSince ?? null,
    citizenship: client.citizenship ?? lastDriver?.citizenship ?? null,
    verification: null,
  }
  const others = approved.map(({ id, phone, email, birthDate, licence, verification, ...names }) => ({
    driverId: id,
    ...namesOf(names),
    phone,
    email,
    birthDate,
    licenceSince: licence.issuedAt,
    citizenship: null,
    verification: verification === 'verified' ? ('verified' as const) : ('on_review' as const),
  }))
  return { items: [self, ...others] }
}

function namesOf({ lastName, firstName, middleName }: StoredName) {
  return { last_name: lastName ?? '', first_name: firstName, middle_name: middleName }
}
