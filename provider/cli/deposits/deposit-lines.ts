import type { CliLanguage, CliText } from '@/provider/cli/text/language'
import { type Locale, momentCell } from '@/provider/cli/text/moment-text'
import type { Column } from '@/provider/cli/text/table'
import { HEADS } from '@/provider/cli/text/table-heads'
import { dateLocale } from '@/provider/contract/rules/dates/date-locale'
import { dateFormat } from '@/provider/contract/rules/text/cached-formats'
import type { BranchDeposit } from '@/provider/modules/deposits/list-deposits'
import { blockedKop } from '@/provider/rules/deposits/deposit-state'
import { formatText, roublesIn } from '@/provider/rules/i18n/format-text'
import { cardName, REASON_NAMES } from './deposit-texts'

type DepositHold = BranchDeposit['holds'][number]

const isCard = ({ brand }: DepositHold) => brand !== 'cash'

/** `2026-11-22` */
const DATE_LENGTH = 10

const STATES: Record<BranchDeposit['state'], CliText> = {
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
/** Nothing but cash is left to give back. */
const CASH_STATES: Partial<Record<BranchDeposit['state'], CliText>> = {
  held: {
    ru: 'взят наличными, вернуть при возврате машины, {by}',
    en: 'taken in cash, to be given back at the return, {by}',
  },
  releasing: { ru: 'машина возвращена, отдать наличные', en: 'the car is back, give the cash back' },
  partly_released: { ru: 'карты разблокированы, отдать наличные', en: 'cards released, the cash is to be given back' },
  overdue: { ru: 'ПРОСРОЧЕН: наличные нужно было отдать {by}', en: 'OVERDUE: the cash was to be given back on {by}' },
}
/** Less than the deposit is blocked. */
const HELD_IN_PART: CliText = {
  ru: 'заблокирован не полностью, разблокировать до {by}',
  en: 'blocked in part, to be released by {by}',
}
const DEPOSIT: CliText = { ru: '  Залог {amount}: {state}{sums}', en: '  Deposit {amount}: {state}{sums}' }
const NO_DEPOSIT: CliText = { ru: '  Залог не нужен', en: '  No deposit needed' }
const HELD: CliText = { ru: 'заблокировано {held}', en: '{held} blocked' }
const HELD_OF: CliText = { ru: 'заблокировано {digits} из {amount}', en: '{held} of {amount} blocked' }
const IN_CASH: CliText = { ru: 'наличными {cash}', en: '{cash} in cash' }
const KEPT_IN_ALL: CliText = { ru: 'удержано {kept}', en: '{kept} kept' }
const CARD: CliText = { ru: '    {hold}  {card}  {amount}, с {from}', en: '    {hold}  {card}  {amount}, since {from}' }
const RELEASED: CliText = { ru: ', разблокировано {to}', en: ', released {to}' }
const RETURNED: CliText = { ru: ', возвращено {to}', en: ', given back {to}' }
const KEPT: CliText = { ru: ', удержано {kept}: {reason}', en: ', {kept} kept: {reason}' }

/** Returns the state of a deposit, and until when it is to be released. */
function stateText({ state, releaseBy, amountKop, holds }: BranchDeposit, locale: Locale): string {
  const open = holds.filter(({ releasedAt }) => releasedAt === null)
  const ofCash = open.length > 0 && open.every(({ brand }) => brand === 'cash') ? CASH_STATES[state] : undefined
  const text = ofCash ?? (state === 'held' && isShort(holds, amountKop) ? HELD_IN_PART : STATES[state])
  return formatText(text[locale.language], { by: releaseBy ? dayText(releaseBy, locale) : '' })
}

/** Returns whether a part of the deposit is blocked, but not all. Rentals from before cards were recorded have no holds. */
function isShort(holds: readonly DepositHold[], amountKop: number): boolean {
  const heldKop = blockedKop(holds)
  return heldKop > 0 && heldKop < amountKop
}

/** `заблокировано 1 000 из 5 000 ₽`: the currency stands once where it follows the number. */
function heldText({ holds, amountKop }: BranchDeposit, language: CliLanguage): string {
  const heldKop = blockedKop(holds.filter(isCard))
  return formatText((isShort(holds, amountKop) ? HELD_OF : HELD)[language], {
    held: roublesIn(heldKop, language),
    digits: roublesIn(heldKop, language).replace(/\s*₽$/, ''),
    amount: roublesIn(amountKop, language),
  })
}

/** Returns the lines of a booking's deposit: its amount and state, what is blocked and what was kept, hold by hold. */
export function depositHistory(deposit: BranchDeposit, locale: Locale): string[] {
  const { language } = locale
  const { amountKop, holds } = deposit
  if (amountKop === 0 && holds.length === 0) return [NO_DEPOSIT[language]]
  const money = (kop: number) => roublesIn(kop, language)
  const keptKop = holds.reduce((sum, hold) => sum + hold.keptKop, 0)
  const cashKop = blockedKop(holds.filter((hold) => !isCard(hold)))
  const sums = [
    ...(holds.some(isCard) ? [heldText(deposit, language)] : []),
    ...(cashKop > 0 ? [formatText(IN_CASH[language], { cash: money(cashKop) })] : []),
    ...(keptKop > 0 ? [formatText(KEPT_IN_ALL[language], { kept: money(keptKop) })] : []),
  ]
  const state = stateText(deposit, locale)
  return [
    formatText(DEPOSIT[language], { amount: money(amountKop), state, sums: sums.map((sum) => `; ${sum}`).join('') }),
    ...holds.map((hold) => holdLine(hold, locale)),
  ]
}

function holdLine(hold: DepositHold, locale: Locale): string {
  const { language } = locale
  const released = hold.brand === 'cash' ? RETURNED : RELEASED
  const line = [CARD, ...(hold.releasedAt ? [released] : []), ...(hold.keptKop > 0 ? [KEPT] : [])]
  return formatText(line.map((text) => text[language]).join(''), {
    hold: `#${hold.holdId}`,
    card: cardName(hold, language),
    amount: roublesIn(hold.amountKop, language),
    from: dayText(hold.heldAt, locale),
    to: hold.releasedAt ? dayText(hold.releasedAt, locale) : '',
    kept: roublesIn(hold.keptKop, language),
    reason: hold.keptReason ? REASON_NAMES[hold.keptReason][language] : '',
  })
}

/** Returns the columns of deposits: a row for each hold, and one for a booking whose deposit was not blocked. */
export function depositColumns(locale: Locale): readonly Column<DepositLine>[] {
  const { language } = locale
  const money = (kop: number | undefined) => (kop === undefined ? '' : roublesIn(kop, language))
  const day = (at: Date | null | undefined) => (at ? momentCell(at, locale).slice(0, DATE_LENGTH) : '')
  return [
    { head: HEADS.booking, cell: ({ deposit }) => deposit.number },
    { head: HEADS.client, cell: ({ deposit }) => deposit.client },
    { head: HEADS.phone, cell: ({ deposit }) => deposit.phone },
    { head: HEADS.deposit, cell: ({ deposit }) => money(deposit.amountKop), isNumber: true },
    { head: HEADS.number, cell: ({ hold }) => hold && `#${hold.holdId}` },
    { head: HEADS.card, cell: ({ hold }) => hold && cardName(hold, language) },
    { head: HEADS.held, cell: ({ hold }) => money(hold?.amountKop), isNumber: true },
    { head: HEADS.from, cell: ({ hold }) => day(hold?.heldAt) },
    { head: HEADS.released, cell: ({ hold }) => day(hold?.releasedAt) },
    { head: HEADS.kept, cell: ({ hold }) => (hold && hold.keptKop > 0 ? money(hold.keptKop) : ''), isNumber: true },
    { head: HEADS.state, cell: ({ deposit }) => stateText(deposit, locale) },
  ]
}

/** One line of the list. */
export type DepositLine = { deposit: BranchDeposit; hold: DepositHold | null }

/** Returns the rows of a deposit in the list. */
export function linesOf(deposit: BranchDeposit): DepositLine[] {
  return deposit.holds.length === 0 ? [{ deposit, hold: null }] : deposit.holds.map((hold) => ({ deposit, hold }))
}

function dayText(at: Date, { language, timeZone }: Locale): string {
  return dateFormat(dateLocale(language), { dateStyle: 'medium', timeZone }).format(at)
}
