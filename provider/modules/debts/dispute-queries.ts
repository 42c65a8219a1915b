import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { disputes } from '@/provider/db/schema/debts'
import { files } from '@/provider/db/schema/files'
import type { DebtKind } from '@/provider/records/debts/reduce-debt'

type DisputeRow = typeof disputes.$inferSelect & { files: (typeof files.$inferSelect)[] }

/** Returns the client's disputes with their files, by the id of the fine or damage. */
export async function listDisputes(db: Database, clientId: number, kind: DebtKind): Promise<Map<number, DisputeRow>> {
  const debtId = kind === 'fine' ? disputes.fineId : disputes.damageId
  const rows = await db
    .select()
    .from(disputes)
    .where(and(eq(disputes.clientId, clientId), isNotNull(debtId)))
  const evidence = await listFiles(
    db,
    rows.map(({ id }) => id),
  )
  return new Map(
    rows.map((row) => [
      (kind === 'fine' ? row.fineId : row.damageId) ?? 0,
      { ...row, files: evidence.filter(({ disputeId }) => disputeId === row.id) },
    ]),
  )
}

async function listFiles(db: Database, disputeIds: number[]) {
  if (disputeIds.length === 0) return []
  return db
    .select()
    .from(files)
    .where(and(inArray(files.disputeId, disputeIds), isNull(files.removedAt)))
}
