import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { CONSENTS, count, openProvider } from '@/tests/setup/open-provider'
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

  it('keeps the message with its sender and with both consents, their versions, time and address', async () => {
    const answer = await send(MESSAGE, CONSENTS, { 'accept-language': 'en' })
    expect([answer.statusCode, answer.json().data]).toEqual([201, { received: true }])

    expect(
      await rows(sql`select m.name, m.email, m.message, m.language, c.first_name, c.last_name, c.phone
        from messages m join clients c on c.id = m.client_id where m.phone = ${MESSAGE.phone}`),
    ).toEqual([
      {
        name: 'Анна',
        email: MESSAGE.email,
        message: MESSAGE.message,
        language: 'en',
        first_name: 'Анна',
        last_name: null,
        phone: MESSAGE.phone,
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

  it('keeps tracking values, each only when it was sent', async () => {
    const phone = '+79995550104'
    await send({ ...MESSAGE, phone }, CONSENTS, { 'x-ym-uid': '17', 'x-referer': 'r'.repeat(4_000) })
    expect(await rows(sql`select sp_id, ubtcid, ym_uid, referer from messages where phone = ${phone}`)).toEqual([
      { sp_id: null, ubtcid: null, ym_uid: '17', referer: 'r'.repeat(500) },
    ])
  })

  it('never overwrites what is known of a client', async () => {
    const [known] = await rows(sql`select phone, first_name, last_name, email from clients order by id limit 1`)
    await send({ ...MESSAGE, phone: known?.phone, name: 'Самозванец', email: 'other@clients.example' })
    expect(
      await rows(sql`select phone, first_name, last_name, email from clients where phone = ${known?.phone}`),
    ).toEqual([known])
  })

  it('keeps two presses of the button once, and the same words a minute later again', async () => {
    const twin = { ...MESSAGE, phone: '+79995550102' }
    const before = await count(provider, 'messages')
    const answers = await Promise.all([send(twin), send(twin), send(twin)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    expect(await count(provider, 'messages')).toBe(before + 1)
    provider.clock.now = new Date(provider.clock.now.getTime() + 61_000)
    await send(twin)
    expect(await count(provider, 'messages')).toBe(before + 2)
  })

  it.each([
    ['no consents', ''],
    ['one of the two', 'privacy_policy@2026-11-01'],
    ['a version that is not in force', 'privacy_policy@2026-03-01,personal_data_agreement@2026-11-01'],
    ['a document of nobody', 'privacy_policy@2026-11-01,personal_data_agreement@2026-11-01,spam@2026-11-01'],
  ])('refuses %s and keeps nothing', async (_, consents) => {
    const before = await count(provider, 'messages')
    const answer = await send({ ...MESSAGE, phone: '+79995550103' }, consents)
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'consent_required'])
    expect(await count(provider, 'messages')).toBe(before)
  })

  it.each([
    ['an empty name', { name: '  ' }],
    ['a phone without its country', { phone: '89995550101' }],
    ['a broken e-mail', { email: 'anna@' }],
    ['an empty message', { message: ' \n ' }],
    ['a message without end', { message: 'а'.repeat(4001) }],
    ['a field of its own', { station: 'vldk' }],
  ])('refuses %s', async (_, change) => {
    const answer = await send({ ...MESSAGE, ...change })
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'invalid_request'])
  })
})

describe('classes for drivers', () => {
  it('name every class that is hired out without a driver, in the language asked, with the limits of all its models', async () => {
    const provider = await openProvider()
    try {
      const answer = await provider.call('GET', '/sun/v2/driver-classes', undefined, { 'accept-language': 'en' })
      const { classes } = answer.json().data
      const [{ models } = { models: 0 }] = (
        await provider.db.execute<{ models: number }>(
          sql`select count(*)::int models from car_models where self_drive and station = 'vldk'`,
        )
      ).rows
      const limits = classes.flatMap((one: { limits: Array<{ models: number }> }) => one.limits)
      expect(limits.reduce((sum: number, group: { models: number }) => sum + group.models, 0)).toBe(models)
      expect(classes.map(({ id }: { id: string }) => id)).not.toContain('bus')
      expect(classes.find(({ id }: { id: string }) => id === 'vip')).toMatchObject({ name: 'VIP' })
      const suv = classes.find(({ id }: { id: string }) => id === 'suv').limits
      expect(suv.map(({ minAge }: { minAge: number }) => minAge)).toEqual(
        suv.map(({ minAge }: { minAge: number }) => minAge).sort(),
      )
    } finally {
      await provider.close()
    }
  })
})
