import { GatewayError } from '@/provider/gateway/gateway-error'
import type { GatewayPayment, PaymentGateway } from '@/provider/gateway/payment-gateway'
import type { Warn } from '@/provider/logging/warn'
import { isKeyAlive, retryAt } from '@/provider/modules/payments/rules/gateway-retry'
import type { SettingsService } from '@/provider/modules/settings/read-settings'
import { paymentHref } from '@/provider/rules/notifications/site-links'
import { paymentSubject } from '@/provider/rules/payments/receipt-lines'
import { contradiction, mismatch, type PaymentState, type Shop } from '@/provider/rules/payments/transitions'
import type { PaymentsRepository, StoredPayment } from './queries'
import type { SettleRepository } from './settle-payment'

export type DeskParts = {
  payments: PaymentsRepository
  settlements: SettleRepository
  gateway: PaymentGateway
  settings: SettingsService
  /** Identity at the gateway; its `scid` travels as metadata (PRODUCT §7). */
  shop: Shop & { scid: string }
  siteUrl: string
  now: () => Date
  /** Of what somebody must look at. */
  alert: Warn
}

export type GatewayDesk = ReturnType<typeof createGatewayDesk>

/** A wrong secret looks like silence too: somebody must be told. */
const ALARMING_ATTEMPTS = 5

/** One step with a payment that is not decided: the gateway is asked, and what it says is written down. */
export function createGatewayDesk({ payments, settlements, gateway, settings, shop, siteUrl, now, alert }: DeskParts) {
  return { advance, adopt }

  /** @returns the state then; never throws for what the gateway does or does not do. */
  async function advance(payment: StoredPayment): Promise<PaymentState> {
    if (payment.gatewayId === null && !isKeyAlive(payment.createdAt, now())) {
      // Without an answer there was no address to pay at: nobody has paid.
      await settlements.fail(payment, now())
      return 'failed'
    }
    try {
      const said = await ask(payment)
      const state = await believe(payment, said)
      if (state !== 'held') return state
      const captured = await gateway.capturePayment(said.id, payment.amountKop, `${payment.gatewayKey}-capture`)
      return await believe(payment, captured)
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      return trouble(payment, error)
    }
  }

  /** A payment of ours that the gateway has told of before it answered the call that made it. */
  async function adopt(said: GatewayPayment): Promise<PaymentState | null> {
    const named = said.metadata.payment
    const payment = named === undefined ? null : await payments.find(named)
    return payment && believe(payment, said)
  }

  function ask(payment: StoredPayment): Promise<GatewayPayment> {
    const { gatewayId, gatewayKey, publicId, amountKop, language, number } = payment
    if (gatewayId !== null) return gateway.getPayment(gatewayId)
    const order = {
      amountKop,
      description: paymentSubject(payment, language),
      returnUrl: paymentHref(siteUrl, language, publicId),
      language,
      capture: true,
      metadata: { payment: publicId, number, scid: shop.scid },
    }
    return gateway.createPayment(order, gatewayKey)
  }

  async function believe(payment: StoredPayment, said: GatewayPayment): Promise<PaymentState> {
    const wrong = mismatch(payment, said, shop) ?? contradiction(payment.state, said.status)
    if (wrong !== null) {
      await setAside(payment, wrong)
      return payment.state
    }
    return settlements.record(payment, said, await settings.current(), now())
  }

  async function trouble(payment: StoredPayment, { fault, message }: GatewayError): Promise<PaymentState> {
    if (fault === 'refused' && payment.gatewayId === null) {
      await settlements.fail(payment, now())
      alert({ payment: payment.publicId, message }, 'the gateway refused a payment')
      return 'failed'
    }
    if (fault === 'missing') await setAside(payment, 'missing')
    else await payments.postpone(payment, retryAt(payment.attempts, now()))
    if (payment.attempts === ALARMING_ATTEMPTS)
      alert({ payment: payment.publicId, message }, 'the gateway stays silent')
    return payment.state
  }

  async function setAside(payment: StoredPayment, why: string): Promise<void> {
    const { main_email: branchEmail } = await settings.current()
    const isNews = await payments.quarantine(payment, { why, branchEmail, at: now() })
    if (isNews) alert({ payment: payment.publicId, why }, 'a payment is in quarantine')
  }
}
