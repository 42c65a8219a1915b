import { subHours } from 'date-fns'
import { and, count, eq, gt, sql } from 'drizzle-orm'
import type { PartnerRequest } from '@/provider/contract/partners'
import type { Database, Transaction } from '@/provider/db/database'
import { partnerRequests } from '@/provider/db/schema/requests'
import { recordConsents } from '@/provider/records/consents/record-consents'
import { enqueueForBranch } from '@/provider/records/notifications/enqueue-branch'
import type { Tracking } from '@/provider/rules/actors'
import type { GivenConsent } from '@/provider/rules/consents/consent'
import type { Language } from '@/provider/rules/i18n/language'
import { duplicateSince } from '@/provider/rules/idempotency/duplicate-window'

const LIMIT_HOURS = 24

export type NewPartnerRequest = PartnerRequest & {
  station: string
  language: Language
  tracking: Tracking
  consents: GivenConsent[]
  /** How many requests of one phone are kept within 24 hours. */
  maxPerPhone: number
  branchEmail: string
  at: Date
}

export type PartnersRepository = ReturnType<typeof createPartnersRepository>

export function createPartnersRepository(db: Database) {
  return {
    /**
     * One row for a request and its twins, of which the branch is told once, and none for a phone that has as many as it
     * may: the phone is locked, so of two at once the second sees the first.
     */
    async keep({ consents, tracking, maxPerPhone, branchEmail, at, ...request }: NewPartnerRequest): Promise<void> {
      await db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`partners:${request.phone}`}, 0))`)
        if (await hasTwin(tx, request, at)) return
        if ((await countSince(tx, request, subHours(at, LIMIT_HOURS))) >= maxPerPhone) return
        const [row] = await tx
          .insert(partnerRequests)
          .values({ ...request, ...tracking, createdAt: at })
          .returning({ id: partnerRequests.id })
        if (!row) throw new Error('an inserted request has no id')
        await recordConsents(tx, { requestId: row.id }, consents)
        const { station, language } = request
        await enqueueForBranch(tx, 'partner_requested', { id: row.id, station, language, branchEmail, at })
      })
    },
  }
}

type Sender = { station: string; phone: string }

async function hasTwin(tx: Transaction, request: PartnerRequest & Sender, at: Date): Promise<boolean> {
  const { company, contactName, email, site, kind, city, message } = request
  const [twin] = await tx
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
  return twin !== undefined
}

async function countSince(tx: Transaction, sender: Sender, since: Date): Promise<number> {
  const [kept] = await tx.select({ rows: count() }).from(partnerRequests).where(sentSince(sender, since))
  return kept?.rows ?? 0
}

function sentSince({ station, phone }: Sender, since: Date) {
  const his = and(eq(partnerRequests.station, station), eq(partnerRequests.phone, phone))
  return and(his, gt(partnerRequests.createdAt, since))
}
