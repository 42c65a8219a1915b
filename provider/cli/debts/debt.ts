import { z } from 'zod'
import {
  BookingNumber,
  DebtNumber,
  LIMIT,
  LIMIT_DEFAULT,
  Limit,
  UNFINISHED,
} from '@/provider/cli/arguments/common-arguments'
import { type Command, defineCommand } from '@/provider/cli/command'
import { WholeRoubles } from '@/provider/cli/money'
import { AMOUNT, MEANS_OPTION, PaidBy } from '@/provider/cli/payments/branch-payment-arguments'
import { branchPaymentRejectionText } from '@/provider/cli/payments/branch-payment-texts'
import type { CliText } from '@/provider/cli/text/language'
import { listOutcome } from '@/provider/cli/text/list-outcome'
import { startOfSentence } from '@/provider/contract/rules/text/start-of-sentence'
import { exactIn, formatText } from '@/provider/rules/i18n/format-text'
import { debtColumns, KIND_NAMES } from './debt-texts'

const NO_DEBTS: CliText = { ru: 'Долгов нет.', en: 'There are no debts.' }
const PAID: CliText = { ru: '{kind} {number}: оплачено полностью.', en: '{kind} {number}: paid in full.' }
const PART: CliText = { ru: '{kind} {number}: осталось {left}.', en: '{kind} {number}: {left} left.' }

const list = defineCommand({
  name: 'debt list',
  operator: 'none',
  about: { ru: 'Кто должен за штрафы, ущерб и доплаты', en: 'Who owes for fines, damages and charges' },
  options: {
    booking: {
      value: { ru: 'НОМЕР', en: 'NUMBER' },
      about: { ru: 'только по этой брони', en: 'of this booking only' },
    },
    limit: LIMIT,
  },
  input: z.object({ booking: BookingNumber.optional(), limit: Limit.default(LIMIT_DEFAULT) }),
  async run({ booking, limit }, { debts, language }) {
    const rows = await debts.list(booking, limit)
    return listOutcome(rows, { columns: debtColumns(language), none: NO_DEBTS }, { language })
  },
})

const pay = defineCommand({
  name: 'debt pay',
  about: {
    ru: 'Записать, что штраф или ущерб оплатили на месте',
    en: 'Write down that a fine or a damage was paid at the branch',
  },
  options: {
    number: {
      value: { ru: 'НОМЕР', en: 'NUMBER' },
      about: {
        ru: 'номер постановления или ущерба из debt list',
        en: 'number of the decision or the damage as debt list shows it',
      },
      isRequired: true,
    },
    amount: AMOUNT,
    means: MEANS_OPTION,
    kind: {
      value: { ru: 'fine|damage', en: 'fine|damage' },
      about: { ru: 'штраф или ущерб, если номер один', en: 'which of both, when they share a number' },
    },
    'online-unfinished': UNFINISHED,
  },
  input: z.object({
    number: DebtNumber,
    amount: WholeRoubles,
    means: PaidBy,
    kind: z.enum(['fine', 'damage']).optional(),
    'online-unfinished': z.boolean().default(false),
  }),
  async run({ amount: amountKop, 'online-unfinished': isUnfinished, ...payment }, { debts, language, staff }) {
    const done = await debts.recordPayment({ ...payment, amountKop, isUnfinished }, staff())
    if (done.why !== null) return { rejection: branchPaymentRejectionText(done, language) }
    const kind = startOfSentence(KIND_NAMES[done.kind][language])
    const values = { kind, number: done.number, left: exactIn(done.leftKop, language) }
    return { lines: [formatText((done.leftKop === 0 ? PAID : PART)[language], values)] }
  },
})

export const DEBT_COMMANDS: readonly Command[] = [list, pay]
