import { randomBytes, randomInt } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { RECOVERY_CODES } from '@/provider/contract/rules/auth/codes'
import type { Database, Transaction } from '@/provider/db/database'
import { recoveryCodes } from '@/provider/db/schema/second-factors'
import { hashWithSalt } from '@/provider/security/password-hash'

/** Crockford's: without I, L, O and U. Ten of them are 50 bits. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 10
const SALT_BYTES = 16

/** Codes that are returned once, and what is stored of them. */
export type NewRecoveryCodes = { codes: string[]; hashes: string[] }

/** Returns the salt of a new factor's codes, as hexadecimal digits. */
export function newSalt(): string {
  return randomBytes(SALT_BYTES).toString('hex')
}

/** Makes a set of codes. */
export async function makeRecoveryCodes(salt: string): Promise<NewRecoveryCodes> {
  const codes = new Set<string>()
  while (codes.size < RECOVERY_CODES) codes.add(Array.from({ length: LENGTH }, () => LETTERS[randomInt(32)]).join(''))
  const hashes = await Promise.all([...codes].map((code) => hashRecoveryCode(code, salt)))
  return { codes: [...codes], hashes }
}

/** Stores a set in the place of the one before: those codes are void. */
export async function replaceRecoveryCodes(tx: Transaction, clientId: number, hashes: string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.clientId, clientId))
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ clientId, codeHash })))
}

/** Returns the hash of an unused code of a client, or null. */
export async function findRecoveryCode(
  db: Database,
  { clientId, salt }: { clientId: number; salt: string },
  code: string,
): Promise<string | null> {
  const codeHash = await hashRecoveryCode(code, salt)
  const [row] = await db
    .select({ codeHash: recoveryCodes.codeHash })
    .from(recoveryCodes)
    .where(isUnused(clientId, codeHash))
  return row?.codeHash ?? null
}

/** Uses a code up. Returns false when another request did. */
export async function spendRecoveryCode(
  tx: Transaction,
  { clientId, codeHash }: { clientId: number; codeHash: string },
  at: Date,
): Promise<boolean> {
  const used = await tx.update(recoveryCodes).set({ usedAt: at }).where(isUnused(clientId, codeHash)).returning()
  return used.length > 0
}

function isUnused(clientId: number, codeHash: string) {
  return and(eq(recoveryCodes.clientId, clientId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt))
}

function hashRecoveryCode(code: string, salt: string): Promise<string> {
  return hashWithSalt(code, Buffer.from(salt, 'hex'))
}
