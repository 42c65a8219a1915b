import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { migrate, readMigrations } from '@/provider/db/migrate'
import { openTestDatabase } from '@/tests/setup/test-database'

/** Released migrations never change: a mistake is mended by the next one. A new one adds its line here. */
const RELEASED: Record<string, string> = {
  '0001_fleet.sql': '53604e76846a846c2a38f2166142bf148287cc11cd1879ca9bd0e1dfe3bc5ab1',
  '0002_bookings.sql': '1d3d840dffbed48e2a256d86f488200bae71452d990997eeb3b4809d6b7ca77f',
  '0003_booking_guards.sql': 'f9e2405b790cf107f0604c80250441106b597d6c77e319c81729c8aeb14c3506',
  '0004_options_and_promo.sql': 'eea3c0dab9810cdd66c0bcdc622e31b6f7890d84643469147cc02f21320da9a0',
  '0005_booking_changes.sql': '78097f6ed4c55d4bc5aefa593b30172c4f127175f8fda6f83769ee7bb114a29a',
  '0006_content.sql': 'f29a9ff3aafacf531d7bb3e3bd7f062a3b359c358f0619edac063180de087794',
  '0007_messages.sql': '5cdc5e4ee2806c62ed388f7b9be9b69b37355cb59206e91eba58bcf7ef50f800',
  '0008_services.sql': 'ed3b1ebd7b4a3e5eb3a281557733efc262ca093c6244024e94924e34daecd4aa',
  '0009_tracking.sql': 'cca9da51f5e038b81660a08a97f46deca1222060a9929e712f4eb7e11e734613',
  '0010_chauffeurs.sql': '96c1edf937d0f39957fa7479f4df8320a3735ba6dff540e9b816ff278cc9fd31',
  '0011_legal_address.sql': 'b310de9c1b21eadad296879445f1949843b074a432137e4cd06247ce8d67cb1d',
  '0012_unpaid_networks.sql': 'd021bf9a0ae6d52e9f8f72b5580e011e1c1965c50c79122932413260356f5d41',
  '0013_auth.sql': '76ebb770a88b8133553d77e21f8005c96d6d07b464c464396c2b8186a9dc55d8',
  '0014_account.sql': '3152d6e34c9f82acaec8079e810e1e02bfc73c304e76ba433d87640d48c8293e',
  '0015_page_changes.sql': '262ef1355e93b523d5b4985247a33fecf518a7710201620fd89a76b1779b8a37',
  '0016_miles.sql': '876c4d40c2cfdef57761e86424b770f0795e4a52c4b4520794aa73c21f2fffc0',
  '0017_trips.sql': 'de8e3571ceafe0e2c806f975b16f1e828fb99fdfb6973c3639dcc93082eef13a',
  '0018_files.sql': '94db0d2b027783b0bed269f1dbe26c028431d5b37e07da0b4dd7c5515ec36df2',
  '0019_settings.sql': '825af5b8bd327da1cf17238d16c6816e4ace73ef43b1277402ff68930d26c3e4',
  '0020_disputes.sql': '7a9d9790818cb99b952ea7bf0e954f9aff266929cc69cdb248433d5b2394257f',
  '0021_proofs_and_indexes.sql': '4eebe9096a36b5cc91c08fbd31d795224a7070d94e30f9d813e4f635dafc1a7e',
  '0022_evidence.sql': 'a521fa44e51e7d5c479a914cbc1ea3eb94945d0384ec9c9a72f5939d8321c811',
  '0023_file_uploads.sql': 'c69825befce6a4b78703a972c4e9cb64bc5e0eac960c5ffbd2607ae2a685f240',
  '0024_payments.sql': '3e59128e2512c96861f15cfd6b6a6130ee4fd0635f022d79e0e7ec3e1d97a452',
  '0025_offer_discount.sql': 'e789f771b12469428415ccd8c0a7af9560a9529d22d22eab6c838fe951c691d8',
  '0026_papers.sql': '766419a37b8b3b2e30a7684524cb24a8ac21dadad9734776858ea0c32f16db5c',
  '0027_deposits.sql': 'df2caab474cf6bf16e803f3b7ea212e52b2a98e7fa8d4a7a4cf5fad6d6a8090b',
  '0028_long_term_requests.sql': '396efc0ed78ed9aabab7d3bdd428c162246c460582f686e796281b8d879f699e',
  '0029_transfer_orders.sql': '0ce1f5ea94d218dd66750c77c8d92a3279c8d457551defa4a08f05e238c3a857',
  '0030_booking_sms.sql': '66d260c4dd67f51e935251f8b1a7283dd12f230f492d697b027a4f0e39db2e36',
  '0031_hand_overs.sql': 'acc3bcabb0ee5de3d5bd8666a574de7904e5adcbb4477febf3f99a1d44846d68',
  '0032_answered.sql': 'db6fcd57d1f6f83fc6b824ebb8b8468f95f9f939493a029fb47e1c121cda385c',
  '0033_branch_decides.sql': '05352f32eb8c61605f70e5e8021eaa826d06b49f7f26be5819d8287eb12ab01f',
  '0034_event_kind.sql': '45fb1ead89d7bb0afa5d976159dc1c0603b71231ca47d0bf4cc8c7e03f54b7fa',
  '0035_referrals.sql': '54b8ad910fc6a32b6dd1a114df7792f2f93f740c7f391f8e1f216cebfd98b638',
  '0036_terms_and_refunds.sql': '6bbc1c9bbb0548a1eac649c4b14c01019a724e1926dcd1583d52d8776590805e',
  '0038_sent_hash.sql': '2dda7e497fb79c8bd5250f8a3f43bc9fcdf331ad82ffd316b7968d0a84e8b942',
  '0039_wide_networks.sql': '82331f0bb76fede65eb414c1763870b65bb5f65e1dc47f2c3012935ff489958d',
  '0040_told_debts_and_places.sql': '42c34a606cb22bb5fe843d9996fe56d813de2b06f562bbbe62cc6b8cf9b8d470',
  '0041_kept_attachments.sql': '678e77442808d63f38f7d141a454fa4f52cd5d45af1783386da443ff8cd5365e',
  '0042_price_of_one_day.sql': '7f7a78a8e0d2bab43271fe5a1df11f897dc2880dacc6a4fc9ed760588ab89ee6',
  '0046_payment_limits.sql': 'a787a1cf2f9b2624a2f19ab5ae4366cde7ad0420f4f056f6478ad1102354f069',
}

