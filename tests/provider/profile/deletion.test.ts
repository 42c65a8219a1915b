import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { MARKETING_VERSION } from '@/provider/contract/rules/profile/notification-settings'
import { openTestOutbox, PASSWORD } from '@/tests/setup/auth-guests'
import { openGuest } from '@/tests/setup/booking-guests'
import { sessionOf } from '@/tests/setup/client-session'
import { CONSENTS, config, newKey, newPhone, rentalOf } from '@/tests/setup/open-provider'
import { jpeg } from '@/tests/setup/sample-files'
import { headersOf, openSettings, type SessionHeaders } from '@/tests/setup/signed-in'
import { storeEvidence } from '@/tests/setup/stored-evidence'
import { useProvider } from '@/tests/setup/use-provider'

const [RICH, DEBTOR, PLATINUM] = [1, 3, 4]
const DEMO_PASSWORD = 'demo-password-2026'

/**
 * Columns that an erased client may stay in: his number, and what the books, the law and the limits need. A new table
 * that names a client must be added here.
 */
const RETAINED = {
  /** Tables that have rows of an erased client, with his number. */
  byClient: [
    'bookings',
    'callbacks',
    'client_consents',
    'client_exports',
    'clients',
    'damages',
    'disputes',
    'driver_consents',
    'file_reads',
    'file_uploads',
    'fines',
    'long_term_requests',
    'marketing_consents',
    'messages',
    'mile_entries',
    'mile_lots',
    'payments',
    'sessions',
    'transfer_orders',
  ],
  /** Tables that have none any more. */
  gone: [
    ...['codes', 'drivers', 'files', 'idempotency_keys', 'name_requests', 'notice_choices', 'offers', 'outbox'],
    ...['recovery_codes', 'second_factors', 'waitlist_entries'],
  ],
}

