import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openCommands } from '@/tests/setup/run-command'
import { openTestDatabase, type TestDatabase } from '@/tests/setup/test-database'

describe('the work queues of the branch', () => {
  let database: TestDatabase
  let run: ReturnType<typeof openCommands>
  const rows = async (query: ReturnType<typeof sql>) => (await database.db.execute(query)).rows

  beforeAll(async () => {
    database = await openTestDatabase('sun_seeded')
    run = openCommands(database.url)
  })
  afterAll(() => database.close())

  it.each(['callback', 'message', 'request', 'driver', 'name', 'dispute', 'block', 'outbox', 'waitlist'])(
    'list %s',
    async (list) => {
      const { code, errors } = await run(`${list} list`)
      expect([errors, code]).toEqual(['', 0])
    },
  )

  it('list a call until it is done', async () => {
    const [made] = await rows(sql`insert into callbacks (station, client_id, name, phone, created_at)
      select station, id, 'Ждущая', phone, now() from clients where phone is not null limit 1 returning id::int`)
    expect((await run('callback list --limit 999')).output).toContain('Ждущая')
    expect((await run(`callback done --id ${made?.id}`)).code).toBe(0)
    expect((await run('callback list --limit 999')).output).not.toContain('Ждущая')
    expect((await run(`callback done --id #${made?.id}`)).code).toBe(3)
    const actions = await rows(sql`select operator, details from operator_acts where act = 'callback.done'`)
    expect(actions).toEqual([{ operator: 'petrova', details: { id: made?.id } }])
  })

  it('list who waits for a car, and stop an entry for somebody who called', async () => {
    const [entry] = await rows(sql`
      insert into waitlist_entries (station, model_id, start_at, end_at, pickup_place, dropoff_place, channel, email,
        address_hash, is_proved, language, created_at)
      select station, id, now() + interval '9 days', now() + interval '12 days', 50, 50, 'email', 'waits@clients.example',
        'hash', false, 'ru', now() from car_models where slug = 'honda-fit' returning id::int`)
    expect((await run('waitlist list')).output).toMatch(/Honda Fit.*waits@clients\.example/)
    expect((await run(`waitlist stop --id ${entry?.id}`)).code).toBe(0)
    expect((await run('waitlist list')).output).not.toContain('waits@clients.example')
    expect((await run(`waitlist stop --id ${entry?.id}`)).code).toBe(3)
    const actions = await rows(sql`select operator, details from operator_acts where act = 'waitlist.stop'`)
    expect(actions).toEqual([{ operator: 'petrova', details: { id: entry?.id } }])
  })

  it('say how many SMS left within a day, where to, and what did not leave and why', async () => {
    expect((await run('outbox sms')).output).toBe(
      'За сутки ушло СМС: 0 из 1000. Без аренды: 0 из 700.\nВсе СМС за сутки ушли.',
    )
    await rows(sql`insert into sms_sends (message_id, station, sent_at, is_reserved, prefix)
      select -n, 'vldk', now(), n = 1, case when n > 1 then 'JM 876' end from generate_series(1, 4) n`)
    await rows(sql`insert into outbox (station, kind, channel, phone, params, state, withheld, next_at, created_at, ended_at)
      values ('vldk', 'registration_code', 'sms', '+79990000001', '{}', 'discarded', 'prefix', now(), now(), now()),
        ('vldk', 'renewal_code', 'email', '+79990000001', '{}', 'sent', 'day', now(), now(), now())`)
    const { output } = await run('outbox sms')
    expect(output).toContain('За сутки ушло СМС: 4 из 1000. Без аренды: 3 из 700.')
    expect(output).toContain('JM 876: 3')
    expect(output).toMatch(/предел оператора, sms\.perPrefixPerDay +registration_code +1 +0/)
    expect(output).toMatch(/предел суток, sms\.perDay +renewal_code +1 +1/)
    expect(output).not.toContain('+7')
  })

  it('reject a driver with a reason, and only while the driver is on review', async () => {
    const [driver] = await rows(sql`select id::int from drivers where verification = 'on_review' limit 1`)
    const { code, errors } = await run([
      'driver',
      'reject',
      '--id',
      String(driver?.id),
      '--reason',
      'Не видно срока прав',
    ])
    expect([errors, code]).toEqual(['', 0])
    expect(
      await rows(sql`select verification, reject_reason ->> 'ru' as why from drivers where id = ${driver?.id}`),
    ).toEqual([{ verification: 'rejected', why: 'Не видно срока прав' }])
    expect((await run(`driver verify --id ${driver?.id}`)).code).toBe(3)
    expect((await run(`driver reject --id ${driver?.id}`)).code).toBe(2)
  })

  it('accept a new name with all its parts', async () => {
    const [nameRequest] = await rows(sql`insert into name_requests (client_id, last_name, first_name, asked_at)
      select id, 'Новая', 'Фамилия', now() from clients c where last_name is not null and deleted_at is null
        and not exists (select 1 from name_requests n where n.client_id = c.id) limit 1
      returning id::int, client_id::int as client`)
    expect(await run(`name accept --id ${nameRequest?.id}`)).toMatchObject({ code: 0, errors: '' })
    expect(await rows(sql`select last_name, first_name from clients where id = ${nameRequest?.client}`)).toEqual([
      { last_name: 'Новая', first_name: 'Фамилия' },
    ])
    expect((await run(`name refuse --id ${nameRequest?.id}`)).code).toBe(3)
  })

  it('decide a dispute once', async () => {
    const [damage] =
      await rows(sql`insert into damages (station, client_id, car_id, damage, date, cost_kop, status, told_on)
      select 'vldk', id, (select min(id) from cars), '{"ru":"Скол","en":"Chip","zh-CN":"崩口"}', '2026-11-01', 100000, 'open',
        '2026-11-01' from clients where phone is not null limit 1 returning id::int, client_id::int as client`)
    const [dispute] = await rows(sql`insert into disputes (station, client_id, damage_id, text, created_at)
      values ('vldk', ${damage?.client}, ${damage?.id}, 'Не я', now()) returning id::int`)
    expect((await run('dispute list --limit 999')).output).toContain('Не я')
    const drop = ['dispute', 'drop', '--id', String(dispute?.id), '--reason', 'Скол был раньше']
    expect((await run(drop)).code).toBe(0)
    expect(
      await rows(
        sql`select status, debt_kop::int as debt, note ->> 'ru' as note from damages where id = ${damage?.id}`,
      ),
    ).toEqual([{ status: 'cancelled', debt: 0, note: 'Скол был раньше' }])
    expect((await run(drop)).code).toBe(3)
  })

  it('block a car, not twice at one time, and free it again', async () => {
    await rows(sql`insert into cars (station, model_id, gosnomer, plate_kind, cvet, year, mileage_km, state)
      select 'vldk', min(id), 'Б001ЛК125', 'state', 'белый', 2020, 0, 'active' from car_models`)
    const add = ['block', 'add', '--plate', 'Б001ЛК125', '--from', '2026-12-01 09:00', '--to', '2026-12-02 18:00']
    const made = await run(add)
    expect([made.errors, made.code]).toEqual(['', 0])
    const [number = ''] = /\d{7}/.exec(made.output) ?? []
    expect(await run(add)).toMatchObject({ code: 3, errors: 'В это время машина занята.' })
    expect((await run('block list --limit 999')).output).toContain(`#${number}`)
    expect((await run(`block remove --id ${number}`)).code).toBe(0)
    expect((await run(add)).code).toBe(0)
  })

  it('reject a block by name when every number drawn is taken', async () => {
    const add = ['block', 'add', '--plate', 'Б001ЛК125', '--from', '2026-12-05 09:00', '--to', '2026-12-06 18:00']
    await rows(sql`create function draw_taken_number() returns trigger language plpgsql as
      $$ begin new.number := (select number from bookings limit 1); return new; end $$`)
    await rows(
      sql`create trigger draw_taken before insert on bookings for each row execute function draw_taken_number()`,
    )
    const rejected = await run(add)
    await rows(sql`drop function draw_taken_number() cascade`)
    expect(rejected).toMatchObject({ code: 3, errors: 'Не нашлось свободного номера. Повторите команду.' })
    expect((await run(add)).code).toBe(0)
  })

  it('find a plate in either script, and list blocks until they are over, the next one first', async () => {
    const [car] =
      await rows(sql`insert into cars (station, model_id, gosnomer, plate_kind, cvet, year, mileage_km, state)
      select 'vldk', min(id), 'Т919КН925', 'state', 'белый', 2020, 0, 'active' from car_models returning id`)
    expect(car).toBeDefined()
    const block = (plate: string, day: string) =>
      run(['block', 'add', '--plate', plate, '--from', `${day} 09:00`, '--to', `${day} 18:00`])
    expect((await block('t919kh 925', '2026-12-11')).errors).toBe('')
    expect((await block('Т919КН925', '2026-12-10')).errors).toBe('')
    expect((await block('Т919КН925', '2026-11-10')).errors).toBe('')
    expect((await run('booking list --plate T919KH925')).output).toBe('Таких броней нет.')
    const { output } = await run('block list --plate t919kh925')
    expect(output).toMatch(
      /#\d{7} .* 2026-12-10 09:00 {2}2026-12-10 18:00\n#\d{7} .* 2026-12-11 .*\nПоказано 2 из 2\.$/,
    )
    expect(output).not.toContain('2026-11-')
    expect((await run('block list --limit 1')).output).toMatch(/Показано 1 из \d+\.$/)
  })

  it('send an undelivered message once more, to the client’s present address', async () => {
    const [lost] =
      await rows(sql`insert into outbox (station, kind, channel, language, params, state, attempts, next_at,
        created_at, ended_at, client_id)
      select station, 'booking_confirmed', 'email', 'ru', '{"booking":"1047840"}', 'failed', 9, now(), now(), now(), id
      from clients where email is not null limit 1 returning id::int`)
    expect((await run('outbox list --limit 999')).output).toContain('booking_confirmed')
    expect(await run(`outbox retry --id ${lost?.id}`)).toMatchObject({ code: 0, errors: '' })
    const [again] = await rows(
      sql`select state, attempts, address is not null as known from outbox where id = ${lost?.id}`,
    )
    expect(again).toEqual({ state: 'waiting', attempts: 0, known: true })
  })
})
