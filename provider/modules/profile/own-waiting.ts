import { and, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { clients } from '@/provider/db/schema/clients'
import { waitlistEntries } from '@/provider/db/schema/waitlist'

/** Entries of the waitlist that are exported and erased with a client: of the session, and of the confirmed e-mail. */
export function isOwnWaiting(clientId: number): SQL | undefined {
  const confirmed = new QueryBuilder()
    .select({ email: sql`lower(${clients.email})` })
    .from(clients)
    .where(and(eq(clients.id, clientId), isNotNull(clients.emailConfirmedAt)))
  return or(eq(waitlistEntries.clientId, clientId), inArray(waitlistEntries.email, confirmed))
}
