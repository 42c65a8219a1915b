import { GatewayError } from '@/provider/gateway/gateway-error'
import type { GatewayRefund } from '@/provider/gateway/payment-gateway'
import { isKeyAlive, retryAt } from '@/provider/modules/payments/rules/gateway-retry'
import { findLostRefund, refundName } from '@/provider/modules/payments/rules/lost-refund'
import { refundSubject } from '@/provider/rules/payments/receipt-lines'
import type { DeskParts } from './process-payment'
import type { StoredPayment, StoredRefund } from './queries'
import type { RefundsRepository } from './record-refund'

type Parts = Pick<DeskParts, 'gateway' | 'settings' | 'now' | 'alert'> & { refunds: RefundsRepository }

export type RefundDesk = ReturnType<typeof createRefundDesk>

/** One step with a refund that is not sent: the gateway is asked for it, and what it says is written down. */
export function createRefundDesk({ refunds, gateway, settings, now, alert }: Parts) {
  return { advance, adopt }

  /** Never throws for what the gateway does or does not do. */
  async function advance(refund: StoredRefund, payment: StoredPayment): Promise<void> {
    try {
      if (refund.gatewayId === null && !isKeyAlive(refund.createdAt, now())) return await settleOld(refund, payment)
      await believe(refund, payment, await ask(refund, payment))
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      if (error.fault === 'unknown') await refunds.postpone(refund, retryAt(refund.attempts, now()))
      else await refuse(refund, payment, error.fault)
    }
  }

  /** A refund of ours that the gateway tells of before it answered the call that made it. @returns whether it is ours */
  async function adopt(said: GatewayRefund, payment: StoredPayment): Promise<boolean> {
    const refund = await refunds.findUnanswered(payment.id, said)
    if (refund) await believe(refund, payment, said)
    return refund !== null
  }

  async function believe(refund: StoredRefund, payment: StoredPayment, said: GatewayRefund): Promise<void> {
    const isOurs = said.amountKop === refund.amountKop && said.paymentId === payment.gatewayId
    if (!isOurs) throw new GatewayError('refused', 'the refund is another one')
    const isEnd = await refunds.record(refund, payment, said, await settings.current(), now())
    if (isEnd && said.status === 'canceled') tell(refund, payment, said.cancelReason ?? 'canceled')
  }

  /**
   * The gateway has forgotten the key: the same call would be another refund. Its list of the payment's refunds says
   * whether this one was carried out; if not, a new one takes its place.
   */
  async function settleOld(refund: StoredRefund, payment: StoredPayment): Promise<void> {
    if (payment.gatewayId === null) return refuse(refund, payment, 'missing')
    // First what went back, then the list: what happens in between is no money that the list does not explain.
    const { refundedKop } = await gateway.getPayment(payment.gatewayId)
    const listed = await gateway.listRefunds(payment.gatewayId)
    const known = await refunds.gatewayIds(payment.id)
    const lost = findLostRefund(refund, { listed, known, refundedKop })
    switch (lost.is) {
      case 'found':
        return believe(refund, payment, lost.refund)
      case 'never_made':
        return refunds.replace(refund, now())
      case 'unclear':
        return refuse(refund, payment, 'unanswered')
    }
  }

  function ask({ id, gatewayId, gatewayKey, amountKop }: StoredRefund, payment: StoredPayment): Promise<GatewayRefund> {
    if (gatewayId !== null) return gateway.getRefund(gatewayId)
    if (payment.gatewayId === null) throw new GatewayError('missing', 'a payment without an id was refunded')
    const order = { amountKop, description: refundSubject(payment), metadata: refundName(id) }
    return gateway.createRefund({ paymentId: payment.gatewayId, ...order }, gatewayKey)
  }

  async function refuse(refund: StoredRefund, payment: StoredPayment, why: string): Promise<void> {
    const { main_email: branchEmail } = await settings.current()
    await refunds.refuse(refund, payment, { why, branchEmail, at: now() })
    tell(refund, payment, why)
  }

  function tell({ id, amountKop }: StoredRefund, { publicId }: StoredPayment, why: string): void {
    alert({ refund: id, payment: publicId, amountKop, why }, 'a refund did not leave: give it back by hand')
  }
}
