import { sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { sumsOfMiles } from '@/provider/records/miles/ledger'
import type { ModelClient } from './mile-lots'

/** So that no statement takes long. */
const BATCH = 100

type Stored = {
  id: string
  ledger: string
  lowest: string
  pending: string
  lowestPending: string
  lots: number[] | null
}

/**
 * Of each client the sum of the ledger, the header's number, what is left of each lot and what is promised, against the
 * lists; no balance on the way may be below zero.
 */
export async function mileDrift(db: Database, clients: readonly ModelClient[]): Promise<string[]> {
  const lines: string[] = []
  for (let start = 0; start < clients.length; start += BATCH) {
    const batch = clients.slice(start, start + BATCH)
    const [stored, headers] = await Promise.all([readStored(db, batch), readHeaders(db, batch)])
    for (const [index, client] of batch.entries()) {
      const row = stored.get(client.id)
      const { account } = client
      const lots = String(account.lots.map(({ left }) => left))
      const isSame =
        Number(row?.ledger) === account.balance &&
        headers[index] === account.balance &&
        Number(row?.pending) === account.pending &&
        String(row?.lots ?? []) === lots
      const isNeverBelow = Number(row?.lowest) >= 0 && Number(row?.lowestPending) >= 0
      if (isSame && isNeverBelow) continue
      lines.push(
        `client ${client.id}: ${JSON.stringify(row)}, header ${headers[index]}, not ${lots} and ${account.pending}`,
      )
    }
  }
  return lines
}

async function readStored(db: Database, clients: readonly ModelClient[]): Promise<Map<number, Stored>> {
  const ids = sql.param(clients.map(({ id }) => id))
  const { rows } = await db.execute<Stored>(sql`
    with moved as (
      select client_id, id,
        case 'client:available' when to_account then miles when from_account then -miles else 0 end as miles,
        case 'client:pending' when to_account then miles when from_account then -miles else 0 end as pending
      from mile_entries where client_id = any(${ids}::bigint[])
    ), ran as (
      select client_id, miles, pending, sum(miles) over running as balance, sum(pending) over running as waiting
      from moved window running as (partition by client_id order by id)
    )
    select c.id, coalesce(sum(ran.miles), 0) as ledger, coalesce(min(ran.balance), 0) as lowest,
      coalesce(sum(ran.pending), 0) as pending, coalesce(min(ran.waiting), 0) as "lowestPending",
      (select array_agg(l.left_miles order by l.entry_id) from mile_lots l where l.client_id = c.id) as lots
    from clients c left join ran on ran.client_id = c.id where c.id = any(${ids}::bigint[]) group by c.id`)
  return new Map(rows.map((row) => [Number(row.id), row]))
}

function readHeaders(db: Database, clients: readonly ModelClient[]): Promise<number[]> {
  return Promise.all(clients.map(async ({ id }) => (await sumsOfMiles(db, id)).balance))
}
