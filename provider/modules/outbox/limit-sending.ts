import { and, count, desc, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import { codes } from '@/provider/db/schema/auth'
import { recordAlert } from './record-alert'
import {
  ALERT_SECONDS,
  alertOf,
  BREAKER,
  type CodeExcess,
  dayBefore,
  excessOf,
  PREFIX_LENGTH,
  prefixOf,
  type SendingLimits,
  type Sendings,
} from './rules/sending-limits'

/** `excess` null: the code is used, void or expired. `alerts`: for the log, none of them within the hour before. */
export type CodeAdmission = { isAdmitted: true } | { isAdmitted: false; excess: CodeExcess | null; alerts: string[] }

const UNUSABLE: CodeAdmission = { isAdmitted: false, excess: null, alerts: [] }

/** Decides whether a client's code may be sent, and counts it as sent. The caller holds the lock of all SMS. */
export async function admitCode(
  tx: Transaction,
  codeId: number,
  phone: string,
  limits: SendingLimits,
  at: Date,
): Promise<CodeAdmission> {
  const isUsable = and(eq(codes.id, codeId), isNull(codes.usedAt), isNull(codes.voidAt), gt(codes.expiresAt, at))
  const [code] = await tx.select({ sentAt: codes.sentAt }).from(codes).where(isUsable)
  if (!code) return UNUSABLE
  // A worker that was killed while it sent the code has counted it.
  if (code.sentAt !== null) return { isAdmitted: true }
  const excess = excessOf(await countSendings(tx, phone, at), limits, at)
  if (excess !== null) {
    const about = excess === 'codes_day' ? excess : `${excess} ${prefixOf(phone)}`
    const isNew = await recordAlert(tx, about, ALERT_SECONDS, at)
    return { isAdmitted: false, excess, alerts: isNew ? [alertOf(excess, phone)] : [] }
  }
  const updated = await tx.update(codes).set({ sentAt: at }).where(isUsable).returning({ id: codes.id })
  return updated.length > 0 ? { isAdmitted: true } : UNUSABLE
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

/** The prefix length is a literal, as in the indexes. */
function hasPrefixOf(phone: string): SQL {
  return eq(sql`left(${codes.phone}, ${sql.raw(String(PREFIX_LENGTH))})`, prefixOf(phone))
}
