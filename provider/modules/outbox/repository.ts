import { addSeconds } from 'date-fns'
import { and, eq, inArray, lt, lte, sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { clients } from '@/provider/db/schema/clients'
import { outbox } from '@/provider/db/schema/outbox'
import { codes } from '@/provider/db/schema/sessions'
import type { Language } from '@/provider/rules/language'

export type WaitingMessage = typeof outbox.$inferSelect
export type Addressee = { email: string | null; language: Language; registered: boolean }

export type OutboxRepository = ReturnType<typeof createOutboxRepository>

export function createOutboxRepository(db: Database) {
  return {
    /**
     * Messages that are due, for this worker alone as long as the lease lasts: one that was killed leaves its messages to
     * the next, so a message may arrive twice but is never lost.
     */
    async claim(most: number, leaseSeconds: number, at: Date): Promise<WaitingMessage[]> {
      const due = db
        .select({ id: outbox.id })
        .from(outbox)
        .where(and(eq(outbox.state, 'waiting'), lte(outbox.nextAt, at)))
        .orderBy(outbox.nextAt)
        .limit(most)
        .for('update', { skipLocked: true })
      return db
        .update(outbox)
        .set({ nextAt: addSeconds(at, leaseSeconds), attempts: sql`${outbox.attempts} + 1` })
        .where(inArray(outbox.id, due))
        .returning()
    },

    async findAddressee(phone: string): Promise<Addressee | null> {
      const registered = sql<boolean>`${clients.passwordHash} is not null`
      const [row] = await db
        .select({ email: clients.email, language: clients.language, registered })
        .from(clients)
        .where(eq(clients.phone, phone))
      return row ?? null
    },

    /** Nothing more is done with it, and what it said is forgotten. A code that left counts for the breaker. */
    async end({ id, codeId }: WaitingMessage, state: 'sent' | 'discarded' | 'failed', at: Date): Promise<void> {
      await db.transaction(async (tx) => {
        await tx.update(outbox).set({ state, params: {}, endedAt: at }).where(eq(outbox.id, id))
        if (state === 'sent' && codeId !== null) await tx.update(codes).set({ sentAt: at }).where(eq(codes.id, codeId))
      })
    },

    async postpone(id: number, nextAt: Date): Promise<void> {
      await db.update(outbox).set({ nextAt }).where(eq(outbox.id, id))
    },

    async removeEndedBefore(moment: Date): Promise<void> {
      await db.delete(outbox).where(lt(outbox.endedAt, moment))
    },
  }
}
