import { sql } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'

type Forgotten = { id: number; phone: string; email: string | null; at: Date }

const ANNULLED = JSON.stringify({
  ru: 'Мили аннулированы: кабинет удалён',
  en: 'Miles annulled: the account was deleted',
  'zh-CN': '账户已删除，里程作废',
})

/**
 * What a client did. Bookings with their changes, calls and messages stay for the books, without a name; the key of a
 * booking's secret link changes, so it opens nothing. Consents stay as proof.
 */
export async function forgetActs(tx: Transaction, { id, phone, email, at }: Forgotten): Promise<void> {
  await tx.execute(sql`
    delete from idempotency_keys where response -> 'booking' ->> 'number' in
      (select number from bookings where client_id = ${id})`)
  await tx.execute(sql`
    update bookings set driver = forgotten_person(driver), extra_drivers = '[]', flight = '', hold_network = null,
      hold_visitor = null, confirmed_network = null, confirmed_network_until = null, key_salt = gen_random_uuid()::text
    where client_id = ${id}`)
  await tx.execute(sql`
    update booking_changes c set people_before = forgotten_people(people_before),
      people_after = forgotten_people(people_after)
    from bookings b where b.id = c.booking_id and b.client_id = ${id}`)
  await tx.execute(sql`
    update callbacks set name = '—', phone = '', sp_id = null, ubtcid = null, ym_uid = null, referer = null
    where client_id = ${id}`)
  await tx.execute(sql`
    update messages set name = '—', phone = '', email = '', message = '—', sp_id = null, ubtcid = null, ym_uid = null,
      referer = null
    where client_id = ${id}`)
  // Their bytes, and then these rows, go when this has happened.
  await tx.execute(sql`
    update files set driver_id = null, removed_at = coalesce(removed_at, ${at.toISOString()}::timestamptz)
    where client_id = ${id}`)
  await tx.execute(sql`update disputes set text = '—' where client_id = ${id}`)
  for (const table of ['drivers', 'offers', 'name_requests', 'notice_choices']) {
    await tx.execute(sql`delete from ${sql.identifier(table)} where client_id = ${id}`)
  }
  await tx.execute(sql`update sessions set device = null where client_id = ${id}`)
  await tx.execute(sql`
    update marketing_consents set withdrawn_at = greatest(given_at, ${at.toISOString()}::timestamptz)
    where client_id = ${id} and withdrawn_at is null`)
  await tx.execute(sql`delete from outbox where phone = ${phone} or client_id = ${id}`)
  await tx.execute(sql`delete from outbox_kept where address in (${phone}, ${email})`)
  await tx.execute(sql`delete from codes where phone = ${phone} or client_id = ${id}`)
}

/** The ledger is never rewritten: what is pending goes back, what is on the account is over. */
export async function forgetMiles(
  tx: Transaction,
  { clientId, station, at }: { clientId: number; station: string; at: Date },
): Promise<void> {
  const moment = sql`${at.toISOString()}::timestamptz`
  await tx.execute(sql`
    insert into mile_entries (station, client_id, from_account, to_account, miles, at, settles_id, text)
    select ${station}, client_id, 'client:pending', 'program:earned', miles, ${moment}, id, ${ANNULLED}::jsonb
    from mile_entries pending
    where client_id = ${clientId} and to_account = 'client:pending'
      and not exists (select 1 from mile_entries s where s.settles_id = pending.id)`)
  await tx.execute(sql`
    insert into mile_entries (station, client_id, from_account, to_account, miles, at, text)
    select ${station}, ${clientId}, 'client:available', 'program:expired', sum, ${moment}, ${ANNULLED}::jsonb
    from (select sum(case 'client:available' when to_account then miles when from_account then -miles else 0 end)::integer
      as sum from mile_entries where client_id = ${clientId}) account
    where sum > 0`)
}
