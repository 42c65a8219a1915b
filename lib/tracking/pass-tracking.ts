import 'server-only'
import { TRACKING_HEADERS } from '@/provider/contract/rules/headers'
import { TRACKING_VALUE_MAX } from './tracking-cookies'

/** What a door passes on to the provider of the visitor's headers: exactly the four tracking ones, those that came. */
export function passTracking(visitor: Headers): Record<string, string> {
  return Object.fromEntries(
    TRACKING_HEADERS.flatMap((name) => {
      const value = visitor.get(name)
      return value ? [[name, value.slice(0, TRACKING_VALUE_MAX)]] : []
    }),
  )
}
