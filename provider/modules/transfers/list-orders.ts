import { and, eq, sql } from 'drizzle-orm'
import { countAll } from '@/provider/db/count-all'
import type { Database } from '@/provider/db/database'
import { qualifiedColumn } from '@/provider/db/qualified-column'
import { operatorActs } from '@/provider/db/schema/deposits'
import { carModels } from '@/provider/db/schema/fleet'
import { transferOrderHistory, transferOrders } from '@/provider/db/schema/transfer-orders'
import type { Texts } from '@/provider/rules/i18n/language'
import type { TransferOrderStatus } from '@/provider/rules/transfers/transitions'

export type TransferFilter = {
  number?: string | undefined
  status?: TransferOrderStatus | undefined
  from?: Date | undefined
  to?: Date | undefined
}

/** Orders as the branch looks at them, the next trip first; without a filter those that are still to be driven. */
export function createListTransfers(db: Database) {
  return async (station: string, { number, status, from, to }: TransferFilter, most: number) => {
    const isOpen = number === undefined && status === undefined && !from
    const place = (code: string) => sql<Texts | null>`(select p.name from places p
      where p.station = ${qualifiedColumn(transferOrders.station)} and p.code = ${sql.raw(`transfer_orders.${code}`)})`
    return db
      .select({
        order: transferOrders,
        car: carModels.name,
        fromName: place('from_place'),
        toName: place('to_place'),
        route: sql<Texts | null>`(select r.name from transfer_routes r
          where r.station = ${qualifiedColumn(transferOrders.station)} and r.id = transfer_orders.route_id)`,
        all: countAll(),
      })
      .from(transferOrders)
      .innerJoin(carModels, eq(carModels.id, transferOrders.modelId))
      .where(
        and(
          eq(transferOrders.station, station),
          number === undefined ? undefined : eq(transferOrders.number, number),
          status === undefined ? undefined : eq(transferOrders.status, status),
          isOpen ? sql`${transferOrders.status} in ('request', 'confirmed', 'on_the_way')` : undefined,
          from && to
            ? sql`${transferOrders.startAt} >= ${from.toISOString()}::timestamptz and ${transferOrders.startAt} < ${to.toISOString()}::timestamptz`
            : undefined,
        ),
      )
      .orderBy(transferOrders.startAt, transferOrders.id)
      .limit(most)
  }
}

export function createTransferStory(db: Database) {
  return (orderId: number) =>
    db
      .select()
      .from(transferOrderHistory)
      .where(eq(transferOrderHistory.orderId, orderId))
      .orderBy(transferOrderHistory.id)
}

/** What the branch's people did with an order. */
export function createTransferActs(db: Database) {
  return (station: string, number: string) =>
    db
      .select()
      .from(operatorActs)
      .where(and(eq(operatorActs.station, station), sql`${operatorActs.details} ->> 'number' = ${number}`))
      .orderBy(operatorActs.id)
}
