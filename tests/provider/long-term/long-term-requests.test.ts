import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { LongTermItem } from '@/provider/contract/long-term'
import { databaseErrorOf } from '@/provider/db/errors'
import { CONSENTS, consentsAt, START } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

const DAY_MS = 24 * 60 * 60 * 1000

describe('a request for a car by the month', () => {
  const provider = useProvider()
  let free: LongTermItem
  let later: LongTermItem
  let phone = ''
  let count = 0

  beforeAll(async () => {
    const [first, second]: LongTermItem[] = (await provider.call('GET', '/sun/v2/long-term')).json().data.items
    if (!first || !second) throw new Error('the demo fleet has plates for months')
    free = { ...first, freeFrom: null }
    later = { ...second, freeFrom: '2026-12-24' }
    for (const { gosnomer, freeFrom } of [free, later]) {
      await provider.db.execute(sql`update long_term_cars set free_from = ${freeFrom ?? '2026-11-01'}
        where car_id = (select id from cars where gosnomer = ${gosnomer})`)
    }
  })
  beforeEach(() => {
    count += 1
    phone = `+7999444${String(count).padStart(4, '0')}`
  })

  const bodyOf = (changes: object = {}) => ({
    gosnomer: free.address,
    last_name: 'Маякова',
    first_name: 'Анна',
    phone,
    email: 'anna@clients.example',
    months: 6,
    startDate: '2026-12-01',
    company: null,
    comment: 'Нужен багажник на крышу.',
    partner: false,
    affiliate: 'hotel-amur',
    ...changes,
  })
  const send = (changes: object = {}, consents = consentsAt(provider.clock.now), headers = {}) =>
    provider.call('POST', '/sun/v2/long-term/requests', bodyOf(changes), {
      'x-consents': consents,
      'x-client-ip': '203.0.113.7',
      ...headers,
    })
  const rows = async (query: ReturnType<typeof sql>) => (await provider.db.execute(query)).rows
  const storedRequests = () =>
    rows(sql`select number, state from long_term_requests where phone = ${phone} order by id`)

  it('is stored with the price of the term, both consents and the beginning of its history', async () => {
    const response = await send({ company: '  ООО «Маяк» ' }, CONSENTS, { 'accept-language': 'en', 'x-ym-uid': '17' })
    const price = free.prices.find(({ months }) => months === 6)
    expect(response.statusCode, response.body).toBe(201)
    const { number, ...rest } = response.json().data
    expect(number).toMatch(/^\d{6}$/)
    expect(rest).toEqual({ months: 6, startDate: '2026-12-01', monthKop: price?.monthKop })
    expect(
      await rows(sql`select r.state, r.company, r.month_kop, r.end_on::text, r.language, r.affiliate, r.partner, r.ym_uid,
          r.sp_id, r.client_id, r.signed_in, r.first_name, a.gosnomer
        from long_term_requests r join cars a on a.id = r.car_id
        where r.number = ${number}`),
    ).toEqual([
      {
        state: 'new',
        company: 'ООО «Маяк»',
        month_kop: String(price?.monthKop),
        end_on: '2027-06-01',
        language: 'en',
        affiliate: 'hotel-amur',
        partner: null,
        ym_uid: '17',
        sp_id: null,
        // A visitor may type a stranger's phone: the phone can register, and the request stays nobody's.
        ...{ client_id: null, signed_in: false },
        first_name: 'Анна',
        gosnomer: free.gosnomer,
      },
    ])
    expect(await rows(sql`select first_name, last_name, name_unproved from clients where phone = ${phone}`)).toEqual([
      { first_name: 'Анна', last_name: null, name_unproved: true },
    ])
    expect(
      await rows(sql`select h.state, h.actor from long_term_request_history h
        join long_term_requests r on r.id = h.request_id where r.number = ${number}`),
    ).toEqual([{ state: 'new', actor: 'client' }])
    expect(
      await rows(sql`select c.document, c.version, host(c.ip) as ip from long_term_request_consents c
        join long_term_requests r on r.id = c.request_id where r.number = ${number} order by 1`),
    ).toEqual([
      { document: 'personal_data_agreement', version: '2026-11-01', ip: '203.0.113.7' },
      { document: 'privacy_policy', version: '2026-11-01', ip: '203.0.113.7' },
    ])
  })

  it('notifies the branch without names, and the client in his language without anything that he typed', async () => {
    const response = await send({ comment: 'typed-by-a-stranger' }, CONSENTS, { 'accept-language': 'en' })
    const { number } = response.json().data
    const letters = await rows(sql`select kind, channel, address, language, params from outbox
      where params ->> 'number' = ${number} order by kind`)
    expect(letters).toMatchObject([
      { kind: 'long_term_asked', channel: 'email', language: 'ru', params: { months: '6\u00a0месяцев' } },
      { kind: 'long_term_received', address: 'anna@clients.example', language: 'en' },
    ])
    expect(letters[0]?.params).toMatchObject({ date: '1 декабря 2026 г.' })
    expect(letters[1]?.params).toMatchObject({
      date: '1 December 2026',
      months: '6\u00a0months',
      price: expect.stringMatching(/^₽\d/),
    })
    expect(JSON.stringify(letters.map(({ params }) => params))).not.toMatch(/Маякова|typed-by|\+7999/)
  })

  it('sends an address only so many letters a day, whoever types it, in whatever spelling; the branch gets each', async () => {
    const clock = provider.clock.now
    provider.clock.now = new Date(clock.getTime() + 30 * DAY_MS)
    const consents = consentsAt(provider.clock.now)
    await provider.db.execute(sql`update settings set data = data || '{"maxBookingLettersPerDay": 2}'`)
    const startDate = provider.clock.now.toISOString().slice(0, 10)
    for (const [index, email] of [
      'flooded@clients.example',
      'Flooded@clients.example',
      'flooded@clients.example',
    ].entries()) {
      const request = { email, startDate, phone: `+799944599${index.toString().padStart(2, '0')}` }
      const response = await send(request, consents, { 'x-client-ip': `203.0.${index}.7` })
      expect(response.statusCode, response.body).toBe(201)
    }
    const letters = await rows(sql`
      select kind, count(*)::int as letters from outbox where created_at >= ${provider.clock.now.toISOString()} group by kind order by kind`)
    expect(letters).toEqual([
      { kind: 'long_term_asked', letters: 3 },
      { kind: 'long_term_received', letters: 2 },
    ])
    provider.clock.now = clock
    await provider.db.execute(sql`update settings set data = data || '{"maxBookingLettersPerDay": 20}'`)
  })

  it('is stored once when it is sent twice at the same time, and both get the same number', async () => {
    const responses = await Promise.all([send(), send(), send()])
    const numbers = responses.map((response) => response.json().data.number)
    expect(new Set(numbers).size).toBe(1)
    expect(await storedRequests()).toHaveLength(1)
    await send({ months: 12 })
    expect(await storedRequests()).toHaveLength(2)
  })

  it('is stored three times a day for one phone, is rejected after that, and stored again the next day', async () => {
    const responses = await Promise.all([1, 2, 3, 4, 5].map((months) => send({ months })))
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 201, 429, 429])
    const rejected = responses.find(({ statusCode }) => statusCode === 429)
    expect(rejected?.json().error).toMatchObject({ code: 'too_many_requests', details: { retryAfterSeconds: 86_400 } })
    expect(await storedRequests()).toHaveLength(3)
    provider.clock.now = new Date(START.getTime() + DAY_MS)
    expect((await send()).statusCode).toBe(201)
  })

  it.each([
    ['a plate that nobody hires out', { gosnomer: 'a000aa00' }, 404, 'not_found', undefined],
    ['a day before today', { startDate: '2026-11-20' }, 400, 'invalid_dates', { startDate: 'too early' }],
    ['a day years ahead', { startDate: '2028-11-20' }, 400, 'invalid_dates', { startDate: 'too late' }],
    ['a term longer than any', { months: 13 }, 400, 'invalid_request', { months: 'no such term' }],
  ])('is rejected for %s', async (_, changes, status, code, fields) => {
    const response = await send(changes)
    expect([response.statusCode, response.json().error.code]).toEqual([status, code])
    expect(response.json().error.fields).toEqual(fields)
    expect(await storedRequests()).toEqual([])
  })

  it('begins not before the plate is free', async () => {
    const details = (await provider.call('GET', `/sun/v2/long-term/${later.address}`)).json().data
    expect(details.start.from).toBe(later.freeFrom)
    const early = await send({ gosnomer: later.address, startDate: '2026-11-21' })
    expect(early.json().error).toMatchObject({ code: 'invalid_dates', fields: { startDate: 'too early' } })
    expect((await send({ gosnomer: later.address, startDate: later.freeFrom })).statusCode).toBe(201)
  })

  it('is rejected for a plate that is promised to another client, until that term is over', async () => {
    const { number } = (await send({ months: 1 })).json().data
    await writeState(number, 'agreed')
    try {
      const response = await send({ phone: '+79994449999' })
      expect([response.statusCode, response.json().error.code]).toEqual([409, 'car_taken'])
      const items: LongTermItem[] = (await provider.call('GET', '/sun/v2/long-term')).json().data.items
      expect(items.map(({ address }) => address)).not.toContain(free.address)
      provider.clock.now = new Date('2027-01-02T00:00:00Z')
      expect((await send({ startDate: '2027-01-10', phone: '+79994449998' })).statusCode).toBe(201)
    } finally {
      await writeState(number, 'cancelled')
    }
  })

  it('is agreed to once for the same days of a plate: the database rejects the second', async () => {
    const first = (await send({ months: 3 })).json().data.number
    const second = (await send({ months: 6, startDate: '2027-02-01' })).json().data.number
    await writeState(first, 'agreed')
    expect(await constraintOf(writeState(second, 'agreed'))).toBe('long_term_requests_no_overlap')
    await writeState(first, 'cancelled')
    await writeState(second, 'agreed')
    await writeState(second, 'cancelled')
  })

  it('moves only onward, and never without an entry in its history', async () => {
    const { number } = (await send()).json().data
    await writeState(number, 'refused')
    expect(await constraintOf(writeState(number, 'agreed'))).toBe('long_term_requests_legal_move')
    const other = (await send({ months: 12 })).json().data.number
    const silent = provider.db.execute(sql`update long_term_requests set state = 'called' where number = ${other}`)
    expect(await constraintOf(silent)).toBe('long_term_requests_have_history')
  })

  it.each([
    ['without consents', '', 'consent_required'],
    ['with one of the two', 'privacy_policy@2026-11-01', 'consent_required'],
    ['to versions that are not in force', CONSENTS.replaceAll('11-01', '03-01'), 'consent_required'],
  ])('is rejected %s', async (_, consents, code) => {
    const response = await send({}, consents)
    expect([response.statusCode, response.json().error.code]).toEqual([400, code])
    expect(await storedRequests()).toEqual([])
  })

  it.each([
    ['last_name', ' '],
    ['first_name', 'Анна1'],
    ['phone', '8 914'],
    ['email', 'anna@'],
    ['months', 0],
    ['startDate', '2026-02-30'],
    ['company', ' '],
    ['comment', 'x'.repeat(1001)],
    ['gosnomer', '../cars'],
  ])('is rejected for a wrong %s by its name', async (field, value) => {
    const response = await send({ [field]: value })
    expect([response.statusCode, Object.keys(response.json().error.fields)]).toEqual([400, [field]])
  })

  /** Writes state and history in one transaction, as the branch does. */
  async function writeState(number: string, state: string): Promise<void> {
    await provider.db.execute(sql`
      with moved as (update long_term_requests set state = ${state} where number = ${number} returning id)
      insert into long_term_request_history (request_id, state, actor, at) select id, ${state}, 'branch', now() from moved`)
  }
})

async function constraintOf(write: Promise<unknown>): Promise<string | undefined> {
  return write.then(
    () => undefined,
    (error) => databaseErrorOf(error)?.constraint,
  )
}
