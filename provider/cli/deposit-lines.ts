import type { BranchDeposit } from '@/provider/modules/deposits/service'
import { fillText, roublesIn } from '@/provider/rules/fill-text'
import { BRAND_NAMES } from './deposit-words'
import type { Desk } from './desk'
import type { CliLanguage, Words } from './words'

type Card = Pick<BranchDeposit['cards'][number], 'brand' | 'last4'>
type Speaking = Pick<Desk, 'language' | 'timeZone'>

const STATES: Record<BranchDeposit['state'], Words> = {
  none: { ru: 'залог не нужен', en: 'no deposit needed' },
  planned: { ru: 'ещё не заблокирован', en: 'not blocked yet' },
  held: { ru: 'заблокирован, разблокировать до {by}', en: 'blocked, to be released by {by}' },
  releasing: { ru: 'машина возвращена, разблокировать до {by}', en: 'the car is back, to be released by {by}' },
  partly_released: { ru: 'разблокирован частично, остальное до {by}', en: 'released in part, the rest by {by}' },
  released: { ru: 'разблокирован', en: 'released' },
  kept: { ru: 'разблокирован, часть удержана', en: 'released, a part was kept' },
  overdue: { ru: 'ПРОСРОЧЕН: разблокировать нужно было до {by}', en: 'OVERDUE: was to be released by {by}' },
  not_taken: { ru: 'не блокировали', en: 'was not blocked' },
}
const CARD: Words = { ru: '  {hold}  {card}  {amount}, с {from}', en: '  {hold}  {card}  {amount}, since {from}' }
const RELEASED: Words = { ru: ', разблокирован {to}', en: ', released {to}' }
const KEPT: Words = { ru: ', удержано {kept}', en: ', {kept} kept' }

/** `«Мир» •• 1234`; without digits when they were forgotten. */
export function cardName({ brand, last4 }: Card, language: CliLanguage): string {
  const name = BRAND_NAMES[brand][language]
  return last4 === null ? name : `${name} •• ${last4}`
}

/** A booking's deposit and its cards, a line each. */
export function depositLines(deposit: BranchDeposit, { language, timeZone }: Speaking): string[] {
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone })
  const day = (at: Date | null) => (at === null ? '' : days.format(at))
  const money = (kop: number) => roublesIn(kop, language)
  const state = fillText(STATES[deposit.state][language], { by: day(deposit.releaseBy) })
  const cards = deposit.cards.map((card) => {
    const line = [CARD, ...(card.releasedAt ? [RELEASED] : []), ...(card.keptKop > 0 ? [KEPT] : [])]
    return fillText(line.map((words) => words[language]).join(''), {
      hold: `#${card.holdId}`,
      card: cardName(card, language),
      amount: money(card.amountKop),
      from: day(card.heldAt),
      to: day(card.releasedAt),
      kept: money(card.keptKop),
    })
  })
  return [`${deposit.number}  ${money(deposit.amountKop)}, ${state}`, ...cards]
}
