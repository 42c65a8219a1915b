import { addMonths, formatISO, parseISO } from 'date-fns'
import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { Price } from '@/provider/contract/quotes'
import type { Database, Transaction } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry'
import { bookings } from '@/provider/db/schema/bookings'
import { lockClientRow } from '@/provider/records/clients/lock-client'
import { enterMiles } from '@/provider/records/miles/ledger'
import type { Texts } from '@/provider/rules/i18n/language'
import { earnBaseKop, earnedMiles } from '@/provider/rules/miles/earned-miles'
import { type CompletedRental, completedRental, levelLadder, loyaltyOf } from '@/provider/rules/miles/loyalty'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'

const PROMISED: Texts = { ru: 'Начислим после возврата машины', en: 'Credited after return', 'zh-CN': '还车后到账' }
const EARNED: Texts = { ru: 'Аренда завершена', en: 'Rental completed', 'zh-CN': '租车完成' }
const TAKEN_BACK: Texts = { ru: 'Сумма аренды изменилась', en: 'The price of the rental changed', 'zh-CN': '租金有变' }

export type UncreditedRental = { id: number; clientId: number }
/** `today`: `YYYY-MM-DD` at the branch. */
type Terms = { data: Pick<BranchSettings, 'loyalty' | 'timeZone'>; today: string; at: Date }
type Earned = { miles: number; earnPercent: number }

/**
 * Enters the miles that a rental promises or earned, once, however many providers find it. Returns false when another
 * was first.
 */
export async function creditRental(
  { db }: { db: Database },
  { id, clientId }: UncreditedRental,
  { data, today, at }: Terms,
): Promise<boolean> {
  return retryTransaction(db, async (tx) => {
    await lockClientRow(tx, clientId)
    const [row] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('no key update')
    if (!row?.price || row.clientId === null || row.milesCounted === row.status) return false
    const { price, startAt, station, status } = row
    const earned = earnedFor(price, startAt, await listRentalsBefore(tx, row.clientId, startAt), data)
    const rental = { ...earned, station, clientId: row.clientId, bookingId: id, at }
    if (status === 'active') await promiseMiles(tx, rental)
    else await creditMiles(tx, rental, monthsLater(today, data.loyalty.expiryMonths))
    await tx.update(bookings).set({ milesCounted: status }).where(eq(bookings.id, id))
    return true
  })
}

/** The level is the one that the client had when the rental began, so it does not matter when the job runs. */
function earnedFor(
  price: Price,
  startAt: Date,
  before: CompletedRental[],
  { loyalty, timeZone }: Terms['data'],
): Earned {
  const { level } = loyaltyOf(before, loyalty, startAt, timeZone)
  const earnPercent = levelLadder(loyalty.levels).find((step) => step.level === level)?.earnPercent ?? 0
  return { earnPercent, miles: earnedMiles(earnBaseKop(price), earnPercent, loyalty.mileKop) }
}

/** @param date `YYYY-MM-DD`; the last day of a month that is too short */
function monthsLater(date: string, months: number): string {
  return formatISO(addMonths(parseISO(date), months), { representation: 'date' })
}

type Rental = Earned & { station: string; clientId: number; bookingId: number; at: Date }

async function promiseMiles(tx: Transaction, rental: Rental): Promise<void> {
  if (rental.miles === 0) return
  await enterMiles(tx, { ...rental, from: 'program:earned', to: 'client:pending', text: PROMISED })
}

/** Settles the promised miles; when the price changed meanwhile, the promise is reversed first. */
async function creditMiles(tx: Transaction, rental: Rental, expiresOn: string): Promise<void> {
  const earned = { ...rental, to: 'client:available', text: EARNED, expiresOn } as const
  const promised = await findPromise(tx, rental.bookingId)
  if (promised?.miles === rental.miles) {
    await enterMiles(tx, { ...earned, from: 'client:pending', settlesId: promised.id })
    return
  }
  if (promised) {
    const reversal = { ...rental, miles: promised.miles, earnPercent: null, settlesId: promised.id, text: TAKEN_BACK }
    await enterMiles(tx, { ...reversal, from: 'client:pending', to: 'program:earned' })
  }
  if (rental.miles > 0) await enterMiles(tx, { ...earned, from: 'program:earned' })
}

async function findPromise(tx: Transaction, bookingId: number): Promise<{ id: number; miles: number } | null> {
  const { rows } = await tx.execute<{ id: string; miles: number }>(sql`
    select id, miles from mile_entries p where booking_id = ${bookingId} and to_account = 'client:pending'
      and not exists (select 1 from mile_entries where settles_id = p.id)`)
  const [row] = rows
  return row ? { id: Number(row.id), miles: row.miles } : null
}

async function listRentalsBefore(tx: Transaction, clientId: number, startAt: Date): Promise<CompletedRental[]> {
  const { endAt, price, distanceKm } = bookings
  const rows = await tx
    .select({ startAt: bookings.startAt, endAt, price, distanceKm })
    .from(bookings)
    .where(and(eq(bookings.clientId, clientId), eq(bookings.status, 'completed'), lte(endAt, startAt)))
    .orderBy(asc(endAt))
  return rows.map(completedRental)
}
