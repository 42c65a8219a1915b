import { isIP } from 'node:net'
import type { SiteConfig } from '@/lib/config/site-env'
import { isLoopback } from '@/lib/limits/network-of'

/** A visitor who cannot be told from others (decision 50); provider/http/count-unknown-visitors.ts says the same. */
const UNKNOWN_VISITOR = '0.0.0.0'

/**
 * Who asks, as his attempts are counted. In live mode this machine is no visitor: whoever seems to be it came through a
 * proxy that does not say for whom, and all of those are counted together. In a demo it is the developer.
 */
export function visitorAddress(
  socketAddress: string,
  forwardedFor: string | undefined,
  { SUN_MODE, TRUSTED_PROXY }: Pick<SiteConfig, 'SUN_MODE' | 'TRUSTED_PROXY'>,
): string {
  const address = clientAddress(socketAddress, forwardedFor, TRUSTED_PROXY)
  return SUN_MODE === 'live' && isLoopback(address) ? UNKNOWN_VISITOR : address
}

/**
 * Who asks, as far as it can be believed: the socket's own address, or, when that is a listed proxy, the last address of
 * `X-Forwarded-For` that is not one of ours (anything before it was written by the visitor).
 */
export function clientAddress(socketAddress: string, forwardedFor: string | undefined, proxies: string[]): string {
  const nearest = plainAddress(socketAddress)
  if (!proxies.includes(nearest) || !forwardedFor) return nearest
  return forwardedClient(forwardedFor, proxies) ?? nearest
}

/** The last address of `X-Forwarded-For` that is not a listed proxy's; null: a listed proxy names none there. */
export function forwardedClient(forwardedFor: string, proxies: readonly string[]): string | null {
  const hops = forwardedFor.split(',').map((hop) => plainAddress(withoutPort(hop.trim())))
  const client = hops.reverse().find((hop) => !proxies.includes(hop))
  return client && isIP(client) ? client : null
}

/** Some proxies write `203.0.113.5:51234`, `[2001:db8::5]:51234` or `[2001:db8::5]`. */
function withoutPort(hop: string): string {
  return /^\[([^\]]*)\](?::\d+)?$/.exec(hop)?.[1] ?? hop.replace(/^([\d.]+):\d+$/, '$1')
}

/** `::ffff:10.0.0.1` is `10.0.0.1` on a socket of both families. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}
