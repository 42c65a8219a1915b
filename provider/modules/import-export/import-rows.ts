import { type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@/provider/db/database'
import { type Act, recordAction } from '@/provider/records/audit/record-action'
import { enqueueDebt } from '@/provider/records/notifications/enqueue-debt'
import type { Subject } from './table'
import type { RowFault, SubjectName } from './table-names'
import { chauffeurs, discounts, offices, partners } from './tables/branch-texts'
import { events, news } from './tables/content'
import { damages, fines } from './tables/debts'
import { faq, sections } from './tables/faq'
import { fleet, prices, seasons } from './tables/fleet'
import { clients, promo } from './tables/people'

const AT_ONCE = 1_000

export const SUBJECTS: Record<SubjectName, Subject> = {
  fleet,
  prices,
  seasons,
  clients,
  fines,
  damages,
  promo,
  news,
  events,
  sections,
  faq,
  discounts,
  partners,
  chauffeurs,
  offices,
}

/** `broken`: fields whose cells could not be read; their values are null. */
export type IncomingRow = { line: number; values: Record<string, unknown>; broken: string[] }
/** `told`: debts of which a client is told now; `unreached`: those whose client has no address of any kind. */
export type Imported = { rows: number; added: number; changed: number; told: number; unreached: number }
type Incoming = {
  subject: Subject
  /** From the beginning, as often as it is asked for. */
  read: () => AsyncIterable<IncomingRow>
  /** Of rows that were read wrongly, so far. */
  faultsRead: () => number
  onFault: (fault: RowFault) => void
  /** Of a row that is taken all the same. */
  onWarning: (warning: RowFault) => void
  isDry: boolean
  /** Nobody is told of new debts. */
  isQuiet: boolean
}

export type ExchangeRepository = ReturnType<typeof createExchangeRepository>

export function createExchangeRepository(db: Database) {
  return {
    /** All rows or none. @returns null: something is wrong with a row, or it was a trial */
    async import(incoming: Incoming, act: Act): Promise<Imported | null> {
      const tried: { outcome: Imported | null } = { outcome: null }
      try {
        await db.transaction(async (tx) => {
          await takeTime(tx)
          tried.outcome = await importRows(tx, incoming, act)
          if (tried.outcome === null || incoming.isDry) throw new Undone()
        })
      } catch (error) {
        if (!(error instanceof Undone)) throw error
      }
      return tried.outcome
    },

    /** As one moment saw it, so many rows at a time. */
    async *export({ rows }: Subject, station: string): AsyncGenerator<Record<string, unknown>> {
      const client = await db.$client.connect()
      try {
        await client.query('begin isolation level repeatable read read only')
        await client.query('set local statement_timeout = 0')
        const { sql: text, params } = db
          .select({ all: sql`1` })
          .from(sql`(${rows(station)}) as r`)
          .toSQL()
        const list = text.replace(/^select 1 from/, 'select to_jsonb(r) as row from')
        await client.query(`declare outgoing no scroll cursor for ${list}`, params)
        for (;;) {
          const page = await client.query<{ row: Record<string, unknown> }>(`fetch ${AT_ONCE} from outgoing`)
          if (page.rows.length === 0) return
          for (const { row } of page.rows) yield row
        }
      } finally {
        await client.query('rollback')
        client.release()
      }
    },
  }
}

class Undone extends Error {}

/** An import may take longer than a visitor's question. */
async function takeTime(tx: Transaction): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`)
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
}

async function importRows(tx: Transaction, incoming: Incoming, act: Act): Promise<Imported | null> {
  const { subject, onFault, onWarning } = incoming
  const columns = subject.fields.map(({ name, type }) => sql`${sql.identifier(name)} ${sql.raw(type)}`)
  await tx.execute(
    sql`create temp table incoming_rows (line integer primary key, broken text[] not null, ${sql.join(columns, sql`, `)})
      on commit drop`,
  )
  const rows = await keepRows(tx, incoming.read())
  await tx.execute(sql`analyze incoming_rows`)
  let faults = incoming.faultsRead()
  const checks = [
    { cause: 'twice', column: null, reads: subject.key, find: () => twice(subject) } as const,
    ...subject.checks,
  ]
  for (const check of checks) faults += await runCheck(tx, check, act, onFault)
  for (const check of subject.warnings ?? []) await runCheck(tx, check, act, onWarning)
  if (faults > 0) return null
  const { rows: counts } = await tx.execute<{ added: number; changed: number }>(
    subject.apply(act.station, act.at, incoming.isQuiet),
  )
  const told = incoming.isQuiet ? { told: 0, unreached: 0 } : await tellOfDebts(tx, subject, act)
  const outcome = { rows, added: counts[0]?.added ?? 0, changed: counts[0]?.changed ?? 0, ...told }
  await recordAction(tx, act, `import.${subject.name}`, null, outcome)
  return outcome
}

type Check = Subject['checks'][number]

/** @returns how many rows it found */
async function runCheck(
  tx: Transaction,
  { cause, column, reads, find }: Check,
  { station }: Act,
  onFound: (found: RowFault) => void,
): Promise<number> {
  const found = await tx.execute<{ line: number }>(sql`select line from (${find(station)}) as f
    join incoming_rows r using (line) where not r.broken && ${sql.param([...reads])}::text[] order by line`)
  for (const { line } of found.rows) onFound({ row: line, column, cause, expected: '' })
  return found.rows.length
}

async function tellOfDebts(tx: Transaction, { untold }: Subject, act: Act) {
  if (!untold) return { told: 0, unreached: 0 }
  type Row = { id: string; client_id: string; booking_id: string | null }
  const { rows } = await tx.execute<Row>(untold.find(act.station))
  let told = 0
  for (const { id, client_id, booking_id } of rows) {
    const bookingId = booking_id === null ? null : Number(booking_id)
    const debt = { kind: untold.kind, id: Number(id), clientId: Number(client_id), bookingId }
    if (await enqueueDebt(tx, untold.message, debt, act)) told += 1
  }
  return { told, unreached: rows.length - told }
}

async function keepRows(tx: Transaction, incoming: AsyncIterable<IncomingRow>): Promise<number> {
  let rows = 0
  let batch: Record<string, unknown>[] = []
  const keep = async () => {
    if (batch.length === 0) return
    const chunk = JSON.stringify(batch)
    batch = []
    await tx.execute(sql`insert into incoming_rows
      select * from jsonb_populate_recordset(null::incoming_rows, ${chunk}::jsonb)`)
  }
  for await (const { line, values, broken } of incoming) {
    rows += 1
    batch.push({ line, broken, ...values })
    if (batch.length === AT_ONCE) await keep()
  }
  await keep()
  return rows
}

/** Every row but the first of a key. */
function twice({ key }: Subject): SQL {
  const names = sql.join(
    key.map((name) => sql.identifier(name)),
    sql`, `,
  )
  return sql`select line from (select line, ${names}, row_number() over (partition by ${names} order by line) as n
    from incoming_rows) as k where n > 1 and num_nonnulls(${names}) > 0`
}
