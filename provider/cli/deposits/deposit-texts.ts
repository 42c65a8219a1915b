import type { CliLanguage, CliText } from '@/provider/cli/text/language'
import type { DepositCard } from '@/provider/contract/deposits'
import type { ChargedDebt, DepositRejection } from '@/provider/rules/deposits/staff-actions'
import { formatText, roublesIn } from '@/provider/rules/i18n/format-text'
import { textIn } from '@/provider/rules/i18n/language'

const BRAND_NAMES: Record<DepositCard['brand'], CliText> = {
  mir: { ru: '«Мир»', en: 'Mir' },
  visa: { ru: 'Visa', en: 'Visa' },
  mastercard: { ru: 'Mastercard', en: 'Mastercard' },
  amex: { ru: 'American Express', en: 'American Express' },
  cash: { ru: 'наличные', en: 'cash' },
}

/** What a part of a deposit was kept for. */
export const REASON_NAMES: Record<NonNullable<DepositCard['reason']>, CliText> = {
  damage: { ru: 'повреждение', en: 'damage' },
  fine: { ru: 'штраф', en: 'fine' },
  fuel: { ru: 'топливо', en: 'fuel' },
  cleaning: { ru: 'мойка или уборка', en: 'cleaning' },
  mileage: { ru: 'перепробег', en: 'extra mileage' },
  late_return: { ru: 'опоздание', en: 'late return' },
  lost_item: { ru: 'утеря', en: 'lost item' },
}

const REJECTIONS: Record<DepositRejection['why'], CliText> = {
  not_found: { ru: 'Нет такой брони.', en: 'There is no such booking.' },
  no_deposit: { ru: 'Для этой брони залог не нужен.', en: 'This booking needs no deposit.' },
  not_rented: {
    ru: 'Залог блокируют только для подтверждённой, идущей или завершённой аренды.',
    en: 'A deposit is blocked only for a rental that is confirmed, running or over.',
  },
  too_early: {
    ru: 'Рано: клиент ещё может изменить бронь, и с ней залог.',
    en: 'Too early: the client may still change the booking, and the deposit with it.',
  },
  held_already: { ru: 'На этой карте залог уже заблокирован.', en: 'The deposit is blocked on this card already.' },
  cash_held: { ru: 'Залог наличными по этой брони уже взят.', en: 'Cash was taken for this deposit already.' },
  cash_refused: {
    ru: 'Залог наличными филиал не принимает (payments.accepted.cashRub.deposit).',
    en: 'The branch takes no deposits in cash (payments.accepted.cashRub.deposit).',
  },
  brand_refused: {
    ru: 'Такие карты для залога не принимаем, только {brands}.',
    en: 'We take other cards for deposits: {brands}.',
  },
  too_many_cards: {
    ru: 'Больше карт нельзя: залог можно разделить не больше чем на {maxCards}.',
    en: 'No more cards: a deposit is split between {maxCards} at most.',
  },
  over_deposit: {
    ru: 'Это больше залога: из {deposit} осталось взять {left}.',
    en: 'That is more than the deposit: of {deposit}, {left} are left to take.',
  },
  no_such_card: {
    ru: 'Такого залога у этой брони нет: ни на карте, ни наличными.',
    en: 'This booking has no such deposit, on a card or in cash.',
  },
  which_card: {
    ru: 'Подходит несколько записей: укажите --card, --brand, --cash или --hold (номера показывает deposit list).',
    en: 'Several entries fit: add --card, --brand, --cash or --hold (deposit list shows the numbers).',
  },
  released_already: { ru: 'Этот залог уже вернули.', en: 'This deposit is released already.' },
  reason_missing: { ru: 'Укажите, за что удержано: --reason.', en: 'Say what it was kept for: --reason.' },
  reason_needless: {
    ru: 'Причина без удержания не нужна: добавьте --kept или уберите --reason.',
    en: 'A reason needs a kept sum: add --kept, or leave --reason out.',
  },
  kept_over_held: {
    ru: 'Удержать можно не больше, чем взято: {held}.',
    en: 'No more can be kept than was taken: {held}.',
  },
  charged_already: {
    ru: 'За это с клиента уже спрашивают или удержали:\n{asked}\n{way}Это другое — добавьте --anyway "почему": это запишется.',
    en: 'The client is already asked for the same, or it was kept:\n{asked}\n{way}If it is something else, add --anyway "reason"; it is recorded.',
  },
  no_such_debt: {
    ru: 'У этой брони нет долга {debt} (см. debt list --booking).',
    en: 'This booking has no debt {debt} (see debt list --booking).',
  },
  debt_disputed: {
    ru: 'Долг {debt} клиент оспаривает: сначала решите спор (dispute list).',
    en: 'Debt {debt} is disputed: decide first (dispute list).',
  },
  debt_over: { ru: 'По долгу {debt} больше ничего не должны.', en: 'Nothing is due for debt {debt}.' },
  debt_is_paying: {
    ru: 'За {debt} сейчас платят онлайн: дождитесь ответа кассы.',
    en: '{debt} is being paid online at this moment: wait for the gateway.',
  },
  kept_over_debts: {
    ru: 'Это больше долгов: по ним осталось {left}.',
    en: 'That is more than the debts: {left} is left of them.',
  },
}

