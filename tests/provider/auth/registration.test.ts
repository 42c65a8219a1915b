import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createFactorAttempts } from '@/provider/modules/auth/factor-attempts'
import { signIn } from '@/provider/modules/auth/sign-in'
import type { Visitor } from '@/provider/rules/actors'
import { openMasterKeys } from '@/provider/security/master-keys'
import { createServices } from '@/provider/services'
import { openAuth, openTestOutbox, PASSWORD } from '@/tests/setup/auth-guests'
import { addModel, CONSENTS, config, newPhone, rentalOf } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

const MINUTE_MS = 60_000
const NO_TRACKING = { spId: null, ubtcid: null, ymUid: null, referer: null }
const GUEST: Visitor = { language: 'ru', ip: null, consents: '', device: null, tracking: NO_TRACKING }
const OPAQUE = /^[A-Za-z0-9_-]{43}$/

describe('registration', () => {
  const provider = useProvider()
  const auth = openAuth(provider)

  const rows = async (query: ReturnType<typeof sql>) => (await provider.db.execute(query)).rows
  const register = (phone: string, changes: object, headers = {}) =>
    auth.post('registration', { phone, password: PASSWORD, ...changes }, headers)
  const wrong = (code: string) => (code === '111111' ? '222222' : '111111')

  it('stores the password as argon2id, the consents with version, time and address, and begins a session', async () => {
    const phone = await auth.addClient()
    const proof = await auth.takeCode(phone)
    const response = await register(phone, proof, { 'x-client-ip': '203.0.113.7' })
    expect(response.statusCode).toBe(201)
    const { data } = response.json()
    expect(data).toEqual({
      client: { id: expect.any(Number), first_name: 'Анна', last_name: 'Проверкина', middle_name: '', bonus_miles: 0 },
      client_token: expect.stringMatching(OPAQUE),
      device_token: expect.stringMatching(OPAQUE),
      session: expect.stringMatching(OPAQUE),
      expiresAt: '2027-02-19T04:00:00.000Z',
    })
    expect(new Set([data.client_token, data.device_token, data.session]).size).toBe(3)
    expect((await auth.as(data.session, data.client_token)).statusCode).toBe(200)

    const [client] = await rows(sql`select password_hash from clients where phone = ${phone}`)
    expect(client?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const common = { version: '2026-11-01', ip: '203.0.113.7', at: '2026-11-21 04:00:00' }
    expect(
      await rows(sql`select document, version, host(ip) ip, (given_at at time zone 'utc')::text at from client_consents
        where client_id = ${data.client.id} order by document`),
    ).toEqual([
      { document: 'personal_data_agreement', ...common },
      { document: 'privacy_policy', ...common },
    ])
  })

  it('leaves no live token in the database, only hashes', async () => {
    const phone = await auth.addClient()
    const { client_token, device_token, session, client } = await auth.register(phone)
    const dump = JSON.stringify([
      await rows(sql`select * from sessions where client_id = ${client.id}`),
      await rows(sql`select * from clients where phone = ${phone}`),
      await rows(sql`select * from outbox`),
    ])
    for (const secret of [client_token, device_token, session, PASSWORD]) expect(dump).not.toContain(secret)
  })

  it('gives a wrong code the same response for a client, a registered one and a stranger', async () => {
    const registered = await auth.addClient()
    await auth.register(registered)
    provider.clock.now = new Date(provider.clock.now.getTime() + 60 * MINUTE_MS)
    const responses = []
    for (const phone of [await auth.addClient(), registered, newPhone()]) {
      const { request, code } = await auth.takeCode(phone)
      const response = await register(phone, { request, code: wrong(code) })
      const { requestId: _, ...error } = response.json().error
      responses.push([response.statusCode, error])
    }
    expect(responses[0]).toEqual([422, { code: 'code_wrong', message: expect.any(String) }])
    expect(responses[1]).toEqual(responses[0])
    expect(responses[2]).toEqual(responses[0])
  })

  it('says “already registered” only after the right code, which is used up by it', async () => {
    const phone = await auth.addClient()
    await auth.register(phone)
    provider.clock.now = new Date(provider.clock.now.getTime() + 60 * MINUTE_MS)
    const proof = await auth.takeCode(phone)
    const codes = []
    for (const code of [wrong(proof.code), proof.code, proof.code])
      codes.push((await register(phone, { ...proof, code })).json().error.code)
    expect(codes).toEqual(['code_wrong', 'already_registered', 'code_wrong'])
  })

  it('is notified in the client’s own language, and so is a renewal, for any language of the page', async () => {
    const phone = await auth.addClient(newPhone(), 'en')
    for (const call of ['registration', 'renew_password'] as const) {
      const proof = await auth.takeCode(phone, call)
      const body = { phone, password: PASSWORD, ...proof }
      expect((await auth.post(call, body, { 'accept-language': 'zh-CN' })).json().status).toBe('success')
      const mailbox = openTestOutbox(provider)
      await mailbox.deliver()
      const texts = mailbox.sent.filter(({ address }) => address === phone).map(({ text }) => text)
      expect(texts).toEqual([
        expect.stringContaining(call === 'registration' ? 'your account is ready' : 'your password was changed'),
      ])
      provider.clock.now = new Date(provider.clock.now.getTime() + 60 * MINUTE_MS)
    }
  })

  it('accepts a code once, also of two at the same moment', async () => {
    const phone = await auth.addClient()
    const proof = await auth.takeCode(phone)
    const responses = await Promise.all([1, 2, 3, 4].map(() => register(phone, proof)))
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422, 422])
  })

  it('accepts a code after four wrong ones, and none after five, even when they come at once', async () => {
    for (const [tries, status] of [
      [4, 201],
      [5, 422],
    ] as const) {
      const phone = await auth.addClient()
      const { request, code } = await auth.takeCode(phone)
      await Promise.all(Array.from({ length: tries }, () => register(phone, { request, code: wrong(code) })))
      expect((await register(phone, { request, code })).statusCode, `${tries}`).toBe(status)
    }
  })

  it('accepts a code for five minutes, for its own request, phone and purpose only', async () => {
    const [phone, other] = [await auth.addClient(), await auth.addClient()]
    const proof = await auth.takeCode(phone)
    const foreign = await auth.takeCode(other)
    const cases = [
      register(phone, { ...proof, request: foreign.request }),
      register(other, proof),
      auth.post('renew_password', { phone, password: PASSWORD, ...proof }),
    ]
    for (const response of await Promise.all(cases)) expect(response.json().error.code).toBe('code_wrong')
    provider.clock.now = new Date(provider.clock.now.getTime() + 5 * MINUTE_MS)
    expect((await register(phone, proof)).json().error.code).toBe('code_wrong')
    provider.clock.now = new Date(provider.clock.now.getTime() - 1)
    expect((await register(phone, proof)).statusCode).toBe(201)
  })

  it('does not register a phone without a client, even with its code', async () => {
    const phone = newPhone()
    const issued = (await auth.requestCode(phone)).json().data
    const [{ params } = { params: {} }] = await rows(sql`select params from outbox where phone = ${phone}`)
    const response = await register(phone, { request: issued.request, ...Object(params) })
    expect(response.json().error.code).toBe('code_wrong')
  })

  it.each([
    ['without consents', {}, ''],
    ['with one of the two', {}, 'privacy_policy@2026-11-01'],
    ['to versions that are not in force', {}, CONSENTS.replaceAll('11-01', '03-01')],
    ['with a common password', { password: 'Qwerty123' }, CONSENTS],
    ['with a short password', { password: 'семь678' }, CONSENTS],
  ])('is rejected %s and leaves the code usable', async (_, changes, consents) => {
    const phone = await auth.addClient()
    const proof = await auth.takeCode(phone)
    const rejected = await register(phone, { ...proof, ...changes }, { 'x-consents': consents })
    expect([400, 422]).toContain(rejected.statusCode)
    expect(rejected.json().error.code).not.toBe('code_wrong')
    expect((await register(phone, proof)).statusCode).toBe(201)
  })

  it.each([
    ['eight characters with spaces at both ends', ' qv hx  '],
    ['eight hieroglyphs', '我的汽车密码很长'],
    ['a hundred and twenty-eight letters', 'жёлтая вишня '.repeat(10).slice(0, 128)],
    ['composed marks', 'e\u0301te\u0301-a\u0300-la-plage'],
  ])('stores a password of %s as it was typed', async (_, password) => {
    const phone = await auth.addClient()
    await auth.register(phone, password)
    expect((await auth.logIn(phone, password)).statusCode).toBe(200)
    expect((await auth.logIn(phone, password.normalize('NFC'))).statusCode).toBe(200)
    for (const other of [` ${password}`, password.slice(0, -1), password.slice(1)])
      expect((await auth.logIn(phone, other.slice(0, 128))).statusCode).toBe(401)
  })
})

