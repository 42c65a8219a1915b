import { desc, lt } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { outboxKept } from '@/provider/db/schema/outbox'

const SHOWN = 200

export type KeptMessage = Omit<typeof outboxKept.$inferSelect, 'id'>

export type KeptRepository = ReturnType<typeof createKeptRepository>

/** What the development adapters were given to send. */
export function createKeptRepository(db: Database) {
  return {
    async keep(message: KeptMessage): Promise<void> {
      await db.insert(outboxKept).values(message)
    },

    /** The newest first. */
    async list(): Promise<KeptMessage[]> {
      return db.select().from(outboxKept).orderBy(desc(outboxKept.id)).limit(SHOWN)
    },

    async removeKeptBefore(moment: Date): Promise<void> {
      await db.delete(outboxKept).where(lt(outboxKept.keptAt, moment))
    },
  }
}
