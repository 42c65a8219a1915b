import { randomInt } from 'node:crypto'
import { subHours } from 'date-fns'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry'
import { longTermRequestHistory, longTermRequests } from '@/provider/db/schema/requests'
import { lockClient } from '@/provider/records/clients/lock-client'
import { recordConsents } from '@/provider/records/consents/record-consents'
import { enqueue } from '@/provider/records/notifications/enqueue'
import type { Tracking } from '@/provider/rules/actors'
import type { GivenConsent } from '@/provider/rules/consents/consent'
import type { Language } from '@/provider/rules/i18n/language'
import { duplicateSince } from '@/provider/rules/idempotency/duplicate-window'

const LIMIT_HOURS = 24

type Asked = Pick<
  typeof longTermRequests.$inferSelect,
  'carId' | 'lastName' | 'firstName' | 'email' | 'company' | 'months' | 'startOn' | 'comment'
>

export type NewLongTermRequest = Asked & {
  station: string
  phone: string
  monthKop: number
  partner: string | null
  affiliate: string | null
  language: Language
  tracking: Tracking
  consents: GivenConsent[]
  /** How many requests of one phone are kept within 24 hours. */
  maxPerPhone: number
  branchEmail: string
  /** What both letters tell; the number is added. */
  told: { branch: Record<string, string>; client: Record<string, string> }
  at: Date
}

export type LongTermRequestsRepository = ReturnType<typeof createLongTermRequestsRepository>

export function createLongTermRequestsRepository(db: Database) {
  return {
    /**
     * The request, its sender as a client, the consents and both letters, all or nothing. The client is locked, so of two
     * at once the second sees the first. The e-mail stays with the request: anybody may type a stranger's phone.
     *
     * @returns the number; of a twin the first one's. Null: this phone has asked as often as it may.
     */
    async keep(request: NewLongTermRequest): Promise<string | null> {
      return retryTransaction(db, async (tx) => {
        const { station, phone, firstName, language, maxPerPhone, at } = request
        const { id: clientId } = await lockClient(tx, { station, phone, firstName, language }, at)
        const twin = await findTwin(tx, clientId, request)
        if (twin !== null) return twin
        if ((await countSince(tx, clientId, subHours(at, LIMIT_HOURS))) >= maxPerPhone) return null
        return insert(tx, clientId, request)
      })
    },
  }
}

async function insert(tx: Transaction, clientId: number, request: NewLongTermRequest): Promise<string> {
  const { tracking, consents, maxPerPhone: _limit, branchEmail, told, at, ...row } = request
  const { station, language, email } = row
  const number = String(randomInt(100_000, 1_000_000))
  const [kept] = await tx
    .insert(longTermRequests)
    .values({ ...row, ...tracking, number, clientId, state: 'new', createdAt: at })
    .returning({ id: longTermRequests.id })
  if (!kept) throw new Error('an inserted request has no id')
  await tx.insert(longTermRequestHistory).values({ requestId: kept.id, state: 'new', actor: 'client', at })
  await recordConsents(tx, { longTermId: kept.id }, consents)
  const letter = { station, clientId, channel: 'email', at } as const
  await enqueue(tx, {
    ...letter,
    kind: 'long_term_asked',
    address: branchEmail,
    language: 'ru',
    params: { ...told.branch, number },
  })
  await enqueue(tx, {
    ...letter,
    kind: 'long_term_received',
    address: email,
    language,
    params: { ...told.client, number },
  })
  return number
}

async function findTwin(tx: Transaction, clientId: number, asked: NewLongTermRequest): Promise<string | null> {
  const { carId, lastName, firstName, email, company, months, startOn, comment, at } = asked
  const [twin] = await tx
    .select({ number: longTermRequests.number })
    .from(longTermRequests)
    .where(
      and(
        eq(longTermRequests.clientId, clientId),
        gt(longTermRequests.createdAt, duplicateSince(at)),
        eq(longTermRequests.carId, carId),
        eq(longTermRequests.lastName, lastName),
        eq(longTermRequests.firstName, firstName),
        eq(longTermRequests.email, email),
        sql`${longTermRequests.company} is not distinct from ${company}`,
        eq(longTermRequests.months, months),
        eq(longTermRequests.startOn, startOn),
        eq(longTermRequests.comment, comment),
      ),
    )
  return twin?.number ?? null
}

async function countSince(tx: Transaction, clientId: number, since: Date): Promise<number> {
  return tx.$count(
    longTermRequests,
    and(eq(longTermRequests.clientId, clientId), gt(longTermRequests.createdAt, since)),
  )
}
