import { eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { payments } from '@/provider/db/schema/payments'
import type { GatewayConnection } from '@/provider/gateway/create-payment-gateway'
import { GatewayError } from '@/provider/gateway/gateway-error'
import type { GatewayPayment } from '@/provider/gateway/payment-gateway'
import type { MoneyRejection } from '@/provider/rules/payments/staff-corrections'
import type { Shop } from '@/provider/rules/payments/transitions'

/** What the corrections of the staff work with. A rejection has a name and changes nothing. */
export type StaffPaymentDeps = {
  db: Database
  /** Returns null when this machine does not know the gateway's secret. */
  createPaymentGateway: () => Pick<GatewayConnection, 'gateway' | 'shop'> | null
  station: string
  now: () => Date
}

/** `id`: of the list, or the public id. */
export type StaffPaymentRequest = { id: string; operator: string }
/** A refund or a receipt by its number. */
export type RowRequest = { id: number; operator: string }

type GatewayView = { gatewayPayment: GatewayPayment | 'missing'; shop: Shop }

export const NOT_FOUND: MoneyRejection = { why: 'not_found' }

/** Restricts the payments to those of this branch. */
export function stationCondition(station: string, which: SQL): SQL {
  return sql`${eq(payments.station, station)} and ${which}`
}

/** Asks the gateway for its present state of a payment. */
export async function readGatewayPayment(
  { createPaymentGateway }: StaffPaymentDeps,
  gatewayId: string,
): Promise<GatewayView | MoneyRejection> {
  const connection = createPaymentGateway()
  if (connection === null) return { why: 'no_gateway' }
  const { gateway, shop } = connection
  try {
    return { gatewayPayment: await gateway.getPayment(gatewayId), shop }
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    return error.kind === 'missing' ? { gatewayPayment: 'missing', shop } : { why: 'gateway_unavailable' }
  }
}
