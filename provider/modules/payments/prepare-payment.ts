import { isWaiting } from '@/provider/contract/rules/dates/waiting-time'
import { OTHER_SUM_MAX_KOP, OTHER_SUM_MIN_KOP } from '@/provider/contract/rules/payments/payment-purposes'
import { FailureError } from '@/provider/failure-error'
import { requireConsents, requireVersionsInForce } from '@/provider/modules/consents/check-consents'
import type { SettingsService } from '@/provider/modules/settings/read-settings'
import { fingerprintOf } from '@/provider/records/idempotency/request-fingerprint'
import type { Language } from '@/provider/rules/i18n/language'
import type { RequestKey } from '@/provider/rules/idempotency/request-key'
import type { StationData } from '@/provider/rules/settings/station-settings'
import type { Debt } from './find-payable'
import type { BookingDesk, NewPayment, StartRepository } from './start-payment'

const TERMS_DOCUMENTS = ['public_offer', 'rentalterms'] as const

export type BeginParts = {
  starts: StartRepository
  settings: SettingsService
  bookingDesk: (terms: {
    data: StationData
    consents: NewPayment['consents']
    ip: string | null
    at: Date
  }) => BookingDesk
  station: string
  now: () => Date
}

export type PaymentCaller = { language: Language; ip: string | null; clientId: number | null }

export type BegunPayment = Pick<NewPayment, 'number' | 'payer' | 'amountKop' | 'language' | 'consents'> & {
  /** Null: "other". */
  debt: Debt | null
  once: RequestKey
  /** The number in the address of the call; null: the body says what is paid for. */
  about: string | null
  /** Of the request, by the rule of before. */
  oldHash: string
}

/**
 * Writes the payment down; the gateway is asked afterwards.
 *
 * @returns its public id
 * @throws {FailureError} `consent_required`, `invalid_request`, and whatever `StartRepository.start` refuses.
 */
export async function beginPayment(
  { starts, settings, bookingDesk, station, now }: BeginParts,
  { debt, once, about, oldHash, ...asked }: BegunPayment,
  { ip, clientId }: PaymentCaller,
): Promise<string> {
  const [at, data] = [now(), await settings.current()]
  const { consents, amountKop } = asked
  if (debt?.status && isWaiting(debt.status)) requireConsents([...consents], TERMS_DOCUMENTS)
  requireVersionsInForce([...consents], data, at)
  const isOutOfBounds = debt === null && (amountKop < OTHER_SUM_MIN_KOP || amountKop > OTHER_SUM_MAX_KOP)
  if (isOutOfBounds || amountKop > data.rules.onlinePaymentMaxKop) {
    throw new FailureError('invalid_request', 'A sum that is not taken so.', { fields: { amountKop: 'out of bounds' } })
  }
  const payment = { ...asked, station, debt, number: debt?.number ?? asked.number, ip, at }
  const fingerprint = fingerprintOf(once.sent, ['payment', about, clientId], oldHash)
  const keyed = { key: once.key, ...fingerprint, ...(clientId !== null && { clientId }) }
  return starts.start(payment, keyed, bookingDesk({ data, consents, ip, at }), data)
}
