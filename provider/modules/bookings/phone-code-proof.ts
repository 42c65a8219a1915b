import type { CodeProof } from '@/provider/contract/auth'
import type { Transaction } from '@/provider/db/database'
import type { bookings } from '@/provider/db/schema/bookings'
import { spendCode, verifyCode } from '@/provider/modules/auth/codes'
import { wrongCodeFailure } from '@/provider/modules/auth/session-response'
import type { BookingDeps } from './booking-deps'

export type ProvedBy = (typeof bookings.$inferSelect)['provedBy']

/**
 * Checks the code of a visitor without using it up. Returns the number of its row, or null when there is no proof.
 *
 * @throws {FailureError} `code_wrong`
 */
export async function verifyProof(
  { db, secret, now }: Pick<BookingDeps, 'db' | 'secret' | 'now'>,
  phone: string,
  proof: CodeProof | undefined,
): Promise<number | null> {
  if (proof === undefined) return null
  const { request, code } = proof
  const codeId = await verifyCode(db, { purpose: 'booking', phone, request }, code, secret, now())
  if (codeId === null) throw wrongCodeFailure()
  return codeId
}

/** Uses a verified code up. The client of the phone is locked. @throws {FailureError} `code_wrong`: another request used it */
export async function spendProof(tx: Transaction, codeId: number, at: Date): Promise<void> {
  if (!(await spendCode(tx, codeId, at))) throw wrongCodeFailure()
}
