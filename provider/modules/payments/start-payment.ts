import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Consent } from '@/provider/contract/bookings'
import type { Database, Transaction } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry'
import { damages, fines } from '@/provider/db/schema/account'
import { paymentConsents, payments } from '@/provider/db/schema/payments'
import { FailureError } from '@/provider/failure-error'
import { lockClientRow } from '@/provider/records/clients/lock-client'
import { runOnce } from '@/provider/records/idempotency/idempotency-store'
import type { Fingerprint } from '@/provider/records/idempotency/request-fingerprint'
import { findActivePayment } from '@/provider/records/payments/active-payment'
import type { Language } from '@/provider/rules/i18n/language'
import type { PayablePurpose, SumTerms } from '@/provider/rules/payments/payable-sums'
import { type LockedBooking, requireDue } from './require-due'

/** 128 bits: whoever has it may see the payment. */
const ID_BYTES = 16
/** The gateway is asked again by the reconciler, should this process die before it answers. */
const FIRST_RETRY_MS = 10_000

type Payer = { phone: string; email: string }

export type NewPayment = {
  station: string
  /** Null: "other", which is no debt that we know of. */
  debt: { purpose: PayablePurpose; id: number; clientId: number | null } | null
  number: string
  payer: Payer
  amountKop: number
  language: Language
  consents: readonly Consent[]
  ip: string | null
  at: Date
}

type Once = Fingerprint & { key: string; clientId?: number }

/** What a booking does when a payment for it begins; wired from its own room. */
export type BookingDesk = {
  lock: (tx: Transaction, bookingId: number) => Promise<LockedBooking>
  begin: (tx: Transaction, row: LockedBooking) => Promise<void>
}

export type StartRepository = ReturnType<typeof createStartRepository>

export function createStartRepository(db: Database) {
  return {
    /**
     * Writes a payment down before the gateway hears of it, once for a key. One that is not decided yet for the same debt
     * and sum is answered in its place.
     *
     * @returns its public id
     * @throws {FailureError} `payment_pending` with its id and sum when one of another sum is not decided,
     * `idempotency_key_reused`, whatever `requireDue` refuses.
     */
    async start(payment: NewPayment, once: Once, desk: BookingDesk, data: SumTerms): Promise<string> {
      const key = { ...once, scope: 'payment', now: payment.at }
      const { id } = await retryTransaction(db, (tx) =>
        runOnce(tx, key, async () => ({ id: await startOnce(tx, payment, desk, data) })),
      )
      return id
    },
  }
}

async function startOnce(tx: Transaction, payment: NewPayment, desk: BookingDesk, data: SumTerms): Promise<string> {
  const { debt, amountKop } = payment
  if (!debt) return insert(tx, payment)
  if (debt.clientId !== null) await lockClientRow(tx, debt.clientId)
  const row = await lockDebt(tx, debt, desk)
  const live = await findActivePayment(tx, debt.purpose, debt.id)
  if (live?.amountKop === amountKop) return payOn(tx, live.id, payment)
  if (live) {
    throw new FailureError('payment_pending', 'Another payment for it is not decided yet.', {
      details: live,
    })
  }
  await requireDue(tx, debt, row, { ...payment, data })
  if (row) await desk.begin(tx, row)
  return insert(tx, payment)
}

/** The same payment goes on, for whoever pays now: receipt and letters are his. */
async function payOn(
  tx: Transaction,
  publicId: string,
  { payer, language, consents, ip, at }: NewPayment,
): Promise<string> {
  const [row] = await tx
    .update(payments)
    .set({ payerPhone: payer.phone, payerEmail: payer.email, language })
    .where(eq(payments.publicId, publicId))
    .returning({ id: payments.id })
  if (row) await keepPaymentConsents(tx, row.id, { consents, ip, at })
  return publicId
}

async function lockDebt(tx: Transaction, { purpose, id }: { purpose: PayablePurpose; id: number }, desk: BookingDesk) {
  if (purpose === 'booking') return desk.lock(tx, id)
  const table = purpose === 'fine' ? fines : damages
  await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update')
  return null
}

async function insert(tx: Transaction, payment: NewPayment): Promise<string> {
  const { station, debt, number, payer, amountKop, language, at } = payment
  const publicId = randomBytes(ID_BYTES).toString('base64url')
  const [row] = await tx
    .insert(payments)
    .values({
      publicId,
      station,
      purpose: debt?.purpose ?? 'other',
      bookingId: debt?.purpose === 'booking' ? debt.id : null,
      fineId: debt?.purpose === 'fine' ? debt.id : null,
      damageId: debt?.purpose === 'damage' ? debt.id : null,
      number,
      clientId: debt?.clientId ?? null,
      payerPhone: payer.phone,
      payerEmail: payer.email,
      amountKop,
      language,
      nextAt: new Date(at.getTime() + FIRST_RETRY_MS),
      createdAt: at,
    })
    .returning({ id: payments.id })
  if (!row) throw new Error('a payment was not written')
  await keepPaymentConsents(tx, row.id, payment)
  return publicId
}

async function keepPaymentConsents(
  tx: Transaction,
  paymentId: number,
  { consents, ip, at: givenAt }: Pick<NewPayment, 'consents' | 'ip' | 'at'>,
): Promise<void> {
  const given = consents.map(({ document, version }) => ({ paymentId, document, version, givenAt, ip }))
  if (given.length > 0) await tx.insert(paymentConsents).values(given).onConflictDoNothing()
}
