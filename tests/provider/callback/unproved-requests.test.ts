import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { openTestOutbox } from '@/tests/setup/auth-guests'
import { outcomeOf, tally } from '@/tests/setup/booking-guests'
import { sessionOf } from '@/tests/setup/client-session'
import { consentsAt, newPhone, START } from '@/tests/setup/open-provider'
import { openCommands } from '@/tests/setup/run-command'
import { useProvider } from '@/tests/setup/use-provider'

const HOUR_MS = 3_600_000
const RICH = { id: 1, phone: '+79990000001' }
const KINDS = {
  callback: {
    path: 'callback',
    table: 'callbacks',
    body: (clientPhone: string) => ({
      ...{ partner: false, affiliate: false, clientName: 'Анна', clientPhone, station: 'vldk_sun' },
    }),
  },
  message: {
    path: 'messages',
    table: 'messages',
    body: (phone: string) => ({ name: 'Анна', phone, email: 'anna@clients.example', message: 'Вопрос' }),
  },
  request: {
    path: 'partners/requests',
    table: 'partner_requests',
    body: (phone: string) => ({
      ...{ company: 'Отель', contactName: 'Анна', phone, email: 'anna@clients.example', site: '' },
      ...{ kind: 'hotel', city: 'Владивосток', message: 'Партнёрство' },
    }),
  },
} as const
type Kind = keyof typeof KINDS

describe('requests that nobody sent in a session', () => {
  const provider = useProvider()
  let tests = 0
  beforeEach(async () => {
    tests += 1
    provider.clock.now = new Date(START.getTime() + 2 * tests * HOUR_MS)
    await provider.db.execute(sql`update settings set data = data || '{"maxUnprovedRequestsPerHour": 4}'`)
    await provider.db.execute(sql`delete from outbox`)
  })
  const send = (kind: Kind, phone = newPhone(), headers = {}) => {
    const { path, body } = KINDS[kind]
    const all = { 'x-consents': consentsAt(provider.clock.now), ...headers }
    return provider.call('POST', `/sun/v2/${path}`, body(phone), all)
  }

  it.each(Object.keys(KINDS) as Kind[])(
    'are bounded an hour for the branch as a whole, exactly, and the branch hears of it once: %s',
    async (kind) => {
      const responses = await Promise.all(Array.from({ length: 9 }, () => send(kind)))
      expect(tally(responses.map(outcomeOf))).toEqual({ '201': 4, too_many_requests: 5 })
      const rejected = responses.find(({ statusCode }) => statusCode === 429)?.json()
      expect(rejected.error.details.retryAfterSeconds).toBe(3600)
      const outbox = openTestOutbox(provider)
      await outbox.deliver()
      const letters = outbox.sent.filter(({ subject }) => subject.startsWith('Слишком много заявок с сайта'))
      expect(letters).toHaveLength(1)
      provider.clock.now = new Date(provider.clock.now.getTime() + HOUR_MS)
      expect(outcomeOf(await send(kind))).toBe('201')
    },
  )

  it.each([
    ['/24', (guest: number) => `203.0.113.${guest + 1}`, '203.0.114.1'],
    ['/48', (guest: number) => `2001:db8:7:${guest.toString(16)}::1`, '2001:db8:8::1'],
  ])('of one %s are a sixth of what the branch takes: it is open for all others', async (_, address, neighbour) => {
    await provider.db.execute(sql`update settings set data = data || '{"maxUnprovedRequestsPerHour": 18}'`)
    const from = (ip: string, kind: Kind = 'callback') => send(kind, newPhone(), { 'x-client-ip': ip })
    const responses = await Promise.all(Array.from({ length: 8 }, (_, guest) => from(address(guest))))
    expect(tally(responses.map(outcomeOf))).toEqual({ '201': 3, too_many_requests: 5 })
    expect(outcomeOf(await from(address(9), 'message'))).toBe('201')
    expect(outcomeOf(await from(neighbour))).toBe('201')
    provider.clock.now = new Date(provider.clock.now.getTime() + HOUR_MS)
    expect(outcomeOf(await from(address(0)))).toBe('201')
    const { rowCount } = await provider.db.execute(sql`select from request_networks where kind = 'callback'`)
    expect(rowCount).toBe(1)
  })

  it('of one kind leave room for the others, and for clients who are signed in', async () => {
    await Promise.all(Array.from({ length: 5 }, () => send('callback')))
    expect(outcomeOf(await send('callback'))).toBe('too_many_requests')
    expect(outcomeOf(await send('message'))).toBe('201')
    const session = await sessionOf(provider, RICH.id, { createdAt: provider.clock.now })
    expect(outcomeOf(await send('callback', RICH.phone, session))).toBe('201')
  })

  it('with the phone of a client use up nothing of his', async () => {
    await provider.db.execute(sql`update settings set data = data || '{"maxUnprovedRequestsPerHour": 100}'`)
    const rows = async () =>
      (
        await provider.db.execute<{ signed_in: boolean }>(sql`
          select signed_in from callbacks where phone = ${RICH.phone} and created_at >= ${provider.clock.now.toISOString()}
          order by id`)
      ).rows
    const sendAs = (clientName: string, headers = {}) =>
      provider.call(
        'POST',
        '/sun/v2/callback',
        { ...KINDS.callback.body(RICH.phone), clientName },
        { 'x-consents': consentsAt(provider.clock.now), ...headers },
      )
    for (const name of ['А', 'Б', 'В', 'Г']) expect(outcomeOf(await sendAs(name))).toBe('201')
    expect(await rows()).toEqual(Array(3).fill({ signed_in: false }))
    const session = await sessionOf(provider, RICH.id, { createdAt: provider.clock.now })
    expect(outcomeOf(await sendAs('Мария', session))).toBe('201')
    expect(await rows()).toEqual([...Array(3).fill({ signed_in: false }), { signed_in: true }])
  })

  it.each(Object.keys(KINDS) as Kind[])('are marked in the letter to the branch and in its list: %s', async (kind) => {
    const [guest, client] = [newPhone(), newPhone()]
    const session = await sessionOf(provider, RICH.id, { createdAt: provider.clock.now })
    expect([outcomeOf(await send(kind, guest)), outcomeOf(await send(kind, client, session))]).toEqual(['201', '201'])
    const outbox = openTestOutbox(provider)
    await outbox.deliver()
    const letterAbout = (phone: string) =>
      outbox.sent.find(({ channel, text }) => channel === 'email' && text.replace(/\D/g, '').includes(phone.slice(1)))
        ?.text
    expect(letterAbout(guest)).toContain('телефон не подтверждён')
    expect(letterAbout(client)).not.toContain('не подтверждён')
    const list = (await openCommands(provider.url, provider.clock)(`${kind} list --limit 100`)).output
    const lineOf = (phone: string) => list.split('\n').find((line: string) => line.includes(phone))
    expect(lineOf(guest)).toContain('не подтверждён')
    expect(lineOf(client)).not.toContain('не подтверждён')
  })
})
