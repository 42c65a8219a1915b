import { and, eq, isNull } from 'drizzle-orm'
import type { RecoveryCodesResponse, SecondFactorConfirmation, SecondFactorSetup } from '@/provider/contract/auth'
import type { Database } from '@/provider/db/database'
import { secondFactors } from '@/provider/db/schema/second-factors'
import { sessions } from '@/provider/db/schema/sessions'
import { FailureError } from '@/provider/failure-error'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import type { Client } from '@/provider/rules/actors'
import type { MasterKeys } from '@/provider/security/master-keys'
import { lockCredentials, requireCredentials } from './credentials'
import type { AdmitRecoverySet } from './limit-recovery-sets'
import { notifyFactor } from './notify-factor'
import { makeRecoveryCodes, newSalt, replaceRecoveryCodes } from './recovery-codes'
import { requireStepUp } from './require-step-up'
import { factorContext } from './second-factor'
import { wrongFactorFailure } from './session-response'
import { setupOf, stepOfCode } from './totp'

type Deps = { db: Database; settings: Settings; keys: MasterKeys; now: () => Date }
type ConfirmDeps = Deps & { admitRecoverySet: AdmitRecoverySet }

/**
 * Makes a secret for the client's app. It does nothing until the first code confirms it, and replaces one that waits for that.
 *
 * @throws {FailureError} `step_up_required`, `conflict`: a factor is switched on
 */
export async function beginFactor({ db, settings, keys, now }: Deps, owner: Client): Promise<SecondFactorSetup> {
  const { stepUp, brand } = await settings.current()
  const at = now()
  requireStepUp(owner, at, stepUp)
  const { id: clientId, phone } = await requireCredentials(db, owner)
  const { key, ...wrapped } = keys.make(factorContext(clientId))
  const fresh = { ...wrapped, salt: newSalt(), createdAt: at }
  const stored = await db
    .insert(secondFactors)
    .values({ clientId, ...fresh })
    .onConflictDoUpdate({ target: secondFactors.clientId, set: fresh, setWhere: isNull(secondFactors.confirmedAt) })
    .returning({ clientId: secondFactors.clientId })
  if (stored.length === 0) throw switchedOnFailure()
  return setupOf(key, { issuer: brand, label: phone })
}

/**
 * Switches the factor on with the first code of the app, which shows that the secret has arrived. The session counts as stepped
 * up by it, and the client is notified.
 *
 * @throws {FailureError} `step_up_required`, `second_factor_wrong`, `not_found`: nothing was begun, `conflict`,
 * `too_many_requests`
 */
export async function confirmFactor(
  { db, settings, keys, admitRecoverySet, now }: ConfirmDeps,
  owner: Client,
  { code }: SecondFactorConfirmation,
): Promise<RecoveryCodesResponse> {
  const { clientId, sessionId } = owner
  const at = now()
  requireStepUp(owner, at, (await settings.current()).stepUp)
  const [factor] = await db.select().from(secondFactors).where(eq(secondFactors.clientId, clientId))
  if (!factor) throw new FailureError('not_found', 'No secret was made.')
  if (factor.confirmedAt !== null) throw switchedOnFailure()
  const step = stepOfCode(keys.unwrap(factor, factorContext(clientId)), code, at)
  if (step === null) throw wrongFactorFailure()
  await admitRecoverySet(clientId)
  const { codes, hashes } = await makeRecoveryCodes(factor.salt)
  const isOn = await db.transaction(async (tx) => {
    const client = await lockCredentials(tx, clientId)
    // Of the secret that was checked: another page may have made a new one.
    const isSame = and(eq(secondFactors.wrappedKey, factor.wrappedKey), isNull(secondFactors.confirmedAt))
    const confirmed = await tx
      .update(secondFactors)
      .set({ confirmedAt: at, lastStep: step })
      .where(and(eq(secondFactors.clientId, clientId), isSame))
      .returning({ clientId: secondFactors.clientId })
    if (!client || confirmed.length === 0) return false
    await replaceRecoveryCodes(tx, clientId, hashes)
    await tx.update(sessions).set({ provedAt: at, provedBy: 'second_factor' }).where(eq(sessions.id, sessionId))
    await notifyFactor(tx, 'second_factor_on', client, { station: settings.station, at })
    return true
  })
  if (!isOn) throw switchedOnFailure()
  return { recoveryCodes: codes }
}

function switchedOnFailure(): FailureError {
  return new FailureError('conflict', 'A second factor is switched on, or the secret was replaced.')
}
