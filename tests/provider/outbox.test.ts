import { once } from 'node:events'
import { createServer as createHttpServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { createProvider } from '@/provider/app'
import { createKeptRepository } from '@/provider/modules/outbox/kept-repository'
import { createTransports } from '@/provider/modules/outbox/transports'
import { openAuth, openSandbox } from '@/tests/setup/auth-guests'
import { config, newPhone } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

const MESSAGE = { key: 'message-1', address: '+79990000001', subject: 'Код', text: 'SUN rent: <код> 123456' }

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

  it('gives every message to one worker of many', async () => {
    const phones = await Promise.all(Array.from({ length: 50 }, () => auth.addClient()))
    for (const phone of phones) await auth.askCode(phone)
    const workers = Array.from({ length: 5 }, () => openSandbox(provider))
    await Promise.all(workers.map(({ deliver }) => deliver()))
    const sent = workers.flatMap((worker) => worker.sent.map(({ address }) => address))
    expect(sent.sort()).toEqual(phones.sort())
  })

  it('keeps what a killed worker had claimed, and sends it when the lease is over', async () => {
    const phone = await auth.addClient()
    await provider.db.execute(sql`insert into outbox (station, kind, channel, phone, params, next_at, created_at)
      values ('vldk', 'registered', 'sms', ${phone}, '{}', ${provider.clock.now.toISOString()}, now())`)
    const killed = openSandbox(provider, () => new Promise(() => undefined))
    void killed.deliver()
    await expect.poll(async () => (await states())[0]?.attempts).toBe(1)
    const next = openSandbox(provider)
    later(59)
    await next.deliver()
    expect(next.sent).toEqual([])
    later(1)
    await next.deliver()
    expect(next.sent.map(({ address }) => address)).toEqual([phone])
  })

  it('tries again later and later, gives up in the end, and forgets what it said', async () => {
    const phone = await auth.addClient()
    await provider.db.execute(sql`insert into outbox (station, kind, channel, phone, params, next_at, created_at)
      values ('vldk', 'registered', 'sms', ${phone}, '{"x": "y"}', ${provider.clock.now.toISOString()}, now())`)
    const broken = openSandbox(provider, async ({ address }) => {
      throw new Error(`550 ${address} unknown`)
    })
    const troubles = []
    for (const wait of [0, 5, 10, 20, 40, 80, 160, 320]) {
      later(wait - 1)
      expect((await broken.deliver()).troubles).toEqual([])
      later(1)
      troubles.push(...(await broken.deliver()).troubles)
    }
    expect(troubles.map(({ attempts, lost }) => [attempts, lost])).toEqual([
      ...[1, 2, 3, 4, 5, 6, 7].map((attempts) => [attempts, false]),
      [8, true],
    ])
    expect(JSON.stringify(troubles)).not.toContain(phone)
    expect(await states()).toEqual([{ state: 'failed', attempts: 8, params: '{}' }])
  })

  it('sends no code that is over, and none to a stranger, and keeps neither', async () => {
    await auth.askCode(await auth.addClient())
    await auth.askCode(newPhone())
    later(300)
    const sandbox = openSandbox(provider)
    await sandbox.deliver()
    expect(sandbox.sent).toEqual([])
    expect((await states()).map(({ state, params }) => [state, params])).toEqual([
      ['discarded', '{}'],
      ['discarded', '{}'],
    ])
  })

  it('is shown at /outbox of a demo to the machine itself, escaped, and nowhere in a live branch', async () => {
    const now = () => provider.clock.now
    const kept = createKeptRepository(provider.db)
    await createTransports({ smtp: null, sms: null }, kept, now).sms(MESSAGE)
    const page = await provider.app.inject('/outbox')
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).toContain('+79990000001')
    expect(page.body).toContain('&lt;код&gt; 123456')
    expect((await provider.app.inject({ url: '/outbox', remoteAddress: '203.0.113.7' })).statusCode).toBe(404)
    const live = createProvider({ db: provider.db, now, config: { ...config, mode: 'live' } })
    expect((await live.inject('/outbox')).statusCode).toBe(404)
    await live.close()
  })

  it('is worked off by the provider itself while it listens', async () => {
    const phone = await auth.addClient()
    await auth.askCode(phone)
    const app = createProvider({ db: provider.db, now: () => provider.clock.now, config, sendEveryMs: 10 })
    await app.ready()
    await expect.poll(async () => (await provider.app.inject('/outbox')).body).toContain(phone)
    await app.close()
  })
})

describe('gateways', () => {
  const transports = (delivery: Partial<Parameters<typeof createTransports>[0]>) =>
    createTransports({ smtp: null, sms: null, ...delivery }, Object.create(null), () => new Date())

  it('of SMS get the message with the token and the same key each time; anything but 2xx is a failure', async () => {
    const calls: object[] = []
    const statuses = [202, 500]
    const server = createHttpServer(async (request: IncomingMessage, response) => {
      const { authorization, 'idempotency-key': key } = request.headers
      calls.push({ authorization, key, body: JSON.parse(await readText(request)) })
      response.writeHead(statuses.shift() ?? 404).end('{}')
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const { sms } = transports({ sms: { url: `http://127.0.0.1:${port}/send`, token: 'gateway-token' } })
    await sms(MESSAGE)
    await expect(sms(MESSAGE)).rejects.toThrow('500')
    const call = {
      authorization: 'Bearer gateway-token',
      key: MESSAGE.key,
      body: { to: MESSAGE.address, text: MESSAGE.text },
    }
    expect(calls).toEqual([call, call])
    server.close()
  })

  it('of e-mail get plain text and escaped HTML; a refused address is a failure', async () => {
    const { port, mails, close } = await openMailServer()
    const { email } = transports({ smtp: { url: `smtp://127.0.0.1:${port}`, from: 'SUN rent <rent@example.com>' } })
    await email({ ...MESSAGE, address: 'anna@clients.example', subject: 'Hello', text: 'Hello <b>' })
    expect(mails[0]).toMatch(/^To: anna@clients\.example/m)
    expect(mails[0]).toMatch(/^From: SUN rent <rent@example\.com>/m)
    expect(mails[0]).toContain('<message-1@example.com>')
    expect(mails[0]).toContain('Hello <b>')
    expect(mails[0]).toContain('Hello &lt;b&gt;')
    await expect(email({ ...MESSAGE, address: 'nobody@clients.example' })).rejects.toThrow()
    close()
  })
})

/** As much SMTP as a client needs: takes every mail but those to nobody. */
async function openMailServer() {
  const mails: string[] = []
  const server = createTcpServer((socket) => {
    let mail: string | null = null
    let rest = ''
    socket.write('220 ready\r\n')
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      rest += chunk
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end)
        rest = rest.slice(end + 2)
        if (mail !== null && line !== '.') mail += `${line}\n`
        else if (mail !== null) {
          mails.push(mail)
          mail = null
          socket.write('250 taken\r\n')
        } else if (line === 'DATA') {
          mail = ''
          socket.write('354 go on\r\n')
        } else socket.write(line.includes('<nobody@') ? '550 unknown\r\n' : '250 ok\r\n')
      }
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, mails, close: () => server.close() }
}
