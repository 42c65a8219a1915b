import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import { sqlList } from '@/provider/db/sql/sql-list'
import { FailureError } from '@/provider/failure-error'
import { activeBooking } from '@/provider/records/bookings/active-booking'
import { RELEASED } from '@/provider/rules/bookings/transitions'

export type PromoUse = {
  station: string
  /** Null: the price has no code. */
  promoCode: string | null
  clientId: number
  now: Date
  /**
   * The booking that is changed: its own use does not count, and only what was booked before it counts as earlier. For
   * a client who comes to it with the change, everything does.
   */
  own?: { bookingId: number; isNewClient: boolean }
}

type Terms = { maxUses: number | null; usedBefore: number; perClient: number | null; firstRentalOnly: boolean }

/**
 * Requires that the limits of a code are not reached: uses, uses of one client, first rental. Exact, because the code's row
 * stays locked until the transaction ends.
 *
 * @throws {FailureError} `promo_used_up`; `promo_client_limit` for both limits of a client, so that no visitor learns
 * of a phone whether it has rented before or only had this code
 */
export async function lockAndRequirePromoLimit(tx: Transaction, use: PromoUse): Promise<void> {
  const { station, promoCode, clientId, own } = use
  if (promoCode === null) return
  const { rows } = await tx.execute<Terms>(sql`
    select max_uses as "maxUses", used_before as "usedBefore", per_client as "perClient",
      first_rental_only as "firstRentalOnly"
    from promo_codes where station = ${station} and code = ${promoCode} for no key update`)
  const [terms] = rows
  if (!terms) throw new FailureError('promo_used_up', 'The code was withdrawn a moment ago.')

  const ofCode = sql`b.station = ${station} and b.promo_code = ${promoCode}`
  const ofClient = sql`b.client_id = ${clientId}`
  if (terms.maxUses !== null && terms.usedBefore + (await countUses(tx, ofCode, use)) >= terms.maxUses) {
    throw new FailureError('promo_used_up', 'The code was used as often as it may be.')
  }
  if (terms.perClient !== null && (await countUses(tx, sql`${ofCode} and ${ofClient}`, use)) >= terms.perClient) {
    throw clientLimitFailure()
  }
  const earlier = own && !own.isNewClient ? sql`${ofClient} and b.id < ${own.bookingId}` : ofClient
  if (terms.firstRentalOnly && (await countUses(tx, earlier, use)) > 0) {
    throw clientLimitFailure()
  }
}

function clientLimitFailure(): FailureError {
  return new FailureError('promo_client_limit', 'The code is for a first rental, or was used already.')
}

/** Counts bookings that still have their car and code; a hold that ran out has not, before the job has run too. */
async function countUses(tx: Transaction, condition: SQL, { now, own }: PromoUse): Promise<number> {
  const { rows } = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from bookings b
    where ${condition} and b.kind = 'booking' and b.id <> ${own?.bookingId ?? 0}
      and b.status not in ${sqlList(RELEASED)}
      and ${activeBooking(now, 'b')}`)
  return rows[0]?.n ?? 0
}
