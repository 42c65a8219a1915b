import { subSeconds } from 'date-fns'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Consent } from '@/provider/contract/bookings'
import type { PartnerRequest } from '@/provider/contract/content'
import type { Database, Transaction } from '@/provider/db/database'
import { partnerRequestConsents, partnerRequests } from '@/provider/db/schema'
import type { Language } from '@/provider/rules/language'

/** The same request again within this time is a second press of the button. */
const TWIN_SECONDS = 60

export type NewPartnerRequest = PartnerRequest & {
  station: string
  language: Language
  consents: (Consent & { givenAt: Date; ip: string | null })[]
  at: Date
}

export type PartnersRepository = ReturnType<typeof createPartnersRepository>

export function createPartnersRepository(db: Database) {
  return {
    /** One row for a request and its twins: the phone is locked, so of two at once the second sees the first. */
    async keep({ consents, at, ...request }: NewPartnerRequest): Promise<void> {
      await db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`partners:${request.phone}`}, 0))`)
        if (await hasTwin(tx, request, at)) return
        const [row] = await tx
          .insert(partnerRequests)
          .values({ ...request, createdAt: at })
          .returning({ id: partnerRequests.id })
        if (!row) throw new Error('an inserted request has no id')
        await tx
          .insert(partnerRequestConsents)
          .values(consents.map((consent) => ({ ...consent, requestId: row.id })))
          .onConflictDoNothing()
      })
    },
  }
}

async function hasTwin(tx: Transaction, request: Omit<NewPartnerRequest, 'consents' | 'at'>, at: Date) {
  const { station, phone, company, message } = request
  const [twin] = await tx
    .select({ id: partnerRequests.id })
    .from(partnerRequests)
    .where(
      and(
        eq(partnerRequests.station, station),
        eq(partnerRequests.phone, phone),
        gt(partnerRequests.createdAt, subSeconds(at, TWIN_SECONDS)),
        eq(partnerRequests.company, company),
        eq(partnerRequests.message, message),
      ),
    )
  return twin !== undefined
}
