import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'
import { forwardedClient, plainAddress } from '../client-address'

const WARN_INTERVAL_MS = 60_000
const OWN_QUESTION = /^\/(?:healthz|readyz)(?:\?|$)/

type Details = {
  count: number
  reason: 'unlisted' | 'no address'
  from: 'this machine' | 'a private network' | 'elsewhere'
}

type Deps = {
  proxies: readonly string[]
  /** At most once a minute. `count`: since the last time. `reason`: the last one's. `from`: where the last one came from; an address may be a visitor's. */
  warn: (details: Details) => void
  /** Every one of them. */
  count: () => void
  /** Milliseconds that never go back. */
  now: () => number
}

/**
 * Sees requests that say for whom they come, from somebody whom TRUSTED_PROXY does not name: a proxy that was forgotten
 * makes all visitors one, and their limits one (decision 50). So does a listed one that names no address.
 */
export function createForwardedWatch({ proxies, warn, count, now }: Deps) {
  let since = 0
  let warnedAt = Number.NEGATIVE_INFINITY
  return ({ headers, socket, url = '' }: IncomingMessage): void => {
    const peer = plainAddress(socket.remoteAddress ?? '127.0.0.1')
    const forwardedFor = headers['x-forwarded-for']?.toString()
    const isListed = proxies.includes(peer)
    if (!isListed && forwardedFor === undefined && headers.forwarded === undefined) return
    // `Forwarded` is not read. Whoever asks how we are asks for himself.
    if (isListed && (OWN_QUESTION.test(url) || namesClient(forwardedFor, proxies))) return
    count()
    since += 1
    if (now() - warnedAt < WARN_INTERVAL_MS) return
    warn({ count: since, reason: isListed ? 'no address' : 'unlisted', from: placeOf(peer) })
    warnedAt = now()
    since = 0
  }
}

function namesClient(forwardedFor: string | undefined, proxies: readonly string[]): boolean {
  return forwardedFor !== undefined && forwardedClient(forwardedFor, proxies) !== null
}

function placeOf(peer: string): Details['from'] {
  const range = ipaddr.isValid(peer) ? ipaddr.process(peer).range() : ''
  if (range === 'loopback') return 'this machine'
  return ['private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat'].includes(range) ? 'a private network' : 'elsewhere'
}
