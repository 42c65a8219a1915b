import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '@/provider/db/database'
import { listDepositHolds } from '@/provider/db/deposit-holds'
import { lockClientRow } from '@/provider/db/lock-client'
import { retryTransaction } from '@/provider/db/retry-transaction'
import { bookings } from '@/provider/db/schema/bookings'
import { depositHolds, operatorActs } from '@/provider/db/schema/deposits'
import {
  type CardWish,
  type HoldWish,
  holdFault,
  holdToRelease,
  type Refusal,
  type ReleaseWish,
} from '@/provider/rules/deposit-acts'

/** Who does it, and when. */
export type Act = { station: string; operator: string; at: Date }
type Limits = Parameters<typeof holdFault>[3]

/** What a release gives back: of this hold, and of the whole booking when no card is left. */
export type Released = { hold: Awaited<ReturnType<typeof listDepositHolds>>[number]; cardsLeft: number }

export type DepositsRepository = ReturnType<typeof createDepositsRepository>

export function createDepositsRepository(db: Database) {
  return {
    /** Judged with the booking locked: of two holds at once the second sees the first. */
    async hold(
      number: string,
      wish: HoldWish & { reference: string | null },
      limits: Limits,
      act: Act,
    ): Promise<Refusal | 'held'> {
      return retryTransaction(db, async (tx) => {
        const booking = await lockBooking(tx, number, act.station)
        if (!booking?.price) return { why: 'not_found' }
        if (booking.isForgotten) return { why: 'not_rented' }
        const holds = await listDepositHolds(tx, [booking.id])
        const { depositKop } = booking.price
        const fault = holdFault({ ...booking, depositKop }, holds, wish, limits, act.at)
        if (fault) return fault
        const { brand, last4, amountKop, reference } = wish
        const [held] = await tx
          .insert(depositHolds)
          .values({
            bookingId: booking.id,
            cardBrand: brand,
            cardLast4: last4,
            amountKop,
            terminalReference: reference,
            heldAt: act.at,
          })
          .returning({ id: depositHolds.id })
        await noteAct(tx, act, 'deposit.hold', booking.id, { hold: held?.id ?? null, amountKop })
        return 'held'
      })
    },

    async release(number: string, card: CardWish, wish: ReleaseWish, act: Act): Promise<Refusal | Released> {
      return retryTransaction(db, async (tx) => {
        const booking = await lockBooking(tx, number, act.station)
        if (!booking) return { why: 'not_found' }
        const holds = await listDepositHolds(tx, [booking.id])
        const found = holdToRelease(holds, card, wish)
        if ('why' in found) return found
        const { id } = found.hold
        const release = { releasedAt: act.at, keptKop: wish.keptKop, keptReason: wish.reason }
        await tx.update(depositHolds).set(release).where(eq(depositHolds.id, id))
        await noteAct(tx, act, 'deposit.release', booking.id, { hold: id, ...wish })
        const others = holds.filter((hold) => hold.id !== id)
        return {
          hold: { ...found.hold, ...release },
          cardsLeft: others.filter(({ releasedAt }) => releasedAt === null).length,
        }
      })
    },
  }
}

/** After its client, as everywhere. */
async function lockBooking(tx: Transaction, number: string, station: string) {
  const which = and(eq(bookings.number, number), eq(bookings.station, station), eq(bookings.kind, 'booking'))
  const [found] = await tx.select({ clientId: bookings.clientId }).from(bookings).where(which)
  if (!found || found.clientId === null) return null
  const client = await lockClientRow(tx, found.clientId)
  const [row] = await tx.select().from(bookings).where(which).for('update')
  return row ? { ...row, isForgotten: client?.deletedAt != null } : null
}

async function noteAct(
  tx: Transaction,
  { station, operator, at }: Act,
  act: string,
  bookingId: number,
  details: Record<string, string | number | null>,
): Promise<void> {
  await tx.insert(operatorActs).values({ station, operator, at, act, bookingId, details })
}