describe('migrations', () => {
  it('are the released ones, unchanged, with unique numbers in order', async () => {
    const migrations = await readMigrations()
    expect(Object.fromEntries(migrations.map(({ name, sha256 }) => [name, sha256]))).toEqual(RELEASED)
    const numbers = migrations.map(({ name }) => Number(name.slice(0, 4)))
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
  })

  it('run once: again they change nothing', async () => {
    const database = await openTestDatabase()
    const applied = async () => (await database.db.execute(sql`select * from migrations order by name`)).rows
    const before = await applied()
    await Promise.all([migrate(database.url), migrate(database.url)])
    expect(await applied()).toEqual(before)
    await database.close()
  })

  it('refuse to start over a file that was changed after it was applied', async () => {
    const database = await openTestDatabase()
    const [first, ...rest] = await readMigrations()
    if (!first) throw new Error('no migrations')
    const changed = migrate(database.url, [{ ...first, sha256: 'changed' }, ...rest])
    await expect(changed).rejects.toThrow(`${first.name} was changed`)
    await database.close()
  })

  it('leave nothing behind when one fails', async () => {
    const database = await openTestDatabase()
    const broken = { name: '9999_broken.sql', sha256: 'x', sql: 'create table half (id int); select no_such_column' }
    await expect(migrate(database.url, [broken])).rejects.toThrow('no_such_column')
    const { rows } = await database.db.execute(sql`select to_regclass('half') as half`)
    expect(rows).toEqual([{ half: null }])
    await database.close()
  })

  it('carry a branch of the first release on: its bookings have no options, its answers what is due, its settings the usual limits', async () => {
    const database = await openTestDatabase('template0')
    const migrations = await readMigrations()
    await migrate(database.url, migrations.slice(0, 3))
    await database.db.execute(sql.raw(FIRST_RELEASE))
    await migrate(database.url, migrations)

    const { rows: answered } = await database.db.execute(
      sql`select key, response->'booking'->'dueKop' as due from idempotency_keys order by key`,
    )
    expect(answered).toEqual([
      { key: 'answered', due: 100 },
      { key: 'at work', due: null },
    ])
    const { rows: bookings } = await database.db.execute(
      sql`select number, rental, promo_code from bookings order by id`,
    )
    const options = { insurance: 'none', mileage: 'standard', protection: false, extras: [] }
    expect(bookings).toEqual([
      { number: '1000001', rental: { slug: 'fit', city: 50, options, pc: '' }, promo_code: null },
      { number: '1000002', rental: null, promo_code: null },
    ])
    const { rows: settings } = await database.db.execute(sql`select data from settings`)
    expect(settings[0]?.data).toMatchObject({
      brand: 'SUN',
      company: { legalAddress: { ru: 'Владивосток' } },
      saleLimit: { cutoff: '2020-06-14', before: 15, current: 5 },
      insurance: [],
      bookingProtection: null,
      carsPerPage: 24,
      rules: { holdMinutes: 15, standardDocsDays: 3 },
    })
    await database.close()
  })
})

