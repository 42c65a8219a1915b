import { and, eq, gt, sql } from 'drizzle-orm'
import type { CallbackRequest } from '@/provider/contract/callback'
import type { Database, Transaction } from '@/provider/db/database'
import { callbacks } from '@/provider/db/schema/callback'
import { personalConsents } from '@/provider/modules/consents/personal-consents'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { lockClient } from '@/provider/records/clients/lock-client'
import { recordConsents } from '@/provider/records/consents/record-consents'
import { enqueueForBranch } from '@/provider/records/notifications/enqueue-branch'
import { hasRequestsLeft } from '@/provider/records/requests/daily-limit'
import type { Visitor } from '@/provider/rules/actors'
import { duplicateSince } from '@/provider/rules/idempotency/duplicate-window'
import { type Referral, storedReferral } from '@/provider/rules/partners/referral'

type Deps = { db: Database; settings: Settings; now: () => Date }
type Callback = Referral & { name: string; at: Date }

/**
 * Stores a request to be called back (specification §7) and notifies the branch. A duplicate is stored once. Of one phone
 * only as many within 24 hours as the settings allow are stored; the others get the same answer. The client is locked, so
 * of two requests at once the second sees the first.
 *
 * @throws {FailureError} `not_found` for another branch, `consent_required`
 */
export async function requestCallback({ db, settings, now }: Deps, request: CallbackRequest, visitor: Visitor) {
  const { clientName: name, clientPhone: phone } = request
  const { language, tracking } = visitor
  const { station } = settings
  await settings.forSite(request.station, language)
  const at = now()
  const data = await settings.current()
  const consents = personalConsents(visitor, data, at)
  const callback = { name, ...storedReferral(request), at }
  await db.transaction(async (tx) => {
    const { id: clientId } = await lockClient(tx, { station, phone, firstName: name, language }, at)
    if (await hasDuplicate(tx, clientId, callback)) return
    const limit = { table: callbacks, ofPerson: eq(callbacks.clientId, clientId), max: data.maxCallbacksPerPhone }
    if (!(await hasRequestsLeft(tx, limit, at))) return
    const { partner, affiliate } = callback
    const [row] = await tx
      .insert(callbacks)
      .values({ station, clientId, name, phone, partner, affiliate, ...tracking, createdAt: at })
      .returning({ id: callbacks.id })
    if (!row) throw new Error('an inserted callback has no id')
    await recordConsents(tx, { callbackId: row.id }, consents)
    const branchEmail = data.main_email
    await enqueueForBranch(tx, 'callback_requested', { id: row.id, station, language, branchEmail, at })
  })
}

async function hasDuplicate(tx: Transaction, clientId: number, { name, partner, affiliate, at }: Callback) {
  const [duplicate] = await tx
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
  return duplicate !== undefined
}
