import { eq } from 'drizzle-orm'
import type { PhoneChange } from '@/provider/contract/auth'
import type { Database, Transaction } from '@/provider/db/database'
import { databaseErrorOf } from '@/provider/db/errors'
import { drivers } from '@/provider/db/schema/client-drivers'
import { clients } from '@/provider/db/schema/clients'
import { outbox } from '@/provider/db/schema/outbox'
import { FailureError } from '@/provider/failure-error'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { enqueue } from '@/provider/records/notifications/enqueue'
import type { Client } from '@/provider/rules/actors'
import { spendCode, voidCodesOf } from './codes'
import { lockCredentials, requireCredentials } from './credentials'
import { freePhone } from './free-phone'
import { verifyOwnCode } from './own-codes'
import { requireStepUp } from './require-step-up'
import { wrongCodeFailure } from './session-response'

type Deps = { db: Database; settings: Settings; secret: string; now: () => Date }
type NewPhone = { station: string; clientId: number; phone: string; oldCodeId: number; newCodeId: number; at: Date }

/**
 * Gives a client another phone, with a code of each phone. Both codes are used up even when the change is rejected.
 *
 * @throws {FailureError} `code_wrong` with `details.of`, `already_registered`; of a client with a second factor
 * `step_up_required`
 */
export async function changePhone(deps: Deps, owner: Client, change: PhoneChange): Promise<{ phone: string }> {
  const { db, settings, now } = deps
  const { station } = settings
  const client = await requireCredentials(db, owner)
  if (owner.hasSecondFactor) requireStepUp(owner, now(), (await settings.current()).stepUp)
  const { phone } = change
  // The new code first: a client who mistypes it loses no try of the old one.
  const newCodeId = await verifyOwnCode(deps, client, { purpose: 'phone_new', phone }, change.new, { of: 'new' })
  const oldCodeId = await verifyOwnCode(deps, client, { purpose: 'phone_old' }, change.old, { of: 'old' })
  const newPhone = { station, clientId: client.id, phone, oldCodeId, newCodeId, at: now() }
  const rejection = await db.transaction((tx) => writePhone(tx, newPhone)).catch(rejectTakenPhone)
  if (rejection === 'code_wrong') throw wrongCodeFailure({ of: 'old' })
  if (rejection) throw new FailureError(rejection, 'A client or a driver has this phone.')
  return { phone }
}

async function writePhone(tx: Transaction, { station, clientId, phone, oldCodeId, newCodeId, at }: NewPhone) {
  const client = await lockCredentials(tx, clientId)
  const spent = [await spendCode(tx, oldCodeId, at), await spendCode(tx, newCodeId, at)]
  if (!client || spent.includes(false)) return 'code_wrong' as const
  if (await isTaken(tx, phone, at)) return 'already_registered' as const
  await tx.update(clients).set({ phone }).where(eq(clients.id, clientId))
  await voidCodesOf(tx, client.phone, at)
  await tx.update(outbox).set({ phone }).where(eq(outbox.phone, client.phone))
  const message = { station, kind: 'phone_changed', at } as const
  const { language } = client
  await enqueue(tx, { ...message, channel: 'sms', clientId, address: client.phone, language })
  await enqueue(tx, { ...message, channel: 'email', phone, language })
  return null
}

/** Searches drivers and clients: one phone names one person (PRODUCT §8). */
async function isTaken(tx: Transaction, phone: string, at: Date): Promise<boolean> {
  if ((await tx.$count(drivers, eq(drivers.ph, phone.replace(/\D/g, '')))) > 0) return true
  return !(await freePhone(tx, phone, at))
}

/** Another client took the same phone between the search and the write. */
function rejectTakenPhone(error: unknown): 'already_registered' {
  if (databaseErrorOf(error)?.constraint === 'clients_phone_key') return 'already_registered'
  throw error
}
