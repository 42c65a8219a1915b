import { subMilliseconds, subSeconds } from 'date-fns'
import type { SmsExcess } from '@/provider/rules/notifications/sms-excess'
import type { SignInRules } from '@/provider/rules/settings/station-settings'

/**
 * The plus and seven digits: a block of numbers of one operator, which pumped traffic has in common. In Russia fewer
 * digits would cover all phones of an operator in a city.
 */
export const PREFIX_LENGTH = 8

/** A share of the last codes that were sent to a prefix must have been used; otherwise one code an hour is sent as a test. */
export const BREAKER = { sends: 50, verifiedShare: 0.2, waitSeconds: 60 * 60 }

export const ALERT_SECONDS = 60 * 60

const DAY_MS = 24 * 60 * 60_000

export type SendingLimits = Pick<SignInRules, 'codesPerDay' | 'codesPerPrefixPerDay'>

/** Codes that were sent within a day; `last`: the newest of the prefix, as many as the breaker counts. */
export type Sendings = { ofAll: number; ofPrefix: number; last: { sent: number; used: number; at: Date | null } }

/** Why a code is not sent. */
export type CodeExcess = Extract<SmsExcess, `codes_${string}`>

/**
 * Returns the limit that is exceeded; null: one more code may be sent. Codes are counted when they are sent, because the
 * branch pays for those: visitors may request codes that are never sent.
 */
export function excessOf({ ofAll, ofPrefix, last }: Sendings, limits: SendingLimits, at: Date): CodeExcess | null {
  if (ofAll >= limits.codesPerDay) return 'codes_day'
  if (ofPrefix >= limits.codesPerPrefixPerDay) return 'codes_prefix'
  const comesBack = last.sent < BREAKER.sends || last.used >= BREAKER.sends * BREAKER.verifiedShare
  if (comesBack || last.at === null || last.at <= subSeconds(at, BREAKER.waitSeconds)) return null
  return 'codes_unused'
}

/** Returns the alert of an exceeded limit. It names the first digits of the phone alone. */
export function alertOf(excess: CodeExcess, phone: string): string {
  const prefix = `${prefixOf(phone)}…`
  if (excess === 'codes_day') return 'codes of the day are used up: none is sent'
  if (excess === 'codes_prefix') return `codes of the day to ${prefix} are used up: none is sent`
  return `codes to ${prefix} do not come back: one an hour is sent`
}

/** Returns the first digits of a phone. */
export function prefixOf(phone: string): string {
  return phone.slice(0, PREFIX_LENGTH)
}

/** Returns the moment 24 hours before. */
export function dayBefore(at: Date): Date {
  return subMilliseconds(at, DAY_MS)
}