const WAITING = `select from pg_locks where not granted and relation = 'busy'::regclass
  and database = (select oid from pg_database where datname = current_database())`

describe('a migration that waits for a table', () => {
  it('lets those who read it through, and comes to its end', { tags: '@wide' }, async () => {
    const database = await openTestDatabase()
    await database.db.$client.query('create table busy (id int)')
    const reader = await database.db.$client.connect()
    await reader.query('begin; select * from busy')
    const waiting = migrate(database.url, [{ name: '9999_wide.sql', sha256: 'x', sql: 'alter table busy add n int' }])
    await expect.poll(async () => (await database.db.$client.query(WAITING)).rowCount).toBe(1)
    await database.db.$client.query('select * from busy')
    await reader.query('commit')
    reader.release()
    await waiting
    expect((await database.db.$client.query('select n from busy')).rowCount).toBe(0)
    await database.close()
  })
})

describe('the migrations of drivers', () => {
  it('find states that nobody confirmed, which become incomplete, and keep the consents that were given', async () => {
    const database = await openTestDatabase('template0')
    const migrations = await readMigrations()
    await migrate(database.url, migrations.slice(0, 3))
    await database.db.execute(sql.raw(FIRST_RELEASE))
    await migrate(database.url, migrations.slice(0, 17))
    await database.db.execute(sql.raw(DRIVERS_BEFORE_SCANS))
    await migrate(database.url, migrations.slice(0, 20))
    await database.db.execute(sql`update drivers set consent_version = '2026-11-01', approved_at = now() where id = 1`)
    await migrate(database.url, migrations)
    const { rows } = await database.db.execute(
      sql`select approved, verification, reject_reason from drivers order by id`,
    )
    expect(rows).toEqual([
      { approved: true, verification: 'verified', reject_reason: null },
      { approved: false, verification: 'incomplete', reject_reason: null },
      { approved: false, verification: 'incomplete', reject_reason: null },
    ])
    const { rows: consents } = await database.db.execute(sql`select driver_id::int, version from driver_consents`)
    expect(consents).toEqual([{ driver_id: 1, version: '2026-11-01' }])
    await database.close()
  })
})

describe('the migration of miles', () => {
  it('puts a ledger that was kept before into lots, and counts no rental that was completed by then', async () => {
    const database = await openTestDatabase('template0')
    const migrations = await readMigrations()
    await migrate(database.url, migrations.slice(0, 3))
    await database.db.execute(sql.raw(FIRST_RELEASE))
    await migrate(database.url, migrations.slice(0, 15))
    await database.db.execute(sql.raw(LEDGER_BEFORE_LOTS))
    await migrate(database.url, migrations)

    const { rows: lots } = await database.db.execute(
      sql`select miles, left_miles, expires_on from mile_lots order by entry_id`,
    )
    expect(lots).toEqual([
      { miles: 100, left_miles: 20, expires_on: '2027-05-01' },
      { miles: 50, left_miles: 0, expires_on: '2026-05-01' },
    ])
    const { rows: left } = await database.db.execute(sql`select number, miles_counted from bookings order by id`)
    expect(left).toEqual([
      { number: '1000001', miles_counted: 'completed' },
      { number: '1000002', miles_counted: null },
    ])
    await database.close()
  })
})

