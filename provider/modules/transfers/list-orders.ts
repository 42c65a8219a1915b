import { and, eq, sql } from 'drizzle-orm'
import { stationDay } from '@/provider/contract/rules/dates/station-time'
import type { Database } from '@/provider/db/database'
import { operatorActions } from '@/provider/db/schema/audit'
import { carModels } from '@/provider/db/schema/cars'
import { transferOrderHistory, transferOrders } from '@/provider/db/schema/transfers'
import { countAll } from '@/provider/db/sql/count-all'
import { qualifiedColumn } from '@/provider/db/sql/qualified-column'
import type { Texts } from '@/provider/rules/i18n/language'
import type { TransferOrderStatus } from '@/provider/rules/transfers/transitions'

type Deps = { db: Database; station: string }
type Filter = {
  number?: string | undefined
  status?: TransferOrderStatus | undefined
  from?: Date | undefined
  to?: Date | undefined
}

export type BranchTransfer = Awaited<ReturnType<typeof listOrderRows>>[number]
export type TransferHistory = {
  transitions: Awaited<ReturnType<typeof listTransitions>>
  actions: Awaited<ReturnType<typeof listActions>>
}

/**
 * Lists orders, the next trip first; without a filter those that are still to be driven.
 *
 * @param day of the trip, `YYYY-MM-DD` at the branch
 */
export async function listOrders(
  { timeZone, ...deps }: Deps & { timeZone: string },
  { status, day }: { status?: TransferOrderStatus | undefined; day?: string | undefined },
  most: number,
): Promise<BranchTransfer[]> {
  return listOrderRows(deps, { status, ...(day !== undefined && stationDay(day, timeZone)) }, most)
}

/** Reads one order and what happened to it; null: there is none with this number. */
export async function findStaffOrder(
  deps: Deps,
  number: string,
): Promise<{ transfer: BranchTransfer; history: TransferHistory } | null> {
  const [transfer] = await listOrderRows(deps, { number }, 1)
  if (!transfer) return null
  const transitions = await listTransitions(deps, transfer.order.id)
  return { transfer, history: { transitions, actions: await listActions(deps, number) } }
}

async function listOrderRows({ db, station }: Deps, { number, status, from, to }: Filter, most: number) {
  const isOpen = number === undefined && status === undefined && !from
  const place = (code: 'from_place' | 'to_place') => sql<Texts | null>`(select p.name from places p
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

async function listTransitions({ db }: Deps, orderId: number) {
  return db
    .select()
    .from(transferOrderHistory)
    .where(eq(transferOrderHistory.orderId, orderId))
    .orderBy(transferOrderHistory.id)
}

/** What staff did with an order. */
async function listActions({ db, station }: Deps, number: string) {
  return db
    .select()
    .from(operatorActions)
    .where(and(eq(operatorActions.station, station), sql`${operatorActions.details} ->> 'number' = ${number}`))
    .orderBy(operatorActions.id)
}
