import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { SmsExcess } from '@/provider/rules/notifications/sms-excess'
import type { SmsBudget } from '@/provider/rules/settings/station-settings'

/** Digits of a national number that name the operator, as 914 in Russia and 138 in China; of `+1` the area. */
const OPERATOR_DIGITS = 3
const UNKNOWN_COUNTRY_LENGTH = 5

/** SMS that left within a day. `ofOpen`: those of the part that every phone may use. What does not count somewhere is 0 there. */
export type SmsCounts = { ofPhone: number; ofNetwork: number; ofPrefix: number; ofOpen: number; ofAll: number }

/**
 * Returns the limit that one more SMS would exceed; null: it may leave. A phone with a rental has proved itself by a payment or
 * at the counter: strangers who share its network or its operator take nothing from it, and a part of the day is kept for it.
 */
export function smsExcessOf(counts: SmsCounts, hasRental: boolean, budget: SmsBudget): SmsExcess | null {
  if (counts.ofPhone >= budget.perPhonePerDay) return 'phone'
  if (counts.ofAll >= budget.perDay) return 'day'
  if (hasRental) return null
  if (counts.ofNetwork >= budget.perNetworkPerDay) return 'network'
  if (counts.ofPrefix >= budget.perPrefixPerDay) return 'prefix'
  return counts.ofOpen >= openPart(budget) ? 'day' : null
}

/** Returns how many SMS of a day every phone may use. */
export function openPart({ perDay, reservedPercent }: Pick<SmsBudget, 'perDay' | 'reservedPercent'>): number {
  return perDay - Math.ceil((perDay * reservedPercent) / 100)
}

/** Returns with how many SMS half of the day's budget is used. */
export function halfOf({ perDay }: Pick<SmsBudget, 'perDay'>): number {
  return Math.ceil(perDay / 2)
}

/** Returns the country and the operator of a phone, as `RU 914`: what pumped traffic has in common. */
export function smsPrefix(phone: string): string {
  const number = parsePhoneNumberFromString(phone)
  if (!number?.country) return phone.slice(0, UNKNOWN_COUNTRY_LENGTH)
  return `${number.country} ${number.nationalNumber.slice(0, OPERATOR_DIGITS)}`
}
