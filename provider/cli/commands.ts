import { BACKUP_COMMANDS } from './backup'
import { BLOCK_LIST_COMMANDS } from './block-list'
import { BOOKING_COMMANDS } from './booking'
import { BOOKING_MOVE_COMMANDS } from './booking-moves'
import type { Command, Option } from './command'
import { DEBT_DROP_COMMANDS } from './debt-drop'
import { DEPOSIT_COMMANDS } from './deposit'
import { DRIVER_COMMANDS } from './driver'
import { EXCHANGE_COMMANDS } from './exchange'
import { COMMON_OPTIONS } from './help'
import { LONG_TERM_COMMANDS } from './long-term'
import { nearestTo } from './nearest'
import { OFFICE_COMMANDS } from './office'
import { PARTNER_COMMANDS } from './partner'
import { PAYMENT_COMMANDS } from './payment'
import { PAYMENT_MOVE_COMMANDS } from './payment-moves'
import { SETTINGS_COMMANDS } from './settings'
import { TAKING_COMMANDS } from './takings'
import { TRANSFER_COMMANDS } from './transfer'

/** Everything that an operator can ask for, as the help lists it. */
export const COMMANDS: readonly Command[] = [
  ...BOOKING_COMMANDS,
  ...BOOKING_MOVE_COMMANDS,
  ...DEPOSIT_COMMANDS,
  ...TAKING_COMMANDS,
  ...DEBT_DROP_COMMANDS,
  ...PAYMENT_COMMANDS,
  ...PAYMENT_MOVE_COMMANDS,
  ...TRANSFER_COMMANDS,
  ...LONG_TERM_COMMANDS,
  ...PARTNER_COMMANDS,
  ...BLOCK_LIST_COMMANDS,
  ...DRIVER_COMMANDS,
  ...OFFICE_COMMANDS,
  ...EXCHANGE_COMMANDS,
  ...SETTINGS_COMMANDS,
  ...BACKUP_COMMANDS,
]

/** Of every command; one name takes a value everywhere or nowhere. */
export const ALL_OPTIONS: Readonly<Record<string, Option>> = Object.assign(
  {},
  ...COMMANDS.map(({ options }) => options),
  COMMON_OPTIONS,
)

/** The command that these words begin with. */
export function findCommand(words: readonly string[]): Command | undefined {
  return COMMANDS.find(({ name }) => name === words.slice(0, name.split(' ').length).join(' '))
}

/** Of the subject that is the first word; without words all of them. */
export function commandsOf([subject]: readonly string[]): readonly Command[] {
  return subject === undefined ? COMMANDS : COMMANDS.filter(({ name }) => subjectOf(name) === subject)
}

/** The command, or the subject, that was most likely meant by words that are none; null when nothing is near. */
export function meantCommand([first = '', second = '']: readonly string[]): string | null {
  const names = COMMANDS.map(({ name }) => name)
  if (second === '') {
    const ofAct = names.filter((name) => name.endsWith(` ${first}`))
    return ofAct.length === 1 ? (ofAct[0] ?? null) : nearestTo(first, [...new Set(names.map(subjectOf))])
  }
  return nearestTo(`${first} ${second}`, names) ?? nearestTo(`${second} ${first}`, names)
}

function subjectOf(name: string): string {
  return name.split(' ')[0] ?? ''
}