describe('a guest’s booking', () => {
  const provider = useProvider()
  const auth = openAuth(provider)

  const book = async (slug: string, driver: object) => {
    const rental = rentalOf(await addModel(provider, slug, 1))
    expect((await provider.hold(await provider.requestFor(rental, driver))).statusCode).toBe(201)
  }
  const findClient = async (phone: string) => {
    const { rows } = await provider.db.execute(sql`
      select last_name, email, birth_date::text, email_confirmed_at is not null confirmed from clients where phone = ${phone}`)
    return rows[0]
  }

  it('leaves a registered client unchanged, also one without a surname', async () => {
    const phone = await auth.addClient()
    await auth.register(phone)
    await provider.db.execute(sql`update clients set last_name = null where phone = ${phone}`)
    const before = await findClient(phone)
    await book('over-a-registered-client', { phone, last_name: 'Самозванка', email: 'thief@clients.example' })
    expect(await findClient(phone)).toEqual(before)
    expect(before).toMatchObject({ last_name: null, email: 'client@clients.example', confirmed: true })
  })

  it('keeps neither e-mail nor name of a booking that nobody proved, and notifies by SMS only', async () => {
    const phone = newPhone()
    await book('before-a-registration', { phone, email: 'thief@clients.example' })
    expect(await findClient(phone)).toMatchObject({ email: 'thief@clients.example', confirmed: false })
    await auth.register(phone)
    expect(await findClient(phone)).toMatchObject({ last_name: null, email: null, confirmed: false })
    const mailbox = openTestOutbox(provider)
    await mailbox.deliver()
    expect(mailbox.sent.map(({ channel, address }) => [channel, address])).toEqual([['sms', phone]])
  })

  it('takes neither name nor e-mail from a later booking: anybody may type the phone', async () => {
    const phone = await auth.addClient()
    await provider.db.execute(sql`update clients set last_name = null where phone = ${phone}`)
    const before = await findClient(phone)
    await book('after-a-call', { phone, email: 'other@clients.example' })
    expect(await findClient(phone)).toEqual(before)
  })
})

