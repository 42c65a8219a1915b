import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { formatWireMoment } from '@/provider/contract/rules/dates/wire-time'
import { addModel, CONFIRM, rentalOf } from '@/tests/setup/open-provider'
import { openCommands } from '@/tests/setup/run-command'
import { useProvider } from '@/tests/setup/use-provider'

describe('a car that is agreed upon for months', () => {
  const provider = useProvider()
  let run: ReturnType<typeof openCommands>
  let requestCount = 0
  beforeAll(() => {
    run = openCommands(provider.url, provider.clock)
  })
  const rows = async (query: ReturnType<typeof sql>) => (await provider.db.execute(query)).rows

  /** A request for the first plate of a model: a month that begins ten days after the start of the clock. */
  async function requestCar(slug: string): Promise<string> {
    requestCount += 1
    const number = String(700_000 + requestCount)
    await provider.db.execute(sql`with made as (
        insert into long_term_requests (number, station, client_id, car_id, last_name, first_name, phone, email, months,
          start_on, month_kop, comment, language, state, created_at)
        select ${number}, 'vldk', (select min(id) from clients), id, 'Ли', 'Анна', '+79990000077', 'li@clients.example', 1,
          '2026-12-01', 5000000, '', 'ru', 'new', now() from cars where gosnomer = ${`${slug}1`} returning id)
      insert into long_term_request_history (request_id, state, actor, at) select id, 'new', 'client', now() from made`)
    return number
  }
  /** A rental of four days. @returns the answer of the hold */
  const hold = async (slug: string, ahead: number) => provider.hold(await provider.requestFor(rentalOf(slug, ahead)))
  async function book(slug: string, ahead: number): Promise<string> {
    const { booking, key } = (await hold(slug, ahead)).json().data
    const { number } = booking
    const headers = { 'x-booking-key': key }
    expect((await provider.call('PATCH', `/sun/v2/bookings/${number}`, CONFIRM, headers)).statusCode).toBe(200)
    return number
  }
  const plateOf = async (number: string) =>
    (await rows(sql`select gosnomer from bookings b join cars c on c.id = b.car_id where number = ${number}`))[0]
      ?.gosnomer
  const stateOf = async (number: string) =>
    (await rows(sql`select state from long_term_requests where number = ${number}`))[0]?.state
  const lettersOf = (number: string) =>
    rows(sql`select 1 from outbox where kind = 'long_term_agreed' and params ->> 'number' = ${number}`)

  it('is let by the day no more, until the request is cancelled', async () => {
    const slug = await addModel(provider, 'term-alone', 1)
    const number = await requestCar(slug)
    expect(await run(`long-term agreed --number ${number}`)).toMatchObject({ code: 0, errors: '' })
    for (const ahead of [9, 20, 39]) {
      expect((await hold(slug, ahead)).json().error?.code, `${ahead} days ahead`).toBe('car_taken')
    }
    const items = await provider.searchAll(`df=${dayAhead(20)}&dt=${dayAhead(24)}`)
    expect(items.find((item) => item.slug === slug)).toMatchObject({ available: false, reason: 'taken' })
    expect((await hold(slug, 5)).statusCode).toBe(201)
    expect((await hold(slug, 41)).statusCode).toBe(201)

    const [block] =
      await rows(sql`select b.number, c.gosnomer from long_term_requests r join bookings b on b.id = r.block_id
      join cars c on c.id = b.car_id where r.number = ${number} and b.kind = 'block'`)
    expect((await run('block list --limit 999')).output).toContain(number)
    expect(await run(`block remove --id ${block?.number}`)).toMatchObject({ code: 3 })
    expect((await hold(slug, 20)).json().error?.code).toBe('car_taken')
    expect((await run(`long-term cancel --number ${number} --reason передумал`)).code).toBe(0)
    expect((await hold(slug, 20)).statusCode).toBe(201)
  })

  it('goes to the term, and bookings of it within the term to another plate of the model', async () => {
    const slug = await addModel(provider, 'term-pair', 2)
    const [inTerm, before, later] = [await book(slug, 12), await book(slug, 2), await book(slug, 25)]
    expect([await plateOf(inTerm), await plateOf(before), await plateOf(later)]).toEqual(
      Array.from({ length: 3 }, () => 'term-pair1'),
    )
    const number = await requestCar(slug)
    expect(await run(`long-term agreed --number ${number}`)).toMatchObject({ code: 0, errors: '' })
    expect([await plateOf(inTerm), await plateOf(before), await plateOf(later)]).toEqual([
      ...['term-pair2', 'term-pair1', 'term-pair2'],
    ])
    const actions = await rows(sql`select b.number, details from operator_acts a join bookings b on b.id = a.booking_id
      where act = 'booking.other_plate' order by a.id`)
    expect(actions).toEqual(
      [inTerm, later].map((bookingNumber) => ({ number: bookingNumber, details: { longTerm: number } })),
    )
  })

  it('is not promised while a booking in the term has no other plate: its number is told, nothing is changed', async () => {
    const slug = await addModel(provider, 'term-full', 2)
    const [movable, first, second] = [await book(slug, 12), await book(slug, 20), await book(slug, 20)]
    const number = await requestCar(slug)
    const { code, errors } = await run(`long-term agreed --number ${number}`)
    expect(code).toBe(3)
    expect([first, second].filter((one) => errors.includes(one))).toHaveLength(1)
    expect(errors).not.toContain(movable)
    expect([await stateOf(number), await plateOf(movable), await lettersOf(number)]).toEqual(['new', 'term-full1', []])
    expect(
      await rows(sql`select 1 from bookings b join cars c on c.id = b.car_id
      where b.kind = 'block' and c.gosnomer like 'term-full%'`),
    ).toEqual([])
  })

  it('is not promised while it is given out or closed for a repair within the term', async () => {
    const slug = await addModel(provider, 'term-away', 2)
    expect(
      (await run(['block', 'add', '--plate', `${slug}1`, '--from', '2026-12-20 09:00', '--to', '2026-12-21 09:00']))
        .code,
    ).toBe(0)
    const number = await requestCar(slug)
    const [closed] = await rows(sql`select b.number from bookings b join cars c on c.id = b.car_id
      where b.kind = 'block' and c.gosnomer = ${`${slug}1`}`)
    expect((await run(`long-term agreed --number ${number}`)).errors).toContain(String(closed?.number))
    expect(await stateOf(number)).toBe('new')
    await run(`block remove --id ${closed?.number}`)
    expect((await run(`long-term agreed --number ${number}`)).code).toBe(0)
  })

  it('of a daily booking and the promise at the same moment only one gets the car', async () => {
    const slug = await addModel(provider, 'term-race', 1)
    const [number, request] = [await requestCar(slug), await provider.requestFor(rentalOf(slug, 20))]
    const [held, agreed] = await Promise.all([provider.hold(request), run(`long-term agreed --number ${number}`)])
    expect([held.statusCode === 201, agreed.code === 0].sort()).toEqual([false, true])
  })
})

function dayAhead(days: number): string {
  return formatWireMoment(new Date(Date.parse('2026-11-21T02:00:00Z') + days * 24 * 60 * 60 * 1000))
}
