import { EventEmitter, once } from 'node:events'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { createProvider } from '@/provider/app'
import { claimMessages } from '@/provider/modules/outbox/claim-messages'
import type { DeliveryResult } from '@/provider/modules/outbox/deliver'
import { createTransports } from '@/provider/modules/outbox/transports'
import { openAuth, openTestOutbox, PASSWORD } from '@/tests/setup/auth-guests'
import { config, newPhone } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

type DeliveryFailure = DeliveryResult['failures'][number]

const MESSAGE = { key: 'message-1', address: '+79990000001', subject: '', text: 'SUN rent: <код> 123456', html: null }
const LETTER = {
  key: 'message-2',
  address: 'anna@clients.example',
  subject: 'Пароль <изменён>',
  text: 'SUN rent\n\nЭто письмо & всё.',
  html: '<p>как в почте</p>',
}

describe('the outbox', () => {
  const provider = useProvider()
  const auth = openAuth(provider)
  beforeEach(async () => {
    await provider.db.execute(sql`delete from outbox`)
    await provider.db.execute(sql`delete from codes`)
  })
  const later = (seconds: number) => {
    provider.clock.now = new Date(provider.clock.now.getTime() + seconds * 1000)
  }
  const states = async () =>
    (await provider.db.execute(sql`select state, attempts, params::text params from outbox order by id`)).rows

  /** Returns when the one message is due again. */
  const nextAt = async () => {
    const { rows } = await provider.db.execute<{ at: string }>(sql`select next_at as at from outbox`)
    return new Date(String(rows[0]?.at))
  }

  it('gives every message to one worker of many', async () => {
    const phones = await Promise.all(Array.from({ length: 50 }, () => auth.addClient()))
    for (const phone of phones) await auth.requestCode(phone)
    const workers = Array.from({ length: 5 }, () => openTestOutbox(provider))
    await Promise.all(workers.map(({ deliver }) => deliver()))
    const sent = workers.flatMap((worker) => worker.sent.map(({ address }) => address))
    expect(sent.sort()).toEqual(phones.sort())
  })

  it('claims nothing that another worker claims at this moment', async () => {
    await auth.requestCode(await auth.addClient())
    const worker = openTestOutbox(provider)
    const waiting = async () =>
      (
        await provider.db.execute(sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`)
      ).rows.length
    let index: Promise<unknown> = Promise.resolve()
    await provider.db.transaction(async (rival) => {
      await rival.execute(sql`update outbox set attempts = 1, next_at = next_at + interval '60 seconds'`)
      let isOver = false
      index = worker.deliver().finally(() => {
        isOver = true
      })
      await expect.poll(async () => isOver || (await waiting()) > 0).toBe(true)
    })
    await index
    expect([worker.sent, (await states())[0]?.attempts]).toEqual([[], 1])
  })

  it('leaves a message to its new worker when the old one returns after its lease', async () => {
    await auth.requestCode(await auth.addClient())
    const network = new EventEmitter()
    const held = openTestOutbox(provider, () => once(network, 'lost').then(() => Promise.reject(new Error('lost'))))
    const heldRun = held.deliver()
    await expect.poll(() => network.listenerCount('lost')).toBe(1)
    later(60)
    const next = openTestOutbox(provider, () => once(network, 'taken').then(() => undefined))
    const nextRun = next.deliver()
    await expect.poll(() => network.listenerCount('taken')).toBe(1)
    network.emit('lost')
    await heldRun
    later(5)
    const third = openTestOutbox(provider)
    await third.deliver()
    network.emit('taken')
    await nextRun
    expect([held.sent.length, next.sent.length, third.sent.length]).toEqual([0, 1, 0])
    expect(await states()).toEqual([{ state: 'sent', attempts: 2, params: '{}' }])
  })

  it('sends what a killed worker had claimed when the lease is over', async () => {
    const phone = await auth.addClient()
    await provider.db.execute(sql`insert into outbox (station, kind, channel, phone, params, next_at, created_at)
      values ('vldk', 'registered', 'sms', ${phone}, '{}', ${provider.clock.now.toISOString()}, now())`)
    const killed = openTestOutbox(provider, () => new Promise(() => undefined))
    void killed.deliver()
    await expect.poll(async () => (await states())[0]?.attempts).toBe(1)
    const next = openTestOutbox(provider)
    later(59)
    await next.deliver()
    expect(next.sent).toEqual([])
    later(1)
    await next.deliver()
    expect(next.sent.map(({ address }) => address)).toEqual([phone])
  })

  it.each([
    ['email', 'registered', 'anna@clients.example'],
    ['sms', 'registered', '+79990000001'],
    ['webhook', 'booking_confirmed', 'branch'],
  ])(
    'tries again after longer waits, by %s for more than a day without a gateway, and then keeps only the number of the subject',
    async (channel, kind, address) => {
      const began = provider.clock.now
      await provider.db.execute(sql`
      insert into outbox (station, kind, channel, address, language, params, next_at, created_at)
      values ('vldk', ${kind}, ${channel}, ${address}, 'ru', '{"booking": "1000001", "at": "2026-11-22T02:00:00.000Z"}',
        ${began.toISOString()}, ${began.toISOString()})`)
      const broken = openTestOutbox(provider, async () => {
        throw new Error(`550 ${address} unknown`)
      })
      const failures: DeliveryFailure[] = []
      const waits: number[] = []
      while (failures.at(-1)?.lost !== true) {
        const last = provider.clock.now
        if (failures.length > 0) provider.clock.now = await nextAt()
        if (failures.length > 0) waits.push((provider.clock.now.getTime() - last.getTime()) / 1000)
        const { failures: newFailures } = await broken.deliver()
        expect(newFailures).toHaveLength(1)
        failures.push(...newFailures)
      }
      const hours = (provider.clock.now.getTime() - began.getTime()) / 3_600_000
      expect(hours).toBeGreaterThan(24)
      expect(hours).toBeLessThan(36)
      expect(waits.slice(0, 8)).toEqual([5, 10, 20, 40, 80, 160, 320, 640])
      expect(Math.max(...waits)).toBe(3600)
      expect(waits).toEqual(waits.toSorted((a, b) => a - b))
      expect(JSON.stringify(failures)).not.toContain(address)
      const [failed] = await states()
      expect(failed?.state).toBe('failed')
      // What the operator's `outbox retry` needs, and no more.
      expect(JSON.parse(String(failed?.params)).booking).toBe(channel === 'webhook' ? '1000001' : undefined)
    },
  )

  it('sends a message when its gateway works again after a day', async () => {
    const phone = await auth.addClient()
    await provider.db.execute(sql`insert into outbox (station, kind, channel, phone, params, next_at, created_at)
      values ('vldk', 'registered', 'sms', ${phone}, '{}', ${provider.clock.now.toISOString()}, now())`)
    const back = new Date(provider.clock.now.getTime() + 24 * 3_600_000)
    const broken = openTestOutbox(provider, () => Promise.reject(new Error('down')))
    while (provider.clock.now < back) {
      await broken.deliver()
      provider.clock.now = await nextAt()
    }
    const restored = openTestOutbox(provider)
    await restored.deliver()
    expect(restored.sent.map(({ address }) => address)).toEqual([phone])
  })

  it('sends a message that was stored under the name that its kind had before', async () => {
    await provider.db.execute(sql`insert into outbox (station, kind, channel, params, address, next_at, created_at)
      values ('vldk', 'callback_asked', 'webhook', '{"number": "7", "language": "en"}', 'branch', ${provider.clock.now.toISOString()}, now())`)
    const worker = openTestOutbox(provider)
    await worker.deliver()
    expect(worker.sent).toHaveLength(1)
    expect(await states()).toMatchObject([{ state: 'sent' }])
  })

  it('fails on a message of an unknown kind as on a gateway that is down, and delivers the others', async () => {
    const phone = await auth.addClient()
    for (const kind of ['of_a_later_version', 'registered'])
      await provider.db.execute(sql`insert into outbox (station, kind, channel, phone, params, next_at, created_at)
        values ('vldk', ${kind}, 'sms', ${phone}, '{}', ${provider.clock.now.toISOString()}, now())`)
    const worker = openTestOutbox(provider)
    const { failures } = await worker.deliver()
    expect(worker.sent.map(({ address }) => address)).toEqual([phone])
    expect(failures).toMatchObject([{ kind: 'of_a_later_version', attempts: 1, lost: false }])
    expect((await states()).map(({ state }) => state)).toEqual(['waiting', 'sent'])
  })

  it('tries to send a code while it is usable, and never an hour later', async () => {
    await auth.requestCode(await auth.addClient())
    const began = provider.clock.now
    const broken = openTestOutbox(provider, () => Promise.reject(new Error('busy')))
    const times: number[] = []
    for (;;) {
      const { failures } = await broken.deliver()
      if (failures.length === 0) break
      times.push((provider.clock.now.getTime() - began.getTime()) / 1000)
      provider.clock.now = await nextAt()
    }
    expect(times).toEqual([0, 5, 15, 35, 75, 155])
    expect(await states()).toEqual([{ state: 'discarded', attempts: 6, params: '{}' }])
  })

  it('sends no expired code and none to a stranger, and stores neither', async () => {
    await auth.requestCode(await auth.addClient())
    await auth.requestCode(newPhone())
    later(300)
    const mailbox = openTestOutbox(provider)
    await mailbox.deliver()
    expect(mailbox.sent).toEqual([])
    expect((await states()).map(({ state, params }) => [state, params])).toEqual([
      ['discarded', '{}'],
      ['discarded', '{}'],
    ])
  })

  it('stops trying once a code has expired', async () => {
    await auth.requestCode(await auth.addClient())
    const broken = openTestOutbox(provider, () => Promise.reject(new Error('busy')))
    await broken.deliver()
    later(300)
    const next = openTestOutbox(provider)
    expect((await next.deliver()).failures).toEqual([])
    expect(next.sent).toEqual([])
    expect(await states()).toEqual([{ state: 'discarded', attempts: 1, params: '{}' }])
  })

  it('ends the messages of any number of strangers before a client’s, without a try', async () => {
    await provider.db.execute(sql`insert into outbox (station, kind, channel, phone, params, next_at, created_at, expires_at)
      select 'vldk', 'registration_code', 'sms', '+7888' || (1000000 + n), '{"code": "1"}', ${provider.clock.now.toISOString()},
        now(), ${new Date(provider.clock.now.getTime() + 300_000).toISOString()}
      from generate_series(1, 2500) n`)
    const phone = await auth.addClient()
    await auth.requestCode(phone)
    const mailbox = openTestOutbox(provider)
    await mailbox.deliver()
    expect(mailbox.sent.map(({ address }) => address)).toEqual([phone])
    const { rows } = await provider.db.execute(
      sql`select state, max(attempts) attempts, count(*)::int n from outbox where params = '{}' group by state order by 1`,
    )
    expect(rows).toEqual([
      { state: 'discarded', attempts: 0, n: 2500 },
      { state: 'sent', attempts: 1, n: 1 },
    ])
  })

  it('claims as many messages as a worker has places for, also by the plan of a table that was almost empty', async () => {
    const add = (count: number) =>
      provider.db.execute(sql`insert into outbox (station, kind, channel, phone, params, next_at, created_at)
        select 'vldk', 'registered', 'sms', '+79990000001', '{}', ${provider.clock.now.toISOString()}, now()
        from generate_series(1, ${count}::int)`)
    // One row on many pages: the planner then reads the due messages inside a loop.
    await add(2500)
    await provider.db.execute(sql`delete from outbox`)
    await add(1)
    await provider.db.execute(sql`vacuum analyze outbox`)
    await add(40)
    const claim = () => claimMessages(provider.db, { lane: 'sms', limit: 10, leaseSeconds: 60 }, provider.clock.now)
    expect([(await claim()).length, (await claim()).length]).toEqual([10, 10])
  })

  it('sends codes while every other message hangs at its gateway; a hanging code delays no other', {
    tags: '@wide',
  }, async () => {
    const news = await auth.addClient()
    await provider.db.execute(sql`insert into outbox (station, kind, channel, phone, params, next_at, created_at)
      select 'vldk', 'registered', channel, ${news}, '{}', ${provider.clock.now.toISOString()}, now()
      from unnest(array['sms', 'email']) channel, generate_series(1, 40)`)
    const network = new EventEmitter().setMaxListeners(0)
    const hanging = await auth.addClient()
    let isBack = false
    const worker = openTestOutbox(provider, async ({ address, html }) => {
      if (isBack) return
      if ([news, hanging].includes(address) || html !== null) await once(network, 'back')
    })
    const runs = [worker.deliver()]
    await expect.poll(() => network.listenerCount('back')).toBe(20)
    for (const phone of [hanging, await auth.addClient(), await auth.addClient()]) await auth.requestCode(phone)
    await expect
      .poll(() => {
        runs.push(worker.deliver())
        return [worker.sent.length, network.listenerCount('back')]
      })
      .toEqual([2, 21])
    isBack = true
    network.emit('back')
    await Promise.all(runs)
    while ((await worker.deliver()).sent > 0);
    expect(worker.sent).toHaveLength(83)
  })

  it('notifies of a new account by SMS and by e-mail, and only by SMS without an e-mail', async () => {
    const notificationsOf = async (email: string | null) => {
      const phone = await auth.addClient(newPhone(), 'en', email)
      const proof = await auth.takeCode(phone)
      await auth.post('registration', { phone, password: PASSWORD, ...proof }, { 'accept-language': 'en' })
      const { sent, deliver } = openTestOutbox(provider)
      expect((await deliver()).failures).toEqual([])
      return sent.map((message) => ({ ...message, address: message.address.replace(phone, 'phone') }))
    }
    const both = await notificationsOf('anna@clients.example')
    expect(both.map(({ channel, address }) => `${channel} ${address}`).sort()).toEqual([
      'email anna@clients.example',
      'sms phone',
    ])
    const letter = both.find(({ channel }) => channel === 'email')
    expect(letter).toMatchObject({ subject: 'Your account is ready', html: expect.stringContaining('lang="en"') })
    expect(letter?.text).toMatch(
      /^SUN rent\n\nYour account is ready\n\n.*\n\n.*\n\nSUN rent · \+7\u00a0423\u00a0200\u00a00000 · daily 08:00–20:00\n\n1 Primernaya Street, Vladivostok · .*\n$/,
    )
    const sms = both.find(({ channel }) => channel === 'sms')
    expect(sms?.text).toBe('SUN rent: your account is ready. If this was not you, call us: +7 423 200 0000.')
    expect((await notificationsOf(null)).map(({ channel }) => channel)).toEqual(['sms'])
    expect((await states()).map(({ state }) => state).filter((state) => state === 'waiting')).toEqual([])
  })

  it('stores a new password together with its messages, or neither', async () => {
    const phone = await auth.addClient()
    const proof = await auth.takeCode(phone)
    await provider.db.execute(sql`delete from outbox`)
    const register = () => auth.post('registration', { phone, password: PASSWORD, ...proof })
    await provider.db.execute(sql`alter table outbox add constraint no_email check (channel <> 'email')`)
    expect((await register()).statusCode).toBe(500)
    expect(await states()).toEqual([])
    expect((await auth.logIn(phone, PASSWORD)).statusCode).toBe(401)
    await provider.db.execute(sql`alter table outbox drop constraint no_email`)
    expect((await register()).statusCode).toBe(201)
    const { rows } = await provider.db.execute(sql`select kind, channel from outbox order by id`)
    expect(rows).toEqual([
      { kind: 'registered', channel: 'sms' },
      { kind: 'registered', channel: 'email' },
    ])
  })

  it('sends no code of a phone by e-mail', async () => {
    await auth.requestCode(await auth.addClient())
    await provider.db.execute(sql`update outbox set channel = 'email'`)
    const mailbox = openTestOutbox(provider)
    await mailbox.deliver()
    expect([mailbox.sent, (await states())[0]?.state]).toEqual([[], 'discarded'])
  })

  it('is shown at /outbox of a demo to this machine only, the newest first, escaped, and nowhere in a live branch', async () => {
    const now = () => provider.clock.now
    const { sms, email } = createTransports(
      { smtp: null, sms: null, webhook: null },
      { db: provider.db, now, mode: 'demo' },
    )
    await sms(MESSAGE)
    await email(LETTER)
    const page = await provider.app.inject('/outbox')
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(page.headers['content-type']).toContain('text/html')
    const items = [...page.body.matchAll(/<li><p>(.*?), <time.*?<pre>(.*?)<\/pre>/gs)].map(([, ...cells]) => cells)
    expect(items.slice(0, 2)).toEqual([
      ['email to <b>anna@clients.example</b> — Пароль &lt;изменён&gt;', 'SUN rent\n\nЭто письмо &amp; всё.'],
      ['sms to <b>+79990000001</b>', 'SUN rent: &lt;код&gt; 123456'],
    ])
    expect((await provider.app.inject({ url: '/outbox', remoteAddress: '203.0.113.7' })).statusCode).toBe(404)
    const live = createProvider({ db: provider.db, now, config: { ...config, mode: 'live' } })
    expect((await live.inject('/outbox')).statusCode).toBe(404)
    await live.close()
  })

  it('is delivered by the provider itself while it listens', async () => {
    const phone = await auth.addClient()
    await auth.requestCode(phone)
    const app = createProvider({ db: provider.db, now: () => provider.clock.now, config, deliveryIntervalMs: 10 })
    await app.ready()
    await expect.poll(async () => (await provider.app.inject('/outbox')).body).toContain(phone)
    await app.close()
  })
})
