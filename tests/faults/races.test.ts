import { sql } from 'drizzle-orm'
import { describe } from 'vitest'
import { migrate, readMigrations } from '@/provider/db/migrate'
import { fromAnother, outcomeOf, tally } from '@/tests/setup/booking-guests'
import { testFault } from '@/tests/setup/faults/fault'
import { addModel, newKey, rentalOf } from '@/tests/setup/open-provider'
import { openTestDatabase } from '@/tests/setup/test-database'
import { useProvider } from '@/tests/setup/use-provider'

const CLIENTS = 100
const PROVIDERS = 3

testFault({
  number: 24,
  fault: `${PROVIDERS} providers migrate one empty database at once`,
  expected: 'each migration runs once, and nobody fails',
  control: { without: 'no lock', unmet: ['nobody fails'] },
  timeout: 120_000,
  inject: async (isGuarded) => {
    const database = await openTestDatabase('template0')
    if (!isGuarded) await takeLockAway(database)
    const all = await Promise.allSettled(Array.from({ length: PROVIDERS }, () => migrate(database.url)))
    const { rows } = await database.db.execute<{ n: number }>(sql`select count(*)::int as n from migrations`)
    await database.close()
    const failures = all.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
    return { failures, applied: rows[0]?.n, files: (await readMigrations()).length }
  },
  judge: ({ failures, applied, files }) => ({
    'nobody fails': failures.length === 0,
    'each ran once': applied === files,
  }),
  tell: ({ applied }) => `${applied} migrations, each once`,
})

/** The name that the migrations lock by is found here first, and does nothing. */
async function takeLockAway({ db, url }: Awaited<ReturnType<typeof openTestDatabase>>): Promise<void> {
  const name = new URL(url).pathname.slice(1)
  await db.execute(
    sql.raw(`create function pg_advisory_xact_lock(bigint) returns void language sql as 'select';
      alter database ${name} set search_path = public, pg_catalog`),
  )
}

describe('rivals', () => {
  const provider = useProvider()

  testFault({
    number: 30,
    fault: `${CLIENTS} clients want the last car at once`,
    expected: 'exactly one gets it',
    control: {
      without: 'a table without its constraint, and a second booking of the car',
      unmet: ['one booking stands'],
    },
    inject: async (isGuarded) => {
      const slug = await addModel(provider, newKey(), 1)
      const request = await provider.requestFor(rentalOf(slug))
      const responses = await Promise.all(Array.from({ length: CLIENTS }, () => provider.hold(fromAnother(request))))
      if (!isGuarded) await sellAgain(slug)
      const { rows } = await provider.db.execute<{ n: number }>(sql`
        select count(*)::int as n from bookings b join cars c on c.id = b.car_id join car_models m on m.id = c.model_id
        where m.slug = ${slug} and b.status = 'held'`)
      return { outcomes: tally(responses.map(outcomeOf)), bookings: rows[0]?.n }
    },
    judge: ({ outcomes, bookings }) => ({
      'one client gets it': outcomes['201'] === 1,
      'the others are told that it is taken': outcomes.car_taken === CLIENTS - 1,
      'one booking stands': bookings === 1,
    }),
    tell: ({ outcomes }) => JSON.stringify(outcomes),
  })

  async function sellAgain(slug: string): Promise<void> {
    await provider.db.execute(sql`alter table bookings drop constraint bookings_no_overlap`)
    await provider.db.execute(sql`
      update bookings set (car_id, start_at, blocked_until, status) = (
        select b.car_id, b.start_at, b.blocked_until, b.status from bookings b join cars c on c.id = b.car_id
          join car_models m on m.id = c.model_id where m.slug = ${slug})
      where id = (select max(b.id) from bookings b join cars c on c.id = b.car_id join car_models m on m.id = c.model_id
        where m.slug <> ${slug} and b.status = 'held' and b.end_at > b.start_at)`)
  }
})
