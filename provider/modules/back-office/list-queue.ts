import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { countAll } from '@/provider/db/sql/count-all'
import type { Language } from '@/provider/rules/i18n/language'
import type { Queue } from './queues'

type Deps = { db: Database; station: string }

/** An entry as staff read it: its number, when it came, and what it says. */
export type QueueEntry = { id: number; at: Date; cells: (string | null)[]; all: number }

/** Lists what waits in a queue, the oldest first. @param language of what has more than one text */
export async function listQueue(
  { db, station }: Deps,
  queue: Queue,
  limit: number,
  language: Language,
): Promise<QueueEntry[]> {
  const { rows } = await db.execute<Omit<QueueEntry, 'id' | 'at'> & { id: string; at: string }>(
    sql`select id, at::text as at, cells, ${countAll()} as "all" from (${QUERIES[queue](station, language)}) as l order by at, id limit ${limit}`,
  )
  return rows.map(({ id, at, ...row }) => ({ ...row, id: Number(id), at: new Date(at) }))
}

const QUERIES: Record<Queue, (station: string, language: Language) => SQL> = {
  callback: (
    station,
  ) => sql`select id, created_at as at, array[name, phone, case when not signed_in then 'unproved' end,
      case when missed > 0 then '×' || missed end, 'partner=' || partner, 'affiliate=' || affiliate] as cells from callbacks
    where station = ${station} and answered_at is null`,
  message: (
    station,
  ) => sql`select id, created_at as at, array[name, phone, case when not signed_in then 'unproved' end, email, message] as cells from messages
    where station = ${station} and answered_at is null`,
  request: (station) => sql`select id, created_at as at, array[company, contact_name, phone,
      case when not signed_in then 'unproved' end, email, message] as cells
    from partner_requests where station = ${station} and answered_at is null`,
  extension: (station) => sql`select e.id, e.created_at as at, array[b.number, c.gosnomer,
      concat_ws(' ', b.driver ->> 'last_name', b.driver ->> 'first_name'), b.driver ->> 'phone',
      to_char(e.end_before at time zone (s.data ->> 'timeZone'), 'YYYY-MM-DD HH24:MI'),
      to_char(e.end_at at time zone (s.data ->> 'timeZone'), 'YYYY-MM-DD HH24:MI'), (e.amount_kop / 100)::text] as cells
    from extension_requests e join bookings b on b.id = e.booking_id join cars c on c.id = b.car_id
      join settings s on s.station = e.station
    where e.station = ${station} and e.state = 'sent' and b.status in ('confirmed', 'active')`,
  driver: (station) => sql`select id, coalesce(approved_at, now()) as at,
      array[concat_ws(' ', last_name, first_name, middle_name), phone, birth_date::text] as cells from drivers where station = ${station} and verification = 'on_review'`,
  name: (station) => sql`select n.id, n.asked_at as at,
      array[concat_ws(' ', c.last_name, c.first_name), concat_ws(' ', n.last_name, n.first_name, n.middle_name)] as cells
    from name_requests n join clients c on c.id = n.client_id where c.station = ${station} and n.state = 'waiting'`,
  dispute: (station, language) => sql`select d.id, d.created_at as at,
      array[coalesce(f.decision_number, 'D-' || g.id), coalesce(nullif(coalesce(f.name, g.damage) ->> ${language}, ''), coalesce(f.name, g.damage) ->> 'ru'), d.text] as cells
    from disputes d left join fines f on f.id = d.fine_id left join damages g on g.id = d.damage_id
    where d.station = ${station} and coalesce(f.status, g.status) = 'disputed'`,
  outbox: (station) => sql`select id, created_at as at, array[kind, channel, params ->> 'booking'] as cells from outbox
    where station = ${station} and state = 'failed'`,
}
