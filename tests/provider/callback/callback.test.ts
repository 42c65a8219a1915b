import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { CallbackRequest } from '@/provider/contract/callback'
import { openAuth, openTestOutbox } from '@/tests/setup/auth-guests'
import { outcomeOf, tally } from '@/tests/setup/booking-guests'
import { addModel, CONSENTS, count, newPhone, rentalOf, START } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

const URL = '/sun/v2/callback'

describe('a callback', () => {
  const provider = useProvider()

  const requestOf = (changes: Partial<CallbackRequest> = {}): CallbackRequest => ({
    partner: false,
    affiliate: false,
    clientName: 'Анна',
    clientPhone: newPhone(),
    station: 'vldk_sun',
    ...changes,
  })
  const send = (request: object, headers: object = { 'x-consents': CONSENTS }) =>
    provider.call('POST', URL, request, headers)
  const rowsOf = async (phone: string) => {
    const { rows } = await provider.db.execute(sql`select * from callbacks where phone = ${phone} order by id`)
    return rows
  }

  it('is stored in its own row alone, with both consents, their versions, time and address, and makes no client', async () => {
    const request = requestOf({ partner: 'two-lighthouses' })
    const response = await send(request, { 'x-consents': CONSENTS, 'x-client-ip': '203.0.113.7' })
    expect([response.statusCode, response.json()]).toEqual([201, { status: 'success', data: { received: true } }])
    expect(await rowsOf(request.clientPhone)).toMatchObject([
      {
        name: 'Анна',
        partner: 'two-lighthouses',
        affiliate: null,
        sp_id: null,
        ubtcid: null,
        ym_uid: null,
        referer: null,
      },
    ])
    const { rows } = await provider.db.execute(sql`
      select c.document, c.version, host(c.ip) ip, c.given_at = ${START.toISOString()}::timestamptz as now,
        b.client_id is null and not b.signed_in as nobodys
      from consents c join callbacks b on b.id = c.callback_id where b.phone = ${request.clientPhone} order by 1`)
    expect(rows).toEqual(
      ['personal_data_agreement', 'privacy_policy'].map((document) => ({
        ...{ document, version: '2026-11-01', ip: '203.0.113.7', now: true, nobodys: true },
      })),
    )
    const clients = await provider.db.execute(sql`select 1 from clients where phone = ${request.clientPhone}`)
    expect(clients.rows).toEqual([])
  })

  it('with a phone is answered by no code: whoever registers with it gets none, as a stranger', async () => {
    const request = requestOf()
    await send(request)
    const outbox = openTestOutbox(provider)
    await openAuth(provider).requestCode(request.clientPhone)
    await outbox.deliver()
    expect(outbox.sent.filter(({ address }) => address === request.clientPhone)).toEqual([])
  })

  it('stores tracking values, each only when it was sent, and never loses a call for a long one', async () => {
    const request = requestOf()
    const long = 'r'.repeat(4_000)
    await send(request, { 'x-consents': CONSENTS, 'x-sp-id': 'sp', 'x-referer': long })
    expect(await rowsOf(request.clientPhone)).toMatchObject([
      { sp_id: 'sp', referer: 'r'.repeat(500), ubtcid: null, ym_uid: null },
    ])
  })

  it('never overwrites a client', async () => {
    await send(requestOf({ clientPhone: '+79990000001', clientName: 'Самозванка' }))
    const { rows } = await provider.db.execute(sql`
      select first_name, last_name from clients where phone = '+79990000001'`)
    expect(rows).toMatchObject([{ first_name: 'Мария' }])
    expect(await rowsOf('+79990000001')).toMatchObject([{ name: 'Самозванка' }])
  })

  it('leaves the name of whoever books later with the phone to the booking', async () => {
    const request = requestOf({ clientName: 'Самозванка' })
    await send(request)
    const rental = rentalOf(await addModel(provider, 'after-a-callback', 1))
    const hold = await provider.hold(await provider.requestFor(rental, { phone: request.clientPhone }))
    expect(hold.statusCode).toBe(201)
    const { rows } = await provider.db.execute(sql`
      select first_name, last_name, citizenship from clients where phone = ${request.clientPhone}`)
    expect(rows).toEqual([{ first_name: 'Анна', last_name: 'Проверкина', citizenship: 'RU' }])
  })

  it('of the same text within a minute makes no second row, also twenty times at once', async () => {
    const request = requestOf()
    const names = async () => (await rowsOf(request.clientPhone)).map(({ name }) => name)
    await send({ ...request, clientName: 'Ольга' })
    const responses = await Promise.all(Array.from({ length: 20 }, () => send(request)))
    expect(tally(responses.map(outcomeOf))).toEqual({ 201: 20 })
    expect(await names()).toEqual(['Ольга', 'Анна'])
    provider.clock.now = new Date(START.getTime() + 59_999)
    await send(request)
    expect(await names()).toEqual(['Ольга', 'Анна'])
    provider.clock.now = new Date(START.getTime() + 60_000)
    await send(request)
    expect(await names()).toEqual(['Ольга', 'Анна', 'Анна'])
  })

  it('is stored three times a day for one phone: more get the same response, and nothing is written', async () => {
    const request = requestOf()
    const names = async () => (await rowsOf(request.clientPhone)).map(({ name }) => name)
    const sendAs = (clientName: string) => send({ ...request, clientName })
    const responses = await Promise.all(['А', 'Б', 'В', 'Г', 'Д', 'Е'].map(sendAs))
    expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(responses[0]?.statusCode).toBe(201)
    expect(await names()).toHaveLength(3)
    const consents = await count(provider, 'consents')
    provider.clock.now = new Date(START.getTime() + 24 * 3_600_000 - 1)
    await sendAs('Ж')
    expect([(await names()).length, await count(provider, 'consents')]).toEqual([3, consents])
    provider.clock.now = new Date(START.getTime() + 24 * 3_600_000)
    await sendAs('З')
    expect((await names()).at(-1)).toBe('З')
  })

  it('accepts a consent that is named twice as one', async () => {
    const request = requestOf()
    expect(outcomeOf(await send(request, { 'x-consents': `${CONSENTS}, ${CONSENTS}` }))).toBe('201')
    const { rows } = await provider.db.execute(sql`
      select document from consents join callbacks c on c.id = callback_id where phone = ${request.clientPhone}`)
    expect(rows).toHaveLength(2)
  })

  const consentsTo = (version: string) => `privacy_policy@${version},personal_data_agreement@${version}`
  it.each([
    ['without consents', 'consent_required', {}, {}],
    ['with one of two', 'consent_required', {}, { 'x-consents': 'privacy_policy@2026-11-01' }],
    ['to a replaced text', 'consent_required', {}, { 'x-consents': consentsTo('2026-03-01') }],
    ['to a text of the future', 'consent_required', {}, { 'x-consents': consentsTo('2027-01-01') }],
    ['to an unknown document', 'consent_required', {}, { 'x-consents': `${CONSENTS},cookies@2026-11-01` }],
    ['to nonsense', 'consent_required', {}, { 'x-consents': ',,@' }],
    ['for another station', 'not_found', { station: 'vldk' }, undefined],
    ['without a name', 'invalid_request', { clientName: ' ' }, undefined],
    ['with a NUL in the name', 'invalid_request', { clientName: 'a\u0000b' }, undefined],
    ['with a turned name', 'invalid_request', { clientName: 'a\u202eb' }, undefined],
    ['with a NUL in the partner', 'invalid_request', { partner: 'a\u0000b' }, undefined],
    ['with a turned affiliate', 'invalid_request', { affiliate: 'a\u2066b' }, undefined],
    ['without a phone', 'invalid_request', { clientPhone: '' }, undefined],
    ['with a national phone', 'invalid_request', { clientPhone: '89995550000' }, undefined],
    ['with true for a partner', 'invalid_request', { partner: true }, undefined],
    ['with a sixth field', 'invalid_request', { comment: 'x' }, undefined],
  ])('%s is rejected as %s, and nothing is written', async (_, code, changes, headers) => {
    const counts = () => Promise.all(['callbacks', 'clients', 'consents'].map((table) => count(provider, table)))
    const before = await counts()
    expect(outcomeOf(await send({ ...requestOf(), ...changes }, headers))).toBe(code)
    expect(await counts()).toEqual(before)
  })
})
