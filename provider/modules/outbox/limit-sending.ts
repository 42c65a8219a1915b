import { subSeconds } from 'date-fns'
import { and, count, desc, eq, gt, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import { codeAlerts, codes } from '@/provider/db/schema/sessions'
import {
  ALERT_SECONDS,
  BREAKER,
  dayBefore,
  type Excess,
  excessOf,
  PREFIX_LENGTH,
  prefixOf,
  type SendingLimits,
  type Sendings,
} from './rules/sending-limits'

/** `excess` null: the code opens nothing any more. `isNews`: the log has not been told within the hour. */
export type Admission = { mayLeave: true } | { mayLeave: false; excess: Excess | null; isNews: boolean }

/**
 * Whether a client's code may leave; then it counts as one that left. Only the workers come one after another here, so
 * budgets are exact over any number of them.
 */
export async function admitSending(
  tx: Transaction,
  codeId: number,
  phone: string,
  limits: SendingLimits,
  at: Date,
): Promise<Admission> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('codes that leave', 0))`)
  const opens = and(eq(codes.id, codeId), isNull(codes.usedAt), isNull(codes.voidAt), gt(codes.expiresAt, at))
  const [code] = await tx.select({ sentAt: codes.sentAt }).from(codes).where(opens)
  if (!code) return { mayLeave: false, excess: null, isNews: false }
  // A worker that was killed at the gateway counted it already.
  if (code.sentAt !== null) return { mayLeave: true }
  const excess = excessOf(await countSendings(tx, phone, at), limits, at)
  if (excess !== null) return { mayLeave: false, excess, isNews: await isNews(tx, excess, phone, at) }
  const counted = await tx.update(codes).set({ sentAt: at }).where(opens).returning({ id: codes.id })
  return counted.length > 0 ? { mayLeave: true } : { mayLeave: false, excess: null, isNews: false }
}

async function countSendings(tx: Transaction, phone: string, at: Date): Promise<Sendings> {
  const ofDay = and(isNotNull(codes.sentAt), gt(codes.sentAt, dayBefore(at)))
  const ofPrefix = and(hasPrefixOf(phone), ofDay)
  const newest = tx
    .select({ sentAt: codes.sentAt, usedAt: codes.usedAt })
    .from(codes)
    .where(ofPrefix)
    .orderBy(desc(codes.sentAt), codes.id)
    .limit(BREAKER.sends)
    .as('newest')
  const [last] = await tx
    .select({
      sent: count(),
      used: count(newest.usedAt),
      at: sql<Date | null>`max(${newest.sentAt})`.mapWith(codes.sentAt),
    })
    .from(newest)
  return {
    ofAll: await tx.$count(codes, ofDay),
    ofPrefix: await tx.$count(codes, ofPrefix),
    last: last ?? { sent: 0, used: 0, at: null },
  }
}

/** Once an hour for each reason and prefix, over all workers. */
async function isNews(tx: Transaction, excess: Excess, phone: string, at: Date): Promise<boolean> {
  const about = excess === 'day' ? excess : `${excess} ${prefixOf(phone)}`
  const told = await tx
    .insert(codeAlerts)
    .values({ about, alertedAt: at })
    .onConflictDoUpdate({
      target: codeAlerts.about,
      set: { alertedAt: at },
      setWhere: lte(codeAlerts.alertedAt, subSeconds(at, ALERT_SECONDS)),
    })
    .returning({ about: codeAlerts.about })
  return told.length > 0
}

/** The number stands in the statement as it stands in the indexes. */
function hasPrefixOf(phone: string): SQL {
  return eq(sql`left(${codes.phone}, ${sql.raw(String(PREFIX_LENGTH))})`, prefixOf(phone))
}