const CHARGED: CliText = { ru: '{number}: {about}, долг {debt}', en: '{number}: {about}, {debt} due' }
const PAID: CliText = { ru: '{number}: {about}, оплачено {paid}', en: '{number}: {about}, {paid} paid' }
/** Kept of another card of the same booking. */
const KEPT: CliText = { ru: '{card}: удержано {kept} по той же причине', en: '{card}: {kept} kept for the same reason' }
const PAY_DEBT: CliText = {
  ru: 'Оплатить долг из залога — вместо --reason укажите --for {numbers}. ',
  en: 'To pay the debt from the deposit say --for {numbers} instead of --reason. ',
}

type Card = Pick<DepositCard, 'brand' | 'last4'>

/** Returns a card as `«Мир» •• 1234`; without digits when they were erased. */
export function cardName({ brand, last4 }: Card, language: CliLanguage): string {
  const name = BRAND_NAMES[brand][language]
  return last4 === null ? name : `${name} •• ${last4}`
}

/** Returns what was charged already, and how a debt among it is paid from the deposit. */
function chargedValues({ debts, holds }: Extract<DepositRejection, { why: 'charged_already' }>, language: CliLanguage) {
  const cards = holds.map(({ cardBrand: brand, cardLast4: last4, keptKop }) =>
    formatText(KEPT[language], { card: cardName({ brand, last4 }, language), kept: roublesIn(keptKop ?? 0, language) }),
  )
  const lines = [...debts.map((debt) => chargedText(debt, language)), ...cards]
  const numbers = debts.map(({ number }) => number).join(',')
  return {
    asked: lines.map((line) => `  ${line}`).join('\n'),
    way: debts.length > 0 ? formatText(PAY_DEBT[language], { numbers }) : '',
  }
}

function chargedText({ number, about, debtKop, paidKop }: ChargedDebt, language: CliLanguage): string {
  const values = { number, about: textIn(about, language) }
  const sums = { debt: roublesIn(debtKop, language), paid: roublesIn(paidKop, language) }
  return formatText((debtKop > 0 ? CHARGED : PAID)[language], { ...values, ...sums })
}

/** Returns why a deposit may not be blocked or released so. */
export function rejectionText(rejection: DepositRejection, language: CliLanguage): string {
  const money = (kop: number) => roublesIn(kop, language)
  const values: Record<string, string> = {}
  if (rejection.why === 'brand_refused')
    values.brands = rejection.brands.map((brand) => BRAND_NAMES[brand][language]).join(', ')
  if (rejection.why === 'too_many_cards') values.maxCards = String(rejection.maxCards)
  if (rejection.why === 'over_deposit')
    Object.assign(values, { deposit: money(rejection.depositKop), left: money(rejection.leftKop) })
  if (rejection.why === 'kept_over_held') values.held = money(rejection.heldKop)
  if (rejection.why === 'kept_over_debts') values.left = money(rejection.leftKop)
  if ('debt' in rejection) values.debt = rejection.debt
  if (rejection.why === 'charged_already') Object.assign(values, chargedValues(rejection, language))
  return formatText(REJECTIONS[rejection.why][language], values)
}
