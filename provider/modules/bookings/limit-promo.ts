import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import { sqlList } from '@/provider/db/sql/sql-list'
import { isInAccount } from '@/provider/db/sql/unproved-booking'
import { FailureError } from '@/provider/failure-error'
import { activeBooking } from '@/provider/records/bookings/active-booking'
import { RELEASED } from '@/provider/rules/bookings/transitions'
import { unprovedPhoneFailure } from './unproved-limits'

export type PromoUse = {
  station: string
  /** Null: the price has no code. */
  promoCode: string | null
  clientId: number
  /** Whether somebody proved that the phone is the client's. */
  isProved: boolean
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
 * stays locked until the transaction ends. What strangers do with a phone does not count for its client.
 *
 * @throws {FailureError} `promo_used_up`; `phone_unproved` for a code with a limit of a client, always the same, so that
 * no visitor learns of a phone whether it is a client's; `promo_client_limit` for both limits of a client
 */
export async function lockAndRequirePromoLimit(tx: Transaction, use: PromoUse): Promise<void> {
  const { station, promoCode, clientId, isProved, own } = use
  if (promoCode === null) return
  const { rows } = await tx.execute<Terms>(sql`
    select max_uses as "maxUses", used_before as "usedBefore", per_client as "perClient",
      first_rental_only as "firstRentalOnly"
    from promo_codes where station = ${station} and code = ${promoCode} for no key update`)
  const [terms] = rows
  if (!terms) throw new FailureError('promo_used_up', 'The code was withdrawn a moment ago.')

  const ofCode = sql`bookings.station = ${station} and bookings.promo_code = ${promoCode}`
  const ofClient = sql`bookings.client_id = ${clientId} and ${isInAccount()}`
  if (terms.maxUses !== null && terms.usedBefore + (await countUses(tx, ofCode, use)) >= terms.maxUses) {
    throw new FailureError('promo_used_up', 'The code was used as often as it may be.')
  }
  if (terms.perClient === null && !terms.firstRentalOnly) return
  if (!isProved) throw unprovedPhoneFailure('promo')
  if (terms.perClient !== null && (await countUses(tx, sql`${ofCode} and ${ofClient}`, use)) >= terms.perClient) {
    throw clientLimitFailure()
  }
  const earlier = own && !own.isNewClient ? sql`${ofClient} and bookings.id < ${own.bookingId}` : ofClient
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
    select count(*)::int as n from bookings
    where ${condition} and bookings.kind = 'booking' and bookings.id <> ${own?.bookingId ?? 0}
      and bookings.status not in ${sqlList(RELEASED)}
      and ${activeBooking(now, 'bookings')}`)
  return rows[0]?.n ?? 0
}
