import { stationDay } from '@/provider/contract/rules/dates/station-time'
import type { Till } from '@/provider/gateway/create-payment-gateway'
import { GatewayError } from '@/provider/gateway/gateway-error'
import type { GatewayPayment } from '@/provider/gateway/payment-gateway'
import { adoptionFault, closingFault, type MoneyRejection } from '@/provider/rules/payments/staff-corrections'
import { isLive, type Shop } from '@/provider/rules/payments/transitions'
import type { PaymentMovesRepository } from './correct-payment'
import type { PaymentFilter, PaymentListRepository } from './list-payments'

type Parts = {
  lists: PaymentListRepository
  moves: PaymentMovesRepository
  /** Null: this machine does not know the gateway's secret. */
  createPaymentGateway: () => Pick<Till, 'gateway' | 'shop'> | null
  station: string
  timeZone: string
  now: () => Date
}
type Asked = { id: string; operator: string }
type Of = { id: number; operator: string }
type Seen = { said: GatewayPayment | 'missing'; shop: Shop } | MoneyRejection

/** Money that came online, as the branch's people look after it. A refusal has a name and changes nothing. */
export function createOfficePayments({ lists, moves, createPaymentGateway, station, timeZone, now }: Parts) {
  const act = (operator: string) => ({ station, operator, at: now() })

  return {
    /** @param day `YYYY-MM-DD` at the station on which it began */
    async list({ day, ...filter }: Omit<PaymentFilter, 'from' | 'to'> & { day?: string | undefined }, most: number) {
      return lists.list(station, { ...filter, ...(day !== undefined && stationDay(day, timeZone)) }, most)
    },

    show: (id: string) => lists.find(station, id),
    listRefunds: (most: number) => lists.refundsLeft(station, most),
    listReceipts: (most: number) => lists.receiptsLeft(station, most),

    /** @param gatewayId as the gateway's own pages name a payment that was given up here */
    async release({ id, operator, gatewayId }: Asked & { gatewayId: string | null }): Promise<MoneyRejection | null> {
      const found = await lists.find(station, id)
      if (!found) return { why: 'not_found' }
      const { payment } = found
      if (payment.quarantine === null) return { why: 'not_set_aside' }
      if (gatewayId !== null && (payment.gatewayId !== null || isLive(payment.state))) return { why: 'known_there' }
      if (isLive(payment.state)) return moves.release(id, null, act(operator))
      const there = payment.gatewayId ?? gatewayId
      if (there === null) return { why: 'which_there' }
      const seen = await look(there)
      if ('why' in seen) return seen
      return adoptionFault(payment, seen.said) ?? moves.release(id, there, act(operator))
    },

    async close(asked: Asked & { gatewayId: string | null; reason: string }): Promise<MoneyRejection | null> {
      const { id, operator, gatewayId, reason } = asked
      const found = await lists.find(station, id)
      if (!found) return { why: 'not_found' }
      const { payment } = found
      if (payment.quarantine === null) return { why: 'not_set_aside' }
      if (gatewayId !== null && payment.gatewayId !== null) return { why: 'known_there' }
      const there = payment.gatewayId ?? gatewayId
      if (there === null) return { why: 'which_there' }
      const seen = await look(there)
      if ('why' in seen) return seen
      return closingFault(payment, seen.said, seen.shop) ?? moves.close(id, reason, act(operator))
    },

    refund: ({ id, operator, amountKop, reason }: Asked & { amountKop: number; reason: string }) =>
      moves.refund(id, amountKop, reason, act(operator)),

    /** Nothing goes twice: the gateway has given back no more than is known here. */
    async retryRefund({ id, operator }: Of): Promise<MoneyRejection | null> {
      const found = await lists.findRefund(station, id)
      if (!found) return { why: 'not_found' }
      if (found.refund.state !== 'canceled' || found.payment.gatewayId === null) return { why: 'not_given_up' }
      const seen = await look(found.payment.gatewayId)
      if ('why' in seen) return seen
      if (seen.said === 'missing') return { why: 'other_payment' }
      const leftKop = seen.said.refundedKop - (await lists.sentBack(found.payment.id))
      return leftKop === 0 ? moves.retryRefund(id, act(operator)) : { why: 'back_there', leftKop }
    },

    noteRefund: ({ id, operator }: Of) => moves.noteRefund(id, act(operator)),
    retryReceipt: ({ id, operator, isChecked }: Of & { isChecked: boolean }) =>
      moves.retryReceipt(id, isChecked, act(operator)),
  }

  /** What the gateway says at this moment. */
  async function look(gatewayId: string): Promise<Seen> {
    const till = createPaymentGateway()
    if (till === null) return { why: 'no_till' }
    const { gateway, shop } = till
    try {
      return { said: await gateway.getPayment(gatewayId), shop }
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      return error.fault === 'missing' ? { said: 'missing', shop } : { why: 'silent' }
    }
  }
}
