import type { z } from 'zod'
import { Environment, errorTable, missingOrWrong, type Variables, withoutEmpty } from './environment-schema'
import {
  findMissingDelivery,
  findUnencryptedDatabaseLink,
  findUnencryptedDelivery,
  findUnsafePayments,
  findWeakSecrets,
} from './live-mode-checks'
import { type PaymentsConfig, paymentsOf, siteUrlOf } from './payments-config'

export type Config = {
  databaseUrl: string
  port: number
  host: string
  /** Where `/metrics` is shown; null: nowhere. */
  metrics: { host: string; port: number } | null
  /** Collector of traces; null: there are none. */
  tracesUrl: string | null
  providerToken: string
  bookingSecret: string
  /** Folder of the clients' files, and the secrets that encrypt their keys. */
  files: {
    folder: string
    secrets: readonly string[]
    /** Socket of the virus scanner; null: uploads are not scanned. */
    scannerSocket?: string | null
  }
  /** Tells where the networks of signed-in devices are; null: nothing does. */
  geoipFile?: string | null
  mode: 'demo' | 'live'
  station: string
  logLevel: string
  databasePool: number
  /** How long a request waits for a connection. */
  databaseWaitMs: number
  /** Whether connections keep the plans of their statements. */
  databasePrepares: boolean
  /** Null: the development outbox of a demo. */
  delivery: {
    smtp: { url: string; from: string } | null
    sms: { url: string; token: string } | null
    /** Null: the branch has no webhook. */
    webhook: { url: string; secret: string } | null
  }
  /** Address of the site, for links, for payers who come back and for notifications; without a slash at its end. */
  siteUrl: string
  payments: PaymentsConfig
}

/**
 * Reads everything that the provider takes from its environment; the commands read parts of the same
 * (`command-config.ts`). An empty variable counts as missing.
 *
 * @throws {Error} with one line for each wrong or missing variable.
 */
export function readConfig(env: Variables): Config {
  const variables = withoutEmpty(env)
  const parsed = Environment.safeParse(variables)
  const errors = [
    ...missingOrWrong(parsed.error, variables),
    ...findWeakSecrets(variables),
    ...findMissingDelivery(variables),
    ...findUnencryptedDelivery(variables),
    ...findUnencryptedDatabaseLink(variables),
    ...findUnsafePayments(variables),
  ]
  if (!parsed.success || errors.length > 0) throw new Error(errorTable(errors))
  const { data } = parsed
  return {
    databaseUrl: data.DATABASE_URL,
    port: data.PROVIDER_PORT,
    host: data.HOST,
    metrics: data.PROVIDER_METRICS_PORT ? { host: data.METRICS_HOST, port: data.PROVIDER_METRICS_PORT } : null,
    tracesUrl: data.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    providerToken: data.PROVIDER_TOKEN,
    bookingSecret: data.BOOKING_SECRET,
    files: {
      folder: data.FILES_DIR,
      secrets: data.FILES_MASTER_KEY.split(','),
      scannerSocket: data.CLAMD_SOCKET ?? null,
    },
    geoipFile: data.GEOIP_FILE ?? null,
    mode: data.SUN_MODE,
    station: data.STATION,
    logLevel: data.LOG_LEVEL,
    databasePool: data.DATABASE_POOL,
    databaseWaitMs: data.DATABASE_WAIT_MS,
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
