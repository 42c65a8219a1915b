import { addSeconds } from 'date-fns'
import { and, eq, inArray, lt, lte, sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { clients } from '@/provider/db/schema/clients'
import { outbox } from '@/provider/db/schema/outbox'
import { codes } from '@/provider/db/schema/sessions'
import { confirmedEmail } from '@/provider/rules/confirmed-email'
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
        .select({
          email: clients.email,
          emailConfirmedAt: clients.emailConfirmedAt,
          language: clients.language,
          registered,
        })
        .from(clients)
        .where(eq(clients.phone, phone))
      if (!row) return null
      const { emailConfirmedAt: _at, ...addressee } = row
      return { ...addressee, email: confirmedEmail(row) }
    },

    /** Nothing more is done with it, and what it said is forgotten. A code that left counts for the breaker. */
    async end(message: WaitingMessage, state: 'sent' | 'discarded' | 'failed', at: Date): Promise<void> {
      const { id, codeId } = message
      const mine = state === 'sent' ? eq(outbox.id, id) : isStillOf(message)
      await db.transaction(async (tx) => {
        await tx
          .update(outbox)
          .set({ state, params: {}, endedAt: at })
          .where(and(mine, eq(outbox.state, 'waiting')))
        if (state === 'sent' && codeId !== null) await tx.update(codes).set({ sentAt: at }).where(eq(codes.id, codeId))
      })
    },

    async postpone(message: WaitingMessage, nextAt: Date): Promise<void> {
      await db.update(outbox).set({ nextAt }).where(isStillOf(message))
    },

    async removeEndedBefore(moment: Date): Promise<void> {
      await db.delete(outbox).where(lt(outbox.endedAt, moment))
    },
  }
}

/** Unless a worker that was held up for longer than its lease comes back: then the message is another's. */
function isStillOf({ id, attempts }: WaitingMessage) {
  return and(eq(outbox.id, id), eq(outbox.attempts, attempts))
}
