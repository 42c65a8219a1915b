import { eq } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry'
import { payments } from '@/provider/db/schema/payments'
import { recordAction } from '@/provider/records/audit/record-action'
import { findActivePayment } from '@/provider/records/payments/active-payment'
import { staffOf } from '@/provider/rules/actors'
import { findCloseRejection, type MoneyRejection, matchRejection } from '@/provider/rules/payments/staff-corrections'
import { isLive } from '@/provider/rules/payments/transitions'
import { findStaffPayment, paymentCondition } from './list-payments'
import { lockPayment } from './lock-payment'
import type { StoredPayment } from './queries'
import { NOT_FOUND, readGatewayPayment, type StaffPaymentDeps, type StaffPaymentRequest } from './staff-payment-deps'

/** `gatewayId`: id on the gateway's own pages of a payment that was given up here; null: not typed. */
type CorrectionRequest = StaffPaymentRequest & { gatewayId: string | null }

/**
 * Lets a payment out of quarantine. The reconciler asks the gateway again and checks it like any other payment. A payment
 * that was given up without an answer goes on only when the gateway confirms that it is ours.
 */
export async function releasePayment(
  deps: StaffPaymentDeps,
  { id, operator, gatewayId }: CorrectionRequest,
): Promise<MoneyRejection | null> {
  const stored = await findStaffPayment(deps, id)
  if (!stored) return NOT_FOUND
  const { payment } = stored
  if (payment.quarantine === null) return { why: 'not_quarantined' }
  if (gatewayId !== null && (payment.gatewayId !== null || isLive(payment.state))) return { why: 'gateway_id_known' }
  if (isLive(payment.state)) return recordRelease(deps, { id, operator, gatewayId: null })
  const paymentGatewayId = payment.gatewayId ?? gatewayId
  if (paymentGatewayId === null) return { why: 'gateway_id_missing' }
  const view = await readGatewayPayment(deps, paymentGatewayId)
  if ('why' in view) return view
  return (
    matchRejection(payment, view.gatewayPayment) ?? recordRelease(deps, { id, operator, gatewayId: paymentGatewayId })
  )
}

/** Closes a payment in quarantine when the gateway says at this moment that it holds nothing of it. */
export async function closePayment(
  deps: StaffPaymentDeps,
  { id, operator, gatewayId, reason }: CorrectionRequest & { reason: string },
): Promise<MoneyRejection | null> {
  const stored = await findStaffPayment(deps, id)
  if (!stored) return NOT_FOUND
  const { payment } = stored
  if (payment.quarantine === null) return { why: 'not_quarantined' }
  if (gatewayId !== null && payment.gatewayId !== null) return { why: 'gateway_id_known' }
  const paymentGatewayId = payment.gatewayId ?? gatewayId
  if (paymentGatewayId === null) return { why: 'gateway_id_missing' }
  const view = await readGatewayPayment(deps, paymentGatewayId)
  if ('why' in view) return view
  return findCloseRejection(payment, view.gatewayPayment, view.shop) ?? recordClosure(deps, { id, operator, reason })
}

async function recordRelease(
  deps: StaffPaymentDeps,
  { id, operator, gatewayId }: CorrectionRequest,
): Promise<MoneyRejection | null> {
  const staff = staffOf(deps, operator, deps.now())
  return retryTransaction(deps.db, async (tx) => {
    const row = await lockPayment(tx, paymentCondition(staff.station, id))
    if (!row) return NOT_FOUND
    if (row.quarantine === null) return { why: 'not_quarantined' }
    const isReopened = !isLive(row.state)
    if (isReopened && gatewayId === null) return { why: 'gateway_id_missing' }
    if (isReopened && (await hasActivePayment(tx, row))) return { why: 'another_live' }
    const reopened = { state: 'pending' as const, endedAt: null, cancelReason: null, gatewayId }
    const due = { quarantine: null, attempts: 0, askedAt: null, nextAt: staff.at }
    await tx
      .update(payments)
      .set({ ...due, ...(isReopened && reopened) })
      .where(eq(payments.id, row.id))
    await recordAction(tx, staff, 'payment.release', row.bookingId, { payment: row.id, was: row.quarantine })
    return null
  })
}

async function recordClosure(
  deps: StaffPaymentDeps,
  { id, operator, reason }: StaffPaymentRequest & { reason: string },
): Promise<MoneyRejection | null> {
  const staff = staffOf(deps, operator, deps.now())
  return retryTransaction(deps.db, async (tx) => {
    const row = await lockPayment(tx, paymentCondition(staff.station, id))
    if (!row) return NOT_FOUND
    if (row.quarantine === null) return { why: 'not_quarantined' }
    const ended = { state: 'canceled' as const, cancelReason: 'branch', endedAt: staff.at }
    await tx
      .update(payments)
      .set({ quarantine: null, ...(isLive(row.state) && ended) })
      .where(eq(payments.id, row.id))
    await recordAction(tx, staff, 'payment.close', row.bookingId, { payment: row.id, was: row.quarantine, reason })
    return null
  })
}

async function hasActivePayment(
  tx: Transaction,
  { purpose, bookingId, fineId, damageId }: StoredPayment,
): Promise<boolean> {
  const payableId = bookingId ?? fineId ?? damageId
  return purpose !== 'other' && payableId !== null && (await findActivePayment(tx, purpose, payableId)) !== null
}
