import type { ReturnBill } from '@/provider/contract/booking-terms'
import { type Language, type Texts, textIn } from '@/provider/rules/i18n/language'
import { debtName } from '@/provider/rules/payments/payable-digits'

/** A charge of the return; it is paid by its number. `toldOn`: `YYYY-MM-DD`; null: no notification of it was sent yet. */
export type UnpaidCharge = { id: number; what: Texts; debtKop: number; status: string; toldOn: string | null }

/**
 * Returns what is left to pay after a return: the letter of the return and the page of the booking tell the same.
 *
 * @param cashKop deposit in cash that is not given back yet: charges may be kept of it
 */
export function returnBill(
  rentalKop: number,
  charges: readonly UnpaidCharge[],
  cashKop: number,
  language: Language,
): ReturnBill {
  const canUseCash = charges.some(({ status }) => status !== 'disputed')
  return {
    cashDepositKop: canUseCash ? cashKop : 0,
    totalKop: charges.reduce((sum, { debtKop }) => sum + debtKop, rentalKop),
    charges: charges.map(({ id, what, debtKop, status }) => ({
      number: debtName(id),
      name: textIn(what, language),
      dueKop: debtKop,
      isDisputed: status === 'disputed',
    })),
  }
}
