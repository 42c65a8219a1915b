import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { CODE } from '@/provider/contract/rules/auth/codes'
import type { Database, Transaction } from '@/provider/db/database'
import { secondFactors } from '@/provider/db/schema/second-factors'
import type { MasterKeys } from '@/provider/security/master-keys'
import { findRecoveryCode, spendRecoveryCode } from './recovery-codes'
import { stepOfCode } from './totp'

export type SecondFactor = typeof secondFactors.$inferSelect

/** A right code that nobody has used yet: the step of an app's code, or the hash of a recovery code. */
export type FactorProof = { clientId: number } & ({ step: number } | { codeHash: string })

type Deps = { db: Database; keys: Pick<MasterKeys, 'unwrap'>; now: () => Date }

/** What the secret of a client is encrypted for: under another row it does not open. */
export function factorContext(clientId: number): string {
  return `second factor of client ${clientId}`
}

/** Finds the factor of a client that is switched on. */
export async function findFactor(db: Pick<Database, 'select'>, clientId: number): Promise<SecondFactor | null> {
  const [row] = await db
    .select()
    .from(secondFactors)
    .where(and(eq(secondFactors.clientId, clientId), isNotNull(secondFactors.confirmedAt)))
  return row ?? null
}

/** Checks a code of the app or a recovery code without using it up. Returns null when it is wrong, or was used. */
export async function verifyFactor(
  { db, keys, now }: Deps,
  factor: SecondFactor,
  code: string,
): Promise<FactorProof | null> {
  const { clientId, lastStep } = factor
  if (!CODE.test(code)) {
    const codeHash = await findRecoveryCode(db, factor, code)
    return codeHash === null ? null : { clientId, codeHash }
  }
  const step = stepOfCode(keys.unwrap(factor, factorContext(clientId)), code, now())
  return step === null || (lastStep !== null && step <= lastStep) ? null : { clientId, step }
}

/** Uses a code up: with a code of the app every earlier one too. Returns false when another request did. */
export async function spendFactor(tx: Transaction, proof: FactorProof, at: Date): Promise<boolean> {
  if ('codeHash' in proof) return spendRecoveryCode(tx, proof, at)
  const { clientId, step } = proof
  const isNewer = or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step))
  const used = await tx
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.clientId, clientId), isNewer))
    .returning({ clientId: secondFactors.clientId })
  return used.length > 0
}
