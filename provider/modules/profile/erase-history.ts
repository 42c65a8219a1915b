import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import { waitlistEntries } from '@/provider/db/schema/waitlist'
import { erasePersonalData } from '@/provider/records/erasure/erase-personal-data'
import { isOwnWaiting } from './own-waiting'

type ErasedClient = { id: number; phone: string; email: string | null; at: Date }

/**
 * Erases a client from what he did. Bookings with their changes, orders, callbacks, messages and requests are retained for
 * the books without a name; the key of a booking's secret link changes, so that the link opens nothing. Consents stay as
 * proof.
 */
export async function eraseHistory(tx: Transaction, { id, phone, email, at }: ErasedClient): Promise<void> {
  // A request without a session names no client: its phone says whose it is.
  const isOwn = sql`(client_id = ${id} or (client_id is null and phone = ${phone}))`
  await erasePersonalData(tx, { id, phone, at })
  // A hold that got another driver is another client's booking now, and its change still names the first one.
  await tx.execute(sql`
    update booking_changes c set people_before = forgotten_people(people_before),
      people_after = forgotten_people(people_after)
    where ${phone} in (people_before -> 'driver' ->> 'phone', people_after -> 'driver' ->> 'phone')`)
  await tx.execute(sql`
    update callbacks set name = '—', phone = '', sp_id = null, ubtcid = null, ym_uid = null, referer = null
    where ${isOwn}`)
  await tx.execute(sql`
    update messages set name = '—', phone = '', email = '', message = '—', sp_id = null, ubtcid = null, ym_uid = null,
      referer = null
    where ${isOwn}`)
  await deleteRequestMessages(tx, isOwn)
  await eraseLongTerm(tx, isOwn, at)
  await tx.execute(sql`
    delete from outbox_kept where address in (select email from transfer_orders where ${isOwn})`)
  await tx.execute(sql`
    update transfer_orders set name = '—', phone = '', email = '', comment = '', sign = '', flight = '',
      from_address = '', to_address = '', sp_id = null, ubtcid = null, ym_uid = null, referer = null
    where ${isOwn}`)
  // Also those of his confirmed e-mail.
  await tx.delete(waitlistEntries).where(isOwnWaiting(id))
  await tx.execute(sql`update disputes set text = '—' where client_id = ${id}`)
  for (const table of ['drivers', 'name_requests', 'notice_choices', 'second_factors']) {
    await tx.execute(sql`delete from ${sql.identifier(table)} where client_id = ${id}`)
  }
  await tx.execute(sql`update sessions set device = null where client_id = ${id}`)
  await tx.execute(sql`
    update marketing_consents set withdrawn_at = greatest(given_at, ${at.toISOString()}::timestamptz)
    where client_id = ${id} and withdrawn_at is null`)
  await tx.execute(sql`delete from outbox_kept where address in (${phone}, ${email})`)
  // A letter to the branch names the client who requested a callback.
  const digits = phone.replace(/\D/g, '')
  await tx.execute(sql`
    delete from outbox_kept where strpos(regexp_replace(text, '\\D', '', 'g'), ${digits}) > 0`)
  await tx.execute(sql`delete from codes where phone = ${phone} or client_id = ${id}`)
}

/**
 * Deletes what waits to be sent about orders and requests: without a session it names no client, only the phone or the e-mail
 * that was typed. Other messages to that e-mail stay: it may be somebody else's.
 */
async function deleteRequestMessages(tx: Transaction, isOwn: SQL): Promise<void> {
  for (const [table, kinds] of [
    ['long_term_requests', 'long_term%'],
    ['transfer_orders', 'transfer%'],
  ] as const)
    await tx.execute(sql`
      delete from outbox using (select number, phone, email from ${sql.identifier(table)} where ${isOwn}) own
      where outbox.kind like ${kinds} and outbox.params ->> 'number' = own.number
        and outbox.address in (own.phone, own.email)`)
}

/** Requests on which the branch has not decided are cancelled with the client. */
async function eraseLongTerm(tx: Transaction, isOwn: SQL, at: Date): Promise<void> {
  await tx.execute(sql`
    with ended as (
      update long_term_requests set state = 'cancelled' where ${isOwn} and state in ('new', 'called') returning id)
    insert into long_term_request_history (request_id, state, actor, at, reason)
    select id, 'cancelled', 'client', ${at.toISOString()}::timestamptz, 'account_deleted' from ended`)
  await tx.execute(sql`
    update long_term_requests set last_name = '—', first_name = '—', phone = '', email = '', comment = '',
      company = case when company is null then null else '—' end, sp_id = null, ubtcid = null, ym_uid = null, referer = null
    where ${isOwn}`)
}
