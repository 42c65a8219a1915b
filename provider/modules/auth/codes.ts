import { addSeconds } from 'date-fns'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { CODE_SECONDS, CODE_TRIES, type CodeChannel, type CodePurpose } from '@/provider/contract/rules/auth/codes'
import type { Database, Transaction } from '@/provider/db/database'
import { codes } from '@/provider/db/schema/auth'
import { lockClientById } from '@/provider/records/clients/lock-client'
import { enqueue } from '@/provider/records/notifications/enqueue'
import type { Language } from '@/provider/rules/i18n/language'
import type { MessageKind } from '@/provider/rules/notifications/messages'
import { hashToken } from '@/provider/security/tokens'
import { type Admission, type CodeRequester, poolOf } from './code-budgets'
import { type CodeClaim, hashCode, isSameHash } from './code-secret'
import { admitCode, admitForeignCode } from './limit-codes'

export type NewCode = CodeRequester & {
  station: string
  purpose: CodePurpose
  channel: CodeChannel
  /** Language of the page; the client's own language would reveal that there is a client. */
  language: Language
  requestHash: string
  code: string
  codeHash: string
  /** Hash of the /24 or /48 from which it was requested; null: not known. */
  networkHash: string | null
  deviceHash: string | null
  /** The signed-in client; null: a visitor. */
  clientId: number | null
  /** Null: the code goes to the client who has the phone. */
  address: string | null
  at: Date
}

const KIND_OF = {
  registration: 'registration_code',
  renew_password: 'renewal_code',
  booking: 'booking_code',
  step_up: 'step_up_code',
  phone_old: 'phone_old_code',
  phone_new: 'phone_new_code',
  email: 'email_code',
} as const satisfies Record<CodePurpose, MessageKind>

/**
 * Writes one more code, with the message that carries it; the open one before it is void. Nothing here checks whether a
 * client has the phone: the worker of the outbox does, after the response, unless the code has an address.
 */
export async function issueCode(tx: Transaction, newCode: NewCode): Promise<Admission> {
  const { station, purpose, channel, phone, language, network, wideNetwork, deviceHash, at } = newCode
  const { code, codeHash, requestHash, networkHash, clientId, address } = newCode
  const requester = { phone, network, wideNetwork }
  // The client is locked before anything else.
  if (clientId !== null) await lockClientById(tx, clientId)
  const foreignWait = clientId !== null && address !== null ? await admitForeignCode(tx, clientId, purpose, at) : null
  if (foreignWait !== null) return { waitSeconds: foreignWait }
  const admission = await admitCode(tx, { ...requester, pool: poolOf(newCode) }, deviceHash, at)
  if (admission.waitSeconds !== null) return admission
  const { reserved } = admission
  const expiresAt = addSeconds(at, CODE_SECONDS)
  await voidCodesOf(tx, phone, at, purpose)
  const [row] = await tx
    .insert(codes)
    .values({ ...requester, requestHash, purpose, channel, codeHash, reserved, clientId, createdAt: at, expiresAt })
    .returning({ id: codes.id })
  if (!row) throw new Error('an inserted code has no id')
  const to = address === null ? { phone } : { clientId, address }
  const message = { station, kind: KIND_OF[purpose], channel, language, network: networkHash, at, ...to } as const
  await enqueue(tx, { ...message, params: { code }, codeId: row.id, expiresAt })
  return admission
}

/**
 * Counts the try before it compares, so that no two requests share one. Returns the number of the code's row, or null when
 * the code is wrong.
 */
export async function verifyCode(
  db: Database,
  claim: CodeClaim,
  code: string,
  secret: string,
  at: Date,
): Promise<number | null> {
  const [row] = await db
    .update(codes)
    .set({ tries: sql`${codes.tries} + 1` })
    .where(
      and(
        eq(codes.requestHash, hashToken(claim.request)),
        eq(codes.purpose, claim.purpose),
        eq(codes.phone, claim.phone),
        isNull(codes.usedAt),
        isNull(codes.voidAt),
        gt(codes.expiresAt, at),
        lt(codes.tries, CODE_TRIES),
      ),
    )
    .returning({ id: codes.id, codeHash: codes.codeHash })
  const matches = isSameHash(hashCode(code, claim, secret), row?.codeHash ?? '0'.repeat(64))
  return row && matches ? row.id : null
}

/** Uses the code up. Returns false when it was used or void: of two requests only one gets it. */
export async function spendCode(tx: Transaction, id: number, at: Date): Promise<boolean> {
  const used = await tx
    .update(codes)
    .set({ usedAt: at })
    .where(and(eq(codes.id, id), isNull(codes.usedAt), isNull(codes.voidAt)))
    .returning({ id: codes.id })
  return used.length > 0
}

/**
 * Voids the open codes of a phone: one that was requested before a password was set must not set it again.
 *
 * @param purpose left out: of any purpose
 */
export async function voidCodesOf(tx: Transaction, phone: string, at: Date, purpose?: CodePurpose): Promise<void> {
  const isOpen = and(isNull(codes.usedAt), isNull(codes.voidAt), gt(codes.expiresAt, at))
  await tx
    .update(codes)
    .set({ voidAt: at })
    .where(and(eq(codes.phone, phone), isOpen, purpose === undefined ? undefined : eq(codes.purpose, purpose)))
}
