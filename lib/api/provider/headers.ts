import 'server-only'
import { deviceOf } from '@/lib/auth/device-of'
import { TRACKING_VALUE_MAX } from '@/lib/tracking/tracking-cookies'
import { TRACKING_HEADERS } from '@/provider/contract/rules/headers'
import { DEVICE_HEADER, deviceText } from '@/provider/contract/rules/sessions/devices'
import { addressOf } from './address-of'

/**
 * What a route handler tells the provider of the visitor: the tracking values (specification §7); the address and what the
 * browser is called, which are stored with consents (PRODUCT §9) and with a session that begins in it.
 */
export function visitorHeaders(requestHeaders: Headers): Record<string, string> {
  const address = addressOf(requestHeaders)
  const device = deviceOf(requestHeaders.get('user-agent') ?? '')
  return {
    ...passTracking(requestHeaders),
    ...(address ? { 'x-client-ip': address } : {}),
    ...(device ? { [DEVICE_HEADER]: deviceText(device) } : {}),
  }
}

/** The visitor's tracking headers that came: these four and no other. */
function passTracking(visitor: Headers): Record<string, string> {
  return Object.fromEntries(
    TRACKING_HEADERS.flatMap((name) => {
      const value = visitor.get(name)
      return value ? [[name, value.slice(0, TRACKING_VALUE_MAX)]] : []
    }),
  )
}
