import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import { sqlList } from '@/provider/db/sql-list'
import { FailureError } from '@/provider/failure-error'
import { activeBooking } from '@/provider/records/bookings/active-booking'
import { RELEASED } from '@/provider/rules/bookings/transitions'

export type WantedPromo = {
  station: string
  /** Null: the price has no code. */
  promoCode: string | null
  clientId: number
  now: Date
  /**
   * Of a booking that is changed: its own use does not count, and only what was booked before it came earlier. For a
   * client who comes to it with the change, everything did.
   */
  own?: { bookingId: number; isNewClient: boolean }
}

type Terms = { maxUses: number | null; usedBefore: number; perClient: number | null; firstRentalOnly: boolean }

/**
 * The limits of a code that need the database's word: uses, uses of one client, first rental. Exact, because the code's
 * row stays locked until the transaction ends.
 *
 * @throws {FailureError} `promo_used_up`; `promo_client_limit` for both limits of a client: whoever types a phone is not
 * told whether it has rented before, or only had this code.
 */
export async function requirePromoLeft(tx: Transaction, wanted: WantedPromo): Promise<void> {
  const { station, promoCode, clientId, own } = wanted
  if (promoCode === null) return
  const { rows } = await tx.execute<Terms>(sql`
    select max_uses as "maxUses", used_before as "usedBefore", per_client as "perClient",
      first_rental_only as "firstRentalOnly"
    from promo_codes where station = ${station} and code = ${promoCode} for no key update`)
  const [terms] = rows
  if (!terms) throw new FailureError('promo_used_up', 'The code was withdrawn a moment ago.')

  const ofCode = sql`b.station = ${station} and b.promo_code = ${promoCode}`
  const ofClient = sql`b.client_id = ${clientId}`
  if (terms.maxUses !== null && terms.usedBefore + (await countUses(tx, ofCode, wanted)) >= terms.maxUses) {
    throw new FailureError('promo_used_up', 'The code was used as often as it may be.')
  }
  if (terms.perClient !== null && (await countUses(tx, sql`${ofCode} and ${ofClient}`, wanted)) >= terms.perClient) {
    throw notForClient()
  }
  const earlier = own && !own.isNewClient ? sql`${ofClient} and b.id < ${own.bookingId}` : ofClient
  if (terms.firstRentalOnly && (await countUses(tx, earlier, wanted)) > 0) {
    throw notForClient()
  }
}

function notForClient(): FailureError {
  return new FailureError('promo_client_limit', 'The code is for a first rental, or was used already.')
}

/** Bookings that have not given back what they took; holds that ran out have, swept or not. */
async function countUses(tx: Transaction, condition: SQL, { now, own }: WantedPromo): Promise<number> {
  const { rows } = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from bookings b
    where ${condition} and b.kind = 'booking' and b.id <> ${own?.bookingId ?? 0}
      and b.status not in ${sqlList(RELEASED)}
      and ${activeBooking(now, 'b')}`)
  return rows[0]?.n ?? 0
}
