import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { guestOf, openGuest, outcomeOf } from '@/tests/setup/booking-guests'
import { sessionOf } from '@/tests/setup/client-session'
import { addModel, CONSENTS, newKey, newPhone, rentalOf, START } from '@/tests/setup/open-provider'
import { openCommands } from '@/tests/setup/run-command'
import { useProvider } from '@/tests/setup/use-provider'

const HOLD_MS = 15 * 60_000
const HOUR_MS = 60 * 60_000
const CODES = { partner: 'hotel-amur', affiliate: 'blog' }
const NOBODY = { partner: null, affiliate: null }
const INVALID_CODES = [
  ['too long', { partner: 'x'.repeat(101) }],
  ['with a NUL', { partner: 'a\u0000b' }],
  ['with a turned letter', { affiliate: 'a\u2066b' }],
  ['true', { affiliate: true }],
] as const

describe('the partner whose link led to', () => {
  const provider = useProvider()
  let serial = 0
  const run = (command: string) => openCommands(provider.url, provider.clock)(command)
  const rows = async (query: ReturnType<typeof sql>) => (await provider.db.execute(query)).rows
  const codesOf = async (number: string) =>
    (
      await rows(sql`select partner, affiliate from bookings where number = ${number}
        union all select partner, affiliate from transfer_orders where number = ${number}`)
    )[0]
  const freshRental = async (ahead?: number) => {
    serial += 1
    return rentalOf(await addModel(provider, `referred-${serial}`, 1), ahead)
  }
  const holdBy = async (codes: object, rental = freshRental()) =>
    openGuest(provider, { ...(await provider.requestFor(await rental)), ...codes })

  describe('a booking', () => {
    it('is stored with it, and changes neither the price nor what the guest reads', async () => {
      const rental = await freshRental()
      const request = { ...(await provider.requestFor(rental)), ...CODES }
      const { data } = (await provider.quote(rental)).json()
      const guest = await openGuest(provider, request)
      expect(await codesOf(guest.booking.number)).toEqual(CODES)
      expect(guest.booking.price).toEqual(data.price)
      expect(JSON.stringify(await guest.read())).not.toMatch(/hotel-amur|affiliate/)
      expect((await run(`booking show --number ${guest.booking.number}`)).output).toContain(
        'partner=hotel-amur, affiliate=blog',
      )
    })

    it.each([
      ['nobody’s', { partner: false, affiliate: false }],
      ['empty', { partner: '', affiliate: '' }],
    ])('is stored as none when it is %s', async (_, codes) => {
      const { booking } = await holdBy(codes)
      expect(await codesOf(booking.number)).toEqual(NOBODY)
      expect((await run(`booking show --number ${booking.number}`)).output).not.toContain('partner=')
    })

    it('may be missing', async () => {
      const { partner: _, affiliate: __, ...request } = await provider.requestFor(await freshRental())
      const held = await provider.call('POST', '/sun/v2/bookings', request, { 'idempotency-key': newKey() })
      expect(held.statusCode, held.body).toBe(201)
      expect(await codesOf(held.json().data.booking.number)).toEqual(NOBODY)
    })

    it('is stored for a signed-in client too', async () => {
      const [client] = await rows(sql`select id::int from clients where registered_at is not null order by id limit 1`)
      const headers = await sessionOf(provider, Number(client?.id))
      const rental = await freshRental()
      const { quoteToken } = (await provider.call('POST', '/sun/v2/quote', rental, headers)).json().data
      const request = { ...(await provider.requestFor(rental)), ...CODES, quoteToken }
      const held = await provider.hold(request, newKey(), headers)
      expect(held.statusCode, held.body).toBe(201)
      expect(await codesOf(held.json().data.booking.number)).toEqual(CODES)
    })

    it('stays through a renewal, a new hold of one that ran out, a confirmation and a change', async () => {
      const first = await holdBy(CODES)
      const { totalKop } = first.booking.price
      expect((await first.renew(totalKop)).statusCode).toBe(201)
      expect(await codesOf(first.booking.number)).toEqual(CODES)
      provider.clock.now = new Date(START.getTime() + HOLD_MS)
      const again = guestOf(provider, (await first.renew(totalKop)).json().data)
      expect(again.booking.number).not.toBe(first.booking.number)
      expect((await again.confirm()).statusCode).toBe(200)
      const later = rentalOf(again.booking.car.slug, 33)
      expect((await again.change(later)).statusCode).toBe(200)
      expect(await codesOf(again.booking.number)).toEqual(CODES)
    })

    it.each(INVALID_CODES)('is rejected: %s', async (_, codes) => {
      const request = await provider.requestFor(await freshRental())
      const body = { ...request, ...codes }
      const response = await provider.call('POST', '/sun/v2/bookings', body, { 'idempotency-key': newKey() })
      expect(outcomeOf(response)).toBe('invalid_request')
    })
  })

  describe('an order with a driver', () => {
    const TRIP = {
      ...{ slug: 'toyota-crown', kind: 'hour', at: { date: '2026-12-05', time: '12:00' }, hours: 4, route: null },
      ...{ fromPlace: 'office', toPlace: null, back: null, passengers: 2, childSeats: 0 },
    }
    async function order(codes: object) {
      const { quoteToken } = (await provider.call('POST', '/sun/v2/transfers/quote', TRIP)).json().data
      const fields = { fromAddress: '', toAddress: '', flight: '', sign: '', driverLanguage: null, comment: '' }
      const person = { name: 'Анна', phone: newPhone(), email: 'anna@clients.example' }
      const body = { trip: TRIP, quoteToken, ...fields, ...person, ...codes }
      return provider.call('POST', '/sun/v2/transfers/orders', body, {
        ...{ 'idempotency-key': newKey(), 'x-consents': CONSENTS, 'x-client-ip': '203.0.113.7' },
      })
    }

    it('is stored with it, and costs the same', async () => {
      const [plain, by] = [(await order({})).json().data, (await order(CODES)).json().data]
      expect(by.price).toEqual(plain.price)
      expect([await codesOf(plain.number), await codesOf(by.number)]).toEqual([NOBODY, CODES])
      expect((await run(`transfer show --number ${by.number}`)).output).toContain('partner=hotel-amur, affiliate=blog')
    })

    it.each(INVALID_CODES)('is rejected: %s', async (_, codes) => {
      expect(outcomeOf(await order(codes))).toBe('invalid_request')
    })
  })

  it('a callback is shown on the list', async () => {
    const call = { clientName: 'Гость', clientPhone: newPhone(), station: 'vldk_sun', partner: 'hotel-call' }
    const sent = await provider.call(
      'POST',
      '/sun/v2/callback',
      { ...call, affiliate: false },
      { 'x-consents': CONSENTS },
    )
    expect(sent.statusCode, sent.body).toBe(201)
    expect((await run('callback list --limit 999')).output).toMatch(/Гость.*partner=hotel-call/)
  })

  it.each(['bookings', 'transfer_orders'])('%s never changes, by any statement', async (table) => {
    const write = (codes: ReturnType<typeof sql>) =>
      rows(sql`update ${sql.identifier(table)} set ${codes}
      where id = (select max(id) from ${sql.identifier(table)} where partner = 'hotel-amur') returning id`)
    const violation = await write(sql`partner = 'other'`).catch((error) => error.cause)
    expect(violation).toMatchObject({ constraint: `${table}_referral_stays` })
    expect(await write(sql`affiliate = null`).catch((error) => error.cause)).toMatchObject({ code: '23514' })
    expect(await write(sql`partner = partner`)).toHaveLength(1)
  })

  describe('rentals of a month', () => {
    /** A rental of two days, paid with `paid` roubles and returned at `backAt`. */
    async function ended(codes: object, backAt: string, paid: number): Promise<string> {
      provider.clock.now = new Date(new Date(backAt).getTime() - 48 * HOUR_MS)
      serial += 1
      const slug = await addModel(provider, `ended-${serial}`, 1)
      const rental = { ...rentalOf(slug, 1, 2, provider.clock.now) }
      const guest = await openGuest(provider, { ...(await provider.requestFor(rental)), ...codes })
      const { number } = guest.booking
      expect((await guest.confirm()).statusCode).toBe(200)
      provider.clock.now = new Date(guest.booking.pickupAt)
      if (paid > 0) expect((await run(`booking pay --number ${number} --amount ${paid}`)).code).toBe(0)
      expect((await run(`booking give-out --number ${number} --mileage 1000 --anyway test`)).errors).toBe('')
      provider.clock.now = new Date(backAt)
      expect((await run(`booking take-back --number ${number} --mileage 1100`)).errors).toBe('')
      return number
    }
    const reportOf = async (code: string, month: string, more = '') => {
      const { code: exit, output, errors } = await run(`partner report --code ${code} --month ${month} ${more}`)
      expect([exit, errors]).toEqual([0, ''])
      return output.split('\n')
    }

    it('are those that ended then by the clock of the station, with what was paid and the share of it', async () => {
      const code = { partner: 'Report-Hotel' }
      // 14:00 UTC is midnight in Vladivostok.
      const november = await ended(code, '2026-11-30T13:59:00Z', 4000)
      const december = await ended(code, '2026-11-30T14:00:00Z', 3015)
      const unpaid = await ended({ affiliate: 'report-hotel' }, '2026-12-20T02:00:00Z', 0)
      await ended({ partner: 'report-hotel-2' }, '2026-12-21T02:00:00Z', 4000)
      await holdBy(code, freshRental(60))

      expect(await reportOf('report-hotel', '2026-11')).toEqual([
        expect.stringMatching(/^Бронь +Выдача +Возврат +Оплачено +Доля до$/),
        expect.stringMatching(new RegExp(`^${november}  .+ 2026-11-30 23:59 +4 000 ₽ +400 ₽$`)),
        'Всего аренд: 1, оплачено 4 000 ₽, доля до 10 % — не больше 400 ₽',
      ])
      const [, first, second, ...rest] = await reportOf('report-hotel', '2026-12')
      expect(first).toMatch(new RegExp(`^${december}  .* 3 015 ₽ +302 ₽$`))
      expect(second).toMatch(new RegExp(`^${unpaid}  .* 0 ₽ +0 ₽$`))
      expect(rest).toEqual(['Всего аренд: 2, оплачено 3 015 ₽, доля до 10 % — не больше 302 ₽'])
      expect(await reportOf('nobody', '2026-12')).toEqual(['За этот месяц по такому коду завершённых аренд нет.'])
      expect(await reportOf('report-hotel', '2027-01', '--lang en')).toEqual([
        'No rental with this code ended in that month.',
      ])

      await rows(sql`update settings set data = jsonb_set(data, '{partnerSharePercent}', '7')`)
      expect((await reportOf('REPORT-HOTEL', '2026-11', '--lang en')).at(-1)).toBe(
        'Rentals: 1, paid ₽4,000, a share of up to 7% is at most ₽280',
      )
    })

    it('count no money that was refunded after the end', async () => {
      const number = await ended({ partner: 'refund-hotel' }, '2026-12-22T02:00:00Z', 4000)
      await rows(sql`
        insert into payments (public_id, station, purpose, booking_id, number, client_id, payer_phone, payer_email,
          language, amount_kop, state, gateway_id, next_at, created_at, ended_at)
        select 'REFERRALREFERRALREFE12', station, 'booking', id, number, client_id, '+79995550001', 'a@clients.example',
          'ru', 400000, 'succeeded', 'gateway-referral', now(), now(), now() from bookings where number = ${number}`)
      provider.clock.now = new Date('2026-12-23T02:00:00Z')
      const back = await run(`payment refund --id REFERRALREFERRALREFE12 --amount 1500 --reason скидка`)
      expect(back.errors).toBe('')
      expect((await reportOf('refund-hotel', '2026-12'))[1]).toMatch(/ 2 500 ₽ /)
    })

    it.each([
      ['without a code', '--month 2026-11'],
      ['without a month', '--code x'],
      ['of no month', '--code x --month 2026-13'],
    ])('are not reported %s', async (_, command) => {
      expect((await run(`partner report ${command}`)).code).toBe(2)
    })
  })
})
