import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry'
import { payments, receipts, refunds } from '@/provider/db/schema/payments'
import type { GatewayRefund } from '@/provider/gateway/payment-gateway'
import { claimDue, postpone, type Queue } from '@/provider/modules/payments/claim-due'
import { askAgainAt } from '@/provider/modules/payments/rules/gateway-retry'
import { refundName } from '@/provider/modules/payments/rules/lost-refund'
import { lockOwner } from '@/provider/records/clients/lock-client'
import { enqueueRefunded } from '@/provider/records/notifications/enqueue-booking'
import { enqueueForPayer, enqueueMoneyTrouble } from '@/provider/records/notifications/enqueue-payment'
import { refundPayment } from '@/provider/records/payments/create-refund'
import { type ReceiptLine, receiptLine } from '@/provider/rules/payments/receipt-lines'
import { REPLACED } from '@/provider/rules/payments/refund-end'
import { UNDECIDED } from '@/provider/rules/payments/transitions'
import type { StationData } from '@/provider/rules/settings/station-settings'
import type { StoredPayment, StoredRefund } from './queries'

const QUEUE: Queue = { table: refunds, waiting: inArray(refunds.state, [...UNDECIDED]) }

/** `main_email`: of the branch, which is told of what did not leave. */
type RefundTerms = Pick<StationData, 'fiscal' | 'main_email'>
type Refusal = { why: string; branchEmail: string; at: Date }

export type RefundsRepository = ReturnType<typeof createRefundsRepository>

export function createRefundsRepository(db: Database) {
  return {
    /** Refunds that are due, with their payments, for this worker alone as long as the lease lasts. */
    async claimDue(at: Date): Promise<{ refund: StoredRefund; payment: StoredPayment }[]> {
      const ids = await claimDue(db, QUEUE, at)
      if (ids.length === 0) return []
      return db
        .select({ refund: refunds, payment: payments })
        .from(refunds)
        .innerJoin(payments, eq(payments.id, refunds.paymentId))
        .where(inArray(refunds.id, ids))
    },

    async findByGatewayId(gatewayId: string): Promise<StoredRefund | null> {
      const [row] = await db.select().from(refunds).where(eq(refunds.gatewayId, gatewayId))
      return row ?? null
    },

    async findPayment({ paymentId }: StoredRefund): Promise<StoredPayment | null> {
      const [row] = await db.select().from(payments).where(eq(payments.id, paymentId))
      return row ?? null
    },

    findUnanswered: (paymentId: number, said: Pick<GatewayRefund, 'amountKop' | 'metadata'>) =>
      findUnanswered(db, paymentId, said),

    /** Refunds of the payment that are known here, by the gateway's ids. */
    gatewayIds: (paymentId: number) => gatewayIds(db, paymentId),

    replace: (refund: StoredRefund, at: Date) => replaceRefund(db, refund, at),

    /**
     * What the gateway said of it, once; a refund that left gets its receipt, of one that did not the branch hears.
     *
     * @returns whether it ended with this
     */
    async record(
      { id }: StoredRefund,
      payment: StoredPayment,
      said: Pick<GatewayRefund, 'id' | 'status' | 'cancelReason'>,
      { fiscal, main_email: branchEmail }: RefundTerms,
      at: Date,
    ): Promise<boolean> {
      return retryTransaction(db, async (tx) => {
        const { bookingId } = payment
        if (bookingId !== null) await lockOwner(tx, bookingId)
        const [row] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update')
        if (!row || row.state === 'succeeded' || row.state === 'canceled') return false
        const isEnd = said.status !== 'pending'
        const { cancelReason, status: state } = said
        await tx
          .update(refunds)
          .set({
            gatewayId: said.id,
            state,
            cancelReason,
            attempts: 0,
            nextAt: askAgainAt(at),
            endedAt: isEnd ? at : null,
          })
          .where(eq(refunds.id, id))
        if (state === 'succeeded') {
          const mode = await modeOf(tx, payment.id)
          const lines = [receiptLine({ ...payment, amountKop: row.amountKop }, mode, fiscal)]
          const receipt = { kind: 'refund' as const, paymentId: payment.id, refundId: id, amountKop: row.amountKop }
          await tx.insert(receipts).values({ ...receipt, lines, nextAt: at, createdAt: at })
          const { amountKop: refundKop, reason } = row
          if (bookingId !== null) await enqueueRefunded(tx, { bookingId, refundId: id, refundKop, reason, at })
          else await enqueueForPayer(tx, 'refund_sent', payment, { amountKop: row.amountKop, of: id, at })
        }
        if (state === 'canceled') {
          const why = cancelReason ?? state
          await enqueueMoneyTrouble(tx, 'refund_failed', payment, {
            amountKop: row.amountKop,
            of: id,
            why,
            branchEmail,
            at,
          })
        }
        return isEnd
      })
    },

    /** The gateway says no: the branch must give it back by hand. */
    refuse: (refund: StoredRefund, payment: StoredPayment, told: Refusal) => refuseRefund(db, refund, payment, told),

    postpone: ({ id }: StoredRefund, nextAt: Date) => postpone(db, QUEUE, id, nextAt),
  }
}

