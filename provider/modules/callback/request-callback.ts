import { subHours } from 'date-fns'
import { and, count, eq, gt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@/provider/db/database'
import { callbacks } from '@/provider/db/schema/requests'
import { lockClient } from '@/provider/records/clients/lock-client'
import { recordConsents } from '@/provider/records/consents/record-consents'
import { enqueueForBranch } from '@/provider/records/notifications/enqueue-branch'
import type { Tracking } from '@/provider/rules/actors'
import type { GivenConsent } from '@/provider/rules/consents/consent'
import type { Language } from '@/provider/rules/i18n/language'
import { duplicateSince } from '@/provider/rules/idempotency/duplicate-window'

const LIMIT_HOURS = 24

export type NewCallback = {
  station: string
  name: string
  phone: string
  partner: string | null
  affiliate: string | null
  language: Language
  tracking: Tracking
  consents: GivenConsent[]
  /** How many calls of one phone are kept within 24 hours. */
  maxPerPhone: number
  branchEmail: string
  at: Date
}

export type CallbackRepository = ReturnType<typeof createCallbackRepository>

export function createCallbackRepository(db: Database) {
  return {
    /**
     * One row for a request and its twins, of which the branch is told once, and none for a phone that has as many as it
     * may: the client is locked, so of two at once the second sees the first.
     */
    async keep(callback: NewCallback): Promise<void> {
      await db.transaction(async (tx) => {
        const { station, name, phone, language, partner, affiliate, tracking, branchEmail, at } = callback
        const { id: clientId } = await lockClient(tx, { station, phone, firstName: name, language }, at)
        if ((await hasTwin(tx, clientId, callback)) || !(await hasCallsLeft(tx, clientId, callback))) return
        const [row] = await tx
          .insert(callbacks)
          .values({ station, clientId, name, phone, partner, affiliate, ...tracking, createdAt: at })
          .returning({ id: callbacks.id })
        if (!row) throw new Error('an inserted callback has no id')
        await recordConsents(tx, { callbackId: row.id }, callback.consents)
        await enqueueForBranch(tx, 'callback_requested', { id: row.id, station, language, branchEmail, at })
      })
    },
  }
}

async function hasTwin(tx: Transaction, clientId: number, callback: NewCallback): Promise<boolean> {
  const { name, partner, affiliate, at } = callback
  const [twin] = await tx
    .select({ id: callbacks.id })
    .from(callbacks)
    .where(
      and(
        eq(callbacks.clientId, clientId),
        gt(callbacks.createdAt, duplicateSince(at)),
        eq(callbacks.name, name),
        sql`${callbacks.partner} is not distinct from ${partner}`,
        sql`${callbacks.affiliate} is not distinct from ${affiliate}`,
      ),
    )
  return twin !== undefined
}

async function hasCallsLeft(tx: Transaction, clientId: number, { maxPerPhone, at }: NewCallback): Promise<boolean> {
  const [kept] = await tx
    .select({ calls: count() })
    .from(callbacks)
    .where(and(eq(callbacks.clientId, clientId), gt(callbacks.createdAt, subHours(at, LIMIT_HOURS))))
  return (kept?.calls ?? 0) < maxPerPhone
}
