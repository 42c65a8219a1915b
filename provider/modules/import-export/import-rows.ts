import { type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@/provider/db/database'
import { recordAction } from '@/provider/records/audit/record-action'
import { enqueueDebt } from '@/provider/records/notifications/enqueue-debt'
import type { Staff } from '@/provider/rules/actors'
import type { IncomingRow } from './read-rows'
import type { Subject } from './table'
import type { RowError } from './table-names'
import { voiceChecks } from './voice-checks'

const BATCH_SIZE = 1_000

const NO_DEBTS = { notified: 0, unreached: 0 }

/** `notified`: debts of which a client is notified now; `unreached`: those whose client has neither phone nor e-mail. */
export type Imported = { rows: number; added: number; changed: number; notified: number; unreached: number }
type Incoming = {
  subject: Subject
  rows: AsyncIterable<IncomingRow>
  onError: (error: RowError) => void
  /** Returns whether a cell could not be read, or a check has found a row. */
  hasErrors: () => boolean
  /** Reports a row that is imported all the same. */
  onWarning: (warning: RowError) => void
  isDry: boolean
  /** No client is notified of new debts. */
  isQuiet: boolean
}

/** Imports all rows or none. Returns null when a row is wrong; of a trial what would be stored. */
export async function importRows({ db }: { db: Database }, incoming: Incoming, staff: Staff): Promise<Imported | null> {
  let imported: Imported | null = null
  try {
    await db.transaction(async (tx) => {
      await liftTimeouts(tx)
      imported = await importWithin(tx, incoming, staff)
      if (imported === null || incoming.isDry) throw new RollbackError()
    })
  } catch (error) {
    if (!(error instanceof RollbackError)) throw error
  }
  return imported
}

class RollbackError extends Error {}

/** An import may take longer than a request of a visitor. */
async function liftTimeouts(tx: Transaction): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`)
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
}

async function importWithin(tx: Transaction, incoming: Incoming, staff: Staff): Promise<Imported | null> {
  const { subject, onError, onWarning } = incoming
  const columns = subject.fields.map(({ name, type }) => sql`${sql.identifier(name)} ${sql.raw(type)}`)
  await tx.execute(
    sql`create temp table incoming_rows (line integer primary key, broken text[] not null, ${sql.join(columns, sql`, `)})
      on commit drop`,
  )
  const rows = await insertIncoming(tx, incoming.rows)
  await tx.execute(sql`analyze incoming_rows`)
  const checks = [
    { cause: 'twice', column: null, reads: subject.key, find: () => selectDuplicates(subject) } as const,
    ...subject.checks,
  ]
  for (const check of checks) await runCheck(tx, check, staff, onError)
  for (const check of [...(subject.warnings ?? []), ...voiceChecks(subject)])
    await runCheck(tx, check, staff, onWarning)
  if (incoming.hasErrors()) return null
  const { rows: counts } = await tx.execute<{ added: number; changed: number }>(
    subject.apply(staff.station, staff.at, incoming.isQuiet),
  )
  const { notified, unreached } = incoming.isQuiet ? NO_DEBTS : await enqueueNewDebts(tx, subject, staff)
  const stored = { rows, added: counts[0]?.added ?? 0, changed: counts[0]?.changed ?? 0, unreached }
  await recordAction(tx, staff, `import.${subject.name}`, null, { ...stored, told: notified })
  return { ...stored, notified }
}

type Check = Subject['checks'][number]

/** Reports the rows that the check finds. */
async function runCheck(
  tx: Transaction,
  { cause, column, reads, find, expected = '' }: Check,
  { station }: Staff,
  onMatch: (error: RowError) => void,
): Promise<void> {
  const { rows } = await tx.execute<{ line: number }>(sql`select line from (${find(station)}) as f
    join incoming_rows r using (line) where not r.broken && ${sql.param([...reads])}::text[] order by line`)
  for (const { line } of rows) onMatch({ row: line, column, cause, expected })
}

/** Enqueues the notifications of new debts. */
async function enqueueNewDebts(tx: Transaction, { unnotified }: Subject, staff: Staff) {
  if (!unnotified) return NO_DEBTS
  type Row = { id: string; client_id: string; booking_id: string | null }
  const { rows } = await tx.execute<Row>(unnotified.find(staff.station))
  let notified = 0
  for (const { id, client_id, booking_id } of rows) {
    const bookingId = booking_id === null ? null : Number(booking_id)
    const debt = { kind: unnotified.kind, id: Number(id), clientId: Number(client_id), bookingId }
    if (await enqueueDebt(tx, unnotified.message, debt, staff)) notified += 1
  }
  return { notified, unreached: rows.length - notified }
}

async function insertIncoming(tx: Transaction, incoming: AsyncIterable<IncomingRow>): Promise<number> {
  let rows = 0
  let batch: Record<string, unknown>[] = []
  const flush = async () => {
    if (batch.length === 0) return
    const chunk = JSON.stringify(batch)
    batch = []
    await tx.execute(sql`insert into incoming_rows
      select * from jsonb_populate_recordset(null::incoming_rows, ${chunk}::jsonb)`)
  }
  for await (const { line, values, broken } of incoming) {
    rows += 1
    batch.push({ line, broken, ...values })
    if (batch.length === BATCH_SIZE) await flush()
  }
  await flush()
  return rows
}

/** Finds every row but the first of a key. */
function selectDuplicates({ key }: Subject): SQL {
  const names = sql.join(
    key.map((name) => sql.identifier(name)),
    sql`, `,
  )
  return sql`select line from (select line, ${names}, row_number() over (partition by ${names} order by line) as n
    from incoming_rows) as k where n > 1 and num_nonnulls(${names}) > 0`
}