/** As they should be, rejected before the client confirmed him, and confirmed but incomplete. */
const DRIVERS_BEFORE_SCANS = `
  insert into drivers (station, client_id, last_name, first_name, no_patronymic, phone, email, birth_date, licence, approved,
    verification, reject_reason)
  select 'vldk', 1, 'Водитель', 'Пётр', true, '+7999000000' || n, 'p@clients.example', '1990-01-01', '{}', approved, verification, reason
  from (values (1, true, 'verified', null), (2, false, 'rejected', '{"ru": "Размыто"}'::jsonb), (3, true, 'incomplete', null))
    as kept (n, approved, verification, reason) order by n;`

/** What was credited, and 130 of it spent, 50 of which came back and were spent again; something is pending. */
const LEDGER_BEFORE_LOTS = `
  insert into mile_entries (station, client_id, from_account, to_account, miles, at, expires_on, booking_id, text) values
    ('vldk', 1, 'program:bonus', 'client:available', 100, now(), '2027-05-01', null, '{}'),
    ('vldk', 1, 'program:bonus', 'client:available', 50, now(), '2026-05-01', null, '{}'),
    ('vldk', 1, 'program:earned', 'client:pending', 30, now(), null, 1, '{}'),
    ('vldk', 1, 'client:available', 'program:spent', 130, now(), null, 1, '{}'),
    ('vldk', 1, 'program:spent', 'client:available', 50, now(), null, 1, '{}'),
    ('vldk', 1, 'client:available', 'program:spent', 50, now(), null, 1, '{}');`

/** A branch with one booking that is over and one service block, as the first three migrations kept them. */
const FIRST_RELEASE = `
  insert into settings values ('vldk', 'vldk_sun', '{"brand": "SUN", "company": {"legalAddress": "Владивосток"}, "rules": {"holdMinutes": 15}}');
  insert into car_classes values ('vldk', 'promo', 1, 'Промо', '{}', '{}', 'promo', 'белый');
  insert into car_models (station, slug, class_id, name, sort, list_kop, sale_percent, special_kop, discount1_percent,
    discount2_percent, deposit_kop, deductible_kop, over_mileage_kop_per_km, self_drive, rental_months, tags, attributes,
    description) values ('vldk', 'fit', 'promo', 'Fit', 1, 100, 0, 0, 0, 0, 0, 0, 0, true, '{1}', '{}', '{}', '{}');
  insert into cars (station, model_id, gosnomer, plate_kind, cvet, year, mileage_km, state)
    values ('vldk', 1, 'A1', 'state', 'белый', 2020, 0, 'active');
  insert into clients (station, phone, last_name, first_name, language, citizenship, created_at)
    values ('vldk', '+79990000000', 'Первая', 'Анна', 'ru', 'RU', now());
  insert into idempotency_keys (scope, key, request_hash, response, created_at) values
    ('booking', 'answered', 'hash', '{"booking": {"price": {"totalKop": 100}}, "keySalt": "salt"}', now()),
    ('booking', 'at work', 'hash', null, now());
  begin;
  insert into bookings (station, number, kind, car_id, model_id, client_id, start_at, end_at, blocked_until, status,
    total_kop, price, rental, driver, language, key_salt, created_at)
    values ('vldk', '1000001', 'booking', 1, 1, 1, '2026-01-01', '2026-01-02', '2026-01-02', 'completed', 100, '{}',
      '{"slug": "fit", "city": 50}', '{}', 'ru', 'salt', now()),
    ('vldk', '1000002', 'block', 1, 1, null, '2026-02-01', '2026-02-02', '2026-02-02', 'confirmed', 0, null, null, null,
      null, 'salt', now());
  insert into booking_status_history (booking_id, status, actor, at)
    values (1, 'completed', 'branch', now()), (2, 'confirmed', 'branch', now());
  commit;`
