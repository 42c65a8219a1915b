import { sql } from 'drizzle-orm'
import type { HoldResponse } from '@/provider/contract/bookings'
import type { Place } from '@/provider/contract/places'
import type { RentalRequest } from '@/provider/contract/quotes'
import { EXTRA_DRIVER } from '@/provider/contract/rules/options/option-kinds'
import { signOwner } from '@/provider/modules/bookings/owner-token'
import { hashPassword } from '@/provider/security/password-hash'
import { newToken } from '@/provider/security/tokens'
import { codeOfApp } from '../authenticator'
import { sessionOf } from '../client-session'
import {
  addModel,
  confirmAt,
  consentsAt,
  newKey,
  personalConsents,
  rentalOf,
  SECRET,
  type TestProvider,
  TOKEN,
} from '../open-provider'
import { jpeg } from '../sample-files'
import type { Sample } from './apply-mutations'

/** What samples are made with; in a test its own provider, else a running one. */
export type SampleProvider = Pick<TestProvider, 'call' | 'db' | 'clock' | 'hold' | 'requestFor'>

const UUID = '3f2c4d5e-0000-4000-8000-000000000001'
const DAY_MS = 24 * 60 * 60 * 1000
const DEMO_CLIENT = 1
const PASSWORD = 'Maple-17-lake'
/** One hash for all clients: it is not what is tested here. */
const SALT = Buffer.alloc(16, 7)

let made = 0
let passwordHash: Promise<string> | undefined

/** What there is for one round of requests: the rows and keys that its samples name. */
export type World = Awaited<ReturnType<typeof makeWorld>>

/** Clients, bookings and sessions of their own, because accepted requests use them up. */
export async function makeWorld(provider: SampleProvider) {
  made += 1
  const { clock, call, db } = provider
  // What strangers may book in an hour is another test's.
  await db.execute(sql`
    update bookings set unproved_at = unproved_at - interval '2 days'
    where unproved_at > ${clock.now.toISOString()}::timestamptz - interval '1 day'`)
  const own = await addClient(provider, phoneOf(made))
  const ending = await addClient(provider, phoneOf(made + 1_000))
  const changing = await addClient(provider, phoneOf(made + 2_000))
  const proving = await addClient(provider, phoneOf(made + 3_000))
  const demo = await sessionOf(provider, DEMO_CLIENT, { createdAt: clock.now })
  const slug = await addModel(provider, `fuzz-${made}-${Date.now()}`, 40)
  const held = await book(provider, slug, own.phone)
  const confirmed = await book(provider, slug, own.phone)
  const key = { 'x-booking-key': confirmed.key }
  await confirm(provider, confirmed)
  // Only then it stands in the account; a claim would end the guest's key, which other samples need.
  await db.execute(sql`update bookings set proved_by = 'session' where number = ${confirmed.booking.number}`)
  const doubted = await bookUnproved(provider, slug, phoneOf(made + 6_000))
  const disowned = await bookUnproved(provider, slug, phoneOf(made + 7_000))
  const rental = rentalOf(slug, 40, 3, clock.now)
  const change = await call('POST', `/sun/v2/bookings/${confirmed.booking.number}/quote`, rental, key)
  const acts = await actBookings(provider, slug, own.phone)
  const trip = {
    ...{
      slug: (await call('GET', '/sun/v2/transfers')).json().data.items[0].slug,
      kind: 'hour',
      hours: 4,
      route: null,
    },
    ...{ at: { date: dateOf(clock.now, 20), time: '12:00' }, fromPlace: 'office', toPlace: null, back: null },
    ...{ passengers: 2, childSeats: 0 },
  }
  const plates = (await call('GET', '/sun/v2/long-term')).json().data.items
  return {
    now: clock.now,
    phone: own.phone,
    clientHeaders: own.headers,
    /** Of clients whose sessions end by what they do: they leave, take a new password, step up. */
    endingHeaders: ending.headers,
    changingHeaders: changing.headers,
    provingHeaders: proving.headers,
    leavingHeaders: await sessionOf(provider, ending.id, { createdAt: clock.now }),
    /** A booking with a client's phone that he did not make. */
    doubted,
    ownerToken: signOwner({ number: disowned.number, clientId: disowned.clientId }, SECRET),
    factors: await addFactors(provider),
    /** Has a history, fines, damages, miles and offers. */
    demoHeaders: demo,
    held,
    confirmed,
    acts,
    rental,
    changeToken: String(change.json().data?.quoteToken),
    trip,
    tripToken: String((await call('POST', '/sun/v2/transfers/quote', trip)).json().data?.quoteToken),
    hold: await provider.requestFor(rental, { phone: phoneOf(made + 5_000) }),
    consents: personalConsents(clock.now),
    consentsHeader: consentsAt(clock.now),
    photo: await jpeg({ width: 1200, height: 800 }),
    ids: { ...(await idsOf(provider)), plate: String(plates[0].address) },
    later: rentalOf(slug, 30, 6, clock.now).dt,
    month: dateOf(clock.now, 10).slice(0, 7),
    dates: datesOf(rental),
  }
}

