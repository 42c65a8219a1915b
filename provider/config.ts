import { z } from 'zod'
import { isThisMachine } from './is-loopback'
import { PAYMENTS_ENVIRONMENT, type PaymentsConfig, paymentsOf, siteUrlOf, unsafePayments } from './payments-config'

const LIVE_SECRET_LENGTH = 32
const DEMO_SECRET_LENGTH = 8
const LIVE_SECRET_DISTINCT = 10
/** Secrets that the launcher made for a demo start with this; scripts/secrets.mjs and lib/config/site-env.ts say the same. */
const DEMO_SECRET_PREFIX = 'demo-'

const Port = z.coerce.number().int().min(1).max(65_535)

const Environment = z.object({
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, { error: 'must be a postgresql:// address' }),
  PROVIDER_PORT: Port.default(3100),
  HOST: z.string().min(1).default('127.0.0.1'),
  PROVIDER_TOKEN: z.string().min(DEMO_SECRET_LENGTH),
  BOOKING_SECRET: z.string().min(DEMO_SECRET_LENGTH),
  /** Several, joined by commas: the first one is used, the others still open what they closed. */
  FILES_MASTER_KEY: z
    .string()
    .regex(new RegExp(`^[^,]{${DEMO_SECRET_LENGTH},}(,[^,]{${DEMO_SECRET_LENGTH},})*$`), { error: 'is too short' }),
  FILES_DIR: z.string().min(1).default('.data/files'),
  SUN_MODE: z.enum(['demo', 'live']).default('demo'),
  STATION: z
    .string()
    .regex(/^[a-z_]{2,20}$/)
    .default('vldk'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  DATABASE_PREPARE: z.enum(['yes', 'no']).default('yes'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, { error: 'must be an smtp:// or smtps:// address' })
    .optional(),
  MAIL_FROM: z.string().regex(/@/, { error: 'must be an e-mail address' }).optional(),
  SMS_URL: z
    .string()
    .regex(/^https?:\/\//, { error: 'must be an http or https address' })
    .optional(),
  SMS_TOKEN: z.string().min(1).optional(),
  BRANCH_WEBHOOK_URL: z
    .string()
    .regex(/^https?:\/\//, { error: 'must be an http or https address' })
    .optional(),
  BRANCH_WEBHOOK_SECRET: z.string().min(DEMO_SECRET_LENGTH).optional(),
  ...PAYMENTS_ENVIRONMENT,
})

const SECRETS = ['PROVIDER_TOKEN', 'BOOKING_SECRET', 'FILES_MASTER_KEY'] as const

/** What only works together; live mode has no development outbox and needs all of it. */
const DELIVERY_PAIRS = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['SMS_URL', 'SMS_TOKEN'],
] as const

/** A live branch may do without; half of it is a mistake too. */
const WEBHOOK_PAIR = ['BRANCH_WEBHOOK_URL', 'BRANCH_WEBHOOK_SECRET'] as const

type Fault = { name: string; fault: string }

export type Config = {
  databaseUrl: string
  port: number
  host: string
  providerToken: string
  bookingSecret: string
  /** Where clients' files lie, and what closes their keys. */
  files: { folder: string; secrets: readonly string[] }
  mode: 'demo' | 'live'
  station: string
  logLevel: string
  databasePool: number
  /** Whether connections keep the plans of their statements. */
  databasePrepares: boolean
  /** Null: the development outbox of a demo. */
  delivery: {
    smtp: { url: string; from: string } | null
    sms: { url: string; token: string } | null
    /** Null: the branch hears of bookings otherwise. */
    webhook: { url: string; secret: string } | null
  }
  /** Where messages and vouchers lead, payers come back to and notifications go; without a slash at its end. */
  siteUrl: string
  payments: PaymentsConfig
}

/** Names that the provider reads; `.env.example` is held to them. */
export const ENVIRONMENT_NAMES = Object.keys(Environment.shape)

/**
 * The only reader of the provider's environment. An empty variable counts as missing.
 *
 * @throws {Error} with one line for each wrong or missing variable.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = Environment.safeParse(given)
  const faults = [
    ...missingOrWrong(parsed.error, given),
    ...weakSecrets(given),
    ...missingDelivery(given),
    ...openDelivery(given),
    ...unsafePayments(given),
  ]
  if (!parsed.success || faults.length > 0) throw new Error(faultTable(faults))
  const { data } = parsed
  return {
    databaseUrl: data.DATABASE_URL,
    port: data.PROVIDER_PORT,
    host: data.HOST,
    providerToken: data.PROVIDER_TOKEN,
    bookingSecret: data.BOOKING_SECRET,
    files: { folder: data.FILES_DIR, secrets: data.FILES_MASTER_KEY.split(',') },
    mode: data.SUN_MODE,
    station: data.STATION,
    logLevel: data.LOG_LEVEL,
    databasePool: data.DATABASE_POOL,
    databasePrepares: data.DATABASE_PREPARE === 'yes',
    delivery: {
      smtp: data.SMTP_URL && data.MAIL_FROM ? { url: data.SMTP_URL, from: data.MAIL_FROM } : null,
      sms: data.SMS_URL && data.SMS_TOKEN ? { url: data.SMS_URL, token: data.SMS_TOKEN } : null,
      webhook: webhookOf(data),
    },
    siteUrl: siteUrlOf(data),
    payments: paymentsOf(data),
  }
}

function webhookOf({ BRANCH_WEBHOOK_URL: url, BRANCH_WEBHOOK_SECRET: secret }: z.infer<typeof Environment>) {
  return url && secret ? { url, secret } : null
}

const OfTheDatabase = Environment.pick({ DATABASE_URL: true, DATABASE_PREPARE: true, STATION: true })

/**
 * What an operator's command needs of the same environment: no secret but the database.
 *
 * @throws {Error} with one line for each wrong or missing variable.
 */
export function readDatabaseConfig(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const { data, error } = OfTheDatabase.safeParse(given)
  if (!data) throw new Error(faultTable(missingOrWrong(error, given)))
  return {
    databaseUrl: data.DATABASE_URL,
    databasePrepares: data.DATABASE_PREPARE === 'yes',
    station: data.STATION,
  }
}

const OfTheFiles = Environment.pick({ FILES_DIR: true }).extend({
  FILES_MASTER_KEY: Environment.shape.FILES_MASTER_KEY.optional(),
})

/**
 * What an operator's command needs to open the clients' files; null: this machine does not know their key.
 *
 * @throws {Error} with one line for each wrong variable.
 */
export function readFilesConfig(env: Record<string, string | undefined>): Config['files'] | null {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const { data, error } = OfTheFiles.safeParse(given)
  if (!data) throw new Error(faultTable(missingOrWrong(error, given)))
  const { FILES_DIR: folder, FILES_MASTER_KEY: key } = data
  return key === undefined ? null : { folder, secrets: key.split(',') }
}

const OfTheGateway = Environment.pick({ SUN_MODE: true, PROVIDER_PORT: true }).extend({
  ...PAYMENTS_ENVIRONMENT,
  BOOKING_SECRET: z.string().optional(),
})

/**
 * What an operator's command needs to ask the gateway; null: this machine does not know its secret.
 *
 * @throws {Error} with one line for each wrong variable.
 */
export function readGatewayConfig(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const { data, error } = OfTheGateway.safeParse(given)
  if (!data) throw new Error(faultTable(missingOrWrong(error, given)))
  const { YOOKASSA_SECRET_KEY, BOOKING_SECRET = '', SUN_MODE: mode } = data
  if (YOOKASSA_SECRET_KEY === undefined && BOOKING_SECRET === '') return null
  return { mode, payments: paymentsOf({ ...data, BOOKING_SECRET }) }
}

/** Values are never printed: they may be secrets. */
function missingOrWrong(error: z.ZodError | undefined, given: Record<string, unknown>): Fault[] {
  return (error?.issues ?? []).map(({ path, message }) => {
    const name = String(path[0])
    return { name, fault: name in given ? message : 'is missing' }
  })
}

/** What a demo may have and a live branch may not. */
function weakSecrets(given: Record<string, string | undefined>): Fault[] {
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
function missingDelivery(given: Record<string, string | undefined>): Fault[] {
  return [...DELIVERY_PAIRS, WEBHOOK_PAIR].flatMap((pair) => {
    const missing = pair.filter((name) => given[name] === undefined)
    const isNeeded = given.SUN_MODE === 'live' && pair !== WEBHOOK_PAIR
    const isAsked = isNeeded || missing.length < pair.length
    return isAsked ? missing.map((name) => ({ name, fault: `is missing: ${pair.join(' and ')} go together` })) : []
  })
}

/** Codes, names and the gateway's own secret must not cross a network in the open. */
function openDelivery(given: Record<string, string | undefined>): Fault[] {
  const { SUN_MODE, SMTP_URL, SMS_URL, BRANCH_WEBHOOK_URL } = given
  if (SUN_MODE !== 'live') return []
  const smtpFault = 'live mode needs smtps://, or smtp:// with ?requireTLS=true, unless it is on this machine'
  const smsFault = 'live mode needs https://, unless it is on this machine'
  return [
    ...(isOpen(SMTP_URL, 'smtps:') ? [{ name: 'SMTP_URL', fault: smtpFault }] : []),
    ...(isOpen(SMS_URL, 'https:') ? [{ name: 'SMS_URL', fault: smsFault }] : []),
    ...(isOpen(BRANCH_WEBHOOK_URL, 'https:') ? [{ name: 'BRANCH_WEBHOOK_URL', fault: smsFault }] : []),
  ]
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

function faultTable(faults: Fault[]): string {
  const width = Math.max(...faults.map(({ name }) => name.length))
  return ['The environment is wrong:', ...faults.map(({ name, fault }) => `  ${name.padEnd(width)}  ${fault}`)].join(
    '\n',
  )
}
