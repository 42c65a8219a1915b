import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { createProvider } from '@/provider/app'
import { openAuth, openTestOutbox, PASSWORD } from '@/tests/setup/auth-guests'
import { config, newPhone } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

const MINUTE_MS = 60_000

describe('codes that are sent', () => {
  const provider = useProvider()
  const auth = openAuth(provider)
  beforeEach(async () => {
    for (const table of ['outbox', 'codes', 'code_alerts'])
      await provider.db.execute(sql`delete from ${sql.identifier(table)}`)
  })

  const later = (minutes: number) => {
    provider.clock.now = new Date(provider.clock.now.getTime() + minutes * MINUTE_MS)
  }
  const requestCode = async (phone: string) => expect((await auth.requestCode(phone)).statusCode).toBe(200)
  /** Requests a code of a client, a new one when the phone has none. Returns whether it was sent, and the alerts of the log. */
  const tryOut = async (phone: string) => {
    await provider.db.execute(sql`insert into clients (station, phone, first_name, language, created_at)
      values ('vldk', ${phone}, 'Анна', 'ru', now()) on conflict do nothing`)
    await requestCode(phone)
    const mailbox = openTestOutbox(provider)
    const { alerts } = await mailbox.deliver()
    return [mailbox.sent.length === 1, ...alerts]
  }
  const setLimit = (limit: string, to: number) =>
    provider.db.execute(
      sql`update settings set data = jsonb_set(data, array['signIn', ${limit}], ${String(to)}::jsonb)`,
    )

  it.each([
    ['codesPerPrefixPerDay', 300],
    ['codesPerDay', 1000],
  ])('are all that counts for %s: a thousand phones without a client block no client’s code', async (limit, usual) => {
    await setLimit(limit, 1)
    for (let stranger = 0; stranger < 60; stranger++) await requestCode(`+7888000${1000 + stranger}`)
    const mailbox = openTestOutbox(provider)
    expect(await mailbox.deliver()).toEqual({ sent: 0, failures: [], alerts: [], hasClaimed: true })
    expect(await tryOut('+78880005001')).toEqual([true])
    await setLimit(limit, usual)
  })

  it.each([
    ['codesPerPrefixPerDay', 300, '+77771', '+77881', 'codes of the day to +7777100… are used up: none is sent', true],
    ['codesPerDay', 1000, '+77772', '+77882', 'codes of the day are used up: none is sent', false],
  ])('keep to %s of the settings, which only the log reports', async (...row) => {
    const [limit, usual, spent, other, alert, isElsewhereSent] = row
    await setLimit(limit, 2)
    expect(await tryOut(`${spent}000001`)).toEqual([true])
    expect(await tryOut(`${spent}000002`)).toEqual([true])
    expect(await tryOut(`${spent}000003`)).toEqual([false, alert])
    expect(await tryOut(`${spent}000004`)).toEqual([false])
    expect(await tryOut(`${other}000005`)).toEqual([isElsewhereSent])
    later(60)
    expect(await tryOut(`${spent}000006`)).toEqual([false, alert])
    later(23 * 60)
    expect(await tryOut(`${spent}000007`)).toEqual([true])
    await setLimit(limit, usual)
  })

  it('keep to the budget with any number of workers at once', async () => {
    await setLimit('codesPerDay', 7)
    for (let index = 0; index < 30; index++) await requestCode(await auth.addClient())
    const workers = Array.from({ length: 3 }, () => openTestOutbox(provider))
    const done = await Promise.all(workers.map((worker) => worker.deliver()))
    expect(workers.flatMap(({ sent }) => sent)).toHaveLength(7)
    expect(done.flatMap(({ alerts }) => alerts)).toHaveLength(1)
    await setLimit('codesPerDay', 1000)
  })

  it('are not counted when the gateway did not accept them, and once after a killed worker', async () => {
    await setLimit('codesPerDay', 1)
    const phone = await auth.addClient()
    await requestCode(phone)
    const broken = openTestOutbox(provider, () => Promise.reject(new Error('busy')))
    expect((await broken.deliver()).failures).toHaveLength(1)
    expect(await tryOut(newPhone())).toEqual([true])

    await setLimit('codesPerDay', 2)
    later(6)
    await requestCode(phone)
    let isAtGateway = false
    const killed = openTestOutbox(provider, () => {
      isAtGateway = true
      return new Promise(() => undefined)
    })
    void killed.deliver()
    await expect.poll(() => isAtGateway).toBe(true)
    expect((await tryOut(newPhone()))[0]).toBe(false)
    later(1)
    const next = openTestOutbox(provider)
    await next.deliver()
    expect(next.sent.map(({ address }) => address)).toEqual([phone])
    await setLimit('codesPerDay', 1000)
  })

  describe('to a prefix where less than a fifth of the last fifty were used', () => {
    /** Fifty codes that were sent a quarter of an hour ago, and how many of them were `used`. */
    const send = async (prefix: string, used: number) => {
      const at = provider.clock.now.toISOString()
      await provider.db.execute(sql`
      insert into codes (request_hash, purpose, phone, code_hash, created_at, expires_at, sent_at, used_at)
      select encode(sha256((${prefix} || n)::bytea), 'hex'), 'registration', ${prefix} || (1000 + n), repeat('a', 64),
        ${at}::timestamptz - interval '16 minutes', ${at}::timestamptz, ${at}::timestamptz - interval '15 minutes',
        case when n <= ${used} then ${at}::timestamptz end
      from generate_series(1, 50) n`)
    }
    const alert = (prefix: string) => `codes to ${prefix}… do not come back: one an hour is sent`

    it('are sent once an hour, for that block of numbers alone, with the same response', async () => {
      await send('+7999771', 9)
      await send('+7999772', 10)
      expect(await tryOut('+79997715555')).toEqual([false, alert('+7999771')])
      // A code that was not sent does not count.
      later(44)
      expect(await tryOut('+79997715556')).toEqual([false])
      expect(await tryOut('+79997725555')).toEqual([true])
      expect(await tryOut('+79997735555')).toEqual([true])
      later(1)
      expect(await tryOut('+79997715557')).toEqual([true])
      later(59)
      expect(await tryOut('+79997715558')).toEqual([false, alert('+7999771')])
      later(1)
      expect(await tryOut('+79997715559')).toEqual([true])
    })

    it('are all sent again as soon as enough of those tests were used', async () => {
      await send('+7999776', 9)
      const phone = await auth.addClient('+79997760001')
      later(45)
      const proof = await auth.takeCode(phone)
      expect((await tryOut('+79997760002'))[0]).toBe(false)
      expect((await auth.post('registration', { phone, password: PASSWORD, ...proof })).statusCode).toBe(201)
      await openTestOutbox(provider).deliver()
      expect(await tryOut('+79997760003')).toEqual([true])
    })

    it('are reported in the log once an hour for each block, over all providers', async () => {
      await send('+7999777', 0)
      await send('+7999778', 0)
      const lines: string[] = []
      const watched = [1, 2].map(() =>
        createProvider({
          db: provider.db,
          now: () => provider.clock.now,
          config: { ...config, logLevel: 'error' },
          deliveryIntervalMs: 5,
          logTo: { write: (line) => lines.push(JSON.parse(line).msg) },
        }),
      )
      for (const phone of ['+79997770001', '+79997770002', '+79997780001', '+79997780002']) {
        await auth.addClient(phone)
        await requestCode(phone)
      }
      for (const app of watched) await app.ready()
      const waiting = async () =>
        (await provider.db.execute(sql`select 1 from outbox where state = 'waiting'`)).rows.length
      await expect.poll(waiting).toBe(0)
      for (const app of watched) await app.close()
      expect(lines.sort()).toEqual([alert('+7999777'), alert('+7999778')])
    })
  })
})