describe('deleting an account', () => {
  const provider = useProvider()
  const settings = openSettings(provider)
  const { send, stepUp } = settings
  const proved = async (clientId: number) => stepUp(await sessionOf(provider, clientId), DEMO_PASSWORD)
  const remove = (headers: SessionHeaders) => send('DELETE', 'client', headers)
  const rowsOf = async <Row extends Record<string, unknown>>(statement: ReturnType<typeof sql>) =>
    (await provider.db.execute<Row>(statement)).rows

  it('is rejected by name while a rental, a booking or a debt is open, and then changes nothing', async () => {
    for (const [id, obstacles] of [
      [RICH, 'rental_active,booking_open,debt'],
      [DEBTOR, 'debt'],
    ] as const) {
      const headers = await proved(id)
      const response = await remove(headers)
      expect([response.statusCode, response.json().error.code]).toEqual([409, 'deletion_refused'])
      expect(response.json().error.details).toEqual({ obstacles })
      expect((await send('GET', 'settings', headers)).json().data.obstacles.join(',')).toBe(obstacles)
    }
    expect(await rowsOf(sql`select 1 from clients where deleted_at is not null`)).toEqual([])
  })

  it('needs a session stepped up', async () => {
    const response = await remove(await sessionOf(provider, PLATINUM))
    expect([response.statusCode, response.json().error.code]).toEqual([403, 'step_up_required'])
  })

  describe('leaves', () => {
    let canaries: string[] = []
    let phone = ''
    let uploads: string[] = []
    let evidence = ''
    let before: Record<string, number> = {}
    let headers: SessionHeaders = {}
    const others = async () =>
      (
        await rowsOf<{ n: string }>(
          sql`select count(*) as n from clients where id <> ${PLATINUM} and phone is not null`,
        )
      )[0]?.n
    let othersBefore: string | undefined

    beforeAll(async () => {
      await openEverything()
      othersBefore = await others()
      before = await countRows()
      const response = await remove(headers)
      expect(response.statusCode, response.body).toBe(200)
    })

    /** A client with a row in every table, all over now. */
    async function openEverything() {
      const [client] = await rowsOf<{ phone: string }>(sql`select phone from clients where id = ${PLATINUM}`)
      phone = client?.phone ?? ''
      headers = await proved(PLATINUM)
      await disputeWithFiles()
      await provider.db.execute(sql`
        insert into deposit_holds (booking_id, card_brand, card_last4, terminal_reference, amount_kop, held_at)
        select id, 'mir', '7741', 'canary-of-a-terminal', 100, now() from bookings where client_id = ${PLATINUM}
          and status = 'completed' and (price ->> 'depositKop')::int > 100 order by id limit 1`)
      await provider.db.execute(sql`
        update fines set status = 'paid', paid_kop = size_kop where client_id = ${PLATINUM};`)
      await provider.db.execute(sql`update damages set paid_kop = cost_kop - covered_kop where client_id = ${PLATINUM}`)
      await send('POST', 'settings/name', headers, { last_name: 'Канарейкина', first_name: 'Прося', middle_name: null })
      await send('POST', 'settings/notices', headers, {
        language: 'ru',
        notices: {
          trip: { sms: true, email: true },
          debts: { sms: true, email: true },
          offers: { sms: true, email: false },
        },
        marketing: MARKETING_VERSION,
      })
      await provider.call(
        'POST',
        '/sun/v2/callback',
        { partner: false, affiliate: false, clientName: 'Канарейкин Зов', clientPhone: phone, station: 'vldk_sun' },
        { 'x-consents': 'privacy_policy@2026-11-01,personal_data_agreement@2026-11-01', 'x-referer': 'canary-referer' },
      )
      await provider.db.execute(sql`
        insert into messages (station, client_id, name, phone, email, message, language, created_at)
        values ('vldk', ${PLATINUM}, 'Канарейкин', ${phone}, 'canary@clients.example', 'Канарейкин пишет', 'ru', now())`)
      await requestLongTerm(phone)
      const trip = {
        ...{ slug: 'toyota-crown', kind: 'hour', at: { date: '2026-12-05', time: '12:00' }, hours: 3, route: null },
        ...{ fromPlace: null, toPlace: null, back: null, passengers: 1, childSeats: 0 },
      }
      const { quoteToken: tripToken } = (await provider.call('POST', '/sun/v2/transfers/quote', trip)).json().data
      const fields = {
        trip,
        quoteToken: tripToken,
        driverLanguage: null,
        toAddress: 'canary street',
        flight: 'CANARY 1',
      }
      const ordered = await provider.call(
        'POST',
        '/sun/v2/transfers/orders',
        {
          ...{ ...fields, fromAddress: 'улица Канарейкина', sign: 'Канарейкин', comment: 'canary', name: 'Канарейкин' },
          ...{ phone, email: 'canary@clients.example' },
        },
        { 'x-consents': CONSENTS, 'x-referer': 'canary-referer', 'idempotency-key': 'key-of-an-order-with-driver' },
      )
      expect(ordered.statusCode, ordered.body).toBe(201)
      const driver = { phone, last_name: 'Канарейкин', email: 'canary@clients.example' }
      const request = await provider.requestFor(rentalOf('honda-fit', 60), driver)
      const held = await provider.hold(request, newKey(), headers)
      const { booking, key } = held.json().data
      const changed = { ...rentalOf('honda-fit', 61), city: 54 }
      const meeting = {
        pickupAddress: 'canary hotel',
        dropoffAddress: '',
        note: 'Канарейкин ждёт',
        chineseClerk: false,
      }
      const { quoteToken } = (
        await provider.call('POST', `/sun/v2/bookings/${booking.number}/quote`, changed, { 'x-booking-key': key })
      ).json().data
      const patched = await provider.call(
        'PATCH',
        `/sun/v2/bookings/${booking.number}`,
        { rental: changed, quoteToken, meeting },
        { 'x-booking-key': key },
      )
      expect(patched.statusCode, patched.body).toBe(200)
      const once = { ...headers, 'idempotency-key': 'key-of-a-spend-of-miles' }
      const spent = await provider.call('POST', '/auth-client/spend', { booking: booking.number, miles: 1 }, once)
      expect(spent.statusCode, spent.body).toBe(200)
      await provider.db.execute(sql`
        insert into driver_consents (client_id, driver_id, document, version, given_at, ip)
        values (${PLATINUM}, 1, 'personal_data_agreement', '2026-11-01', now(), '203.0.113.7')`)
      await provider.db.execute(sql`
        insert into payments (public_id, station, purpose, booking_id, number, client_id, payer_phone,
          payer_email, language, amount_kop, state, next_at, created_at, ended_at)
        select 'payment-of-a-deletion1', station, 'booking', id, number, client_id, ${phone},
          'canary@clients.example', 'ru', 100000, 'canceled', now(), now(), now()
        from bookings where number = ${booking.number}`)
      await provider.db.execute(sql`
        insert into waitlist_entries (station, model_id, start_at, end_at, pickup_place, dropoff_place, channel, email,
          address_hash, client_id, is_proved, language, created_at)
        select station, model_id, start_at, end_at, 50, 50, 'email', 'canary@clients.example', 'hash', ${PLATINUM}, false,
          'ru', now()
        from bookings where number = ${booking.number}`)
      await provider.call(
        'POST',
        `/sun/v2/bookings/${booking.number}/cancel`,
        { refundKop: 0 },
        { 'x-booking-key': key },
      )
      await provider.db.execute(sql`
        with over as (update bookings set status = 'cancelled_branch' where client_id = ${PLATINUM} and status = 'confirmed'
          returning id)
        insert into booking_status_history (booking_id, status, actor, at) select id, 'cancelled_branch', 'branch', now() from over`)
      await provider.db.execute(sql`
        with over as (update bookings set status = 'completed' where client_id = ${PLATINUM} and status = 'active' returning id)
        insert into booking_status_history (booking_id, status, actor, at) select id, 'completed', 'branch', now() from over`)
      const named = await rowsOf<{ text: string }>(sql`
        select last_name as text from clients where id = ${PLATINUM} union select email from clients where id = ${PLATINUM}
        union select phone from drivers where client_id = ${PLATINUM} union select last_name from drivers where client_id = ${PLATINUM}
        union select licence ->> 'number' from drivers where client_id = ${PLATINUM}`)
      canaries = [phone, phone.slice(2), 'Канарейкин', 'canary', 'CANARY', ...named.map(({ text }) => text)].filter(
        Boolean,
      )
      expect(canaries.length).toBeGreaterThan(5)
    }

    async function requestLongTerm(of: string) {
      const { items } = (await provider.call('GET', '/sun/v2/long-term')).json().data
      const response = await provider.call(
        'POST',
        '/sun/v2/long-term/requests',
        {
          gosnomer: items[0].address,
          last_name: 'Канарейкин',
          first_name: 'Зов',
          phone: of,
          email: 'canary@clients.example',
          months: 6,
          startDate: '2027-01-15',
          company: 'Канарейкин и сыновья',
          comment: 'Канарейкин ждёт',
          partner: false,
          affiliate: false,
        },
        { 'x-consents': 'privacy_policy@2026-11-01,personal_data_agreement@2026-11-01', 'x-referer': 'canary-referer' },
      )
      expect(response.statusCode, response.body).toBe(201)
    }

    /** A fine disputed with a file, and a scan that was read. */
    async function disputeWithFiles() {
      const [fine] = await rowsOf<{ id: string }>(sql`
        insert into fines (station, client_id, car_id, name, size_kop, date, decision_date, decision_number, place,
          discount_percent, status, told_on)
        select station, ${PLATINUM}, car_id, name, size_kop, date, decision_date, 'TEST-1', place, 0, 'new', '2026-11-21'
        from fines where decision_number = 'DEMO-000501' returning id`)
      const upload = async (kind: string) => {
        const response = await provider.app.inject({
          method: 'POST',
          url: `/auth-client/files?kind=${kind}`,
          headers: { ...headers, 'content-type': 'application/octet-stream' },
          payload: await jpeg(),
        })
        return String(response.json().data.id)
      }
      uploads = [await upload('dispute'), await upload('passport')]
      const proved = { clientId: PLATINUM, kind: 'fine_photo', fineId: Number(fine?.id) } as const
      evidence = await storeEvidence(provider, proved, await jpeg())
      const dispute = { text: 'Канарейкин не согласен', files: uploads.slice(0, 1) }
      const disputed = await send('POST', `fines/${fine?.id}/dispute`, headers, dispute)
      expect(disputed.statusCode, disputed.body).toBe(201)
      await provider.db.execute(sql`
        with factor as (insert into second_factors (client_id, key_id, wrapped_key, salt, created_at)
          values (${PLATINUM}, ${'a'.repeat(16)}, 'wrapped', ${'b'.repeat(32)}, now()) returning client_id)
        insert into recovery_codes (client_id, code_hash) select client_id, ${'c'.repeat(64)} from factor`)
      // A scan needs a code.
      await provider.db.execute(
        sql`update sessions set proved_by = 'code' where client_id = ${PLATINUM} and proved_at is not null`,
      )
      const link = await send('POST', `files/${uploads[1]}/link`, headers)
      expect((await send('GET', `files/download/${link.json().data.token}`, headers)).statusCode).toBe(200)
    }

    async function tables(): Promise<string[]> {
      const rows = await rowsOf<{ name: string }>(sql`
        select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`)
      return rows.map(({ name }) => name)
    }

    async function countRows(): Promise<Record<string, number>> {
      const named = await rowsOf<{ name: string }>(sql`
        select table_name as name from information_schema.columns
        where table_schema = 'public' and column_name = 'client_id' order by 1`)
      const rowCounts: Record<string, number> = { clients: 1 }
      for (const { name } of named) {
        const [row] = await rowsOf<{ n: number }>(
          sql`select count(*)::int as n from ${sql.identifier(name)} where client_id = ${PLATINUM}`,
        )
        rowCounts[name] = row?.n ?? 0
      }
      return rowCounts
    }

    it('rows of the client only in the listed tables', async () => {
      expect(Object.keys(before).sort()).toEqual([...RETAINED.byClient, ...RETAINED.gone].sort())
      const after = await countRows()
      for (const table of RETAINED.gone) expect([table, after[table]]).toEqual([table, 0])
      const retained = [
        'bookings',
        'fines',
        'damages',
        'callbacks',
        'messages',
        'client_consents',
        'driver_consents',
        'sessions',
        'transfer_orders',
      ]
      for (const table of [...retained, 'disputes', 'file_reads', 'mile_lots']) {
        expect([table, after[table]]).toEqual([table, before[table]])
      }
    })

    it('no byte of his files and no evidence, and of his disputes only that they were', async () => {
      expect(before.files).toBe(uploads.length + 1)
      for (const id of [...uploads, evidence])
        expect(existsSync(join(config.files.folder, id.slice(0, 2), id))).toBe(false)
      expect(await rowsOf(sql`select text from disputes where client_id = ${PLATINUM}`)).toEqual([{ text: '—' }])
    })

    it('no name, phone, e-mail or licence of his in any column of any table, except the address of the last message', async () => {
      const left: string[] = []
      // One query for each table: the bookings of two years are many.
      const anyCanary = canaries.map((canary) => canary.replaceAll('+', '\\+')).join('|')
      for (const table of await tables()) {
        const matches = await rowsOf<{ row: string }>(sql`
          select row from (select t::text as row from ${sql.identifier(table)} t offset 0) texts where row ~ ${anyCanary}`)
        for (const { row } of matches) left.push(`${table}: ${row}`)
      }
      const farewell = left.filter((row) => row.startsWith('outbox:') && row.includes('account_deleted'))
      expect(left.filter((row) => !farewell.includes(row))).toEqual([])
      expect(farewell).toHaveLength(2)
    })

    it('the blocked and released sums of his cards, without a digit', async () => {
      const holds = await rowsOf(sql`
        select card_last4, terminal_reference, sum(h.amount_kop)::int as kop, count(*)::int as n
        from deposit_holds h join bookings b on b.id = h.booking_id where b.client_id = ${PLATINUM} group by 1, 2`)
      expect(holds).toEqual([{ card_last4: null, terminal_reference: null, kop: 7_900_100, n: 6 }])
      const [others] = await rowsOf<{ n: number }>(
        sql`select count(*)::int as n from deposit_holds where card_last4 is null`,
      )
      expect(others?.n).toBe(6)
    })

    it('no session, no sign-in, and a last message that alone has the phone', async () => {
      expect((await send('GET', 'settings', headers)).statusCode).toBe(401)
      expect((await settings.logIn(phone, DEMO_PASSWORD)).statusCode).toBe(401)
      const mailbox = openTestOutbox(provider)
      await mailbox.deliver()
      expect(mailbox.sent.filter(({ address }) => address === phone).map(({ text }) => text)).toEqual([
        expect.stringContaining('кабинет удалён'),
      ])
      expect(await rowsOf(sql`select 1 from outbox where address is not null`)).toEqual([])
    })

    it('no stored response for a repeated call, of bookings or of miles', async () => {
      expect(before.idempotency_keys).toBeGreaterThanOrEqual(2)
      expect(await rowsOf(sql`select key from idempotency_keys where key like ${`${PLATINUM}:%`}`)).toEqual([])
    })

    it('no miles, by entries of the ledger', async () => {
      const [row] = await rowsOf<{ sum: number }>(sql`
        select sum(case when to_account like 'client:%' then miles else 0 end
          - case when from_account like 'client:%' then miles else 0 end)::int as sum
        from mile_entries where client_id = ${PLATINUM}`)
      expect(row?.sum).toBe(0)
    })

    it('sums and dates of the books as they were, and the others as they were', async () => {
      const [row] = await rowsOf<{ total: string; n: number }>(sql`
        select sum(total_kop) as total, count(*)::int as n from bookings where client_id = ${PLATINUM}`)
      expect(Number(row?.total)).toBeGreaterThan(0)
      expect(await others()).toBe(othersBefore)
    })

    it('the phone without a client: no code is sent until the branch adds it', async () => {
      const { code } = await settings.takeCode(phone)
      expect(code).toBe('000000')
    })
  })

  it('erases him from the changes of a booking that another driver took over, and leaves that driver', async () => {
    const { session, phone } = await settings.newClient(null)
    const first = { phone, last_name: 'Канарейкина', email: 'canary@clients.example' }
    const request = await provider.requestFor(rentalOf('honda-fit', 70), first)
    const guest = await openGuest(provider, { ...request, flight: 'CANARY 1' })
    const change = async (driver: object) => {
      const body = { driver: { ...request.driver, ...driver }, flight: '' }
      const response = await guest.patch({ rental: request.rental, quoteToken: 'kept', ...body })
      expect(response.statusCode, response.body).toBe(200)
    }
    const other = { phone: newPhone(), last_name: 'Тихий', email: 'other@clients.example' }
    await change(other)
    await change({ ...other, first_name: 'Пётр' })
    const headers = await stepUp(headersOf(session), PASSWORD)
    expect((await remove(headers)).json().data).toEqual({ deleted: true })
    const changes = await rowsOf<{ text: string; before: string; after: string }>(sql`
      select c::text as text, people_before -> 'driver' ->> 'last_name' as before,
        people_after -> 'driver' ->> 'last_name' as after
      from booking_changes c join bookings b on b.id = c.booking_id where b.number = ${guest.booking.number} order by c.id`)
    expect(changes.map(({ before, after }) => [before, after])).toEqual([
      ['—', '—'],
      ['Тихий', 'Тихий'],
    ])
    for (const { text } of changes)
      for (const canary of [phone, 'Канарейкина', 'canary', 'CANARY']) expect(text).not.toContain(canary)
  })

  it('cannot rewrite the past: only the whole person can be erased', async () => {
    await expect(provider.db.execute(sql`update disputes set text = 'Согласен'`)).rejects.toThrow()
    await expect(
      provider.db.execute(sql`
        update bookings set driver = driver || '{"last_name": "Другой"}' where client_id = ${RICH} and status = 'completed'`),
    ).rejects.toMatchObject({ cause: { constraint: 'bookings_past_stays' } })
    await expect(
      provider.db.execute(sql`update clients set deleted_at = now() where id = ${RICH}`),
    ).rejects.toMatchObject({ cause: { constraint: 'clients_forgotten' } })
  })

  it('waits for the end of months that were agreed to', async () => {
    const { session } = await settings.newClient(null)
    const { client } = session
    await provider.db.execute(sql`
      with asked as (
        insert into long_term_requests (number, station, client_id, car_id, last_name, first_name, phone, email, months,
          start_on, month_kop, comment, language, state, created_at)
        select '654321', 'vldk', ${client.id}, min(id), 'А', 'Б', '+79990000077', 'a@b.example', 3, '2026-12-01', 1, '', 'ru',
          'agreed', now() from cars returning id)
      insert into long_term_request_history (request_id, state, actor, at) select id, 'agreed', 'branch', now() from asked`)
    const headers = await stepUp(
      {
        authorization: `Bearer ${session.client_token}`,
        'x-app-token': 'token-of-the-tests',
        'x-session': session.session,
      },
      'пароль с пробелом 7',
    )
    expect((await remove(headers)).json().error).toMatchObject({ details: { obstacles: 'booking_open' } })
    await provider.db.execute(sql`
      with ended as (update long_term_requests set state = 'cancelled' where client_id = ${client.id} returning id)
      insert into long_term_request_history (request_id, state, actor, at) select id, 'cancelled', 'branch', now() from ended`)
    expect((await remove(headers)).statusCode).toBe(200)
  })

  it('is possible for a client who has nothing', async () => {
    const { session } = await settings.newClient(null)
    const headers = await stepUp(
      {
        authorization: `Bearer ${session.client_token}`,
        'x-app-token': 'token-of-the-tests',
        'x-session': session.session,
      },
      'пароль с пробелом 7',
    )
    expect((await remove(headers)).json().data).toEqual({ deleted: true })
  })
})
