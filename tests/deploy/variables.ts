import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

/** Of Node, Next and the backup commands: read by no schema of ours. */
export const OF_OTHERS = [
  ...['NODE_ENV', 'NEXT_TELEMETRY_DISABLED', '__NEXT_PROCESSED_ENV', 'TMPDIR', 'NODE_EXTRA_CA_CERTS'],
  'BACKUP_KEY',
]

export type Variables = Record<string, string>

export const EXAMPLE = parseEnv(readFileSync('.env.example', 'utf8')) as Variables

/** What an operator writes where a sample leaves a value empty. */
const FILLED: Variables = {
  PROVIDER_TOKEN: 'Y2Fyb3VzZWwtcHJvdmlkZXItdG9rZW4tMDAx',
  BOOKING_SECRET: 'd2FsbnV0LWJvb2tpbmctc2VjcmV0LTk3NTMx',
  FILES_MASTER_KEY: 'em9vLWZpbGVzLW1hc3Rlci1rZXktODY0MjAx',
  SMTP_URL: 'smtps://user:password@mail.example.com',
  MAIL_FROM: 'SUN rent <rent@example.com>',
  SMS_URL: 'https://sms.example.com/send',
  SMS_TOKEN: 'token-of-the-gateway',
  YOOKASSA_SECRET_KEY: 'live_0123456789abcdef0123456789abcdef',
}

/** A sample with its empty values filled in, but for those that may stay empty. */
export function filled(sample: Variables): Variables {
  return Object.fromEntries(Object.entries(sample).map(([name, value]) => [name, value || FILLED[name] || '']))
}
