import { findMismatch, isLive, type PaymentState, type Shop } from './transitions'

/** Why the branch may not do so with a payment, a refund or a receipt; sums are what is left. */
export type MoneyRejection =
  | {
      why:
        | 'not_found'
        | 'not_set_aside'
        | 'another_live'
        | 'which_there'
        | 'known_there'
        | 'other_payment'
        | 'no_till'
        | 'silent'
        | 'fits'
        | 'open_there'
        | 'not_paid'
        | 'not_given_up'
        | 'no_payer'
        | 'unchecked'
    }
  | { why: 'money_there' | 'over_left' | 'over_paid' | 'back_there'; leftKop: number }

type Ours = { publicId: string; amountKop: number; currency: string; gatewayId: string | null; state: PaymentState }
type Told = Parameters<typeof findMismatch>[1] & {
  status: 'pending' | 'waiting_for_capture' | 'succeeded' | 'canceled'
  refundedKop: number
}

/** What the gateway calls a payment is ours by what it says of it, not by who typed its id. */
export function matchRejection({ publicId, gatewayId }: Ours, said: Told | 'missing'): MoneyRejection | null {
  if (gatewayId !== null) return null
  return said !== 'missing' && said.metadata.payment === publicId ? null : { why: 'other_payment' }
}

/**
 * Why a payment in quarantine may not be given up, by what the gateway says at this moment: nothing may be left there that
 * is ours or may become ours, because nobody asks for it any more.
 */
export function closingRejection(payment: Ours, said: Told | 'missing', shop: Shop): MoneyRejection | null {
  if (said === 'missing') return matchRejection(payment, said)
  const wrong = findMismatch(payment, said, shop)
  const isStrange = wrong === 'shop' || wrong === 'test'
  if (isStrange || said.status === 'canceled') return matchRejection(payment, said)
  if (wrong === null && isLive(payment.state)) return { why: 'fits' }
  if (said.status !== 'succeeded') return { why: 'open_there' }
  const leftKop = said.amountKop - said.refundedKop
  return leftKop > 0 ? { why: 'money_there', leftKop } : matchRejection(payment, said)
}
