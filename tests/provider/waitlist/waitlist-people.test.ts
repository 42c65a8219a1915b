import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { LANGUAGES } from '@/provider/contract/rules/text/languages'
import { openTestOutbox } from '@/tests/setup/auth-guests'
import { outcomeOf } from '@/tests/setup/booking-guests'
import { sessionOf } from '@/tests/setup/client-session'
import { CONSENTS, rentalOf } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'
import { joinRequest, openWaitlist } from '@/tests/setup/waitlist'

const [OWNER, OTHER] = [1, 2]

describe('people of the waitlist', () => {
  const provider = useProvider()
  const waitlist = openWaitlist(provider)
  beforeEach(() => waitlist.clear())

  const asClient = async (id: number) => ({ ...(await sessionOf(provider, id)), 'x-consents': CONSENTS })
  const addressOf = async (id: number) => {
    const { rows } = await provider.db.execute<{ email: string; phone: string }>(sql`
      update clients set email = 'owner' || id || '@clients.example', email_confirmed_at = now() where id = ${id}
      returning email, phone`)
    return rows[0] ?? { email: '', phone: '' }
  }
  const send = (method: 'GET' | 'POST' | 'DELETE', url: string, headers: object, payload?: object) =>
    provider.app.inject({ method, url, headers: { ...headers }, ...(payload ? { payload } : {}) })

  it('stop all letters to their address by the link, once, without signing in; the link says so before', async () => {
    const first = await waitlist.takenModel('is-stopped')
    const second = await waitlist.takenModel('is-stopped-too')
    await waitlist.join(first.rental, 'stop@clients.example')
    await first.freeCar()
    await waitlist.notify()
    const token = (await waitlist.token()) ?? ''
    expect(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).not.toContain('clients.example')
    await waitlist.join(second.rental, 'stop@clients.example')
    expect((await waitlist.readLink(token)).json().data).toEqual({ waiting: 1, isStopped: false })
    expect(await waitlist.entries()).toMatchObject([{ state: 'notified' }, { state: 'waiting' }])
    expect((await waitlist.stop(token)).json().data).toEqual({ waiting: 1, isStopped: true })
    expect((await waitlist.stop(token)).json().data).toEqual({ waiting: 0, isStopped: true })
    const again = await waitlist.join(second.rental, 'stop@clients.example')
    expect([again.statusCode, again.json().data.state]).toEqual([201, 'waiting'])
    expect(await waitlist.entries()).toMatchObject([{ state: 'notified' }, { state: 'stopped' }])
    await second.freeCar()
    expect(await waitlist.notify()).toBe(0)
  })

  it('cannot stop anything by a link that is not ours', async () => {
    for (const token of ['x', 'eyJhZGRyZXNzIjoiaCJ9.AAAA', `${'a'.repeat(400)}.b`])
      expect([outcomeOf(await waitlist.stop(token)), outcomeOf(await waitlist.readLink(token))]).toEqual([
        'not_found',
        'not_found',
      ])
  })

  it('get the letter in the language of their page', async () => {
    const { rental, freeCar } = await waitlist.takenModel('has-three-languages')
    await provider.db.execute(sql`
      update settings set data = jsonb_set(data, '{waitlist,headStartHours}', '0') where station = 'vldk'`)
    for (const language of LANGUAGES)
      await waitlist.join(rental, `${language.toLowerCase()}@clients.example`, '203.0.113.7', {
        'accept-language': language,
      })
    await freeCar()
    for (const _ of LANGUAGES) {
      provider.clock.now = new Date(provider.clock.now.getTime() + 1000)
      await waitlist.notify()
    }
    const letters = await waitlist.deliver()
    const subjects = letters.map(({ address, subject }) => [address, subject])
    expect(Object.fromEntries(subjects)).toEqual({
      'ru@clients.example': expect.stringContaining('машина освободилась'),
      'en@clients.example': expect.stringContaining('available on your dates'),
      'zh-cn@clients.example': expect.stringContaining('现可预订'),
    })
    for (const { text, html } of letters) expect(`${text}${html}`).not.toMatch(/\{\w*\}|undefined|NaN|null/)
    const english = letters.find(({ address }) => address.startsWith('en@'))
    expect(english?.text).toContain('/en/booking-online/')
    expect(english?.text).not.toMatch(/[а-яё]/i)
    await provider.db.execute(sql`
      update settings set data = jsonb_set(data, '{waitlist,headStartHours}', '3') where station = 'vldk'`)
  })

  it('get an SMS only to the own phone of a session', async () => {
    const { rental, freeCar } = await waitlist.takenModel('is-told-by-sms')
    const { phone } = await addressOf(OWNER)
    const request = { ...joinRequest(rental, 'x@clients.example'), destination: { channel: 'sms' } }
    const guest = await provider.call('POST', '/sun/v2/waitlist', request, { 'x-consents': CONSENTS })
    expect(outcomeOf(guest)).toBe('unauthenticated')
    const client = await send('POST', '/sun/v2/waitlist', await asClient(OWNER), request)
    expect(client.json().data.state).toBe('waiting')
    await freeCar()
    expect(await waitlist.notify()).toBe(1)
    const outbox = openTestOutbox(provider)
    await outbox.deliver()
    const sms = outbox.sent.filter(({ channel }) => channel === 'sms')
    expect(sms).toMatchObject([{ address: phone }])
    expect(sms[0]?.text).toContain(`/booking-online/${rental.slug}/?from=`)
  })

  it('keep what they may wait for, whatever strangers type, and make a stranger’s entry their own', async () => {
    const { rental } = await waitlist.takenModel('is-typed-by-strangers')
    const { email } = await addressOf(OWNER)
    const days = (count: number) => ({ ...rental, dt: rentalOf(rental.slug, 30, count).dt })
    for (const count of [1, 2, 3]) await waitlist.join(days(count), email)
    const own = await asClient(OWNER)
    for (const count of [1, 4, 5])
      expect(outcomeOf(await send('POST', '/sun/v2/waitlist', own, joinRequest(days(count), email)))).toBe('201')
    const listed = await send('GET', '/auth-client/waitlist', own)
    expect(listed.json().data).toMatchObject({
      email,
      items: [1, 4, 5].map(() => ({ car: { slug: rental.slug }, email })),
    })
    expect(outcomeOf(await send('POST', '/sun/v2/waitlist', own, joinRequest(days(6), email)))).toBe(
      'too_many_requests',
    )
  })

  it('see and end their own entries only', async () => {
    const { rental } = await waitlist.takenModel('is-somebodys')
    const { email } = await addressOf(OWNER)
    const own = await asClient(OWNER)
    const other = await asClient(OTHER)
    await send('POST', '/sun/v2/waitlist', own, joinRequest(rental, email))
    const { items } = (await send('GET', '/auth-client/waitlist', own)).json().data
    expect((await send('GET', '/auth-client/waitlist', other)).json().data.items).toEqual([])
    expect(outcomeOf(await send('DELETE', `/auth-client/waitlist/${items[0].id}`, other))).toBe('not_found')
    expect(outcomeOf(await send('DELETE', `/auth-client/waitlist/${items[0].id}`, own))).toBe('200')
    expect(outcomeOf(await send('DELETE', `/auth-client/waitlist/${items[0].id}`, own))).toBe('not_found')
    expect(await waitlist.entries()).toMatchObject([{ state: 'stopped' }])
  })
})
