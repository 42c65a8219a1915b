import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry'
import { carModels, cars } from '@/provider/db/schema/fleet'
import { transferOrderHistory, transferOrders } from '@/provider/db/schema/transfer-orders'
import { type Act, recordAction } from '@/provider/records/audit/record-action'
import { lockClientRow } from '@/provider/records/clients/lock-client'
import { enqueue } from '@/provider/records/notifications/enqueue'
import { roublesIn } from '@/provider/rules/i18n/format-text'
import {
  namedTotalFault,
  type RequestRejection,
  type TransferOrderStatus,
  transferWay,
  withTotal,
} from '@/provider/rules/transfers/transitions'
import { bareMomentText } from '@/provider/rules/vouchers/moment-text'

type Order = typeof transferOrders.$inferSelect
type OrderDriver = { driverName: string; driverPhone: string; plate: string }
/** `mayDiffer`: the client agreed to another model than was ordered. */
export type Confirmation = OrderDriver & { totalKop: number | null; mayDiffer: boolean }
export type CallOff = { to: 'cancelled' | 'refused'; reason: string }
type News = 'transfer_confirmed' | 'transfer_cancelled' | 'transfer_refused'

export type TransferBranchRepository = ReturnType<typeof createTransferBranchRepository>

/** Orders with a driver, moved by the branch: the order locked after its client, one transaction with history and news. */
export function createTransferBranchRepository(db: Database, timeZone: string) {
  return {
    /** Again with another driver: who comes is told anew, the order stays confirmed. */
    async confirm(
      number: string,
      { totalKop, mayDiffer, ...driver }: Confirmation,
      act: Act,
    ): Promise<RequestRejection | null> {
      return withOrder(db, number, act, async (tx, row) => {
        const isAnother = row.status === 'confirmed'
        if (isAnother && totalKop !== null) return { why: 'total_needless' }
        if (isAnother && isSame(row, driver)) return { why: 'same' }
        if (!isAnother && transferWay(row.status, 'confirmed').length === 0)
          return { why: 'illegal_order', status: row.status }
        const fault = isAnother ? null : namedTotalFault(row.price, totalKop)
        if (fault) return fault
        const car = await findModel(tx, act.station, driver.plate)
        if (car && car.modelId !== row.modelId && !mayDiffer) return { why: 'other_car', car: car.name }
        const price = totalKop === null ? row.price : withTotal(row.price, totalKop)
        const agreed = { price, totalKop: price.totalKop, isFrom: price.isFrom }
        const status = 'confirmed' as const
        const set = { ...driver, ...(!isAnother && { ...agreed, status }) }
        await tx.update(transferOrders).set(set).where(eq(transferOrders.id, row.id))
        if (!isAnother) await noteMove(tx, row.id, status, act.at, null)
        await recordAction(tx, act, 'transfer.confirm', null, { number, plate: driver.plate, totalKop: price.totalKop })
        await tell(
          tx,
          'transfer_confirmed',
          { ...row, ...(car && { modelId: car.modelId }), ...set },
          { timeZone, at: act.at, isAgain: isAnother },
        )
        return null
      })
    },

    /** It was driven. */
    async complete(number: string, act: Act): Promise<RequestRejection | null> {
      return withOrder(db, number, act, async (tx, row) => {
        const way = transferWay(row.status, 'done')
        if (way.length === 0) return { why: 'illegal_order', status: row.status }
        if (row.startAt > act.at) return { why: 'not_begun' }
        for (const status of way) {
          await tx.update(transferOrders).set({ status }).where(eq(transferOrders.id, row.id))
          await noteMove(tx, row.id, status, act.at, null)
        }
        await recordAction(tx, act, 'transfer.complete', null, { number })
        return null
      })
    },

    /** The client asked for it, or the branch cannot; the reason stays in the branch. */
    async callOff(number: string, { to, reason }: CallOff, act: Act): Promise<RequestRejection | null> {
      return withOrder(db, number, act, async (tx, row) => {
        if (transferWay(row.status, to).length === 0) return { why: 'illegal_order', status: row.status }
        await tx.update(transferOrders).set({ status: to }).where(eq(transferOrders.id, row.id))
        await noteMove(tx, row.id, to, act.at, reason)
        const [name, kind] = CALLED_OFF[to]
        await recordAction(tx, act, name, null, { number, reason })
        await tell(tx, kind, row, { timeZone, at: act.at, isAgain: false })
        return null
      })
    },
  }
}

const CALLED_OFF = {
  cancelled: ['transfer.cancel', 'transfer_cancelled'],
  refused: ['transfer.refuse', 'transfer_refused'],
} as const

async function withOrder(
  db: Database,
  number: string,
  { station }: Act,
  work: (tx: Transaction, row: Order) => Promise<RequestRejection | null>,
): Promise<RequestRejection | null> {
  return retryTransaction(db, async (tx) => {
    const which = and(eq(transferOrders.number, number), eq(transferOrders.station, station))
    const [found] = await tx.select({ clientId: transferOrders.clientId }).from(transferOrders).where(which)
    if (!found) return { why: 'not_found' }
    await lockClientRow(tx, found.clientId)
    const [row] = await tx.select().from(transferOrders).where(which).for('update')
    return row ? work(tx, row) : { why: 'not_found' }
  })
}

function isSame(row: Order, { driverName, driverPhone, plate }: OrderDriver): boolean {
  return row.driverName === driverName && row.driverPhone === driverPhone && row.plate === plate
}

/** Of a car of ours; null: it is a partner's. */
async function findModel(tx: Transaction, station: string, plate: string) {
  const [car] = await tx
    .select({ modelId: cars.modelId, name: carModels.name })
    .from(cars)
    .innerJoin(carModels, eq(carModels.id, cars.modelId))
    .where(and(eq(cars.station, station), eq(cars.gosnomer, plate)))
  return car ?? null
}

async function noteMove(
  tx: Transaction,
  orderId: number,
  status: TransferOrderStatus,
  at: Date,
  reason: string | null,
) {
  await tx.insert(transferOrderHistory).values({ orderId, status, actor: 'branch', at, reason })
}

/** By SMS and e-mail, in the order's language, each thing once; a client who is forgotten has neither. */
async function tell(
  tx: Transaction,
  kind: News,
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
  const once = (channel: string) => [kind, number, ...(isAgain ? [at.getTime()] : []), channel].join(':')
  if (phone !== '') await enqueue(tx, { ...message, channel: 'sms', address: phone, dedupKey: once('sms') })
  if (email !== '') await enqueue(tx, { ...message, channel: 'email', address: email, dedupKey: once('email') })
}
