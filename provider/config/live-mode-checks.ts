import pg from 'pg'
import { isThisMachine } from '@/provider/security/loopback'
import type { Fault, Given } from './environment-schema'

const LIVE_SECRET_LENGTH = 32
const LIVE_SECRET_DISTINCT = 10
/** Secrets that the launcher made for a demo start with this; scripts/secrets.mjs and lib/config/site-env.ts say the same. */
const DEMO_SECRET_PREFIX = 'demo-'

const SECRETS = ['PROVIDER_TOKEN', 'BOOKING_SECRET', 'FILES_MASTER_KEY'] as const

/** What only works together; live mode has no development outbox and needs all of it. */
const DELIVERY_PAIRS = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['SMS_URL', 'SMS_TOKEN'],
] as const

/** A live branch may do without; half of it is a mistake too. */
const WEBHOOK_PAIR = ['BRANCH_WEBHOOK_URL', 'BRANCH_WEBHOOK_SECRET'] as const

/** What a demo may have and a live branch may not. */
export function weakSecrets(given: Given): Fault[] {
  if (given.SUN_MODE !== 'live') return []
  const secrets = SECRETS.flatMap((name) => (given[name] ?? '').split(',').map((secret) => ({ name, secret })))
  const weak = secrets
    .filter(({ secret }) => secret !== '' && isWeak(secret))
    .map(({ name }) => ({
      name,
      fault: `live mode needs at least ${LIVE_SECRET_LENGTH} random characters, and none of a demo`,
    }))
  const twice = secrets.filter(
    ({ secret }, index) => secret !== '' && secrets.findIndex((other) => other.secret === secret) < index,
  )
  return [...weak, ...twice.map(({ name }) => ({ name, fault: 'must differ from the other secrets' }))]
}

/** A branch whose codes reach nobody must not open; half a pair is a mistake anywhere. */
export function missingDelivery(given: Given): Fault[] {
  return [...DELIVERY_PAIRS, WEBHOOK_PAIR].flatMap((pair) => {
    const missing = pair.filter((name) => given[name] === undefined)
    const isNeeded = given.SUN_MODE === 'live' && pair !== WEBHOOK_PAIR
    const isAsked = isNeeded || missing.length < pair.length
    return isAsked ? missing.map((name) => ({ name, fault: `is missing: ${pair.join(' and ')} go together` })) : []
  })
}

/** Codes, names and the gateway's own secret must not cross a network in the open. */
export function openDelivery(given: Given): Fault[] {
  const { SUN_MODE, SMTP_URL, SMS_URL, BRANCH_WEBHOOK_URL } = given
  if (SUN_MODE !== 'live') return []
  const smtpError = 'live mode needs smtps://, or smtp:// with ?requireTLS=true, unless it is on this machine'
  const smsError = 'live mode needs https://, unless it is on this machine'
  return [
    ...(isOpen(SMTP_URL, 'smtps:') ? [{ name: 'SMTP_URL', fault: smtpError }] : []),
    ...(isOpen(SMS_URL, 'https:') ? [{ name: 'SMS_URL', fault: smsError }] : []),
    ...(isOpen(BRANCH_WEBHOOK_URL, 'https:') ? [{ name: 'BRANCH_WEBHOOK_URL', fault: smsError }] : []),
  ]
}

/** Everything about the clients goes this way. The driver itself says where an address leads, and how. */
export function openDatabaseLink({ SUN_MODE, DATABASE_URL }: Given): Fault[] {
  if (SUN_MODE !== 'live' || !DATABASE_URL?.startsWith('postgres')) return []
  const name = 'DATABASE_URL'
  try {
    const { host, ssl } = new pg.Client({ connectionString: DATABASE_URL })
    const isHere = host.startsWith('/') || isThisMachine(host)
    return isHere || isSealed(ssl)
      ? []
      : [{ name, fault: 'live mode needs sslmode=verify-full, unless the database is on this machine' }]
  } catch {
    return [{ name, fault: 'names a certificate or key that cannot be read, or a mode that there is not' }]
  }
}

/**
 * Tells whether the link is encrypted towards a server that proves who it is: `sslmode=no-verify` does not count.
 *
 * @param ssl as the driver has read it
 */
function isSealed(ssl: unknown): boolean {
  if (typeof ssl !== 'object' || ssl === null) return ssl === true
  return !('rejectUnauthorized' in ssl) || ssl.rejectUnauthorized !== false
}

function isOpen(address: string | undefined, safeProtocol: string): boolean {
  if (address === undefined) return false
  if (!URL.canParse(address)) return true
  const url = new URL(address)
  if (url.protocol === safeProtocol || isThisMachine(url.hostname)) return false
  return url.protocol !== 'smtp:' || url.searchParams.get('requireTLS') !== 'true'
}

function isWeak(secret: string): boolean {
  const fromDemo = secret.startsWith(DEMO_SECRET_PREFIX)
  return fromDemo || secret.length < LIVE_SECRET_LENGTH || new Set(secret).size < LIVE_SECRET_DISTINCT
}
