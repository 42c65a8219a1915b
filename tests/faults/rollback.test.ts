import { createHash } from 'node:crypto'
import { createProvider } from '@/provider/app'
import { openDatabase } from '@/provider/db/database'
import { migrate, readMigrations } from '@/provider/db/migrate'
import { WORK_LIMITS } from '@/provider/db/pool/open-pool'
import { testFault } from '@/tests/setup/faults/fault'
import { addModel, config, newKey, openProvider, rentalOf, TOKEN } from '@/tests/setup/open-provider'

/** What a newer version may do to the tables: only add. */
const EXPAND = `
  alter table bookings add column note_of_v2 text not null default '';
  create table things_of_v2 (id bigint primary key, booking_id bigint references bookings (id));`
/** And what it may not do before the older one has gone. */
const CONTRACT = 'alter table bookings rename column driver to person_of_v2'

testFault({
  number: 23,
  fault: 'the program goes back to the version before, over tables that the newer one has migrated',
  expected: 'it starts and books: migrations only add',
  control: { without: 'a migration that renames a column at once', unmet: ['it books'] },
  inject: async (isGuarded) => {
    const provider = await openProvider()
    const request = await provider.requestFor(rentalOf(await addModel(provider, newKey(), 1)))
    const sql = isGuarded ? EXPAND : CONTRACT
    const added = { name: '9999_of_v2.sql', sql, sha256: createHash('sha256').update(sql).digest('hex') }
    await migrate(provider.url, [...(await readMigrations()), added])
    // The older one starts: it knows nothing of the last migration.
    const started = await migrate(provider.url).then(
      () => true,
      () => false,
    )
    const older = openDatabase(provider.url, 2, () => undefined, true, WORK_LIMITS)
    const app = createProvider({ db: older.db, now: () => provider.clock.now, config })
    const held = await app.inject({
      method: 'POST',
      url: '/sun/v2/bookings',
      headers: { authorization: `Bearer ${TOKEN}`, 'idempotency-key': newKey() },
      payload: request,
    })
    const ready = await app.inject('/readyz')
    await app.close()
    await older.close()
    await provider.close()
    return { started, ready: ready.statusCode, held: held.statusCode }
  },
  judge: ({ started, ready, held }) => ({
    'it starts': started,
    'it is ready': ready === 200,
    'it books': held === 201,
  }),
})
