import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry'
import { carModels, cars } from '@/provider/db/schema/cars'
import { transferOrderHistory, transferOrders } from '@/provider/db/schema/transfers'
import { recordAction } from '@/provider/records/audit/record-action'
import { lockClientRow } from '@/provider/records/clients/lock-client'
import { enqueue } from '@/provider/records/notifications/enqueue'
import type { Staff } from '@/provider/rules/actors'
import { roublesIn } from '@/provider/rules/i18n/format-text'
import {
  findTotalRejection,
  type OrderRejection,
  type TransferOrderStatus,
  transferWay,
  withTotal,
} from '@/provider/rules/transfers/transitions'
import { bareMomentText } from '@/provider/rules/vouchers/moment-text'

type Deps = { db: Database; timeZone: string }
type Order = typeof transferOrders.$inferSelect
type Chauffeur = { driverName: string; driverPhone: string; plate: string }
/** `mayDiffer`: the client agreed to another model than was ordered. */
type Confirmation = Chauffeur & { totalKop: number | null; mayDiffer: boolean }
type CloseDecision = { to: 'cancelled' | 'refused'; reason: string }
type Kind = 'transfer_confirmed' | 'transfer_cancelled' | 'transfer_refused'

/**
 * Confirms an order with a driver and a car. Confirmed again with another driver, the order stays confirmed and the client
 * is notified anew. Returns why it may not be confirmed, or null.
 */
export async function confirmOrder(
  { db, timeZone }: Deps,
  { number, totalKop, mayDiffer, ...chauffeur }: Confirmation & { number: string },
  staff: Staff,
): Promise<OrderRejection | null> {
  return retryTransaction(db, async (tx) => {
    const row = await lockOrder(tx, number, staff)
    if (!row) return { why: 'not_found' }
    const isAgain = row.status === 'confirmed'
    if (isAgain && totalKop !== null) return { why: 'total_needless' }
    if (isAgain && isSame(row, chauffeur)) return { why: 'same' }
    if (!isAgain && transferWay(row.status, 'confirmed').length === 0)
      return { why: 'illegal_order', status: row.status }
    const rejection = isAgain ? null : findTotalRejection(row.price, totalKop)
    if (rejection) return rejection
    const car = await findModel(tx, staff.station, chauffeur.plate)
    if (car && car.modelId !== row.modelId && !mayDiffer) return { why: 'other_car', car: car.name }
    const price = totalKop === null ? row.price : withTotal(row.price, totalKop)
    const agreed = { price, totalKop: price.totalKop, isFrom: price.isFrom }
    const status = 'confirmed' as const
    const set = { ...chauffeur, ...(!isAgain && { ...agreed, status }) }
    await tx.update(transferOrders).set(set).where(eq(transferOrders.id, row.id))
    if (!isAgain) await recordTransition(tx, row.id, status, staff.at, null)
    const details = { number, plate: chauffeur.plate, totalKop: price.totalKop }
    await recordAction(tx, staff, 'transfer.confirm', null, details)
    const confirmed = { ...row, ...(car && { modelId: car.modelId }), ...set }
    await enqueueNotification(tx, 'transfer_confirmed', confirmed, { timeZone, at: staff.at, isAgain })
    return null
  })
}

/** Records that the trip was driven. Returns why it may not be recorded, or null. */
export async function completeOrder(
  { db }: Deps,
  { number }: { number: string },
  staff: Staff,
): Promise<OrderRejection | null> {
  return retryTransaction(db, async (tx) => {
    const row = await lockOrder(tx, number, staff)
    if (!row) return { why: 'not_found' }
    const way = transferWay(row.status, 'done')
    if (way.length === 0) return { why: 'illegal_order', status: row.status }
    if (row.startAt > staff.at) return { why: 'not_begun' }
    for (const status of way) {
      await tx.update(transferOrders).set({ status }).where(eq(transferOrders.id, row.id))
      await recordTransition(tx, row.id, status, staff.at, null)
    }
    await recordAction(tx, staff, 'transfer.complete', null, { number })
    return null
  })
}

