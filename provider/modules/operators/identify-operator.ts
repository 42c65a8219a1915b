import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { operators } from '@/provider/db/schema/audit'
import { hashToken } from '@/provider/security/tokens'

type Deps = { db: Database; station: string }

/** `demo`: made-up data, where a name is enough. `nobody`: no operator was added yet. */
type Identity = { operator: string } | { why: 'demo' | 'nobody' | 'no_key' | 'wrong_key' }

/** Finds out who acts: the operator with this key. */
export async function identifyOperator({ db, station }: Deps, key: string | null): Promise<Identity> {
  const active = and(eq(operators.station, station), isNull(operators.endedAt))
  if (key !== null) {
    const [row] = await db
      .select({ name: operators.name })
      .from(operators)
      .where(and(active, eq(operators.keyHash, hashToken(key))))
    return row ? { operator: row.name } : { why: 'wrong_key' }
  }
  // The mark in the database, not the environment: a variable must not open a live branch.
  const { rows: marks } = await db.execute(sql`select 1 from seeds limit 1`)
  if (marks.length > 0) return { why: 'demo' }
  return { why: (await db.$count(operators, active)) > 0 ? 'no_key' : 'nobody' }
}
