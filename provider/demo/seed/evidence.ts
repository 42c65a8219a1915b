import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { EVIDENCE_KINDS } from '@/provider/contract/rules/files/file-kinds'
import type { Transaction } from '@/provider/db/database'
import { disputes } from '@/provider/db/schema/debts'
import { files } from '@/provider/db/schema/files'
import { readAccounts } from './account-data'
import { demoScan } from './demo-scan'
import { findDamage, findFine } from './disputes'
import type { StoreScan } from './scans'

type Kind = (typeof EVIDENCE_KINDS)[number] | 'dispute'
type About = { disputeId: number } | { fineId: number } | { damageId: number }
type Context = { tx: Transaction; station: string; now: Date; storeScan: StoreScan }

/** Writes the branch's evidence of demo fines and damages, and the files of demo disputes. */
export async function seedEvidence(context: Context): Promise<void> {
  const { tx } = context
  for (const client of readAccounts().clients) {
    for (const fine of client.fines) {
      const { id: fineId, clientId } = await findFine(tx, fine)
      for (const kind of fine.evidence) await storeFileOf(context, clientId, kind, { fineId })
      if (fine.dispute?.hasFile) await storeFileOf(context, clientId, 'dispute', await disputeOf(tx, clientId, fineId))
    }
    for (const damage of client.damages) {
      const { id: damageId, clientId } = await findDamage(tx, damage)
      for (const kind of damage.evidence) await storeFileOf(context, clientId, kind, { damageId })
    }
  }
}

async function storeFileOf({ tx, station, now, storeScan }: Context, clientId: number, kind: Kind, about: About) {
  const file = { id: randomUUID(), clientId, kind }
  const stored = await storeScan(file, await demoScan(kind))
  await tx.insert(files).values({ ...file, ...stored, ...about, station, createdAt: now })
}

async function disputeOf(tx: Transaction, clientId: number, fineId: number): Promise<{ disputeId: number }> {
  const [row] = await tx
    .select({ id: disputes.id })
    .from(disputes)
    .where(and(eq(disputes.clientId, clientId), eq(disputes.fineId, fineId)))
  if (!row) throw new Error(`The demo dispute of fine ${fineId} is not there.`)
  return { disputeId: row.id }
}