async function addClient(provider: SampleProvider, phone: string) {
  const { db, clock } = provider
  const now = clock.now.toISOString()
  passwordHash ??= hashPassword(PASSWORD, SALT)
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into clients (station, phone, last_name, first_name, email, email_confirmed_at, language, citizenship, created_at,
      password_hash, registered_at)
    values ('vldk', ${phone}, 'Проверкина', 'Анна', ${`${phone.slice(1)}@clients.example`}, ${now}, 'ru', 'RU', ${now},
      ${await passwordHash}, ${now}) returning id`)
  const id = Number(rows[0]?.id)
  return { id, phone, headers: await sessionOf(provider, id, { createdAt: clock.now }) }
}

/** Bookings of which each is used up by one act, with what it needs. */
async function actBookings(provider: SampleProvider, slug: string, ownPhone: string) {
  const { call, clock, db } = provider
  const [confirming, changing, adding, delivering] = [
    await book(provider, slug, phoneOf(made + 14_000)),
    await book(provider, slug, phoneOf(made + 15_000)),
    await book(provider, slug, phoneOf(made + 16_000)),
    await book(provider, slug, phoneOf(made + 19_000)),
  ]
  const own = await book(provider, slug, ownPhone)
  await confirm(provider, own)
  await db.execute(sql`update bookings set proved_by = 'session' where number = ${own.booking.number}`)
  const rental = rentalOf(slug, 30, 4, clock.now)
  const withExtra = { ...rental, options: { ...rental.options, extras: [{ code: EXTRA_DRIVER, quantity: 1 }] } }
  const { places } = (await call('GET', '/sun/v2/places')).json().data
  const place = places.find((one: Place) => one.needsAddress && one.handsOut && one.takesBack)
  const delivered = { ...withExtra, city: place.id, dropoffPlace: place.id }
  const changeOf = async ({ booking, key }: HoldResponse, to: RentalRequest) => {
    const path = `/sun/v2/bookings/${booking.number}/quote`
    const { data } = (await call('POST', path, to, { 'x-booking-key': key })).json()
    return { rental: to, quoteToken: String(data?.quoteToken) }
  }
  const { quoteToken } = await provider.requestFor(delivered)
  return {
    ...{ rental, confirming, changing, adding, delivering, own },
    withDriver: await changeOf(adding, withExtra),
    delivered: await changeOf(delivering, delivered),
    ownDelivered: await changeOf(own, delivered),
    heldDelivered: { rental: delivered, quoteToken },
  }
}

/** Sessions that are stepped up: of clients who begin, confirm, renew the recovery codes of a second factor, and end one. */
async function addFactors(provider: SampleProvider) {
  const { db, call, clock } = provider
  const provedOf = async (more: number) => {
    const { id, phone } = await addClient(provider, phoneOf(made + more))
    return { id, phone, headers: await sessionOf(provider, id, { createdAt: clock.now, provedBy: 'second_factor' }) }
  }
  const [beginning, confirming] = [await provedOf(10_000), await provedOf(11_000)]
  const [renewing, ending] = [await provedOf(12_000), await provedOf(13_000)]
  const setupOf = async ({ headers }: typeof confirming) =>
    (await call('POST', '/auth-client/second_factor', undefined, headers)).json().data
  const setup = await setupOf(confirming)
  const usableOf = async (more: number) => {
    const client = await provedOf(more)
    const code = codeOfApp(await setupOf(client), clock.now)
    await db.execute(sql`
      update second_factors set confirmed_at = ${clock.now.toISOString()}, last_step = 1 where client_id = ${client.id}`)
    return { ...client, code }
  }
  const now = clock.now.toISOString()
  await db.execute(sql`
    insert into second_factors (client_id, key_id, wrapped_key, salt, created_at, confirmed_at, last_step)
    select id, key_id, wrapped_key, salt, ${now}, ${now}, 1
    from clients, second_factors where id in (${renewing.id}, ${ending.id}) and client_id = ${confirming.id}`)
  return {
    ...{ beginning: beginning.headers, confirming: confirming.headers, renewing: renewing.headers },
    ...{ ending: ending.headers, code: codeOfApp(setup, clock.now) },
    /** Of clients who use their factor, each code once. */
    ...{ signing: await usableOf(17_000), stepping: await usableOf(18_000) },
  }
}

function datesOf({ df, dt }: { df: string; dt: string }): string {
  return `df=${df}&dt=${dt}`
}

function phoneOf(number: number): string {
  return `+7999${String(4_000_000 + number)}`
}

function dateOf(now: Date, days: number): string {
  return new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10)
}

async function book(provider: SampleProvider, slug: string, phone: string) {
  const request = await provider.requestFor(rentalOf(slug, 30, 4, provider.clock.now), { phone })
  const response = await provider.hold(request, newKey())
  if (response.statusCode !== 201) throw new Error(`no booking for the samples: ${response.body}`)
  return response.json().data as HoldResponse
}

async function confirm({ call, clock }: SampleProvider, { booking, key }: HoldResponse) {
  const path = `/sun/v2/bookings/${booking.number}`
  const response = await call('PATCH', path, confirmAt(clock.now), { 'x-booking-key': key })
  if (response.statusCode !== 200) throw new Error(`no confirmed booking for the samples: ${response.body}`)
}

/** What a stranger books with the phone of a client. */
async function bookUnproved(provider: SampleProvider, slug: string, phone: string) {
  const { id, headers } = await addClient(provider, phone)
  const guest = await book(provider, slug, phone)
  await confirm(provider, guest)
  return { number: guest.booking.number, clientId: id, headers }
}

/** Rows of the demo client, of which fines and damages are new ones. */
async function idsOf({ db, clock }: SampleProvider) {
  const { rows } = await db.execute<
    Record<'fine' | 'decision' | 'surname' | 'damage' | 'driver' | 'past' | 'news' | 'event', string>
  >(sql`
    with fine as (
      insert into fines (station, client_id, booking_id, car_id, name, size_kop, date, decision_date, decision_number, place,
        discount_percent, discount_until, status, told_on)
      select station, client_id, booking_id, car_id, name, size_kop, date, decision_date, 'FUZZ-' || (select count(*) from fines),
        place, discount_percent, discount_until, 'new', ${dateOf(clock.now, 0)}::date from fines where decision_number = 'DEMO-000501'
      returning id, decision_number),
    damage as (
      insert into damages (station, client_id, booking_id, car_id, damage, date, told_on, cost_kop, status)
      select station, client_id, booking_id, car_id, damage, date, ${dateOf(clock.now, 0)}::date, 100000, 'open' from damages
      where client_id = ${DEMO_CLIENT} limit 1 returning id)
    select fine.id fine, fine.decision_number decision, damage.id damage,
      (select last_name from clients where id = ${DEMO_CLIENT}) surname,
      (select id from drivers where client_id = ${DEMO_CLIENT} order by id limit 1) driver,
      (select number from bookings where client_id = ${DEMO_CLIENT} order by id limit 1) past,
      (select slug from news limit 1) news, (select id from events limit 1) event
    from fine, damage`)
  const [ids] = rows
  if (!ids) throw new Error('the demo client has no fine and no damage')
  return ids
}

/** A valid request of every operation of the provider, by its method and path in OpenAPI. */
export function providerSamples(world: World): Record<string, Sample> {
  const guest = { authorization: `Bearer ${TOKEN}`, 'accept-language': 'ru', 'x-client-ip': '203.0.113.7' }
  const visitor = {
    ...guest,
    'x-consents': world.consentsHeader,
    'x-sp-id': '1',
    'x-referer': 'https://search.example',
  }
  const client = { ...world.clientHeaders, 'accept-language': 'ru', 'x-consents': world.consentsHeader }
  const demo = { ...world.demoHeaders, 'accept-language': 'en' }
  const ending = { ...world.endingHeaders, 'accept-language': 'ru' }
  const { held, confirmed, rental, ids, factors } = world
  const heldAt = `/sun/v2/bookings/${held.booking.number}`
  const bookingAt = `/sun/v2/bookings/${confirmed.booking.number}`
  const heldKey = { ...guest, 'x-booking-key': held.key }
  const bookingKey = { ...guest, 'x-booking-key': confirmed.key }
  const own = `/auth-client/history/${confirmed.booking.number}`
  const once = () => ({ 'idempotency-key': newKey() })
  const proof = { request: newToken(), code: '123456' }
  const payment = { amountKop: confirmed.booking.prepayKop, language: 'en', consents: [] }
  const driver = {
    ...{ last_name: 'Маяков', first_name: 'Тихон', middle_name: null, noPatronymic: true, phone: world.phone },
    ...{ email: 'tikhon@clients.example', birthDate: '1988-06-15', passport_blob: UUID, driver_license_blob: UUID },
    licence: { number: '99 99 000001', country: 'RU', issuedAt: '2020-06-15', expiresAt: '2030-06-15' },
  }
  const person = { phone: world.phone, email: 'anna@clients.example' }
  const upload = { 'content-type': 'application/octet-stream' }

  const get = (path: string, headers: Record<string, string> = guest): Sample => ({ method: 'GET', path, headers })
  const remove = (path: string, headers: Record<string, string>): Sample => ({ method: 'DELETE', path, headers })
  const send = (path: string, body: unknown, headers: Record<string, string> = visitor, method = 'POST'): Sample => ({
    ...{ method, path, headers, body },
  })

  return {
    'GET /healthz': get('/healthz'),
    'GET /readyz': get('/readyz'),
    'GET /sun/fetchSettings/{station}': get('/sun/fetchSettings/vldk'),
    'GET /sun/v2/bookings/{number}': get(bookingAt, bookingKey),
    'GET /sun/v2/bookings/{number}/calendar': get(`${bookingAt}/calendar?lang=en`, bookingKey),
    'GET /sun/v2/bookings/{number}/files': get(`${bookingAt}/files`, bookingKey),
    'GET /sun/v2/bookings/{number}/photos': get(`${bookingAt}/photos?id=${UUID}&size=small`, bookingKey),
    'GET /sun/v2/bookings/{number}/voucher': get(`${bookingAt}/voucher?lang=ru`, bookingKey),
    'GET /sun/v2/bookings/{number}/voucher-text': get(`${bookingAt}/voucher-text?lang=zh-CN`, bookingKey),
    'GET /sun/v2/cars': get(
      `/sun/v2/cars?${world.dates}&city=50&dropoffPlace=50&ac=suv&sort=price&page=1&fuel=gasoline`,
    ),
    'GET /sun/v2/cars-calendar/days': get(`/sun/v2/cars-calendar/days?month=${world.month}&months=1&ac=suv`),
    'GET /sun/v2/cars-calendar/total': get(`/sun/v2/cars-calendar/total?${world.dates}&city=50&dropoffPlace=50`),
    'GET /sun/v2/cars/{slug}': get(`/sun/v2/cars/${rental.slug}?${world.dates}&city=50&pc=PORT3`),
    'GET /sun/v2/cars/{slug}/calendar': get(`/sun/v2/cars/${rental.slug}/calendar?month=${world.month}&months=2`),
    'GET /sun/v2/content/chauffeurs': get('/sun/v2/content/chauffeurs'),
    'GET /sun/v2/content/discounts': get('/sun/v2/content/discounts'),
    'GET /sun/v2/content/events': get('/sun/v2/content/events'),
    'GET /sun/v2/content/events/{id}': get(`/sun/v2/content/events/${ids.event}`),
    'GET /sun/v2/content/faq': get('/sun/v2/content/faq'),
    'GET /sun/v2/content/news': get('/sun/v2/content/news'),
    'GET /sun/v2/content/news/{slug}': get(`/sun/v2/content/news/${ids.news}`),
    'GET /sun/v2/content/offices': get('/sun/v2/content/offices'),
    'GET /sun/v2/content/partners': get('/sun/v2/content/partners'),
    'GET /sun/v2/driver-classes': get('/sun/v2/driver-classes'),
    'GET /sun/v2/long-term': get('/sun/v2/long-term?ac=suv&fuel=gasoline&months=3&priceToKop=99000000'),
    'GET /sun/v2/long-term/{gosnomer}': get(`/sun/v2/long-term/${ids.plate}`),
    'GET /sun/v2/page-changes': get('/sun/v2/page-changes?after=1'),
    'GET /sun/v2/page-changes/latest': get('/sun/v2/page-changes/latest'),
    'GET /sun/v2/payments/{id}': get(`/sun/v2/payments/${'p'.repeat(22)}`),
    'GET /sun/v2/photos/{name}': get(`/sun/v2/photos/${'a'.repeat(32)}-480.avif`),
    'GET /sun/v2/places': get('/sun/v2/places'),
    'GET /sun/v2/prices': get('/sun/v2/prices?mileage=&insurance='),
    'GET /sun/v2/transfers': get('/sun/v2/transfers'),
    'GET /sun/v2/transfers/{slug}': get(`/sun/v2/transfers/${world.trip.slug}`),
    'PATCH /sun/v2/bookings/{number}': send(bookingAt, { rental, quoteToken: world.changeToken }, bookingKey, 'PATCH'),
    'POST /sun/v2/bookings': send('/sun/v2/bookings', world.hold, { ...guest, ...once(), 'x-visitor': newToken() }),
    'POST /sun/v2/bookings/phone-code': send('/sun/v2/bookings/phone-code', { phone: world.phone }, guest),
    'POST /sun/v2/bookings/{number}/cancel': send(`${heldAt}/cancel`, { refundKop: 0 }, heldKey),
    'POST /sun/v2/bookings/{number}/extension': send(
      `${bookingAt}/extension`,
      { dt: world.later, amountKop: 0 },
      bookingKey,
    ),
    'POST /sun/v2/bookings/{number}/extension/quote': send(
      `${bookingAt}/extension/quote`,
      { dt: world.later },
      bookingKey,
    ),
    'DELETE /sun/v2/bookings/{number}/extension': remove(`${bookingAt}/extension`, bookingKey),
    'POST /sun/v2/bookings/{number}/files': {
      ...{ method: 'POST', path: `${bookingAt}/files?kind=passport`, headers: { ...bookingKey, ...upload } },
      bytes: world.photo,
    },
    'DELETE /sun/v2/bookings/{number}/files': remove(`${bookingAt}/files?id=${UUID}`, bookingKey),
    'POST /sun/v2/bookings/{number}/payments': send(`${bookingAt}/payments`, payment, { ...bookingKey, ...once() }),
    'POST /sun/v2/bookings/{number}/quote': send(`${bookingAt}/quote`, rental, bookingKey),
    'POST /sun/v2/bookings/{number}/renew': send(
      `${heldAt}/renew`,
      { totalKop: held.booking.price.totalKop },
      { ...heldKey, ...once() },
    ),
    'POST /sun/v2/bookings/{number}/voucher-keys': {
      method: 'POST',
      path: `${bookingAt}/voucher-keys`,
      headers: bookingKey,
    },
    'POST /sun/v2/callback': send('/sun/v2/callback', {
      ...{ partner: 'hotel', affiliate: false, clientName: 'Мария', clientPhone: world.phone, station: 'vldk_sun' },
    }),
    'POST /sun/v2/long-term/requests': send('/sun/v2/long-term/requests', {
      ...{
        gosnomer: ids.plate,
        last_name: 'Маякова',
        first_name: 'Анна',
        ...person,
        months: 6,
        comment: 'Нужна зимой',
      },
      ...{ startDate: dateOfDt(rental.df), company: null, partner: false, affiliate: 'hotel-amur' },
    }),
    'POST /sun/v2/messages': send('/sun/v2/messages', { name: 'Анна', ...person, message: 'Есть детское кресло?' }),
    // A running provider has a secret of its own, and does not know this token.
    'POST /sun/v2/not-mine': send('/sun/v2/not-mine', { token: world.ownerToken }, guest),
    'POST /sun/v2/not-mine/link': send('/sun/v2/not-mine/link', { token: world.ownerToken }, guest),
    'POST /sun/v2/partners/requests': send('/sun/v2/partners/requests', {
      ...{ company: 'Амур', contactName: 'Анна', ...person, site: '', kind: 'hotel', city: 'Владивосток', message: '' },
    }),
    'POST /sun/v2/payments': send(
      '/sun/v2/payments',
      {
        ...{
          purpose: 'booking',
          number: confirmed.booking.number,
          fio: 'Проверкина',
          ...person,
          amountKop: payment.amountKop,
        },
        ...{ language: 'en', consents: world.consents },
      },
      { ...guest, ...once() },
    ),
    'POST /sun/v2/payments/lookup': send(
      '/sun/v2/payments/lookup',
      { purpose: 'booking', number: confirmed.booking.number, fio: 'Проверкина' },
      guest,
    ),
    'POST /sun/v2/payments/notifications': send(
      '/sun/v2/payments/notifications',
      { type: 'notification', event: 'payment.succeeded', object: { id: '2d0f', status: 'succeeded' } },
      { ...guest, 'x-client-ip': '127.0.0.1' },
    ),
    'POST /sun/v2/promo/check': send('/sun/v2/promo/check', { code: 'PORT3', rental }, guest),
    'POST /sun/v2/quote': send('/sun/v2/quote', { ...rental, pc: 'PORT3' }, guest),
    'POST /sun/v2/transfers/orders': send(
      '/sun/v2/transfers/orders',
      {
        ...{
          trip: world.trip,
          quoteToken: world.tripToken,
          fromAddress: '',
          toAddress: '',
          flight: '',
          sign: 'Анна',
          driverLanguage: null,
        },
        ...{ name: 'Анна', ...person, comment: 'Без музыки', partner: 'hotel-amur', affiliate: false },
      },
      { ...visitor, ...once() },
    ),
    'POST /sun/v2/transfers/quote': send('/sun/v2/transfers/quote', world.trip, guest),
    'POST /sun/v2/waitlist': send('/sun/v2/waitlist', {
      ...{ slug: 'honda-fit', df: rental.df, dt: rental.dt, city: 50, dropoffPlace: 50 },
      destination: { channel: 'email', email: person.email },
    }),
    'POST /sun/v2/waitlist/link': send('/sun/v2/waitlist/link', { token: 'token.proof' }, guest),
    'POST /sun/v2/waitlist/stop': send('/sun/v2/waitlist/stop', { token: 'token.proof' }, guest),

    'POST /auth-client/code': send('/auth-client/code', { purpose: 'registration', phone: world.phone }),
    'POST /auth-client/login': send('/auth-client/login', { phone: world.phone, password: PASSWORD }),
    'POST /auth-client/registration': send('/auth-client/registration', {
      ...{ phone: world.phone, ...proof, password: PASSWORD },
    }),
    'POST /auth-client/renew_password': send('/auth-client/renew_password', {
      ...{ phone: world.phone, ...proof, password: PASSWORD },
    }),
    'GET /auth-client/logout': get('/auth-client/logout', { ...world.leavingHeaders }),
    'GET /auth-client/client': get('/auth-client/client', demo),
    'DELETE /auth-client/client': remove('/auth-client/client', ending),
    'GET /auth-client/charge': get('/auth-client/charge?year=2026', demo),
    'GET /auth-client/damages': get('/auth-client/damages?year=2026', demo),
    'GET /auth-client/fines': get('/auth-client/fines?year=2026', demo),
    'GET /auth-client/history': get('/auth-client/history?year=2026', demo),
    'GET /auth-client/history/{number}': get(`/auth-client/history/${ids.past}`, demo),
    'GET /auth-client/offers': get('/auth-client/offers', demo),
    'GET /auth-client/sessions': get('/auth-client/sessions', demo),
    'GET /auth-client/settings': get('/auth-client/settings', demo),
    'GET /auth-client/spend': get('/auth-client/spend', demo),
    'GET /auth-client/travellers': get('/auth-client/travellers', demo),
    'GET /auth-client/waitlist': get('/auth-client/waitlist', demo),
    'GET /auth-client/drivers': get('/auth-client/drivers', demo),
    'POST /auth-client/drivers': send('/auth-client/drivers', driver, client),
    'PUT /auth-client/drivers/{id}': send(`/auth-client/drivers/${ids.driver}`, driver, demo, 'PUT'),
    'DELETE /auth-client/drivers/{id}': remove(`/auth-client/drivers/${ids.driver}`, client),
    'POST /auth-client/drivers/{id}/approve': send(
      `/auth-client/drivers/${ids.driver}/approve`,
      { personalData: world.consents[1]?.version },
      demo,
    ),
    'POST /auth-client/damages/{id}/dispute': send(
      `/auth-client/damages/${ids.damage}/dispute`,
      { text: 'Не я', files: [] },
      demo,
    ),
    'POST /auth-client/fines/{id}/dispute': send(
      `/auth-client/fines/${ids.fine}/dispute`,
      { text: 'Не я', files: [] },
      demo,
    ),
    'POST /auth-client/files': {
      ...{ method: 'POST', path: '/auth-client/files?kind=passport', headers: { ...client, ...upload } },
      bytes: world.photo,
    },
    'DELETE /auth-client/files': remove('/auth-client/files', client),
    'DELETE /auth-client/files/{id}': remove(`/auth-client/files/${UUID}`, client),
    'POST /auth-client/files/{id}/link': { method: 'POST', path: `/auth-client/files/${UUID}/link`, headers: client },
    'GET /auth-client/files/download/{token}': get(`/auth-client/files/download/${newToken()}`, client),
    'PATCH /auth-client/history/{number}': send(own, { rental, quoteToken: world.changeToken }, client, 'PATCH'),
    'POST /auth-client/history/{number}/cancel': send(`${own}/cancel`, { refundKop: 0 }, client),
    'POST /auth-client/history/{number}/claim': send(
      `/auth-client/history/${world.doubted.number}/claim`,
      { isMine: true },
      { ...client, ...world.doubted.headers },
    ),
    'POST /auth-client/history/{number}/extension': send(`${own}/extension`, { dt: world.later, amountKop: 0 }, client),
    'POST /auth-client/history/{number}/extension/quote': send(`${own}/extension/quote`, { dt: world.later }, client),
    'DELETE /auth-client/history/{number}/extension': remove(`${own}/extension`, client),
    'POST /auth-client/history/{number}/payments': send(`${own}/payments`, payment, { ...client, ...once() }),
    'POST /auth-client/history/{number}/quote': send(`${own}/quote`, rental, client),
    'POST /auth-client/export': { method: 'POST', path: '/auth-client/export', headers: client },
    'POST /auth-client/settings/code': send('/auth-client/settings/code', { purpose: 'step_up' }, client),
    'POST /auth-client/settings/email': send('/auth-client/settings/email', { email: person.email, ...proof }, client),
    'POST /auth-client/settings/name': send(
      '/auth-client/settings/name',
      { last_name: 'Маяков', first_name: 'Тихон', middle_name: null },
      client,
    ),
    'POST /auth-client/settings/notices': send(
      '/auth-client/settings/notices',
      {
        language: 'en',
        notices: {
          trip: { sms: false, email: false },
          debts: { sms: true, email: false },
          offers: { sms: false, email: false },
        },
      },
      client,
    ),
    'POST /auth-client/settings/password': send(
      '/auth-client/settings/password',
      { old: PASSWORD, password: 'River-29-stone' },
      { ...client, ...world.changingHeaders },
    ),
    'POST /auth-client/settings/phone': send(
      '/auth-client/settings/phone',
      { phone: phoneOf(made + 9_000), old: proof, new: proof },
      client,
    ),
    'DELETE /auth-client/settings/marketing': remove('/auth-client/settings/marketing', client),
    'POST /auth-client/step_up': send(
      '/auth-client/step_up',
      { password: PASSWORD },
      { ...client, ...world.provingHeaders },
    ),
    'POST /auth-client/second_factor': {
      method: 'POST',
      path: '/auth-client/second_factor',
      headers: factors.beginning,
    },
    'POST /auth-client/second_factor/confirmation': send(
      '/auth-client/second_factor/confirmation',
      { code: factors.code },
      factors.confirming,
    ),
    'POST /auth-client/second_factor/recovery_codes': {
      ...{ method: 'POST', path: '/auth-client/second_factor/recovery_codes', headers: factors.renewing },
    },
    'DELETE /auth-client/second_factor': remove('/auth-client/second_factor', factors.ending),
    'DELETE /auth-client/sessions': remove('/auth-client/sessions', client),
    'DELETE /auth-client/sessions/{id}': remove(`/auth-client/sessions/${UUID}`, client),
    'POST /auth-client/spend': send(
      '/auth-client/spend',
      { booking: confirmed.booking.number, miles: 1 },
      { ...client, ...once() },
    ),
    'POST /auth-client/spend/preview': send(
      '/auth-client/spend/preview',
      { booking: confirmed.booking.number, miles: 1 },
      client,
    ),
    'DELETE /auth-client/spend/{booking}': remove(`/auth-client/spend/${confirmed.booking.number}`, client),
    'DELETE /auth-client/waitlist/{id}': remove('/auth-client/waitlist/5', client),
  }
}

function dateOfDt(moment: string): string {
  return moment.slice(0, 10)
}
