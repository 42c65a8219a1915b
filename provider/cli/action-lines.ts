import { MEANS } from '@/provider/rules/debts/branch-payment'
import { exactIn, formatText } from '@/provider/rules/i18n/format-text'
import { momentWords, type Speaking } from './moment-texts'
import type { CliLanguage, Words } from './word'

export type Act = { act: string; operator: string; at: Date; details: Readonly<Record<string, unknown>> }
type Move = { at: Date; status: string; actor: string; reason: string | null }

const ACTORS: Record<string, Words> = {
  client: { ru: 'клиент', en: 'client' },
  branch: { ru: 'филиал', en: 'branch' },
  gateway: { ru: 'касса', en: 'gateway' },
  system: { ru: 'программа', en: 'program' },
}
/** Of moves that have their own words already: the status says the rest. */
const REASONS: Record<string, Words> = {
  'hold ran out': { ru: 'время закрепления вышло', en: 'hold ran out' },
  'pays at the branch': { ru: 'платит на месте', en: 'pays at the branch' },
  'paid online': { ru: 'оплачена онлайн', en: 'paid online' },
  'cancelled by the client': { ru: 'отменил сам', en: 'cancelled by the client' },
  'confirmed by the branch': { ru: 'подтвердил филиал', en: 'confirmed by the branch' },
  'nobody came': { ru: 'клиент не приехал', en: 'nobody came' },
  'handed over': { ru: 'машина выдана', en: 'handed over' },
  'taken back': { ru: 'машина возвращена', en: 'taken back' },
}
/** What the branch's people did when something came to such a status. */
const ACT_OF: Record<string, readonly string[]> = {
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
const MEANS_NAMES: Record<(typeof MEANS)[number], Words> = {
  cash: { ru: 'наличные', en: 'cash' },
  card: { ru: 'карта', en: 'card' },
  transfer: { ru: 'перевод', en: 'transfer' },
}
const ANYWAY: Words = { ru: 'несмотря на предупреждение: {why}', en: 'in spite of the warning: {why}' }
const PAID: Words = { ru: 'Оплата на месте {amount}', en: 'Paid at the branch: {amount}' }
const UNPAID: Words = { ru: 'Запись об оплате отменена, {amount}', en: 'Entry of a payment undone, {amount}' }

/** A move with who made it and why; of the branch's own, whose hands it was. */
export function moveLine(
  { at, status, actor, reason }: Move,
  name: string,
  acts: readonly Act[],
  speaking: Speaking,
): string {
  const { language } = speaking
  const act = actor === 'branch' ? acts.find((one) => ACT_OF[status]?.includes(one.act)) : undefined
  const who = actorName(actor, language)
  const why = reason === null ? '' : (REASONS[reason]?.[language] ?? reason)
  const anyway =
    typeof act?.details.anyway === 'string' ? formatText(ANYWAY[language], { why: act.details.anyway }) : ''
  const parts = [momentWords(at, speaking), name, act ? `${who} (${act.operator})` : who, why, anyway]
  return ['  ', ...parts].filter(Boolean).join('  ')
}

export function actorName(actor: string, language: CliLanguage): string {
  return ACTORS[actor]?.[language] ?? actor
}

/** What was paid at the branch, and what of it was undone. */
export function takingLines(acts: readonly Act[], speaking: Speaking): string[] {
  const { language } = speaking
  return acts.flatMap(({ act, at, operator, details }) => {
    const said = { 'booking.pay': PAID, 'booking.unpay': UNPAID }[act]
    if (!said) return []
    const amount = exactIn(Number(details.amountKop), language)
    const means = MEANS.find((one) => one === details.means)
    const parts = [
      momentWords(at, speaking),
      formatText(said[language], { amount }),
      means && MEANS_NAMES[means][language],
    ]
    return [['  ', ...parts, operator].filter(Boolean).join('  ')]
  })
}
