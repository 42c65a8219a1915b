import { addSeconds, subSeconds } from 'date-fns'
import { and, asc, count, desc, eq, gt, isNotNull, isNull, lte, max, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import { codeAlerts, codes } from '@/provider/db/schema/sessions'
import {
  BREAKER,
  type Budget,
  COOLDOWN_WINDOW_MS,
  cooldownSeconds,
  PREFIX_LENGTH,
  prefixOf,
  secondsUntil,
  windowStart,
} from './code-budgets'

export type Asker = { phone: string; network: string | null }

/**
 * The verdict on one more code: seconds to wait, or when the next one may be asked for after this. `isNews`: codes of the
 * prefix do not come back, and the log has not been told within the hour.
 */
export type Admission = { waitSeconds: number; isNews: boolean } | { waitSeconds: null; resendInSeconds: number }

/**
 * Whether one more code may be asked for. Askers come one after another until the transaction ends, so budgets are exact
 * over any number of providers; every question is asked of every phone, so it takes as long for all.
 */
export async function admitCode(tx: Transaction, asker: Asker, budgets: Budget[], at: Date): Promise<Admission> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('auth-codes', 0))`)
  const waits: (number | null)[] = []
  for (const budget of budgets) waits.push(await waitFor(tx, asker, budget, at))
  const { unused, wait } = await cooldown(tx, asker.phone, at)
  const probeWait = await waitForProbe(tx, asker.phone, at)
  const longest = Math.max(0, wait, probeWait, ...waits.map((seconds) => seconds ?? 0))
  if (longest > 0) return { waitSeconds: longest, isNews: probeWait > 0 && (await isNews(tx, asker.phone, at)) }
  return { waitSeconds: null, resendInSeconds: cooldownSeconds(unused) }
}

async function waitFor(tx: Transaction, asker: Asker, { by, limit, windowMs }: Budget, at: Date) {
  if (by === 'network' && asker.network === null) return null
  const [blocking] = await tx
    .select({ createdAt: codes.createdAt })
    .from(codes)
    .where(and(gt(codes.createdAt, windowStart(at, windowMs)), counted(asker)[by]))
    .orderBy(desc(codes.createdAt))
    .offset(limit - 1)
    .limit(1)
  return blocking ? secondsUntil(blocking.createdAt, windowMs, at) : null
}

function counted({ phone, network }: Asker): Record<Budget['by'], SQL | undefined> {
  return {
    phone: eq(codes.phone, phone),
    network: eq(codes.network, network ?? ''),
    prefix: hasPrefixOf(phone),
    all: undefined,
  }
}

/** Each further code of a phone waits twice as long as the one before; a used one proves the owner and does not count. */
async function cooldown(tx: Transaction, phone: string, at: Date): Promise<{ unused: number; wait: number }> {
  const [row] = await tx
    .select({ unused: count(), last: max(codes.createdAt) })
    .from(codes)
    .where(and(eq(codes.phone, phone), gt(codes.createdAt, windowStart(at, COOLDOWN_WINDOW_MS)), isNull(codes.usedAt)))
  const unused = row?.unused ?? 0
  if (unused === 0 || !row?.last) return { unused: 0, wait: 0 }
  const endsAt = row.last.getTime() + cooldownSeconds(unused - 1) * 1000
  return { unused, wait: Math.max(0, Math.ceil((endsAt - at.getTime()) / 1000)) }
}

/**
 * Seconds until the next code of a broken prefix may go out. Counted from the last one that was made, not sent: else the
 * answer to the next asker would tell whether the phone before was a client's.
 */
async function waitForProbe(tx: Transaction, phone: string, at: Date): Promise<number> {
  const broken = await isBroken(tx, phone, at)
  const [row] = await tx
    .select({ last: max(codes.createdAt) })
    .from(codes)
    .where(hasPrefixOf(phone))
  if (!broken || !row?.last) return 0
  return Math.max(0, Math.ceil((addSeconds(row.last, BREAKER.waitSeconds).getTime() - at.getTime()) / 1000))
}

/** Codes of this prefix leave and hardly any comes back: somebody earns by our messages. */
async function isBroken(tx: Transaction, phone: string, at: Date): Promise<boolean> {
  const last = await tx
    .select({ usedAt: codes.usedAt })
    .from(codes)
    .where(and(hasPrefixOf(phone), isNotNull(codes.sentAt), gt(codes.sentAt, windowStart(at, BREAKER.windowMs))))
    .orderBy(desc(codes.sentAt), asc(codes.id))
    .limit(BREAKER.sends)
  const verified = last.filter(({ usedAt }) => usedAt !== null).length
  return last.length === BREAKER.sends && verified < BREAKER.sends * BREAKER.verifiedShare
}

/** Once in `waitSeconds` for a prefix, over all providers. */
async function isNews(tx: Transaction, phone: string, at: Date): Promise<boolean> {
  const told = await tx
    .insert(codeAlerts)
    .values({ prefix: prefixOf(phone), alertedAt: at })
    .onConflictDoUpdate({
      target: codeAlerts.prefix,
      set: { alertedAt: at },
      setWhere: lte(codeAlerts.alertedAt, subSeconds(at, BREAKER.waitSeconds)),
    })
    .returning({ prefix: codeAlerts.prefix })
  return told.length > 0
}

/** The number stands in the statement as it stands in the indexes. */
function hasPrefixOf(phone: string): SQL {
  return eq(sql`left(${codes.phone}, ${sql.raw(String(PREFIX_LENGTH))})`, prefixOf(phone))
}
