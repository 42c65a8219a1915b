import { and, eq, gt, sql } from 'drizzle-orm'
import type { CallbackRequest } from '@/provider/contract/callback'
import type { Database, Transaction } from '@/provider/db/database'
import { callbacks } from '@/provider/db/schema/callback'
import { personalConsents } from '@/provider/modules/consents/personal-consents'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { recordConsents } from '@/provider/records/consents/record-consents'
import { enqueueForBranch } from '@/provider/records/notifications/enqueue-branch'
import { hasRequestsLeft } from '@/provider/records/requests/daily-limit'
import {
  isOfRequester,
  lockRequester,
  type Requester,
  requireHourlyLimit,
} from '@/provider/records/requests/unproved-requests'
import type { RequestVisitor } from '@/provider/rules/actors'
import { duplicateSince } from '@/provider/rules/idempotency/duplicate-window'
import { type Referral, storedReferral } from '@/provider/rules/partners/referral'

type Deps = { db: Database; settings: Settings; secret: string; now: () => Date }
type Callback = Referral & { name: string; at: Date }

/**
 * Stores a request to be called back (specification §7) and notifies the branch. A duplicate is stored once. Of one phone
 * only as many within 24 hours as the settings allow are stored; the others get the same answer. Without a session it names no
 * client, and the branch takes only so many of them within an hour.
 *
 * @throws {FailureError} `not_found` for another branch, `consent_required`, `too_many_requests`, `unauthenticated`
 */
export async function requestCallback(
  { db, settings, secret, now }: Deps,
  request: CallbackRequest,
  visitor: RequestVisitor,
) {
  const { clientName: name, clientPhone: phone } = request
  const { language, tracking, clientId } = visitor
  const { station } = settings
  await settings.forSite(request.station, language)
  const at = now()
  const data = await settings.current()
  const consents = personalConsents(visitor, data, at)
  const callback = { name, ...storedReferral(request), at }
  await db.transaction(async (tx) => {
    const requester = { station, phone, clientId }
    await lockRequester(tx, 'callback', requester)
    if (await hasDuplicate(tx, requester, callback)) return
    const ofPerson = isOfRequester(callbacks, requester)
    if (!(await hasRequestsLeft(tx, { table: callbacks, ofPerson, max: data.maxCallbacksPerPhone }, at))) return
    await requireHourlyLimit(tx, { kind: 'callback', requester, ip: visitor.ip, secret, settings: data }, at)
    const { partner, affiliate } = callback
    const [row] = await tx
      .insert(callbacks)
      .values({ ...requester, signedIn: clientId !== null, name, partner, affiliate, ...tracking, createdAt: at })
      .returning({ id: callbacks.id })
    if (!row) throw new Error('an inserted callback has no id')
    await recordConsents(tx, { callbackId: row.id }, consents)
    await enqueueForBranch(tx, 'callback_requested', {
      id: row.id,
      station,
      language,
      branchEmail: data.main_email,
      at,
    })
  })
}

async function hasDuplicate(tx: Transaction, requester: Requester, { name, partner, affiliate, at }: Callback) {
  const [duplicate] = await tx
    .select({ id: callbacks.id })
    .from(callbacks)
    .where(
      and(
        isOfRequester(callbacks, requester),
        gt(callbacks.createdAt, duplicateSince(at)),
        eq(callbacks.name, name),
        sql`${callbacks.partner} is not distinct from ${partner}`,
        sql`${callbacks.affiliate} is not distinct from ${affiliate}`,
      ),
    )
  return duplicate !== undefined
}
