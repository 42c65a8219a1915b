import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { CONSENTS, newKey, newPhone } from '@/tests/setup/open-provider'
import { openCommands } from '@/tests/setup/run-command'
import { useProvider } from '@/tests/setup/use-provider'

const TRIP = {
  ...{ slug: 'toyota-crown', kind: 'transfer', at: { date: '2026-12-05', time: '12:00' }, hours: 4, route: null },
  ...{ fromPlace: 'airport-vvo', toPlace: 'centre-svetlanskaya', back: null, passengers: 2, childSeats: 0 },
}
const DAY_MS = 24 * 60 * 60 * 1000
const DRIVER = ['--driver', 'Иван Петров', '--plate', 'А001АА125', '--phone', '+7 (999) 111-22-33']

describe('requests by command', () => {
  const provider = useProvider()
  let run: ReturnType<typeof openCommands>
  beforeAll(() => {
    run = openCommands(provider.url, provider.clock)
  })
  const rows = async (query: ReturnType<typeof sql>) => (await provider.db.execute(query)).rows

  async function order(changes = {}, language = 'ru'): Promise<string> {
    const trip = { ...TRIP, ...changes }
    const { quoteToken } = (await provider.call('POST', '/sun/v2/transfers/quote', trip)).json().data
    const details = {
      fromAddress: '',
      toAddress: 'Бухта 1',
      flight: 'SU5701',
      sign: 'Анна',
      driverLanguage: null,
      comment: '',
    }
    const person = { name: 'Анна', phone: newPhone(), email: `${newKey()}@clients.example` }
    const response = await provider.call(
      'POST',
      '/sun/v2/transfers/orders',
      { trip, quoteToken, ...details, ...person },
      {
        'idempotency-key': newKey(),
        'x-consents': CONSENTS,
        'x-client-ip': '203.0.113.7',
        'accept-language': language,
      },
    )
    expect(response.statusCode, response.body).toBe(201)
    return response.json().data.number
  }
  const confirm = (number: string, more: string[] = []) =>
    run(['transfer', 'confirm', '--number', number, ...DRIVER, ...more])
  const messagesTo = (number: string, kind: string) =>
    rows(sql`select channel, language, params ->> 'driver' as driver from outbox
      where kind = ${kind} and params ->> 'number' = ${number} order by channel`)
  const statusesOf = async (number: string) =>
    (
      await rows(sql`select h.status from transfer_order_history h join transfer_orders o on o.id = h.order_id
        where o.number = ${number} order by h.id`)
    ).map(({ status }) => status)

  describe('an order with a driver', () => {
    it('is listed, shown and confirmed once, and the client is notified of the driver in the client’s language', async () => {
      const number = await order({}, 'en')
      expect((await run('transfer list')).output).toMatch(new RegExp(`${number}  новый .*Анна`))
      expect((await run('transfer list --lang en')).output).toMatch(
        new RegExp(`^${number} .* Vladivostok Airport .* → City-centre `, 'm'),
      )
      expect((await run('transfer list --limit 1')).output).toMatch(/\nПоказано 1 из \d+\.$/)
      const { output } = await run(`transfer show --number ${number}`)
      for (const text of ['SU5701', 'Трансфер, часов', 'Часы: ', 'новый  клиент']) expect(output).toContain(text)
      const [letter] = await rows(
        sql`select params from outbox where kind = 'transfer_ordered' and params ->> 'number' = ${number}`,
      )
      expect(letter?.params).toMatchObject({
        trip: 'Трансфер',
        from: expect.stringMatching(/аэропорт/i),
        to: expect.any(String),
      })
      expect(await confirm(number)).toMatchObject({ code: 0, errors: '' })
      expect(await messagesTo(number, 'transfer_confirmed')).toEqual([
        { channel: 'email', language: 'en', driver: 'Иван Петров' },
        { channel: 'sms', language: 'en', driver: 'Иван Петров' },
      ])
      expect((await run(`transfer show --number ${number}`)).output).toContain('подтверждён  филиал (petrova)')
      expect((await confirm(number)).code).toBe(3)
      expect(await statusesOf(number)).toEqual(['request', 'confirmed'])
      const [row] = await rows(sql`select driver_phone, plate from transfer_orders where number = ${number}`)
      expect(row).toEqual({ driver_phone: '+79991112233', plate: 'А001АА125' })
      const other = await run([
        'transfer',
        'confirm',
        '--number',
        number,
        ...DRIVER.slice(0, 2),
        '--plate',
        'В002ВВ125',
        '--phone',
        '+79990000002',
      ])
      expect(other).toMatchObject({ code: 0 })
      expect(await messagesTo(number, 'transfer_confirmed')).toHaveLength(4)
      expect(await statusesOf(number)).toEqual(['request', 'confirmed'])
      expect((await run(`transfer list --day 2026-12-05 --status confirmed`)).output).toContain('В002ВВ125')
    })

    it('gets a car of another model only with --other-car, and the client is notified of the model', async () => {
      const number = await order()
      const [other] = await rows(sql`select c.gosnomer, m.name from cars c join car_models m on m.id = c.model_id
        where m.slug <> ${TRIP.slug} and c.plate_kind = 'state' order by c.id limit 1`)
      const plate = String(other?.gosnomer)
      const driverOptions = ['--driver', 'Иван Петров', '--plate', plate, '--phone', '+79991112233']
      const command = ['transfer', 'confirm', '--number', number, ...driverOptions]
      expect(await run(command)).toMatchObject({ code: 3, errors: expect.stringContaining(String(other?.name)) })
      expect(await run([...command, '--other-car'])).toMatchObject({ code: 0, errors: '' })
      const cars = await rows(sql`select distinct params ->> 'car' as car from outbox
        where kind = 'transfer_confirmed' and params ->> 'number' = ${number}`)
      expect(cars).toEqual([{ car: other?.name }])
    })

    it('of ten operators at once is confirmed by one', async () => {
      const number = await order()
      const codes = await Promise.all(Array.from({ length: 10 }, async () => (await confirm(number)).code))
      expect(codes.sort()).toEqual([0, ...Array.from({ length: 9 }, () => 3)])
      expect(await messagesTo(number, 'transfer_confirmed')).toHaveLength(2)
    })

    it('with a price "from" gets its total with the confirmation', async () => {
      const number = await order({ toPlace: null })
      expect((await confirm(number)).errors).toContain('--total')
      expect((await confirm(number, ['--total', '1'])).errors).toContain('не меньше')
      expect((await confirm(number, ['--total', '9000'])).code).toBe(0)
      const [row] = await rows(
        sql`select total_kop::int as total, is_from, price from transfer_orders where number = ${number}`,
      )
      const price = row?.price as { totalKop: number; isFrom: boolean; lines: { amountKop: number }[] }
      expect([row?.total, row?.is_from, price.totalKop, price.isFrom]).toEqual([9000_00, false, 9000_00, false])
      expect(price.lines.reduce((sum, { amountKop }) => sum + amountKop, 0)).toBe(9000_00)
      expect((await confirm(await order(), ['--total', '9000'])).errors).toContain('уже названа')
    })

    it('is completed only after its beginning', async () => {
      const number = await order()
      const complete = `transfer complete --number ${number}`
      expect((await run(complete)).errors).toContain('«новый»')
      await confirm(number)
      expect((await run(complete)).errors).toContain('ещё не началась')
      const now = provider.clock.now
      provider.clock.now = new Date('2026-12-05T06:00:00Z')
      expect((await run(complete)).code).toBe(0)
      expect(await statusesOf(number)).toEqual(['request', 'confirmed', 'on_the_way', 'done'])
      expect((await run(`transfer cancel --number ${number} --reason поздно`)).code).toBe(3)
      provider.clock.now = now
    })

    it.each([
      ['cancel', 'cancelled', 'transfer_cancelled'],
      ['refuse', 'refused', 'transfer_refused'],
    ])('%s: notifies the client once, and only the branch has the reason', async (verb, status, kind) => {
      const number = await order({}, 'zh-CN')
      expect((await run(`transfer ${verb} --number ${number}`)).code).toBe(2)
      expect((await run(`transfer ${verb} --number ${number} --reason причина`)).code).toBe(0)
      expect((await run(`transfer ${verb} --number ${number} --reason причина`)).code).toBe(3)
      expect(await statusesOf(number)).toEqual(['request', status])
      expect((await messagesTo(number, kind)).map(({ channel, language }) => [channel, language])).toEqual([
        ['email', 'zh-CN'],
        ['sms', 'zh-CN'],
      ])
      const [message] = await rows(
        sql`select params::text as params from outbox where kind = ${kind} and params ->> 'number' = ${number}`,
      )
      expect(message?.params).not.toContain('причина')
      const [act1] = await rows(sql`select operator, details from operator_acts where act = ${`transfer.${verb}`}`)
      expect(act1).toMatchObject({ operator: 'petrova', details: { number, reason: 'причина' } })
    })
  })

  describe('a request for a car by the month', () => {
    let offer: { address: string; freeFrom: string | null } | undefined
    /** Requests a term that begins so many days after the car is free. */
    async function requestCar(days: number): Promise<string> {
      offer ??= (await provider.call('GET', '/sun/v2/long-term')).json().data.items[0]
      const startDate = new Date(Date.parse(offer?.freeFrom ?? '2026-12-10') + days * DAY_MS).toISOString().slice(0, 10)
      const person = { last_name: 'Ли', first_name: 'Анна', phone: newPhone(), email: `${newKey()}@clients.example` }
      const body = {
        gosnomer: offer?.address,
        months: 3,
        startDate,
        company: null,
        comment: '',
        ...person,
        partner: false,
        affiliate: false,
      }
      const response = await provider.call('POST', '/sun/v2/long-term/requests', body, {
        ...{ 'x-consents': CONSENTS, 'x-client-ip': '203.0.113.7', 'accept-language': 'en' },
      })
      expect(response.statusCode, response.body).toBe(201)
      return response.json().data.number
    }
    const stateOf = async (number: string) =>
      (await rows(sql`select state from long_term_requests where number = ${number}`))[0]?.state
    const lettersOf = (number: string, kind: string) =>
      rows(sql`select channel, language from outbox where kind = ${kind} and params ->> 'number' = ${number}`)

    it('is called, agreed once, blocks its car, and frees it again', async () => {
      const [first, second] = [await requestCar(8), await requestCar(9)]
      // Bookings of the car within the term get another one; the running rental is over by then.
      await rows(sql`insert into cars (station, model_id, gosnomer, plate_kind, cvet, year, mileage_km, state)
        select c.station, c.model_id, 'spare' || n, 'state', c.cvet, c.year, 0, 'active'
        from long_term_requests r join cars c on c.id = r.car_id, generate_series(1, 3) n where r.number = ${first}`)
      expect((await run('long-term list')).output).toMatch(new RegExp(`${first}  новая`))
      expect((await run(`long-term show --number ${first}`)).output).toContain('Ли')
      expect((await run(`long-term called --number ${first}`)).code).toBe(0)
      expect((await run(`long-term called --number ${first}`)).code).toBe(3)
      expect(await lettersOf(first, 'long_term_agreed')).toEqual([])
      expect(await run(`long-term agreed --number ${first}`)).toMatchObject({ code: 0, errors: '' })
      expect(await lettersOf(first, 'long_term_agreed')).toEqual([{ channel: 'email', language: 'en' }])
      expect((await run(`long-term agreed --number ${second}`)).errors).toContain('уже обещана')
      expect(await stateOf(second)).toBe('new')
      expect((await run(`long-term cancel --number ${first} --reason передумал`)).code).toBe(0)
      expect((await run(`long-term agreed --number ${second}`)).code).toBe(0)
      const transitions = await rows(sql`select h.state, actor, reason from long_term_request_history h
        join long_term_requests r on r.id = h.request_id where number = ${first} order by h.id`)
      expect(transitions.map(({ state }) => state)).toEqual(['new', 'called', 'agreed', 'cancelled'])
      expect(transitions.at(-1)).toMatchObject({ actor: 'branch', reason: 'передумал' })
      await run(`long-term cancel --number ${second} --reason передумал`)
    })

    it('is rejected with a reason, and the client is notified', async () => {
      const number = await requestCar(3)
      expect((await run(`long-term refused --number ${number}`)).code).toBe(2)
      expect((await run(`long-term refused --number ${number} --reason ремонт`)).code).toBe(0)
      expect(await stateOf(number)).toBe('refused')
      expect(await lettersOf(number, 'long_term_refused')).toHaveLength(1)
      expect((await run('long-term list --state refused')).output).toContain(number)
      expect((await run('long-term list')).output).not.toContain(number)
    })
  })

  it('a call without an answer stays on the list, with its number of attempts', async () => {
    const [made] = await rows(sql`insert into callbacks (station, client_id, name, phone, created_at)
      select station, id, 'Занятая', phone, now() from clients where phone is not null limit 1 returning id::int`)
    for (const _ of [1, 2]) expect((await run(`callback missed --id ${made?.id}`)).code).toBe(0)
    expect((await run('callback list --limit 999')).output).toMatch(/Занятая.*×2/)
    expect((await run(`callback done --id ${made?.id}`)).code).toBe(0)
    expect((await run(`callback missed --id ${made?.id}`)).code).toBe(3)
  })
})
