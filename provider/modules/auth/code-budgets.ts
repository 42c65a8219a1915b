import { addMilliseconds, subMilliseconds } from 'date-fns'
import { CODE_COOLDOWN_SECONDS } from '@/provider/contract/rules/codes'
import type { SignInRules } from '@/provider/rules/station'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/**
 * The plus and seven digits: a block of numbers of one operator, which is what pumped traffic has in common. In Russia
 * fewer digits are all phones of an operator in a city.
 */
export const PREFIX_LENGTH = 8

/**
 * Of the last so many codes of a prefix that left, this share must have come back. Else one in `waitSeconds` goes out, to
 * try whether they come back again.
 */
export const BREAKER = { sends: 50, verifiedShare: 0.2, windowMs: DAY_MS, waitSeconds: 60 * 60 }

export type Budget = { by: 'phone' | 'network' | 'prefix' | 'all'; limit: number; windowMs: number }

/** How many codes may be asked for. Strangers' phones count like clients', so a full budget tells nothing of a phone. */
export function codeBudgets({ codesPerPrefixPerDay, codesPerDay }: SignInRules): Budget[] {
  return [
    { by: 'phone', limit: 3, windowMs: 10 * MINUTE_MS },
    { by: 'phone', limit: 10, windowMs: DAY_MS },
    { by: 'network', limit: 10, windowMs: HOUR_MS },
    { by: 'prefix', limit: codesPerPrefixPerDay, windowMs: DAY_MS },
    { by: 'all', limit: codesPerDay, windowMs: DAY_MS },
  ]
}

export function prefixOf(phone: string): string {
  return phone.slice(0, PREFIX_LENGTH)
}

/** @param before codes of this phone within a day that nobody has used. */
export function cooldownSeconds(before: number): number {
  return CODE_COOLDOWN_SECONDS * 2 ** before
}

export function windowStart(now: Date, windowMs: number): Date {
  return subMilliseconds(now, windowMs)
}

/** Whole seconds until a code of `made` no longer counts; at least one. */
export function secondsUntil(made: Date, windowMs: number, now: Date): number {
  return Math.max(1, Math.ceil((addMilliseconds(made, windowMs).getTime() - now.getTime()) / 1000))
}

export const COOLDOWN_WINDOW_MS = DAY_MS
