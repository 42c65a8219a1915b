import { z } from 'zod'
import { BookingNumber, DebtNumber, NUMBER, Reason } from '@/provider/cli/arguments/common-arguments'
import { type Command, defineCommand, type Option } from '@/provider/cli/command'
import { ROUBLES } from '@/provider/cli/money'
import { ANYWAY, askForReason, rejectionAfter } from '@/provider/cli/terminal/confirm-override'
import type { CliLanguage, CliText } from '@/provider/cli/text/language'
import { tableLines } from '@/provider/cli/text/table'
import { KEPT_REASONS } from '@/provider/contract/deposits'
import { CARD_BRANDS, type CardBrand } from '@/provider/contract/rules/payments/payment-methods'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'
import type { Released } from '@/provider/modules/deposits/release-deposit'
import { exactIn, formatText, roublesIn } from '@/provider/rules/i18n/format-text'
import { depositColumns, linesOf } from './deposit-lines'
import { cardName, rejectionText } from './deposit-texts'

const MAX_ROUBLES = 10_000_000
const MOST_DEBTS = 20

const Last4 = z.string().regex(/^\d{4}$/)
const Roubles = z
  .string()
  .regex(/^\d{1,8}$/)
  .transform(Number)
  .refine((roubles) => roubles <= MAX_ROUBLES)
  .transform((roubles) => roubles * KOPECKS_PER_ROUBLE)

const BRAND: Option = {
  value: { ru: 'СИСТЕМА', en: 'BRAND' },
  about: { ru: `карта: ${CARD_BRANDS.join(', ')}`, en: `card: ${CARD_BRANDS.join(', ')}` },
}
const CARD: Option = {
  value: { ru: 'ЦИФРЫ', en: 'DIGITS' },
  about: { ru: 'последние четыре цифры карты', en: 'last four digits of the card' },
}

