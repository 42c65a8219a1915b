import type pg from 'pg'
import { openClient } from './open-pool'

/** A statement that takes longer is a fault: give the connection back rather than the queue up. */
export const STATEMENT_TIMEOUT_MS = 5_000
const CONNECT_TIMEOUT_MS = 10_000
/** Two providers that start at once must not change one row of the catalogue. Any number of our own. */
const LOCK = 50_412_003

const HAS_LIMIT = `
  select from pg_db_role_setting as s
  join pg_database as d on d.oid = s.setdatabase and d.datname = current_database()
  join pg_roles as r on r.oid = s.setrole and r.rolname = current_user
  where exists (select from unnest(s.setconfig) as one where one like 'statement_timeout=%')`
const LIMIT = `
  do $$ begin
    execute format('alter role current_user in database %I set statement_timeout = ${STATEMENT_TIMEOUT_MS}', current_database());
  end $$`

/**
 * Gives our role a limit of time in this database, for statements outside of a transaction: it holds for every connection
 * that begins from now on, directly and behind a pooler. Another value that stands there already stays. Any role may set
 * this for itself. First of all at a start: a pooler keeps connections that began before.
 */
export async function limitStatements(url: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [LOCK])
    const isLimited = (await client.query(HAS_LIMIT)).rowCount !== 0
    if (!isLimited) await client.query(LIMIT)
    await client.query('commit')
    // This connection began without the limit, and a pooler would keep it for the next one.
    if (!isLimited) await client.query('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined)
  })
}

/** @throws when the database cannot be reached, or refuses us */
export async function reachDatabase(url: string): Promise<void> {
  await withClient(url, (client) => client.query('select 1'))
}

async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = openClient({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  try {
    await client.connect()
    await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
