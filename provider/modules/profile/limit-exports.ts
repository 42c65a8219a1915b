import { addMinutes, subDays, subYears } from 'date-fns'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { clientExports } from '@/provider/db/schema/profile'
import { lockClientById } from '@/provider/records/clients/lock-client'

/** Exports of one client within a day. */
const A_DAY = 5
/** An export that was cut off with its provider ends then. */
const STALE_MINUTES = 10
const KEPT_YEARS = 1

export type Admission = { id: number } | 'running' | 'too_many'

export type ExportCounts = ReturnType<typeof createExportCounts>

export function createExportCounts(db: Database) {
  return {
    /** One at a time for a client, and so many a day: the client is locked, so of two at once the second sees the first. */
    async begin(clientId: number, at: Date): Promise<Admission> {
      const ofClient = eq(clientExports.clientId, clientId)
      return db.transaction(async (tx) => {
        await lockClientById(tx, clientId)
        const running = and(ofClient, isNull(clientExports.endedAt))
        const stale = lt(clientExports.beganAt, addMinutes(at, -STALE_MINUTES))
        await tx.update(clientExports).set({ endedAt: at }).where(and(running, stale))
        if ((await tx.$count(clientExports, running)) > 0) return 'running'
        if ((await tx.$count(clientExports, and(ofClient, gt(clientExports.beganAt, subDays(at, 1))))) >= A_DAY) {
          return 'too_many'
        }
        const [row] = await tx
          .insert(clientExports)
          .values({ clientId, beganAt: at })
          .returning({ id: clientExports.id })
        if (!row) throw new Error('an inserted export has no id')
        return row
      })
    },

    async removeOld(at: Date): Promise<void> {
      await db.delete(clientExports).where(lt(clientExports.beganAt, subYears(at, KEPT_YEARS)))
    },

    async end(id: number, at: Date): Promise<void> {
      await db.update(clientExports).set({ endedAt: at }).where(eq(clientExports.id, id))
    },
  }
}
