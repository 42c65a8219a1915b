import { addMinutes } from 'date-fns'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { VOUCHER_KEY_MINUTES, VOUCHER_KEY_USES } from '@/provider/contract/rules/vouchers/voucher-keys'
import { hasVoucher } from '@/provider/contract/rules/vouchers/voucher-status'
import type { VoucherKey } from '@/provider/contract/vouchers'
import type { Database } from '@/provider/db/database'
import { voucherKeys } from '@/provider/db/schema/vouchers'
import { FailureError } from '@/provider/failure-error'
import type { BookingSource, VoucherAccess } from '@/provider/modules/bookings/booking-source'
import { hashToken, newToken } from '@/provider/security/tokens'

export type KeyDeps = {
  db: Database
  openBooking: (access: VoucherAccess) => Promise<BookingSource>
  now: () => Date
}

/**
 * Makes a key that opens the PDF of one voucher without session and booking key.
 *
 * @throws {FailureError} `not_found`, `conflict` while the booking is not confirmed
 */
export async function makeVoucherKey({ db, openBooking, now }: KeyDeps, access: VoucherAccess): Promise<VoucherKey> {
  const source = await openBooking(access)
  const { status } = await source.read(source.language)
  if (!hasVoucher(status)) throw new FailureError('conflict', 'This booking has no such paper.')
  const key = newToken()
  const expiresAt = addMinutes(now(), VOUCHER_KEY_MINUTES)
  const row = { keyHash: hashToken(key), bookingNumber: access.bookingNumber, usesLeft: VOUCHER_KEY_USES, expiresAt }
  await db.insert(voucherKeys).values(row)
  return { key, expiresAt: expiresAt.toISOString() }
}

/** `isPeek`: a HEAD request, which uses nothing up. */
export type KeyedRequest = { bookingNumber: string; key: string; isPeek: boolean }

/**
 * Uses a key once; several requests at once use it no more often than it allows.
 *
 * @throws {FailureError} `not_found` for a wrong key, one that is used up or expired, and another booking's alike
 */
export async function spendVoucherKey(
  { db, now }: Pick<KeyDeps, 'db' | 'now'>,
  { bookingNumber, key, isPeek }: KeyedRequest,
): Promise<void> {
  const isLive = and(
    eq(voucherKeys.keyHash, hashToken(key)),
    eq(voucherKeys.bookingNumber, bookingNumber),
    gt(voucherKeys.usesLeft, 0),
    gt(voucherKeys.expiresAt, now()),
  )
  const rows = isPeek
    ? await db.select({ usesLeft: voucherKeys.usesLeft }).from(voucherKeys).where(isLive)
    : await db
        .update(voucherKeys)
        .set({ usesLeft: sql`${voucherKeys.usesLeft} - 1` })
        .where(isLive)
        .returning({ usesLeft: voucherKeys.usesLeft })
  if (rows.length === 0) throw new FailureError('not_found', 'No such key.')
}

/** Deletes the keys that have expired. */
export async function purgeVoucherKeys({ db, now }: Pick<KeyDeps, 'db' | 'now'>): Promise<void> {
  await db.delete(voucherKeys).where(lte(voucherKeys.expiresAt, now()))
}
