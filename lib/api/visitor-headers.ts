import 'server-only'
import { passTracking } from '@/lib/tracking/pass-tracking'
import { addressOf } from './address-of'

/**
 * What a door tells the provider of the visitor: the tracking values (specification §7), and the address, which is stored
 * with consents (PRODUCT §9).
 */
export function visitorHeaders(visitor: Headers): Record<string, string> {
  const address = addressOf(visitor)
  return { ...passTracking(visitor), ...(address ? { 'x-client-ip': address } : {}) }
}
