import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { createProvider } from '@/provider/app'
import { openAuth, openSandbox, PASSWORD, STRANGER } from '@/tests/setup/auth-guests'
import { config, newPhone, TOKEN } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

const MINUTE_MS = 60_000

describe('a code', () => {
  const provider = useProvider()
  const auth = openAuth(provider)
  // The clock of each test starts anew: codes of another one would lie ahead of it.
  beforeEach(async () => {
    await provider.db.execute(sql`delete from codes`)
    await provider.db.execute(sql`delete from code_alerts`)
  })

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

  it('is six digits in the language of the page that asks, and stands nowhere in the database once it has left', async () => {
    for (const [language, text] of [
      ['ru', /код для регистрации — \d{6}/],
      ['en', /registration code is \d{6}/],
      ['zh-CN', /注册验证码：\d{6}/],
    ] as const) {
      const phone = await auth.addClient(newPhone(), language === 'ru' ? 'en' : 'ru')
      await auth.post('code', { purpose: 'registration', phone }, { 'accept-language': language })
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

  it('is kept in the language of the page for a stranger’s phone as for a client’s', async () => {
    const phones = [await auth.addClient(newPhone(), 'zh-CN'), newPhone()]
    for (const phone of phones)
      await auth.post('code', { purpose: 'registration', phone }, { 'accept-language': 'en-GB,en;q=0.9' })
    const kept = await rows(sql`select language from outbox where phone in (${phones[0]}, ${phones[1]})`)
    expect(kept).toEqual([{ language: 'en' }, { language: 'en' }])
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

  describe('of a prefix of whose last fifty less than a fifth came back', () => {
    /** Fifty codes that left a quarter of an hour ago; `used` of them came back. */
    const send = async (prefix: string, used: number) => {
      const at = provider.clock.now.toISOString()
      await provider.db.execute(sql`
      insert into codes (request_hash, purpose, phone, code_hash, created_at, expires_at, sent_at, used_at)
      select encode(sha256((${prefix} || n)::bytea), 'hex'), 'registration', ${prefix} || (1000 + n), repeat('a', 64),
        ${at}::timestamptz - interval '15 minutes', ${at}::timestamptz, ${at}::timestamptz - interval '14 minutes',
        case when n <= ${used} then ${at}::timestamptz end
      from generate_series(1, 50) n`)
    }
    const wait = async (phone: string) => {
      const answer = await auth.askCode(phone)
      return answer.statusCode === 200 ? 'made' : answer.json().error.details.retryAfterSeconds
    }

    it('waits for what is left of an hour, for that block of numbers alone', async () => {
      await send('+7999771', 9)
      await send('+7999772', 10)
      expect(await wait('+79997715555')).toBe(45 * 60)
      later(30)
      expect(await wait('+79997715556')).toBe(15 * 60)
      expect(await wait('+79997725555')).toBe('made')
      expect(await wait('+79997735555')).toBe('made')
    })

    it('goes out once an hour to try, and the wait after it is the same whether that phone was a client’s', async () => {
      await send('+7999774', 0)
      await send('+7999775', 0)
      const known = await auth.addClient('+79997740001')
      const waits: unknown[][] = []
      for (const [prefix, first] of [
        ['+7999774', known],
        ['+7999775', '+79997750001'],
      ] as const) {
        const seen: unknown[] = [await wait(first)]
        later(45)
        seen.push(await wait(first), await wait(`${prefix}0002`))
        await openSandbox(provider).deliver()
        later(20)
        seen.push(await wait(`${prefix}0003`))
        later(40)
        seen.push(...(await Promise.all([wait(`${prefix}0004`), wait(`${prefix}0005`)])).sort())
        waits.push(seen)
        later(-105)
      }
      expect(waits[0]).toEqual([45 * 60, 'made', 60 * 60, 40 * 60, 60 * 60, 'made'])
      expect(waits[1]).toEqual(waits[0])
    })

    it('goes out again as soon as enough of those tries came back', async () => {
      await send('+7999776', 9)
      await auth.addClient('+79997760001')
      later(45)
      const proof = await auth.takeCode('+79997760001')
      expect(await wait('+79997760002')).toBe(60 * 60)
      const body = { phone: '+79997760001', password: PASSWORD, ...proof }
      expect((await auth.post('registration', body)).statusCode).toBe(201)
      expect(await wait('+79997760002')).toBe('made')
    })

    it('is told to the log once an hour for each block, over all providers', async () => {
      await send('+7999777', 0)
      await send('+7999778', 0)
      const lines: string[] = []
      const watch = () =>
        createProvider({
          db: provider.db,
          now: () => provider.clock.now,
          config: { ...config, logLevel: 'error' },
          logTo: { write: (line) => lines.push(JSON.parse(line).msg) },
        })
      const watched = [watch(), watch()]
      const ask = async (phone: string) => {
        for (const app of watched)
          await app.inject({
            method: 'POST',
            url: '/auth-client/code',
            headers: { authorization: `Bearer ${TOKEN}` },
            payload: { purpose: 'registration', phone },
          })
        return lines.splice(0)
      }
      const alert = (prefix: string) => `codes to ${prefix}… do not come back: one an hour is sent`
      expect(await ask('+79997770001')).toEqual([alert('+7999777')])
      expect(await ask('+79997770002')).toEqual([])
      expect(await ask('+79997780001')).toEqual([alert('+7999778')])
      later(45)
      expect(await ask('+79997770003')).toEqual([])
      later(15)
      expect(await ask('+79997770004')).toEqual([alert('+7999777')])
      for (const app of watched) await app.close()
    })
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
