import { and, eq, gt } from 'drizzle-orm'
import type { PartnerRequest } from '@/provider/contract/partners'
import type { Database, Transaction } from '@/provider/db/database'
import { partnerRequests } from '@/provider/db/schema/partners'
import { personalConsents } from '@/provider/modules/consents/personal-consents'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { recordConsents } from '@/provider/records/consents/record-consents'
import { enqueueForBranch } from '@/provider/records/notifications/enqueue-branch'
import { hasRequestsLeft } from '@/provider/records/requests/daily-limit'
import { lockRequester, requireHourlyLimit } from '@/provider/records/requests/unproved-requests'
import type { RequestVisitor } from '@/provider/rules/actors'
import { duplicateSince } from '@/provider/rules/idempotency/duplicate-window'

type Deps = { db: Database; settings: Settings; secret: string; now: () => Date }

/**
 * Stores the request of a person who wants to become a partner, with the consents, and notifies the branch. A duplicate is
 * stored once. Of one phone only as many within 24 hours as the settings allow are stored; the others get the same answer.
 * Without a session the branch takes only so many of them within an hour.
 *
 * @throws {FailureError} `consent_required`, `too_many_requests`, `unauthenticated`
 */
export async function submitPartnerRequest(
  { db, settings, secret, now }: Deps,
  partnerRequest: PartnerRequest,
  visitor: RequestVisitor,
) {
  const at = now()
  const data = await settings.current()
  const consents = personalConsents(visitor, data, at)
  const { language, tracking, clientId } = visitor
  const { station } = settings
  const request = { ...partnerRequest, station, signedIn: clientId !== null }
  await db.transaction(async (tx) => {
    const requester = { station, phone: request.phone, clientId }
    await lockRequester(tx, 'partner', requester)
    if (await hasDuplicate(tx, request, at)) return
    const limit = { table: partnerRequests, ofPerson: isOfPerson(request), max: data.maxMessagesPerPhone }
    if (!(await hasRequestsLeft(tx, limit, at))) return
    await requireHourlyLimit(tx, { kind: 'partner', requester, ip: visitor.ip, secret, settings: data }, at)
    const [row] = await tx
      .insert(partnerRequests)
      .values({ ...request, language, ...tracking, createdAt: at })
      .returning({ id: partnerRequests.id })
    if (!row) throw new Error('an inserted request has no id')
    await recordConsents(tx, { requestId: row.id }, consents)
    await enqueueForBranch(tx, 'partner_requested', { id: row.id, station, language, branchEmail: data.main_email, at })
  })
}

type Requester = { station: string; phone: string; signedIn: boolean }

async function hasDuplicate(tx: Transaction, request: PartnerRequest & Requester, at: Date): Promise<boolean> {
  const { company, contactName, email, site, kind, city, message } = request
  const [duplicate] = await tx
    .select({ id: partnerRequests.id })
    .from(partnerRequests)
    .where(
      and(
        and(isOfPerson(request), gt(partnerRequests.createdAt, duplicateSince(at))),
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

function isOfPerson({ station, phone, signedIn }: Requester) {
  const isOfPhone = and(eq(partnerRequests.station, station), eq(partnerRequests.phone, phone))
  return and(isOfPhone, eq(partnerRequests.signedIn, signedIn))
}
