import 'server-only'
import { deviceOf } from '@/lib/auth/device-of'
import { passTracking } from '@/lib/tracking/pass-tracking'
import { DEVICE_HEADER, deviceText } from '@/provider/contract/rules/sessions/devices'
import { addressOf } from './address-of'

/**
 * What a route handler tells the provider of the visitor: the tracking values (specification §7), and the address, which is stored
 * with consents (PRODUCT §9).
 */
export function visitorHeaders(requestHeaders: Headers): Record<string, string> {
  const address = addressOf(requestHeaders)
  return { ...passTracking(requestHeaders), ...(address ? { 'x-client-ip': address } : {}) }
}

/** The same, and what the browser is called, for a session that begins in it. */
export function deviceHeaders(requestHeaders: Headers): Record<string, string> {
  const device = deviceOf(requestHeaders.get('user-agent') ?? '')
  return { ...visitorHeaders(requestHeaders), ...(device ? { [DEVICE_HEADER]: deviceText(device) } : {}) }
}
