import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '@/provider/db/database'
import { demoPasswordHash } from '@/provider/db/demo-data'
import { carModels, cars } from '@/provider/db/schema/cars'
import { clients } from '@/provider/db/schema/clients'
import { settings } from '@/provider/db/schema/settings'
import { randomFrom } from '@/provider/demo/seeded-random'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'
import { seedAccounts } from './account'
import { placeRows, seasonRows, settingsRow } from './branch'
import { clientRow } from './client-rentals'
import { consentRows } from './consents'
import { seedContent } from './content'
import { seedEvidence } from './evidence'
import { carRows, classRows, modelRows } from './fleet'
import { guestRow, inventGuests } from './guests'
import { insertRows } from './insert-rows'
import { extraRows, promoRows } from './options'
import { type StoreScan, seedScans } from './scans'
import { seedBookings } from './seed-bookings'
import { readSeedData } from './seed-data'
import { DAY_MS, seedingDay } from './seeding-day'
import { serviceRows } from './services'

/** Any number: the demo rows follow from it. */
const SEED = 1996
// Two providers may start at once on an empty database: the second one waits for the first and finds the mark.
const LOCK = 50_412_002
const STATEMENT_TIMEOUT = '60s'
/** The time that the launcher waits for a provider: the other one may be slow; the lock ends when it dies. */
const LOCK_TIMEOUT = '180s'
const CLIENT_SINCE_DAYS = 800

/**
 * Fills an empty database with the demo branch: once, in one transaction, the same rows for the same day.
 *
 * @param storeScan stores a file as the provider does; without it drivers have no scans, and fines no photos.
 * @returns whether it did: false when the branch has its data already.
 */
export async function seedOnce(db: Database, station: string, now: Date, storeScan?: StoreScan): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local statement_timeout = '${LOCK_TIMEOUT}'`))
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    await tx.execute(sql.raw(`set local statement_timeout = '${STATEMENT_TIMEOUT}'`))
    await tx.execute(sql.raw(`set local idle_in_transaction_session_timeout = '${STATEMENT_TIMEOUT}'`))
    const marks = await tx.execute(sql`select 1 from seeds where station = ${station}`)
    if (marks.rows.length > 0) return false
    await seedStation(tx, station, now)
    if (storeScan) {
      await seedScans(tx, station, now, storeScan)
      await seedEvidence({ tx, station, now, storeScan })
    }
    return true
  })
}

async function seedStation(tx: Transaction, station: string, now: Date): Promise<void> {
  const data = readSeedData()
  const random = randomFrom(SEED)
  const guests = inventGuests(random)

  const day = seedingDay(now, data.settings.productConfig.stationTimeZone)
  await insertRows(tx, 'settings', [settingsRow(data, station, day)])
  const branch = await readBranch(tx)
  const since = new Date(day.midnight.getTime() - CLIENT_SINCE_DAYS * DAY_MS)

  await insertRows(tx, 'car_classes', classRows(data, station))
  await insertRows(tx, 'car_models', modelRows(data, station))
  await insertRows(tx, 'places', placeRows(data, station))
  await insertRows(tx, 'price_periods', seasonRows(data, station))
  await insertRows(tx, 'extras', extraRows(data, station))
  await insertRows(tx, 'promo_codes', promoRows(data, station, day))
  const passwordHash = await demoPasswordHash()
  await insertRows(tx, 'clients', [
    ...data.clients.clients.map((client) => clientRow(client, station, since, passwordHash)),
    ...guests.map((guest) => guestRow(guest, station, since)),
  ])
  const models = await tx.select().from(carModels)
  await insertRows(tx, 'cars', carRows(data, station, new Map(models.map(({ slug, id }) => [slug, id]))))
  const fleet = { models, cars: await tx.select().from(cars).orderBy(cars.id) }
  const serviceTables = serviceRows(station, day, {
    modelIds: new Map(models.map(({ slug, id }) => [slug, id])),
    carIds: new Map(fleet.cars.map(({ gosnomer, id }) => [gosnomer, id])),
  })
  for (const { table, rows } of serviceTables) await insertRows(tx, table, rows)
  const clientRows = await tx.select({ id: clients.id, phone: clients.phone }).from(clients)
  const clientIds = new Map(clientRows.flatMap(({ phone, id }) => (phone === null ? [] : [[phone, id] as const])))
  const registered = data.clients.clients.filter((client) => client.registered)
  const registeredIds = registered.flatMap(({ phone }) => clientIds.get(phone) ?? [])
  await insertRows(tx, 'client_consents', consentRows({ clientIds: registeredIds, since }, branch))

  const optionsRandom = randomFrom(SEED + 1)
  await seedBookings(tx, { data, station, branch, day, random, optionsRandom, guests, fleet, clientIds })
  await seedAccounts(tx, { station, day, fleet, clientIds })
  await seedContent(tx, station, day)
  await tx.execute(sql`insert into seeds (station, seeded_on) values (${station}, ${day.date})`)
  // Fresh statistics and visibility: the first search is planned as all later ones.
  for (const table of ['bookings', 'booking_extras', 'cars', 'car_models'])
    await tx.execute(sql`analyze ${sql.identifier(table)}`)
}

async function readBranch(tx: Transaction): Promise<BranchSettings> {
  const [row] = await tx.select({ data: settings.data }).from(settings)
  if (!row) throw new Error('the settings were just written')
  return row.data
}
