import { addSeconds } from 'date-fns'
import { and, eq, exists, inArray, isNotNull, isNull, lt, lte, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { clients } from '@/provider/db/schema/clients'
import { outbox } from '@/provider/db/schema/outbox'
import { codes } from '@/provider/db/schema/sessions'
import { readNotificationSettings } from '@/provider/records/clients/notification-settings'
import { recordNotified } from '@/provider/records/notifications/record-notified'
import { confirmedEmail } from '@/provider/rules/clients/confirmed-email'
import type { Language } from '@/provider/rules/i18n/language'
import { isNewsKind } from '@/provider/rules/notifications/branch-letter-kinds'
import type { Lane } from './delivery-lanes'
import { type Admission, admitSending } from './limit-sending'
import type { SendingLimits } from './rules/sending-limits'

/** How many messages that go to nobody end with one statement. */
const DISCARDED_AT_ONCE = 1_000

export type WaitingMessage = typeof outbox.$inferSelect
export type Addressee = { id: number; email: string | null; language: Language; registered: boolean }

export type OutboxRepository = ReturnType<typeof createOutboxRepository>

export function createOutboxRepository(db: Database) {
  return {
    /**
     * Ends what is due and goes to nobody: the phone is nobody's, or the code is over or void. However many strangers'
     * phones were asked for, clients' messages do not wait behind them.
     *
     * @returns whether there may be more of them.
     */
    async discardVain(at: Date): Promise<boolean> {
      const { rowCount } = await db
        .update(outbox)
        .set({ state: 'discarded', params: {}, address: null, endedAt: at })
        .where(inArray(outbox.id, vainOf(db, at)))
      return rowCount === DISCARDED_AT_ONCE
    },

    /**
     * Messages of a lane that are due, for this worker alone as long as the lease lasts: one that was killed leaves its
     * messages to the next, so a message may arrive twice but is never lost.
     */
    async claim(lane: Lane, most: number, leaseSeconds: number, at: Date): Promise<WaitingMessage[]> {
      const due = db
        .select({ id: outbox.id })
        .from(outbox)
        .where(and(isDue(at), IN_LANE[lane]))
        .orderBy(outbox.nextAt, outbox.id)
        .limit(most)
        .for('update', { skipLocked: true })
      return db
        .update(outbox)
        .set({ nextAt: addSeconds(at, leaseSeconds), attempts: sql`${outbox.attempts} + 1` })
        .where(inArray(outbox.id, due))
        .returning()
    },

    /** Counts the code as one that left, unless the branch has sent too many or it opens nothing. */
    admit: (codeId: number, phone: string, limits: SendingLimits, at: Date): Promise<Admission> =>
      db.transaction((tx) => admitSending(tx, codeId, phone, limits, at)),

    async findAddressee(phone: string): Promise<Addressee | null> {
      const registered = sql<boolean>`${clients.passwordHash} is not null`
      const [row] = await db
        .select({
          id: clients.id,
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

    noticesOf: (clientId: number) => readNotificationSettings(db, clientId),

    /**
     * Nothing more is done with it, and what it said is forgotten; the debt that it told of counts as told. One that was
     * given up keeps the numbers that name no person, so that the branch may send it once more.
     */
    async end(message: WaitingMessage, state: 'sent' | 'discarded' | 'failed', at: Date): Promise<void> {
      const mine = state === 'sent' ? eq(outbox.id, message.id) : isStillOf(message)
      const isKept = state === 'failed' && (isNewsKind(message.kind) || message.channel === 'webhook')
      const params = isKept ? message.params : {}
      await db.transaction(async (tx) => {
        if (state === 'sent') await recordNotified(tx, message, at)
        await tx
          .update(outbox)
          .set({ state, params, address: null, endedAt: at })
          .where(and(mine, eq(outbox.state, 'waiting')))
      })
    },

    /** The gateway did not take the code: it counts for nothing. */
    async takeBack(message: WaitingMessage): Promise<void> {
      if (message.codeId === null) return
      const mine = db.select({ id: outbox.id }).from(outbox).where(isStillOf(message))
      await db
        .update(codes)
        .set({ sentAt: null })
        .where(and(eq(codes.id, message.codeId), exists(mine)))
    },

    async postpone(message: WaitingMessage, nextAt: Date): Promise<void> {
      await db.update(outbox).set({ nextAt }).where(isStillOf(message))
    },

    async removeEndedBefore(moment: Date): Promise<void> {
      await db.delete(outbox).where(lt(outbox.endedAt, moment))
    },
  }
}

const IN_LANE: Record<Lane, SQL | undefined> = {
  codes: and(eq(outbox.channel, 'sms'), isNotNull(outbox.codeId)),
  sms: and(eq(outbox.channel, 'sms'), isNull(outbox.codeId)),
  email: eq(outbox.channel, 'email'),
  webhook: eq(outbox.channel, 'webhook'),
}

function vainOf(db: Database, at: Date) {
  const owner = db.select({ id: clients.id }).from(clients).where(eq(clients.phone, outbox.phone))
  const voided = db
    .select({ id: codes.id })
    .from(codes)
    .where(and(eq(codes.id, outbox.codeId), isNotNull(codes.voidAt)))
  return db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isDue(at), or(lte(outbox.expiresAt, at), and(isNull(outbox.address), notExists(owner)), exists(voided))))
    .limit(DISCARDED_AT_ONCE)
    .for('update', { skipLocked: true })
}

function isDue(at: Date): SQL | undefined {
  return and(eq(outbox.state, 'waiting'), lte(outbox.nextAt, at))
}

/** Unless a worker that was held up for longer than its lease comes back: then the message is another's. */
function isStillOf({ id, attempts }: WaitingMessage) {
  return and(eq(outbox.id, id), eq(outbox.attempts, attempts))
}
