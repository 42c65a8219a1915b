import { hash } from '@node-rs/argon2'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { SessionResponse } from '@/provider/contract/auth'
import type { CodePurpose } from '@/provider/contract/rules/auth/codes'
import { endOldestSessions } from '@/provider/modules/auth/end-oldest-sessions'
import { createLoginAttempts } from '@/provider/modules/auth/login-attempts'
import { openAuth, PASSWORD } from '@/tests/setup/auth-guests'
import { newPhone, openProvider, SECRET, TOKEN } from '@/tests/setup/open-provider'
import { openTestDatabase } from '@/tests/setup/test-database'
import { useProvider } from '@/tests/setup/use-provider'

const DAY_MS = 24 * 60 * 60 * 1000
const DEMO = { phone: '+79990000001', password: 'demo-password-2026' }

describe('logging in', () => {
  const provider = useProvider()
  const auth = openAuth(provider)
  const later = (ms: number) => {
    provider.clock.now = new Date(provider.clock.now.getTime() + ms)
  }
  let networks = 0
  const newNetwork = () => {
    networks += 1
    return `198.51.100.${networks}`
  }

  it('lets the demo client in with his miles, and new values each time', async () => {
    const first = (await auth.logIn(DEMO.phone, DEMO.password)).json().data
    const second = (await auth.logIn(DEMO.phone, DEMO.password)).json().data
    expect(first.client).toMatchObject({ last_name: 'Маякова', first_name: 'Мария', middle_name: 'Примеровна' })
    expect(first.client.bonus_miles).toBeGreaterThan(0)
    for (const name of ['session', 'client_token', 'device_token']) expect(first[name]).not.toBe(second[name])
    expect((await auth.as(first.session, first.client_token)).statusCode).toBe(200)
  })

  it('gives a wrong password, an unregistered client and a stranger the same response', async () => {
    const responses = []
    for (const phone of [DEMO.phone, '+79990000011', newPhone()]) {
      const response = await auth.logIn(phone, 'not the password')
      const { requestId: _, ...error } = response.json().error
      responses.push([response.statusCode, error])
    }
    expect(responses[0]).toEqual([401, { code: 'credentials_not_found', message: expect.any(String) }])
    expect(responses[1]).toEqual(responses[0])
    expect(responses[2]).toEqual(responses[0])
  })

  it('ends the session that this browser had before, and no other', async () => {
    const phone = await auth.addClient()
    const [here, elsewhere] = [await auth.register(phone), (await auth.logIn(phone, PASSWORD)).json().data]
    await auth.logIn(phone, PASSWORD, newNetwork(), here.device_token)
    expect((await auth.as(here.session, here.client_token)).statusCode).toBe(401)
    expect((await auth.as(elsewhere.session, elsewhere.client_token)).statusCode).toBe(200)
  })

  describe('over the session of another client in this browser', () => {
    const isOver = async ({ session, client_token }: SessionResponse) =>
      (await auth.as(session, client_token)).statusCode === 401 && (await auth.as(session, null)).statusCode === 401
    const proofOf = async (phone: string, purpose: CodePurpose) => ({
      phone,
      password: 'another good password',
      ...(await auth.takeCode(phone, purpose)),
    })
    const register = async () => {
      const phone = await auth.addClient()
      return { phone, before: await auth.register(phone) }
    }

    it.each([
      ['its cookie’s value', (before: SessionResponse) => [undefined, before.session]],
      ['its device token', (before: SessionResponse) => [before.device_token, undefined]],
      ['both', (before: SessionResponse) => [before.device_token, before.session]],
    ])('ends that one by %s, and no other', async (_, presented) => {
      const [first, second] = [await register(), await register()]
      const elsewhere = (await auth.logIn(first.phone, PASSWORD)).json().data
      const [deviceToken, session] = presented(first.before)
      const wrong = await auth.logIn(second.phone, 'not the password', newNetwork(), deviceToken, session)
      expect([wrong.statusCode, await isOver(first.before)]).toEqual([401, false])
      const response = await auth.logIn(second.phone, PASSWORD, newNetwork(), deviceToken, session)
      expect(response.statusCode).toBe(200)
      expect(await isOver(first.before)).toBe(true)
      for (const live of [elsewhere, second.before, response.json().data]) expect(await isOver(live)).toBe(false)
    })

    it.each(['registration', 'renew_password'] as const)('ends that one when %s has proved the phone', async (call) => {
      const first = await register()
      const phone = call === 'registration' ? await auth.addClient() : (await register()).phone
      later(60 * 60 * 1000)
      const proof = await proofOf(phone, call)
      const presented = { 'x-session': first.before.session }
      await auth.post(call, { ...proof, request: 'x'.repeat(43) }, presented)
      expect(await isOver(first.before)).toBe(false)
      const response = await auth.post(call, proof, presented)
      expect(response.json().status).toBe('success')
      expect(await isOver(first.before)).toBe(true)
      expect(await isOver(response.json().data)).toBe(false)
    })
  })

  it('hashes a password anew when its parameters were weaker, and only then', async () => {
    const phone = await auth.addClient()
    await auth.register(phone)
    const stored = async () =>
      (await provider.db.execute(sql`select password_hash from clients where phone = ${phone}`)).rows[0]?.password_hash
    const good = await stored()
    await auth.logIn(phone, PASSWORD)
    expect(await stored()).toBe(good)
    const weak = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
    await provider.db.execute(sql`update clients set password_hash = ${weak} where phone = ${phone}`)
    expect((await auth.logIn(phone, PASSWORD)).statusCode).toBe(200)
    expect(await stored()).toMatch(/m=19456,t=2,p=1/)
    expect((await auth.logIn(phone, PASSWORD)).statusCode).toBe(200)
  })

  it('stops after five failures from one network, even at once; the owner enters from another', async () => {
    const phone = await auth.addClient()
    await auth.register(phone)
    const attacker = newNetwork()
    const responses = await Promise.all(Array.from({ length: 20 }, () => auth.logIn(phone, 'a wrong guess', attacker)))
    const statuses = responses.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(15)
    const rejected = await auth.logIn(phone, PASSWORD, attacker)
    expect(rejected.json().error).toMatchObject({ code: 'too_many_requests' })
    expect(rejected.json().error.details.retryAfterSeconds).toBeGreaterThan(800)
    expect((await auth.logIn(phone, PASSWORD, newNetwork())).statusCode).toBe(200)
  })

  it('lets the owner in at once though his phone is attacked from sixty networks', async () => {
    const phone = await auth.addClient()
    await auth.register(phone)
    const guess = async (index: number) => (await auth.logIn(phone, 'a wrong guess', `192.0.2.${index}`)).statusCode
    for (let index = 1; index <= 60; index++) await guess(index)
    // Over the limit of the phone a network has one attempt, not five.
    expect([await guess(61), await guess(61)]).toEqual([401, 429])
    expect((await auth.logIn(phone, PASSWORD, newNetwork())).statusCode).toBe(200)
  })

  it('counts the networks of one /48 together, and a free attempt is the whole /48’s', async () => {
    const phone = await auth.addClient()
    await auth.register(phone)
    const guess = async (ip: string) => (await auth.logIn(phone, 'a wrong guess', ip)).statusCode
    const statuses = []
    for (let index = 1; index <= 30; index++) statuses.push(await guess(`2001:db8:1:${index.toString(16)}::1`))
    expect(statuses).toEqual([...Array(20).fill(401), ...Array(10).fill(429)])
    expect((await auth.logIn(phone, PASSWORD, '2001:db8:1:ff::1')).statusCode).toBe(429)
    for (let index = 1; index <= 30; index++) await guess(`2001:db8:${(index + 1).toString(16)}::1`)
    expect([await guess('2001:db8:f0:1::1'), await guess('2001:db8:f0:2::1')]).toEqual([401, 429])
    expect((await auth.logIn(phone, PASSWORD, '2001:db8:f1::1')).statusCode).toBe(200)
  })

  it('stops a /48 that tries ever new phones from ever new networks', { tags: '@wide' }, async () => {
    const statuses = []
    for (let index = 0; index < 201; index++)
      statuses.push(
        (await auth.logIn(newPhone(), 'a wrong guess', `2001:db8:2222:${index.toString(16)}::1`)).statusCode,
      )
    expect(statuses).toEqual([...Array(200).fill(401), 429])
  })

  it('gives a phone that is attacked from many networks two hundred free attempts an hour', async () => {
    const attempts = createLoginAttempts(provider.db, SECRET)
    const phone = newPhone()
    const begin = (index: number) => attempts.count({ phone, network: `100.64.${index >> 8}.${index & 255}` })
    const waits = []
    for (let index = 0; index < 255; index++) waits.push(await begin(index))
    expect(waits.filter((wait) => wait === null)).toHaveLength(50 + 200)
    expect(waits.slice(250).every((wait) => wait !== null && wait > 3_500)).toBe(true)
  })

  it('counts a browser in which the client signed in before by itself: his neighbours do not lock him out', async () => {
    const attempts = createLoginAttempts(provider.db, SECRET)
    const [phone, other] = [await auth.addClient(), await auth.addClient()]
    const [mine, foreign] = [await auth.register(phone), await auth.register(other)]
    const network = newNetwork()
    const begin = (deviceToken?: string) => attempts.count({ phone, network, deviceToken })
    for (let attempt = 0; attempt < 6; attempt++) await begin()
    expect(await begin()).toBeGreaterThan(0)
    expect(await begin(foreign.device_token)).toBeGreaterThan(0)
    expect(await begin('x'.repeat(43))).toBeGreaterThan(0)
    await auth.as(mine.session, mine.client_token, '/auth-client/logout')
    for (let attempt = 0; attempt < 5; attempt++) expect(await begin(mine.device_token)).toBeNull()
    expect(await begin(mine.device_token)).toBeGreaterThan(800)
    await attempts.clear({ phone, network, deviceToken: mine.device_token })
    expect(await begin(mine.device_token)).toBeNull()
    // The right password does not clear the counters of his neighbours.
    expect(await begin()).toBeGreaterThan(0)
  })

  it('stops a network that tries ever new phones, the same for strangers as for clients', async () => {
    const network = newNetwork()
    const statuses = []
    for (let attempt = 0; attempt < 51; attempt++)
      statuses.push(
        (await auth.logIn(attempt % 2 ? newPhone() : await auth.addClient(), 'a wrong guess', network)).statusCode,
      )
    expect(statuses).toEqual([...Array(50).fill(401), 429])
    expect((await auth.logIn(DEMO.phone, DEMO.password, network)).statusCode).toBe(429)
    expect((await auth.logIn(DEMO.phone, DEMO.password, newNetwork())).statusCode).toBe(200)
  })

  it('clears the failures after a right password', async () => {
    const phone = await auth.addClient()
    await auth.register(phone)
    const network = newNetwork()
    for (let round = 0; round < 3; round++) {
      for (let attempt = 0; attempt < 4; attempt++)
        expect((await auth.logIn(phone, 'wrong one', network)).statusCode).toBe(401)
      expect((await auth.logIn(phone, PASSWORD, network)).statusCode).toBe(200)
    }
  })

  it('counts over two providers and keeps counting after a restart, without a phone in the counters', {
    tags: '@wide',
  }, async () => {
    const database = await openTestDatabase('sun_seeded')
    const providers = [await openProvider(database), await openProvider(database)]
    const guess = (of: (typeof providers)[number]) => openAuth(of).logIn(DEMO.phone, 'a wrong guess', '203.0.113.5')
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, attempt) => guess(providers[attempt % 2] ?? none())),
    )
    expect(responses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5)
    for (const { app } of providers) await app.close()
    const restarted = await openProvider(database)
    expect((await guess(restarted)).statusCode).toBe(429)
    const { rows } = await database.db.execute(sql`select key from login_attempts`)
    expect(JSON.stringify(rows)).not.toMatch(/9990000001|203\.0\.113/)
    await restarted.app.close()
    await database.close()
  })

  it('leaves a client the twenty sessions that were used last', async () => {
    const phone = await auth.addClient()
    const { client } = await auth.register(phone)
    await provider.db.execute(sql`update sessions set revoked_at = created_at where client_id = ${client.id}`)
    const since = provider.clock.now.toISOString()
    await provider.db.execute(sql`
      insert into sessions (client_id, sid_hash, token_hash, device_hash, created_at, last_seen_at, expires_at)
      select ${client.id}::bigint, h || '1', h || '2', h || '3', ${since}::timestamptz,
        ${since}::timestamptz + n * interval '1 minute', ${since}::timestamptz + interval '1 day'
      from (select n, lpad(to_hex(n), 63, '0') h from generate_series(1, 25) n) rows`)
    later(60 * 60_000)
    await provider.db.transaction((tx) => endOldestSessions(tx, client.id, provider.clock.now))
    const { rows } = await provider.db.execute(sql`
      select extract(minute from last_seen_at)::int as minute from sessions
      where client_id = ${client.id} and revoked_at is null order by 1`)
    expect(rows.map(({ minute }) => minute)).toEqual(Array.from({ length: 19 }, (_, index) => index + 7))
  })

  it('sends no response that may be cached, failures included', async () => {
    const phone = await auth.addClient()
    const session = await auth.register(phone)
    const responses = [
      await auth.requestCode(phone),
      await auth.logIn(phone, PASSWORD),
      await auth.logIn(phone, 'a wrong guess'),
      await auth.post('registration', {}),
      await auth.as(session.session, session.client_token),
      await auth.as(session.session, null, '/auth-client/client'),
      await auth.as(null, null, '/auth-client/client'),
      await auth.as(session.session, session.client_token, '/auth-client/logout'),
      await auth.as(session.session, null, '/auth-client/logout', 'another-token'),
    ]
    for (const { headers } of responses) expect(headers['cache-control']).toBe('private, no-store')
  })

  describe('a session', () => {
    const wrong = 'x'.repeat(43)

    it('opens with the cookie’s value and the client’s token of the same login, or as a page with the value alone', async () => {
      const [mine, other] = [await auth.register(await auth.addClient()), await auth.register(await auth.addClient())]
      const statuses = [
        auth.as(mine.session, mine.client_token),
        auth.as(mine.session, null),
        auth.as(mine.session, other.client_token),
        auth.as(mine.session, wrong),
        auth.as(mine.session, ''),
        auth.as(null, mine.client_token),
        auth.as(wrong, mine.client_token),
        auth.as(mine.client_token, null),
        auth.as(null, null),
        auth.as(mine.session, mine.client_token, undefined, 'another-token'),
        auth.as(mine.session, TOKEN),
      ]
      expect((await Promise.all(statuses)).map(({ statusCode }) => statusCode)).toEqual([
        ...[200, 200, 401, 401, 401, 401, 401, 401, 401, 401, 401],
      ])
    })

    it('ends thirty days after it was last used, and ninety after it began', async () => {
      const { session } = await auth.register(await auth.addClient())
      const status = async () => (await auth.as(session, null)).statusCode
      later(30 * DAY_MS - 1)
      expect(await status()).toBe(200)
      later(30 * DAY_MS)
      expect(await status()).toBe(401)

      const used = await auth.register(await auth.addClient())
      for (let month = 0; month < 3; month++) {
        later(29 * DAY_MS)
        expect((await auth.as(used.session, null)).statusCode).toBe(200)
      }
      later(3 * DAY_MS - 1)
      expect((await auth.as(used.session, null)).statusCode).toBe(200)
      later(1)
      expect((await auth.as(used.session, null)).statusCode).toBe(401)
    })

    it('records its use once a minute at most', async () => {
      const { session, client } = await auth.register(await auth.addClient())
      const writes = async () => {
        const { rows } = await provider.db.execute(sql`select xmin::text from sessions where client_id = ${client.id}`)
        return rows[0]?.xmin
      }
      const fresh = await writes()
      later(60_000)
      await auth.as(session, null)
      expect(await writes()).toBe(fresh)
      later(1)
      await auth.as(session, null)
      const touched = await writes()
      expect(touched).not.toBe(fresh)
      await auth.as(session, null)
      expect(await writes()).toBe(touched)
    })

    it('ends with a logout by either value, and a logout always succeeds', async () => {
      const logout = (session: string | null, token: string | null, appToken?: string) =>
        auth.as(session, token, '/auth-client/logout', appToken)
      for (const pair of ['session', 'client_token', 'both'] as const) {
        const { session, client_token } = await auth.register(await auth.addClient())
        const values = [pair === 'client_token' ? null : session, pair === 'session' ? null : client_token] as const
        expect((await logout(...values, 'another-token')).statusCode).toBe(401)
        expect((await auth.as(session, client_token)).statusCode).toBe(200)
        for (let attempt = 0; attempt < 2; attempt++) {
          const response = await logout(...values)
          expect([response.statusCode, response.json().data]).toEqual([200, { loggedOut: true }])
        }
        expect((await auth.as(session, client_token)).statusCode, pair).toBe(401)
      }
      const [own, other] = [await auth.register(await auth.addClient()), await auth.register(await auth.addClient())]
      await logout(own.session, other.client_token)
      expect((await auth.as(own.session, own.client_token)).statusCode).toBe(401)
      expect((await auth.as(other.session, other.client_token)).statusCode).toBe(200)
      expect((await logout(null, null)).statusCode).toBe(200)
      expect((await logout(wrong, wrong)).statusCode).toBe(200)
    })
  })
})

function none(): never {
  throw new Error('two providers')
}
