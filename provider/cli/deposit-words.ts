import type { DepositCard } from '@/provider/contract/deposits'
import type { Refusal } from '@/provider/rules/deposit-acts'
import { fillText, roublesIn } from '@/provider/rules/fill-text'
import type { CliLanguage, Words } from './words'

export const BRAND_NAMES: Record<DepositCard['brand'], Words> = {
  mir: { ru: '«Мир»', en: 'Mir' },
  visa: { ru: 'Visa', en: 'Visa' },
  mastercard: { ru: 'Mastercard', en: 'Mastercard' },
  amex: { ru: 'American Express', en: 'American Express' },
}

const REFUSALS: Record<Refusal['why'], Words> = {
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
  brand_refused: {
    ru: 'Такие карты для залога не принимаем, только {brands}.',
    en: 'We take other cards for deposits: {brands}.',
  },
  too_many_cards: {
    ru: 'Больше карт нельзя: залог можно разделить не больше чем на {maxCards}.',
    en: 'No more cards: a deposit is split between {maxCards} at most.',
  },
  over_deposit: {
    ru: 'Это больше залога: из {deposit} осталось заблокировать {left}.',
    en: 'That is more than the deposit: of {deposit}, {left} are left to block.',
  },
  no_such_card: {
    ru: 'На такой карте залог этой брони не блокировали.',
    en: 'The deposit of this booking was not blocked on such a card.',
  },
  which_card: {
    ru: 'Подходит несколько карт: укажите --card, --brand или --hold (номера показывает deposit list).',
    en: 'Several cards fit: add --card, --brand or --hold (deposit list shows the numbers).',
  },
  released_already: { ru: 'Эта карта уже разблокирована.', en: 'This card is released already.' },
  reason_missing: { ru: 'Укажите, за что удержано: --reason.', en: 'Say what it was kept for: --reason.' },
  reason_needless: {
    ru: 'Причина без удержания не нужна: добавьте --kept или уберите --reason.',
    en: 'A reason needs a kept sum: add --kept, or leave --reason out.',
  },
  kept_over_held: {
    ru: 'Удержать можно не больше, чем заблокировано: {held}.',
    en: 'No more can be kept than was blocked: {held}.',
  },
}

export function refusalWords(refusal: Refusal, language: CliLanguage): string {
  const money = (kop: number) => roublesIn(kop, language)
  const values: Record<string, string> = {}
  if (refusal.why === 'brand_refused')
    values.brands = refusal.brands.map((brand) => BRAND_NAMES[brand][language]).join(', ')
  if (refusal.why === 'too_many_cards') values.maxCards = String(refusal.maxCards)
  if (refusal.why === 'over_deposit')
    Object.assign(values, { deposit: money(refusal.depositKop), left: money(refusal.leftKop) })
  if (refusal.why === 'kept_over_held') values.held = money(refusal.heldKop)
  return fillText(REFUSALS[refusal.why][language], values)
}
