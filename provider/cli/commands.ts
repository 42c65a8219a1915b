import { nearestTo } from './arguments/nearest-name'
import { AUDIT_COMMANDS } from './audit/audit'
import { WORK_QUEUE_COMMANDS } from './back-office/work-queue'
import { BACKUP_COMMANDS } from './backup/backup'
import { BOOKING_COMMANDS } from './bookings/booking'
import { BOOKING_FILES_COMMANDS } from './bookings/booking-files'
import { BOOKING_TRANSITION_COMMANDS } from './bookings/booking-transitions'
import { EXTENSION_COMMANDS } from './bookings/extension'
import { UNPROVED_COMMANDS } from './bookings/unproved'
import { BLOCK_LIST_COMMANDS } from './cars/block-list'
import { DRIVER_COMMANDS } from './client-drivers/driver'
import { CLIENT_COMMANDS } from './clients/client'
import type { Command, Option } from './command'
import { CANCEL_DEBT_COMMANDS } from './debts/cancel-debt'
import { DEBT_COMMANDS } from './debts/debt'
import { DEPOSIT_COMMANDS } from './deposits/deposit'
import { FILES_COMMANDS } from './files/files'
import { COMMON_OPTIONS } from './help'
import { IMPORT_EXPORT_COMMANDS } from './import-export/import-export'
import { LONG_TERM_COMMANDS } from './long-term/long-term'
import { OPERATOR_COMMANDS } from './operators/operator'
import { SMS_REPORT_COMMANDS } from './outbox/sms-report'
import { PARTNER_COMMANDS } from './partners/partner'
import { BRANCH_PAYMENT_COMMANDS } from './payments/branch-payment'
import { PAYMENT_COMMANDS } from './payments/payment'
import { PAYMENT_TRANSITION_COMMANDS } from './payments/payment-transitions'
import { PHOTO_COMMANDS } from './photos/photo'
import { SETTINGS_COMMANDS } from './settings/settings'
import { TRANSFER_COMMANDS } from './transfers/transfer'
import { WAITLIST_COMMANDS } from './waitlist/waitlist'

/** All commands, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  ...BOOKING_COMMANDS,
  ...BOOKING_FILES_COMMANDS,
  ...BOOKING_TRANSITION_COMMANDS,
  ...UNPROVED_COMMANDS,
  ...CLIENT_COMMANDS,
  ...DEPOSIT_COMMANDS,
  ...DEBT_COMMANDS,
  ...BRANCH_PAYMENT_COMMANDS,
  ...CANCEL_DEBT_COMMANDS,
  ...PAYMENT_COMMANDS,
  ...PAYMENT_TRANSITION_COMMANDS,
  ...TRANSFER_COMMANDS,
  ...LONG_TERM_COMMANDS,
  ...PARTNER_COMMANDS,
  ...BLOCK_LIST_COMMANDS,
  ...DRIVER_COMMANDS,
  ...WORK_QUEUE_COMMANDS,
  ...SMS_REPORT_COMMANDS,
  ...EXTENSION_COMMANDS,
  ...WAITLIST_COMMANDS,
  ...IMPORT_EXPORT_COMMANDS,
  ...PHOTO_COMMANDS,
  ...SETTINGS_COMMANDS,
  ...OPERATOR_COMMANDS,
  ...AUDIT_COMMANDS,
  ...FILES_COMMANDS,
  ...BACKUP_COMMANDS,
]

/** The options of all commands. An option of one name has a value in every command or in none. */
export const ALL_OPTIONS: Readonly<Record<string, Option>> = Object.assign(
  {},
  ...COMMANDS.map(({ options }) => options),
  COMMON_OPTIONS,
)

/** Returns the command whose name these arguments begin with. */
export function findCommand(typed: readonly string[]): Command | undefined {
  return COMMANDS.find(({ name }) => name === typed.slice(0, name.split(' ').length).join(' '))
}

/** Returns the commands of the subject that is typed first; without a subject all of them. */
export function commandsOf([subject]: readonly string[]): readonly Command[] {
  return subject === undefined ? COMMANDS : COMMANDS.filter(({ name }) => subjectOf(name) === subject)
}

/** Returns the command or the subject that was most likely meant by an unknown name; null when nothing is near. */
export function meantCommand([first = '', second = '']: readonly string[]): string | null {
  const names = COMMANDS.map(({ name }) => name)
  if (second === '') {
    const commandsWithVerb = names.filter((name) => name.endsWith(` ${first}`))
    return commandsWithVerb.length === 1
      ? (commandsWithVerb[0] ?? null)
      : nearestTo(first, [...new Set(names.map(subjectOf))])
  }
  return nearestTo(`${first} ${second}`, names) ?? nearestTo(`${second} ${first}`, names)
}

function subjectOf(name: string): string {
  return name.split(' ')[0] ?? ''
}
