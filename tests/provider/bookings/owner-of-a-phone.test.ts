import { sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, describe, expect, it } from 'vitest'
import { openAuth, openTestOutbox } from '@/tests/setup/auth-guests'
import { type Guest, guestOf, outcomeOf } from '@/tests/setup/booking-guests'
import { sessionOf } from '@/tests/setup/client-session'
import { addModel, newKey, newPhone, rentalOf, START } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

const DAY_MS = 24 * 3_600_000
const LINK = /https?:\S+\?phone=not-mine&key=(\d{7}\.[\w-]{22})/

describe('the owner of a phone with which strangers book', () => {
  const provider = useProvider()
  const auth = openAuth(provider)
  let tests = 0
  beforeEach(() => {
    tests += 1
    provider.clock.now = new Date(START.getTime() + 2 * tests * DAY_MS)
  })

  async function book(phone: string, changes: { email?: string; ahead?: number; last_name?: string } = {}) {
    const { ahead = 60, ...driver } = changes
    const slug = await addModel(provider, `owner-${newKey()}`, 1)
    const request = await provider.requestFor(rentalOf(slug, ahead, 4, START), { phone, ...driver })
    const guest = guestOf(provider, (await provider.hold(request)).json().data)
    return { guest, confirmed: outcomeOf(await guest.confirm()) }
  }

  /** Holds a car from a network: that of this machine counts for nobody. */
  async function hold(phone: string) {
    const slug = await addModel(provider, `owner-${newKey()}`, 1)
    const request = await provider.requestFor(rentalOf(slug, 60, 4, START), { phone })
    const held = await provider.hold(request, newKey(), { 'x-client-ip': '203.0.113.7' })
    expect(held.statusCode, held.body).toBe(201)
    return guestOf(provider, held.json().data)
  }

  /** What leaves to a phone, and to an address, from now on. */
  async function deliver() {
    const outbox = openTestOutbox(provider)
    await outbox.deliver()
    const textsTo = (address: string) =>
      outbox.sent.filter((message) => message.address === address).map(({ text }) => text)
    return { textsTo, sent: outbox.sent }
  }

  async function linkOf(phone: string): Promise<string> {
    const { textsTo } = await deliver()
    return LINK.exec(textsTo(phone).join('\n'))?.[1] ?? 'none'
  }

  const call = (path: string, token: string) => provider.call('POST', `/sun/v2/${path}`, { token })
  const read = async (token: string) => (await call('not-mine/link', token)).json().data
  const rowOf = async (number: string) => {
    const { rows } = await provider.db.execute<Record<string, unknown>>(sql`
      select status, proved_by, driver, b.client_id from bookings b where number = ${number}`)
    return rows[0] ?? {}
  }
  const statusOf = async ({ booking }: Guest) => (await rowOf(booking.number)).status
  const clientOf = async (phone: string) => {
    const { rows } = await provider.db.execute<Record<string, unknown> & { id: string }>(sql`
      select * from clients where phone = ${phone}`)
    return { ...rows[0], id: Number(rows[0]?.id) }
  }

  describe('hears of it', () => {
    it('once by SMS while the first booking stands, and again after it is over', async () => {
      const phone = newPhone()
      const { guest } = await book(phone, { email: 'first@clients.example' })
      const first = await deliver()
      expect(first.textsTo(phone)).toHaveLength(1)
      expect(first.textsTo(phone)[0]).toMatch(LINK)
      expect(first.textsTo(phone)[0]).toContain('Не вы?')
      expect(first.textsTo('first@clients.example').join()).toContain('Назовите номер брони')
      await book(phone, { email: 'second@clients.example' })
      const second = await deliver()
      expect([second.textsTo(phone), second.textsTo('second@clients.example').length]).toEqual([[], 1])
      const numbers = await provider.db.execute(sql`select 1 from bookings where driver ->> 'phone' = ${phone}`)
      expect(numbers.rowCount).toBe(2)
      await provider.db.execute(sql`update bookings set paid_kop = 100 where driver ->> 'phone' = ${phone}`)
      await book(phone)
      expect((await deliver()).textsTo(phone)).toHaveLength(1)
      expect(guest.booking.number).toHaveLength(7)
    })

    it('by the next booking, when the budget withheld what the first one was to tell', async () => {
      const phone = newPhone()
      await book(phone)
      await provider.db.execute(sql`
        update outbox set state = 'discarded', withheld = 'network', address = null, ended_at = now()
        where kind = 'booking_unproved' and address = ${phone}`)
      await book(phone)
      expect((await deliver()).textsTo(phone)).toHaveLength(1)
      await book(phone)
      expect((await deliver()).textsTo(phone)).toEqual([])
    })

    it('by his confirmed e-mail too, which gets no key and no name of who booked', async () => {
      const phone = await auth.addClient(newPhone(), 'en', 'owner@clients.example')
      await book(phone, { email: 'stranger@clients.example', last_name: 'Злодеев' })
      const { sent } = await deliver()
      const letters = sent.filter(({ address }) => address === 'owner@clients.example')
      expect(letters.map(({ subject }) => subject)).toEqual([expect.stringContaining('with your phone number')])
      const all = JSON.stringify(letters)
      expect(all).toContain('phone=not-mine')
      for (const word of ['Злодеев', 'stranger@clients', 'booking=']) expect(all).not.toContain(word)
    })

    it('and not when a code, a session or the branch proved it: that SMS has no such link', async () => {
      const phone = await auth.addClient()
      const client = await clientOf(phone)
      const slug = await addModel(provider, 'owner-session', 1)
      const request = await provider.requestFor(rentalOf(slug, 60, 4, START), { phone })
      const headers = await sessionOf(provider, client.id, { createdAt: provider.clock.now })
      const guest = guestOf(provider, (await provider.hold(request, newKey(), headers)).json().data)
      expect(outcomeOf(await guest.confirm())).toBe('200')
      const texts = (await deliver()).textsTo(phone).join()
      expect(texts).toContain('подтверждена')
      expect(texts).not.toMatch(LINK)
    })
  })

  describe('says by the link that it was not he', () => {
    it('which shows and changes nothing until he does, and then cancels, erases, and tells branch and visitor', async () => {
      const phone = newPhone()
      const first = await book(phone, { email: 'typed@clients.example' })
      const token = await linkOf(phone)
      const second = await book(phone)
      await deliver()
      const before = await read(token)
      expect(before).toMatchObject({ isDone: false, days: 30 })
      expect(before.bookings.map(({ number }: { number: string }) => number).sort()).toEqual(
        [first, second].map(({ guest }) => guest.booking.number).sort(),
      )
      expect(JSON.stringify(before)).not.toContain('Проверкина')
      expect([await statusOf(first.guest), await statusOf(second.guest)]).toEqual(['confirmed', 'confirmed'])

      expect((await call('not-mine', token)).json().data).toEqual({ bookings: [], isDone: true, days: 30 })
      for (const { guest } of [first, second]) {
        const { status, driver } = await rowOf(guest.booking.number)
        expect([status, driver]).toEqual([
          'cancelled_client',
          expect.objectContaining({ last_name: '—', phone: '', email: '' }),
        ])
      }
      const { sent, textsTo } = await deliver()
      expect(textsTo(phone)).toEqual([])
      expect(textsTo('typed@clients.example').join()).toContain('владелец которого от неё отказался')
      const branch = sent.filter(({ text }) => text.includes('отказался от броней'))
      expect(branch).toHaveLength(1)
      for (const { guest } of [first, second]) expect(branch[0]?.text).toContain(guest.booking.number)
      // Once more: nothing is left to cancel, and nobody hears of it again.
      expect((await call('not-mine', token)).json().data.isDone).toBe(true)
      expect((await deliver()).sent).toEqual([])
      // The page of the visitor opens nothing any more.
      const { url, guest } = first.guest
      expect(outcomeOf(await provider.call('GET', url, undefined, guest))).toBe('not_found')
    })

    it('also while a stranger holds a car of his own network with the phone, which is cancelled too', async () => {
      const phone = newPhone()
      const { guest } = await book(phone)
      const token = await linkOf(phone)
      const other = await hold(phone)
      expect((await call('not-mine', token)).json().data.isDone).toBe(true)
      expect([await statusOf(guest), await statusOf(other)]).toEqual(['cancelled_client', 'cancelled_client'])
    })

    it('and proved, paid and begun bookings stay, whoever has the link', async () => {
      const phone = newPhone()
      const { guest } = await book(phone)
      const token = await linkOf(phone)
      const others = []
      for (const change of [sql`proved_by = 'branch'`, sql`proved_by = 'code'`, sql`paid_kop = 100`]) {
        const other = await book(phone)
        await provider.db.execute(sql`update bookings set ${change} where number = ${other.guest.booking.number}`)
        others.push(other.guest)
      }
      expect(outcomeOf(await call('not-mine', token))).toBe('200')
      expect(await Promise.all(others.map(statusOf))).toEqual(['confirmed', 'confirmed', 'confirmed'])
      expect(await statusOf(guest)).toBe('cancelled_client')
    })

    it.each([
      ['has begun', sql`start_at = start_at - interval '80 days', end_at = end_at - interval '80 days'`],
      ['is proved by now', sql`proved_by = 'branch'`],
      ['is paid by now', sql`paid_kop = 100`],
    ])('and not when its booking %s', async (_, change) => {
      const phone = newPhone()
      const { guest } = await book(phone, { ahead: 60 })
      const token = await linkOf(phone)
      await provider.db.execute(sql`alter table bookings disable trigger user`)
      await provider.db.execute(sql`update bookings set ${change} where number = ${guest.booking.number}`)
      const outcomes = [outcomeOf(await call('not-mine/link', token)), outcomeOf(await call('not-mine', token))]
      await provider.db.execute(sql`alter table bookings enable trigger user`)
      expect(outcomes).toEqual(['not_found', 'not_found'])
      expect(await statusOf(guest)).toBe('confirmed')
    })

    it('with a token that we signed for this booking and this phone, and no other', async () => {
      const [phone, otherPhone] = [newPhone(), newPhone()]
      const [own, other] = [await book(phone), await book(otherPhone)]
      const token = await linkOf(phone)
      const forged = [
        token.replace(/^\d{7}/, other.guest.booking.number),
        `${other.guest.booking.number}.${'A'.repeat(22)}`,
        `0000000${token.slice(7)}`,
        `${own.guest.booking.number}.${own.guest.key.slice(0, 22)}`,
      ]
      for (const one of forged) expect(outcomeOf(await call('not-mine', one))).toBe('not_found')
      expect(outcomeOf(await call('not-mine', `${token}x`))).toBe('invalid_request')
      expect([await statusOf(own.guest), await statusOf(other.guest)]).toEqual(['confirmed', 'confirmed'])
    })

    it('and for 30 days, no longer, who books with his phone has to prove it, or to pay', async () => {
      const phone = newPhone()
      await book(phone)
      await call('not-mine', await linkOf(phone))
      await deliver()
      expect((await book(phone)).confirmed).toBe('phone_unproved')
      expect((await deliver()).textsTo(phone)).toEqual([])
      provider.clock.now = new Date(provider.clock.now.getTime() + 30 * DAY_MS + 1)
      expect((await book(phone)).confirmed).not.toBe('phone_unproved')
    })
  })

  describe('registers with a code', () => {
    async function register(phone: string) {
      await deliver()
      await auth.register(phone)
      const client = await clientOf(phone)
      return { client, headers: await sessionOf(provider, client.id, { createdAt: provider.clock.now }) }
    }
    const get = async (path: string, headers: object) =>
      (await provider.call('GET', `/auth-client/${path}`, undefined, headers)).json().data
    const claim = (number: string, isMine: boolean, headers: object) =>
      provider.call('POST', `/auth-client/history/${number}/claim`, { isMine }, headers)

    it('finds no name that a stranger typed, nor his booking among the own ones, and may delete the account', async () => {
      const phone = newPhone()
      const strangers = []
      for (const last_name of ['Злодеев', 'Вредин', 'Чужаков'])
        strangers.push((await book(phone, { last_name, email: 'evil@clients.example' })).guest)
      const { client, headers } = await register(phone)
      expect(client).toMatchObject({ last_name: null, first_name: '', birth_date: null, email: null })
      const history = await get('history', headers)
      expect([history.items, history.years, history.unclaimed.length]).toEqual([[], [], 3])
      const [first] = strangers
      const number = first?.booking.number ?? ''
      for (const [method, path, body] of [
        ['GET', '', undefined],
        ['POST', '/cancel', { refundKop: 0 }],
      ] as const)
        expect(outcomeOf(await provider.call(method, `/auth-client/history/${number}${path}`, body, headers))).toBe(
          'not_found',
        )
      const proved = await sessionOf(provider, client.id, { createdAt: provider.clock.now, provedBy: 'code' })
      const exported = await provider.call('POST', '/auth-client/export', undefined, proved)
      expect(exported.statusCode, exported.body).toBe(200)
      const everything = JSON.stringify([
        history,
        await get('client', headers),
        await get('settings', headers),
        await get('travellers', headers),
        strFromU8(unzipSync(exported.rawPayload)['data.json'] ?? new Uint8Array()),
      ])
      for (const word of ['Злодеев', 'Вредин', 'Чужаков', 'evil@']) expect(everything).not.toContain(word)
      expect((await get('settings', headers)).obstacles).toEqual([])
    })

    it('takes his own booking of yesterday into the account, with his name, by saying that it is his', async () => {
      const phone = newPhone()
      const { guest } = await book(phone)
      const { headers } = await register(phone)
      const { number } = guest.booking
      expect(outcomeOf(await claim(number, true, headers))).toBe('200')
      const history = await get('history', headers)
      expect(history.items.map((item: { number: string }) => item.number)).toEqual([number])
      expect(history.unclaimed).toEqual([])
      expect(await clientOf(phone)).toMatchObject({ last_name: 'Проверкина', first_name: 'Анна' })
      expect(await rowOf(number)).toMatchObject({ proved_by: 'session', status: 'confirmed' })
      expect(outcomeOf(await claim(number, false, headers))).toBe('not_found')
    })

    it('takes no more of them into the account than a phone may have, held ones as well; the others stand', async () => {
      const phone = newPhone()
      const taken = []
      for (let round = 0; round < 2; round++) {
        const guests = []
        for (let n = 0; n < 3; n++) guests.push((await book(phone)).guest)
        const { headers } = await register(phone)
        for (const { booking } of guests) taken.push(outcomeOf(await claim(booking.number, true, headers)))
        if (round === 0) continue
        expect(await statusOf(guests[2] as Guest)).toBe('confirmed')
        const held = await hold(phone)
        expect(outcomeOf(await claim(held.booking.number, true, headers))).toBe('too_many_requests')
      }
      expect(taken).toEqual(['200', '200', '200', '200', 'too_many_requests', 'too_many_requests'])
    })

    it('takes it from whoever made it: the old link opens nothing, and letters go to the confirmed e-mail', async () => {
      const phone = newPhone()
      const { guest } = await book(phone, { email: 'evil@clients.example' })
      const { headers } = await register(phone)
      await provider.db.execute(sql`
        update clients set email = 'owner@clients.example', email_confirmed_at = now() where phone = ${phone}`)
      await deliver()
      expect(outcomeOf(await claim(guest.booking.number, true, headers))).toBe('200')
      expect([outcomeOf(await guest.cancel(0)), await guest.read()]).toEqual(['not_found', undefined])
      expect(await statusOf(guest)).toBe('confirmed')
      const url = `/auth-client/history/${guest.booking.number}/cancel`
      const cancelled = await provider.call('POST', url, { refundKop: 0 }, headers)
      expect(outcomeOf(cancelled)).toBe('200')
      const { sent, textsTo } = await deliver()
      expect(textsTo('owner@clients.example')).toHaveLength(1)
      expect(sent.map(({ address }) => address)).not.toContain('evil@clients.example')
    })

    it('keeps the e-mail of a booking that he claims while none of his own is confirmed', async () => {
      const phone = newPhone()
      const { guest } = await book(phone, { email: 'typed@clients.example' })
      const { headers } = await register(phone)
      expect(outcomeOf(await claim(guest.booking.number, true, headers))).toBe('200')
      expect(await rowOf(guest.booking.number)).toMatchObject({ driver: { email: 'typed@clients.example' } })
    })

    it('cancels one that is not his alone, and nobody claims another client’s', async () => {
      const phone = newPhone()
      const [own, strange] = [await book(phone), await book(phone)]
      const { headers } = await register(phone)
      expect(outcomeOf(await claim(strange.guest.booking.number, false, headers))).toBe('200')
      expect([await statusOf(own.guest), await statusOf(strange.guest)]).toEqual(['confirmed', 'cancelled_client'])
      const other = await sessionOf(provider, 1, { createdAt: provider.clock.now })
      expect(outcomeOf(await claim(own.guest.booking.number, true, other))).toBe('not_found')
    })

    it('deletes the account, which disowns them: whoever mistyped the phone hears of it, whatever its owner wants to hear', async () => {
      const phone = newPhone()
      const { guest } = await book(phone, { email: 'mistyped@clients.example', last_name: 'Опечаткина' })
      const { client } = await register(phone)
      await provider.db.execute(sql`insert into notice_choices (client_id, topic, channel, wanted, changed_at)
        values (${client.id}, 'trip', 'email', false, now())`)
      const headers = await sessionOf(provider, client.id, { createdAt: provider.clock.now, provedBy: 'code' })
      expect(outcomeOf(await provider.call('DELETE', '/auth-client/client', undefined, headers))).toBe('200')
      const { status, driver } = await rowOf(guest.booking.number)
      expect([status, JSON.stringify(driver).includes('Опечаткина')]).toEqual(['cancelled_client', false])
      const { sent, textsTo } = await deliver()
      expect(textsTo('mistyped@clients.example').join()).toContain('владелец которого от неё отказался')
      expect(sent.filter(({ text }) => text.includes('отказался от броней'))).toHaveLength(1)
    })

    it('deletes the account also while a stranger is paying for a booking with his phone, which ends too', async () => {
      const phone = newPhone()
      const guest = await hold(phone)
      const { client } = await register(phone)
      await provider.db.execute(sql`
        with paid_for as (update bookings set status = 'awaiting_payment' where number = ${guest.booking.number} returning *),
        noted as (insert into booking_status_history (booking_id, status, actor, at)
          select id, 'awaiting_payment', 'client', now() from paid_for)
        insert into payments (public_id, station, purpose, booking_id, number, client_id, payer_phone, payer_email, language,
          amount_kop, state, next_at, created_at)
        select 'PAYMENTOFASTRANGER1234', station, 'booking', id, number, client_id, ${phone}, 'a@clients.example', 'ru',
          100000, 'pending', now(), now() from paid_for`)
      const headers = await sessionOf(provider, client.id, { createdAt: provider.clock.now, provedBy: 'code' })
      expect(outcomeOf(await provider.call('DELETE', '/auth-client/client', undefined, headers))).toBe('200')
      expect(await statusOf(guest)).toBe('cancelled_client')
      const { rows } = await provider.db.execute(sql`
        select state, payer_email from payments where public_id = 'PAYMENTOFASTRANGER1234'`)
      // What is paid yet goes back, with its receipts.
      expect(rows).toEqual([{ state: 'pending', payer_email: 'a@clients.example' }])
    })

    it('keeps the name that the branch stored, and that of a booking that was proved', async () => {
      const known = await auth.addClient()
      expect((await register(known)).client).toMatchObject({ last_name: 'Проверкина' })
      const phone = newPhone()
      await book(phone, { last_name: 'Злодеев' })
      const { guest } = await book(phone, { last_name: 'Доказанова' })
      await provider.db.execute(sql`update bookings set proved_by = 'code' where number = ${guest.booking.number}`)
      expect((await register(phone)).client).toMatchObject({ last_name: 'Доказанова' })
    })
  })
})
