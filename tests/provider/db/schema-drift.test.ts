import { readdir } from 'node:fs/promises'
import { is, SQL } from 'drizzle-orm'
import { getTableConfig, type PgColumn, PgDialect, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BOOKING_STATUSES } from '@/provider/contract/bookings'
import { STATE_LISTS } from '@/tests/setup/state-lists'
import { openTestDatabase, type TestDatabase } from '@/tests/setup/test-database'

/** Tables that the program reads and writes with SQL alone. */
const WITHOUT_DRIZZLE = {
  idempotency_keys: 'claimed by "on conflict", compared and updated with JSON operators',
  login_attempts: 'belongs to rate-limiter-flexible, which writes its own SQL',
  migrations: 'written by the migrations themselves',
  mile_lot_moves: 'written and read by triggers of the miles ledger only',
  seeds: 'one row, written by the demo data',
}

/** Columns that a Drizzle table leaves out, so that its statements do not name them. */
const LEFT_OUT = [
  // Written by SQL alone: an export has what was before a change; what came after it is in the booking.
  'booking_changes.car_after',
  'booking_changes.car_before',
  'booking_changes.people_after',
  'booking_changes.price_after',
  'booking_changes.rental_after',
  // What staff write with commands; visitors' statements do not need them.
  'callbacks.answered_at',
  'callbacks.missed',
  'callbacks.missed_at',
  'messages.answered_at',
  'partner_requests.answered_at',
  // Generated, and read by the database's exclusion constraint only.
  'long_term_requests.end_on',
]

/** Defaults for SQL that leaves the column out (triggers, commands, demo data): the type of the table requires a value. */
const DEFAULT_OF_DATABASE_ONLY = [
  'bookings.extra_drivers',
  'bookings.flight',
  'bookings.meeting',
  'damages.covered_kop',
  'damages.paid_kop',
  'drivers.approved',
  'drivers.no_patronymic',
  'events.car_slugs',
  'fines.discount_percent',
  'fines.paid_kop',
  'long_term_requests.state',
  'page_changes.at',
  'places.return_hint',
  'promo_codes.used_before',
]

type Column = { type: string; isNotNull: boolean; default: string | null; kind: 'plain' | 'generated' | 'identity' }

const COLUMNS = `
  select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as "isNotNull",
    case when a.attgenerated = '' then pg_get_expr(d.adbin, d.adrelid) end as default,
    case when a.attgenerated <> '' then 'generated' when a.attidentity <> '' then 'identity' else 'plain' end as kind
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`

/** Check constraints of one column that is one of a list. */
const LISTS = `
  select c.relname || '.' || a.attname as name, pg_get_constraintdef(k.oid) as definition
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
  where k.contype = 'c' and cardinality(k.conkey) = 1 and pg_get_constraintdef(k.oid) like '% = ANY (%::text%'`

describe('the Drizzle schema', () => {
  let database: TestDatabase
  let actual: Map<string, Column>
  let declared: Map<string, Column>
  beforeAll(async () => {
    database = await openTestDatabase('sun_migrated')
    const { rows } = await database.db.$client.query<Column & { name: string }>(COLUMNS)
    actual = new Map(rows.map(({ name, ...column }) => [name, column]))
    declared = new Map((await drizzleTables()).flatMap(columnsOf))
  })
  afterAll(() => database.close())

  it('has every table of the database, or the reason why not', () => {
    const tables = (columns: Iterable<string>) => [...new Set([...columns].map((name) => name.split('.')[0] ?? ''))]
    const declaredTables = [...tables(declared.keys()), ...Object.keys(WITHOUT_DRIZZLE)]
    expect(declaredTables.sort()).toEqual(tables(actual.keys()).sort())
  })

  it('has their columns, or names those that it leaves out', () => {
    const inTables = [...actual.keys()].filter((name) => !((name.split('.')[0] ?? '') in WITHOUT_DRIZZLE))
    expect([...declared.keys(), ...LEFT_OUT].sort()).toEqual(inTables.sort())
  })

  it('has their types, nullability and defaults', () => {
    const expected = [...declared.keys()].map((name) => {
      const column = actual.get(name)
      return [name, column && DEFAULT_OF_DATABASE_ONLY.includes(name) ? { ...column, default: null } : column]
    })
    expect(Object.fromEntries(declared)).toEqual(Object.fromEntries(expected))
    for (const name of DEFAULT_OF_DATABASE_ONLY) expect([name, actual.get(name)?.default]).not.toEqual([name, null])
  })

  it('has the values of the check constraints in its types', async () => {
    const { rows } = await database.db.$client.query<{ name: string; definition: string }>(LISTS)
    const lists = rows.map(({ name, definition }) => [
      name,
      [...definition.matchAll(/'([^']*)'::text/g)].map(([, value]) => value).sort(),
    ])
    expect(STATE_LISTS).toEqual(Object.fromEntries(lists))
  })

  it('has the statuses of a booking in the order of the database', async () => {
    const { rows } = await database.db.$client.query(`select unnest(enum_range(null::booking_status))::text as status`)
    expect(rows.map(({ status }) => status)).toEqual(BOOKING_STATUSES)
  })
})

async function drizzleTables(): Promise<PgTable[]> {
  const names = await readdir('provider/db/schema')
  const modules = await Promise.all(names.map((name) => import(`@/provider/db/schema/${name.replace('.ts', '')}.ts`)))
  return modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable))
}

function columnsOf(table: PgTable): [string, Column][] {
  const { name, columns } = getTableConfig(table)
  return columns.map((column) => [
    `${name}.${column.name}`,
    { type: column.getSQLType(), isNotNull: column.notNull, default: defaultOf(column), kind: kindOf(column) },
  ])
}

function kindOf({ generated, generatedIdentity }: PgColumn): Column['kind'] {
  if (generated) return 'generated'
  return generatedIdentity ? 'identity' : 'plain'
}

/** As PostgreSQL prints it. */
function defaultOf({ default: value }: PgColumn): string | null {
  if (value === undefined) return null
  if (is(value, SQL)) return new PgDialect().sqlToQuery(value).sql
  return typeof value === 'string' ? `'${value}'::text` : String(value)
}
