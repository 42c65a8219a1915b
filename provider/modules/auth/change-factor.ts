import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { RecoveryCodesResponse, SecondFactorEnd } from '@/provider/contract/auth'
import type { Database } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry'
import { secondFactors } from '@/provider/db/schema/second-factors'
import { FailureError } from '@/provider/failure-error'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { recordAction } from '@/provider/records/audit/record-action'
import { lockClientByPhone } from '@/provider/records/clients/lock-client'
import type { Client, Staff } from '@/provider/rules/actors'
import { lockCredentials } from './credentials'
import type { AdmitRecoverySet } from './limit-recovery-sets'
import { notifyFactor } from './notify-factor'
import { makeRecoveryCodes, replaceRecoveryCodes } from './recovery-codes'
import { requireStepUp } from './require-step-up'
import { findFactor } from './second-factor'

type Deps = { db: Database; settings: Settings; now: () => Date }
type RenewDeps = Deps & { admitRecoverySet: AdmitRecoverySet }

/**
 * Makes new recovery codes, and notifies the client; the ones before are void.
 *
 * @throws {FailureError} `step_up_required`, `not_found`: there is no second factor, `too_many_requests`
 */
export async function renewRecoveryCodes(
  { db, settings, admitRecoverySet, now }: RenewDeps,
  owner: Client,
): Promise<RecoveryCodesResponse> {
  const { clientId } = owner
  const at = now()
  requireStepUp(owner, at, (await settings.current()).stepUp)
  const factor = await findFactor(db, clientId)
  if (!factor) throw noFactorFailure()
  await admitRecoverySet(clientId)
  const { codes, hashes } = await makeRecoveryCodes(factor.salt)
  await db.transaction(async (tx) => {
    const client = await lockCredentials(tx, clientId)
    const present = await findFactor(tx, clientId)
    if (!client || present?.salt !== factor.salt) throw noFactorFailure()
    await replaceRecoveryCodes(tx, clientId, hashes)
    await notifyFactor(tx, 'recovery_codes_renewed', client, { station: settings.station, at })
  })
  return { recoveryCodes: codes }
}

/**
 * Switches the second factor off, and notifies the client.
 *
 * @throws {FailureError} `step_up_required`, `not_found`: there is none
 */
export async function endFactor({ db, settings, now }: Deps, owner: Client): Promise<z.infer<typeof SecondFactorEnd>> {
  const { clientId } = owner
  const at = now()
  requireStepUp(owner, at, (await settings.current()).stepUp)
  await db.transaction(async (tx) => {
    const client = await lockCredentials(tx, clientId)
    const ended = await tx.delete(secondFactors).where(eq(secondFactors.clientId, clientId)).returning()
    if (!client || ended.length === 0) throw noFactorFailure()
    await notifyFactor(tx, 'second_factor_off', client, { station: settings.station, at })
  })
  return { ended: true }
}

/** Switches the second factor of a client off at the branch, who has checked who he is; he is notified. */
export async function resetFactor(
  { db, station }: { db: Database; station: string },
  phone: string,
  staff: Staff,
): Promise<'reset' | 'unknown' | 'off'> {
  return retryTransaction(db, async (tx) => {
    const client = await lockClientByPhone(tx, phone)
    if (!client) return 'unknown'
    const isOn = (await findFactor(tx, client.id)) !== null
    if (!isOn) return 'off'
    await tx.delete(secondFactors).where(eq(secondFactors.clientId, client.id))
    await notifyFactor(tx, 'second_factor_off', { phone, language: client.language }, { station, at: staff.at })
    await recordAction(tx, staff, 'second_factor.reset', null, { clientId: client.id })
    return 'reset'
  })
}

function noFactorFailure(): FailureError {
  return new FailureError('not_found', 'The client has no second factor.')
}