describe('renewing a password', () => {
  const provider = useProvider()
  const auth = openAuth(provider)

  it('ends every session, begins one, notifies the client, and works once', async () => {
    const phone = await auth.addClient(newPhone(), 'en')
    const before = [await auth.register(phone), (await auth.logIn(phone, PASSWORD)).json().data]
    const proof = await auth.takeCode(phone, 'renew_password')
    const password = 'another good password'
    const renew = () => auth.post('renew_password', { phone, password, ...proof }, { 'accept-language': 'en' })
    const renewed = await renew()
    expect(renewed.statusCode).toBe(200)
    for (const { session, client_token } of before) expect((await auth.as(session, client_token)).statusCode).toBe(401)
    const { session, client_token } = renewed.json().data
    expect((await auth.as(session, client_token)).statusCode).toBe(200)
    expect((await renew()).json().error.code).toBe('code_wrong')
    expect((await auth.logIn(phone, PASSWORD)).statusCode).toBe(401)
    expect((await auth.logIn(phone, password)).statusCode).toBe(200)

    const mailbox = openTestOutbox(provider)
    await mailbox.deliver()
    const notifications = mailbox.sent.filter(({ text }) => text.includes('your password was changed'))
    expect(notifications.map(({ channel, address }) => [channel, address]).sort()).toEqual([
      ['email', 'client@clients.example'],
      ['sms', phone],
    ])
  })

  it('voids every other code of the phone, also one that was verified at the same moment', async () => {
    const phone = await auth.addClient()
    await auth.register(phone)
    const proofs = []
    for (const minutes of [60, 1, 2]) {
      provider.clock.now = new Date(provider.clock.now.getTime() + minutes * MINUTE_MS)
      proofs.push(await auth.takeCode(phone, 'renew_password'))
    }
    const [older, ...pair] = proofs
    const renew = (proof?: object) => auth.post('renew_password', { phone, password: 'a third password', ...proof })
    const responses = await Promise.all(pair.map(renew))
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
    expect((await renew(older)).json().error.code).toBe('code_wrong')
    // Neither counts as used, or the next code would be available sooner.
    const { rows } = await provider.db.execute(sql`
      select count(*) filter (where used_at is not null)::int used, count(*) filter (where void_at is not null)::int void,
        min(tries)::int tries_of_the_older
      from codes where phone = ${phone} and purpose = 'renew_password'`)
    expect(rows).toEqual([{ used: 1, void: 2, tries_of_the_older: 0 }])
  })

  it('rejects a login that began with the old password and ends after the renewal', async () => {
    const phone = await auth.addClient()
    const { client } = await auth.register(phone)
    const proof = await auth.takeCode(phone, 'renew_password')
    // The counters are cleared between the comparison of the password and the session.
    const renewMeanwhile = async () => {
      const response = await auth.post('renew_password', { phone, password: 'another password', ...proof })
      expect(response.statusCode).toBe(200)
    }
    const late = signIn(
      {
        db: provider.db,
        attempts: { count: async () => null, clear: renewMeanwhile },
        factorAttempts: createFactorAttempts(provider.db, config.bookingSecret),
        keys: openMasterKeys(config.files.secrets),
        settings: createServices({
          ...{ db: provider.db, config, now: () => provider.clock.now },
          isDraining: () => false,
          warn: () => undefined,
        }).settings,
        readClient: async () => client,
        now: () => provider.clock.now,
      },
      { phone, password: PASSWORD },
      GUEST,
      null,
    )
    await expect(late).rejects.toMatchObject({ code: 'credentials_not_found' })
  })

  it('is impossible for a client without a password: no code is sent, and a right one is wrong', async () => {
    const phone = await auth.addClient()
    const issued = (await auth.requestCode(phone, 'renew_password')).json().data
    const { rows } = await provider.db.execute<{ params: { code: string } }>(
      sql`select params from outbox where phone = ${phone}`,
    )
    const proof = { request: issued.request, code: rows[0]?.params.code }
    const response = await auth.post('renew_password', { phone, password: PASSWORD, ...proof })
    expect(response.json().error.code).toBe('code_wrong')
    const mailbox = openTestOutbox(provider)
    await mailbox.deliver()
    expect(mailbox.sent.filter(({ address }) => address === phone)).toEqual([])
  })
})
