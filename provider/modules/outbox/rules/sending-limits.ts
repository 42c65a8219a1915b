import { subMilliseconds, subSeconds } from 'date-fns'
import type { SignInRules } from '@/provider/rules/settings/station-settings'

/**
 * The plus and seven digits: a block of numbers of one operator, which is what pumped traffic has in common. In Russia
 * fewer digits are all phones of an operator in a city.
 */
export const PREFIX_LENGTH = 8

/** Of the last so many codes of a prefix that left, this share must have come back. Else one an hour goes out to try. */
export const BREAKER = { sends: 50, verifiedShare: 0.2, waitSeconds: 60 * 60 }

export const ALERT_SECONDS = 60 * 60

const DAY_MS = 24 * 60 * 60_000

export type SendingLimits = Pick<SignInRules, 'codesPerDay' | 'codesPerPrefixPerDay'>

/** Codes that left within a day; `last`: of the prefix, the newest of them, as many as the breaker looks at. */
export type Sendings = { ofAll: number; ofPrefix: number; last: { sent: number; used: number; at: Date | null } }

/** Why a code is held back. */
export type Excess = 'day' | 'prefix' | 'breaker'

/**
 * What the branch pays for is counted where it is paid: at the gateway, not at the door, where anybody may ask for codes
 * that never leave.
 *
 * @returns null: one more may leave.
 */
export function excessOf({ ofAll, ofPrefix, last }: Sendings, limits: SendingLimits, at: Date): Excess | null {
  if (ofAll >= limits.codesPerDay) return 'day'
  if (ofPrefix >= limits.codesPerPrefixPerDay) return 'prefix'
  const comesBack = last.sent < BREAKER.sends || last.used >= BREAKER.sends * BREAKER.verifiedShare
  if (comesBack || last.at === null || last.at <= subSeconds(at, BREAKER.waitSeconds)) return null
  return 'breaker'
}

export function alertOf(excess: Excess, phone: string): string {
  const prefix = `${prefixOf(phone)}…`
  if (excess === 'day') return 'codes of the day are used up: none is sent'
  if (excess === 'prefix') return `codes of the day to ${prefix} are used up: none is sent`
  return `codes to ${prefix} do not come back: one an hour is sent`
}

export function prefixOf(phone: string): string {
  return phone.slice(0, PREFIX_LENGTH)
}

export function dayBefore(at: Date): Date {
  return subMilliseconds(at, DAY_MS)
}
