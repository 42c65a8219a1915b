import type { Booking } from '@/provider/contract/bookings'
import type { Price } from '@/provider/contract/quotes'
import { linesFromList } from '@/provider/contract/rules/prices/printed-lines'
import type { SheetRow, SumRow } from '@/provider/contract/vouchers'
import { endedWithoutRental } from '@/provider/rules/bookings/transitions'
import { formatText, roublesIn } from '@/provider/rules/i18n/format-text'
import type { Language } from '@/provider/rules/i18n/language'
import { pluralIn } from '@/provider/rules/i18n/plural'
import { freeText, type LineNames, lineText } from '@/provider/rules/prices/line-names'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'
import { voucherLabel } from './voucher-texts'

/** Returns the lines of a price as the site prints them (PRODUCT §5). */
export function priceRows(price: Price, names: LineNames, language: Language): SheetRow[] {
  return linesFromList(price).map((line) => ({
    term: lineText(line, names, language),
    value: line.amountKop === 0 ? freeText(language) : amountText(line.amountKop, language),
    notes: [],
  }))
}

/** Returns whole roubles with a minus sign (U+2212), as the site prints them. */
export function amountText(kopecks: number, language: Language): string {
  return kopecks < 0 ? `−${roublesIn(-kopecks, language)}` : roublesIn(kopecks, language)
}

type SumSettings = {
  rules: Pick<BranchSettings['rules'], 'depositReleaseDays'>
  payments: Pick<BranchSettings['payments'], 'accepted'>
}

/** Returns the sums of a booking. One that ended without a rental has nothing due and blocks no deposit. */
export function sumRows(
  { status, price, paidKop, dueKop, cashToBring }: Booking,
  data: SumSettings,
  language: Language,
): SumRow[] {
  const { rules, payments } = data
  const row = (code: SumRow['code'], kopecks: number, notes: string[] = []) => ({
    code,
    term: voucherLabel(code, language),
    value: amountText(kopecks, language),
    notes,
  })
  const isOver = endedWithoutRental(status)
  // Of a hold it is not chosen yet where it is paid; from the pick-up on the pick-up is over.
  const due = {
    ...row('due', dueKop),
    ...(status !== 'confirmed' && { term: voucherLabel('dueHeld', language) }),
  }
  const days = pluralIn(rules.depositReleaseDays, 'day', language)
  const onCard = [
    formatText(voucherLabel('depositTerms', language), { days }),
    ...(payments.accepted.cashRub.deposit ? [voucherLabel('cashDepositTerms', language)] : []),
  ]
  const terms = cashToBring?.depositKop ? [voucherLabel('depositCash', language)] : onCard
  return [
    row('total', price.totalKop),
    ...(paidKop > 0 ? [row('paid', paidKop)] : []),
    ...(isOver ? [] : [due]),
    ...(isOver || price.depositKop === 0 ? [] : [row('deposit', price.depositKop, terms)]),
  ]
}
