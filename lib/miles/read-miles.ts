import { SPEND_MILES_MAX } from '@/provider/contract/rules/miles/mile-limits'

/** A typed number of miles, spaces between its digits or not; null for anything else. */
export function readMiles(text: string): number | null {
  const digits = text.replaceAll(/\s/gu, '')
  const miles = /^\d+$/.test(digits) ? Number(digits) : 0
  return miles >= 1 && miles <= SPEND_MILES_MAX ? miles : null
}
