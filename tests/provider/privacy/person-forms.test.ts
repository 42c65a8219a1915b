import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { MARKETING_VERSION } from '@/provider/contract/rules/profile/notification-settings'
import { openAuth, PASSWORD } from '@/tests/setup/auth-guests'
import { openLoggedProvider } from '@/tests/setup/logged-provider'
import {
  addModel,
  CONFIRM,
  CONSENTS,
  newKey,
  openProvider,
  personalConsents,
  rentalOf,
  START,
  type TestProvider,
  TOKEN,
} from '@/tests/setup/open-provider'
import { openCommands } from '@/tests/setup/run-command'
import { jpeg, pdf } from '@/tests/setup/sample-files'
import { joinRequest } from '@/tests/setup/waitlist'

const PERSON = {
  phone: '+79995551234',
  email: 'canary@clients.example',
  last_name: 'Канарейкина',
  first_name: 'Прасковья',
}
const OTHER_PHONE = '+79995551236'
const IP = '203.0.113.77'
const VISITOR = {
  'x-client-ip': IP,
  'x-device': 'firefox/linux',
  'x-consents': CONSENTS,
  'x-referer': 'canary-referer',
}
const LICENCE = '99 99 123456'
const TEXT = 'канарейка просит позвонить'
/** Forms by the table of their consents. */
const FORMS = {
  consents: ['holdCar', 'requestCallback', 'updateBooking'],
  client_consents: ['registerClient'],
  driver_consents: ['approveDriver'],
  marketing_consents: ['changeNotifications'],
  message_consents: ['sendMessage'],
  partner_request_consents: ['requestPartnership'],
  long_term_request_consents: ['requestLongTerm'],
  transfer_order_consents: ['orderTransfer'],
  payment_consents: ['startPayment'],
  waitlist_consents: ['joinWaitlist'],
} as const

