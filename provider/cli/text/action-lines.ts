import { BRANCH_MEANS } from '@/provider/contract/payments-states'
import { exactIn, formatText } from '@/provider/rules/i18n/format-text'
import type { CliLanguage, CliText } from './language'
import { type Locale, momentText } from './moment-text'

export type Action = { act: string; operator: string; at: Date; details: Readonly<Record<string, unknown>> }
type Transition = { at: Date; status: string; actor: string; reason: string | null }

const ACTORS: Record<string, CliText> = {
  client: { ru: 'клиент', en: 'client' },
  branch: { ru: 'филиал', en: 'branch' },
  gateway: { ru: 'касса', en: 'gateway' },
  system: { ru: 'программа', en: 'program' },
}
/** Reasons of transitions that the program itself writes. */
const REASONS: Record<string, CliText> = {
  'hold ran out': { ru: 'время закрепления вышло', en: 'hold ran out' },
  'pays at the branch': { ru: 'платит на месте', en: 'pays at the branch' },
  'paid online': { ru: 'оплачена онлайн', en: 'paid online' },
  'cancelled by the client': { ru: 'отменил сам', en: 'cancelled by the client' },
  'confirmed by the branch': { ru: 'подтвердил филиал', en: 'confirmed by the branch' },
  'nobody came': { ru: 'клиент не приехал', en: 'nobody came' },
  'handed over': { ru: 'машина выдана', en: 'handed over' },
  'taken back': { ru: 'машина возвращена', en: 'taken back' },
}
/** The actions of staff that lead to a status. */
const ACTIONS_OF: Record<string, readonly string[]> = {
  confirmed: ['booking.confirm', 'transfer.confirm'],
  active: ['booking.give_out'],
  completed: ['booking.take_back'],
  cancelled_branch: ['booking.cancel'],
  no_show: ['booking.no_show'],
  done: ['transfer.complete'],
  on_the_way: ['transfer.complete'],
  cancelled: ['transfer.cancel'],
  refused: ['transfer.refuse'],
}
const MEANS_NAMES: Record<(typeof BRANCH_MEANS)[number], CliText> = {
  cash: { ru: 'наличные', en: 'cash' },
  card: { ru: 'карта', en: 'card' },
  transfer: { ru: 'перевод', en: 'transfer' },
}
const ANYWAY: CliText = { ru: 'несмотря на предупреждение: {why}', en: 'in spite of the warning: {why}' }
const PAID: CliText = { ru: 'Оплата на месте {amount}', en: 'Paid at the branch: {amount}' }
const UNPAID: CliText = { ru: 'Запись об оплате отменена, {amount}', en: 'Entry of a payment undone, {amount}' }

/** Returns the line of a transition: who made it and why; of the branch's own also the operator. */
export function transitionLine(
  { at, status, actor, reason }: Transition,
  name: string,
  actions: readonly Action[],
  locale: Locale,
): string {
  const { language } = locale
  const action = actor === 'branch' ? actions.find(({ act }) => ACTIONS_OF[status]?.includes(act)) : undefined
  const who = actorName(actor, language)
  const why = reason === null ? '' : (REASONS[reason]?.[language] ?? reason)
  const anyway =
    typeof action?.details.anyway === 'string' ? formatText(ANYWAY[language], { why: action.details.anyway }) : ''
  const cells = [momentText(at, locale), name, action ? `${who} (${action.operator})` : who, why, anyway]
  return ['  ', ...cells].filter(Boolean).join('  ')
}

/** Returns the name of who made a transition. */
export function actorName(actor: string, language: CliLanguage): string {
  return ACTORS[actor]?.[language] ?? actor
}

/** Returns the lines of what was paid at the branch, and what of it was voided. */
export function branchPaymentLines(actions: readonly Action[], locale: Locale): string[] {
  const { language } = locale
  return actions.flatMap(({ act, at, operator, details }) => {
    const texts = { 'booking.pay': PAID, 'booking.unpay': UNPAID }[act]
    if (!texts) return []
    const amount = exactIn(Number(details.amountKop), language)
    const means = BRANCH_MEANS.find((one) => one === details.means)
    const cells = [
      momentText(at, locale),
      formatText(texts[language], { amount }),
      means && MEANS_NAMES[means][language],
    ]
    return [['  ', ...cells, operator].filter(Boolean).join('  ')]
  })
}
