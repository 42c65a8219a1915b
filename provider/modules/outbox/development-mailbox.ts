import { asc, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { outboxKept, outboxKeptFiles } from '@/provider/db/schema/outbox'
import type { Attachment } from './transport'

const SHOWN = 200

type KeptRow = Omit<typeof outboxKept.$inferSelect, 'id'>
type KeptFile = Pick<typeof outboxKeptFiles.$inferSelect, 'id' | 'filename'> & { bytes: number }

export type KeptMessage = KeptRow & { files: KeptFile[] }

export type KeptRepository = ReturnType<typeof createKeptRepository>

/** What the development adapters were given to send. */
export function createKeptRepository(db: Database) {
  return {
    async keep(message: KeptRow, attachments: readonly Attachment[] = []): Promise<void> {
      await db.transaction(async (tx) => {
        const [row] = await tx.insert(outboxKept).values(message).returning({ id: outboxKept.id })
        if (!row) throw new Error('an inserted message has no id')
        if (attachments.length === 0) return
        await tx.insert(outboxKeptFiles).values(attachments.map((file) => ({ keptId: row.id, ...file })))
      })
    },

    /** The newest first, with what went along. */
    async list(): Promise<KeptMessage[]> {
      const messages = await db.select().from(outboxKept).orderBy(desc(outboxKept.id)).limit(SHOWN)
      const ids = messages.map(({ id }) => id)
      const { id, keptId, filename, content } = outboxKeptFiles
      const files = await db
        .select({ id, keptId, filename, bytes: sql<number>`length(${content})` })
        .from(outboxKeptFiles)
        .where(inArray(keptId, ids))
        .orderBy(asc(id))
      return messages.map(({ id: own, ...message }) => ({
        ...message,
        files: files.filter((file) => file.keptId === own),
      }))
    },

    async findFile(id: number): Promise<Attachment | null> {
      const { filename, contentType, content } = outboxKeptFiles
      const [file] = await db
        .select({ filename, contentType, content })
        .from(outboxKeptFiles)
        .where(eq(outboxKeptFiles.id, id))
      return file ?? null
    },

    async removeKeptBefore(moment: Date): Promise<void> {
      await db.delete(outboxKept).where(lt(outboxKept.keptAt, moment))
    },
  }
}
