import { z } from 'zod'
import { BookingNumber, DebtNumber, NUMBER, Reason } from '@/provider/cli/arguments/common-arguments'
import { defineCommand } from '@/provider/cli/command'
import { ROUBLES } from '@/provider/cli/money'
import { ANYWAY, askForReason, rejectionAfter } from '@/provider/cli/terminal/confirm-override'
import type { CliLanguage, CliText } from '@/provider/cli/text/language'
import { KEPT_REASONS } from '@/provider/contract/deposits'
import { CARD_BRANDS } from '@/provider/contract/rules/payments/payment-methods'
import type { Released } from '@/provider/modules/deposits/release-deposit'
import { exactIn, formatText, roublesIn } from '@/provider/rules/i18n/format-text'
import { BRAND, CARD, CARD_OR_CASH, CASH, Last4, Roubles } from './deposit-arguments'
import { cardName, rejectionText } from './deposit-texts'

const MOST_DEBTS = 20

const RELEASED_CASH: CliText = {
  ru: 'Бронь {number}: залог наличными возвращён, {amount}.',
  en: 'Booking {number}: cash deposit given back, {amount}.',
}
const CASH_LEFT: CliText = { ru: 'Наличные ещё у филиала.', en: 'The cash is still at the branch.' }
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

export const release = defineCommand({
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
