import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { PlainError } from '../scripts/plain-error.mjs'

/** Ports that one cluster uses, from the chosen one on. */
const PORT_COUNT = 24
const FIRST_PORT = 3300
const LAST_PORT = 65_535 - PORT_COUNT

const Arguments = z.object({
  port: z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(1024, 'must be 1024 or more')
    .max(LAST_PORT, `must be ${LAST_PORT} or less: the ${PORT_COUNT} ports from it on are used`)
    .default(FIRST_PORT),
  folder: z
    .string()
    .min(1, 'must name a folder')
    .default('.data/cluster')
    .transform((path) => resolve(path)),
  measure: z.string().optional(),
  count: z.coerce.number({ error: 'must be a number' }).int().positive('must be 1 or more').optional(),
  control: z.boolean().default(false),
})

export type Options = z.infer<typeof Arguments> & { hasFolder: boolean }

/**
 * Reads the arguments of `npm run cluster`.
 *
 * @throws {PlainError} with one line for each wrong argument
 */
export function readOptions(args: string[]): Options {
  const parsed = Arguments.safeParse(parse(args))
  if (parsed.success) return { ...parsed.data, hasFolder: args.some((one) => one.startsWith('--folder')) }
  throw new PlainError(parsed.error.issues.map(({ path, message }) => `--${String(path[0])} ${message}`).join('\n'))
}

function parse(args: string[]) {
  const text = { type: 'string' } as const
  try {
    const options = { port: text, folder: text, measure: text, count: text, control: { type: 'boolean' } } as const
    return parseArgs({ args, options }).values
  } catch (error) {
    throw new PlainError(error instanceof Error ? error.message : String(error))
  }
}

/** Which program listens where. */
export type Ports = ReturnType<typeof portsFrom>

/** `inner`: nginx in front of the providers; `cashiers`: the demo's test cashier of each provider. */
export function portsFrom(first: number) {
  const pair = (offset: number): [number, number] => [first + offset, first + offset + 1]
  return {
    site: first,
    inner: first + 1,
    fronts: pair(2),
    providers: pair(4),
    cashiers: pair(6),
    metrics: pair(8),
    databases: pair(10),
    patroni: pair(12),
    pgbouncer: first + 14,
    redis: first + 15,
    etcd: { clients: first + 16, peers: first + 17 },
  }
}
