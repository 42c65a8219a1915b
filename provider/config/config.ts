import type { z } from 'zod'
import type { FileStoreOptions } from '@/provider/file-store/open-file-store'
import { Environment, errorTable, missingOrWrong, type Variables, withoutEmpty } from './environment-schema'
import { fileStoreOf } from './file-store-config'
import {
  findMissingDelivery,
  findUnencryptedDatabaseLinks,
  findUnencryptedDelivery,
  findUnsafePayments,
  findWeakSecrets,
  findWrongFileStore,
} from './live-mode-checks'
import { type PaymentsConfig, paymentsOf, siteUrlOf } from './payments-config'

export type Config = {
  databaseUrl: string
  /** The same database past a pooler, for what needs a session: LISTEN, migrations. */
  databaseDirectUrl: string
  /** A replica for what may be a second old; null: there is none. */
  databaseReadUrl: string | null
  port: number
  host: string
  /** Where `/metrics` is shown; null: nowhere. */
  metrics: { host: string; port: number } | null
  /** Collector of traces; null: there are none. */
  tracesUrl: string | null
  providerToken: string
  bookingSecret: string
  /** Where the clients' files are, and the secrets that encrypt their keys. */
  files: FileStoreOptions & {
    secrets: readonly string[]
    /** Socket of the virus scanner; null: uploads are not scanned. */
    scannerSocket?: string | null
  }
  /** Tells where the networks of signed-in devices are; null: nothing does. */
  geoipFile?: string | null
  /** The branch is told when the last verified backup is older; null: it is not. */
  backupMaxHours?: number | null
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
    ...findUnencryptedDatabaseLinks(variables),
    ...findUnsafePayments(variables),
    ...findWrongFileStore(variables),
  ]
  if (!parsed.success || errors.length > 0) throw new Error(errorTable(errors))
  const { data } = parsed
  return {
    databaseUrl: data.DATABASE_URL,
    databaseReadUrl: data.DATABASE_READ_URL ?? null,
    databaseDirectUrl: data.DATABASE_DIRECT_URL ?? data.DATABASE_URL,
    port: data.PROVIDER_PORT,
    host: data.HOST,
    metrics: data.PROVIDER_METRICS_PORT ? { host: data.METRICS_HOST, port: data.PROVIDER_METRICS_PORT } : null,
    tracesUrl: data.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    providerToken: data.PROVIDER_TOKEN,
    bookingSecret: data.BOOKING_SECRET,
    files: {
      ...fileStoreOf(data),
      secrets: data.FILES_MASTER_KEY.split(','),
      scannerSocket: data.CLAMD_SOCKET ?? null,
    },
    geoipFile: data.GEOIP_FILE ?? null,
    backupMaxHours: data.BACKUP_MAX_HOURS ?? null,
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
