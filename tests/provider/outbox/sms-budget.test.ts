import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { smsPrefix } from '@/provider/modules/outbox/rules/sms-budget'
import type { SmsBudget } from '@/provider/rules/settings/station-settings'
import { openAuth, openTestOutbox, type Sent } from '@/tests/setup/auth-guests'
import { openGuest } from '@/tests/setup/booking-guests'
import { setBookingStatus } from '@/tests/setup/mile-clients'
import { addModel, confirmAt, newKey, newPhone, rentalOf } from '@/tests/setup/open-provider'
import { headersOf, openSettings } from '@/tests/setup/signed-in'
import { useProvider } from '@/tests/setup/use-provider'

const HOUR_MS = 3_600_000
const WIDE: SmsBudget = {
  perDay: 1000,
  reservedPercent: 30,
  perPrefixPerDay: 1000,
  perNetworkPerDay: 1000,
  perPhonePerDay: 1000,
}
const AT_ONCE = 4
const CLIENT_EMAIL = 'client@clients.example'

describe('the budget of all SMS', () => {
  const provider = useProvider()
  const auth = openAuth(provider)

  const setBudget = (budget: Partial<SmsBudget>) =>
    provider.db.execute(sql`update settings set data =
      jsonb_set(data, '{sms}', ${JSON.stringify({ ...WIDE, ...budget })}::jsonb)`)
  beforeEach(async () => {
    for (const table of ['outbox', 'codes', 'code_alerts', 'sms_sends'])
      await provider.db.execute(sql`delete from ${sql.identifier(table)}`)
    await setBudget({})
  })

  const rows = async (query: ReturnType<typeof sql>) => (await provider.db.execute(query)).rows
  const later = (hours: number) => {
    provider.clock.now = new Date(provider.clock.now.getTime() + hours * HOUR_MS)
  }
  const addClients = (phones: readonly string[]) =>
    provider.db.execute(sql`insert into clients (station, phone, first_name, language, created_at)
      select 'vldk', phone, 'Анна', 'ru', now() from jsonb_array_elements_text(${JSON.stringify(phones)}::jsonb) as phone
      on conflict do nothing`)
  const phonesOf = (start: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${start}${String(index).padStart(12 - start.length, '0')}`)
  /** Delivers all that is due. Returns the SMS that left. */
  const deliver = async (mailbox = openTestOutbox(provider)): Promise<Sent[]> => {
    for (;;) {
      await mailbox.deliver()
      const { rows: due } = await provider.db.execute(
        sql`select 1 from outbox where state = 'waiting' and next_at <= ${provider.clock.now.toISOString()} limit 1`,
      )
      if (due.length === 0) return mailbox.sent.filter(({ channel }) => channel === 'sms')
    }
  }
  const requestCodes = async (phones: readonly string[], networkOf = (_index: number) => '198.51.100.1') => {
    for (let from = 0; from < phones.length; from += AT_ONCE)
      await Promise.all(
        phones.slice(from, from + AT_ONCE).map(async (phone, index) => {
          const response = await auth.requestCode(phone, 'registration', networkOf(from + index))
          expect(response.statusCode).toBe(200)
        }),
      )
  }
  /** A notice to a client that nobody's request caused. */
  const enqueueNotice = (phone: string) =>
    provider.db.execute(sql`insert into outbox (station, kind, channel, phone, params, next_at, created_at)
      values ('vldk', 'registered', 'sms', ${phone}, '{}', ${provider.clock.now.toISOString()},
        ${provider.clock.now.toISOString()})`)
  /** A client with a paid booking that is to begin. */
  const openRental = async (phone = newPhone()) => {
    const model = await addModel(provider, `sms-${newKey()}`, 1)
    const guest = await openGuest(provider, await provider.requestFor(rentalOf(model), { phone }))
    await guest.confirm()
    await provider.db.execute(sql`update bookings set paid_kop = 100000 where number = ${guest.booking.number}`)
    await provider.db.execute(sql`delete from outbox`)
    return { guest, phone }
  }
  const enqueueOfBooking = (kind: string, { guest, phone }: Awaited<ReturnType<typeof openRental>>) =>
    provider.db.execute(sql`insert into outbox (station, kind, channel, client_id, address, language, params, next_at, created_at)
      select 'vldk', ${kind}, 'sms', client_id, ${phone}, 'ru', jsonb_build_object('booking', number),
        ${provider.clock.now.toISOString()}, ${provider.clock.now.toISOString()}
      from bookings where number = ${guest.booking.number}`)
  const withheld = async () =>
    (await rows(sql`select withheld, count(*)::int from outbox where withheld is not null group by 1 order by 1`)).map(
      (row) => Object.values(row),
    )

  it('lets as many leave to one phone as the setting allows, of any kind, within any day', async () => {
    await setBudget({ perPhonePerDay: 3 })
    const [phone = '', other = ''] = phonesOf('+7900', 2)
    await addClients([phone, other])
    await requestCodes([phone])
    for (let index = 0; index < 4; index++) await enqueueNotice(phone)
    await enqueueNotice(other)
    expect((await deliver()).map(({ address }) => address).sort()).toEqual([phone, phone, phone, other])
    expect(await withheld()).toEqual([['phone', 2]])
    later(23)
    await enqueueNotice(phone)
    expect(await deliver()).toEqual([])
    later(1.1)
    await enqueueNotice(phone)
    expect(await deliver()).toHaveLength(1)
  })

  it.each([
    ['a /24', (index: number) => `198.51.100.${index + 1}`, '198.51.101.1'],
    ['a /48', (index: number) => `2001:db8:7:${index + 1}::1`, '2001:db8:8::1'],
  ])('lets as many leave that visitors of %s caused as the setting allows', async (_name, networkOf, elsewhere) => {
    await setBudget({ perNetworkPerDay: 4 })
    const phones = phonesOf('+7901', 9)
    await addClients(phones)
    await requestCodes(phones.slice(0, 8), networkOf)
    await requestCodes(phones.slice(8), () => elsewhere)
    const left = (await deliver()).map(({ address }) => address)
    expect(left).toHaveLength(5)
    expect(left).toContain(phones[8])
    expect(await withheld()).toEqual([['network', 4]])
    expect(await rows(sql`select 1 from outbox where network is not null`)).toEqual([])
  })

  it('counts bookings for the network from which they were confirmed', async () => {
    await setBudget({ perNetworkPerDay: 2 })
    for (let index = 0; index < 3; index++) {
      const model = await addModel(provider, `sms-${newKey()}`, 1)
      const ip = { 'x-client-ip': `192.0.2.${index + 1}` }
      const guest = await openGuest(provider, await provider.requestFor(rentalOf(model)), ip)
      expect((await guest.confirm()).statusCode).toBe(200)
    }
    expect(await deliver()).toHaveLength(2)
    expect(await withheld()).toEqual([['network', 1]])
  })

  it('lets as many leave to one operator of one country as the setting allows', async () => {
    await setBudget({ perPrefixPerDay: 3 })
    const phones = [...phonesOf('+7902', 5), ...phonesOf('+7903', 2)]
    await addClients(phones)
    for (const phone of phones) await enqueueNotice(phone)
    const left = (await deliver()).map(({ address }) => smsPrefix(address))
    expect(left.sort()).toEqual(['RU 902', 'RU 902', 'RU 902', 'RU 903', 'RU 903'])
    expect(await withheld()).toEqual([['prefix', 2]])
  })

  it('keeps a part of the day for phones with a paid, present or past rental', async () => {
    await setBudget({ perDay: 10, reservedPercent: 40, perPrefixPerDay: 6, perNetworkPerDay: 6 })
    const paid = await openRental()
    const past = await openRental()
    for (const status of ['active', 'completed'])
      await setBookingStatus(provider.db, past.guest.booking.number, status, provider.clock.now)
    const unpaid = await openRental()
    await provider.db.execute(sql`update bookings set paid_kop = 0 where number = ${unpaid.guest.booking.number}`)
    const strangers = phonesOf('+7907', 20)
    await addClients(strangers)
    for (const phone of [...strangers, unpaid.phone]) await enqueueNotice(phone)
    expect(await deliver()).toHaveLength(6)
    for (const { phone } of [unpaid, paid, past, paid, past, paid]) await enqueueNotice(phone)
    const left = (await deliver()).map(({ address }) => address)
    expect(left).toHaveLength(4)
    expect(left).not.toContain(unpaid.phone)
    expect(await rows(sql`select count(*)::int from sms_sends`)).toEqual([{ count: 10 }])
  })

  it('tells a client of the own rental though strangers have used up what his phone gets', async () => {
    await setBudget({ perPhonePerDay: 2 })
    const rental = await openRental()
    for (let index = 0; index < 4; index++) await enqueueNotice(rental.phone)
    expect(await deliver()).toHaveLength(2)
    await enqueueOfBooking('booking_reminder', rental)
    expect((await deliver()).map(({ address }) => address)).toEqual([rental.phone])
  })

  it('sends a client the code that he requests in his session though strangers have used up what his phone gets', async () => {
    const settings = openSettings(provider)
    const { phone, session } = await settings.newClient()
    await setBudget({ perPhonePerDay: 2 })
    for (let index = 0; index < 4; index++) await enqueueNotice(phone)
    await deliver()
    expect(await settings.takeOwnCode(headersOf(session), { purpose: 'phone_old' })).toMatchObject({ to: phone })
    later(0.5)
    expect(await settings.takeOwnCode(headersOf(session), { purpose: 'step_up' })).toMatchObject({ to: phone })
  })

  it('is exact over two workers at once, and counts a message once', async () => {
    await setBudget({ perDay: 7, reservedPercent: 0 })
    const phones = phonesOf('+7904', 30)
    await addClients(phones)
    for (const phone of phones) await enqueueNotice(phone)
    const workers = [openTestOutbox(provider), openTestOutbox(provider)]
    await Promise.all(workers.map((worker) => deliver(worker)))
    expect(workers.flatMap(({ sent }) => sent).filter(({ channel }) => channel === 'sms')).toHaveLength(7)
  })

  it('does not count what the gateway refused, nor what is not true any more', async () => {
    await setBudget({ perDay: 1, reservedPercent: 0 })
    const [phone = ''] = phonesOf('+7905', 1)
    await addClients([phone])
    await enqueueNotice(phone)
    const broken = openTestOutbox(provider, async ({ address }) => {
      if (address === phone) throw new Error('busy')
    })
    await broken.deliver()
    expect(await rows(sql`select 1 from sms_sends`)).toEqual([])
    await provider.db.execute(sql`delete from outbox`)
    const rental = await openRental()
    await rental.guest.cancel((await rental.guest.read()).cancellation.refundKop)
    await provider.db.execute(sql`delete from outbox`)
    await enqueueOfBooking('booking_reminder', rental)
    expect(await deliver()).toEqual([])
    expect(await rows(sql`select 1 from sms_sends`)).toEqual([])
  })

  it('alarms the branch once at half of the day and once when it is spent, without a name', async () => {
    await setBudget({ perDay: 10, reservedPercent: 20 })
    const phones = phonesOf('+7906', 12)
    await addClients(phones)
    const mailbox = openTestOutbox(provider)
    for (const phone of phones) {
      await enqueueNotice(phone)
      await deliver(mailbox)
    }
    const letters = mailbox.sent.filter(({ channel }) => channel === 'email')
    expect(letters.map(({ address, subject }) => [address, subject])).toEqual([
      [expect.stringContaining('@'), 'Ушла половина СМС на сутки'],
      [expect.stringContaining('@'), 'СМС на сутки закончились'],
    ])
    expect(letters[0]?.text).toContain('ушло 5 СМС из 10')
    expect(letters[1]?.text).toContain('ушло 8 СМС из 10. Осталось только для клиентов с арендой: 2.')
    expect(letters.map(({ text }) => text).join()).not.toMatch(/\+7906/)
    later(25)
    for (const phone of phones.slice(0, 5)) await enqueueNotice(phone)
    await deliver(mailbox)
    expect(mailbox.sent.filter(({ channel }) => channel === 'email')).toHaveLength(3)
  })

  describe('when it is spent', () => {
    const spend = () => setBudget({ perDay: 1, reservedPercent: 100 })
    const request = (purpose: 'registration' | 'renew_password', phone: string) => auth.requestCode(phone, purpose)

    it('sends a code for a new password to the confirmed e-mail alone, where it sets the password', async () => {
      const phone = await auth.addClient()
      await auth.register(phone)
      const bare = await auth.addClient(undefined, 'ru', null)
      await auth.register(bare)
      await provider.db.execute(sql`delete from outbox`)
      later(1)
      await spend()
      const mailbox = openTestOutbox(provider)
      const response = await request('renew_password', phone)
      expect((await request('renew_password', bare)).json().data).toHaveProperty('request')
      expect(await deliver(mailbox)).toEqual([])
      const letters = mailbox.sent.filter(({ text }) => /\d{6}/.test(text) && /Код/.test(text))
      expect(letters.map(({ address, channel }) => [address, channel])).toEqual([[CLIENT_EMAIL, 'email']])
      const proof = { request: response.json().data.request, code: /\d{6}/.exec(letters[0]?.text ?? '')?.[0] }
      const renewed = await auth.post('renew_password', { phone, password: 'другой пароль 42', ...proof })
      expect(renewed.statusCode).toBeLessThan(300)
      expect(await withheld()).toEqual([['day', 2]])
    })

    it('sends no code that proves a phone: not by e-mail either', async () => {
      await spend()
      const phone = await auth.addClient()
      await request('registration', phone)
      const mailbox = openTestOutbox(provider)
      await deliver(mailbox)
      expect(mailbox.sent.filter(({ address }) => address === CLIENT_EMAIL)).toEqual([])
      expect(await rows(sql`select state, withheld, params from outbox where code_id is not null`)).toEqual([
        { state: 'discarded', withheld: 'day', params: {} },
      ])
    })

    it('sends a notice once: as a letter when no letter says the same', async () => {
      await spend()
      const phone = await auth.addClient()
      const at = provider.clock.now.toISOString()
      for (const [kind, channel] of [
        ['registered', 'sms'],
        ['registered', 'email'],
        ['password_renewed', 'sms'],
        ['email_changed', 'sms'],
      ])
        await provider.db.execute(sql`insert into outbox (station, kind, channel, phone, params, next_at, created_at)
          values ('vldk', ${kind}, ${channel}, ${phone}, '{}', ${at}, ${at})`)
      const mailbox = openTestOutbox(provider)
      expect(await deliver(mailbox)).toEqual([])
      const subjects = mailbox.sent.filter(({ address }) => address === CLIENT_EMAIL).map(({ subject }) => subject)
      expect(subjects.sort()).toEqual(['Личный кабинет открыт', 'Пароль изменён'])
    })
  })

  it('sends none to countries with +1 that the settings do not name', async () => {
    const phones = ['+12125550101', '+16475550101', '+18765550101']
    await addClients(phones)
    for (const phone of phones) await enqueueNotice(phone)
    expect((await deliver()).map(({ address }) => address).sort()).toEqual(phones.slice(0, 2))
  })

  it('is spent by no cancellation that a visitor makes himself', async () => {
    const model = await addModel(provider, `sms-${newKey()}`, 1)
    const guest = await openGuest(provider, await provider.requestFor(rentalOf(model)))
    await guest.confirm()
    await deliver()
    await guest.cancel(0)
    expect(await deliver()).toEqual([])
    expect(await rows(sql`select channel from outbox where kind = 'booking_cancelled' order by 1`)).toEqual([
      { channel: 'email' },
      { channel: 'webhook' },
    ])
  })

  describe('in an hour of pumping', () => {
    it('sends what the budget allows, and a client with a rental gets his SMS', { timeout: 300_000 }, async () => {
      const rental = await openRental('+79140000901')
      await setBudget({ perDay: 60, reservedPercent: 30, perPrefixPerDay: 30, perNetworkPerDay: 10, perPhonePerDay: 5 })
      // 1,200 phones of 30 operators, half of which the branch knows, from 240 networks.
      const phones = Array.from({ length: 30 }, (_, operator) => phonesOf(`+79${20 + operator}`, 40)).flat()
      await addClients(phones.filter((_, index) => index % 2 === 0))
      const left: Sent[] = []
      for (let part = 0; part < 6; part++) {
        const batch = phones.slice(part * 200, (part + 1) * 200)
        await requestCodes(batch, (index) => `10.${part}.${Math.floor(index / 5)}.${(index % 5) + 1}`)
        left.push(...(await deliver()))
        later(1 / 6)
      }
      expect(left).toHaveLength(42)
      await enqueueOfBooking('booking_reminder', rental)
      await auth.requestCode(rental.phone)
      expect((await deliver()).map(({ address }) => address)).toEqual([rental.phone, rental.phone])
    })

    it('sends no more by rounds of hold, confirmation and cancellation', { timeout: 300_000 }, async () => {
      await setBudget({ perNetworkPerDay: 10 })
      const model = await addModel(provider, `sms-${newKey()}`, 3)
      const left: Sent[] = []
      for (let round = 0; round < 34; round++) {
        for (const phone of [`+1876555${1000 + round}`, `+7914555${1000 + round}`]) {
          const held = await provider.hold(await provider.requestFor(rentalOf(model), { phone }), newKey(), {
            'x-client-ip': '198.18.0.1',
          })
          if (held.statusCode !== 201) continue
          const { booking, key } = held.json().data
          const guest = { 'x-booking-key': key }
          const url = `/sun/v2/bookings/${booking.number}`
          await provider.call('PATCH', url, confirmAt(provider.clock.now), guest)
          left.push(...(await deliver()))
          await provider.call('POST', `${url}/cancel`, { refundKop: 0 }, guest)
          left.push(...(await deliver()))
        }
        later(1 / 60)
      }
      expect(left.length).toBeGreaterThan(0)
      expect(left.length).toBeLessThanOrEqual(10)
      expect(left.filter(({ address }) => address.startsWith('+1876'))).toEqual([])
    })
  })
})
