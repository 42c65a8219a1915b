import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { isNetwork, YOOKASSA_NETWORKS } from '@/provider/gateway/notification-source'
import { isThisMachine, LOOPBACK_NETWORKS } from '@/provider/security/loopback'

/** The launcher reckons the same (scripts/ports.mjs). */
const SANDBOX_PORT_OFFSET = 100
const LAST_PORT = 65_535

const TEST_SHOP_PREFIX = 'test_'

const Port = z.coerce.number().int().min(1).max(LAST_PORT)
const WebAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
const Digits = z.string().regex(/^\d+$/, { error: 'must be digits' })

/** What the provider has to know to take money. */
export const PAYMENTS_ENVIRONMENT = {
  SITE_URL: WebAddress.optional(),
  /** Of the site: where it is when SITE_URL does not say. */
  PORT: Port.default(3000),
  YOOKASSA_SECRET_KEY: z.string().min(1).optional(),
  YOOKASSA_URL: WebAddress.default('https://api.yookassa.ru/v3'),
  YOOKASSA_SHOP_ID: Digits.default('62579'),
  YOOKASSA_SCID: Digits.default('57355'),
  SANDBOX_PORT: Port.optional(),
  PAYMENT_NETWORKS: z
    .string()
    .transform((text) => text.split(',').map((network) => network.trim()))
    .refine((networks) => networks.every(isNetwork), { error: 'must be networks like 77.75.153.0/25, with commas' })
    .default([...YOOKASSA_NETWORKS]),
}

export type PaymentsConfig = {
  /** Of API v3, without a slash at its end. */
  url: string
  shopId: string
  /** Travels as metadata. */
  scid: string
  secretKey: string
  /** Which may send notifications. */
  networks: readonly string[]
  /** Null: a real shop takes the money. */
  sandbox: { port: number } | null
}

type Given = Record<string, string | undefined>
type Parsed = z.infer<z.ZodObject<typeof PAYMENTS_ENVIRONMENT>> & { PROVIDER_PORT: number; BOOKING_SECRET: string }

/** Without a slash at its end. */
export function siteUrlOf({ SITE_URL, PORT }: Pick<Parsed, 'SITE_URL' | 'PORT'>): string {
  return withoutSlash(SITE_URL ?? `http://localhost:${PORT}`)
}

/** A demo without the secret of a shop has its own cashier. */
export function paymentsOf(data: Parsed): PaymentsConfig {
  const common = {
    shopId: data.YOOKASSA_SHOP_ID,
    scid: data.YOOKASSA_SCID,
  }
  const { YOOKASSA_SECRET_KEY: secretKey, PAYMENT_NETWORKS: networks } = data
  if (secretKey !== undefined) {
    return { ...common, url: withoutSlash(data.YOOKASSA_URL), secretKey, networks, sandbox: null }
  }
  const port = data.SANDBOX_PORT ?? besidePort(data.PROVIDER_PORT)
  return {
    ...common,
    url: `http://127.0.0.1:${port}/v3`,
    secretKey: TEST_SHOP_PREFIX + createHmac('sha256', data.BOOKING_SECRET).update('test cashier').digest('base64url'),
    networks: [...networks, ...LOOPBACK_NETWORKS],
    sandbox: { port },
  }
}

/** A live branch takes real money over a line that nobody hears. */
export function unsafePayments(given: Given): { name: string; fault: string }[] {
  if (given.SUN_MODE !== 'live') return []
  const { YOOKASSA_SECRET_KEY: secret, YOOKASSA_URL: address, SANDBOX_PORT, SITE_URL } = given
  const faults = {
    YOOKASSA_SECRET_KEY:
      secret === undefined
        ? 'is missing: live mode takes money through YooKassa'
        : secret.startsWith(TEST_SHOP_PREFIX) && 'is of a test shop, which live mode refuses',
    YOOKASSA_URL: address !== undefined && !isFarAndClosed(address) && 'live mode needs https:// and a real gateway',
    SANDBOX_PORT: SANDBOX_PORT !== undefined && 'live mode has no test cashier: leave it empty',
    SITE_URL:
      !SITE_URL?.startsWith('https://') &&
      'must be an https address in live mode: letters with keys of bookings lead there',
  }
  return Object.entries(faults).flatMap(([name, fault]) => (fault ? [{ name, fault }] : []))
}

function isFarAndClosed(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' && !isThisMachine(hostname)
}

function besidePort(port: number): number {
  return port + SANDBOX_PORT_OFFSET <= LAST_PORT ? port + SANDBOX_PORT_OFFSET : port - SANDBOX_PORT_OFFSET
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '')
}
