import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ClientResponse } from '@/provider/contract/account'
import type { DriversResponse } from '@/provider/contract/client-drivers'
import type { DamagesResponse, FinesResponse } from '@/provider/contract/debts'
import type { HistoryResponse } from '@/provider/contract/history'
import type { ChargeResponse, SpendResponse } from '@/provider/contract/miles'
import type { OffersResponse } from '@/provider/contract/offers'
import type { ProfileResponse } from '@/provider/contract/profile'
import { USUAL_NOTICES } from '@/provider/contract/rules/profile/notification-settings'
import type { SessionsResponse } from '@/provider/contract/sessions'
import clientsJson from '@/provider/demo/seed/data/clients.json'
import { sessionOf } from '@/tests/setup/client-session'
import { CONFIRM, CONSENTS, newKey, rentalOf, START } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

/** Clients of the demo data, named by what they have. */
const [RICH, POOR, DEBTOR, PLATINUM, BRONZE] = [1, 2, 3, 4, 12]
const LISTS = ['history', 'fines', 'damages', 'charge', 'spend', 'offers', 'drivers']

/** By registering. */
const AGREED = ['personal_data_agreement', 'privacy_policy']

describe('the client area', () => {
  const provider = useProvider()
  const headers = new Map<number, Record<string, string>>()

  beforeAll(async () => {
    for (const { id } of clientsJson.clients) headers.set(id, await sessionOf(provider, id))
  })

  async function read<Data>(section: string, clientId: number, language = 'ru'): Promise<Data> {
    const response = await provider.call('GET', `/auth-client/${section}`, undefined, {
      ...headers.get(clientId),
      'accept-language': language,
    })
    expect(response.statusCode, response.body).toBe(200)
    return response.json().data
  }

  it('is closed to a session whose client is gone', async () => {
    const { rows } = await provider.db.execute<{ id: string }>(sql`
      insert into clients (station, phone, first_name, language, created_at)
      select station, '+79995550000', first_name, language, created_at from clients where id = ${POOR} returning id`)
    const id = Number(rows[0]?.id)
    const gone = await sessionOf(provider, id)
    // The foreign key of the session would keep the row.
    await provider.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(sql`delete from clients where id = ${id}`)
    })
    for (const section of ['client', 'settings']) {
      const response = await provider.call('GET', `/auth-client/${section}`, undefined, gone)
      expect([response.statusCode, response.json().error.code], section).toEqual([401, 'unauthenticated'])
    }
    await provider.db.execute(sql`delete from sessions where client_id = ${id}`)
  })

  describe('the rich client', () => {
    it('reads name, miles, level and the next pick-up', async () => {
      expect(await read<ClientResponse>('client', RICH)).toEqual({
        id: 1,
        first_name: 'Мария',
        last_name: 'Маякова',
        middle_name: 'Примеровна',
        bonus_miles: 8627,
        sessionEndsAt: expect.stringMatching(/^20\d\d-.*Z$/),
        loyalty: { level: 'silver', km: 6062, days: 42, next: { level: 'gold', km: 20_000, days: 75 } },
        nextBooking: {
          number: '1046196',
          date: expect.any(String),
          status: 'active',
          car: 'Honda N-BOX',
          drawn: { slug: 'honda-n-box', body: expect.any(String), cvet: expect.any(String) },
          pickupAt: '2026-11-18T00:00:00.000Z',
          dropoffAt: '2026-11-23T00:00:00.000Z',
          totalKop: 857_400,
          paidKop: 857_400,
          costKop: 857_400,
          refundKop: 0,
          distanceKm: null,
          miles: 429,
        },
        attention: { offers: 2, fines: 2, damages: 1, drivers: 2 },
        expiring: { miles: 2760, on: '2028-01-08' },
      })
    })

    it('has every rental in the history, the latest trip first, whenever it was booked', async () => {
      await provider.db.execute(sql`update bookings set created_at = '2026-11-19' where number = '1045237'`)
      const { items } = await read<HistoryResponse>('history', RICH)
      expect(items.map(({ number, status }) => [number, status])).toEqual([
        ['1046470', 'confirmed'],
        ['1046333', 'confirmed'],
        ['1046196', 'active'],
        ['1045922', 'completed'],
        ['1046059', 'cancelled_client'],
        ['1045785', 'completed'],
        ['1045648', 'completed'],
        ['1045511', 'completed'],
        ['1045374', 'completed'],
        ['1045237', 'completed'],
      ])
    })

    it('reads a year of a list at the branch with the sums of that year, and which years there are', async () => {
      const { rows } = await provider.db.execute<{ id: string; start_at: string }>(
        sql`select id, start_at from bookings where number = '1045237'`,
      )
      const move = async (fine: string, damage: string, pickup: string | undefined) =>
        provider.db.transaction(async (tx) => {
          // A rental of the past stays as it was: a trigger says so.
          await tx.execute(sql`set local session_replication_role = replica`)
          await tx.execute(sql`update fines set date = ${fine} where client_id = ${RICH} and paid_kop = 56300`)
          await tx.execute(sql`update damages set date = ${damage} where client_id = ${RICH} and cost_kop = 120000`)
          await tx.execute(sql`update bookings set start_at = ${pickup} where id = ${rows[0]?.id}`)
        })
      const { items: damagesBefore } = await read<DamagesResponse>('damages', RICH)
      // Already the next year at the branch.
      await move('2025-12-31', '2025-01-01', '2024-12-31T14:30:00Z')
      try {
        const fines = await read<FinesResponse>('fines?year=2025', RICH)
        expect(fines).toMatchObject({ years: [2026, 2025], paid: 563, debt: 0, items: [{ date: '2025-12-31' }] })
        expect(await read<FinesResponse>('fines?year=2026', RICH)).toMatchObject({ paid: 750, debt: 1688 })
        const damages = await read<DamagesResponse>('damages?year=2025', RICH)
        expect(damages).toMatchObject({ years: [2026, 2025], paid: 1200, debt: 0, items: [{ cost: 1200 }] })
        const numbersOf = async (year: number) =>
          (await read<HistoryResponse>(`history?year=${year}`, RICH)).items.map(({ number }) => number)
        expect(await numbersOf(2025)).toContain('1045237')
        expect(await numbersOf(2024)).toEqual([])
        expect((await read<HistoryResponse>('history?year=2026', POOR)).items).toEqual([])
      } finally {
        await move('2026-07-04', damagesBefore.at(-1)?.date ?? '', rows[0]?.start_at)
      }
      for (const section of ['history', 'fines', 'damages']) {
        const path = `/auth-client/${section}?year=twenty`
        expect((await provider.call('GET', path, undefined, headers.get(RICH) ?? {})).statusCode).toBe(400)
      }
    })

    it('reads of a cancelled rental what the branch keeps, and what goes back', async () => {
      const { items } = await read<HistoryResponse>('history', RICH)
      const find = (wanted: string) => items.find(({ number }) => number === wanted)
      expect(find('1046059')).toMatchObject({ totalKop: 1_428_300, paidKop: 285_700, costKop: 0, refundKop: 285_700 })
      expect(find('1045922')).toMatchObject({ totalKop: 3_037_500, costKop: 3_037_500, refundKop: 0 })
    })

    it('reads of a damage what the deposit paid of it, and the most that the insurance leaves to pay', async () => {
      const { rows } = await provider.db.execute<{ id: string; booking: string }>(
        sql`select id, booking_id as booking from damages where client_id = ${RICH} and paid_kop = 300000`,
      )
      const details = (means: string, id: unknown) =>
        JSON.stringify({ kind: 'damage', id: Number(id), amountKop: 200_000, means })
      for (const [means, id] of [
        ['deposit', rows[0]?.id],
        ['cash', rows[0]?.id],
        ['deposit', 999_999],
      ])
        await provider.db.execute(sql`insert into operator_acts (station, operator, act, booking_id, details, at)
          select station, 'ivan', 'debt.pay', id, ${details(String(means), id)}::jsonb, now() from bookings
          where id = ${rows[0]?.booking}`)
      const { items } = await read<DamagesResponse>('damages', RICH)
      expect(items.find(({ paid }) => paid === 3000)).toMatchObject({ fromDeposit: 2000, atMost: expect.any(Number) })
      expect(items.filter(({ paid }) => paid !== 3000).map(({ fromDeposit }) => fromDeposit)).toEqual([0, 0])
    })

    it('has fines in whole roubles, paid and not, the latest first', async () => {
      const { items, ...totals } = await read<FinesResponse>('fines', RICH)
      expect(items).toMatchObject([
        {
          name: 'Проезд на запрещающий сигнал',
          car: 'Toyota RAV4',
          booking: '1045922',
          size: 1500,
          date: '2026-10-06',
          place: 'ул. Светланская, 15',
          paid: 0,
          debt: 1125,
        },
        expect.objectContaining({ size: 750, date: '2026-10-06', place: 'Русский мост', paid: 0, debt: 563 }),
        expect.objectContaining({ car: 'Honda Vezel', date: '2026-08-19', paid: 750, debt: 0 }),
        expect.objectContaining({ car: 'Toyota Camry', date: '2026-07-04', size: 750, paid: 563, debt: 0 }),
      ])
      expect(totals).toMatchObject({ paid: 1313, debt: 1688 })
    })

    it('pays the whole fine once the last day of its discount is over at the station', async () => {
      const debtOf = async () =>
        (await read<FinesResponse>('fines', RICH)).items.find(({ place }) => place === 'Русский мост')?.debt
      try {
        provider.clock.now = new Date('2026-12-09T13:59:59Z')
        expect(await debtOf()).toBe(563)
        provider.clock.now = new Date('2026-12-09T14:00:00Z')
        expect(await debtOf()).toBe(750)
      } finally {
        provider.clock.now = START
      }
    })

    it('owes of its damages what neither it nor the insurance paid', async () => {
      const { items, ...totals } = await read<DamagesResponse>('damages', RICH)
      expect(items.map(({ damage, cost, paid, debt }) => [damage, cost, paid, debt])).toEqual([
        ['Царапина на задней двери', 9500, 0, 0],
        ['Скол на переднем бампере', 9500, 3000, 6500],
        ['Утеряна крышка форсунки', 1200, 1200, 0],
      ])
      expect(totals).toMatchObject({ paid: 4200, debt: 6500 })
    })

    it('earned and spent miles whose sum is the balance; pending ones are not in it', async () => {
      const [earned, spent] = [await read<ChargeResponse>('charge', RICH), await read<SpendResponse>('spend', RICH)]
      for (const { balance, pending } of [earned, spent]) expect([balance, pending]).toEqual([8627, 429])
      expect(earned.items.slice(0, 2)).toMatchObject([
        { at: '2026-11-18T01:02:00.000Z', miles: -1500, state: 'reserved', booking: '1046333', balance: 8627 },
        {
          at: '2026-11-18T00:00:00.000Z',
          miles: 429,
          state: 'pending',
          earnPercent: 5,
          expiresOn: '2028-11-18',
          balance: null,
        },
      ])
      expect(spent.items.map(({ miles, state, expiresOn }) => [miles, state, expiresOn])).toEqual([
        [-1500, 'reserved', null],
        [-720, 'spent', null],
      ])
      const settled = earned.items.filter(({ state }) => state !== 'pending')
      expect(settled).toHaveLength(11 - 1)
      expect(settled.reduce((sum, { miles }) => sum + miles, 0)).toBe(8627)
    })

    it('is offered what can still be used, then what was used and what is over', async () => {
      const { items } = await read<OffersResponse>('offers', RICH)
      expect(items[0]).toEqual({
        id: expect.any(Number),
        naimenovanie: 'Выходные на внедорожнике',
        PriceDiscount: 5978,
        cvet: 'зелёный',
        features_options: [{ name: 'Полный привод' }, { name: 'Цепи' }, { name: 'Левый руль' }],
        cd: { naimenovanie: 'Haval Dargo', slug: 'haval-dargo', body: 'suv' },
        discountPercent: 5,
        validFrom: '2026-11-15',
        validTo: '2026-12-20',
        minDays: 2,
        conditions: 'Для статуса «Серебро» и выше',
        state: 'active',
        booking: null,
      })
      const states = async () => (await read<OffersResponse>('offers', RICH)).items.map(({ state }) => state)
      expect(await states()).toEqual(['active', 'active', 'expired', 'used'])
      provider.clock.now = new Date('2026-12-20T13:59:00Z')
      expect(await states()).toEqual(['active', 'active', 'expired', 'used'])
      provider.clock.now = new Date('2026-12-20T14:00:00Z')
      expect(await states()).toEqual(['active', 'expired', 'used', 'expired'])
    })

    it('has four drivers, one in each state', async () => {
      const { items } = await read<DriversResponse>('drivers', RICH)
      expect(items[0]).toMatchObject({
        id: expect.any(Number),
        first_name: 'Тихон',
        middle_name: 'Примерович',
        last_name: 'Маяков',
        phone: '+79990000101',
        email: 'driver41@clients.example',
        approved: true,
        verification: 'verified',
      })
      expect(items.map(({ approved, verification }) => [approved, verification])).toEqual([
        [true, 'verified'],
        [true, 'on_review'],
        [true, 'rejected'],
        [false, 'incomplete'],
      ])
    })
  })

  describe('the client who has nothing', () => {
    it('is a client without a level, miles and bookings', async () => {
      expect(await read<ClientResponse>('client', POOR)).toMatchObject({
        id: 2,
        bonus_miles: 0,
        loyalty: { level: 'none', km: 0, days: 0, next: { level: 'bronze', km: 3000, days: 10 } },
        nextBooking: null,
      })
    })

    it.each(LISTS)('has an empty list of %s', async (section) => {
      expect((await read<{ items: unknown[] }>(section, POOR)).items).toEqual([])
    })

    it('has a phone and an e-mail, and agreed to what registering asks for', async () => {
      const givenAt = expect.stringMatching(/^2026-02-28T14:00:00/)
      expect(await read<ProfileResponse>('settings', POOR)).toEqual({
        last_name: 'Бухтин',
        first_name: 'Пётр',
        middle_name: 'Примерович',
        nameVerified: false,
        nameAsked: null,
        phone: '+79990000002',
        email: 'client2@clients.example',
        emailConfirmedAt: expect.stringMatching(/Z$/),
        language: 'ru',
        notices: USUAL_NOTICES,
        consents: AGREED.map((document) => ({ document, version: '2026-03-01', givenAt, withdrawnAt: null })),
        obstacles: [],
        secondFactor: null,
      })
    })
  })

  describe('the debtor', () => {
    it('has three fines that are not paid and two damages with a debt, and no miles', async () => {
      const fines = await read<FinesResponse>('fines', DEBTOR)
      expect(fines.items.map(({ size, paid, debt }) => [size, paid, debt])).toEqual([
        [1500, 0, 1500],
        [750, 0, 750],
        [1500, 0, 1500],
      ])
      expect(fines).toMatchObject({ paid: 0, debt: 3750 })
      const damages = await read<DamagesResponse>('damages', DEBTOR)
      expect(damages.items.map(({ cost, paid, debt }) => [cost, paid, debt])).toEqual([
        [46_500, 8000, 38_500],
        [900, 0, 900],
      ])
      expect(damages).toMatchObject({ paid: 8000, debt: 39_400 })
      for (const section of ['charge', 'spend']) {
        expect(await read(section, DEBTOR)).toMatchObject({ balance: 0, pending: 0, items: [] })
      }
    })

    it('has two rentals, which are too few for a level, and no drivers or offers', async () => {
      const { loyalty, nextBooking } = await read<ClientResponse>('client', DEBTOR)
      expect(loyalty).toMatchObject({ level: 'none', km: 2410, days: 7 })
      expect(nextBooking).toBeNull()
      expect((await read<HistoryResponse>('history', DEBTOR)).items.map(({ number }) => number)).toEqual([
        '1046744',
        '1046607',
      ])
      expect((await read<DriversResponse>('drivers', DEBTOR)).items).toEqual([])
      expect((await read<OffersResponse>('offers', DEBTOR)).items).toEqual([])
    })
  })

  describe('every demo client', () => {
    it.each(clientsJson.clients)('$phone has the miles and the level of the file', async (client) => {
      const { bonus_miles, loyalty } = await read<ClientResponse>('client', client.id)
      const { kmLast24Months, daysLast24Months } = client.stats
      expect({ bonus_miles, ...loyalty }).toMatchObject({
        bonus_miles: client.bonus_miles,
        level: client.loyaltyLevel,
        km: kmLast24Months,
        days: daysLast24Months,
      })
      expect((await read<ChargeResponse>('charge', client.id)).pending).toBe(client.pendingMiles)
    })

    it('on the highest level has nothing more to reach', async () => {
      expect((await read<ClientResponse>('client', PLATINUM)).loyalty.next).toBeNull()
    })

    it('sees miles that were spent, returned and expired with the balance after each, and the next expiry', async () => {
      const [spent, ledger] = [await read<SpendResponse>('spend', BRONZE), await read<ChargeResponse>('charge', BRONZE)]
      const movements = [
        [100, 'returned', 1697, null],
        [-100, 'released', 1597, null],
        [-475, 'expired', 1697, null],
        [1697, 'credited', 2172, '2028-07-26'],
        [475, 'credited', 475, null],
      ]
      const columnsOf = (items: ChargeResponse['items']) =>
        items.map(({ miles, state, balance, expiresOn }) => [miles, state, balance, expiresOn])
      expect(columnsOf(ledger.items)).toEqual(movements)
      expect(columnsOf(spent.items)).toEqual(movements.slice(0, 3))
      expect(ledger.nextExpiry).toEqual({ on: '2028-07-26', miles: 1697 })
    })

    it('sees a cancelled fine or damage only after disputing it', async () => {
      const fines = await read<FinesResponse>('fines', 10)
      expect(fines.items.map(({ date, status, debt }) => [date, status, debt])).toEqual([
        ['2026-08-12', 'cancelled', 0],
        ['2026-02-03', 'dispute_kept', 750],
      ])
      expect(fines.items.every(({ dispute }) => dispute !== null)).toBe(true)
      const damages = await read<DamagesResponse>('damages', 10)
      expect(damages.items.map(({ date }) => date)).toEqual(['2026-02-14', '2025-07-31'])
      expect(damages).toMatchObject({ paid: 0, debt: 7000 })
    })
  })

  describe('texts', () => {
    it.each(['fines', 'damages', 'charge', 'spend', 'offers'])(
      'of %s come in the reader’s language',
      async (section) => {
        for (const [language, foreign] of [
          ['zh-CN', /\p{Script=Cyrillic}/u],
          ['en', /\p{Script=Cyrillic}|\p{Script=Han}/u],
        ] as const) {
          const { items } = await read<{ items: Record<string, unknown>[] }>(section, RICH, language)
          // The colour is a key that the site translates, as on the cars; a dispute is the client's own text.
          const displayed = JSON.stringify(items, (key, value) =>
            ['cvet', 'dispute'].includes(key) ? undefined : value,
          )
          expect(items.length).toBeGreaterThan(1)
          expect(displayed).not.toMatch(foreign)
        }
      },
    )

    it('are Russian where one is missing', async () => {
      await provider.db.execute(
        sql`update damages set damage = '{"ru": "Вмятина", "en": ""}' where client_id = ${DEBTOR}`,
      )
      for (const language of ['en', 'zh-CN']) {
        const { items } = await read<DamagesResponse>('damages', DEBTOR, language)
        expect(items.map(({ damage }) => damage)).toEqual(['Вмятина', 'Вмятина'])
      }
    })
  })

  describe('a booking of the client', () => {
    const guest = useProvider()

    it('is in the history, expires with its hold, and is the next one only when confirmed', async () => {
      const session = () => sessionOf(guest, POOR, { createdAt: guest.clock.now })
      const get = async (section: string) =>
        (await guest.call('GET', `/auth-client/${section}`, undefined, await session())).json().data
      const hold = async (ahead: number) => {
        const request = await guest.requestFor(rentalOf('honda-fit', ahead), { phone: '+79990000002' })
        return (await guest.hold(request, newKey(), await session())).json().data
      }

      const { booking } = await hold(40)
      expect(await get('history')).toMatchObject({
        items: [{ number: booking.number, status: 'held', car: 'Honda Fit' }],
      })
      expect((await get('client')).nextBooking).toBeNull()
      guest.clock.now = new Date(START.getTime() + 15 * 60_000)
      expect((await get('history')).items[0].status).toBe('expired')

      const activeHold = await hold(41)
      const key = { 'x-booking-key': activeHold.key }
      expect(
        (await guest.call('PATCH', `/sun/v2/bookings/${activeHold.booking.number}`, CONFIRM, key)).statusCode,
      ).toBe(200)
      expect((await get('client')).nextBooking).toMatchObject({
        number: activeHold.booking.number,
        status: 'confirmed',
      })
      guest.clock.now = new Date(activeHold.booking.dropoffAt)
      expect((await get('client')).nextBooking).toBeNull()
      guest.clock.now = START

      const consents = (await get('settings')).consents as ProfileResponse['consents']
      const latest = consents.filter(({ version }) => version === '2026-11-01')
      expect(latest.map(({ document }) => document).sort()).toEqual([
        'personal_data_agreement',
        'privacy_policy',
        'public_offer',
        'rentalterms',
      ])
      // Agreed to twice, listed once with the first time.
      expect(latest.find(({ document }) => document === 'privacy_policy')).toMatchObject({
        givenAt: START.toISOString(),
      })
    })
  })

  describe('consents', () => {
    it.each([
      { subject: 'registering', client: 6 },
      { subject: 'a callback', client: 8 },
      { subject: 'a message', client: 9 },
    ])('of $subject belong to the client, and not those of a stranger with his phone', async ({ subject, client }) => {
      const phone = clientsJson.clients.find(({ id }) => id === client)?.phone ?? ''
      const header = { 'x-consents': CONSENTS }
      const [clientName, station] = ['Пётр', 'vldk_sun']
      const callback = { partner: false, affiliate: false, clientName, clientPhone: phone, station }
      const message = { name: clientName, phone, email: 'p@clients.example', message: 'Есть ли детское кресло?' }
      const agreedAnew = async () =>
        (await read<ProfileResponse>('settings', client)).consents
          .filter(({ version }) => version !== '2026-03-01')
          .map(({ document, version }) => `${document}@${version}`)
          .sort()
      const send = async (more: object) => {
        const all = { ...header, ...more }
        if (subject === 'a callback') return provider.call('POST', '/sun/v2/callback', callback, all)
        if (subject === 'a message') return provider.call('POST', '/sun/v2/messages', message, all)
      }
      if (subject !== 'registering') expect((await send({}))?.statusCode).toBe(201)
      expect(await agreedAnew()).toEqual([])
      if (subject !== 'registering') expect((await send(headers.get(client) ?? {}))?.statusCode).toBe(201)
      else
        await provider.db.execute(sql`insert into client_consents (client_id, document, version, given_at) values
          (${client}, 'privacy_policy', '2026-11-01', now()), (${client}, 'personal_data_agreement', '2026-11-01', now())`)

      expect(await agreedAnew()).toEqual(CONSENTS.split(',').sort())
      expect((await read<ProfileResponse>('settings', POOR)).consents).toHaveLength(AGREED.length)
    })
  })

  describe('sessions', () => {
    it('are those that still let the client in, the last used first, this one marked', async () => {
      const ago = (days: number) => new Date(START.getTime() - days * 86_400_000)
      const other = await sessionOf(provider, 5, { createdAt: ago(10), seenAt: ago(1) })
      await sessionOf(provider, 5, { createdAt: ago(60), seenAt: ago(31) })
      await sessionOf(provider, 5, { createdAt: ago(91), seenAt: ago(1) })
      await sessionOf(provider, 5, { revokedAt: ago(0) })

      const { items } = await read<SessionsResponse>('sessions', 5)
      expect(items.map(({ createdAt, current }) => [createdAt, current])).toEqual([
        [START.toISOString(), true],
        [ago(10).toISOString(), false],
      ])
      const seen = await provider.call('GET', '/auth-client/sessions', undefined, other)
      expect(seen.json().data.items.find(({ current }: { current: boolean }) => current).createdAt).toBe(
        ago(10).toISOString(),
      )
    })
  })
})
