import { GatewayError } from '@/provider/gateway/gateway-error'
import type { GatewayReceipt } from '@/provider/gateway/payment-gateway'
import { isKeyAlive, retryAt } from '@/provider/modules/payments/rules/gateway-retry'
import { type DueReceipt, postpone, RECEIPT_QUEUE } from './claim-due'
import type { GatewayDeps } from './payment-deps'
import { failReceipt, recordReceipt } from './record-receipt'

/** Takes one step with a receipt of the cash register. A receipt that cannot be printed never blocks a booking. */
export async function processReceipt(deps: GatewayDeps, receipt: DueReceipt): Promise<void> {
  const { db, now } = deps
  if (receipt.gatewayId === null && !isKeyAlive(receipt.createdAt, now()))
    return giveUpReceipt(deps, receipt, 'unanswered')
  try {
    const { id, status } = await callGateway(deps, receipt)
    if (status === 'canceled') await giveUpReceipt(deps, { ...receipt, gatewayId: id }, status)
    else await recordReceipt(deps, receipt, { gatewayId: id, state: status }, now())
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    if (error.kind === 'unknown') await postpone(db, RECEIPT_QUEUE, receipt, retryAt(receipt.attempts, now()))
    else await giveUpReceipt(deps, receipt, error.kind)
  }
}

async function callGateway({ gateway, settings }: GatewayDeps, receipt: DueReceipt): Promise<GatewayReceipt> {
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

/** The branch must print the receipt by hand. */
async function giveUpReceipt(deps: GatewayDeps, receipt: DueReceipt, why: string): Promise<void> {
  const { settings, now, alert } = deps
  const { main_email: branchEmail } = await settings.current()
  await failReceipt(deps, receipt, { why, branchEmail, at: now() })
  alert({ receipt: receipt.id, kind: receipt.kind, why }, 'a receipt did not leave: print it by hand')
}
