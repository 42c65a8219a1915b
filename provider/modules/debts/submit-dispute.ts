import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { DisputeRequest } from '@/provider/contract/debts'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import type { Database, Transaction } from '@/provider/db/database'
import { damages, disputes, fines } from '@/provider/db/schema/debts'
import { files } from '@/provider/db/schema/files'
import { FailureError } from '@/provider/failure-error'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { lockClientById } from '@/provider/records/clients/lock-client'
import type { DebtKind } from '@/provider/records/debts/reduce-debt'
import { enqueue } from '@/provider/records/notifications/enqueue'
import { findDisputeRejection } from './rules/dispute-rejection'

const MESSAGES = {
  not_found: 'Nothing of this client.',
  already_disputed: 'It has been disputed.',
  dispute_too_late: 'Its days are over.',
  conflict: 'It is not to be paid.',
} as const

type Deps = { db: Database; settings: Settings; now: () => Date }
type Debt = { kind: DebtKind; id: number }

/**
 * Stores what a client says against a fine or a damage and notifies the branch: once for each, within the days of the
 * settings. The client is locked, so of two disputes at once the second sees the first.
 *
 * @param clientId of the session
 * @throws {FailureError} `not_found`, `already_disputed`, `dispute_too_late`, `conflict`, `files_missing`, `unauthenticated`
 */
export async function submitDispute(
  { db, settings, now }: Deps,
  clientId: number,
  debt: Debt,
  { text, files: fileIds }: DisputeRequest,
) {
  const { main_email: branchEmail, timeZone, fines: rules } = await settings.current()
  const { station } = settings
  const at = now()
  const { date: today } = toStationMoment(at, timeZone)
  await db.transaction(async (tx) => {
    await lockClientById(tx, clientId)
    const row = await findDebt(tx, clientId, debt)
    const isDisputed = await hasDispute(tx, debt)
    const rejection = findDisputeRejection(row, { isDisputed, today, disputeDays: rules.disputeDays })
    if (rejection) throw new FailureError(rejection, MESSAGES[rejection])
    if (!row) throw new Error('a debt without a row was not rejected')
    if (!(await areUnused(tx, clientId, fileIds)))
      throw new FailureError('files_missing', 'A file is not an upload for this dispute.')
    const debtId = debt.kind === 'fine' ? { fineId: debt.id } : { damageId: debt.id }
    const [dispute] = await tx
      .insert(disputes)
      .values({ ...debtId, station, clientId, text, createdAt: at })
      .returning({ id: disputes.id })
    if (!dispute) throw new Error('insert … returning gave no row')
    if (fileIds.length > 0) await tx.update(files).set({ disputeId: dispute.id }).where(inArray(files.id, fileIds))
    const params = { name: row.name, text, client: String(clientId), files: String(fileIds.length) }
    const recipient = { clientId, address: branchEmail, language: 'ru' } as const
    await enqueue(tx, { ...recipient, station, kind: `${debt.kind}_disputed`, channel: 'email', params, at })
  })
  return { givenAt: at.toISOString() }
}

async function findDebt(tx: Transaction, clientId: number, { kind, id }: Debt) {
  if (kind === 'fine') {
    const [row] = await tx
      .select({ status: fines.status, toldOn: fines.toldOn, name: fines.decisionNumber })
      .from(fines)
      .where(and(eq(fines.id, id), eq(fines.clientId, clientId)))
    return row ? { ...row, kind } : null
  }
  const [row] = await tx
    .select({ status: damages.status, toldOn: damages.toldOn, name: damages.damage })
    .from(damages)
    .where(and(eq(damages.id, id), eq(damages.clientId, clientId)))
  return row ? { ...row, kind, name: row.name.ru } : null
}

async function hasDispute(tx: Transaction, { kind, id }: Debt): Promise<boolean> {
  const debtId = kind === 'fine' ? disputes.fineId : disputes.damageId
  return (await tx.select({ id: disputes.id }).from(disputes).where(eq(debtId, id))).length > 0
}

/** Whether each is an upload of this client for a dispute, and in no dispute yet. */
async function areUnused(tx: Transaction, clientId: number, ids: string[]): Promise<boolean> {
  if (ids.length === 0) return true
  const isOwn = and(eq(files.clientId, clientId), eq(files.kind, 'dispute'))
  const rows = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.id, ids), isOwn, isNull(files.disputeId), isNull(files.removedAt)))
    .for('update')
  return rows.length === new Set(ids).size
}
