import pg from 'pg'
import { readAddresses } from '@/provider/db/pool/addresses'
import { isThisMachine } from '@/provider/security/loopback'
import type { VariableError, Variables } from './environment-schema'
import { TEST_SHOP_PREFIX } from './payments-config'

const LIVE_SECRET_LENGTH = 32
const LIVE_SECRET_DISTINCT = 10
/** Secrets that the launcher made for a demo start with this; scripts/secrets.mjs and lib/config/site-env.ts say the same. */
const DEMO_SECRET_PREFIX = 'demo-'

const SECRETS = ['PROVIDER_TOKEN', 'BOOKING_SECRET', 'FILES_MASTER_KEY'] as const

/** Pairs of variables that work only together; live mode has no development outbox and needs all of them. */
const DELIVERY_PAIRS = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['SMS_URL', 'SMS_TOKEN'],
] as const

const DATABASE_LINKS = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_READ_URL']

/** Optional in live mode too; one of the pair alone is a mistake. */
const WEBHOOK_PAIR = ['BRANCH_WEBHOOK_URL', 'BRANCH_WEBHOOK_SECRET'] as const

/** They describe one bucket and work only together. */
const BUCKET = ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const

/** Returns an error for each secret that a demo may have and a live branch may not. */
export function findWeakSecrets(variables: Variables): VariableError[] {
  if (variables.SUN_MODE !== 'live') return []
  const secrets = SECRETS.flatMap((name) => (variables[name] ?? '').split(',').map((secret) => ({ name, secret })))
  const weak = secrets
    .filter(({ secret }) => secret !== '' && isWeak(secret))
    .map(({ name }) => ({
      name,
      problem: `live mode needs at least ${LIVE_SECRET_LENGTH} random characters, and none of a demo`,
    }))
  const twice = secrets.filter(
    ({ secret }, index) => secret !== '' && secrets.findIndex((other) => other.secret === secret) < index,
  )
  return [...weak, ...twice.map(({ name }) => ({ name, problem: 'must differ from the other secrets' }))]
}

/**
 * Returns an error for each missing delivery variable: a live branch must be able to send its codes, and half a pair is
 * a mistake in any mode.
 */
export function findMissingDelivery(variables: Variables): VariableError[] {
  return [...DELIVERY_PAIRS, WEBHOOK_PAIR].flatMap((pair) => {
    const missing = pair.filter((name) => variables[name] === undefined)
    const isNeededInLiveMode = variables.SUN_MODE === 'live' && pair !== WEBHOOK_PAIR
    const isRequired = isNeededInLiveMode || missing.length < pair.length
    return isRequired ? missing.map((name) => ({ name, problem: `is missing: ${pair.join(' and ')} go together` })) : []
  })
}

/**
 * Returns an error for each delivery address without encryption in live mode: codes, names and the gateways' secrets
 * must not cross a network in plain text.
 */
export function findUnencryptedDelivery(variables: Variables): VariableError[] {
  const { SUN_MODE, SMTP_URL, SMS_URL, BRANCH_WEBHOOK_URL } = variables
  if (SUN_MODE !== 'live') return []
  const smtpProblem = 'live mode needs smtps://, or smtp:// with ?requireTLS=true, unless it is on this machine'
  const smsProblem = 'live mode needs https://, unless it is on this machine'
  return [
    ...(isOpen(SMTP_URL, 'smtps:') ? [{ name: 'SMTP_URL', problem: smtpProblem }] : []),
    ...(isOpen(SMS_URL, 'https:') ? [{ name: 'SMS_URL', problem: smsProblem }] : []),
    ...(isOpen(BRANCH_WEBHOOK_URL, 'https:') ? [{ name: 'BRANCH_WEBHOOK_URL', problem: smsProblem }] : []),
  ]
}

/**
 * Returns an error for each database link of live mode that is not encrypted: all data of the clients crosses it. The driver
 * itself reads from the address where the link leads and how.
 */
export function findUnencryptedDatabaseLinks(variables: Variables): VariableError[] {
  if (variables.SUN_MODE !== 'live') return []
  return DATABASE_LINKS.flatMap((name) => {
    const url = variables[name]
    const problem = url?.startsWith('postgres') ? linkProblem(url) : null
    return problem === null ? [] : [{ name, problem }]
  })
}

function linkProblem(url: string): string | null {
  try {
    return readAddresses(url).urls.every(isSafeLink)
      ? null
      : 'live mode needs sslmode=verify-full, unless the database is on this machine'
  } catch {
    return 'names a certificate or key that cannot be read, or a mode that there is not'
  }
}

/**
 * Returns an error for each payment variable that is unsafe in live mode: a live branch takes real money, and only over
 * https.
 */
export function findUnsafePayments(variables: Variables): VariableError[] {
  if (variables.SUN_MODE !== 'live') return []
  const { YOOKASSA_SECRET_KEY: secret, YOOKASSA_URL: address, SANDBOX_PORT, SITE_URL } = variables
  const problems = {
    YOOKASSA_SECRET_KEY:
      secret === undefined
        ? 'is missing: live mode takes money through YooKassa'
        : secret.startsWith(TEST_SHOP_PREFIX) && 'is of a test shop, which live mode refuses',
    YOOKASSA_URL: address !== undefined && !isRemoteHttps(address) && 'live mode needs https:// and a real gateway',
    SANDBOX_PORT: SANDBOX_PORT !== undefined && 'live mode has no test cashier: leave it empty',
    SITE_URL:
      !SITE_URL?.startsWith('https://') &&
      'must be an https address in live mode: letters with keys of bookings lead there',
  }
  return Object.entries(problems).flatMap(([name, problem]) => (problem ? [{ name, problem }] : []))
}

function isSafeLink(url: string): boolean {
  const { host, ssl } = new pg.Client({ connectionString: url })
  return host.startsWith('/') || isThisMachine(host) || isSealed(ssl)
}

/** Returns an error for each variable of the bucket that is missing, or unsafe in live mode. */
export function findWrongFileStore(variables: Variables): VariableError[] {
  const { FILE_STORE, SUN_MODE, S3_ENDPOINT, S3_PREFIX } = variables
  const missing = BUCKET.filter((name) => variables[name] === undefined)
  const isNeeded = FILE_STORE === 's3' || S3_PREFIX !== undefined || missing.length < BUCKET.length
  const problem = `is missing: ${BUCKET.join(', ')} go together${FILE_STORE === 's3' ? ', and FILE_STORE=s3 needs them' : ''}`
  const isUnsafe = SUN_MODE === 'live' && S3_ENDPOINT !== undefined && isOpen(S3_ENDPOINT, 'https:')
  return [
    ...(isNeeded ? missing.map((name) => ({ name, problem })) : []),
    ...(isUnsafe
      ? [{ name: 'S3_ENDPOINT', problem: 'live mode needs https://, unless the service is on this machine' }]
      : []),
  ]
}

/**
 * Returns whether the link is encrypted towards a server that proves who it is: `sslmode=no-verify` does not count.
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

function isRemoteHttps(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' && !isThisMachine(hostname)
}
