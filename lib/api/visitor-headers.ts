import 'server-only'
import { passTracking } from '@/lib/tracking/pass-tracking'

/**
 * What a door tells the provider of the visitor: the tracking values (specification §7), and the address, which is stored
 * with consents (PRODUCT §9); the server process has written its header.
 */
export function visitorHeaders(visitor: Headers): Record<string, string> {
  const address = visitor.get('x-client-ip')
  return { ...passTracking(visitor), ...(address ? { 'x-client-ip': address } : {}) }
}
