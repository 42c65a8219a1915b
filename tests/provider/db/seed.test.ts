import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CLASS_IDS } from '@/provider/contract/rules/cars/car-classes'
import { seedOnce } from '@/provider/demo/seed/seed'
import { cleanFile } from '@/provider/modules/files/clean-file'
import { openTestDatabase, type TestDatabase } from '@/tests/setup/test-database'
import { NO_PROOF_ASKED } from '@/tests/setup/unproved-bounds'

const ACCOUNT_TABLES = [
  'fines',
  'damages',
  'disputes',
  'offers',
  'drivers',
  'mile_entries',
  'client_consents',
  'deposit_holds',
]

/** Rentals of the twelve clients stand in their file, with their states. */
const CLIENTS = `select number from bookings where key_salt like 'demo-_____' and number like '10_____'`

/** Early on the day of the demo data in Vladivostok, while it is still the day before elsewhere. */
const EARLY = new Date('2026-11-20T14:30:00Z')

describe('the demo data', () => {
  let seeded: TestDatabase
  beforeAll(async () => {
    seeded = await openTestDatabase('sun_seeded')
  })
  afterAll(() => seeded.close())

  const rows = async (query: string, { db }: Pick<TestDatabase, 'db'> = seeded) =>
    (await db.execute(sql.raw(query))).rows
  const number = async (query: string) => Number((await rows(`select (${query}) as n`))[0]?.n)

  it('has all models, all classes and the cars that the branch advertises', async () => {
    expect(await number('select count(*) from car_models')).toBe(47)
    const classes = await rows('select distinct class_id from car_models')
    expect(classes.map(({ class_id }) => class_id).sort()).toEqual([...CLASS_IDS].sort())
    const active = await number(`select count(*) from cars where state = 'active'`)
    expect(active).toBeGreaterThanOrEqual(230)
    expect(active).toBeLessThanOrEqual(270)
    expect(await number('select max(discount2_percent) from car_models')).toBe(25)
    expect(await number('select fee_kop from places where id = 50')).toBe(0)
  })

  it('has two years of bookings: one back, one ahead', async () => {
    const generated = `from bookings where number not like '10%'`
    expect(await number(`select ('2026-11-21' - min(start_at)::date) ${generated}`)).toBeGreaterThan(355)
    expect(await number(`select (max(start_at)::date - '2026-11-21') ${generated}`)).toBeGreaterThan(340)
    expect(await number('select count(*) from bookings')).toBeGreaterThan(8_000)
  })

  it('has no two bookings of one car within the turnaround', async () => {
    expect(
      await number(`select count(*) from bookings a join bookings b on a.car_id = b.car_id and a.id < b.id
        and tstzrange(a.start_at, a.end_at + interval '2 hours') && tstzrange(b.start_at, b.end_at + interval '2 hours')
        where a.status in ('held', 'awaiting_payment', 'confirmed', 'active', 'completed')
          and b.status in ('held', 'awaiting_payment', 'confirmed', 'active', 'completed')`),
    ).toBe(0)
    expect(await number(`select count(*) from bookings where blocked_until <> end_at + interval '2 hours'`)).toBe(0)
  })

  it('has states that are true on its day: past ones over, present ones under way, coming ones confirmed', async () => {
    const noon = `'2026-11-21T02:00:00Z'`
    expect(
      await number(
        `select count(*) from bookings where kind = 'booking' and end_at <= ${noon} and status in ('confirmed', 'active')`,
      ),
    ).toBe(0)
    expect(
      await number(`select count(*) from bookings where start_at > ${noon} and status in ('active', 'completed')`),
    ).toBe(0)
    expect(await number(`select count(*) from bookings where status = 'active'`)).toBeGreaterThan(50)
    expect(await number(`select count(*) from bookings where created_at > '2026-11-21T14:00:00Z'`)).toBe(0)
  })

  it('has the twelve clients with their rentals, moved to the day of seeding', async () => {
    expect(
      await number(`select count(*) from clients where phone in ('+79990000001', '+8619900000005', '+442079460108')`),
    ).toBe(3)
    expect(
      await number(`select count(*) from bookings where number like '10_____' and key_salt like 'demo-_____'`),
    ).toBeGreaterThanOrEqual(36)
    expect(
      await rows(
        `select status, start_at at time zone 'Asia/Vladivostok' as at from bookings where number = '1046333'`,
      ),
    ).toEqual([{ status: 'confirmed', at: '2026-12-05 12:00:00' }])
  })

  it('has what the client area of the twelve shows, each row with the client whom its rental belongs to', async () => {
    for (const [table, rows] of Object.entries({ fines: 10, damages: 8, offers: 8, drivers: 7, mile_entries: 33 }))
      expect(await number(`select count(*) from ${table}`), table).toBe(rows)
    for (const table of ['fines', 'damages', 'mile_entries'])
      expect(
        await number(`select count(*) from ${table} t join bookings b on b.id = t.booking_id
          where b.client_id <> t.client_id`),
        table,
      ).toBe(0)
    expect(await number(`select count(*) from bookings where distance_km is not null and status <> 'completed'`)).toBe(
      0,
    )
  })

  it('has the consents of every registered client, to texts that there were, on the day when he gave them', async () => {
    const consents = await rows(`select c.phone, count(k.*)::int as n, min(k.version) as version,
        bool_and(k.given_at >= c.registered_at and k.given_at::date + 1 >= k.version::date) as "isPossible"
      from clients c left join client_consents k on k.client_id = c.id where c.registered_at is not null
      group by c.id order by c.id`)
    expect(consents).toHaveLength(11)
    for (const row of consents) expect(row).toMatchObject({ n: 2, version: '2026-03-01', isPossible: true })
    expect(await number(`select count(*) from client_consents`)).toBe(22)
  })

  it('has a dispute behind whatever says that there was one', async () => {
    for (const [table, key] of [
      ['fines', 'fine_id'],
      ['damages', 'damage_id'],
    ])
      expect(
        await rows(`select t.id from ${table} t left join disputes d on d.${key} = t.id
          where t.status in ('disputed', 'dispute_kept') and (d.id is null or d.created_at::date < t.told_on)`),
      ).toEqual([])
    expect(await number(`select count(*) from fines where note ->> 'ru' ~ 'фото'`)).toBe(0)
  })

  it('has what can be added and every state of a promo code, of the demo files', async () => {
    expect(await number('select count(*) from extras')).toBe(12)
    expect(await number('select count(*) from promo_codes')).toBe(13)
    expect(await number('select count(*) from promo_codes where active')).toBe(12)
    const [row] = await rows(`select data->'insurance'->1->'perDayKopByClass'->'comfort' as standard,
      data->'bookingProtection'->'priceKop' as protection, data->'saleLimit'->'current' as limit,
      data->>'cargoModel' as cargo from settings`)
    expect(row).toEqual({ standard: 40_000, protection: 120_000, limit: 5, cargo: 'nissan-nv350-caravan' })
  })

  it('has rentals with everything that can be added, and rows for their pieces', async () => {
    for (const added of [
      `price @> '{"lines": [{"code": "insurance", "ref": "standard"}]}'`,
      `price @> '{"lines": [{"code": "insurance", "ref": "extended"}]}'`,
      `price @> '{"lines": [{"code": "mileage_discount"}]}'`,
      `price @> '{"lines": [{"code": "booking_protection"}]}'`,
      `id in (select booking_id from booking_extras) and status in ('confirmed', 'active')`,
    ])
      expect(await number(`select count(*) from bookings where ${added}`), added).toBeGreaterThan(20)
    expect(
      await number(`select count(*) from bookings where kind = 'booking' and
        jsonb_array_length(rental->'options'->'extras') <>
        (select count(*) from booking_extras where booking_id = bookings.id)`),
    ).toBe(0)
    expect(
      await rows(`select extra_drivers->0->>'last_name' as name, extra_drivers->0->>'licenceSince' as since from bookings
        where rental @> '{"options": {"extras": [{"code": "extra-driver"}]}}'`),
    ).toEqual([{ name: 'Штормов', since: '2021-05-01' }])
    expect(await number(`select count(*) from bookings where promo_code in ('PORT3', 'CHUNJIE')`)).toBe(3)
  })

  it('has never more pieces out at one moment than the branch has', async () => {
    expect(
      await number(`with kept as (
          select x.extra_code as code, x.quantity, b.start_at, b.blocked_until
          from booking_extras x join bookings b on b.id = x.booking_id
          where b.status not in ('cancelled_client', 'cancelled_branch', 'expired')),
        moves as (
          select code, start_at as at, quantity as pieces from kept
          union all select code, blocked_until, -quantity from kept),
        outside as (select code, sum(pieces) over (partition by code order by at, pieces) as pieces from moves)
        select count(*) from outside join extras e on e.code = outside.code where pieces > e.stock`),
    ).toBe(0)
  })

  it('has prices whose lines add up to the total', async () => {
    expect(
      await number(`select count(*) from bookings where kind = 'booking' and total_kop <>
        (select sum((line->>'amountKop')::bigint) from jsonb_array_elements(price->'lines') line)`),
    ).toBe(0)
  })

  it('is the same twice on one day, in the states of its hour, and is written once', {
    tags: '@wide',
    timeout: 120_000,
  }, async () => {
    const empty = await openTestDatabase('sun_migrated')
    expect(await seedOnce(empty.db, 'vldk', EARLY)).toBe(true)
    expect(await seedOnce(empty.db, 'vldk', EARLY)).toBe(false)
    // The shared database has these.
    await rows(`update settings set data = data || '${JSON.stringify(NO_PROOF_ASKED)}' returning 1`, empty)
    expect(await checksumOf(empty)).toEqual(await checksumOf(seeded))
    const rentals = `from bookings where kind = 'booking' and number not in (${CLIENTS})`
    const countOf = async (what: string) =>
      Number((await rows(`select count(*) as n ${rentals} and ${what}`, empty))[0]?.n)
    const early = `'${EARLY.toISOString()}'`
    const gone = `status in ('active', 'completed')`
    expect(await countOf(`start_at > ${early} and ${gone}`)).toBe(0)
    expect(await countOf(`end_at > ${early} and status = 'completed'`)).toBe(0)
    expect(await countOf(`start_at <= ${early} and status = 'confirmed'`)).toBe(0)
    expect(await countOf(`end_at <= ${early} and status = 'active'`)).toBe(0)
    // Of the same morning, when it is noon.
    const morning = `start_at > ${early} and start_at <= '2026-11-21T02:00:00Z'`
    expect(await countOf(`${morning} and status = 'confirmed' and paid_kop = 0`)).toBeGreaterThan(0)
    expect(await number(`select count(*) ${rentals} and ${morning} and ${gone}`)).toBeGreaterThan(0)
    await empty.close()
  })

  it('has rentals that were paid when the car went, and owe nothing since', async () => {
    const rentals = `from bookings where kind = 'booking' and`
    expect(await number(`select count(*) ${rentals} status in ('active', 'completed') and paid_kop <> total_kop`)).toBe(
      0,
    )
    expect(await number(`select count(*) ${rentals} status = 'completed' and paid_kop > 0`)).toBeGreaterThan(1000)
    expect(await number(`select count(*) ${rentals} status = 'confirmed' and paid_kop = 0`)).toBeGreaterThan(100)
  })

  it('has its dates moved to the day of seeding: what is to come, runs or is over is so on any day', {
    tags: '@wide',
    timeout: 120_000,
  }, async () => {
    const spring = await openTestDatabase('sun_migrated')
    const pictures: Buffer[] = []
    await seedOnce(spring.db, 'vldk', new Date('2026-03-10T02:00:00Z'), async (_, upload) => {
      pictures.push(upload)
      return { type: 'image/jpeg', bytes: upload.length, keyId: 'k', wrappedKey: 'w' }
    })
    const statesOn = async (date: string, database: TestDatabase) =>
      rows(
        `select 'event ' || id as what, published_on <= d as shown, starts_at > d as ahead, ends_at < d as over
          from events, (select date '${date}' as d)
        union all select 'news ' || slug, published_on <= d, null, null from news, (select date '${date}' as d)
        union all select 'question ' || id, published_on <= d, null, null from faq_questions, (select date '${date}' as d)
        union all select 'discount ' || id, published_on <= d, valid_from > d, valid_to < d
          from discounts, (select date '${date}' as d)
        union all select 'code ' || code, rental_from > d, valid_from > d, valid_to < d
          from promo_codes, (select date '${date}' as d) order by 1`,
        database,
      )
    const states = await statesOn('2026-03-10', spring)
    const lengths = `select id, ends_at - starts_at as length from events order by id`
    const [there, here] = [await rows(lengths, spring), await rows(lengths)]
    const files = await rows(
      `select client_id, kind, count(*)::int as n, count(dispute_id)::int as disputes from files
        where driver_id is null group by 1, 2 order by 1, 2`,
      spring,
    )
    await spring.close()
    expect(files.map(({ client_id, ...row }) => [Number(client_id), ...Object.values(row)])).toEqual([
      [1, 'damage_act', 1, 0],
      [1, 'damage_photo', 2, 0],
      [1, 'dispute', 1, 1],
      [1, 'fine_photo', 2, 0],
      [3, 'damage_act', 1, 0],
      [3, 'damage_photo', 2, 0],
      [3, 'fine_photo', 2, 0],
    ])
    // As readable as those of clients must be.
    for (const picture of pictures)
      await expect(cleanFile({ id: 1, network: null }, picture, 'passport')).resolves.toBeDefined()
    expect(states).toEqual(await statesOn('2026-11-21', seeded))
    expect(states).toContainEqual({ what: 'event 5', shown: true, ahead: true, over: false })
    expect(there).toEqual(here)
  })

  async function checksumOf(database: TestDatabase) {
    const tables = [
      'settings',
      'car_models',
      'cars',
      'places',
      'extras',
      'promo_codes',
      'booking_extras',
      'clients',
      ...ACCOUNT_TABLES,
      'seeds',
    ]
    const sums = tables.map(
      (table) => `(select md5(string_agg(t::text, ';' order by t::text)) from ${table} t) as ${table}`,
    )
    // What has begun and ended by then, and was paid, follows the hour.
    const rentals = `(select md5(string_agg((to_jsonb(b) - array['status', 'paid_kop', 'miles_counted'])::text, ';'
      order by number)) from bookings b) as rentals`
    return rows(`select ${[...sums, rentals].join(', ')}`, database)
  }
})
