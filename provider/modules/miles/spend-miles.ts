import { and, eq, type SQL } from 'drizzle-orm'
import type { SpendOutcome } from '@/provider/contract/miles'
import type { Database, Transaction } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry'
import { bookings } from '@/provider/db/schema/bookings'
import { FailureError } from '@/provider/failure-error'
import { recordChange } from '@/provider/records/bookings/record-change'
import { lockClientById } from '@/provider/records/clients/lock-client'
import { runOnce } from '@/provider/records/idempotency/idempotency-store'
import type { Fingerprint } from '@/provider/records/idempotency/request-fingerprint'
import { expireMiles, milesOn, returnMiles, spendableMiles, spendMiles } from '@/provider/records/miles/ledger'
import type { Texts } from '@/provider/rules/i18n/language'
import { type MilesTerms, milesFault, priceWithMiles } from '@/provider/rules/miles/miles-on-booking'
import { spendOutcome } from './spend-outcome'

const GIVEN_BACK: Texts = {
  ru: 'Вы вернули мили с брони',
  en: 'You took miles back from a booking',
  'zh-CN': '您撤回了预订中使用的积分',
}

/** `miles`: with how many the booking is paid in all. `today` at the station. */
export type Wish = { clientId: number; number: string; miles: number; terms: MilesTerms; today: string; now: Date }
export type KeyedWish = Fingerprint & { key: string }

type Payable = Awaited<ReturnType<typeof findOwn>>

export type SpendingRepository = ReturnType<typeof createSpendingRepository>

export function createSpendingRepository(db: Database) {
  return {
    /** What `spend` would answer. @throws {FailureError} as `spend` */
    async preview(wish: Wish): Promise<SpendOutcome> {
      const booking = await findOwn(db, wish)
      const present = await milesOn(db, booking.id)
      return spendOutcome(booking, { ...wish, present, available: await spendableMiles(db, wish) })
    },

    /**
     * Pays for a booking with so many miles, once for a key; its price, its record and the ledger stand or fall together.
     *
     * @throws {FailureError} `not_found` for another's booking, `hold_expired`, `conflict`, `miles_limit`,
     * `idempotency_key_reused`.
     */
    async spend(wish: Wish, { key, ...fingerprint }: KeyedWish): Promise<SpendOutcome> {
      const once = {
        scope: 'miles',
        key: `${wish.clientId}:${key}`,
        ...fingerprint,
        clientId: wish.clientId,
        now: wish.now,
      }
      return retryTransaction(db, (tx) => runOnce(tx, once, () => pay(tx, wish)))
    },

    /** Gives back every mile that pays for a booking; again, it changes nothing. @throws {FailureError} as `spend` */
    async release(wish: Omit<Wish, 'miles'>): Promise<SpendOutcome> {
      return retryTransaction(db, (tx) => pay(tx, { ...wish, miles: 0 }))
    },
  }
}

/** The client first, then his booking: whoever locks both does it in this order. */
async function pay(tx: Transaction, wish: Wish): Promise<SpendOutcome> {
  const { clientId, today, now, terms, miles } = wish
  await lockClientById(tx, clientId)
  await expireMiles(tx, { clientId, today, at: now })
  const booking = await lockOwn(tx, wish)
  const present = await milesOn(tx, booking.id)
  const outcome = spendOutcome(booking, { ...wish, present, available: await spendableMiles(tx, wish) })

  const { id, station } = booking
  const move = { station, clientId, bookingId: id, at: now }
  if (miles > present) await spendMiles(tx, { ...move, miles: miles - present })
  if (miles < present) await returnMiles(tx, { ...move, miles: present - miles }, GIVEN_BACK)
  if (miles !== present) await reprice(tx, booking, miles * terms.mileKop, wish)
  return outcome
}

async function reprice(tx: Transaction, booking: Payable, milesKop: number, { terms, now }: Wish): Promise<void> {
  const price = priceWithMiles(booking.price, booking.paidKop, milesKop, terms)
  const { driver, extraDrivers, flight, carId, rental } = booking
  const before = { carId, rental, price: booking.price, people: { driver, extraDrivers, flight } }
  await recordChange(tx, booking.id, before, { ...before, price }, now)
  await tx.update(bookings).set({ price, totalKop: price.totalKop }).where(eq(bookings.id, booking.id))
}

/** Locks the booking too; a statement of its own, so that the next one sees what a rival before us did. */
async function lockOwn(tx: Transaction, wish: Wish) {
  await tx.select({ id: bookings.id }).from(bookings).where(ownBooking(wish)).for('no key update')
  return findOwn(tx, wish)
}

/** @throws {FailureError} `not_found`, `hold_expired`, `conflict` */
async function findOwn(db: Pick<Database, 'select'>, wish: Wish) {
  const [row] = await db.select().from(bookings).where(ownBooking(wish))
  if (!row?.price || !row.rental || !row.driver) throw new FailureError('not_found', 'No such booking of this client.')
  const fault = milesFault(row, wish.now)
  if (fault) throw new FailureError(fault, 'Miles do not pay for this booking any more.')
  return { ...row, price: row.price, rental: row.rental, driver: row.driver }
}

function ownBooking({ clientId, number }: Wish): SQL | undefined {
  return and(eq(bookings.number, number), eq(bookings.clientId, clientId), eq(bookings.kind, 'booking'))
}
