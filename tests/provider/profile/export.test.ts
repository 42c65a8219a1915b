import { sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { exportData } from '@/provider/modules/profile/export-data'
import { createServices } from '@/provider/services'
import { openGuest } from '@/tests/setup/booking-guests'
import { sessionOf } from '@/tests/setup/client-session'
import { config, rentalOf } from '@/tests/setup/open-provider'
import { jpeg } from '@/tests/setup/sample-files'
import { openSettings, type SessionHeaders } from '@/tests/setup/signed-in'
import { useProvider } from '@/tests/setup/use-provider'

const [RICH, POOR, DEBTOR] = [1, 2, 3]
const DEMO_PASSWORD = 'demo-password-2026'

describe('the export of a client’s data', () => {
  const provider = useProvider()
  const { send, stepUp } = openSettings(provider)

  const proved = async (clientId: number) => stepUp(await sessionOf(provider, clientId), DEMO_PASSWORD)
  const take = (headers: SessionHeaders) => send('POST', 'export', headers)
  const read = async (clientId: number) => {
    const response = await take(await proved(clientId))
    expect(response.statusCode, response.body).toBe(200)
    return strFromU8(unzipSync(response.rawPayload)['data.json'] ?? new Uint8Array())
  }

  /** A client may export five times a day. */
  const endDay = () => provider.db.execute(sql`update client_exports set began_at = began_at - interval '1 day'`)

  /** Values that would identify a client in any place. */
  async function canariesOf(id: number): Promise<string[]> {
    const { rows } = await provider.db.execute<{ text: string }>(sql`
      select last_name as text from clients where id = ${id}
      union select phone from clients where id = ${id} union select email from clients where id = ${id}
      union select number from bookings where client_id = ${id}
      union select phone from drivers where client_id = ${id} union select email from drivers where client_id = ${id}
      union select id::text from sessions where client_id = ${id}`)
    return rows.map(({ text }) => text)
  }

  beforeAll(async () => {
    // Every client has a session of his own, so that a foreign one would be found.
    for (const id of [RICH, POOR, DEBTOR]) await sessionOf(provider, id)
  })

  it('is a zip that may not be cached, only for a session that is stepped up', async () => {
    const plain = await sessionOf(provider, RICH)
    const rejected = await take(plain)
    expect([rejected.statusCode, rejected.json().error.code]).toEqual([403, 'step_up_required'])
    const response = await take(await stepUp(plain, DEMO_PASSWORD))
    expect(response.headers['content-type']).toBe('application/zip')
    expect(response.headers['cache-control']).toMatch(/no-store/)
  })

  it('has every section of the client, and nothing of another client', async () => {
    const texts = new Map([[RICH, await read(RICH)] as const, [POOR, await read(POOR)], [DEBTOR, await read(DEBTOR)]])
    for (const [id, text] of texts) {
      for (const [other] of texts) {
        const canaries = await canariesOf(other)
        const matches = canaries.filter((canary) => text.includes(canary))
        if (other === id) expect(matches.length, `${id}`).toBeGreaterThan(2)
        else expect(matches, `of ${other} in the export of ${id}`).toEqual([])
      }
    }
    const data = JSON.parse(texts.get(RICH) ?? '')
    expect(data.client).toMatchObject({ id: RICH, lastName: 'Маякова', phone: '+79990000001', birthDate: '1988-06-15' })
    expect(data.drivers).toHaveLength(4)
    expect(data.bookings).toHaveLength(10)
    expect(data.bookings[0].price.lines.length).toBeGreaterThan(0)
    expect(data.bookings[0].history.length).toBeGreaterThan(0)
    const cards = data.bookings.flatMap(({ depositCards }: { depositCards: object[] }) => depositCards)
    expect(cards).toHaveLength(7)
    expect(cards).toContainEqual(
      expect.objectContaining({ brand: 'visa', last4: '0926', amountKop: 400_000, releasedAt: null }),
    )
    expect(data.fines.items).toHaveLength(4)
    expect(data.damages.items).toHaveLength(3)
    expect(data.miles.items.length).toBeGreaterThan(9)
    expect(data.offers).toHaveLength(4)
    expect(data.consents).toMatchObject([
      { document: 'personal_data_agreement', version: '2026-03-01' },
      { document: 'privacy_policy', version: '2026-03-01' },
    ])
    expect(data.sessions.length).toBeGreaterThan(0)
    expect(data.requests).toMatchObject({ longTerm: [] })
    expect(data).toHaveProperty('messages')
    expect(data).toHaveProperty('transferOrders')
  })

  it('has his payments for bookings, fines and damages, with refunds and receipts, and no other’s', async () => {
    const ids = new Map<string, string>()
    for (const [client, mark] of [
      [DEBTOR, 'own'],
      [RICH, 'foreign'],
    ] as const)
      for (const purpose of ['booking', 'fine', 'damage'] as const) {
        const id = `${mark}-${purpose}`.padEnd(22, '_')
        ids.set(`${mark} ${purpose}`, id)
        await pay(id, purpose, client)
      }
    await pay('by-the-same-payer'.padEnd(22, '_'), 'other', null)
    const { payments } = JSON.parse(await read(DEBTOR))
    expect(payments.map(({ id }: { id: string }) => id)).toEqual(
      ['damage', 'fine', 'booking'].map((purpose) => ids.get(`own ${purpose}`)),
    )
    const back = { amountKop: 10_000, state: 'succeeded', reason: 'branch' }
    for (const payment of payments)
      expect(payment).toMatchObject({
        ...{ amountKop: 50_000, state: 'succeeded', method: 'bank_card', cardLast4: '4444' },
        refunds: [back],
        receipts: [{ kind: 'payment', amountKop: 50_000, state: 'succeeded', lines: [{ description: 'Оплата' }] }],
      })
    // The payer may be another person.
    expect(JSON.stringify(payments)).not.toMatch(/79995550188|friend@clients/)
    expect(JSON.parse(await read(POOR)).payments).toEqual([])
  })

  async function pay(id: string, purpose: 'booking' | 'fine' | 'damage' | 'other', clientId: number | null) {
    const at = provider.clock.now.toISOString()
    const of = (table: string) => sql.raw(`(select min(id) from ${table} where client_id = ${clientId})`)
    const [booking, fine, damage] = [
      ['booking', 'bookings'] as const,
      ['fine', 'fines'] as const,
      ['damage', 'damages'] as const,
    ].map(([own, table]) => (own === purpose ? of(table) : sql`null`))
    await provider.db.execute(sql`
      with paid as (
        insert into payments (public_id, station, purpose, booking_id, fine_id, damage_id, number, client_id, payer_phone,
          payer_email, language, amount_kop, state, method, card_last4, next_at, created_at, ended_at)
        values (${id}, 'vldk', ${purpose}, ${booking}, ${fine}, ${damage}, '7', ${clientId}, '+79995550188',
          'friend@clients.example', 'ru', 50000, 'succeeded', 'bank_card', '4444', ${at}, ${at}, ${at})
        returning id)
      insert into receipts (kind, payment_id, amount_kop, lines, state, next_at, created_at, ended_at)
      select 'payment', id, 50000, '[{"description": "Оплата"}]', 'succeeded', ${at}, ${at}, ${at} from paid`)
    await provider.db.execute(sql`
      insert into refunds (payment_id, amount_kop, reason, state, next_at, created_at, ended_at)
      select id, 10000, 'branch', 'succeeded', ${at}, ${at}, ${at} from payments where public_id = ${id}`)
  }

  it('has the deposits in cash, changes and requests for a later return of his bookings', async () => {
    await endDay()
    const at = provider.clock.now.toISOString()
    const own = sql`(select min(id) from bookings where client_id = ${DEBTOR} and kind = 'booking')`
    await provider.db.execute(sql`
      insert into deposit_holds (booking_id, card_brand, amount_kop, held_at) values (${own}, 'cash', 700000, ${at})`)
    await provider.db.execute(sql`
      insert into extension_requests (station, booking_id, end_before, end_at, amount_kop, state, reason, created_at, decided_at)
      values ('vldk', ${own}, '2026-12-01T02:00:00Z', '2026-12-02T02:00:00Z', 410000, 'declined', 'Занята', ${at}, ${at})`)
    await provider.db.execute(sql`
      insert into booking_changes (booking_id, actor, at, car_before, car_after, rental_before, rental_after, price_before,
        price_after, people_before, people_after)
      select id, 'client', ${at}, car_id, car_id, rental, rental, price, price, people, people from bookings,
        lateral (select jsonb_build_object('driver', driver, 'extraDrivers', '[{"phone": "+79995550177"}]'::jsonb,
          'flight', 'SU 1702', 'meeting', meeting) as people) p
      where id = ${own}`)
    const text = await read(DEBTOR)
    const { bookings } = JSON.parse(text)
    const listed = (key: string) => bookings.flatMap((booking: Record<string, object[]>) => booking[key] ?? [])
    expect(listed('depositCards')).toContainEqual(
      expect.objectContaining({ brand: 'cash', last4: null, amountKop: 700_000 }),
    )
    expect(listed('extensionRequests')).toEqual([
      {
        ...{ endBefore: '2026-12-01T02:00:00.000Z', endAt: '2026-12-02T02:00:00.000Z', amountKop: 410_000 },
        ...{ state: 'declined', reason: 'Занята', createdAt: at, decidedAt: at },
      },
    ])
    expect(listed('changes')).toMatchObject([{ actor: 'client', flightBefore: 'SU 1702', driverBefore: {} }])
    // Another driver is another person.
    expect(text).not.toContain('79995550177')
    const foreign = JSON.parse(await read(POOR)).bookings
    expect(foreign.flatMap(({ extensionRequests }: { extensionRequests: object[] }) => extensionRequests)).toEqual([])
  })

  it('has of a booking that came to him from another driver nothing of that driver', async () => {
    await endDay()
    const { rows } = await provider.db.execute<{ phone: string }>(sql`select phone from clients where id = ${POOR}`)
    const meeting = { pickupAddress: '', dropoffAddress: '', note: 'Канарейкина ждёт внутри', chineseClerk: false }
    const first = {
      last_name: 'Канарейкина',
      first_name: 'Вера',
      email: 'canary@clients.example',
      birthDate: '1977-07-07',
    }
    const request = await provider.requestFor(rentalOf('honda-fit', 60), first)
    const guest = await openGuest(provider, { ...request, flight: 'CANARY 1', meeting })
    const change = async (driver: object, note: string) => {
      const body = { driver: { ...request.driver, ...driver }, flight: '', meeting: { ...meeting, note } }
      const response = await guest.patch({ rental: request.rental, quoteToken: 'kept', ...body })
      expect(response.statusCode, response.body).toBe(200)
    }
    const own = { phone: rows[0]?.phone, last_name: 'Тихий', email: 'own@clients.example', birthDate: '1980-01-01' }
    await change(own, 'Жду снаружи')
    await change({ ...own, first_name: 'Пётр' }, '')
    await guest.prove()
    const text = await read(POOR)
    for (const canary of ['Канарейкина', 'canary', 'CANARY', '1977-07-07', request.driver.phone])
      expect(text).not.toContain(canary)
    const booking = JSON.parse(text).bookings.find(({ number }: { number: string }) => number === guest.booking.number)
    const people = { driverBefore: null, flightBefore: null, meetingBefore: null }
    expect(booking.changes).toMatchObject([
      { actor: 'client', rentalBefore: request.rental, priceBefore: guest.booking.price, ...people },
      { driverBefore: own, flightBefore: '', meetingBefore: { note: 'Жду снаружи' } },
    ])
  })

  it('has what the confirmed e-mail waits for, also when it was typed without a session', async () => {
    const add = (email: string, client: number | null) =>
      provider.db.execute(sql`
        insert into waitlist_entries (station, model_id, start_at, end_at, pickup_place, dropoff_place, channel, email,
          address_hash, client_id, is_proved, language, created_at)
        select 'vldk', min(id), '2027-01-10', '2027-01-12', 50, 50, 'email', ${email}, 'hash', ${client}, false, 'ru', now()
        from car_models`)
    const { rows } = await provider.db.execute<{ email: string }>(sql`
      update clients set email = 'Waits@clients.example', email_confirmed_at = now() where id = ${POOR}
      returning lower(email) as email`)
    await add(rows[0]?.email ?? '', null)
    await add('typed@clients.example', POOR)
    const emailsOf = async (client: number) =>
      JSON.parse(await read(client)).requests.waitlist.map(({ email }: { email: string }) => email)
    expect(await emailsOf(POOR)).toEqual(['typed@clients.example', 'waits@clients.example'])
    await provider.db.execute(sql`
      insert into waitlist_consents (entry_id, document, version, given_at)
      select id, 'marketing_agreement', '2026-04-01', now() from waitlist_entries`)
    await endDay()
    const { consents } = JSON.parse(await read(POOR))
    expect(consents).toContainEqual(
      expect.objectContaining({ document: 'marketing_agreement', version: '2026-04-01', withdrawnAt: null }),
    )
    await provider.db.execute(sql`update clients set email_confirmed_at = null where id = ${POOR}`)
    expect(await emailsOf(POOR)).toEqual(['typed@clients.example'])
    await provider.db.execute(sql`delete from waitlist_entries`)
    await endDay()
  })

  it('has no hash, no salt, and of a network what his list of devices shows', async () => {
    const text = await read(RICH)
    expect(text).not.toMatch(/hash|salt|argon2|[0-9a-f]{64}/i)
    for (const [, value] of text.matchAll(/network([^,}\s]*\s*[^,}\s]*)/gi))
      expect(value).toMatch(/^":\s*(null|"[0-9a-f.:]+\*")$/)
    const { rows } = await provider.db.execute<{ salt: string }>(
      sql`select key_salt as salt from bookings where client_id = ${RICH} and key_salt <> ''`,
    )
    for (const { salt } of rows) expect(text).not.toContain(salt)
  })

  it('runs once at a time, and five times a day', async () => {
    const headers = await proved(4)
    const held = sql`insert into client_exports (client_id, began_at) values (4, ${provider.clock.now.toISOString()})`
    await provider.db.execute(held)
    expect((await take(headers)).json().error.code).toBe('conflict')
    await provider.db.execute(sql`update client_exports set ended_at = began_at where client_id = 4`)
    const statuses = []
    for (let index = 0; index < 5; index++) statuses.push((await take(headers)).statusCode)
    expect(statuses).toEqual([200, 200, 200, 200, 429])
    const { rows } = await provider.db.execute(sql`select 1 from client_exports where ended_at is null`)
    expect(rows).toEqual([])
  })

  it('begins once when two requests come at the same moment', async () => {
    const headers = await proved(5)
    const waiting = async () => {
      const { rows } = await provider.db.execute(
        sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rows.length
    }
    let exports: ReturnType<typeof take>[] = []
    await provider.db.transaction(async (rival) => {
      await rival.execute(sql`select from clients where id = 5 for update`)
      exports = [take(headers), take(headers)]
      await expect.poll(waiting).toBe(2)
    })
    expect((await Promise.all(exports)).map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  it('has the uploaded scans as they were stored, and records each reading', async () => {
    const headers = await proved(POOR)
    const upload = await provider.app.inject({
      method: 'POST',
      url: '/auth-client/files?kind=passport',
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      payload: await jpeg(),
    })
    const byCode = sql`update sessions set proved_by = 'code' where client_id = ${POOR} and proved_by is not null`
    await provider.db.execute(byCode)
    const { id, bytes } = upload.json().data
    const files = unzipSync((await take(headers)).rawPayload)
    expect(Object.keys(files)).toEqual(['data.json', `files/uploads/passport-${id}.jpg`])
    expect(files[`files/uploads/passport-${id}.jpg`]).toHaveLength(bytes)
    const { rows } = await provider.db.execute(sql`select client_id, kind from file_reads where file_id = ${id}`)
    expect(rows).toEqual([{ client_id: String(POOR), kind: 'passport' }])
  })

  it('streams the client’s files, and ends when one of them or the data cannot be read', async () => {
    const now = () => provider.clock.now
    const callbacks = { isDraining: () => false, warn: () => undefined, alert: () => undefined }
    const services = createServices({ db: provider.db, now, config, ...callbacks })
    const clientIds: number[] = []
    const { settings, profile, fines, damages, miles, offers, devices } = services
    const sections = {
      readProfile: profile.read,
      listFines: fines.list,
      listDamages: damages.list,
      readMiles: async () => miles.readCredits(DEBTOR, null, 'ru'),
      listOffers: offers.list,
      listDevices: devices.list,
    }
    const filesOf = (isBroken: boolean) => ({
      async *list(clientId: number) {
        clientIds.push(clientId)
        yield { name: 'driver-1/passport.jpg', stream: pieces(isBroken) }
      },
      hasScans: async () => false,
    })
    const takeFrom = (isBroken: boolean, changes: Partial<typeof sections> = {}) =>
      exportData(
        { db: provider.db, files: filesOf(isBroken), sections: { ...sections, ...changes }, settings, now },
        owner,
        'ru',
      )
    const proof = { provedAt: now(), provedBy: 'password', hasSecondFactor: false } as const
    const owner = { clientId: DEBTOR, sessionId: '', ...proof, endsAt: now() }
    const chunks: Uint8Array[] = []
    for await (const part of await takeFrom(false)) chunks.push(part)
    const files = unzipSync(Buffer.concat(chunks))
    expect(Object.keys(files)).toEqual(['data.json', 'files/driver-1/passport.jpg'])
    expect(strFromU8(files['files/driver-1/passport.jpg'] ?? new Uint8Array())).toBe('first second')
    expect(clientIds).toEqual([DEBTOR])

    const left = await takeFrom(false)
    await left.return(undefined)

    const broken = await takeFrom(true)
    await expect(async () => {
      for await (const _part of broken);
    }).rejects.toThrow('the disk is gone')

    // Five a day are used up.
    await endDay()
    const unread = takeFrom(false, { readMiles: () => Promise.reject(new Error('the ledger is gone')) })
    await expect(unread).rejects.toThrow('the ledger is gone')
    const { rows } = await provider.db.execute(sql`select 1 from client_exports where ended_at is null`)
    expect(rows).toEqual([])
  })
})

async function* pieces(isBroken: boolean) {
  yield new TextEncoder().encode('first ')
  if (isBroken) throw new Error('the disk is gone')
  yield new TextEncoder().encode('second')
}
