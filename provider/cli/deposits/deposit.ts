import { z } from 'zod'
import { BookingNumber, NUMBER } from '@/provider/cli/arguments/common-arguments'
import { type Command, defineCommand } from '@/provider/cli/command'
import { ROUBLES } from '@/provider/cli/money'
import type { CliText } from '@/provider/cli/text/language'
import { tableLines } from '@/provider/cli/text/table'
import { CARD_BRANDS, type CardBrand } from '@/provider/contract/rules/payments/payment-methods'
import { formatText, roublesIn } from '@/provider/rules/i18n/format-text'
import { BRAND, CARD, CARD_OR_CASH, CASH, Last4, Roubles } from './deposit-arguments'
import { depositColumns, linesOf } from './deposit-lines'
import { cardName, rejectionText } from './deposit-texts'
import { release } from './release-deposit'

const HELD_CASH: CliText = {
  ru: 'Бронь {number}: залог {amount} взят наличными. Вернуть при возврате машины.',
  en: 'Booking {number}: a deposit of {amount} taken in cash. Give it back at the return.',
}
const HELD: CliText = {
  ru: 'Бронь {number}: на карте {card} заблокировано {amount}.',
  en: 'Booking {number}: {amount} blocked on {card}.',
}
const NOTHING: CliText = { ru: 'Невозвращённых залогов нет.', en: 'All deposits are released.' }
const NONE_OVERDUE: CliText = { ru: 'Просроченных залогов нет.', en: 'No deposit is overdue.' }
const NOT_FOUND: CliText = { ru: 'Нет такой брони.', en: 'There is no such booking.' }

const hold = defineCommand({
  name: 'deposit hold',
  about: {
    ru: 'Записать залог, заблокированный на карте клиента или взятый наличными',
    en: 'Write down a deposit that was blocked on a client’s card or taken in cash',
  },
  options: {
    number: NUMBER,
    brand: BRAND,
    card: CARD,
    cash: { about: CASH },
    amount: {
      value: ROUBLES,
      about: { ru: 'сколько взято, в целых рублях', en: 'how much was taken, in whole roubles' },
      isRequired: true,
    },
    reference: {
      value: { ru: 'НОМЕР', en: 'REFERENCE' },
      about: {
        ru: 'номер операции в терминале, до 40 латинских букв и цифр',
        en: 'the terminal’s own number, at most 40 letters and digits',
      },
    },
  },
  input: z.object({
    number: BookingNumber,
    brand: z.enum(CARD_BRANDS).optional(),
    card: Last4.optional(),
    cash: z.boolean().default(false),
    amount: Roubles.refine((kop) => kop > 0),
    reference: z
      .string()
      .regex(/^[A-Za-z0-9./-]{1,40}$/)
      .optional(),
  }),
  async run({ number, amount: amountKop, reference, ...options }, { deposits, language, staff }) {
    const means = depositMeans(options)
    if (!means || (options.cash && reference)) return { rejection: CARD_OR_CASH[language] }
    const outcome = await deposits.hold({ number, ...means, amountKop, reference }, staff())
    if (outcome !== 'held') return { rejection: rejectionText(outcome, language) }
    const values = { number, card: cardName(means, language), amount: roublesIn(amountKop, language) }
    return { lines: [formatText((options.cash ? HELD_CASH : HELD)[language], values)] }
  },
})

/** Returns the card, or cash; null: neither or both. */
function depositMeans({
  brand,
  card,
  cash,
}: {
  brand?: CardBrand | undefined
  card?: string | undefined
  cash: boolean
}) {
  if (cash) return brand || card ? null : ({ brand: 'cash', last4: null } as const)
  return brand && card ? { brand, last4: card } : null
}

const list = defineCommand({
  name: 'deposit list',
  operator: 'none',
  about: { ru: 'Показать залоги, которые ещё не вернули', en: 'Show deposits that are not released yet' },
  options: {
    number: { ...NUMBER, isRequired: false },
    overdue: { about: { ru: 'только те, срок которых прошёл', en: 'only those whose term is over' } },
  },
  input: z.object({ number: BookingNumber.optional(), overdue: z.boolean().default(false) }),
  async run({ number, overdue }, container) {
    const deposits = await container.deposits.list(number)
    if (number !== undefined && deposits.length === 0) return { rejection: NOT_FOUND[container.language] }
    const listedDeposits = deposits.filter(({ state }) => !overdue || state === 'overdue')
    const none = overdue ? NONE_OVERDUE : NOTHING
    if (listedDeposits.length === 0) return { lines: [none[container.language]] }
    return { lines: tableLines(listedDeposits.flatMap(linesOf), depositColumns(container), container.language) }
  },
})

export const DEPOSIT_COMMANDS: readonly Command[] = [hold, release, list]