const CASH: CliText = { ru: 'залог наличными, без карты', en: 'a deposit in cash, without a card' }
const CARD_OR_CASH: CliText = {
  ru: 'Укажите карту (--brand и --card) или --cash.',
  en: 'Say the card (--brand and --card) or --cash.',
}
const HELD_CASH: CliText = {
  ru: 'Бронь {number}: залог {amount} взят наличными. Вернуть при возврате машины.',
  en: 'Booking {number}: a deposit of {amount} taken in cash. Give it back at the return.',
}
const RELEASED_CASH: CliText = {
  ru: 'Бронь {number}: залог наличными возвращён, {amount}.',
  en: 'Booking {number}: cash deposit given back, {amount}.',
}
const CASH_LEFT: CliText = { ru: 'Наличные ещё у филиала.', en: 'The cash is still at the branch.' }
const HELD: CliText = {
  ru: 'Бронь {number}: на карте {card} заблокировано {amount}.',
  en: 'Booking {number}: {amount} blocked on {card}.',
}
const RELEASED: CliText = {
  ru: 'Бронь {number}: карта {card} разблокирована, {amount}.',
  en: 'Booking {number}: {card} released, {amount}.',
}
const KEPT: CliText = { ru: 'Удержано {kept}.', en: '{kept} kept.' }
const LEFT: CliText = { ru: 'Ещё заблокировано карт: {count}.', en: 'Cards still blocked: {count}.' }
const DEBT_PAID: CliText = { ru: 'Долг {debt} оплачен из залога.', en: 'Debt {debt} is paid from the deposit.' }
const DEBT_PART: CliText = {
  ru: 'Долг {debt} оплачен из залога частично, осталось {left}.',
  en: 'Debt {debt} is paid from the deposit in part, {left} left.',
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

const release = defineCommand({
  name: 'deposit release',
  about: {
    ru: 'Записать, что карта разблокирована или наличные возвращены, и что из залога удержано',
    en: 'Write down that a card was released or cash given back, and what was kept of the deposit',
  },
  options: {
    number: NUMBER,
    card: CARD,
    brand: BRAND,
    cash: { about: CASH },
    hold: {
      value: { ru: 'НОМЕР', en: 'NUMBER' },
      about: { ru: 'номер записи из deposit list', en: 'number of the entry as deposit list shows it' },
    },
    kept: {
      value: ROUBLES,
      about: { ru: 'сколько удержано, в целых рублях', en: 'how much was kept, in whole roubles' },
    },
    reason: {
      value: { ru: 'ПРИЧИНА', en: 'REASON' },
      about: {
        ru: `за что удержано: ${KEPT_REASONS.join(', ')}`,
        en: `what it was kept for: ${KEPT_REASONS.join(', ')}`,
      },
    },
    for: {
      value: { ru: 'ДОЛГИ', en: 'DEBTS' },
      about: {
        ru: 'какие долги этой брони оплатить удержанным, через запятую: D-12,D-15; без --kept — сколько они стоят',
        en: 'debts of this booking that the kept sum pays, with commas: D-12,D-15; as much as they are when --kept is left out',
      },
    },
    anyway: {
      ...ANYWAY,
      about: {
        ru: 'удержать, хотя за то же уже есть долг: почему, до 200 знаков, без имён',
        en: 'keep it although a debt asks for the same: why, at most 200 characters, without names',
      },
    },
  },
  input: z.object({
    number: BookingNumber,
    card: Last4.optional(),
    brand: z.enum(CARD_BRANDS).optional(),
    cash: z.boolean().default(false),
    hold: z
      .string()
      .regex(/^#?\d{1,15}$/)
      .transform((text) => Number(text.replace('#', '')))
      .optional(),
    kept: Roubles.default(0),
    reason: z.enum(KEPT_REASONS).nullable().default(null),
    for: z
      .string()
      .transform((text) => text.split(',').map((number) => number.trim()))
      .pipe(z.array(DebtNumber).min(1).max(MOST_DEBTS))
      .default([]),
    anyway: Reason.nullable().default(null),
  }),
  async run({ number, card, brand, cash, hold: holdId, kept: keptKop, reason, for: debts, anyway }, container) {
    if (cash && (card || brand)) return { rejection: CARD_OR_CASH[container.language] }
    const means = cash ? ('cash' as const) : brand
    const which = {
      ...(card && { last4: card }),
      ...(means && { brand: means }),
      ...(holdId !== undefined && { holdId }),
    }
    const request = { ...which, number, keptKop, reason, debts }
    const outcome = await container.deposits.release({ ...request, anyway }, container.staff())
    if (!('why' in outcome)) return { lines: releasedLines(number, outcome, container.language) }
    const rejection = rejectionText(outcome, container.language)
    if (outcome.why !== 'charged_already') return { rejection }
    const why = await askForReason(rejection, container)
    if (why === null) return rejectionAfter(rejection, container)
    const again = await container.deposits.release({ ...request, anyway: why }, container.staff())
    if ('why' in again) return { rejection: rejectionText(again, container.language) }
    return { lines: releasedLines(number, again, container.language) }
  },
})

function releasedLines(
  number: string,
  { hold: done, cardsLeft, isCashLeft, debtsPaid }: Released,
  language: CliLanguage,
): string[] {
  const keptKop = done.keptKop ?? 0
  const values = {
    number,
    card: cardName({ brand: done.cardBrand, last4: done.cardLast4 }, language),
    amount: roublesIn(done.amountKop - keptKop, language),
    kept: roublesIn(keptKop, language),
    count: String(cardsLeft),
  }
  const texts = [
    done.cardBrand === 'cash' ? RELEASED_CASH : RELEASED,
    ...(keptKop > 0 ? [KEPT] : []),
    ...(cardsLeft > 0 ? [LEFT] : []),
    ...(isCashLeft ? [CASH_LEFT] : []),
  ]
  return [
    ...texts.map((text) => formatText(text[language], values)),
    ...debtsPaid.map(({ number: debt, leftKop }) =>
      formatText((leftKop > 0 ? DEBT_PART : DEBT_PAID)[language], { debt, left: exactIn(leftKop, language) }),
    ),
  ]
}

const list = defineCommand({
  name: 'deposit list',
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
