import { isIP } from 'node:net'

/**
 * Who asks, as far as it can be believed: the socket's own address, or, when that is a listed proxy, the last address of
 * `X-Forwarded-For` that is not one of ours (anything before it was written by the visitor).
 */
export function clientAddress(socketAddress: string, forwardedFor: string | undefined, proxies: string[]): string {
  const nearest = plainAddress(socketAddress)
  if (!proxies.includes(nearest) || !forwardedFor) return nearest
  const hops = forwardedFor.split(',').map((hop) => plainAddress(hop.trim()))
  const client = hops.reverse().find((hop) => !proxies.includes(hop))
  return client && isIP(client) ? client : nearest
}

/** `::ffff:10.0.0.1` is `10.0.0.1` on a socket of both families. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}
