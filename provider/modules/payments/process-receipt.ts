import { GatewayError } from '@/provider/gateway/gateway-error'
import type { GatewayReceipt } from '@/provider/gateway/payment-gateway'
import { isKeyAlive, retryAt } from '@/provider/modules/payments/rules/gateway-retry'
import type { DeskParts } from './process-payment'
import type { DueReceipt, ReceiptsRepository } from './record-receipt'

type Parts = Pick<DeskParts, 'gateway' | 'settings' | 'now' | 'alert'> & { receipts: ReceiptsRepository }

export type ReceiptDesk = ReturnType<typeof createReceiptDesk>

/** One step with a receipt of the cash register. A receipt that cannot be had never stands in the way of a booking. */
export function createReceiptDesk({ receipts, gateway, settings, now, alert }: Parts) {
  return async function advance(receipt: DueReceipt): Promise<void> {
    if (receipt.gatewayId === null && !isKeyAlive(receipt.createdAt, now())) return end(receipt, 'unanswered')
    try {
      const { id, status } = await ask(receipt)
      if (status === 'canceled') await end({ ...receipt, gatewayId: id }, status)
      else await receipts.record(receipt, { gatewayId: id, state: status }, now())
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      if (error.fault === 'unknown') await receipts.postpone(receipt, retryAt(receipt.attempts, now()))
      else await end(receipt, error.fault)
    }
  }

  async function ask(receipt: DueReceipt): Promise<GatewayReceipt> {
    const { gatewayId, kind, lines, amountKop, payerEmail, payerPhone, paymentGatewayId, refundGatewayId } = receipt
    if (gatewayId !== null) return gateway.getReceipt(gatewayId)
    const objectId = kind === 'refund' ? refundGatewayId : paymentGatewayId
    if (objectId === null) throw new GatewayError('missing', 'a receipt of nothing')
    const { fiscal } = await settings.current()
    return gateway.createReceipt(
      {
        type: kind === 'refund' ? 'refund' : 'payment',
        objectId,
        customer: { email: payerEmail, phone: payerPhone },
        taxSystemCode: fiscal.taxSystemCode,
        lines,
        settlement: { type: kind === 'closing' ? 'prepayment' : 'cashless', amountKop },
      },
      receipt.gatewayKey,
    )
  }

  async function end(receipt: DueReceipt, why: string): Promise<void> {
    const { main_email: branchEmail } = await settings.current()
    await receipts.fail(receipt, { why, branchEmail, at: now() })
    alert({ receipt: receipt.id, kind: receipt.kind, why }, 'a receipt did not leave: print it by hand')
  }
}
