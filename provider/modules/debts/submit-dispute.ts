import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '@/provider/db/database'
import { damages, fines } from '@/provider/db/schema/account'
import { disputes } from '@/provider/db/schema/disputes'
import { files } from '@/provider/db/schema/files'
import { lockClientById } from '@/provider/records/clients/lock-client'
import { enqueue } from '@/provider/records/notifications/enqueue'

export type Subject = 'fine' | 'damage'
export type DisputeRow = typeof disputes.$inferSelect & { files: (typeof files.$inferSelect)[] }
export type NewDispute = {
  subject: Subject
  id: number
  text: string
  fileIds: string[]
  station: string
  branchEmail: string
  at: Date
}

/** What is disputed, as far as the decision needs it. */
export type Disputed = { status: string; toldOn: string | null; name: string }
/** Null: it may be given. */
export type DisputeFault = 'not_found' | 'already_disputed' | 'dispute_too_late' | 'conflict' | null

export type DisputesRepository = ReturnType<typeof createDisputesRepository>

/** `clientId` is always the session's. */
export function createDisputesRepository(db: Database) {
  return {
    /** What the client has disputed, by fine or by damage. */
    async list(clientId: number, subject: Subject): Promise<Map<number, DisputeRow>> {
      const about = subject === 'fine' ? disputes.fineId : disputes.damageId
      const rows = await db
        .select()
        .from(disputes)
        .where(and(eq(disputes.clientId, clientId), isNotNull(about)))
      const evidence = await filesOf(
        db,
        rows.map(({ id }) => id),
      )
      return new Map(
        rows.map((row) => [
          (subject === 'fine' ? row.fineId : row.damageId) ?? 0,
          { ...row, files: evidence.filter(({ disputeId }) => disputeId === row.id) },
        ]),
      )
    },

    /**
     * Keeps a dispute and tells the branch, unless `judge` finds a fault; of two at once the second sees the first.
     *
     * @returns the fault; `files`: one of them is not an upload of this client for a dispute, or was used before
     */
    async keep(
      clientId: number,
      { subject, id, text, fileIds, at, ...branch }: NewDispute,
      judge: (found: Disputed | null, isGiven: boolean) => DisputeFault,
    ): Promise<DisputeFault | 'files'> {
      return db.transaction(async (tx) => {
        await lockClientById(tx, clientId)
        const found = await findDisputed(tx, clientId, subject, id)
        const fault = judge(found, await isGiven(tx, subject, id))
        if (fault || !found) return fault
        if (!(await areFree(tx, clientId, fileIds))) return 'files'
        const about = subject === 'fine' ? { fineId: id } : { damageId: id }
        const [row] = await tx
          .insert(disputes)
          .values({ ...about, station: branch.station, clientId, text, createdAt: at })
          .returning({ id: disputes.id })
        if (!row) throw new Error('insert … returning gave no row')
        if (fileIds.length > 0) await tx.update(files).set({ disputeId: row.id }).where(inArray(files.id, fileIds))
        await enqueueForBranch(tx, { ...branch, clientId, at, subject, text, name: found.name, files: fileIds.length })
        return null
      })
    },
  }
}

async function filesOf(db: Database, disputeIds: number[]) {
  if (disputeIds.length === 0) return []
  return db
    .select()
    .from(files)
    .where(and(inArray(files.disputeId, disputeIds), isNull(files.removedAt)))
}

async function findDisputed(tx: Transaction, clientId: number, subject: Subject, id: number): Promise<Disputed | null> {
  if (subject === 'fine') {
    const [row] = await tx
      .select({ status: fines.status, toldOn: fines.toldOn, name: fines.decisionNumber })
      .from(fines)
      .where(and(eq(fines.id, id), eq(fines.clientId, clientId)))
    return row ?? null
  }
  const [row] = await tx
    .select({ status: damages.status, toldOn: damages.toldOn, name: damages.damage })
    .from(damages)
    .where(and(eq(damages.id, id), eq(damages.clientId, clientId)))
  return row ? { ...row, name: row.name.ru } : null
}

async function isGiven(tx: Transaction, subject: Subject, id: number): Promise<boolean> {
  const about = subject === 'fine' ? disputes.fineId : disputes.damageId
  return (await tx.select({ id: disputes.id }).from(disputes).where(eq(about, id))).length > 0
}

async function areFree(tx: Transaction, clientId: number, ids: string[]): Promise<boolean> {
  if (ids.length === 0) return true
  const isOwn = and(eq(files.clientId, clientId), eq(files.kind, 'dispute'))
  const found = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.id, ids), isOwn, isNull(files.disputeId), isNull(files.removedAt)))
    .for('update')
  return found.length === new Set(ids).size
}

type Telling = {
  clientId: number
  station: string
  branchEmail: string
  at: Date
  subject: Subject
  name: string
  text: string
  files: number
}

async function enqueueForBranch(
  tx: Transaction,
  { clientId, station, branchEmail, at, subject, name, text, files }: Telling,
) {
  const params = { name, text, client: String(clientId), files: String(files) }
  const to = { clientId, address: branchEmail, language: 'ru' } as const
  await enqueue(tx, { ...to, station, kind: `${subject}_disputed`, channel: 'email', params, at })
}
