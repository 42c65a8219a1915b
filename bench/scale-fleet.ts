import pg from 'pg'

const STATION = 'vldk'
const PLATES_PER_MODEL = 5
/** Bookings are written in so many steps, each of them told. */
const STEPS = 10
/** Two years, half of them past, divided among the bookings of one car; none is longer than two thirds of its share. */
const HOURS = 2 * 365 * 24

/** Numbers of bookings, far apart, so that those that are made later seldom meet one. */
const NUMBERS = 'create temp sequence grown_numbers start 1000000 increment 20 maxvalue 9999999'
/** The few that have the number of a booking of the demo branch. */
const DELETE_NUMBERED_TWICE = `delete from bookings where station <> '${STATION}'
  and number in (select number from bookings where station = '${STATION}')`

export type Grown = { cars: number; ofBranch: number; bookings: number }

/** `isGuarded`: the constraints of bookings stand again at the end; of at most 400 000 bookings. */
type Sizes = { cars: number; bookingsPerCar: number; isGuarded?: boolean }

/**
 * Puts further branches around the seeded one until the database has so many cars, each with its bookings.
 *
 * Written past triggers, foreign keys and constraints, which takes minutes instead of hours. Unless it is guarded, the constraint
 * against two rentals of one car is left out (the search never reads it; it alone takes minutes to build), and so is that of
 * the booking numbers, of which there are nine million.
 */
export async function growNetwork(url: string, sizes: Sizes): Promise<Grown> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`set session_replication_role = replica; set synchronous_commit = off; set work_mem = '256MB';
      set maintenance_work_mem = '1GB'`)
    const ofBranch = await countOf(client, 'cars')
    await addBranches(client, sizes.cars - ofBranch)
    const { indexes, constraints } = await dropIndexes(client)
    const rebuild = sizes.isGuarded ? [...indexes, ...constraints] : indexes
    if (sizes.isGuarded) await client.query(NUMBERS)
    for (let step = 0; sizes.bookingsPerCar > 0 && step < STEPS; step++) {
      await addBookings(client, sizes, step)
      console.error(`bookings: ${step + 1} of ${STEPS} steps`)
    }
    if (sizes.isGuarded) await client.query(DELETE_NUMBERED_TWICE)
    for (const statement of rebuild) await client.query(statement)
    await client.query('vacuum analyze')
    return { cars: await countOf(client, 'cars'), ofBranch, bookings: await countOf(client, 'bookings') }
  } finally {
    await client.end()
  }
}

async function addBranches(client: pg.Client, cars: number): Promise<void> {
  const { rows } = await client.query<{ columns: string }>(`
    select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
    where table_name = 'car_models' and column_name not in ('id', 'station')`)
  const columns = rows[0]?.columns
  const models = await countOf(client, 'car_models')
  const branches = Math.max(0, Math.ceil(cars / (models * PLATES_PER_MODEL)))
  await client.query(`
    insert into settings (station, public_station, data)
      select 'net' || n, 'net' || n, data from settings, generate_series(1, ${branches}) n where station = '${STATION}';
    insert into car_models (station, ${columns})
      select 'net' || n, ${columns} from car_models, generate_series(1, ${branches}) n where station = '${STATION}';
    insert into cars (station, model_id, gosnomer, plate_kind, cvet, year, mileage_km, state)
      select station, id, 'net' || id || '-' || n, 'state', 'белый', 2020, 1000, 'active'
      from car_models, generate_series(1, ${PLATES_PER_MODEL}) n where station <> '${STATION}'`)
}

/** @returns the statements that make them, and the two constraints that are slow to check with what refers to them, again */
async function dropIndexes(client: pg.Client): Promise<{ indexes: string[]; constraints: string[] }> {
  const { rows: slow } = await client.query<{ statement: string }>(`
    select format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid))
      as statement
    from pg_constraint slow join pg_constraint c on c.conindid = slow.conindid
    where slow.conname in ('bookings_no_overlap', 'bookings_number_key') order by c.contype = 'f'`)
  await client.query(`alter table bookings drop constraint bookings_no_overlap cascade,
    drop constraint bookings_number_key cascade`)
  const { rows } = await client.query<{ name: string; made: string }>(`
    select indexname as name, indexdef as made from pg_indexes
    where tablename = 'bookings' and indexname <> 'bookings_pkey'`)
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return { indexes: rows.map(({ made }) => made), constraints: slow.map(({ statement }) => statement) }
}

async function addBookings(client: pg.Client, { bookingsPerCar, isGuarded }: Sizes, step: number): Promise<void> {
  const share = HOURS / bookingsPerCar
  const number = isGuarded ? `nextval('grown_numbers')::text` : `'1000000'`
  await client.query(`
    insert into bookings (station, number, kind, car_id, model_id, start_at, end_at, blocked_until, status, total_kop,
      key_salt, created_at)
    select station, ${number}, 'block', id, model_id, start_at, end_at, end_at + interval '2 hours',
      (case when end_at < now() then 'completed' else 'confirmed' end)::booking_status, 0, '', start_at
    from (
      select c.*, start_at, start_at + ${share * 0.6} * random() * interval '1 hour' + interval '1 hour' as end_at
      from cars c, generate_series(0, ${bookingsPerCar - 1}) n, lateral (
        select now() + (n * ${share} - ${HOURS / 2} + ${share * 0.2} * random()) * interval '1 hour' as start_at) s
      where station <> '${STATION}' and c.id % ${STEPS} = ${step}) as rentals`)
}

async function countOf(client: pg.Client, table: string): Promise<number> {
  const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${table}`)
  return rows[0]?.n ?? 0
}
