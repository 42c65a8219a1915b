import { type SQL, sql } from 'drizzle-orm'
import { bookings } from '@/provider/db/schema/bookings'

/** The condition that nobody proved the phone of a booking. One of before, or of an older provider, has `signed_in` alone. */
export function isUnproved(): SQL {
  return sql`(${bookings.provedBy} is null and not ${bookings.signedIn} and ${bookings.paidKop} = 0)`
}

/**
 * The condition that nobody proved the phone when a booking was confirmed. A proof of the visitor that came later changes nothing
 * about that; money, or the branch that called, does.
 */
export function wasUnproved(): SQL {
  return sql`(${bookings.unprovedAt} is not null and ${bookings.provedBy} is distinct from 'branch' and ${bookings.paidKop} = 0)`
}

/**
 * The condition that an unproved booking counts against what such bookings may take. One that was confirmed before there were
 * bounds does not: nobody could prove its phone.
 */
export function isBoundedUnproved(): SQL {
  const { kind, status, unprovedAt } = bookings
  return sql`(${kind} = 'booking' and ${status} in ('held', 'awaiting_payment', 'confirmed') and ${isUnproved()}
    and (${status} <> 'confirmed' or ${unprovedAt} is not null))`
}

/**
 * The condition of bookings that stand in the client's account: proved ones, and those whose car was handed over, for which the
 * branch saw the driver's documents. The others may be strangers' with his phone (decision 0142).
 */
export function isInAccount(): SQL {
  return sql`(not ${isUnproved()} or ${bookings.status} in ('active', 'completed'))`
}
