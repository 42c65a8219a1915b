import type pg from 'pg'
import { openPool, REQUEST_LIMITS } from '@/provider/db/pool/open-pool'
import type { Stored } from './documents'
import type { Kind } from './ids'

const POOL = 8
const DUE_AT_ONCE = 100
/** Two cashiers that start at once must not create the tables twice. Any number of our own. */
const LOCK = 620_579

/** A schema of its own: the cashier stands for a foreign service that outlives the provider. */
const TABLES = `
  create schema if not exists sandbox;
  create table if not exists sandbox.objects (
    id         text        primary key,
    kind       text        not null,
    created_at timestamptz not null,
    due_at     timestamptz,
    document   jsonb       not null,
    progress   jsonb
  );
  create index if not exists objects_due on sandbox.objects (due_at) where due_at is not null;
  create index if not exists objects_listed on sandbox.objects (kind, created_at desc, id desc);
  create index if not exists objects_of_payment on sandbox.objects ((document ->> 'payment_id'));
  create table if not exists sandbox.keys (
    key       text        primary key,
    request   text        not null,
    object_id text,
    used_at   timestamptz not null
  );
  create table if not exists sandbox.notifications (
    id       bigint      generated always as identity primary key,
    event    text        not null,
    document jsonb       not null,
    due_at   timestamptz not null,
    until    timestamptz not null,
    attempts int         not null default 0
  );
  create index if not exists notifications_due on sandbox.notifications (due_at);`

export const COLUMNS = 'id, created_at as "createdAt", due_at as "dueAt", document, progress'

export type Tx = pg.PoolClient
export type Store = Awaited<ReturnType<typeof openStore>>

/** Opens the store of the test cashier and creates its tables where they are missing. */
export async function openStore(databaseUrl: string, onError: (error: Error) => void) {
  const pool = openPool({ connectionString: databaseUrl, max: POOL }, REQUEST_LIMITS, onError)

  async function inTransaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    const tx = await pool.connect()
    try {
      await tx.query('begin')
      const result = await work(tx)
      await tx.query('commit')
      tx.release()
      return result
    } catch (error) {
      // A connection whose rollback fails is closed.
      await tx.query('rollback').then(
        () => tx.release(),
        (broken: Error) => tx.release(broken),
      )
      throw error
    }
  }

  await inTransaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [LOCK])
    await tx.query(TABLES)
  })
  return { pool, inTransaction, close: () => pool.end() }
}

/** Locks the row until the end of the transaction. */
export async function lockObject<Row extends Stored<unknown, unknown>>(
  tx: Tx,
  kind: Kind,
  id: string,
): Promise<Row | null> {
  const { rows } = await tx.query<Row>(
    `select ${COLUMNS} from sandbox.objects where id = $1 and kind = $2 for update`,
    [id, kind],
  )
  return rows[0] ?? null
}

/** Inserts an object, or replaces its document, progress and due time. */
export async function saveObject(tx: Tx, kind: Kind, row: Stored<unknown, unknown>): Promise<void> {
  await tx.query(
    `insert into sandbox.objects (id, kind, created_at, due_at, document, progress) values ($1, $2, $3, $4, $5, $6)
     on conflict (id) do update set due_at = $4, document = $5, progress = $6`,
    [row.id, kind, row.createdAt, row.dueAt, JSON.stringify(row.document), JSON.stringify(row.progress)],
  )
}

/** Returns ids of objects whose time has come: a few of all kinds, or all of one kind. */
export async function listDue(store: Store, now: Date, kind?: Kind): Promise<{ id: string; kind: Kind }[]> {
  const { rows } = await store.pool.query<{ id: string; kind: Kind }>(
    `select id, kind from sandbox.objects where due_at <= $1 and ($2::text is null or kind = $2)
     order by due_at limit $3`,
    [now, kind ?? null, kind === undefined ? DUE_AT_ONCE : null],
  )
  return rows
}
