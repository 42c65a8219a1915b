import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { LANGUAGES } from '@/provider/contract/rules/text/languages'
import { openAuth, openTestOutbox, PASSWORD, STRANGER } from '@/tests/setup/auth-guests'
import { newPhone } from '@/tests/setup/open-provider'
import { headersOf, openSettings } from '@/tests/setup/signed-in'
import { useProvider } from '@/tests/setup/use-provider'

const MINUTE_MS = 60_000

describe('a code', () => {
  const provider = useProvider()
  const auth = openAuth(provider)
  // The clock of each test starts anew: codes of another test would be in its future.
  beforeEach(async () => {
    await provider.db.execute(sql`delete from codes`)
    await provider.db.execute(sql`delete from code_alerts`)
  })

  const later = (minutes: number) => {
    provider.clock.now = new Date(provider.clock.now.getTime() + minutes * MINUTE_MS)
  }
  const rows = async (query: ReturnType<typeof sql>) => (await provider.db.execute(query)).rows

  it.each(['registration', 'renew_password'] as const)(
    'for %s gets the same response for a client and a stranger, and is sent only to the client',
    async (purpose) => {
      const phone = await auth.addClient()
      if (purpose === 'renew_password') await auth.register(phone)
      later(60)
      const stranger = newPhone()
      const responses = [await auth.requestCode(phone, purpose), await auth.requestCode(stranger, purpose)]
      const bodies = responses.map((response) => {
        const { data, ...rest } = response.json()
        return { status: response.statusCode, rest, data: { ...data, request: data.request.replace(/./g, 'x') } }
      })
      expect(bodies[0]).toEqual(bodies[1])
      expect(bodies[0]).toMatchObject({ status: 200, data: { expiresInSeconds: 300, resendInSeconds: 60 } })

      const stored = await rows(sql`select phone from codes where phone in (${phone}, ${stranger}) and used_at is null`)
      expect(stored).toHaveLength(2)
      const mailbox = openTestOutbox(provider)
      await mailbox.deliver()
      const codes = mailbox.sent.filter(({ text }) => /\d{6}/.test(text)).map(({ address }) => address)
      expect(codes).toEqual([phone])
    },
  )

  it.each(LANGUAGES)('by e-mail in %s goes to the confirmed address alone, and sets the password', async (language) => {
    const phone = await auth.addClient()
    await auth.register(phone)
    later(60)
    await provider.db.execute(sql`update clients set email = ${`${phone}@clients.example`},
      email_confirmed_at = ${provider.clock.now.toISOString()} where phone = ${phone}`)
    const body = { purpose: 'renew_password', phone, channel: 'email' }
    const { request } = (await auth.post('code', body, { 'accept-language': language })).json().data
    const mailbox = openTestOutbox(provider)
    await mailbox.deliver()
    const [letter] = mailbox.sent.filter(({ text }) => /\b\d{6}\b|：\d{6}/.test(text))
    expect(letter).toMatchObject({ channel: 'email', address: `${phone}@clients.example` })
    const code = /(?<!\d)\d{6}(?!\d)/.exec(letter?.text ?? '')?.[0]
    expect(letter?.subject).not.toContain(code)
    const renewal = await auth.post('renew_password', { phone, request, code, password: `${PASSWORD}8` })
    expect(renewal.statusCode).toBe(200)
  })

  it('by e-mail is asked for alike by a stranger, a client without a confirmed address, and one with it', async () => {
    const phones = [await auth.addClient(), await auth.addClient(newPhone(), 'ru', null), newPhone()]
    for (const phone of phones.slice(0, 2)) await auth.register(phone)
    await provider.db.execute(sql`update clients set email_confirmed_at = null, email = 'typed@clients.example'
      where phone = ${phones[1]}`)
    later(60)
    const responses = []
    for (const phone of phones) {
      const response = await auth.post('code', { purpose: 'renew_password', phone, channel: 'email' })
      const { data, ...rest } = response.json()
      responses.push({ status: response.statusCode, ...rest, data: { ...data, request: data.request.length } })
    }
    expect(responses[1]).toEqual(responses[0])
    expect(responses[2]).toEqual(responses[0])
    const mailbox = openTestOutbox(provider)
    await mailbox.deliver()
    const codes = mailbox.sent.filter(({ text }) => /(?<!\d)\d{6}(?!\d)/.test(text))
    expect(codes.map(({ address }) => address)).toEqual(['client@clients.example'])
    expect(await rows(sql`select count(*)::int as stored from codes where used_at is null`)).toEqual([{ stored: 3 }])
  })

  it('by e-mail registers nobody: it would prove no phone', async () => {
    const phone = await auth.addClient()
    const response = await auth.post('code', { purpose: 'registration', phone, channel: 'email' })
    expect([response.statusCode, await rows(sql`select 1 from codes`)]).toEqual([400, []])
    await expect(
      rows(sql`insert into codes (request_hash, purpose, channel, phone, code_hash, created_at, expires_at)
        values (repeat('a', 64), 'registration', 'email', ${phone}, repeat('b', 64), now(), now() + interval '1 hour')`),
    ).rejects.toMatchObject({ cause: { constraint: 'letter_proves_no_phone' } })
  })

  it('by e-mail is sent five times a day, and leaves the SMS of the day', async () => {
    const phone = await auth.addClient()
    await auth.register(phone)
    const requestCode = async (channel: string, ip: string) =>
      (await auth.post('code', { purpose: 'renew_password', phone, channel }, { 'x-client-ip': ip })).statusCode
    const statuses: number[] = []
    for (let letter = 0; letter < 6; letter++) {
      later(10)
      statuses.push(await requestCode('email', `203.0.113.${letter}`))
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect(await requestCode('sms', '203.0.113.9')).toBe(200)
    // Letters cost nothing: the budget of SMS does not count them.
    while ((await openTestOutbox(provider).deliver()).sent > 0);
    expect(
      await rows(sql`select count(*)::int as paid from codes where sent_at is not null and channel = 'email'`),
    ).toEqual([{ paid: 0 }])
  })

  it('has six digits in the language of the page, and is nowhere in the database after it was sent', async () => {
    for (const [language, text] of [
      ['ru', /код для регистрации — \d{6}/],
      ['en', /registration code is \d{6}/],
      ['zh-CN', /注册验证码：\d{6}/],
    ] as const) {
      const phone = await auth.addClient(newPhone(), language === 'ru' ? 'en' : 'ru')
      await auth.post('code', { purpose: 'registration', phone }, { 'accept-language': language })
      const mailbox = openTestOutbox(provider)
      await mailbox.deliver()
      const sms = mailbox.sent.find(({ address }) => address === phone)
      expect(sms?.text).toMatch(text)
      const code = /\d{6}/.exec(sms?.text ?? '')?.[0] ?? 'none'
      const dump = JSON.stringify([
        await rows(sql`select * from codes where phone = ${phone}`),
        await rows(sql`select params from outbox`),
      ])
      expect(dump.replaceAll(phone, '')).not.toContain(code)
    }
  })

  it('is stored in the language of the page for a stranger’s phone as for a client’s', async () => {
    const phones = [await auth.addClient(newPhone(), 'zh-CN'), newPhone()]
    for (const phone of phones)
      await auth.post('code', { purpose: 'registration', phone }, { 'accept-language': 'en-GB,en;q=0.9' })
    const stored = await rows(sql`select language from outbox where phone in (${phones[0]}, ${phones[1]})`)
    expect(stored).toEqual([{ language: 'en' }, { language: 'en' }])
  })

  it('waits for one network a minute, then twice as long each time up to ten minutes, and not once it was used', async () => {
    const [phone, ip] = [await auth.addClient(), '203.0.113.31']
    const waits: number[] = []
    for (let index = 0; index < 6; index++) {
      const response = await auth.requestCode(phone, 'registration', ip)
      expect(response.statusCode).toBe(200)
      waits.push(response.json().data.resendInSeconds)
      const early = await auth.requestCode(phone, 'registration', ip)
      expect([early.statusCode, early.json().error.code]).toEqual([429, 'too_many_requests'])
      later(11)
    }
    expect(waits).toEqual([60, 120, 240, 480, 600, 600])
    await provider.db.execute(sql`update codes set used_at = now() where phone = ${phone}`)
    expect((await auth.requestCode(phone, 'registration', ip)).json().data.resendInSeconds).toBe(60)
  })

  it('makes its owner wait a minute for codes that strangers requested, and does not reveal how many', async () => {
    const phone = await auth.addClient()
    for (let stranger = 0; stranger < 5; stranger++) {
      expect((await auth.requestCode(phone, 'registration', '203.0.113.66')).statusCode).toBe(200)
      later(10)
    }
    await auth.requestCode(phone, 'registration', '203.0.113.67')
    const rejected = await auth.requestCode(phone, 'registration', '203.0.113.32')
    expect(rejected.json().error.details).toEqual({ retryAfterSeconds: 60 })
    later(1)
    const response = await auth.requestCode(phone, 'registration', '203.0.113.32')
    expect([response.statusCode, response.json().data?.resendInSeconds]).toEqual([200, 60])
  })

  it('is available twice a day in a browser of the client when strangers used up the budget of the phone', async () => {
    const [phone, other] = [await auth.addClient(), await auth.addClient()]
    const { device_token: deviceToken } = await auth.register(phone)
    const { device_token: foreign } = await auth.register(other)
    const requestCode = async (ip: string, token?: string) => {
      const body = { purpose: 'renew_password', phone, ...(token === undefined ? {} : { deviceToken: token }) }
      return (await auth.post('code', body, { 'x-client-ip': ip })).statusCode
    }
    // The first of the ten is the owner’s registration.
    for (let stranger = 1; stranger < 10; stranger++) {
      later(10)
      expect(await requestCode(`203.0.113.${stranger}`)).toBe(200)
    }
    later(10)
    expect([await requestCode('203.0.113.99'), await requestCode('203.0.113.99', foreign)]).toEqual([429, 429])
    expect(await requestCode('203.0.113.33', deviceToken)).toBe(200)
    later(2)
    expect(await requestCode('203.0.113.99')).toBe(429)
    expect(await requestCode('203.0.113.33', deviceToken)).toBe(200)
    later(10)
    expect(await requestCode('203.0.113.33', deviceToken)).toBe(429)
  })

  it('is not used up by strangers: each session of the client and each letter has codes that they cannot request', async () => {
    const settings = openSettings(provider)
    const { phone, session } = await settings.newClient()
    const headers = { ...headersOf(session), 'x-client-ip': '198.51.100.5' }
    await provider.db.execute(sql`delete from codes`)
    // Two of them share the client's network, which is then used up as well.
    for (let stranger = 0; stranger < 10; stranger++) {
      later(10)
      const ip = stranger < 2 ? '198.51.100.6' : `203.0.113.${stranger}`
      expect((await auth.requestCode(phone, 'renew_password', ip)).statusCode).toBe(200)
    }
    for (let other = 0; other < 8; other++) await auth.requestCode(newPhone(), 'registration', '198.51.100.6')
    expect((await auth.requestCode(newPhone(), 'registration', '198.51.100.6')).statusCode).toBe(200)
    expect((await auth.requestCode(phone, 'renew_password', '198.51.100.250')).statusCode).toBe(429)

    const own = async (purpose: string) =>
      (await settings.send('POST', 'settings/code', headers, { purpose })).statusCode
    expect(await own('step_up')).toBe(200)
    expect(await own('phone_old')).toBe(429)
    later(2)
    expect(await own('phone_old')).toBe(200)
    const letter = { purpose: 'renew_password', phone, channel: 'email' }
    expect((await auth.post('code', letter, { 'x-client-ip': '198.51.101.5' })).statusCode).toBe(200)
  })

  it('requested in a session is sent three times within ten minutes and ten times a day', async () => {
    const settings = openSettings(provider)
    const { phone, session } = await settings.newClient()
    await provider.db.execute(sql`delete from codes`)
    const own = async () => {
      const { statusCode } = await settings.send('POST', 'settings/code', headersOf(session), { purpose: 'step_up' })
      await provider.db.execute(sql`update codes set used_at = now() where phone = ${phone}`)
      return statusCode
    }
    const statuses: number[] = []
    for (let round = 0; round < 4; round++) {
      for (let code = 0; code < 4; code++) statuses.push(await own())
      later(10)
    }
    expect(statuses.map((status) => status === 200)).toEqual([
      ...[true, true, true, false, true, true, true, false, true, true, true, false],
      ...[true, false, false, false],
    ])
    expect((await auth.requestCode(phone, 'renew_password')).statusCode).toBe(200)
  })

  it('by e-mail is available twice a day in a browser of the client when strangers used up the letters', async () => {
    const phone = await auth.addClient()
    const { device_token: deviceToken } = await auth.register(phone)
    const requestLetter = async (ip: string, token?: string) => {
      const device = token === undefined ? {} : { deviceToken: token }
      const letter = { purpose: 'renew_password', phone, channel: 'email', ...device }
      return (await auth.post('code', letter, { 'x-client-ip': ip })).statusCode
    }
    for (let stranger = 0; stranger < 5; stranger++) {
      expect(await requestLetter(`203.0.113.${stranger}`)).toBe(200)
      later(10)
    }
    expect(await requestLetter('203.0.113.99')).toBe(429)
    expect(await requestLetter('203.0.113.33', deviceToken)).toBe(200)
    later(2)
    expect(await requestLetter('203.0.113.33', deviceToken)).toBe(200)
    later(10)
    expect(await requestLetter('203.0.113.33', deviceToken)).toBe(429)
  })

  it('is void once another one for the same purpose was requested', async () => {
    const phone = await auth.addClient()
    const first = await auth.takeCode(phone)
    later(1)
    expect((await auth.requestCode(phone)).statusCode).toBe(200)
    const body = { phone, password: PASSWORD, ...first }
    expect((await auth.post('registration', body)).json().error.code).toBe('code_wrong')
    await provider.db.execute(sql`delete from codes`)

    const second = await auth.takeCode(phone)
    later(1)
    expect((await auth.requestCode(phone, 'renew_password')).statusCode).toBe(200)
    expect((await auth.post('registration', { ...body, ...second })).statusCode).toBe(201)
  })

  it('is not sent once another one was requested', async () => {
    const phone = await auth.addClient()
    for (const minutes of [0, 1]) {
      later(minutes)
      await auth.requestCode(phone)
    }
    const mailbox = openTestOutbox(provider)
    await mailbox.deliver()
    expect(mailbox.sent).toHaveLength(1)
    const { rows: states } = await provider.db.execute(sql`
      select count(*) filter (where void_at is null and sent_at is not null)::int open,
        count(*) filter (where void_at is not null and sent_at is null)::int void from codes`)
    expect(states).toEqual([{ open: 1, void: 1 }])
  })

  it('is rejected for a stranger’s phone exactly as for a client’s, with the seconds to wait', async () => {
    const client = await auth.addClient()
    const unknown = newPhone()
    const rejections = []
    for (const phone of [client, unknown]) {
      await auth.requestCode(phone)
      const { requestId: _, ...error } = (await auth.requestCode(phone)).json().error
      rejections.push(error)
    }
    expect(rejections[0]).toEqual(rejections[1])
    expect(rejections[0].details).toEqual({ retryAfterSeconds: 60 })
  })

  it('is sent three times within ten minutes and ten times a day to one phone', async () => {
    const phone = await auth.addClient()
    // A used code causes no cooldown, so only the budget limits.
    const requestCode = async () => {
      const { statusCode } = await auth.requestCode(phone)
      await provider.db.execute(sql`update codes set used_at = now() where phone = ${phone}`)
      return statusCode
    }
    expect([await requestCode(), await requestCode(), await requestCode(), await requestCode()]).toEqual([
      200, 200, 200, 429,
    ])
    for (let round = 0; round < 2; round++) {
      later(10)
      expect([await requestCode(), await requestCode(), await requestCode()]).toEqual([200, 200, 200])
    }
    later(10)
    expect([await requestCode(), await requestCode()]).toEqual([200, 429])
    later(24 * 60 - 29)
    expect(await requestCode()).toBe(200)
  })

  it('is sent ten times an hour to one network for any phones; an IPv6 network is a /64', async () => {
    for (const ips of [['203.0.113.9'], ['2001:db8:7::1', '2001:db8:7::ffff', '2001:db8:7:0:1::']]) {
      const requestCode = async (index: number) =>
        (await auth.requestCode(newPhone(), 'registration', ips[index % ips.length])).statusCode
      const statuses = []
      for (let index = 0; index < 11; index++) statuses.push(await requestCode(index))
      expect(statuses).toEqual([...Array(10).fill(200), 429])
      expect((await auth.requestCode(newPhone(), 'registration', '198.51.100.1')).statusCode).toBe(200)
      later(60)
      expect(await requestCode(11)).toBe(200)
    }
  })

  it('is sent forty times an hour to the networks of one /48', async () => {
    const requestCode = async (index: number) =>
      (await auth.requestCode(newPhone(), 'registration', `2001:db8:8:${(index % 8).toString(16)}::1`)).statusCode
    const statuses = []
    for (let index = 0; index < 41; index++) statuses.push(await requestCode(index))
    expect(statuses).toEqual([...Array(40).fill(200), 429])
    expect((await auth.requestCode(newPhone(), 'registration', '2001:db8:9::1')).statusCode).toBe(200)
    later(60)
    expect(await requestCode(41)).toBe(200)
  })

  it('is not sent to a country that is not in the list, with the same response', async () => {
    const phone = await auth.addClient('+2348031234567')
    expect((await auth.requestCode(phone)).statusCode).toBe(200)
    const mailbox = openTestOutbox(provider)
    await mailbox.deliver()
    expect(mailbox.sent.filter(({ address }) => address === phone)).toEqual([])
  })

  it('rejects a wrong phone, a wrong purpose and an unknown field by name', async () => {
    for (const [body, field] of [
      [{ purpose: 'registration', phone: '8 914' }, 'phone'],
      [{ purpose: 'login', phone: STRANGER }, 'purpose'],
      [{ purpose: 'registration', phone: STRANGER, isAdmin: true }, 'isAdmin'],
    ] as const) {
      const response = await auth.post('code', body)
      expect([response.statusCode, Object.keys(response.json().error.fields)]).toEqual([400, [field]])
    }
  })
})
