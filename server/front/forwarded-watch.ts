import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'
import { plainAddress } from '../client-address'

const EVERY_MS = 60_000

type Details = { count: number; from: 'this machine' | 'a private network' | 'elsewhere' }

type Parts = {
  proxies: readonly string[]
  /** At most once a minute. `count`: since the last time. `from`: where the last one came from; an address may be a visitor's. */
  warn: (details: Details) => void
  /** Every one of them. */
  count: () => void
  /** Milliseconds that never go back. */
  now: () => number
}

/**
 * Sees requests that say for whom they come, from somebody whom TRUSTED_PROXY does not name: a proxy that was forgotten
 * makes all visitors one, and their limits one (decision 50).
 */
export function createForwardedWatch({ proxies, warn, count, now }: Parts) {
  let since = 0
  let warnedAt = Number.NEGATIVE_INFINITY
  return ({ headers, socket }: IncomingMessage): void => {
    if (headers['x-forwarded-for'] === undefined && headers.forwarded === undefined) return
    const peer = plainAddress(socket.remoteAddress ?? '127.0.0.1')
    if (proxies.includes(peer)) return
    count()
    since += 1
    if (now() - warnedAt < EVERY_MS) return
    warn({ count: since, from: placeOf(peer) })
    warnedAt = now()
    since = 0
  }
}

function placeOf(peer: string): Details['from'] {
  const range = ipaddr.isValid(peer) ? ipaddr.process(peer).range() : ''
  if (range === 'loopback') return 'this machine'
  return ['private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat'].includes(range) ? 'a private network' : 'elsewhere'
}