const CLOSED = {
  cancelled: ['transfer.cancel', 'transfer_cancelled'],
  refused: ['transfer.refuse', 'transfer_refused'],
} as const

/**
 * Cancels an order as the client asked, or refuses it because the branch cannot drive it; the client does not read the
 * reason. Returns why it may not be closed, or null.
 */
export async function closeOrder(
  { db, timeZone }: Deps,
  { number, to, reason }: CloseDecision & { number: string },
  staff: Staff,
): Promise<OrderRejection | null> {
  return retryTransaction(db, async (tx) => {
    const row = await lockOrder(tx, number, staff)
    if (!row) return { why: 'not_found' }
    if (transferWay(row.status, to).length === 0) return { why: 'illegal_order', status: row.status }
    await tx.update(transferOrders).set({ status: to }).where(eq(transferOrders.id, row.id))
    await recordTransition(tx, row.id, to, staff.at, reason)
    const [action, kind] = CLOSED[to]
    await recordAction(tx, staff, action, null, { number, reason })
    await enqueueNotification(tx, kind, row, { timeZone, at: staff.at, isAgain: false })
    return null
  })
}

/** Locks the client first, then the order. */
async function lockOrder(tx: Transaction, number: string, { station }: Staff): Promise<Order | undefined> {
  const orderCondition = and(eq(transferOrders.number, number), eq(transferOrders.station, station))
  const [order] = await tx.select({ clientId: transferOrders.clientId }).from(transferOrders).where(orderCondition)
  if (!order) return undefined
  if (order.clientId !== null) await lockClientRow(tx, order.clientId)
  const [row] = await tx.select().from(transferOrders).where(orderCondition).for('update')
  return row
}

function isSame(row: Order, { driverName, driverPhone, plate }: Chauffeur): boolean {
  return row.driverName === driverName && row.driverPhone === driverPhone && row.plate === plate
}

/** The model of a car of the branch; null: it is a partner's car. */
async function findModel(tx: Transaction, station: string, plate: string) {
  const [car] = await tx
    .select({ modelId: cars.modelId, name: carModels.name })
    .from(cars)
    .innerJoin(carModels, eq(carModels.id, cars.modelId))
    .where(and(eq(cars.station, station), eq(cars.gosnomer, plate)))
  return car ?? null
}

async function recordTransition(
  tx: Transaction,
  orderId: number,
  status: TransferOrderStatus,
  at: Date,
  reason: string | null,
) {
  await tx.insert(transferOrderHistory).values({ orderId, status, actor: 'branch', at, reason })
}

/** Enqueues an SMS and an e-mail, each once, in the order's language. A client who was deleted has neither address. */
async function enqueueNotification(
  tx: Transaction,
  kind: Kind,
  order: Order,
  { timeZone, at, isAgain }: { timeZone: string; at: Date; isAgain: boolean },
): Promise<void> {
  const { station, number, clientId, language, phone, email, startAt, totalKop, driverName, driverPhone, plate } = order
  const [model] = await tx.select({ name: carModels.name }).from(carModels).where(eq(carModels.id, order.modelId))
  const params = {
    ...{
      number,
      car: model?.name ?? '',
      at: bareMomentText(startAt, { timeZone }, language),
      total: roublesIn(totalKop, language),
    },
    ...{ driver: driverName ?? '', driverPhone: driverPhone ?? '', plate: plate ?? '' },
  }
  const message = { station, kind, params, clientId, language, at }
  const keyFor = (channel: string) => [kind, number, ...(isAgain ? [at.getTime()] : []), channel].join(':')
  if (phone !== '') await enqueue(tx, { ...message, channel: 'sms', address: phone, dedupKey: keyFor('sms') })
  if (email !== '') await enqueue(tx, { ...message, channel: 'email', address: email, dedupKey: keyFor('email') })
}
