import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { callbacks, messages, partnerRequests } from '@/provider/db/schema/requests'
import type { RequestPerson } from '@/provider/modules/notifications/rules/request-rows'
import type { RequestMessageKind } from '@/provider/rules/notifications/request-texts'

/** `text`: what he wrote. */
type Asked = Omit<RequestPerson, 'language'> & { text: string }

export type FindRequest = ReturnType<typeof createFindRequest>

/** Who waits for the branch. @returns null: somebody answered already, or he was forgotten. */
export function createFindRequest(db: Database) {
  const find: Record<RequestMessageKind, (station: string, id: number) => Promise<Asked[]>> = {
    callback_requested: async (station, id) => {
      const rows = await db
        .select()
        .from(callbacks)
        .where(waiting(callbacks, station, id))
      return rows.map(({ name, phone, partner, affiliate }) => ({
        ...{ name, phone, text: '' },
        referral: partner ?? affiliate,
      }))
    },
    message_sent: async (station, id) => {
      const rows = await db
        .select()
        .from(messages)
        .where(waiting(messages, station, id))
      return rows.map(({ name, phone, email, message }) => ({ name, phone, email, text: message }))
    },
    partner_requested: async (station, id) => {
      const rows = await db
        .select()
        .from(partnerRequests)
        .where(waiting(partnerRequests, station, id))
      return rows.map(({ contactName, phone, email, company, site, kind, city, message }) => ({
        ...{ name: contactName, phone, email, company, site, city, text: message },
        partnerKind: kind,
      }))
    },
  }

  return async (kind: RequestMessageKind, station: string, id: number): Promise<Asked | null> => {
    const [asked] = await find[kind](station, id)
    return asked && asked.phone !== '' ? asked : null
  }
}

type Table = typeof callbacks | typeof messages | typeof partnerRequests

function waiting(table: Table, station: string, id: number) {
  return and(eq(table.id, id), eq(table.station, station), isNull(sql`${table}.answered_at`))
}
