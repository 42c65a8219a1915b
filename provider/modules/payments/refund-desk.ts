import { GatewayError } from '@/provider/gateway/gateway-error'
import type { GatewayRefund } from '@/provider/gateway/payment-gateway'
import { isKeyAlive, retryAt } from '@/provider/rules/gateway-retry'
import { paymentSubject } from '@/provider/rules/receipt-lines'
import type { DeskParts } from './gateway-desk'
import type { RefundsRepository } from './refunds-repository'
import type { StoredPayment, StoredRefund } from './repository'

type Parts = Pick<DeskParts, 'gateway' | 'settings' | 'now' | 'alert'> & { refunds: RefundsRepository }

export type RefundDesk = ReturnType<typeof createRefundDesk>

/** One step with a refund that is not sent: the gateway is asked for it, and what it says is written down. */
export function createRefundDesk({ refunds, gateway, settings, now, alert }: Parts) {
  return async function advance(refund: StoredRefund, payment: StoredPayment): Promise<void> {
    if (refund.gatewayId === null && !isKeyAlive(refund.createdAt, now())) {
      await refuse(refund, payment, 'unanswered')
      return
    }
    try {
      const said = await ask(refund, payment)
      const isOurs = said.amountKop === refund.amountKop && said.paymentId === payment.gatewayId
      if (!isOurs) throw new GatewayError('refused', 'the refund is another one')
      const isEnd = await refunds.record(refund, payment, said, await settings.current(), now())
      if (isEnd && said.status === 'canceled') tell(refund, payment, said.cancelReason ?? 'canceled')
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      if (error.fault === 'unknown') await refunds.postpone(refund, retryAt(refund.attempts, now()))
      else await refuse(refund, payment, error.fault)
    }
  }

  function ask({ gatewayId, gatewayKey, amountKop }: StoredRefund, payment: StoredPayment): Promise<GatewayRefund> {
    if (gatewayId !== null) return gateway.getRefund(gatewayId)
    if (payment.gatewayId === null) throw new GatewayError('missing', 'a payment without an id was refunded')
    const description = `Возврат. ${paymentSubject(payment)}`.slice(0, 128)
    return gateway.createRefund({ paymentId: payment.gatewayId, amountKop, description }, gatewayKey)
  }

  async function refuse(refund: StoredRefund, payment: StoredPayment, why: string): Promise<void> {
    await refunds.refuse(refund, payment, why, await settings.current(), now())
    tell(refund, payment, why)
  }

  function tell({ id, amountKop }: StoredRefund, { publicId }: StoredPayment, why: string): void {
    alert({ refund: id, payment: publicId, amountKop, why }, 'a refund did not leave: give it back by hand')
  }
}
