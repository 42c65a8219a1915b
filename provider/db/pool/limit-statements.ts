import type pg from 'pg'
import { openClient } from './open-pool'

/** A slower statement is ended, so that its connection serves the queue. */
export const STATEMENT_TIMEOUT_MS = 5_000
/** A visitor does not wait longer for a search, and anybody may ask for one. */
export const SEARCH_TIMEOUT_MS = 2_000
const CONNECT_TIMEOUT_MS = 10_000
/** Key of the advisory lock: two providers that start at once must not change the same row of the catalogue. */
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
 * Sets a limit of time for our role in this database, for statements outside a transaction. It holds for every connection
 * that begins from now on, directly and behind a pooler; an existing value stays. Any role may set this for itself. Runs
 * first at a start, because a pooler reuses connections that began before.
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

/** Sends one statement to the database. @throws when the database cannot be reached or refuses the connection */
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
