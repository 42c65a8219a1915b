import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http'
import { createServer as createTcpServer, type Socket, type Server as TcpServer } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { createProvider } from '@/provider/app'
import { createBranchWebhook } from '@/provider/modules/outbox/branch-webhook'
import { contentOf } from '@/provider/modules/outbox/content'
import { createHttpSms } from '@/provider/modules/outbox/http-sms'
import { createSmtp } from '@/provider/modules/outbox/smtp'
import { createTransports } from '@/provider/modules/outbox/transports'
import { openAuth } from '@/tests/setup/auth-guests'
import { openMailServer, readMail } from '@/tests/setup/mail-server'
import { config, newPhone } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

const SMS = { key: 'message-1', address: '+79990000001', subject: '', text: 'SUN rent: код 123456', html: null }
const FACTS = {
  ...{
    brand: 'SUN <rent>',
    phone: '+7 423 200 0000',
    tel: 'tel:+74232000000',
    bankDays: 10,
    timeZone: 'Asia/Vladivostok',
  },
  ...{ hours: '8–20', address: 'A & B', map: { href: 'https://map.example/', text: 'Map', note: '' }, wechat: null },
}
const NO_NEWS = async () => null
const FROM = 'SUN rent <rent@example.com>'

const opened: (Server | TcpServer)[] = []
afterEach(() => {
  for (const server of opened.splice(0)) server.close()
})

async function mailServer(rejected?: RegExp) {
  const { server, mails } = openMailServer(rejected)
  return { port: await listen(server), mails }
}

async function listen(server: Server | TcpServer): Promise<number> {
  opened.push(server.listen(0, '127.0.0.1'))
  await once(server, 'listening')
  const address = server.address()
  return address !== null && typeof address === 'object' ? address.port : 0
}

describe('a gateway of SMS', () => {
  const open = async (listener: RequestListener) => `http://127.0.0.1:${await listen(createHttpServer(listener))}/send`

  it('gets the message with the token and the same key each time; anything but 2xx is a failure', async () => {
    const calls: object[] = []
    const statuses = [202, 500, 429]
    const url = await open(async (request, response) => {
      const { authorization, 'idempotency-key': key } = request.headers
      calls.push({ authorization, key, body: JSON.parse(await readText(request)) })
      response.writeHead(statuses.shift() ?? 404).end('{}')
    })
    const send = createHttpSms({ url, token: 'gateway-token' })
    await send(SMS)
    await expect(send(SMS)).rejects.toThrow('500')
    await expect(send(SMS)).rejects.toThrow('429')
    const call = { authorization: 'Bearer gateway-token', key: SMS.key, body: { to: SMS.address, text: SMS.text } }
    expect(calls).toEqual([call, call, call])
  })

  it('that redirects is a failure: no other address gets the token', async () => {
    const strangers: string[] = []
    const elsewhere = await open((request, response) => {
      strangers.push(String(request.headers.authorization))
      response.end()
    })
    const url = await open((_, response) => response.writeHead(307, { location: elsewhere }).end())
    await expect(createHttpSms({ url, token: 'gateway-token' })(SMS)).rejects.toThrow()
    expect(strangers).toEqual([])
  })

  it('that is down, or never answers, is a failure in time', async () => {
    const url = await open(() => undefined)
    await expect(createHttpSms({ url, token: 'gateway-token' }, 50)(SMS)).rejects.toThrow(/timeout/i)
    const server = createHttpServer()
    const port = await listen(server)
    server.close()
    await once(server, 'close')
    await expect(createHttpSms({ url: `http://127.0.0.1:${port}/`, token: 'x' })(SMS)).rejects.toThrow('fetch failed')
  })
})

describe('the branch’s webhook', () => {
  it('gets the event as it was signed, with the same key each time; anything but 2xx is a failure', async () => {
    const secret = 'secret-of-the-hook'
    const calls: { key: unknown; isSigned: boolean; body: string }[] = []
    const statuses = [204, 500]
    const server = createHttpServer(async (request, response) => {
      const body = await readText(request)
      const [, seconds = '', mac = ''] =
        /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(request.headers['x-sun-signature'])) ?? []
      const own = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
      calls.push({ key: request.headers['idempotency-key'], isSigned: own === mac && seconds === '1795233600', body })
      response.writeHead(statuses.shift() ?? 500).end()
    })
    const url = `http://127.0.0.1:${await listen(server)}/hook`
    const send = createBranchWebhook({ url, secret }, () => new Date('2026-11-21T04:00:00.500Z'))
    const text = '{"event":"booking.confirmed","booking":"1234567","at":"2026-11-21T04:00:00.000Z"}'
    const event = { key: 'message-7', address: 'branch', subject: 'booking_confirmed', text, html: null }
    await send(event)
    await expect(send(event)).rejects.toThrow('HTTP 500')
    expect(calls).toEqual(Array.from({ length: 2 }, () => ({ key: 'message-7', isSigned: true, body: text })))
  })
})

