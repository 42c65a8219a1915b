import { eq } from 'drizzle-orm'
import type { NameChange, NameResponse } from '@/provider/contract/profile'
import type { Database, Transaction } from '@/provider/db/database'
import { clients } from '@/provider/db/schema/clients'
import { nameRequests } from '@/provider/db/schema/profile'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { lockClientById } from '@/provider/records/clients/lock-client'
import { enqueue } from '@/provider/records/notifications/enqueue'
import { isNameVerified, isWaitingNameOf } from './queries'

type Deps = { db: Database; settings: Settings; now: () => Date }

/**
 * Changes the name at once while the branch has not seen the client's passport; afterwards the branch decides, and is
 * notified. A later request replaces the one before; the present name cancels it.
 *
 * @throws {FailureError} `unauthenticated`
 */
export async function changeName(
  { db, settings, now }: Deps,
  clientId: number,
  name: NameChange,
): Promise<NameResponse> {
  const { station } = settings
  const { main_email: address } = await settings.current()
  const at = now()
  const { last_name: lastName, first_name: firstName, middle_name: middleName } = name
  const state = await db.transaction(async (tx) => {
    await lockClientById(tx, clientId)
    await tx.update(nameRequests).set({ state: 'replaced', decidedAt: at }).where(isWaitingNameOf(clientId))
    if (!(await isNameVerified(tx, clientId))) {
      await tx.update(clients).set({ lastName, firstName, middleName }).where(eq(clients.id, clientId))
      return 'changed'
    }
    if (await isCalled(tx, clientId, name)) return 'changed'
    await tx.insert(nameRequests).values({ clientId, lastName, firstName, middleName, askedAt: at })
    const params = { client: String(clientId) }
    const message = { station, kind: 'name_asked', channel: 'email', clientId, address, language: 'ru' } as const
    await enqueue(tx, { ...message, params, at })
    return 'asked'
  })
  return { state }
}

async function isCalled(tx: Transaction, clientId: number, name: NameChange): Promise<boolean> {
  const { lastName, firstName, middleName } = clients
  const [row] = await tx.select({ lastName, firstName, middleName }).from(clients).where(eq(clients.id, clientId))
  return (
    row?.lastName === name.last_name &&
    row.firstName === name.first_name &&
    (row.middleName ?? null) === name.middle_name
  )
}
