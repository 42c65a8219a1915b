import { subMilliseconds } from 'date-fns'
import { and, desc, eq, gt, or, sql } from 'drizzle-orm'
import type { CodePurpose } from '@/provider/contract/rules/auth/codes'
import type { Transaction } from '@/provider/db/database'
import { codes } from '@/provider/db/schema/auth'
import {
  type Admission,
  admissionOf,
  type CodePool,
  type CodeRequester,
  foreignCodeWait,
  NETWORK_WINDOW_MS,
  PHONE_WINDOW_MS,
  poolOf,
  type RecentCode,
} from './code-budgets'
import { isRecognisedBrowser } from './recognised-browser'

/**
 * Decides whether one more code may be made. Requests for the same phone or from the same network wait for one another
 * until the transaction ends, so that budgets are exact over any number of providers.
 *
 * @param deviceHash of the token that the browser says it got at an earlier login; null: it has none
 */
export async function admitCode(
  tx: Transaction,
  requester: CodeRequester & { pool: CodePool },
  deviceHash: string | null,
  at: Date,
): Promise<Admission> {
  await lockRequester(tx, requester)
  const recentCodes = await listRecentCodes(tx, requester, at)
  const isRecognised = deviceHash !== null && (await isRecognisedBrowser(tx, requester.phone, deviceHash))
  return admissionOf(recentCodes, requester, isRecognised, at)
}

/**
 * Decides the same for a code to a phone or an e-mail that is not the client's yet. Such codes have a budget of the client,
 * or he could write to any number of strangers. The client must be locked.
 *
 * @returns seconds to wait, or null when it may be made
 */
export async function admitForeignCode(
  tx: Transaction,
  clientId: number,
  purpose: CodePurpose,
  at: Date,
): Promise<number | null> {
  const rows = await tx
    .select({ createdAt: codes.createdAt })
    .from(codes)
    .where(
      and(
        eq(codes.clientId, clientId),
        eq(codes.purpose, purpose),
        gt(codes.createdAt, subMilliseconds(at, PHONE_WINDOW_MS)),
      ),
    )
    .orderBy(desc(codes.createdAt))
  return foreignCodeWait(
    rows.map(({ createdAt }) => createdAt),
    at,
  )
}

/** Every request locks in this order, and each kind has hashes of its own, so no two wait for each other. */
async function lockRequester(tx: Transaction, { phone, network, wideNetwork }: CodeRequester): Promise<void> {
  const locks = Object.entries({ phone, network, wideNetwork }).flatMap(([kind, key]) =>
    key === null ? [] : [sql`pg_advisory_xact_lock(hashtext(${`codes of ${kind}`}), hashtext(${key}))`],
  )
  await tx.execute(sql`select ${sql.join(locks, sql`, `)}`)
}

/** Reads few rows: as many as the budgets allow. */
async function listRecentCodes(
  tx: Transaction,
  { phone, network, wideNetwork }: CodeRequester,
  at: Date,
): Promise<RecentCode[]> {
  const recent = gt(codes.createdAt, subMilliseconds(at, NETWORK_WINDOW_MS))
  const rows = await tx
    .select({
      phone: codes.phone,
      network: codes.network,
      wideNetwork: codes.wideNetwork,
      createdAt: codes.createdAt,
      usedAt: codes.usedAt,
      reserved: codes.reserved,
      clientId: codes.clientId,
      purpose: codes.purpose,
      channel: codes.channel,
    })
    .from(codes)
    .where(
      or(
        and(eq(codes.phone, phone), gt(codes.createdAt, subMilliseconds(at, PHONE_WINDOW_MS))),
        network === null ? undefined : and(eq(codes.network, network), recent),
        wideNetwork === null ? undefined : and(eq(codes.wideNetwork, wideNetwork), recent),
      ),
    )
    .orderBy(desc(codes.createdAt))
  return rows.map((row) => ({ ...row, pool: poolOf(row) }))
}
