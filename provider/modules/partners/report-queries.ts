import { sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'

/** `paidKop`: received for the rental and not refunded. */
export type PartnerRental = { number: string; startAt: Date; backAt: Date; paidKop: number }

/** Lists rentals that came by a link with this code, in any case of letters, and ended since `from` and before `to`. */
export async function listPartnerRentals(
  db: Database,
  station: string,
  code: string,
  { from, to }: { from: Date; to: Date },
): Promise<PartnerRental[]> {
  const { rows } = await db.execute<{ number: string; start: string; back: string; paid: string }>(sql`
    select b.number, b.start_at::text as start, h.at::text as back, b.paid_kop - given_back.kop as paid
    from bookings b
      join booking_status_history h on h.booking_id = b.id and h.status = 'completed',
      -- What goes back after the end is not taken off paid_kop.
      lateral (select coalesce(sum(r.amount_kop), 0) as kop from refunds r join payments p on p.id = r.payment_id
        where p.booking_id = b.id and r.reason = 'branch' and r.cancel_reason is distinct from 'replaced'
          and r.created_at >= h.at) given_back
    where b.station = ${station} and b.kind = 'booking' and b.status = 'completed'
      and lower(${code}) in (lower(b.partner), lower(b.affiliate))
      and h.at >= ${from.toISOString()}::timestamptz and h.at < ${to.toISOString()}::timestamptz
    order by h.at, b.id`)
  return rows.map(({ number, start, back, paid }) => ({
    number,
    startAt: new Date(start),
    backAt: new Date(back),
    paidKop: Math.max(0, Number(paid)),
  }))
}
