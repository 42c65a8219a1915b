import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addModel, CONSENTS, count, rentalOf } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

const MESSAGE = {
  name: 'Анна',
  phone: '+79995550101',
  email: 'anna@clients.example',
  message: 'Можно взять машину с прицепом?',
}

describe('the contact form', () => {
  const provider = useProvider()

  const send = (body: object, consents = CONSENTS, headers = {}) =>
    provider.call('POST', '/sun/v2/messages', body, {
      'x-consents': consents,
      'x-client-ip': '203.0.113.7',
      ...headers,
    })
  const rows = async (query: ReturnType<typeof sql>) => (await provider.db.execute(query)).rows

  it('stores the message, which names no client, with both consents, their versions, time and address', async () => {
    const response = await send(MESSAGE, CONSENTS, { 'accept-language': 'en' })
    expect([response.statusCode, response.json().data]).toEqual([201, { received: true }])

    expect(
      await rows(sql`select m.name, m.email, m.message, m.language, m.client_id, m.signed_in
        from messages m where m.phone = ${MESSAGE.phone}`),
    ).toEqual([
      {
        name: 'Анна',
        email: MESSAGE.email,
        message: MESSAGE.message,
        language: 'en',
        client_id: null,
        signed_in: false,
      },
    ])
    expect(
      await rows(sql`select document, version, host(ip) ip, given_at = m.created_at as at_once
        from message_consents c join messages m on m.id = c.message_id where m.phone = ${MESSAGE.phone} order by 1`),
    ).toEqual([
      { document: 'personal_data_agreement', version: '2026-11-01', ip: '203.0.113.7', at_once: true },
      { document: 'privacy_policy', version: '2026-11-01', ip: '203.0.113.7', at_once: true },
    ])
  })

  it('stores tracking values, each only when it was sent', async () => {
    const phone = '+79995550104'
    await send({ ...MESSAGE, phone }, CONSENTS, { 'x-ym-uid': '17', 'x-referer': 'r'.repeat(4_000) })
    expect(await rows(sql`select sp_id, ubtcid, ym_uid, referer from messages where phone = ${phone}`)).toEqual([
      { sp_id: null, ubtcid: null, ym_uid: '17', referer: 'r'.repeat(500) },
    ])
  })

  it('creates no client: a booking with the phone makes the first one, with its own e-mail', async () => {
    const phone = '+79995550105'
    await send({ ...MESSAGE, phone, email: 'anybody@clients.example' })
    const emails = () => rows(sql`select email from clients where phone = ${phone}`)
    expect(await emails()).toEqual([])
    const rental = rentalOf(await addModel(provider, 'after-a-message', 1))
    expect((await provider.hold(await provider.requestFor(rental, { phone }))).statusCode).toBe(201)
    expect(await emails()).toEqual([{ email: 'anna@clients.example' }])
  })

  it('never overwrites the data of a client', async () => {
    const [client] = await rows(sql`select phone, first_name, last_name, email from clients order by id limit 1`)
    await send({ ...MESSAGE, phone: client?.phone, name: 'Самозванец', email: 'other@clients.example' })
    expect(
      await rows(sql`select phone, first_name, last_name, email from clients where phone = ${client?.phone}`),
    ).toEqual([client])
  })

  it('stores two presses of the button once, and the same text a minute later again', async () => {
    const message = { ...MESSAGE, phone: '+79995550102' }
    const before = await count(provider, 'messages')
    const responses = await Promise.all([send(message), send(message), send(message)])
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    expect(await count(provider, 'messages')).toBe(before + 1)
    provider.clock.now = new Date(provider.clock.now.getTime() + 61_000)
    await send(message)
    expect(await count(provider, 'messages')).toBe(before + 2)
  })

  it.each([
    ['name', '+79995550201', { name: 'Ольга' }],
    ['e-mail', '+79995550202', { email: 'corrected@clients.example' }],
    ['text', '+79995550203', { message: 'Можно взять машину с палаткой?' }],
  ])('stores it again at once with another %s', async (_, phone, corrected) => {
    const { name, email, message } = MESSAGE
    await send({ ...MESSAGE, phone })
    await send({ ...MESSAGE, phone, ...corrected })
    expect(await rows(sql`select name, email, message from messages where phone = ${phone} order by id`)).toEqual([
      { name, email, message },
      { name, email, message, ...corrected },
    ])
  })

  it('stores five messages of one phone a day: more get the same response, and nothing is written', async () => {
    const phone = '+79995550106'
    const start = provider.clock.now
    const storedMessages = () => rows(sql`select message from messages where phone = ${phone} order by id`)
    const responses = await Promise.all(
      Array.from({ length: 9 }, (_, n) => send({ ...MESSAGE, phone, message: `${n}` })),
    )
    expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(responses[0]?.statusCode).toBe(201)
    expect(await storedMessages()).toHaveLength(5)
    const consents = await count(provider, 'message_consents')
    provider.clock.now = new Date(start.getTime() + 24 * 3_600_000 - 1)
    await send({ ...MESSAGE, phone, message: 'too early' })
    expect([(await storedMessages()).length, await count(provider, 'message_consents')]).toEqual([5, consents])
    provider.clock.now = new Date(start.getTime() + 24 * 3_600_000)
    await send({ ...MESSAGE, phone, message: 'next day' })
    expect((await storedMessages()).at(-1)).toEqual({ message: 'next day' })
    provider.clock.now = start
  })

  it.each([
    ['no consents', ''],
    ['one of the two', 'privacy_policy@2026-11-01'],
    ['a version that is not in force', 'privacy_policy@2026-03-01,personal_data_agreement@2026-11-01'],
    ['a document of nobody', 'privacy_policy@2026-11-01,personal_data_agreement@2026-11-01,spam@2026-11-01'],
  ])('rejects %s and stores nothing', async (_, consents) => {
    const before = await count(provider, 'messages')
    const response = await send({ ...MESSAGE, phone: '+79995550103' }, consents)
    expect([response.statusCode, response.json().error.code]).toEqual([400, 'consent_required'])
    expect(await count(provider, 'messages')).toBe(before)
  })

  it.each([
    ['an empty name', { name: '  ' }],
    ['a phone without its country', { phone: '89995550101' }],
    ['a broken e-mail', { email: 'anna@' }],
    ['an empty message', { message: ' \n ' }],
    ['a message without end', { message: 'а'.repeat(4001) }],
    ['a field of its own', { station: 'vldk' }],
  ])('rejects %s', async (_, change) => {
    const response = await send({ ...MESSAGE, ...change })
    expect([response.statusCode, response.json().error.code]).toEqual([400, 'invalid_request'])
  })

  it.each([
    ['name', 'a\u0000b'],
    ['name', 'a\u202eb'],
    ['name', 'a\nb'],
    ['phone', '+7999555\u00000101'],
    ['email', 'anna\u200f@clients.example'],
    ['message', 'a\u0000b'],
    ['message', 'a\u202eb'],
    ['message', 'a\ud800b'],
  ])('rejects what no visitor types, by the name of the field: %s %j', async (field, value) => {
    const before = await count(provider, 'messages')
    const response = await send({ ...MESSAGE, [field]: value })
    expect([response.statusCode, Object.keys(response.json().error.fields ?? {})]).toEqual([400, [field]])
    expect(await count(provider, 'messages')).toBe(before)
  })

  it('stores lines, tabs and joined emoji as they were typed', async () => {
    const phone = '+79995550191'
    const message = 'Нас четверо 👨‍👩‍👧‍👦\r\n\tи собака'
    expect((await send({ ...MESSAGE, phone, message })).statusCode).toBe(201)
    expect(await rows(sql`select message from messages where phone = ${phone}`)).toEqual([{ message }])
  })
})
