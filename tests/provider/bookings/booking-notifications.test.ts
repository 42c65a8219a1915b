import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { HoldRequest } from '@/provider/contract/bookings'
import { LANGUAGES } from '@/provider/contract/rules/text/languages'
import { createBookingContent } from '@/provider/modules/notifications/booking-content'
import {
  enqueueBooking,
  enqueueDepositReleased,
  enqueuePaid,
  enqueueRefunded,
} from '@/provider/records/notifications/enqueue-booking'
import { createServices } from '@/provider/services'
import { openTestOutbox, type Sent } from '@/tests/setup/auth-guests'
import { type Guest, openGuest, openSecondProvider } from '@/tests/setup/booking-guests'
import { sessionOf } from '@/tests/setup/client-session'
import { addModel, config, newKey, newPhone, rentalOf, START } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

const HOUR_MS = 60 * 60 * 1000
const CYRILLIC = /[а-яё]/i

describe('a driver', () => {
  const provider = useProvider()
  let models = 0
  // Pick-ups two days apart: no reminder is another booking's.
  let ahead = 30
  const newModel = async () => {
    models += 1
    return addModel(provider, `news-${models}`, 2)
  }
  const services = () =>
    createServices({
      db: provider.db,
      now: () => provider.clock.now,
      config,
      isDraining: () => false,
      warn: () => undefined,
    })
  const rows = async (kind: string) =>
    (
      await provider.db.execute<{ channel: string; state: string; params: object; dedup_key: string }>(
        sql`select channel, state, params, dedup_key from outbox where kind = ${kind} order by channel`,
      )
    ).rows
  const channels = async (kind: string) => (await rows(kind)).map(({ channel }) => channel)
  const idOf = async ({ booking }: Guest) => {
    const { rows } = await provider.db.execute<{ id: string }>(
      sql`select id from bookings where number = ${booking.number}`,
    )
    return Number(rows[0]?.id)
  }
  const FOREIGN = { last_name: 'Lee', first_name: 'Ann', middle_name: null }

  async function guest(language: HoldRequest['language'] = 'ru', driver: Partial<HoldRequest['driver']> = {}) {
    const email = `${newKey()}@clients.example`
    ahead += 2
    const request = await provider.requestFor(rentalOf(await newModel(), ahead), { email, ...driver })
    return { email, ...(await openGuest(provider, { ...request, language })) }
  }

  async function deliver(): Promise<Sent[]> {
    const { sent, deliver } = openTestOutbox(provider)
    while ((await deliver()).sent > 0);
    return sent
  }

  beforeEach(async () => {
    await provider.db.execute(sql`delete from outbox`)
  })

  describe('messages of a booking', () => {
    it.each(LANGUAGES)(
      'a confirmed booking in %s: a letter, an SMS and the branch, all of one price',
      async (language) => {
        const names = language === 'ru' ? {} : FOREIGN
        const mary = await guest(language, { ...names, citizenship: language === 'zh-CN' ? 'CN' : 'other' })
        await mary.prove()
        await mary.confirm()
        const sent = await deliver()
        const letter = sent.find(({ channel, subject }) => channel === 'email' && subject.includes(mary.booking.number))
        const html = letter?.html ?? ''
        expect(letter?.address).toBe(mary.email)
        expect(html).toContain(`lang="${language}"`)
        // No citizen of Russia: the sum is told in cash.
        expect(letter?.text).toMatch(/Возьмите с собой .+ наличными|Bring .+ in cash|请带现金/)
        expect(html).not.toMatch(/src="(?!cid:)|url\(|undefined|NaN|\{\w+\}/)
        const amounts = [...html.matchAll(/<b[^>]*>(−?)₽?([\d,\u00a0]+)(?:\u00a0₽)?<\/b>/g)]
          .filter(([match]) => match.includes('₽'))
          .map(([, minus, digits = '']) => Number(digits.replace(/\D/g, '')) * (minus ? -1 : 1))
        const { price } = mary.booking
        const lines = price.lines.filter(({ amountKop }) => amountKop !== 0)
        const printed = amounts.slice(0, lines.length)
        expect(printed).toEqual(lines.map(({ amountKop }) => amountKop / 100))
        expect(printed.reduce((sum, amount) => sum + amount, 0)).toBe(price.totalKop / 100)
        expect(amounts.slice(lines.length)).toEqual(
          [price.totalKop, price.depositKop, price.totalKop].map((kop) => kop / 100),
        )
        const sms = sent.find(({ channel }) => channel === 'sms')
        expect(sms?.text).toContain(mary.booking.number)
        expect(sms?.text).toContain('12:00')
        expect(sms?.text).toMatch(/ул\. Примерная|Primernaya Street|普里梅尔纳亚/)
        // Two parts of 67 characters outside the Latin alphabet.
        expect(sms?.text.length).toBeLessThanOrEqual(134)
        for (const text of [html, letter?.text, letter?.subject, sms?.text])
          expect(CYRILLIC.test(text ?? '')).toBe(language === 'ru')
        if (language === 'en') expect(sms?.text).toMatch(/^[\x20-\x7e]{1,160}$/)
      },
    )

    it.each(LANGUAGES)(
      'one that nobody proved in %s: the SMS has the hand-over, and the link of "not me"',
      async (language) => {
        const mary = await guest(language, language === 'ru' ? {} : FOREIGN)
        await mary.confirm()
        const [sms, ...more] = (await deliver()).filter(({ channel }) => channel === 'sms')
        expect(more).toEqual([])
        for (const part of [
          mary.booking.number,
          '12:00',
          /ул\. Примерная|Primernaya Street|普里梅尔纳亚/,
          'phone=not-mine',
        ])
          expect(sms?.text).toMatch(part)
        expect(CYRILLIC.test(sms?.text ?? '')).toBe(language === 'ru')
        // Parts of 67 characters outside the Latin alphabet, of 153 inside.
        if (language === 'en') expect(sms?.text).toMatch(/^[\x20-\x7e]{1,306}$/)
        expect(sms?.text.length).toBeLessThanOrEqual(language === 'zh-CN' ? 201 : 268)
      },
    )

    it('lead the driver to the booking by the key, which stands nowhere in the outbox', async () => {
      const mary = await guest('en')
      await mary.prove()
      await mary.confirm()
      const stored = JSON.stringify((await provider.db.execute(sql`select * from outbox`)).rows)
      expect(stored).not.toContain(mary.key)
      expect((await rows('booking_confirmed')).map(({ params }) => params)).toEqual(
        Array.from({ length: 3 }, () => ({ booking: mary.booking.number, at: START.toISOString() })),
      )
      const [letter] = (await deliver()).filter(({ channel }) => channel === 'email')
      const { number } = mary.booking
      const href = `http://localhost:3000/en/status/success/?booking=${number}&key=${mary.key}`
      expect(letter?.html).toContain(`href="${href.replace('&', '&amp;')}"`)
      expect(letter?.text).toContain(href)
      expect(letter?.text).toContain('Anyone who has this link can change and cancel the booking')
    })

    it('carry no key to an address that is not the driver’s any more', async () => {
      const mary = await guest()
      await mary.confirm()
      await provider.db.execute(sql`update bookings set driver = driver || '{"email": "other@clients.example"}'
      where number = ${mary.booking.number}`)
      const letters = (await deliver()).filter(({ channel }) => channel === 'email')
      expect(letters.map(({ address }) => address)).toEqual([mary.email])
      expect(JSON.stringify(letters)).not.toContain(mary.key)
    })

    it('are sent once, also when the booking is confirmed many times through two providers', async () => {
      const mary = await guest()
      await mary.prove()
      const secondProvider = openSecondProvider(provider)
      await Promise.all(Array.from({ length: 8 }, () => mary.confirm()))
      await secondProvider.close()
      const id = await idOf(mary)
      await Promise.all(
        Array.from({ length: 4 }, () =>
          provider.db.transaction((tx) => enqueueBooking(tx, 'booking_confirmed', id, provider.clock.now)),
        ),
      )
      expect(await channels('booking_confirmed')).toEqual(['email', 'sms', 'webhook'])
      const workers = Array.from({ length: 4 }, () => openTestOutbox(provider))
      await Promise.all(workers.map(({ deliver }) => deliver()))
      expect(workers.flatMap(({ sent }) => sent.map(({ channel }) => channel)).sort()).toEqual([
        'email',
        'sms',
        'webhook',
      ])
      await provider.db.transaction((tx) => enqueueBooking(tx, 'booking_confirmed', id, provider.clock.now))
      expect(await deliver()).toEqual([])
    })

    it('outlive a worker that was killed, under the same key, and nothing of a confirmation that was broken off', async () => {
      const mary = await guest()
      await provider.db.execute(sql`delete from outbox`)
      await provider.db.execute(sql`alter table outbox add constraint no_sms check (channel <> 'sms')`)
      expect((await mary.confirm()).statusCode).toBe(500)
      expect([await channels('booking_confirmed'), (await mary.read()).status]).toEqual([[], 'held'])
      await provider.db.execute(sql`alter table outbox drop constraint no_sms`)
      await mary.confirm()
      const keys: string[] = []
      const killed = openTestOutbox(provider, ({ key }) => {
        keys.push(key)
        return new Promise(() => undefined)
      })
      void killed.deliver()
      // The first voucher that a letter brings takes seconds.
      await expect.poll(() => keys.length, { timeout: 20_000 }).toBe(3)
      provider.clock.now = new Date(START.getTime() + 61_000)
      expect((await deliver()).map(({ key }) => key).sort()).toEqual(keys.sort())
    })

    it('name each change, and only what is still true when they leave', async () => {
      const mary = await guest()
      await mary.confirm()
      await provider.db.execute(sql`delete from outbox`)
      const { slug } = mary.booking.car
      await mary.change(rentalOf(slug, 20))
      await mary.change(rentalOf(slug, 21))
      expect(await channels('booking_changed')).toEqual(['email', 'webhook', 'webhook'])
      const { refundKop } = (await mary.read()).cancellation
      expect((await mary.cancel(refundKop)).statusCode).toBe(200)
      const sent = await deliver()
      expect(sent.filter(({ channel }) => channel === 'email').map(({ subject }) => subject)).toEqual([
        `Бронь № ${mary.booking.number} отменена`,
      ])
      const events = sent.filter(({ channel }) => channel === 'webhook').map(({ text }) => JSON.parse(text).event)
      expect(events.sort()).toEqual(['booking.cancelled', 'booking.changed', 'booking.changed'])
    })

    it('tell several changes in one letter, which is as the booking is when it leaves, and a later one in another', async () => {
      const mary = await guest()
      await mary.confirm()
      await provider.db.execute(sql`delete from outbox`)
      const { slug } = mary.booking.car
      for (const day of [20, 21, 22]) await mary.change(rentalOf(slug, day))
      const changed = (await deliver()).filter(({ subject }) => subject.includes('изменена'))
      expect(changed.map(({ text }) => /13 декабря/.test(text))).toEqual([true])
      await mary.change(rentalOf(slug, 23))
      // A worker has begun to send it and may have read the booking: the next change needs a letter of its own.
      await provider.db.execute(sql`update outbox set attempts = 1`)
      await mary.change(rentalOf(slug, 24))
      expect(await channels('booking_changed')).toEqual([
        'email',
        'email',
        'email',
        ...Array.from({ length: 5 }, () => 'webhook'),
      ])
    })

    it('reach one address only as often a day as the setting allows, however it is spelt; money is always told', async () => {
      await provider.db.execute(sql`update settings set data = data || '{"maxBookingLettersPerDay": 2}'`)
      const name = newKey()
      const mary = await guest('ru', { email: `${name}@clients.example` })
      await mary.prove()
      await mary.confirm()
      await deliver()
      const again = await guest('ru', { email: `${name.toUpperCase()}+2@clients.example` })
      await again.prove()
      await again.confirm()
      expect([await channels('booking_held'), await channels('booking_confirmed')]).toEqual([
        ['email'],
        ['email', 'sms', 'sms', 'webhook', 'webhook'],
      ])
      const bookingId = await idOf(again)
      const { clock, db } = provider
      await db.transaction((tx) => enqueuePaid(tx, { bookingId, paymentId: 'p-9', paymentKop: 50_000, at: clock.now }))
      expect(await channels('booking_paid')).toContain('email')
      clock.now = new Date(START.getTime() + 24 * HOUR_MS + 1)
      const { purge } = openTestOutbox(provider)
      await purge()
      const { rows: kept } = await db.execute(sql`select 1 from outbox where address_hash is not null`)
      expect(kept).toEqual([])
      await guest('ru', { email: `${name}@clients.example` })
      expect(await channels('booking_held')).toEqual(['email', 'email'])
      clock.now = START
      await db.execute(sql`update settings set data = data || '{"maxBookingLettersPerDay": 20}'`)
    })

    it('are not sent when the booking is cancelled while the voucher is drawn', async () => {
      const mary = await guest()
      await mary.confirm()
      const { db, clock } = provider
      const all = services()
      let whileDrawn = async (): Promise<unknown> => undefined
      const readContent = createBookingContent({
        ...{ db, now: () => clock.now, settings: all.settings, options: all.options, siteUrl: config.siteUrl },
        ...{ findBooking: all.bookings.findForNotification, findNearestFree: all.cars.nearestFree },
        carPictures: all.carPictures,
        vouchers: {
          readVoucher: async () => {
            await whileDrawn()
            return Buffer.from('pdf')
          },
          readCalendarEntry: async () => 'ics',
        },
      })
      const params = { booking: mary.booking.number }
      const letter = { kind: 'booking_confirmed', channel: 'email', params, address: mary.email, attempts: 1 } as const
      expect((await readContent(letter, 'ru'))?.attachments).toHaveLength(2)
      whileDrawn = () => mary.cancel(0)
      expect(await readContent(letter, 'ru')).toBeNull()
    })

    it('name a hold as long as it is one', async () => {
      const mary = await guest()
      expect(await channels('booking_held')).toEqual(['email'])
      const [letter] = await deliver()
      expect([letter?.subject, letter?.text]).toEqual([
        `Держим для вас машину, бронь № ${mary.booking.number}`,
        expect.stringMatching(
          /Держим для вас .* до 14:15\s.*\sг\., время Владивостока\.\n\nОткройте бронь\s.*\sи подтвердите/,
        ),
      ])
      // How it is paid has not been chosen yet.
      expect(letter?.text).toMatch(/К оплате\s+\d/)
      const late = await guest()
      await late.confirm()
      expect((await deliver()).some(({ subject }) => subject.includes('Держим'))).toBe(false)
    })

    it('of money: each payment and refund once, in any case, with its sum; the branch is notified of the same', async () => {
      const mary = await guest()
      await mary.confirm()
      await provider.db.execute(sql`delete from outbox`)
      const { clock, db } = provider
      const bookingId = await idOf(mary)
      const { rows: clients } = await db.execute<{ client_id: string }>(
        sql`update bookings set paid_kop = 100000 where id = ${bookingId} returning client_id`,
      )
      for (const channel of ['sms', 'email'])
        await db.execute(sql`insert into notice_choices (client_id, topic, channel, wanted, changed_at)
        values (${clients[0]?.client_id}, 'trip', ${channel}, false, now())`)
      const at = clock.now
      for (const paymentId of ['p-1', 'p-2', 'p-1'])
        await db.transaction((tx) => enqueuePaid(tx, { bookingId, paymentId, paymentKop: 50_000, at }))
      for (let i = 0; i < 2; i++) {
        await db.transaction((tx) =>
          enqueueRefunded(tx, { bookingId, refundId: 7, refundKop: 120_000, reason: 'branch', at }),
        )
        await db.transaction((tx) =>
          enqueueDepositReleased(tx, { bookingId, depositKop: 500_000, at, kind: 'deposit_released' }),
        )
        await db.transaction((tx) => enqueueBooking(tx, 'booking_reminder', bookingId, at))
      }
      const sent = await deliver()
      const letters = sent.filter(({ channel }) => channel === 'email')
      expect(
        letters.map(({ text }) => /(?:получили|отправили вам|[Зз]алог) ([\d\u00a0]+)\u00a0₽/.exec(text)?.[1]).sort(),
      ).toEqual(['1\u00a0200', '500', '500', '5\u00a0000'])
      expect(letters.some(({ text }) => /Осталось заплатить/.test(text))).toBe(true)
      expect(letters.some(({ text }) => /в течение 10\u00a0рабочих дней/.test(text))).toBe(true)
      const events = sent.filter(({ channel }) => channel === 'webhook').map(({ text }) => JSON.parse(text))
      const { number: booking } = mary.booking
      const event = (name: string, amountKop: number) => ({ event: name, booking, at: at.toISOString(), amountKop })
      expect(events).toHaveLength(3)
      expect(events).toEqual(
        expect.arrayContaining([
          event('payment.succeeded', 50_000),
          { ...event('payment.refunded', 120_000), reason: 'branch' },
        ]),
      )
      expect(JSON.stringify(events)).not.toMatch(/Проверкина|clients\.example|\+7/)
    })

    it('of new bookings by SMS reach one client only as often a day as the setting allows; letters and the rest go on', async () => {
      const mary = await guest()
      const bookingId = await idOf(mary)
      await provider.db.execute(sql`insert into outbox (station, kind, channel, client_id, address, params, next_at, created_at)
      select 'vldk', 'booking_confirmed', 'sms', client_id, '+79990000000', '{}', now(), ${START.toISOString()}
      from bookings, generate_series(1, 3) where id = ${bookingId}`)
      await provider.db.execute(sql`update settings set data = data || '{"maxBookingSmsPerDay": 3}'`)
      await mary.confirm()
      expect(await channels('booking_confirmed')).toEqual(['email', 'sms', 'sms', 'sms', 'webhook'])
      await provider.db.transaction((tx) => enqueueBooking(tx, 'booking_reminder', bookingId, START))
      // A reminder to a phone that a visitor typed is his doing as well; paid for, it is the branch's.
      expect(await channels('booking_reminder')).toEqual(['email'])
      await provider.db.execute(sql`update bookings set paid_kop = 100 where id = ${bookingId}`)
      await provider.db.transaction((tx) => enqueueBooking(tx, 'booking_reminder', bookingId, START))
      expect(await channels('booking_reminder')).toEqual(['email', 'sms'])
      await provider.db.execute(sql`update settings set data = data || '{"maxBookingSmsPerDay": 8}'`)
    })
  })

  describe('the reminder of the return', () => {
    /** A rental whose car was handed out. */
    const rented = async () => {
      const mary = await guest()
      await mary.confirm()
      await provider.db.execute(sql`
        with moved as (update bookings set status = 'active' where number = ${mary.booking.number} returning id, start_at)
        insert into booking_status_history (booking_id, status, actor, at, reason)
        select id, 'active', 'branch', start_at, 'handed out' from moved`)
      await deliver()
      return mary
    }
    const remind = (hoursBefore: number, of: Guest, minutes = 0) => {
      provider.clock.now = new Date(new Date(of.booking.dropoffAt).getTime() - hoursBefore * HOUR_MS + minutes * 60_000)
      return services().jobs.sendReturnReminders()
    }

    it('comes 24 hours before the return, not earlier, once, and names its own moment', async () => {
      const mary = await rented()
      expect(await remind(24, mary, -1)).toBe(0)
      await Promise.all([1, 2, 3].map(() => remind(24, mary)))
      expect(await remind(3, mary)).toBe(0)
      expect(await channels('booking_return_reminder')).toEqual(['email', 'sms'])
      const texts = (await deliver()).map(({ text }) => text).join()
      expect(texts).toMatch(/Ждём машину во? [а-я]{5,}, .*\sг\., в 12:00, время Владивостока/)
      expect(texts).toMatch(/автомат, госномер/)
      expect(texts).toMatch(/без доплаты, потом .* за каждый начатый час, после\s.*\sцелые сутки/)
      expect(texts).toMatch(/продлить аренду\s.* на странице брони/)
      expect(texts).toMatch(/тот увидит бронь и сможет попросить о\sпродлении аренды/)
    })

    it('follows the setting of the branch, and comes again when the rental ends at another time', async () => {
      const mary = await rented()
      await provider.db.execute(sql`update settings set data = data || '{"returnReminderHours": 12}'`)
      expect(await remind(24, mary)).toBe(0)
      expect(await remind(12, mary)).toBe(1)
      await provider.db.execute(sql`update bookings set end_at = end_at + interval '1 hour',
        blocked_until = blocked_until + interval '1 hour' where number = ${mary.booking.number}`)
      expect(await remind(11, mary)).toBe(1)
      await provider.db.execute(sql`update settings set data = data || '{"returnReminderHours": 24}'`)
    })

    it('is not for a car that is overdue or was not handed out, nor for a rental that is no longer than the notice', async () => {
      const mary = await rented()
      expect(await remind(0, mary)).toBe(0)
      await provider.db.execute(
        sql`update bookings set start_at = end_at - interval '24 hours' where number = ${mary.booking.number}`,
      )
      expect(await remind(20, mary)).toBe(0)
      provider.clock.now = START
      const waiting = await guest()
      await waiting.confirm()
      await remind(20, waiting)
      expect(await channels('booking_return_reminder')).toEqual([])
    })
  })

  describe('the reminder', () => {
    const remind = (hoursBefore: number, of: Guest, minutes = 0) => {
      provider.clock.now = new Date(new Date(of.booking.pickupAt).getTime() - hoursBefore * HOUR_MS + minutes * 60_000)
      return services().jobs.sendReminders()
    }
    beforeEach(async () => {
      await provider.db.execute(
        sql`update bookings set created_at = start_at - interval '1 hour' where driver ->> 'email' not like 'key-of%'`,
      )
    })

    it('comes 24 hours before the pick-up, not earlier, once, from any number of providers', {
      tags: '@wide',
    }, async () => {
      const mary = await guest()
      await mary.confirm()
      expect(await remind(24, mary, -1)).toBe(0)
      await Promise.all([1, 2, 3].map(() => remind(24, mary)))
      // What was sent once is not selected again: the query knows the key of the message.
      expect(await remind(3, mary)).toBe(0)
      expect(await channels('booking_reminder')).toEqual(['email', 'sms'])
      const texts = (await deliver()).map(({ text }) => text)
      expect(texts.join()).toMatch(/Ждём вас во? [а-я]{5,}, .*\sг\., в 12:00, время Владивостока/)
    })

    it('does not come after the pick-up, also after a long silence of the gateways', async () => {
      const mary = await guest()
      await mary.confirm()
      await deliver()
      expect(await remind(24, mary)).toBe(1)
      provider.clock.now = new Date(mary.booking.pickupAt)
      expect(await deliver()).toEqual([])
    })

    it('follows the setting of the branch', async () => {
      const mary = await guest()
      await mary.confirm()
      await provider.db.execute(sql`update settings set data = data || '{"reminderHours": 48}'`)
      expect(await remind(48, mary)).toBe(1)
      await provider.db.execute(sql`update settings set data = data || '{"reminderHours": 24}'`)
    })

    it('is not for a hold, a cancelled booking, one that began, or one that was made or changed within the day', async () => {
      const held = await guest()
      expect(await remind(20, held)).toBe(0)
      provider.clock.now = START
      const cancelled = await guest()
      await cancelled.confirm()
      await cancelled.cancel(0)
      expect(await remind(20, cancelled)).toBe(0)
      provider.clock.now = START
      const startedPayment = await guest()
      await startedPayment.confirm()
      expect(await remind(0, startedPayment)).toBe(0)
      provider.clock.now = new Date(START.getTime() - 2 * HOUR_MS)
      const request = await provider.requestFor(rentalOf(await newModel(), 1), {
        email: `${newKey()}@clients.example`,
        phone: newPhone(),
      })
      const late = await openGuest(provider, request)
      await late.confirm()
      expect(await remind(23, late)).toBe(1)
      await provider.db.execute(sql`delete from outbox`)
      await provider.db.execute(
        sql`update bookings set created_at = start_at - interval '23 hours 59 minutes' where number = ${late.booking.number}`,
      )
      expect(await remind(23, late)).toBe(0)
    })

    it.each([
      ['that a client typed for somebody else', false],
      ['of his own', true],
    ])('goes to a phone %s by SMS: within his limits and not just after the booking, or always', async (_, isOwn) => {
      const CLIENT = 1
      const { rows: clients } = await provider.db.execute<{ phone: string }>(sql`
        select phone from clients where id = ${CLIENT}`)
      const book = async (hoursBefore: number) => {
        ahead += 2
        provider.clock.now = START
        const rental = rentalOf(await newModel(), ahead, 4, START)
        const phone = isOwn ? (clients[0]?.phone ?? '') : newPhone()
        const request = await provider.requestFor(rental, { phone, email: `${newKey()}@clients.example` })
        const session = await sessionOf(provider, CLIENT, { createdAt: START })
        const mary = await openGuest(provider, request, { ...session, 'x-client-ip': '203.0.113.9' })
        await mary.confirm()
        const { number } = mary.booking
        await provider.db.execute(sql`
          update bookings set created_at = start_at - make_interval(hours => ${hoursBefore}) where number = ${number}`)
        await provider.db.execute(sql`delete from outbox where kind = 'booking_reminder'`)
        expect(await remind(24, mary, 1)).toBe(1)
        const reminders = await provider.db.execute<{ channel: string; network: string | null }>(sql`
          select channel, network from outbox where kind = 'booking_reminder' and params ->> 'booking' = ${number}`)
        await mary.cancel(0)
        return reminders.rows
      }
      const networkOf = (rows: { channel: string; network: string | null }[]) =>
        rows.filter(({ channel }) => channel === 'sms').map(({ network }) => network !== null)
      // Six hours before the reminder is due at the latest.
      expect(networkOf(await book(30))).toEqual([!isOwn])
      expect(networkOf(await book(29))).toEqual(isOwn ? [false] : [])
      await provider.db.execute(sql`update settings set data = data || '{"maxBookingSmsPerDay": 0}'`)
      expect(networkOf(await book(30))).toEqual(isOwn ? [false] : [])
      await provider.db.execute(sql`update settings set data = data || '{"maxBookingSmsPerDay": 8}'`)
      provider.clock.now = START
    })

    it('does not leave after a cancellation', async () => {
      const mary = await guest()
      await mary.confirm()
      await remind(24, mary)
      await mary.cancel(0)
      expect((await deliver()).filter(({ text }) => /Ждём вас|ждём вас/.test(text))).toEqual([])
    })
  })
})
