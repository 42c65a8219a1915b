import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addModel, CONFIRM, openProvider, rentalOf, START, type TestProvider } from '@/tests/setup/open-provider'
import { openCommands } from '@/tests/setup/run-command'

const HOUR_MS = 3_600_000

describe('at the counter', () => {
  let provider: TestProvider
  let run: ReturnType<typeof openCommands>
  const rows = async (query: ReturnType<typeof sql>) => (await provider.db.execute(query)).rows
  const hours = (count: number) => new Date(START.getTime() + count * HOUR_MS)

  beforeAll(async () => {
    provider = await openProvider()
    await addModel(provider, 'counter-fit', 20)
    run = openCommands(provider.url, provider.clock)
  })
  afterAll(() => provider.close())

  type Rental = { number: string; km: number; deposit: number; total: number }

  /** A confirmed rental of two days from tomorrow on, on the morning of its pick-up. */
  async function rental(): Promise<Rental> {
    provider.clock.now = START
    const hold = await provider.hold(await provider.requestFor(rentalOf('counter-fit', 1, 2)))
    const { booking, key } = hold.json().data
    const { number } = booking
    const done = await provider.call('PATCH', `/sun/v2/bookings/${number}`, CONFIRM, { 'x-booking-key': key })
    expect(done.statusCode, done.body).toBe(200)
    const [row] = await rows(sql`select c.mileage_km::int as km, (price ->> 'depositKop')::int / 100 as deposit,
        total_kop::int / 100 as total
      from bookings b join cars c on c.id = b.car_id where b.number = ${number}`)
    provider.clock.now = hours(22)
    return { number, ...(row as Omit<Rental, 'number'>) }
  }

  /** The rental is over and the car is back, with its whole deposit on one card. */
  async function returned(charges: string): Promise<Rental & { told: string }> {
    const made = await rental()
    const { number, km, deposit } = made
    await rows(sql`update bookings set paid_kop = total_kop where number = ${number}`)
    for (const line of [
      `deposit hold --number ${number} --brand mir --card 1234 --amount ${deposit}`,
      `booking give-out --number ${number} --mileage ${km} --papers-seen`,
    ])
      expect((await run(line)).complaint).toBe('')
    provider.clock.now = hours(22 + 46)
    const back = await run(`booking take-back --number ${number} --mileage ${km} ${charges}`)
    expect(back.complaint).toBe('')
    return { ...made, told: back.told }
  }

  const debtsOf = (number: string) =>
    rows(sql`select 'D-' || d.id as debt, charge, d.status, d.paid_kop::int as paid, d.debt_kop::int as due
      from damages d join bookings b on b.id = d.booking_id where b.number = ${number} order by d.id`)
  const actsOf = (number: string, act: string) =>
    rows(sql`select operator, details from operator_acts a join bookings b on b.id = a.booking_id
      where b.number = ${number} and act = ${act} order by a.id`)
  const holdOf = async (number: string) =>
    (
      await rows(sql`select kept_kop::int as kept, kept_reason as reason from deposit_holds h
        join bookings b on b.id = h.booking_id where b.number = ${number}`)
    )[0]

  describe('a car that is not ready to go', () => {
    it('stays: deposit, payment and documents that are missing are named at once', async () => {
      const { number, km, deposit, total } = await rental()
      const refused = await run(`booking give-out --number ${number} --mileage ${km}`)
      const money = (roubles: number) =>
        `${roubles.toLocaleString('ru', { useGrouping: 'always' })} ₽`.replaceAll(/\s/gu, ' ')
      expect([refused.code, refused.complaint]).toEqual([
        3,
        [
          'Перед выдачей не хватает:',
          `  залог: заблокировано 0 ₽ из ${money(deposit)} (deposit hold)`,
          `  аренда: не оплачено ${money(total)} (booking pay)`,
          '  документы: Проверкина Анна — документы не присылал (проверили здесь — --papers-seen)',
          'Выдаёте всё равно — добавьте --anyway "почему": это запишется.',
        ].join('\n'),
      ])
      expect((await run(`booking give-out --number ${number} --mileage ${km} --lang en`)).complaint).toMatch(
        /^Before the car goes something is missing:\n {2}deposit: .*\n {2}rental: .*\n {2}documents: .*\nTo give it all the same/,
      )
      expect(await rows(sql`select status from bookings where number = ${number}`)).toEqual([{ status: 'confirmed' }])
      expect(await actsOf(number, 'booking.give_out')).toEqual([])
    })

    it('goes with a reason, which stands in the journal with the operator', async () => {
      const { number, km } = await rental()
      const give = ['booking', 'give-out', '--number', number, '--mileage', String(km)]
      const given = await run([...give, '--anyway', 'залог наличными в сейфе', '--by', 'Иванова'])
      expect([given.code, given.complaint]).toEqual([0, ''])
      expect(await actsOf(number, 'booking.give_out')).toEqual([
        {
          operator: 'Иванова',
          details: { mileageKm: km, anyway: 'залог наличными в сейфе', gaps: 'deposit,unpaid,papers' },
        },
      ])
      expect((await run(`booking show --number ${number}`)).told).toContain(
        'филиал (Иванова)  машина выдана  несмотря на предупреждение: залог наличными в сейфе',
      )
    })

    it('goes without a question when nothing is missing; what was compared at the counter is written down', async () => {
      const { number, km, deposit, total } = await rental()
      for (const line of [
        `deposit hold --number ${number} --brand mir --card 1234 --amount ${deposit - 1}`,
        `booking pay --number ${number} --amount ${total}`,
      ])
        expect((await run(line)).complaint).toBe('')
      const give = `booking give-out --number ${number} --mileage ${km} --papers-seen`
      expect((await run(give)).complaint).toMatch(/не хватает:\n {2}залог: [^\n]*\nВыдаёте/)
      expect((await run(`deposit hold --number ${number} --brand visa --card 4321 --amount 1`)).complaint).toBe('')
      expect(await run(give)).toMatchObject({ code: 0, complaint: '' })
      expect(await actsOf(number, 'booking.give_out')).toEqual([
        { operator: 'petrova', details: { mileageKm: km, papers: 'seen' } },
      ])
    })

    it('is asked about where somebody sits at the terminal: a reason goes on, nothing stays', async () => {
      const { number, km } = await rental()
      const line = `booking give-out --number ${number} --mileage ${km}`
      const asked: string[] = []
      const answering = (answer: string) => ({
        ask: async (question: string) => {
          asked.push(question)
          return answer
        },
      })
      const left = await run(line, {}, answering('  '))
      expect([left.code, left.complaint]).toEqual([3, expect.stringContaining('Перед выдачей не хватает')])
      expect(await run(line, {}, answering('договорились'))).toMatchObject({ code: 0 })
      expect(asked).toEqual(Array.from({ length: 2 }, () => 'Продолжить? Напишите почему (пусто — нет): '))
      expect(await actsOf(number, 'booking.give_out')).toMatchObject([{ details: { anyway: 'договорились' } }])
    })

    it('is named with a driver whom the branch rejected, whatever was seen at the counter', async () => {
      const { number, km } = await rental()
      await rows(sql`insert into drivers (station, client_id, last_name, first_name, no_patronymic, phone, email, birth_date,
          licence, approved, verification) select station, client_id, 'Вторая', 'Анна', true, '+7 999 000-33-44',
          'b@clients.example', '1990-01-01',
          '{"number":"1","country":"RU","issuedAt":"2020-01-01","expiresAt":"2030-01-01"}', true, 'rejected'
        from bookings where number = ${number}`)
      await rows(sql`update bookings set extra_drivers = jsonb_build_array(jsonb_build_object('last_name', 'Вторая',
        'first_name', 'Анна', 'middle_name', null, 'phone', '+79990003344', 'birthDate', '1990-01-01',
        'licenceSince', '2015-01-01')) where number = ${number}`)
      const { complaint } = await run(`booking give-out --number ${number} --mileage ${km} --papers-seen`)
      expect(complaint).toContain('документы: Вторая Анна — отказано (driver show)')
      expect(complaint).not.toContain('Проверкина')
    })
  })

  describe('what is charged', () => {
    it('is not charged twice: a debt for the same is named, with the way to pay it from the deposit', async () => {
      const { number, told } = await returned('--wash --fuel 10')
      const [fuel, wash] = await debtsOf(number)
      expect(told).toMatch(new RegExp(`^ {2}Долг ${wash?.debt}: Мойка .*, 1 500 ₽$`, 'm'))
      expect(told).toContain(`Взять из залога: deposit release --number ${number} --for ${fuel?.debt},${wash?.debt}`)
      const keep = `deposit release --number ${number} --card 1234 --kept 1500 --reason cleaning`
      const refused = await run(keep)
      expect(refused.code).toBe(3)
      expect(refused.complaint).toMatch(
        new RegExp(
          `^За то же с клиента уже спрошено:\n {2}${wash?.debt}: Мойка .*, долг 1 500 ₽\n.*--for ${wash?.debt}\\. .*--anyway`,
        ),
      )
      expect((await run(`${keep} --lang en`)).complaint).toContain('The client is asked for the same already')
      expect(await holdOf(number)).toEqual({ kept: null, reason: null })
      expect(await actsOf(number, 'deposit.release')).toEqual([])
      const once = await run([...keep.split(' '), '--anyway', 'вторая мойка багажника', '--by', 'Иванова'])
      expect([once.code, once.complaint]).toEqual([0, ''])
      expect(await actsOf(number, 'deposit.release')).toMatchObject([
        { operator: 'Иванова', details: { keptKop: 150_000, anyway: 'вторая мойка багажника', charged: wash?.debt } },
      ])
    })

    it('is kept without a question for what nobody was asked for', async () => {
      const { number } = await returned('--wash')
      expect(await run(`deposit release --number ${number} --kept 500 --reason damage`)).toMatchObject({ code: 0 })
    })

    it('is named also when the debt is paid', async () => {
      const { number } = await returned('--wash')
      const [wash] = await debtsOf(number)
      expect((await run(`debt pay --number ${wash?.debt} --amount 1500`)).code).toBe(0)
      const { complaint } = await run(`deposit release --number ${number} --kept 1500 --reason cleaning`)
      expect(complaint).toContain('оплачено 1 500 ₽')
    })

    it('is paid from the deposit: the debts are paid one after another, and the rest goes back', async () => {
      const { number, deposit } = await returned('--wash --fuel 10')
      const [fuel, wash] = await debtsOf(number)
      const released = await run(
        `deposit release --number ${number} --card 1234 --for ${wash?.debt},${fuel?.debt},${wash?.debt} --by Иванова`,
      )
      const rest = (deposit - 2450).toLocaleString('ru', { useGrouping: 'always' }).replaceAll(/\s/gu, ' ')
      expect([released.complaint, released.told.split('\n')]).toEqual([
        '',
        [
          `Бронь ${number}: карта «Мир» •• 1234 разблокирована, ${rest} ₽.`,
          'Удержано 2 450 ₽.',
          `Долг ${wash?.debt} оплачен из залога.`,
          `Долг ${fuel?.debt} оплачен из залога.`,
        ],
      ])
      expect(await debtsOf(number)).toMatchObject([
        { charge: 'fuel', status: 'paid', paid: 95_000, due: 0 },
        { charge: 'wash', status: 'paid', paid: 150_000, due: 0 },
      ])
      expect(await holdOf(number)).toEqual({ kept: 245_000, reason: 'cleaning' })
      expect(await actsOf(number, 'debt.pay')).toMatchObject([
        { operator: 'Иванова', details: { kind: 'damage', amountKop: 150_000, means: 'deposit' } },
        { operator: 'Иванова', details: { kind: 'damage', amountKop: 95_000, means: 'deposit' } },
      ])
      const shown = (await run(`booking show --number ${number}`)).told
      expect(shown).toMatch(/^ {2}Залог [\d ]+ ₽: разблокирован, часть удержана; заблокировано 0 ₽; удержано 2 450 ₽$/m)
      expect(shown).toMatch(
        /^ {4}#\d+ {2}«Мир» •• 1234 {2}[\d ]+ ₽, с .*, разблокировано .*, удержано 2 450 ₽: мойка или уборка$/m,
      )
    })

    it('is paid from the deposit in part, as far as it is said', async () => {
      const { number } = await returned('--wash')
      const [wash] = await debtsOf(number)
      const { told } = await run(`deposit release --number ${number} --kept 1000 --for ${wash?.debt}`)
      expect(told).toContain(`Долг ${wash?.debt} оплачен из залога частично, осталось 500 ₽.`)
      expect(await debtsOf(number)).toMatchObject([{ status: 'open', paid: 100_000, due: 50_000 }])
    })

    it('of another rental, paid, disputed or above the debt is refused, and nothing changes', async () => {
      const other = await returned('--wash')
      const { number } = await returned('--wash')
      const [[foreign], [wash]] = [await debtsOf(other.number), await debtsOf(number)]
      const release = (more: string) => run(`deposit release --number ${number} ${more}`)
      expect((await release(`--for ${foreign?.debt}`)).complaint).toContain(`нет долга ${foreign?.debt}`)
      expect((await release(`--for ${wash?.debt} --kept 1501`)).complaint).toContain(
        'Это больше долгов: по ним осталось 1 500 ₽',
      )
      await rows(sql`update damages set status = 'disputed' where 'D-' || id = ${wash?.debt}`)
      expect((await release(`--for ${wash?.debt}`)).complaint).toContain('оспаривает')
      await rows(sql`update damages set status = 'paid', paid_kop = cost_kop where 'D-' || id = ${wash?.debt}`)
      expect((await release(`--for ${wash?.debt}`)).complaint).toContain('больше ничего не должны')
      expect((await release('--for моя')).code).toBe(2)
      expect(await holdOf(number)).toEqual({ kept: null, reason: null })
    })

    it('is one debt under one name in every command', async () => {
      const { number } = await returned('--wash')
      const [wash] = await debtsOf(number)
      for (const line of [`booking show --number ${number}`, `debt list --booking ${number}`])
        expect((await run(line)).told).toContain(`${wash?.debt}`)
      expect((await run(`booking show --number ${number}`)).told).toContain(`Долг ${wash?.debt}: `)
      const drop = await run(['debt', 'drop', '--number', String(wash?.debt), '--reason', 'не нужна'])
      expect(drop.told).toBe(`Долг ${wash?.debt} снят.`)
    })
  })

  it('a booking says of its deposit what is needed, what is blocked on which card, and until when', async () => {
    const { number, deposit } = await rental()
    const shown = async () => (await run(`booking show --number ${number}`)).told
    const money = (roubles: number) =>
      `${roubles.toLocaleString('ru', { useGrouping: 'always' })} ₽`.replaceAll(/\s/gu, ' ')
    expect(await shown()).toContain(`  Залог ${money(deposit)}: ещё не заблокирован\n`)
    await run(`deposit hold --number ${number} --brand mir --card 1234 --amount 1000`)
    expect(await shown()).toMatch(
      new RegExp(
        `^ {2}Залог ${money(deposit)}: заблокирован, разблокировать до .* г\\.; заблокировано 1 000 ₽\\n {4}#\\d+ {2}«Мир» •• 1234 {2}1 000 ₽, с `,
        'm',
      ),
    )
    expect((await run(`booking show --number ${number} --lang en`)).told).toMatch(
      /^ {2}Deposit ₽[\d,]+: blocked, to be/m,
    )
    const listed = (await run(`deposit list --number ${number}`)).told
    expect(listed).toMatch(/^Бронь .*Клиент .*Телефон .*Залог .*Карта .*Заблокировано/)
    expect(listed).toContain('Проверкина')
  })
})
