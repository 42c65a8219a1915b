import { subSeconds } from 'date-fns'
import { and, count, desc, eq, gt, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import { codeAlerts, codes } from '@/provider/db/schema/auth'
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

/** `excess` null: the code is used, void or expired. `isNewAlert`: no alert was logged within the hour. */
export type Admission = { isAdmitted: true } | { isAdmitted: false; excess: Excess | null; isNewAlert: boolean }

/**
 * Decides whether a client's code may be sent, and counts it as sent. Workers wait for one another here, so that the
 * limits are exact over any number of them.
 */
export async function admitSending(
  tx: Transaction,
  codeId: number,
  phone: string,
  limits: SendingLimits,
  at: Date,
): Promise<Admission> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('codes that leave', 0))`)
  const isUsable = and(eq(codes.id, codeId), isNull(codes.usedAt), isNull(codes.voidAt), gt(codes.expiresAt, at))
  const [code] = await tx.select({ sentAt: codes.sentAt }).from(codes).where(isUsable)
  if (!code) return { isAdmitted: false, excess: null, isNewAlert: false }
  // A worker that was killed while it sent the code has counted it.
  if (code.sentAt !== null) return { isAdmitted: true }
  const excess = excessOf(await countSendings(tx, phone, at), limits, at)
  if (excess !== null) return { isAdmitted: false, excess, isNewAlert: await recordAlert(tx, excess, phone, at) }
  const updated = await tx.update(codes).set({ sentAt: at }).where(isUsable).returning({ id: codes.id })
  return updated.length > 0 ? { isAdmitted: true } : { isAdmitted: false, excess: null, isNewAlert: false }
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

/** Records an alert; returns true once an hour for each reason and prefix, over all workers. */
async function recordAlert(tx: Transaction, excess: Excess, phone: string, at: Date): Promise<boolean> {
  const about = excess === 'day' ? excess : `${excess} ${prefixOf(phone)}`
  const recorded = await tx
    .insert(codeAlerts)
    .values({ about, alertedAt: at })
    .onConflictDoUpdate({
      target: codeAlerts.about,
      set: { alertedAt: at },
      setWhere: lte(codeAlerts.alertedAt, subSeconds(at, ALERT_SECONDS)),
    })
    .returning({ about: codeAlerts.about })
  return recorded.length > 0
}

/** The prefix length is a literal, as in the indexes. */
function hasPrefixOf(phone: string): SQL {
  return eq(sql`left(${codes.phone}, ${sql.raw(String(PREFIX_LENGTH))})`, prefixOf(phone))
}
