import { CODE } from '@/provider/contract/rules/auth/codes'
import type { Database, Transaction } from '@/provider/db/database'
import type { MasterKeys } from '@/provider/security/master-keys'
import type { FactorAttempt, FactorAttempts } from './factor-attempts'
import { type FactorProof, findFactor, verifyFactor } from './second-factor'
import { secondFactorFailure, tooManyAttemptsFailure, wrongFactorFailure } from './session-response'

type Deps = { db: Database; factorAttempts: FactorAttempts; keys: MasterKeys; now: () => Date }

/**
 * Requires the second factor of a client who has one, once the first was right. The proof is used up by `spendFactor` in the
 * transaction that begins the session; null: he has none.
 *
 * @param code undefined: none was sent
 * @throws {FailureError} `second_factor_required`, `second_factor_wrong`, `too_many_requests`
 */
export async function requireSecondFactor(
  { factorAttempts, ...deps }: Deps,
  attempt: Omit<FactorAttempt, 'isRecovery'>,
  code: string | undefined,
): Promise<FactorProof | null> {
  const factor = await findFactor(deps.db, attempt.clientId)
  if (!factor) return null
  if (code === undefined) throw secondFactorFailure()
  const counted = { ...attempt, isRecovery: !CODE.test(code) }
  const waitSeconds = await factorAttempts.count(counted)
  if (waitSeconds !== null) throw tooManyAttemptsFailure(waitSeconds)
  const proof = await verifyFactor(deps, factor, code)
  if (proof === null) throw wrongFactorFailure()
  await factorAttempts.clear(counted)
  return proof
}

/**
 * Requires that a client who had no second factor has none by now: he may have switched it on while the first was checked. The
 * client must be locked.
 *
 * @throws {FailureError} `second_factor_required`
 */
export async function requireStillNoFactor(tx: Transaction, clientId: number): Promise<void> {
  if ((await findFactor(tx, clientId)) !== null) throw secondFactorFailure()
}
