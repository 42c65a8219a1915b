import type { CliText } from '@/provider/cli/text/language'
import type { Locale } from '@/provider/cli/text/moment-text'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'
import type { ReturnResult } from '@/provider/modules/bookings/return-car'
import type { BranchDeposit } from '@/provider/modules/deposits/list-deposits'
import { returnChargeText } from '@/provider/rules/bookings/return-charges'
import { formatText, roublesIn } from '@/provider/rules/i18n/format-text'
import { debtName } from '@/provider/rules/payments/payable-digits'

/** A debt of a booking besides the rental, by its number. */
export const DUE: CliText = { ru: '  Долг {debt}: {text}, {amount}', en: '  Debt {debt}: {text}, {amount}' }
const DRIVEN: CliText = { ru: 'Проехали {km} км.', en: '{km} km were driven.' }
const NO_START: CliText = {
  ru: 'С каким пробегом машину выдали, не записано: перепробег не посчитан.',
  en: 'Mileage at pick-up was not recorded: extra mileage was not charged.',
}
const NOTHING: CliText = { ru: 'Доплат нет.', en: 'Nothing more is due.' }
const TOTAL: CliText = { ru: 'К доплате {amount}.', en: '{amount} due.' }
const UNPAID: CliText = { ru: 'За аренду не заплачено {rest}.', en: 'The rental is not paid: {rest}.' }
const UNPAID_IN_ALL: CliText = {
  ru: 'За аренду не заплачено {rest}, вместе с доплатами — {all}.',
  en: 'The rental is not paid: {rest}; {all} with the charges.',
}
const HOW_TO_PAY: CliText = {
  ru: 'Заплатил на месте: booking pay --number {number} --amount {roubles} --means card',
  en: 'Paid at the branch: booking pay --number {number} --amount {roubles} --means card',
}
const FROM_DEPOSIT: CliText = {
  ru: 'Взять из залога: deposit release --number {number}{card} --for {debts}',
  en: 'To take it from the deposit: deposit release --number {number}{card} --for {debts}',
}

const GIVE_BACK: CliText = {
  ru: 'Отдать залог наличными: deposit release --number {number} --cash',
  en: 'To give the cash deposit back: deposit release --number {number} --cash',
}

/** Returns what is due when the car of a rental is back. */
export function returnLines(result: ReturnResult, { language }: Locale): string[] {
  const { drivenKm, charges } = result
  const chargedKop = charges.reduce((sum, { amountKop }) => sum + amountKop, 0)
  return [
    drivenKm === null ? NO_START[language] : formatText(DRIVEN[language], { km: drivenKm.toLocaleString(language) }),
    ...charges.map((charge) =>
      formatText(DUE[language], {
        debt: debtName(charge.id),
        text: returnChargeText(charge)[language],
        amount: roublesIn(charge.amountKop, language),
      }),
    ),
    charges.length === 0 ? NOTHING[language] : formatText(TOTAL[language], { amount: roublesIn(chargedKop, language) }),
    ...unpaidLines(result, chargedKop, language),
  ]
}

function unpaidLines({ number, unpaidKop }: ReturnResult, chargedKop: number, language: Locale['language']): string[] {
  if (unpaidKop === 0) return []
  const text = chargedKop === 0 ? UNPAID : UNPAID_IN_ALL
  const values = {
    number,
    rest: roublesIn(unpaidKop, language),
    all: roublesIn(unpaidKop + chargedKop, language),
    roubles: String(Math.floor(unpaidKop / KOPECKS_PER_ROUBLE)),
  }
  return [text, HOW_TO_PAY].map((line) => formatText(line[language], values))
}

/** Says how to take the charges from the deposit, while some of it is held; without charges cash goes back at once. */
export function fromDepositLines(
  { number, charges }: ReturnResult,
  deposit: BranchDeposit | undefined,
  language: Locale['language'],
): string[] {
  const open = (deposit?.holds ?? []).filter(({ releasedAt }) => releasedAt === null)
  const [card, another] = open
  if (charges.length === 0)
    return open.some(({ brand }) => brand === 'cash') ? [formatText(GIVE_BACK[language], { number })] : []
  if (!card) return []
  const debts = charges.map(({ id }) => debtName(id)).join(',')
  const which = another ? ` --hold ${card.holdId}` : ''
  return [formatText(FROM_DEPOSIT[language], { number, card: which, debts })]
}
