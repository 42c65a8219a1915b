import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { createProvider } from '@/provider/app'
import { openAuth, openSandbox, STRANGER } from '@/tests/setup/auth-guests'
import { config, newPhone, openProvider, TOKEN } from '@/tests/setup/open-provider'
import { openTestDatabase } from '@/tests/setup/test-database'
import { useProvider } from '@/tests/setup/use-provider'

const MINUTE_MS = 60_000

describe('a code', () => {
  const provider = useProvider()
  const auth = openAuth(provider)
  // The clock of each test starts anew: codes of another one would lie ahead of it.
  beforeEach(() => provider.db.execute(sql`delete from codes`))

  const later = (minutes: number) => {
    provider.clock.now = new Date(provider.clock.now.getTime() + minutes * MINUTE_MS)
  }
  const rows = async (query: ReturnType<typeof sql>) => (await provider.db.execute(query)).rows

  it.each(['registration', 'renew_password'] as const)(
    'for %s is answered the same whether the phone is known or not, and goes out to the known alone',
    async (purpose) => {
      const phone = await auth.addClient()
      if (purpose === 'renew_password') await auth.register(phone)
      later(60)
      const stranger = newPhone()
      const answers = [await auth.askCode(phone, purpose), await auth.askCode(stranger, purpose)]
      const bodies = answers.map((answer) => {
        const { data, ...rest } = answer.json()
        return { status: answer.statusCode, rest, data: { ...data, request: data.request.replace(/./g, 'x') } }
      })
      expect(bodies[0]).toEqual(bodies[1])
      expect(bodies[0]).toMatchObject({ status: 200, data: { expiresInSeconds: 300, resendInSeconds: 60 } })

      const kept = await rows(sql`select phone from codes where phone in (${phone}, ${stranger}) and used_at is null`)
      expect(kept).toHaveLength(2)
      const sandbox = openSandbox(provider)
      await sandbox.deliver()
      const codes = sandbox.sent.filter(({ text }) => /\d{6}/.test(text)).map(({ address }) => address)
      expect(codes).toEqual([phone])
    },
  )

  it('is six digits in the client’s language, and stands nowhere in the database once it has left', async () => {
    for (const [language, text] of [
      ['ru', /код для регистрации — \d{6}/],
      ['en', /registration code is \d{6}/],
      ['zh-CN', /注册验证码：\d{6}/],
    ] as const) {
      const phone = await auth.addClient(newPhone(), language)
      await auth.askCode(phone)
      const sandbox = openSandbox(provider)
      await sandbox.deliver()
      const sms = sandbox.sent.find(({ address }) => address === phone)
      expect(sms?.text).toMatch(text)
      const code = /\d{6}/.exec(sms?.text ?? '')?.[0] ?? 'none'
      const dump = JSON.stringify([
        await rows(sql`select * from codes where phone = ${phone}`),
        await rows(sql`select params from outbox`),
      ])
      expect(dump.replaceAll(phone, '')).not.toContain(code)
    }
  })

  it('waits a minute before the next one, then twice as long each time, and not for a phone that proved itself', async () => {
    const phone = await auth.addClient()
    const waits: number[] = []
    for (let turn = 0; turn < 3; turn++) {
      const first = await auth.askCode(phone)
      expect(first.statusCode).toBe(200)
      waits.push(first.json().data.resendInSeconds)
      const early = await auth.askCode(phone)
      expect([early.statusCode, early.json().error.code]).toEqual([429, 'too_many_requests'])
      later(11)
    }
    expect(waits).toEqual([60, 120, 240])
  })

  it('is refused to a stranger’s phone exactly as to a client’s, with the seconds to wait', async () => {
    const known = await auth.addClient()
    const unknown = newPhone()
    const refusals = []
    for (const phone of [known, unknown]) {
      await auth.askCode(phone)
      const { requestId: _, ...error } = (await auth.askCode(phone)).json().error
      refusals.push(error)
    }
    expect(refusals[0]).toEqual(refusals[1])
    expect(refusals[0].details).toEqual({ retryAfterSeconds: 60 })
  })

  it('goes three times within ten minutes and ten times a day to one phone', async () => {
    const phone = await auth.addClient()
    // Used ones do not slow the next one down: what is left is the budget.
    const ask = async () => {
      const { statusCode } = await auth.askCode(phone)
      await provider.db.execute(sql`update codes set used_at = now() where phone = ${phone}`)
      return statusCode
    }
    expect([await ask(), await ask(), await ask(), await ask()]).toEqual([200, 200, 200, 429])
    for (let round = 0; round < 2; round++) {
      later(10)
      expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 200])
    }
    later(10)
    expect([await ask(), await ask()]).toEqual([200, 429])
    later(24 * 60 - 29)
    expect(await ask()).toBe(200)
  })

  it('goes ten times an hour to one network, whatever the phones, and one of IPv6 is a /64', async () => {
    for (const ips of [['203.0.113.9'], ['2001:db8:7::1', '2001:db8:7::ffff', '2001:db8:7:0:1::']]) {
      const ask = async (turn: number) =>
        (await auth.askCode(newPhone(), 'registration', ips[turn % ips.length])).statusCode
      const statuses = []
      for (let turn = 0; turn < 11; turn++) statuses.push(await ask(turn))
      expect(statuses).toEqual([...Array(10).fill(200), 429])
      expect((await auth.askCode(newPhone(), 'registration', '198.51.100.1')).statusCode).toBe(200)
      later(60)
      expect(await ask(11)).toBe(200)
    }
  })

  it.each([
    ['codesPerPrefixPerDay', '+77771', '+77881', 200],
    ['codesPerDay', '+77772', '+77882', 429],
  ])('keeps to %s of the settings', async (limit, spent, other, elsewhere) => {
    await provider.db.execute(sql`update settings set data = jsonb_set(data, array['signIn', ${limit}], '2')`)
    expect((await auth.askCode(`${spent}000001`)).statusCode).toBe(200)
    expect((await auth.askCode(`${spent}000002`)).statusCode).toBe(200)
    expect((await auth.askCode(`${spent}000003`)).statusCode).toBe(429)
    expect((await auth.askCode(`${other}000004`)).statusCode).toBe(elsewhere)
    await provider.db.execute(sql`update settings set data = jsonb_set(data, array['signIn', ${limit}], '1000')`)
  })

  it('does not go to a country that is not in the list, though the answer is the same', async () => {
    const phone = await auth.addClient('+23481234567')
    expect((await auth.askCode(phone)).statusCode).toBe(200)
    const sandbox = openSandbox(provider)
    await sandbox.deliver()
    expect(sandbox.sent.filter(({ address }) => address === phone)).toEqual([])
  })

  it('stops for a prefix of whose last fifty less than a fifth came back, for that prefix alone', async () => {
    const at = provider.clock.now.toISOString()
    const send = (prefix: string, used: number) =>
      provider.db.execute(sql`
      insert into codes (request_hash, purpose, phone, code_hash, created_at, expires_at, sent_at, used_at)
      select encode(sha256((${prefix} || n)::bytea), 'hex'), 'registration', ${prefix} || (100000 + n), repeat('a', 64),
        ${at}::timestamptz - interval '2 hours', ${at}::timestamptz, ${at}::timestamptz - interval '2 hours',
        case when n <= ${used} then ${at}::timestamptz end
      from generate_series(1, 50) n`)
    await send('+7771', 9)
    await send('+7772', 10)
    const refused = await auth.askCode('+7771555555')
    const lines: string[] = []
    const watched = createProvider({
      db: provider.db,
      now: () => provider.clock.now,
      config: { ...config, logLevel: 'error' },
      logTo: { write: (line) => lines.push(line) },
    })
    const headers = { authorization: `Bearer ${TOKEN}` }
    const payload = { purpose: 'registration', phone: '+7771555555' }
    await watched.inject({ method: 'POST', url: '/auth-client/code', headers, payload })
    await watched.close()
    expect(lines).toEqual([expect.stringContaining('codes to +7771… do not come back')])
    expect([refused.statusCode, refused.json().error.details]).toEqual([429, { retryAfterSeconds: 3600 }])
    expect((await auth.askCode('+7772555555')).statusCode).toBe(200)
    later(24 * 60)
    expect((await auth.askCode('+7771555555')).statusCode).toBe(200)
  })

  it('refuses what is no phone, no purpose, or more than it asks for, by name', async () => {
    for (const [body, field] of [
      [{ purpose: 'registration', phone: '8 914' }, 'phone'],
      [{ purpose: 'login', phone: STRANGER }, 'purpose'],
      [{ purpose: 'registration', phone: STRANGER, isAdmin: true }, 'isAdmin'],
    ] as const) {
      const answer = await auth.post('code', body)
      expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([400, [field]])
    }
  })
})

describe('budgets of codes', () => {
  it('hold over two providers at once and survive a restart', async () => {
    const database = await openTestDatabase('sun_seeded')
    const providers = [await openProvider(database), await openProvider(database)]
    const phone = '+79990000002'
    const asked = await Promise.all(
      Array.from({ length: 12 }, (_, turn) => openAuth(providers[turn % 2] ?? fail()).askCode(phone)),
    )
    expect(asked.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)

    const ip = '203.0.113.50'
    const many = await Promise.all(
      Array.from({ length: 24 }, (_, turn) =>
        openAuth(providers[turn % 2] ?? fail()).askCode(newPhone(), 'registration', ip),
      ),
    )
    expect(many.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10)
    for (const provider of providers) await provider.app.close()

    const restarted = await openProvider(database)
    expect((await openAuth(restarted).askCode(phone)).statusCode).toBe(429)
    expect((await openAuth(restarted).askCode(newPhone(), 'registration', ip)).statusCode).toBe(429)
    await restarted.app.close()
    await database.close()
  })
})

function fail(): never {
  throw new Error('two providers')
}
