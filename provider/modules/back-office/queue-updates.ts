import { type SQL, sql } from 'drizzle-orm'
import { REQUEST_TEMPLATES } from '@/provider/rules/notifications/request-texts'
import type { QueueAction } from './queues'

/** `address`: where a letter about a debt goes now; null: the message has its own rule. */
export type EntryChange = { id: number; reason: string; station: string; at: Date; address: string | null }

/** Letters of these kinds go to the branch itself. */
const REQUESTS = Object.keys(REQUEST_TEMPLATES)

/** The statement of each action; it changes one row, or none when no entry waits for the action. */
export const UPDATES: Record<QueueAction, (change: EntryChange) => SQL> = {
  'callback.done': markAnswered('callbacks'),
  'callback.missed': ({ id, station, at }) => sql`update callbacks
    set missed = missed + 1, missed_at = ${at.toISOString()}::timestamptz
    where id = ${id} and station = ${station} and answered_at is null`,
  'message.done': markAnswered('messages'),
  'request.done': markAnswered('partner_requests'),
  'driver.verify': ({ id, station }) => sql`update drivers set verification = 'verified', reject_reason = null
    where id = ${id} and station = ${station} and verification = 'on_review'`,
  'driver.reject': ({ id, station, reason }) => sql`update drivers set verification = 'rejected',
      reject_reason = jsonb_build_object('ru', ${reason}::text, 'en', '', 'zh-CN', '')
    where id = ${id} and station = ${station} and verification = 'on_review'`,
  'name.accept': ({ id, station, at }) => sql`with asked as (
      update name_requests n set state = 'accepted', decided_at = ${at.toISOString()}::timestamptz from clients c
      where n.id = ${id} and n.state = 'waiting' and c.id = n.client_id and c.station = ${station}
      returning n.client_id, n.last_name, n.first_name, n.middle_name)
    update clients set (last_name, first_name, middle_name) = (a.last_name, a.first_name, a.middle_name)
    from asked a where clients.id = a.client_id`,
  'name.refuse': ({ id, station, at }) => sql`update name_requests n set state = 'refused',
      decided_at = ${at.toISOString()}::timestamptz from clients c
    where n.id = ${id} and n.state = 'waiting' and c.id = n.client_id and c.station = ${station}`,
  'dispute.keep': ({ id, station, reason }) => decideDispute(id, station, 'dispute_kept', reason),
  'dispute.drop': ({ id, station, reason }) => decideDispute(id, station, 'cancelled', reason),
  'block.remove': ({ id, station, at }) => sql`with gone as (
      update bookings set status = 'cancelled_branch' where number = ${String(id)} and station = ${station}
        and kind = 'block' and status = 'confirmed'
        and not exists (select from long_term_requests r where r.block_id = bookings.id) returning id)
    insert into booking_status_history (booking_id, status, actor, at)
    select id, 'cancelled_branch', 'branch', ${at.toISOString()}::timestamptz from gone`,
  'outbox.retry': ({
    id,
    station,
    at,
    address,
  }) => sql`update outbox o set state = 'waiting', attempts = 0, ended_at = null,
      next_at = ${at.toISOString()}::timestamptz, address = case when channel = 'webhook' then 'branch'
        when ${address}::text is not null then ${address}
        when channel = 'email' and kind in ${REQUESTS} then
          (select data ->> 'main_email' from settings s where s.station = o.station)
        when channel = 'email' then (select email from clients c where c.id = o.client_id)
        when channel = 'sms' and phone is null then (select phone from clients c where c.id = o.client_id) end
    where id = ${id} and station = ${station} and state = 'failed' and code_id is null
      and (phone is not null or ${address}::text is not null or channel = 'webhook' or kind in ${REQUESTS} or exists (select 1 from clients c where c.id = o.client_id
        and case when o.channel = 'email' then c.email else c.phone end is not null))`,
}

function markAnswered(table: string) {
  const name = sql.identifier(table)
  return ({ id, station, at }: EntryChange) => sql`update ${name} set answered_at = ${at.toISOString()}::timestamptz
    where id = ${id} and station = ${station} and answered_at is null`
}

/** Decides the dispute of a fine or a damage; the client reads the reason. */
function decideDispute(id: number, station: string, status: 'dispute_kept' | 'cancelled', reason: string): SQL {
  const note = sql`jsonb_build_object('ru', ${reason}::text, 'en', '', 'zh-CN', '')`
  return sql`with about as (select * from disputes where id = ${id} and station = ${station}),
    fine as (update fines f set status = ${status}, note = ${note} from about
      where f.id = about.fine_id and f.status = 'disputed' returning f.id),
    damage as (update damages g set status = ${status}, note = ${note} from about
      where g.id = about.damage_id and g.status = 'disputed' returning g.id)
    select id from fine union all select id from damage`
}
