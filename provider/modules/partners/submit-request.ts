import { subHours } from 'date-fns'
import { and, count, eq, gt, sql } from 'drizzle-orm'
import type { PartnerRequest } from '@/provider/contract/partners'
import type { Database, Transaction } from '@/provider/db/database'
import { partnerRequests } from '@/provider/db/schema/requests'
import { personalConsents } from '@/provider/modules/consents/personal-consents'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { recordConsents } from '@/provider/records/consents/record-consents'
import { enqueueForBranch } from '@/provider/records/notifications/enqueue-branch'
import type { Visitor } from '@/provider/rules/actors'
import { duplicateSince } from '@/provider/rules/idempotency/duplicate-window'

const LIMIT_HOURS = 24

type Deps = { db: Database; settings: Settings; now: () => Date }

/**
 * Stores the request of a person who wants to become a partner, with the consents, and notifies the branch. A duplicate is
 * stored once. Of one phone only as many within 24 hours as the settings allow are stored; the others get the same answer.
 * The phone is locked, so of two requests at once the second sees the first.
 *
 * @throws {FailureError} `consent_required`
 */
export async function submitPartnerRequest(
  { db, settings, now }: Deps,
  partnerRequest: PartnerRequest,
  visitor: Visitor,
) {
  const at = now()
  const data = await settings.current()
  const consents = personalConsents(visitor, data, at)
  const { language, tracking } = visitor
  const { station } = settings
  const request = { ...partnerRequest, station }
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`partners:${request.phone}`}, 0))`)
    if (await hasDuplicate(tx, request, at)) return
    if (!(await hasRequestsLeft(tx, request, data.maxMessagesPerPhone, at))) return
    const [row] = await tx
      .insert(partnerRequests)
      .values({ ...request, language, ...tracking, createdAt: at })
      .returning({ id: partnerRequests.id })
    if (!row) throw new Error('an inserted request has no id')
    await recordConsents(tx, { requestId: row.id }, consents)
    await enqueueForBranch(tx, 'partner_requested', { id: row.id, station, language, branchEmail: data.main_email, at })
  })
}

type PhoneOfStation = { station: string; phone: string }

async function hasDuplicate(tx: Transaction, request: PartnerRequest & PhoneOfStation, at: Date): Promise<boolean> {
  const { company, contactName, email, site, kind, city, message } = request
  const [duplicate] = await tx
    .select({ id: partnerRequests.id })
    .from(partnerRequests)
    .where(
      and(
        sentSince(request, duplicateSince(at)),
        eq(partnerRequests.company, company),
        eq(partnerRequests.contactName, contactName),
        eq(partnerRequests.email, email),
        eq(partnerRequests.site, site),
        eq(partnerRequests.kind, kind),
        eq(partnerRequests.city, city),
        eq(partnerRequests.message, message),
      ),
    )
  return duplicate !== undefined
}

/** Returns whether the phone has requests left within the hours of the limit. */
async function hasRequestsLeft(
  tx: Transaction,
  request: PhoneOfStation,
  maxPerPhone: number,
  at: Date,
): Promise<boolean> {
  const since = subHours(at, LIMIT_HOURS)
  const [stored] = await tx.select({ rows: count() }).from(partnerRequests).where(sentSince(request, since))
  return (stored?.rows ?? 0) < maxPerPhone
}

function sentSince({ station, phone }: PhoneOfStation, since: Date) {
  const ofPhone = and(eq(partnerRequests.station, station), eq(partnerRequests.phone, phone))
  return and(ofPhone, gt(partnerRequests.createdAt, since))
}
