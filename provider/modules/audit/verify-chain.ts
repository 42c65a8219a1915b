import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '@/provider/db/database'
import { operatorActions, operatorActionsEnd } from '@/provider/db/schema/audit'
import { CHAIN_START, type LinkFields, linkHash } from './chain-link'

const PAGE = 1000

/**
 * `changed`: the row is not what was written after the row before it. `end`: rows are missing after the last one, or too many.
 * `beside`: so many rows have no number of the chain.
 */
export type ChainBreak =
  | { why: 'missing'; seq: number }
  | { why: 'changed'; seq: number; operator: string; act: string; at: Date }
  | { why: 'end'; seq: number; endSeq: number }
  | { why: 'beside'; seq: number; rows: number }

/** `hash`: of the newest action. `hasMark`: whether the hash that was noted earlier is in the chain; null: none was given. */
export type ChainReport = { count: number; hash: string; firstBreak: ChainBreak | null; hasMark: boolean | null }

type Row = { number: string; fields: string[]; operator: string; act: string; at: Date; hash: string }

/** Computes the chain of the journal again and finds its first break. @param mark a hash that an earlier verification printed */
export function verifyChain({ db }: { db: Database }, mark: string | null): Promise<ChainReport> {
  return db.transaction(
    async (tx) => {
      let [seq, hash] = [0, CHAIN_START]
      let hasMark = mark === null ? null : mark === hash
      for (;;) {
        const rows = await readPage(tx, seq)
        for (const row of rows) {
          const firstBreak = breakAt(row, seq, hash)
          if (firstBreak) return { count: seq, hash, firstBreak, hasMark }
          seq += 1
          hash = row.hash
          if (hash === mark) hasMark = true
        }
        if (rows.length < PAGE) break
      }
      return { count: seq, hash, firstBreak: await breakAfter(tx, seq, hash), hasMark }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

function breakAt(
  { number, fields, operator, act, at, hash }: Row,
  before: number,
  previous: string,
): ChainBreak | null {
  if (Number(number) !== before + 1) return { why: 'missing', seq: before + 1 }
  if (linkHash(previous, fields as LinkFields) === hash) return null
  return { why: 'changed', seq: before + 1, operator, act, at: new Date(at) }
}

async function breakAfter(tx: Transaction, seq: number, hash: string): Promise<ChainBreak | null> {
  const [end] = await tx.select().from(operatorActionsEnd)
  if (end?.seq !== seq || end.hash !== hash) return { why: 'end', seq, endSeq: end?.seq ?? 0 }
  // Numbers below the first one, and none at all.
  const rows = (await tx.$count(operatorActions)) - seq
  return rows === 0 ? null : { why: 'beside', seq, rows }
}

async function readPage(tx: Transaction, after: number): Promise<Row[]> {
  const { rows } = await tx.execute<Row>(sql`
    select seq::text as number, operator, act, at, hash, array[
      seq::text, id::text, station, operator, act, booking_id::text, details::text,
      to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')] as fields
    from operator_acts where seq > ${after} order by seq, id limit ${PAGE}`)
  return rows
}
