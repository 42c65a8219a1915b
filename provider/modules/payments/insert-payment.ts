import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Consent } from '@/provider/contract/bookings'
import type { Transaction } from '@/provider/db/database'
import { paymentConsents } from '@/provider/db/schema/consents'
import { damages, fines } from '@/provider/db/schema/debts'
import { payments } from '@/provider/db/schema/payments'
import { FailureError } from '@/provider/failure-error'
import { lockClientRow } from '@/provider/records/clients/lock-client'
import { consentRow } from '@/provider/records/consents/record-consents'
import { findActivePayment } from '@/provider/records/payments/active-payment'
import type { Language } from '@/provider/rules/i18n/language'
import type { PayablePurpose } from '@/provider/rules/payments/payable-sums'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'
import type { PayableBookings } from './payment-deps'
import { type LockedBooking, requireDue } from './require-due'

/** 128 bits: the id is the key to the payment. */
const ID_BYTES = 16
/** The reconciler asks the gateway again, should this process die before the gateway answers. */
const FIRST_RETRY_MS = 10_000

export type NewPayment = {
  station: string
  /** Null: "other", which is nothing that we know of. */
  payable: { purpose: PayablePurpose; id: number; clientId: number | null } | null
  number: string
  payer: { phone: string; email: string }
  /** Whether the key of the booking, or the session of the payable's client, pays: not number and surname alone. */
  isOwner: boolean
  amountKop: number
  language: Language
  consents: readonly Consent[]
  ip: string | null
  at: Date
}

/**
 * Inserts a payment before the gateway knows of it, and returns its public id. An active one for the same payable and of
 * the same sum is returned in its place.
 *
 * @throws {FailureError} `payment_pending` with id and sum of an active one of another sum, and the codes of `requireDue`
 */
export async function insertPayment(
  tx: Transaction,
  payment: NewPayment,
  bookings: PayableBookings,
  data: BranchSettings,
): Promise<string> {
  const { payable, amountKop, consents, ip, at } = payment
  const method = amountKop > data.rules.cardPaymentMaxKop ? 'sbp' : null
  if (!payable) return insert(tx, payment, method)
  if (payable.clientId !== null) await lockClientRow(tx, payable.clientId)
  const row = await lockPayable(tx, payable, bookings)
  const active = await findActivePayment(tx, payable.purpose, payable.id)
  if (active?.amountKop === amountKop) return continuePayment(tx, active.id, payment)
  if (active) {
    throw new FailureError('payment_pending', 'Another payment for it is not decided yet.', {
      details: active,
    })
  }
  await requireDue(tx, payable, row, { amountKop, at, data })
  if (row) await bookings.holdForPayment(tx, row, { data, consents, ip, at })
  return insert(tx, payment, method)
}

/**
 * Goes on with the same payment for the present payer, who gets the receipt and the notifications; who names number and surname
 * alone pays for the first payer, whose receipt it stays.
 */
async function continuePayment(
  tx: Transaction,
  publicId: string,
  { payer, isOwner, language, consents, ip, at }: NewPayment,
): Promise<string> {
  const isSamePayer = and(eq(payments.payerPhone, payer.phone), eq(payments.payerEmail, payer.email))
  const [row] = await tx
    .update(payments)
    .set({ payerPhone: payer.phone, payerEmail: payer.email, language })
    .where(and(eq(payments.publicId, publicId), isOwner ? undefined : isSamePayer))
    .returning({ id: payments.id })
  if (row) await recordPaymentConsents(tx, row.id, { consents, ip, at })
  return publicId
}

async function lockPayable(
  tx: Transaction,
  { purpose, id }: { purpose: PayablePurpose; id: number },
  bookings: PayableBookings,
): Promise<LockedBooking | null> {
  if (purpose === 'booking') return bookings.lock(tx, id)
  const table = purpose === 'fine' ? fines : damages
  await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update')
  return null
}

/** @param method the only way that takes such a sum, so that the gateway shows no other; null: the payer chooses there */
async function insert(tx: Transaction, payment: NewPayment, method: 'sbp' | null): Promise<string> {
  const { station, payable, number, payer, amountKop, language, at } = payment
  const publicId = randomBytes(ID_BYTES).toString('base64url')
  const [row] = await tx
    .insert(payments)
    .values({
      publicId,
      station,
      purpose: payable?.purpose ?? 'other',
      bookingId: payable?.purpose === 'booking' ? payable.id : null,
      fineId: payable?.purpose === 'fine' ? payable.id : null,
      damageId: payable?.purpose === 'damage' ? payable.id : null,
      number,
      clientId: payable?.clientId ?? null,
      payerPhone: payer.phone,
      payerEmail: payer.email,
      amountKop,
      language,
      method,
      nextAt: new Date(at.getTime() + FIRST_RETRY_MS),
      createdAt: at,
    })
    .returning({ id: payments.id })
  if (!row) throw new Error('a payment was not written')
  await recordPaymentConsents(tx, row.id, payment)
  return publicId
}

async function recordPaymentConsents(
  tx: Transaction,
  paymentId: number,
  { consents, ip, at: givenAt }: Pick<NewPayment, 'consents' | 'ip' | 'at'>,
): Promise<void> {
  const rows = consents.map(({ document, version }) => ({
    paymentId,
    ...consentRow({ document, version, givenAt, ip }),
  }))
  if (rows.length > 0) await tx.insert(paymentConsents).values(rows).onConflictDoNothing()
}
