import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry'
import { operators } from '@/provider/db/schema/audit'
import { recordAction } from '@/provider/records/audit/record-action'
import type { Staff } from '@/provider/rules/actors'
import { hashToken, newToken } from '@/provider/security/tokens'

type Deps = { db: Database; station: string }
type Operator = typeof operators.$inferSelect

/** Lists the operators by name, those who have ended last. */
export async function listOperators({ db, station }: Deps): Promise<Operator[]> {
  return db
    .select()
    .from(operators)
    .where(eq(operators.station, station))
    .orderBy(sql`${operators.endedAt} is not null, lower(${operators.name})`)
}

/** Adds an operator. Returns the key, which is stored nowhere; null: the name was given before. */
export async function addOperator({ db, station }: Deps, name: string, staff: Staff): Promise<string | null> {
  const key = newToken()
  return retryTransaction(db, async (tx) => {
    const added = await tx
      .insert(operators)
      .values({ station, name, keyHash: hashToken(key), createdAt: staff.at })
      .onConflictDoNothing()
      .returning({ id: operators.id })
    if (added.length === 0) return null
    await recordAction(tx, staff, 'operator.add', null, { name })
    return key
  })
}

/** Gives an operator a new key; the old one ends. Returns null when none works under this name. */
export async function renewKey({ db, station }: Deps, name: string, staff: Staff): Promise<string | null> {
  const key = newToken()
  return retryTransaction(db, async (tx) => {
    const all = await lockActive(tx, station)
    const row = findByName(all, name)
    if (!row) return null
    await tx
      .update(operators)
      .set({ keyHash: hashToken(key) })
      .where(eq(operators.id, row.id))
    await recordAction(tx, staff, 'operator.renew', null, { name: row.name })
    return key
  })
}

/** Ends an operator's key. The last one stays: nobody could add the next. */
export async function endOperator(
  { db, station }: Deps,
  name: string,
  staff: Staff,
): Promise<'ended' | 'unknown' | 'last'> {
  return retryTransaction(db, async (tx) => {
    const all = await lockActive(tx, station)
    const row = findByName(all, name)
    if (!row) return 'unknown'
    if (all.length === 1) return 'last'
    await tx.update(operators).set({ endedAt: staff.at }).where(eq(operators.id, row.id))
    await recordAction(tx, staff, 'operator.end', null, { name: row.name })
    return 'ended'
  })
}

/** All rows: of two who end each other at once, one stays. */
function lockActive(tx: Transaction, station: string): Promise<Operator[]> {
  return tx
    .select()
    .from(operators)
    .where(and(eq(operators.station, station), isNull(operators.endedAt)))
    .orderBy(operators.id)
    .for('update')
}

function findByName(all: readonly Operator[], name: string): Operator | undefined {
  return all.find((one) => one.name.toLowerCase() === name.toLowerCase())
}