/** Sent, and not answered: the one with this name, or, of those alike, any. */
async function findUnanswered(
  db: Database,
  paymentId: number,
  { amountKop, metadata }: Pick<GatewayRefund, 'amountKop' | 'metadata'>,
): Promise<StoredRefund | null> {
  const { paymentId: ofPayment, amountKop: sum, state, gatewayId } = refunds
  const rows = await db
    .select()
    .from(refunds)
    .where(and(eq(ofPayment, paymentId), eq(sum, amountKop), eq(state, 'created'), isNull(gatewayId)))
    .orderBy(refunds.id)
  const name = metadata.refund
  return rows.find(({ id }) => name === undefined || name === refundName(id).refund) ?? null
}

async function gatewayIds(db: Database, payment: number): Promise<Set<string>> {
  const { paymentId, gatewayId } = refunds
  const rows = await db
    .select({ gatewayId })
    .from(refunds)
    .where(and(eq(paymentId, payment), isNotNull(gatewayId)))
  return new Set(rows.flatMap(({ gatewayId }) => gatewayId ?? []))
}

async function refuseRefund(
  db: Database,
  { id, amountKop }: StoredRefund,
  payment: StoredPayment,
  told: Refusal,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(refunds)
      .set({ state: 'canceled', cancelReason: told.why, endedAt: told.at })
      .where(and(eq(refunds.id, id), QUEUE.waiting))
    if (rowCount === 1) await enqueueMoneyTrouble(tx, 'refund_failed', payment, { ...told, amountKop, of: id })
  })
}

/** It was never carried out: another one, with a key that the gateway knows, takes its place. */
async function replaceRefund(db: Database, refund: StoredRefund, at: Date): Promise<void> {
  const { id, paymentId, amountKop, reason } = refund
  await db.transaction(async (tx) => {
    const ended = { state: 'canceled', cancelReason: REPLACED, endedAt: at } as const
    const { rowCount } = await tx
      .update(refunds)
      .set(ended)
      .where(and(eq(refunds.id, id), inArray(refunds.state, [...UNDECIDED])))
    if (rowCount === 1) await refundPayment(tx, { paymentId, amountKop, reason, at })
  })
}

/** As the payment's own receipt says (54-FZ): a part that goes back stays a part. */
async function modeOf(tx: Transaction, paymentId: number): Promise<ReceiptLine['mode']> {
  const [own] = await tx
    .select({ lines: receipts.lines })
    .from(receipts)
    .where(and(eq(receipts.paymentId, paymentId), inArray(receipts.kind, ['prepayment', 'payment'])))
  const line = own?.lines[0]
  if (!line) throw new Error('a payment that is refunded has no receipt')
  return line.mode
}
