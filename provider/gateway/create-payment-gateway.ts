import type { Gateway } from '@/provider/rules/actors'
import type { Shop } from '@/provider/rules/payments/transitions'
import { isFromGateway } from './notification-source'
import type { PaymentGateway } from './payment-gateway'
import { createYooKassa } from './yookassa/yookassa'

/** The gateway, our identity there, and the check of its addresses. */
export type GatewayConnection = {
  gateway: PaymentGateway
  shop: Shop & { scid: string }
  /** Returns whether the gateway sends from this address (SECURITY §4). */
  isGateway: (gateway: Gateway) => boolean
}

export type GatewayConfig = {
  /** Base address of the gateway's API. */
  url: string
  shopId: string
  scid: string
  secretKey: string
  networks: readonly string[]
  /** Deadline of one call; left out: the gateway's own. */
  timeoutMs?: number
}

/** Creates the client of the gateway with the identity and the networks of the configuration. */
export function createPaymentGateway(
  { url, scid, networks, ...config }: GatewayConfig,
  mode: Shop['mode'],
): GatewayConnection {
  const { shopId, secretKey, timeoutMs } = config
  return {
    gateway: createYooKassa({ baseUrl: url, shopId, secretKey, ...(timeoutMs !== undefined && { timeoutMs }) }),
    shop: { id: shopId, scid, mode },
    isGateway: ({ address }) => isFromGateway(address, networks),
  }
}
