import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addModel, CONFIRM, openProvider, rentalOf, START, type TestProvider } from '@/tests/setup/open-provider'
import { openCommands } from '@/tests/setup/run-command'

const HOUR_MS = 3_600_000

describe('commands of bookings', () => {
  let provider: TestProvider
  let run: ReturnType<typeof openCommands>
  const rows = async (query: ReturnType<typeof sql>) => (await provider.db.execute(query)).rows
  const hours = (count: number) => new Date(START.getTime() + count * HOUR_MS)

  beforeAll(async () => {
    provider = await openProvider()
    await addModel(provider, 'closing-fit', 20)
    await rows(sql`update car_models set over_mileage_kop_per_km = 1200,
      attributes = attributes || '{"mileageLimitKmPerDay": 250}' where slug = 'closing-fit'`)
    run = openCommands(provider.url, provider.clock)
  })
  afterAll(() => provider.close())

  /** A rental of two days from now on. */
  async function booked(isConfirmed = true, wish: { colour?: 'black' } = {}): Promise<{ number: string }> {
    provider.clock.now = START
    const hold = await provider.hold(await provider.requestFor({ ...rentalOf('closing-fit', 1, 2), ...wish }))
    expect(hold.statusCode, hold.body).toBe(201)
    const { booking, key } = hold.json().data
    const { number } = booking
    if (isConfirmed) {
      const done = await provider.call('PATCH', `/sun/v2/bookings/${number}`, CONFIRM, { 'x-booking-key': key })
      expect(done.statusCode, done.body).toBe(200)
    }
    return { number }
  }
  const mileageOf = async (number: string) => {
    const [row] =
      await rows(sql`select c.mileage_km::int as km, c.gosnomer from bookings b join cars c on c.id = b.car_id
      where b.number = ${number}`)
    return row as { km: number; gosnomer: string }
  }
  const statusOf = async (number: string) =>
    (await rows(sql`select status from bookings where number = ${number}`))[0]?.status

  it('list by status, day, number and plate', async () => {
    const { number } = await booked()
    const { gosnomer } = await mileageOf(number)
    for (const filter of [`--number ${number}`, `--plate ${gosnomer}`, '--day 2026-11-22 --status confirmed'])
      expect((await run(`booking list ${filter} --limit 999`)).output).toContain(`${number}  подтверждена`)
    expect((await run(`booking list --number ${number} --status active`)).output).toBe('Таких броней нет.')
    expect((await run(`booking list --number ${number} --day 2026-11-30`)).output).toBe('Таких броней нет.')
    expect((await run(`booking show --number ${number} --lang en`)).output).toContain('Total')
  })

  it('say which colour is wished, and of which colour the car is', async () => {
    const { number } = await booked(true, { colour: 'black' })
    await rows(sql`update cars set cvet = 'белый' where id = (select car_id from bookings where number = ${number})`)
    expect((await run(`booking list --number ${number}`)).output).toContain('желают: чёрный')
    expect((await run(`booking show --number ${number} --lang en`)).output).toContain(
      'Wish: colour black; this car is white',
    )
  })

  it('list every booking of a day, and say how many rows of any other list are shown', async () => {
    const { number } = await booked()
    await rows(sql`with b as (select * from bookings where number = ${number}), made as (
      insert into bookings (station, number, kind, car_id, model_id, client_id, start_at, end_at, blocked_until, status,
        total_kop, price, rental, driver, extra_drivers, flight, language, key_salt, created_at)
      select station, (9100000 + i)::text, kind, car_id, model_id, client_id, '2029-02-03T01:00Z', '2029-02-05T01:00Z',
        '2029-02-05T02:00Z', 'completed', total_kop, price, rental, driver, extra_drivers, flight, language, key_salt,
        created_at from b, generate_series(1, 60) i returning id)
      insert into booking_status_history (booking_id, status, actor, at) select id, 'completed', 'branch', now() from made`)
    const day = (await run('booking list --day 2029-02-03')).output
    expect(day.match(/^11:00 {2}91000\d\d /gm)).toHaveLength(60)
    expect(day).toMatch(/\nПоказано 60 из 60\.$/)
    expect((await run('booking list --day 2029-02-03 --limit 7')).output).toMatch(/\nПоказано 7 из 60\.$/)
    const open = (await run('booking list --limit 999')).output
    expect(open).toContain(number)
    expect(open).not.toMatch(/завершена|отменил|истекла|не приехал/)
    expect((await run('booking list --status completed --limit 1')).output).toMatch(/\nПоказано 1 из \d+\.$/)
  })

  it('plan a day: pick-ups and returns by the hour, and bookings that came to nothing last', async () => {
    const { number } = await booked()
    await rows(sql`with b as (select * from bookings where number = ${number}), made as (
      insert into bookings (station, number, kind, car_id, model_id, client_id, start_at, end_at, blocked_until, status,
        total_kop, price, rental, driver, extra_drivers, flight, language, key_salt, created_at)
      select b.station, t.number, kind, car_id, model_id, client_id, t.start_at::timestamptz, t.end_at::timestamptz,
        t.end_at::timestamptz, t.status::booking_status, total_kop, price, rental, driver, extra_drivers, flight, language,
        key_salt, created_at
      from b, (values ('9200001', '2029-03-10T08:00Z', '2029-03-20T01:00Z', 'completed'),
        ('9200002', '2029-03-10T01:00Z', '2029-03-11T01:00Z', 'completed'),
        ('9200003', '2029-03-01T01:00Z', '2029-03-10T05:00Z', 'completed'),
        ('9200004', '2029-02-01T01:00Z', '2029-03-10T06:00Z', 'completed'),
        ('9200005', '2029-03-10T02:00Z', '2029-03-10T03:00Z', 'completed'),
        ('9200006', '2029-03-10T00:00Z', '2029-03-11T03:00Z', 'cancelled_client'),
        ('9200007', '2029-03-10T00:30Z', '2029-03-10T03:00Z', 'cancelled_branch'),
        ('9200008', '2029-03-10T04:00Z', '2029-03-11T03:00Z', 'expired'),
        ('9200009', '2029-03-09T04:00Z', '2029-03-10T03:00Z', 'no_show')) as t (number, start_at, end_at, status)
      returning id, status)
      insert into booking_status_history (booking_id, status, actor, at)
        select id, status, 'branch', now() from made`)
    const { output } = await run('booking list --day 2029-03-10')
    const [plan = '', nothing = ''] = output.split('Не состоялись (отменены, истекли, клиент не приехал): 4\n')
    const [pickups = '', returns = ''] = plan.split('Возврат 2029-03-10: 3\n')
    const ordered = (text: string) => [...text.matchAll(/^(\d\d:\d\d) {2}(92\d{5})/gm)].map(([, ...cells]) => cells)
    expect(pickups).toMatch(
      /^Выдача 2029-03-10: 3\nВремя {2}Номер {4}Состояние .*Машина .*Госномер .*К оплате {2}Возврат\n/,
    )
    expect(ordered(pickups)).toEqual([
      ['11:00', '9200002'],
      ['12:00', '9200005'],
      ['18:00', '9200001'],
    ])
    expect(ordered(returns)).toEqual([
      ['13:00', '9200005'],
      ['15:00', '9200003'],
      ['16:00', '9200004'],
    ])
    expect([...nothing.matchAll(/^92\d{5} {2}\S+( \S+)*/gm)].map(([start]) => start)).toEqual([
      '9200006  отменил клиент',
      '9200007  отменил филиал',
      '9200008  истекла',
      '9200009  клиент не приехал',
    ])
    expect(output).toMatch(/\nПоказано 9 из 9\.$/)
    const few = (await run('booking list --day 2029-03-10 --limit 5')).output
    expect(few).not.toContain('Не состоялись')
    expect(few).toMatch(/Выдача 2029-03-10: 3\n[\s\S]*Возврат 2029-03-10: 3\n/)
    expect((await run('booking list --day 2029-03-12')).output).toBe('Таких броней нет.')
  })

  it('confirm a hold once', async () => {
    const { number } = await booked(false)
    expect(await run(`booking confirm --number ${number}`)).toMatchObject({ code: 0 })
    const again = await run(`booking confirm --number ${number}`)
    expect([again.code, again.errors]).toEqual([3, 'Так нельзя: бронь сейчас «подтверждена».'])
    const transitions =
      await rows(sql`select h.status, actor from booking_status_history h join bookings b on b.id = h.booking_id
      where number = ${number} order by h.id`)
    expect(transitions).toEqual([
      { status: 'held', actor: 'client' },
      { status: 'confirmed', actor: 'branch' },
    ])
    const letters =
      await rows(sql`select kind from outbox where params ->> 'booking' = ${number} and kind = 'booking_confirmed'
      and channel = 'email'`)
    expect(letters).toHaveLength(1)
  })

  it('do not confirm an expired hold', async () => {
    const { number } = await booked(false)
    provider.clock.now = hours(3)
    expect((await run(`booking confirm --number ${number}`)).errors).toContain('Время закрепления вышло')
    expect(await statusOf(number)).toBe('held')
  })

  it('end a rental: the charges are in the account and can be paid, and the car has its new mileage', async () => {
    const { number } = await booked()
    const { km } = await mileageOf(number)
    const early = await run(`booking give-out --number ${number} --mileage ${km} --anyway test`)
    expect([early.code, early.errors]).toEqual([3, expect.stringContaining('Рано: аренда начинается')])
    provider.clock.now = hours(22)
    const back = await run(`booking give-out --number ${number} --mileage ${km - 1} --anyway test`)
    expect([back.code, back.errors]).toEqual([
      3,
      expect.stringContaining(`было ${km.toLocaleString('ru')} км`.replaceAll(/\s/gu, ' ')),
    ])
    expect((await run(`booking give-out --number ${number} --mileage ${km + 5} --anyway test`)).output).toContain(
      'машина выдана',
    )
    expect(await statusOf(number)).toBe('active')

    provider.clock.now = hours(22 + 48 + 3)
    const far = await run(`booking take-back --number ${number} --mileage 9999999`)
    expect([far.code, far.errors]).toEqual([3, expect.stringContaining('Столько не проехать')])
    for (const [also, why] of [
      ['late', 'программа считает сама'],
      ['horn', 'Нет доплаты «horn»'],
      ['wash', 'указана дважды'],
    ])
      expect(
        (await run(`booking take-back --number ${number} --mileage ${km} --wash --also ${also}`)).errors,
      ).toContain(why)
    const model = sql`id = (select model_id from bookings where number = ${number})`
    await rows(sql`update car_models set tags = tags || '{Мойка включена}' where ${model}`)
    const washed = await run(`booking take-back --number ${number} --mileage ${km} --wash`)
    expect([washed.code, washed.errors]).toEqual([3, expect.stringContaining('пометка «Мойка включена»')])
    await rows(sql`update car_models set tags = array_remove(tags, 'Мойка включена') where ${model}`)
    expect(await rows(sql`select 1 from damages where charge is not null`)).toEqual([])

    expect((await run(`booking take-back --number ${number} --mileage ${km} --fuel 151`)).code).toBe(2)
    const closed = await run(
      `booking take-back --number ${number} --mileage ${km + 2005} --fuel 10 --wash --also smoking`,
    )
    expect(closed.code, closed.errors).toBe(0)
    expect(closed.output).toContain('Проехали 2 000 км.')
    expect(await statusOf(number)).toBe('completed')
    expect((await mileageOf(number)).km).toBe(km + 2005)
    const dues =
      await rows(sql`select charge, cost_kop::int as kop, d.status from damages d join bookings b on b.id = d.booking_id
      where b.number = ${number} order by charge`)
    expect(dues).toMatchObject([
      { charge: 'fuel', kop: 95_000, status: 'open' },
      { charge: 'late', status: 'open' },
      { charge: 'overMileage', kop: 1500 * 1200, status: 'open' },
      { charge: 'smoking', kop: 500_000, status: 'open' },
      { charge: 'wash', kop: 150_000, status: 'open' },
    ])
    const [debt] =
      await rows(sql`select d.id::int, d.debt_kop::int as kop from damages d join bookings b on b.id = d.booking_id
      where b.number = ${number} and charge = 'fuel'`)
    const lookupResponse = await provider.call('POST', '/sun/v2/payments/lookup', {
      purpose: 'damage',
      number: String(debt?.id),
      fio: 'Проверкина',
    })
    expect(lookupResponse.json(), lookupResponse.body).toMatchObject({ data: { dueKop: 95_000 } })

    const [distance] = await rows(sql`select distance_km::int as km from bookings where number = ${number}`)
    expect(distance).toEqual({ km: 2000 })
    const actions = await rows(sql`select act, operator from operator_acts a join bookings b on b.id = a.booking_id
      where b.number = ${number} order by a.id`)
    expect(actions).toEqual([
      { act: 'booking.give_out', operator: 'petrova' },
      { act: 'booking.take_back', operator: 'petrova' },
    ])
    const again = await run(`booking take-back --number ${number} --mileage ${km + 2005}`)
    expect([again.code, again.errors]).toEqual([3, 'Так нельзя: бронь сейчас «завершена».'])
    const deposit = await run(`deposit list --number ${number}`)
    expect(deposit.output).toContain('машина возвращена, разблокировать до 24 дек. 2026 г.')
    expect((await run(`booking show --number ${number}`)).output).toContain('Возвращена')
  })

  it('show what was ordered, who drives, and which operator did what', async () => {
    const setSpecial = (kop: number) => rows(sql`update car_models set special_kop = ${kop} where slug = 'closing-fit'`)
    await setSpecial(150_000)
    const { number } = await booked()
    await setSpecial(0)
    const { km } = await mileageOf(number)
    await rows(sql`insert into booking_extras (booking_id, extra_code, station, quantity)
      select b.id, e.code, b.station, 2 from bookings b join lateral (select code from extras order by sort limit 1) e on true
      where number = ${number}`)
    await rows(sql`update bookings set extra_drivers = jsonb_build_array(jsonb_build_object('last_name', 'Вторая', 'first_name',
      'Анна', 'middle_name', null, 'phone', '+79990001122', 'birthDate', '1990-01-01', 'licenceSince', '2015-01-01'))
      where number = ${number}`)
    await rows(sql`insert into drivers (station, client_id, last_name, first_name, no_patronymic, phone, email, birth_date, licence,
        approved, verification) select b.station, b.client_id, 'Вторая', 'Анна', true, '+7 999 000-11-22', 'a@clients.example',
        '1990-01-01', '{"number":"1","country":"RU","issuedAt":"2020-01-01","expiresAt":"2030-01-01"}', true, 'on_review'
      from bookings b where number = ${number}`)
    provider.clock.now = hours(22)
    const paid = await run([
      'booking',
      'pay',
      '--number',
      number,
      '--amount',
      '1000',
      '--means',
      'card',
      '--by',
      'Иванова',
    ])
    expect(paid.errors).toBe('')
    await run(['booking', 'pay', '--number', number, '--amount', '1000', '--undo', '--by', 'Иванова'])
    await run([
      ...['booking', 'give-out', '--number', number, '--mileage', String(km), '--by', 'Иванова'],
      ...['--anyway', 'постоянный клиент'],
    ])
    const { output, errors } = await run(`booking show --number ${number}`)
    expect(errors).toBe('')
    for (const line of [
      /Получение: \S.*; возврат: \S/,
      /Дополнительно: \S.* × 2/,
      / {2}Водитель Вторая Анна {2}\+79990001122 {2}на проверке/,
      /Цена: Аренда, 2 суток {2}[\d ]+ ₽/,
      /Цена: Специальная цена {2}[-−][\d ]+ ₽/,
      /закреплена {2}клиент$/m,
      /машина у клиента {2}филиал \(Иванова\) {2}машина выдана {2}несмотря на предупреждение: постоянный клиент$/m,
      /Оплата на месте 1 000 ₽ {2}карта {2}Иванова/,
      /Запись об оплате отменена, 1 000 ₽ {2}Иванова/,
    ])
      expect(output).toMatch(line)
    expect(output).not.toMatch(/ {2}(client|branch|gateway|system)|handed over/)
  })

  it('say at the return how much of the rental is unpaid, and which command records its payment', async () => {
    const { number } = await booked()
    const { km } = await mileageOf(number)
    const kopOf = async (what: ReturnType<typeof sql>) =>
      Number((await rows(sql`select ${what} as kop from bookings where number = ${number}`))[0]?.kop)
    const unpaidKop = (await kopOf(sql`total_kop`)) - 100_000
    await rows(sql`update bookings set paid_kop = 100000 where number = ${number}`)
    provider.clock.now = hours(24)
    await run(`booking give-out --number ${number} --mileage ${km} --anyway test`)
    const money = (kop: number) => `${(kop / 100).toLocaleString('ru')} ₽`.replaceAll(/\s/gu, ' ')
    const closed = await run(`booking take-back --number ${number} --mileage ${km} --fuel 10 --wash`)
    expect(closed.output.split('\n').slice(-3)).toEqual([
      'К доплате 2 450 ₽.',
      `За аренду не заплачено ${money(unpaidKop)}, вместе с доплатами — ${money(unpaidKop + 245_000)}.`,
      `Заплатил на месте: booking pay --number ${number} --amount ${unpaidKop / 100} --means card`,
    ])
    const paid = await run(`booking pay --number ${number} --amount ${unpaidKop / 100} --means card`)
    expect([paid.errors, paid.output]).toEqual(['', `Бронь ${number} оплачена полностью.`])
    expect(await kopOf(sql`total_kop - paid_kop`)).toBe(0)
  })

  it('say nothing of the price at the return of a paid rental', async () => {
    const { number } = await booked()
    const { km } = await mileageOf(number)
    await rows(sql`update bookings set paid_kop = total_kop where number = ${number}`)
    provider.clock.now = hours(24)
    await run(`booking give-out --number ${number} --mileage ${km} --anyway test`)
    const closed = await run(`booking take-back --number ${number} --mileage ${km}`)
    expect(closed.output).toBe(`Бронь ${number}: машина возвращена.\nПроехали 0 км.\nДоплат нет.`)
  })

  it('hand out one car once', async () => {
    const { number } = await booked()
    const { km } = await mileageOf(number)
    provider.clock.now = hours(22)
    await rows(sql`with b as (select * from bookings where number = ${number}), made as (
      insert into bookings (station, number, kind, car_id, model_id, client_id, start_at, end_at, blocked_until, status,
        total_kop, price, rental, driver, extra_drivers, flight, language, key_salt, created_at)
      select station, '9000001', kind, car_id, model_id, client_id, start_at - interval '9 days', start_at - interval '3 days',
        start_at - interval '2 days', 'active', total_kop, price, rental, driver, extra_drivers, flight, language, key_salt,
        created_at from b returning id)
      insert into booking_status_history (booking_id, status, actor, at) select id, 'active', 'branch', now() from made`)
    const rejected = await run(`booking give-out --number ${number} --mileage ${km} --anyway test`)
    expect([rejected.code, rejected.errors]).toEqual([3, 'Эта машина ещё у другого клиента, бронь 9000001.'])
    expect(await statusOf(number)).toBe('confirmed')
  })

  it('cancel for the branch with a full refund, and notify the client', async () => {
    const { number } = await booked()
    await rows(sql`with paid as (
        insert into payments (public_id, station, purpose, booking_id, number, client_id, payer_phone, payer_email,
          language, amount_kop, state, gateway_id, next_at, created_at, ended_at)
        select 'AAAABBBBCCCCDDDDEEEE12', station, 'booking', id, number, client_id, '+79995550001', 'a@clients.example', 'ru', 100000,
          'succeeded', 'gateway-1', now(), now(), now() from bookings where number = ${number})
      update bookings set paid_kop = 150000 where number = ${number}`)
    provider.clock.now = hours(30)
    const done = await run(['booking', 'cancel', '--number', number, '--reason', 'машина сломалась'])
    expect([done.errors, done.output]).toEqual([
      '',
      `Бронь ${number} отменена. Вернётся онлайн 1 000 ₽, на месте верните 500 ₽.`,
    ])
    const refunds =
      await rows(sql`select r.amount_kop::int as kop, r.reason from refunds r join payments p on p.id = r.payment_id
      where p.number = ${number}`)
    expect(refunds).toEqual([{ kop: 100_000, reason: 'cancelled' }])
    expect(await rows(sql`select status, refund_kop::int as back from bookings where number = ${number}`)).toEqual([
      { status: 'cancelled_branch', back: 150_000 },
    ])
    const letters =
      await rows(sql`select 1 from outbox where params ->> 'booking' = ${number} and kind = 'booking_cancelled_by_branch'
      and channel = 'email'`)
    expect(letters).toHaveLength(1)
    expect((await run(['booking', 'cancel', '--number', number, '--reason', 'ещё раз'])).code).toBe(3)
    expect(
      await rows(sql`select 1 from refunds r join payments p on p.id = r.payment_id where p.number = ${number}`),
    ).toHaveLength(1)
  })

  it('record a no-show, not before the pick-up', async () => {
    const { number } = await booked()
    expect((await run(`booking no-show --number ${number}`)).errors).toContain('ещё не наступило')
    provider.clock.now = hours(24)
    expect((await run(`booking no-show --number ${number}`)).code).toBe(0)
    expect(await statusOf(number)).toBe('no_show')
  })

  it('of ten operators at once let one change the booking', async () => {
    const { number } = await booked()
    const { km } = await mileageOf(number)
    provider.clock.now = hours(22)
    const codes = await Promise.all(
      Array.from(
        { length: 10 },
        async () => (await run(`booking give-out --number ${number} --mileage ${km} --anyway test`)).code,
      ),
    )
    expect(codes.sort()).toEqual([0, ...Array.from({ length: 9 }, () => 3)])
    const outs = await rows(
      sql`select 1 from hand_overs h join bookings b on b.id = h.booking_id where b.number = ${number}`,
    )
    expect(outs).toHaveLength(1)
  })
})
