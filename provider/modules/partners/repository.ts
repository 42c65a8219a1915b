import { and, eq, gt, sql } from 'drizzle-orm'
import type { PartnerRequest } from '@/provider/contract/content'
import type { Database, Transaction } from '@/provider/db/database'
import { partnerRequests } from '@/provider/db/schema'
import type { GivenConsent } from '@/provider/modules/consents/given-consents'
import { keepConsents } from '@/provider/modules/consents/keep-repository'
import type { Language } from '@/provider/rules/language'
import { twinSince } from '@/provider/rules/second-press'
import type { Tracking } from '@/provider/visitor'

export type NewPartnerRequest = PartnerRequest & {
  station: string
  language: Language
  tracking: Tracking
  consents: GivenConsent[]
  at: Date
}

export type PartnersRepository = ReturnType<typeof createPartnersRepository>

export function createPartnersRepository(db: Database) {
  return {
    /** One row for a request and its twins: the phone is locked, so of two at once the second sees the first. */
    async keep({ consents, tracking, at, ...request }: NewPartnerRequest): Promise<void> {
      await db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`partners:${request.phone}`}, 0))`)
        if (await hasTwin(tx, request, at)) return
        const [row] = await tx
          .insert(partnerRequests)
          .values({ ...request, ...tracking, createdAt: at })
          .returning({ id: partnerRequests.id })
        if (!row) throw new Error('an inserted request has no id')
        await keepConsents(tx, { requestId: row.id }, consents)
      })
    },
  }
}

async function hasTwin(tx: Transaction, request: PartnerRequest & { station: string }, at: Date) {
  const { station, phone, company, message } = request
  const [twin] = await tx
    .select({ id: partnerRequests.id })
    .from(partnerRequests)
    .where(
      and(
        eq(partnerRequests.station, station),
        eq(partnerRequests.phone, phone),
        gt(partnerRequests.createdAt, twinSince(at)),
        eq(partnerRequests.company, company),
        eq(partnerRequests.message, message),
      ),
    )
  return twin !== undefined
}
