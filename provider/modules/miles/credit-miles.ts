import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { Price } from '@/provider/contract/quotes'
import type { Database, Transaction } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry'
import { bookings } from '@/provider/db/schema/bookings'
import { lockClientRow } from '@/provider/records/clients/lock-client'
import { enterMiles, expireMiles } from '@/provider/records/miles/ledger'
import type { Texts } from '@/provider/rules/i18n/language'
import type { CompletedRental } from '@/provider/rules/miles/loyalty'

const PROMISED: Texts = { ru: 'Начислим после возврата машины', en: 'Credited after return', 'zh-CN': '还车后到账' }
const EARNED: Texts = { ru: 'Аренда завершена', en: 'Rental completed', 'zh-CN': '租车完成' }
const TAKEN_BACK: Texts = { ru: 'Сумма аренды изменилась', en: 'The price of the rental changed', 'zh-CN': '租金有变' }

/** Of one turn: what is left waits for the next one. */
const BATCH = 200

/** What earns miles, and what the client had rented before he set off. */
export type EarningRental = { price: Price; startAt: Date; before: CompletedRental[] }
export type Earned = { miles: number; earnPercent: number }

type Uncounted = { id: number; clientId: number }
export type Counting = { now: Date; expiresOn: string; earn: (rental: EarningRental) => Earned }

export type EarningRepository = ReturnType<typeof createEarningRepository>

export function createEarningRepository(db: Database) {
  return {
    /** Rentals that set off or ended since they were counted last; the index of 0016 knows them. */
    async listUncounted(): Promise<Uncounted[]> {
      const { rows } = await db.execute<{ id: string; clientId: string }>(sql`
        select id, client_id as "clientId" from bookings where kind = 'booking'
          and ((status = 'active' and miles_counted is null)
            or (status = 'completed' and miles_counted is distinct from 'completed'))
        order by id limit ${BATCH}`)
      return rows.map(({ id, clientId }) => ({ id: Number(id), clientId: Number(clientId) }))
    },

    /** Enters what a rental promises or earned, once, however many sweeps find it. @returns false: another was first. */
    async count({ id, clientId }: Uncounted, counting: Counting): Promise<boolean> {
      return retryTransaction(db, async (tx) => {
        await lockClientRow(tx, clientId)
        const [row] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('no key update')
        if (!row?.price || row.clientId === null || row.milesCounted === row.status) return false
        const { price, startAt, station, status } = row
        const earned = counting.earn({ price, startAt, before: await rentalsBefore(tx, row.clientId, startAt) })
        const rental = { ...earned, station, clientId: row.clientId, bookingId: id, at: counting.now }
        if (status === 'active') await promise(tx, rental)
        else await credit(tx, rental, counting.expiresOn)
        await tx.update(bookings).set({ milesCounted: status }).where(eq(bookings.id, id))
        return true
      })
    },

    /** Clients of whose miles something ran out. @param today at the station */
    async listExpiring(today: string): Promise<number[]> {
      const { rows } = await db.execute<{ clientId: string }>(sql`
        select distinct client_id as "clientId" from mile_lots where left_miles > 0 and expires_on <= ${today}::date
        order by client_id limit ${BATCH}`)
      return rows.map(({ clientId }) => Number(clientId))
    },

    /** @returns how many miles ran out */
    async expire(clientId: number, today: string, at: Date): Promise<number> {
      return retryTransaction(db, async (tx) => {
        await lockClientRow(tx, clientId)
        return expireMiles(tx, { clientId, today, at })
      })
    },
  }
}

type Rental = Earned & { station: string; clientId: number; bookingId: number; at: Date }

async function promise(tx: Transaction, rental: Rental): Promise<void> {
  if (rental.miles === 0) return
  await enterMiles(tx, { ...rental, from: 'program:earned', to: 'client:pending', text: PROMISED })
}

/** Settles what was promised; a price that changed on the way takes the promise back first. */
async function credit(tx: Transaction, rental: Rental, expiresOn: string): Promise<void> {
  const earned = { ...rental, to: 'client:available', text: EARNED, expiresOn } as const
  const promised = await findPromise(tx, rental.bookingId)
  if (promised?.miles === rental.miles) {
    await enterMiles(tx, { ...earned, from: 'client:pending', settlesId: promised.id })
    return
  }
  if (promised) {
    const back = { ...rental, miles: promised.miles, earnPercent: null, settlesId: promised.id, text: TAKEN_BACK }
    await enterMiles(tx, { ...back, from: 'client:pending', to: 'program:earned' })
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

async function rentalsBefore(tx: Transaction, clientId: number, startAt: Date): Promise<CompletedRental[]> {
  const { startAt: pickup, endAt: dropoff, distanceKm } = bookings
  return tx
    .select({ pickup, dropoff, distanceKm })
    .from(bookings)
    .where(and(eq(bookings.clientId, clientId), eq(bookings.status, 'completed'), lte(dropoff, startAt)))
    .orderBy(asc(dropoff))
}
