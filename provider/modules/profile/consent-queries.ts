import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { marketingConsents } from '@/provider/db/schema/consents'
import { isOwnWaiting } from './own-waiting'

export type ClientConsent = { document: string; version: string; givenAt: Date; withdrawnAt: Date | null }

/** Returns the condition that a consent to advertising is the client's and not withdrawn. */
export function isMarketingConsentOf(clientId: number) {
  return and(eq(marketingConsents.clientId, clientId), isNull(marketingConsents.withdrawnAt))
}

/** Lists all documents that the client agreed to, in any of his requests, and since when; the newest first. */
export async function listClientConsents(db: Database, clientId: number): Promise<ClientConsent[]> {
  const { rows } = await db.execute<{
    document: string
    version: string
    givenAt: string
    withdrawnAt: string | null
  }>(sql`
    select document, version, min(given_at)::text as "givenAt", withdrawn_at::text as "withdrawnAt" from (
      select document, version, given_at, null::timestamptz as withdrawn_at from client_consents
        where client_id = ${clientId}
      union all
      select 'marketing', version::text, given_at, withdrawn_at from marketing_consents where client_id = ${clientId}
      union all
      select document, version, given_at, null from driver_consents where client_id = ${clientId}
      union all
      select c.document, c.version, c.given_at, null from consents c
        join bookings b on b.id = c.booking_id where b.client_id = ${clientId}
      union all
      select c.document, c.version, c.given_at, null from consents c
        join callbacks k on k.id = c.callback_id where k.client_id = ${clientId}
      union all
      select c.document, c.version, c.given_at, null from message_consents c
        join messages m on m.id = c.message_id where m.client_id = ${clientId}
      union all
      select c.document, c.version, c.given_at, null from long_term_request_consents c
        join long_term_requests r on r.id = c.request_id where r.client_id = ${clientId}
      union all
      select c.document, c.version, c.given_at, null from transfer_order_consents c
        join transfer_orders o on o.id = c.order_id where o.client_id = ${clientId}
      union all
      select c.document, c.version, c.given_at, null from waitlist_consents c
        join waitlist_entries on waitlist_entries.id = c.entry_id where ${isOwnWaiting(clientId)}) given
    group by document, version, withdrawn_at
    order by min(given_at) desc, document`)
  return rows.map(({ givenAt, withdrawnAt, ...row }) => ({
    ...row,
    givenAt: new Date(givenAt),
    withdrawnAt: withdrawnAt === null ? null : new Date(withdrawnAt),
  }))
}