describe('a server of e-mail', () => {
  const letter = async (language: 'ru' | 'en' | 'zh-CN') => {
    const content = await contentOf(
      { kind: 'password_renewed', channel: 'email', params: {} },
      language,
      FACTS,
      NO_NEWS,
    )
    return { key: 'message-1', address: 'anna@clients.example', ...(content ?? SMS) }
  }

  it.each([
    ['ru', 'Пароль изменён', 'Если это были не вы'],
    ['en', 'Your password was changed', 'If this was not you'],
    ['zh-CN', '密码已修改', '如非本人操作'],
  ] as const)('gets a letter in %s as plain text and as HTML that loads nothing', async (language, subject, text) => {
    const { port, mails } = await mailServer()
    await createSmtp({ url: `smtp://127.0.0.1:${port}`, from: FROM })(await letter(language))
    const { head, parts } = readMail(mails[0] ?? '')
    expect(head).toMatch(/^To: anna@clients\.example$/m)
    expect(head).toMatch(/^From: SUN rent <rent@example\.com>$/m)
    expect(head).toMatch(/^Message-ID: <message-1@example\.com>$/m)
    expect(head).toContain(`Subject: ${subject}`)
    const [plain = '', html = ''] = parts
    expect(plain).toMatch(
      new RegExp(
        `^SUN <rent>\n\n[^]*\n\n${text}[^]*\n\nSUN <rent> · \\+7 423 200 0000 · 8–20\n\nA & B · Map https://map\\.example/\n?$`,
      ),
    )
    expect(plain).not.toMatch(/<p|&lt;|&amp;/)
    expect(html).toMatch(new RegExp(`<html [^>]*lang="${language}"`))
    expect(html).toMatch(/<td[^>]*>SUN &lt;rent&gt;<\/td>/)
    expect(html).toContain(`>${subject}</h1>`)
    expect(html).toContain(`<title>${subject}</title>`)
    expect(html).toMatch(new RegExp(`<p [^>]*>${text}`))
    expect(html).toMatch(
      /<p [^>]*>SUN &lt;rent&gt; · <a [^>]*href="tel:\+74232000000"[^>]*>\+7 423 200 0000<\/a> · 8–20<\/p>/,
    )
    expect(html).not.toMatch(/<(link|script|iframe)\b|@import|url\(|\bbackground=|\bsrc="(?!cid:)/i)
  })

  it('that rejects the address is a failure', async () => {
    const { port, mails } = await mailServer()
    const send = createSmtp({ url: `smtp://127.0.0.1:${port}`, from: FROM })
    await expect(send({ ...(await letter('ru')), address: 'nobody@clients.example' })).rejects.toThrow('550')
    expect(mails).toEqual([])
  })

  it('that never ends the dialogue is a failure in time', async () => {
    const callers: Socket[] = []
    const port = await listen(
      createTcpServer((socket) => {
        callers.push(socket)
        const talking = setInterval(() => socket.write('220-wait\r\n'), 10)
        socket.on('error', () => undefined).on('close', () => clearInterval(talking))
      }),
    )
    const send = createSmtp({ url: `smtp://127.0.0.1:${port}`, from: FROM }, 200)
    await expect(send(await letter('ru'))).rejects.toThrow()
    await expect.poll(() => callers.map(({ destroyed }) => destroyed)).toEqual([true])
  })
})

describe('logs of gateways that fail', () => {
  const provider = useProvider()

  it('is stored by the outbox of a demo; a live branch without a webhook sends nothing', () => {
    const nobody = { smtp: null, sms: null, webhook: null }
    const { db } = provider
    const now = () => provider.clock.now
    expect(createTransports(nobody, { db, now, mode: 'demo' }).webhook).not.toBeNull()
    expect(createTransports(nobody, { db, now, mode: 'live' }).webhook).toBeNull()
  })

  it('name no phone, e-mail, code, text, token or password', async () => {
    const [phone, email] = [newPhone(), 'kanareika@clients.example']
    const auth = openAuth(provider)
    await auth.addClient(phone, 'ru', email)
    const { request } = (await auth.requestCode(phone)).json().data
    const { rows } = await provider.db.execute<{ params: { code: string } }>(sql`select params from outbox`)
    const code = rows[0]?.params.code ?? 'none'
    await auth.post('registration', { phone, password: 'канарейка поёт утром', request, code })
    await auth.requestCode(phone, 'renew_password')
    const { rows: codeRows } = await provider.db.execute<{ params: { code: string } }>(
      sql`select params from outbox where kind = 'renewal_code'`,
    )
    const renewalCode = codeRows[0]?.params.code ?? 'none'

    const gateway = createHttpServer(async (incoming, response) =>
      response.writeHead(400).end(await readText(incoming)),
    )
    const { port: smtpPort } = await mailServer(/<kanareika@/)
    const lines: string[] = []
    const delivery = {
      sms: { url: `http://127.0.0.1:${await listen(gateway)}/`, token: 'gateway-token' },
      webhook: null,
      smtp: { url: `smtp://user:mail-password@127.0.0.1:${smtpPort}`, from: FROM },
    }
    const app = createProvider({
      db: provider.db,
      now: () => provider.clock.now,
      config: { ...config, logLevel: 'trace', delivery },
      deliveryIntervalMs: 5,
      logTo: { write: (line) => lines.push(line) },
    })
    await app.ready()
    await expect.poll(() => lines.filter((line) => line.includes('will be tried again')).length).toBe(3)
    await app.close()
    const log = lines.join('')
    expect(log).toContain('renewal_code')
    for (const secret of [phone.slice(1), email, code, renewalCode, 'личный', 'gateway-token', 'mail-password'])
      expect(log.includes(secret), secret).toBe(false)
  })
})