describe('a person who fills in every form', () => {
  let provider: TestProvider
  const lines: string[] = []
  const secrets = new Set<string>()
  const statuses: Record<string, number> = {}

  beforeAll(async () => {
    provider = await openProvider()
    const app = await openLoggedProvider(provider, lines)
    try {
      await fillIn(app)
      await failEach(app)
    } finally {
      await app.close()
    }
  })
  afterAll(() => provider.close())

  type App = Awaited<ReturnType<typeof openLoggedProvider>>

  async function fillIn(app: App) {
    const call: TestProvider['call'] = (method, url, payload, headers = {}) =>
      app.inject({
        ...{ method, url, ...(payload ? { payload } : {}) },
        headers: { authorization: `Bearer ${TOKEN}`, ...VISITOR, ...headers },
      })
    const send = async (name: string, ...asked: Parameters<typeof call>) => {
      const response = await call(...asked)
      statuses[name] = response.statusCode
      if (response.statusCode >= 300) throw new Error(`${name}: ${response.body}`)
      return response.json().data
    }
    const upload = async (name: string, url: string, payload: Buffer, headers: object) => {
      const response = await app.inject({
        ...{ method: 'POST', url, payload },
        headers: {
          authorization: `Bearer ${TOKEN}`,
          ...VISITOR,
          'content-type': 'application/octet-stream',
          ...headers,
        },
      })
      statuses[name] = response.statusCode
      return String(response.json().data?.id)
    }
    const { last_name, first_name, phone, email } = PERSON

    const hold = await provider.requestFor(rentalOf('honda-fit'), PERSON)
    const idempotent = () => ({ 'idempotency-key': newKey() })
    const { booking, key } = await send('hold', 'POST', '/sun/v2/bookings', hold, idempotent())
    secrets.add(key)
    const guest = { 'x-booking-key': key }
    const url = `/sun/v2/bookings/${booking.number}`
    await send('confirm', 'PATCH', url, CONFIRM, guest)
    await send('look', 'GET', url, undefined, guest)
    await upload('scan', `${url}/files?kind=passport`, await jpeg(), guest)
    await upload('refused scan', `${url}/files?kind=licence`, pdf('3 0 obj << /S /JavaScript >> endobj'), guest)

    const request = { partner: false, affiliate: false }
    const callback = { ...request, clientName: last_name, clientPhone: phone, station: 'vldk_sun' }
    await send('callback', 'POST', '/sun/v2/callback', callback)
    await send('message', 'POST', '/sun/v2/messages', { name: last_name, phone, email, message: TEXT })
    const partner = { company: last_name, contactName: last_name, phone, email, site: 'hotel.example', kind: 'hotel' }
    await send('partner', 'POST', '/sun/v2/partners/requests', { ...partner, city: 'Владивосток', message: TEXT })
    const { items } = await send('offers', 'GET', '/sun/v2/long-term')
    const term = { gosnomer: items[0].address, last_name, first_name, phone, email, months: 6, startDate: '2027-01-15' }
    const long = { ...term, ...request, company: last_name, comment: TEXT }
    await send('long term', 'POST', '/sun/v2/long-term/requests', long)
    const trip = {
      ...{ slug: 'toyota-crown', kind: 'hour', at: { date: '2026-12-05', time: '12:00' }, hours: 3, route: null },
      ...{ fromPlace: null, toPlace: null, back: null, passengers: 1, childSeats: 0 },
    }
    const { quoteToken } = await send('trip', 'POST', '/sun/v2/transfers/quote', trip)
    const order = {
      ...{ trip, quoteToken, driverLanguage: null, toAddress: TEXT, flight: '', fromAddress: TEXT, sign: last_name },
      ...{ comment: TEXT, name: last_name, phone, email },
    }
    await send('transfer', 'POST', '/sun/v2/transfers/orders', order, idempotent())
    const rental = rentalOf(await addModel(provider, 'canary-car', 1))
    await provider.hold(await provider.requestFor(rental))
    await send('waitlist', 'POST', '/sun/v2/waitlist', joinRequest(rental, email))
    const payment = {
      ...{ purpose: 'other', number: 'A-1', fio: `${last_name} ${first_name}`, phone, email, language: 'ru' },
      ...{ amountKop: 70_000, consents: personalConsents(START) },
    }
    await send('payment', 'POST', '/sun/v2/payments', payment, idempotent())

    const auth = openAuth({ ...provider, app, call })
    const sent = await auth.requestCode(phone)
    const { rows } = await provider.db.execute<{ code: string }>(
      sql`select params ->> 'code' as code from outbox where params ? 'code' order by id desc limit 1`,
    )
    const proof = { request: String(sent.json().data.request), code: rows[0]?.code ?? '' }
    expect(proof.code).toMatch(/^\d{6}$/)
    secrets.add(proof.code).add(proof.request)
    const session = await send('register', 'POST', '/auth-client/registration', { phone, password: PASSWORD, ...proof })
    for (const secret of [session.session, session.client_token, session.device_token]) secrets.add(secret)
    const own = { authorization: `Bearer ${session.client_token}`, 'x-app-token': TOKEN, 'x-session': session.session }
    const passport_blob = await upload('passport', '/auth-client/files?kind=passport', await jpeg(), own)
    const driver_license_blob = await upload('licence', '/auth-client/files?kind=licence', pdf(), own)
    const driver = {
      ...{ last_name, first_name, middle_name: null, noPatronymic: true, phone: '+79995551235', email },
      ...{ birthDate: '1990-05-17', passport_blob, driver_license_blob },
      licence: { number: LICENCE, country: 'RU', issuedAt: '2020-03-01', expiresAt: '2030-03-01' },
    }
    const { id } = await send('driver', 'POST', '/auth-client/drivers', driver, own)
    await send('approve', 'POST', `/auth-client/drivers/${id}/approve`, { personalData: '2026-11-01' }, own)
    const wishes = { sms: true, email: true }
    const notices = { trip: wishes, debts: wishes, offers: wishes }
    const changed = { language: 'ru', notices, marketing: MARKETING_VERSION }
    await send('notices', 'POST', '/auth-client/settings/notices', changed, own)
    await vi.waitFor(() => expect(lines.some((line) => line.includes('will be tried again'))).toBe(true), 10_000)
  }

  /** The database rejects a row of each form, and repeats its values in the error. */
  async function failEach(app: App) {
    const { last_name, email } = PERSON
    // Another one: a request that is there already is not stored again.
    const phone = OTHER_PHONE
    const bodies = {
      callbacks: [
        '/sun/v2/callback',
        { partner: false, affiliate: false, clientName: last_name, clientPhone: phone, station: 'vldk_sun' },
      ],
      messages: ['/sun/v2/messages', { name: last_name, phone, email, message: TEXT }],
    } as const
    for (const [table, [url, payload]] of Object.entries(bodies)) {
      await provider.db.execute(
        sql`alter table ${sql.identifier(table)} add constraint broken check (id < 0) not valid`,
      )
      const headers = { authorization: `Bearer ${TOKEN}`, ...VISITOR }
      statuses[`broken ${table}`] = (await app.inject({ method: 'POST', url, payload, headers })).statusCode
      await provider.db.execute(sql`alter table ${sql.identifier(table)} drop constraint broken`)
    }
    const broken = await app.inject({
      ...{
        method: 'POST',
        url: '/sun/v2/callback',
        payload: `{"clientPhone":"${phone}`,
      },
      headers: { authorization: `Bearer ${TOKEN}`, ...VISITOR, 'content-type': 'application/json' },
    })
    statuses['broken json'] = broken.statusCode
  }

  it('is served', () => {
    const {
      'refused scan': refused,
      'broken json': json,
      'broken callbacks': a,
      'broken messages': b,
      ...rest
    } = statuses
    expect([refused, json, a, b]).toEqual([422, 400, 500, 500])
    expect(Object.entries(rest).filter(([, status]) => status >= 300)).toEqual([])
  })

  it.each(Object.entries(FORMS))(
    'gives consents whose rows in %s have text, browser and form',
    async (table, forms) => {
      const { rows } = await provider.db.execute<Record<string, string | null>>(sql`
      select form, browser, text_hash, version from ${sql.identifier(table)}
      where ip = ${IP}::inet and given_at >= ${START.toISOString()}`)
      expect([...new Set(rows.map(({ form }) => form))].sort()).toEqual(forms)
      expect(new Set(rows.map(({ browser }) => browser))).toEqual(new Set(['firefox/linux']))
      for (const { text_hash } of rows) expect(text_hash).toMatch(/^[0-9a-f]{64}$/)
    },
  )

  it('is in no line of the log: booking, payment, upload, callback, waitlist, requests, failures', () => {
    const log = lines.join('')
    for (const part of ['/sun/v2/callback', '/sun/v2/payments', '/files', '/sun/v2/waitlist', 'broken', 'pdf_active'])
      expect(log).toContain(part)
    const { phone, email, last_name, first_name } = PERSON
    for (const secret of [
      ...secrets,
      phone.slice(1),
      OTHER_PHONE.slice(1),
      email,
      last_name,
      first_name,
      IP,
      LICENCE,
      TEXT,
      PASSWORD,
      TOKEN,
    ])
      for (const text of [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)])
        expect(log.includes(text), `the log names ${text}`).toBe(false)
    expect(log).not.toContain('canary')
  })

  it('is in no line that a command complains with', async () => {
    const run = openCommands(provider.url, provider.clock)
    const { phone, email, last_name } = PERSON
    const number = '1000000'
    const complaints: string[] = []
    for (const command of [
      ['booking', 'show', '--number', number],
      ['booking', 'confirm', '--number', number, '--reason', last_name],
      ['client', 'show', '--phone', phone],
      ['client', 'show', '--phone', `${phone}x`],
      ['booking', 'list', '--phone', phone, '--what', email],
      ['driver', 'scans', '--id', '999999', '--folder', '/no/such/folder'],
    ]) {
      const { errors } = await run(command)
      complaints.push(errors)
    }
    // The database fails under a command.
    await provider.db.execute(sql`alter table clients rename to clients_away`)
    complaints.push((await run(['client', 'show', '--phone', phone])).errors)
    complaints.push((await run(['booking', 'list', '--limit', '5'])).errors)
    await provider.db.execute(sql`alter table clients_away rename to clients`)
    expect(complaints.filter(Boolean).length).toBeGreaterThan(3)
    const said = complaints.join('\n')
    for (const secret of [phone.slice(1), email, last_name]) expect(said.includes(secret), secret).toBe(false)
  })
})
