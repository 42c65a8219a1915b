import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { callbacks } from '@/provider/db/schema/callback'
import { messages } from '@/provider/db/schema/contacts'
import { partnerRequests } from '@/provider/db/schema/partners'
import type { RequestPerson } from '@/provider/modules/notifications/rules/request-rows'
import type { RequestMessageKind } from '@/provider/rules/notifications/request-texts'
import { listOpenExtensions } from './extension-request'

/** `text`: what the visitor wrote. */
type OpenRequest = Omit<RequestPerson, 'language'> & { text: string }
type Find = (db: Database, station: string, id: number) => Promise<OpenRequest[]>

const FIND: Record<RequestMessageKind, Find> = {
  callback_requested: async (db, station, id) => {
    const rows = await db
      .select()
      .from(callbacks)
      .where(isUnanswered(callbacks, station, id))
    return rows.map(({ name, phone, signedIn, partner, affiliate }) => ({
      ...{ name, phone, signedIn, text: '' },
      referral: partner ?? affiliate,
    }))
  },
  message_sent: async (db, station, id) => {
    const rows = await db
      .select()
      .from(messages)
      .where(isUnanswered(messages, station, id))
    return rows.map(({ name, phone, signedIn, email, message }) => ({ name, phone, signedIn, email, text: message }))
  },
  partner_requested: async (db, station, id) => {
    const rows = await db
      .select()
      .from(partnerRequests)
      .where(isUnanswered(partnerRequests, station, id))
    return rows.map(({ contactName, phone, signedIn, email, company, site, kind, city, message }) => ({
      ...{ name: contactName, phone, signedIn, email, company, site, city, text: message },
      partnerKind: kind,
    }))
  },
  extension_requested: listOpenExtensions,
}

/** Returns a request that waits for the branch; null when it is answered, or its client was erased. */
export async function findRequest(
  db: Database,
  kind: RequestMessageKind,
  station: string,
  id: number,
): Promise<OpenRequest | null> {
  const [request] = await FIND[kind](db, station, id)
  return request && request.phone !== '' ? request : null
}

type Table = typeof callbacks | typeof messages | typeof partnerRequests

function isUnanswered(table: Table, station: string, id: number) {
  return and(eq(table.id, id), eq(table.station, station), isNull(sql`${table}.answered_at`))
}
