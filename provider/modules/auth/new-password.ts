import { eq } from 'drizzle-orm'
import type { RegistrationRequest } from '@/provider/contract/auth'
import type { CodePurpose } from '@/provider/contract/rules/auth/codes'
import type { Database, Transaction } from '@/provider/db/database'
import { clients } from '@/provider/db/schema/clients'
import { isCommonPassword } from '@/provider/modules/auth/rules/common-passwords/is-common-password'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import type { Visitor } from '@/provider/rules/actors'
import { hashPassword } from '@/provider/security/password-hash'
import { spendCode, verifyCode } from './codes'
import { commonPasswordFailure, wrongCodeFailure } from './session-response'
import { type SessionValidity, sessionValidity } from './session-validity'

type Deps = { db: Database; settings: Settings; secret: string; now: () => Date }

/** A password to be stored, with the code that allows it. */
type NewPassword = { codeId: number; passwordHash: string; validity: SessionValidity }

/**
 * Checks a password and its code, and hashes the password. The password comes first: a visitor who must choose another
 * one keeps his code.
 *
 * @throws {FailureError} `password_too_common`, `code_wrong`
 */
export async function prepareNewPassword(
  { db, settings, secret, now }: Deps,
  purpose: CodePurpose,
  { phone, request, code, password }: RegistrationRequest,
  visitor: Visitor,
  session: string | null,
): Promise<NewPassword> {
  if (isCommonPassword(password, phone)) throw commonPasswordFailure()
  const codeId = await verifyCode(db, { purpose, phone, request }, code, secret, now())
  if (codeId === null) throw wrongCodeFailure()
  const passwordHash = await hashPassword(password)
  const validity = await sessionValidity({ settings, now }, { session, deviceToken: null }, visitor)
  return { codeId, passwordHash, validity }
}

/**
 * Locks the client of a verified code and uses the code up; null when another request used it, or no client has the
 * phone. The client is locked before the code: two requests with different codes of one phone would wait for each other.
 */
export async function lockClientWithCode(tx: Transaction, phone: string, codeId: number, at: Date) {
  const { id, passwordHash, email, emailConfirmedAt, language, nameUnproved } = clients
  const [client] = await tx
    .select({ id, passwordHash, email, emailConfirmedAt, language, nameUnproved })
    .from(clients)
    .where(eq(clients.phone, phone))
    .for('update')
  const isSpent = await spendCode(tx, codeId, at)
  return isSpent && client ? client : null
}
