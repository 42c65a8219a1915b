import { z } from 'zod'
import { readAddresses } from '@/provider/db/pool/addresses'
import { FILE_STORE_ENVIRONMENT } from './file-store-config'
import { PAYMENTS_ENVIRONMENT } from './payments-config'

const DEMO_SECRET_LENGTH = 8

/** One server or several; the message comes from the reader of such addresses. */
const DatabaseAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\//, { error: 'must be a postgresql:// address' })
  .superRefine((url, context) => {
    try {
      const { urls, needsPrimary } = readAddresses(url)
      if (urls.length === 1 || needsPrimary) return
      context.addIssue('with several servers needs target_session_attrs=read-write')
    } catch (error) {
      context.addIssue(error instanceof Error ? error.message : 'must be a postgresql:// address')
    }
  })

function isOfOneReplica(url: string): boolean {
  const { urls, needsPrimary } = readAddresses(url)
  return urls.length === 1 && !needsPrimary
}

const Port = z.coerce.number().int().min(1).max(65_535)

/** Everything that the provider and the operator's commands read. */
export const Environment = z.object({
  DATABASE_URL: DatabaseAddress,
  /** The same database past a pooler. */
  DATABASE_DIRECT_URL: DatabaseAddress.optional(),
  /** A replica. One server: how far it is, is known of this one only. */
  DATABASE_READ_URL: DatabaseAddress.refine(isOfOneReplica, {
    error: 'must name one server, without target_session_attrs',
  }).optional(),
  PROVIDER_PORT: Port.default(3100),
  HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  PROVIDER_METRICS_PORT: Port.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  PROVIDER_TOKEN: z.string().min(DEMO_SECRET_LENGTH),
  BOOKING_SECRET: z.string().min(DEMO_SECRET_LENGTH),
  /** Several, joined by commas: the first one encrypts, the others still decrypt older files. */
  FILES_MASTER_KEY: z
    .string()
    .regex(new RegExp(`^[^,]{${DEMO_SECRET_LENGTH},}(,[^,]{${DEMO_SECRET_LENGTH},})*$`), { error: 'is too short' }),
  CLAMD_SOCKET: z.string().regex(/^\//, { error: 'must be the path of a Unix socket' }).optional(),
  GEOIP_FILE: z.string().min(1).optional(),
  ...FILE_STORE_ENVIRONMENT,
  SUN_MODE: z.enum(['demo', 'live']).default('demo'),
  BACKUP_MAX_HOURS: z.coerce.number().int().min(1).max(8_760).optional(),
  STATION: z
    .string()
    .regex(/^[a-z_]{2,20}$/)
    .default('vldk'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  DATABASE_WAIT_MS: z.coerce.number().int().min(100).max(60_000).default(1_800),
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

/** Names that the provider reads; a test compares `.env.example` with them. */
export const ENVIRONMENT_NAMES = Object.keys(Environment.shape)

export type Variables = Record<string, string | undefined>
/** `problem`: what the table says after the name. */
export type VariableError = { name: string; problem: string }

/** Returns the variables that have a value: an empty one counts as missing. */
export function withoutEmpty(env: Variables): Variables {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
}

/**
 * Returns the part of the environment that a command needs.
 *
 * @throws {Error} with one line for each wrong or missing variable.
 */
export function readPart<Part extends z.ZodType>(part: Part, env: Variables): z.infer<Part> {
  const variables = withoutEmpty(env)
  const { data, error, success } = part.safeParse(variables)
  if (!success) throw new Error(errorTable(missingOrWrong(error, variables)))
  return data
}

/** Returns an error for each missing or wrong variable. Values are never printed: they may be secrets. */
export function missingOrWrong(error: z.ZodError | undefined, variables: Variables): VariableError[] {
  return (error?.issues ?? []).map(({ path, message }) => {
    const name = String(path[0])
    return { name, problem: name in variables ? message : 'is missing' }
  })
}

/** Formats the errors as text, one line for each variable. */
export function errorTable(errors: VariableError[]): string {
  const width = Math.max(...errors.map(({ name }) => name.length))
  return [
    'The environment is wrong:',
    ...errors.map(({ name, problem }) => `  ${name.padEnd(width)}  ${problem}`),
  ].join('\n')
}
