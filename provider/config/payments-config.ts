import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { isNetwork, YOOKASSA_NETWORKS } from '@/provider/gateway/notification-source'
import { LOOPBACK_NETWORKS } from '@/provider/security/loopback'

/** The launcher computes the same port (scripts/ports.mjs). */
const TEST_CASHIER_PORT_OFFSET = 100
const LAST_PORT = 65_535

/** Keys of test shops start with this. */
export const TEST_SHOP_PREFIX = 'test_'

const Port = z.coerce.number().int().min(1).max(LAST_PORT)
const WebAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
const Digits = z.string().regex(/^\d+$/, { error: 'must be digits' })

/** Variables of the payments. */
export const PAYMENTS_ENVIRONMENT = {
  SITE_URL: WebAddress.optional(),
  /** The site's port, for its address when SITE_URL is missing. */
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
  /** Base address of API v3, without a slash at its end. */
  url: string
  shopId: string
  /** Sent as metadata. */
  scid: string
  secretKey: string
  /** Networks that may send notifications. */
  networks: readonly string[]
  /** Null: a real shop takes the money. */
  testCashier: { port: number } | null
}

type Parsed = z.infer<z.ZodObject<typeof PAYMENTS_ENVIRONMENT>> & { PROVIDER_PORT: number; BOOKING_SECRET: string }

/** Returns the address of the site without a slash at its end. */
export function siteUrlOf({ SITE_URL, PORT }: Pick<Parsed, 'SITE_URL' | 'PORT'>): string {
  return withoutSlash(SITE_URL ?? `http://localhost:${PORT}`)
}

/** Returns the gateway's access; a demo without the secret of a shop gets its own test cashier. */
export function paymentsOf(data: Parsed): PaymentsConfig {
  const common = {
    shopId: data.YOOKASSA_SHOP_ID,
    scid: data.YOOKASSA_SCID,
  }
  const { YOOKASSA_SECRET_KEY: secretKey, PAYMENT_NETWORKS: networks } = data
  if (secretKey !== undefined) {
    return { ...common, url: withoutSlash(data.YOOKASSA_URL), secretKey, networks, testCashier: null }
  }
  const port = data.SANDBOX_PORT ?? chooseCashierPort(data.PROVIDER_PORT)
  return {
    ...common,
    url: `http://127.0.0.1:${port}/v3`,
    secretKey: TEST_SHOP_PREFIX + createHmac('sha256', data.BOOKING_SECRET).update('test cashier').digest('base64url'),
    networks: [...networks, ...LOOPBACK_NETWORKS],
    testCashier: { port },
  }
}

function chooseCashierPort(port: number): number {
  return port + TEST_CASHIER_PORT_OFFSET <= LAST_PORT
    ? port + TEST_CASHIER_PORT_OFFSET
    : port - TEST_CASHIER_PORT_OFFSET
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '')
}
