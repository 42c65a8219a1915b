import { holdRequest } from './sample-booking'

/** What a route handler of the site accepts: body, parameter and query of its address. */
export type DoorRequest = { body?: object; param?: Record<string, string>; query?: string }

const UUID = '3f2c4d5e-0000-4000-8000-000000000001'
const OPAQUE = 'x'.repeat(43)
const PROOF = { request: OPAQUE, code: '123456' }
const NUMBER = { number: '1234567' }
const PERSON = { phone: '+79990000101', email: 'anna@clients.example' }
const NAME = { last_name: 'Маяков', first_name: 'Тихон', middle_name: null }
const DRIVER = {
  ...{ ...NAME, noPatronymic: true, ...PERSON, birthDate: '1988-06-15' },
  licence: { number: '99 99 000001', country: 'RU', issuedAt: '2020-06-15', expiresAt: '2030-06-15' },
  ...{ passport_file: UUID, driver_license_file: UUID },
}
const DISPUTE = { text: 'Не я', files: [] }
const TRIP = {
  ...{ slug: 'toyota-crown', kind: 'hour', at: { date: '2026-12-05', time: '12:00' }, hours: 3, route: null },
  ...{ fromPlace: 'office', toPlace: null, back: null, passengers: 1, childSeats: 0 },
}
const CONSENTS = ['privacy_policy', 'personal_data_agreement'].map((document) => ({ document, version: '2026-11-01' }))
const PAYMENT = { amountKop: 50_000, language: 'en', consents: [] }
const RENTAL = { ...holdRequest.rental, pc: 'PORT3' }
const LATER = { dt: '2026-12-07-05-00' }
const NO_NOTICE = { sms: false, email: false }

/** By method and folder under `app/api`. */
export const DOOR_REQUESTS: Record<string, DoorRequest> = {
  'GET account/charge/csv': { query: '?year=2026' },
  'GET account/damages/csv': { query: '?year=2026' },
  'POST account/damages/[id]/dispute': { body: DISPUTE, param: { id: '5' } },
  'POST account/drivers': { body: DRIVER },
  'DELETE account/drivers/[id]': { param: { id: '5' } },
  'PUT account/drivers/[id]': { body: DRIVER, param: { id: '5' } },
  'POST account/drivers/[id]/approve': { body: { personalData: '2026-11-01' }, param: { id: '5' } },
  'DELETE account/files': {},
  'POST account/files': { body: {}, query: '?kind=passport' },
  'DELETE account/files/[id]': { param: { id: UUID } },
  'POST account/files/[id]/link': { param: { id: UUID } },
  'GET account/files/download/[token]': { param: { token: OPAQUE } },
  'GET account/fines/csv': { query: '?year=2026' },
  'POST account/fines/[id]/dispute': { body: DISPUTE, param: { id: '5' } },
  'GET account/history/csv': { query: '?year=2026' },
  'PATCH account/history/[number]': { body: { rental: RENTAL, quoteToken: 'token' }, param: NUMBER },
  'POST account/history/[number]/claim': { body: { isMine: true }, param: NUMBER },
  'POST account/history/[number]/cancel': { body: { refundKop: 0 }, param: NUMBER },
  'POST account/history/[number]/extension': { body: { ...LATER, amountKop: 0 }, param: NUMBER },
  'DELETE account/history/[number]/extension': { param: NUMBER },
  'POST account/history/[number]/extension/quote': { body: LATER, param: NUMBER },
  'POST account/history/[number]/files': { body: {}, param: NUMBER, query: '?kind=passport' },
  'DELETE account/history/[number]/files': { param: NUMBER, query: `?id=${UUID}` },
  'POST account/history/[number]/payments': { body: PAYMENT, param: NUMBER },
  'POST account/history/[number]/quote': { body: RENTAL, param: NUMBER },
  'DELETE account/profile': {},
  'POST account/profile/code': { body: { purpose: 'step_up' } },
  'POST account/profile/email': { body: { email: PERSON.email, ...PROOF } },
  'POST account/profile/export': { body: {} },
  'DELETE account/profile/marketing': {},
  'POST account/profile/name': { body: NAME },
  'POST account/profile/notices': {
    body: {
      language: 'en',
      notices: { trip: NO_NOTICE, debts: { sms: true, email: false }, offers: NO_NOTICE },
    },
  },
  'POST account/profile/password': { body: { old: 'Maple-17-lake', password: 'River-29-stone' } },
  'POST account/profile/phone': { body: { phone: PERSON.phone, old: PROOF, new: PROOF } },
  'DELETE account/profile/second_factor': {},
  'POST account/profile/second_factor': { body: {} },
  'POST account/profile/second_factor/confirmation': { body: { code: '123456' } },
  'POST account/profile/second_factor/recovery_codes': { body: {} },
  'POST account/profile/step_up': { body: { password: 'Maple-17-lake' } },
  'DELETE account/sessions': {},
  'DELETE account/sessions/[id]': { param: { id: UUID } },
  'POST account/spend': { body: { booking: NUMBER.number, miles: 1 } },
  'DELETE account/spend/[number]': { param: NUMBER },
  'POST account/spend/preview': { body: { booking: NUMBER.number, miles: 1 } },
  'GET account/waitlist': {},
  'DELETE account/waitlist/[id]': { param: { id: '5' } },
  'GET auth/client': {},
  'POST auth/code': { body: { purpose: 'registration', phone: PERSON.phone } },
  'POST auth/login': { body: { phone: PERSON.phone, password: 'Maple-17-lake' } },
  'POST auth/logout': { body: {} },
  'POST auth/registration': { body: { phone: PERSON.phone, ...PROOF, password: 'Maple-17-lake' } },
  'POST auth/renew_password': { body: { phone: PERSON.phone, ...PROOF, password: 'Maple-17-lake' } },
  'POST bookings': { body: holdRequest },
  'PATCH bookings/[number]': { body: { rental: RENTAL, quoteToken: 'token' }, param: NUMBER },
  'GET bookings/[number]/calendar': { param: NUMBER, query: '?lang=en' },
  'POST bookings/[number]/cancel': { body: { refundKop: 0 }, param: NUMBER },
  'POST bookings/[number]/extension': { body: { ...LATER, amountKop: 0 }, param: NUMBER },
  'DELETE bookings/[number]/extension': { param: NUMBER },
  'POST bookings/[number]/extension/quote': { body: LATER, param: NUMBER },
  'POST bookings/[number]/files': { body: {}, param: NUMBER, query: '?kind=passport' },
  'DELETE bookings/[number]/files': { param: NUMBER, query: `?id=${UUID}` },
  'GET bookings/[number]/key': { param: NUMBER },
  'POST bookings/[number]/link': { body: {}, param: NUMBER },
  'POST bookings/[number]/payments': { body: PAYMENT, param: NUMBER },
  'POST bookings/[number]/quote': { body: RENTAL, param: NUMBER },
  'POST bookings/[number]/renew': { body: { totalKop: 1_316_700 }, param: NUMBER },
  'GET bookings/[number]/photos': { param: NUMBER, query: `?id=${UUID}` },
  'GET bookings/[number]/voucher': { param: NUMBER, query: '?lang=en' },
  'GET bookings/[number]/voucher/file': { param: NUMBER, query: `?key=${OPAQUE}&lang=en` },
  'POST bookings/[number]/voucher/key': { param: NUMBER, query: '?lang=en' },
  'POST bookings/phone-code': { body: { phone: PERSON.phone } },
  'POST callback': {
    body: { partner: 'hotel', affiliate: false, clientName: 'Мария', clientPhone: PERSON.phone, station: 'vldk_sun' },
  },
  'GET cars-calendar/days': { query: '?month=2026-12&months=2&ac=minivans' },
  'GET cars-calendar/total': {
    query: '?from=2026-12-05&fromTime=12:00&to=2026-12-08&toTime=12:00&place=50&class=minivans',
  },
  'GET events/[id]/calendar': { param: { id: '7' }, query: '?language=en' },
  'POST long-term/requests': {
    body: {
      ...{ gosnomer: 'e341hb25', last_name: 'Маякова', first_name: 'Анна', ...PERSON, months: 6, comment: '' },
      ...{ startDate: '2026-12-01', company: null, partner: false, affiliate: 'hotel-amur' },
    },
  },
  'POST messages': { body: { name: 'Анна', ...PERSON, message: 'Есть детское кресло?' } },
  'POST not-mine': { query: '?lang=en' },
  'POST partners': {
    body: {
      ...{ company: 'Амур', contactName: 'Анна', ...PERSON, site: '', kind: 'hotel' },
      ...{ city: 'Владивосток', message: '' },
    },
  },
  'POST payments': {
    body: {
      ...{ purpose: 'booking', number: NUMBER.number, fio: 'Лебедева', ...PERSON, amountKop: 50_000 },
      ...{ language: 'en', consents: CONSENTS },
    },
  },
  'GET payments/[id]': { param: { id: 'p'.repeat(22) } },
  'POST payments/lookup': { body: { purpose: 'booking', number: NUMBER.number, fio: 'Лебедева' } },
  'POST payments/notifications': {
    body: { type: 'notification', event: 'payment.succeeded', object: { id: '2d0f', status: 'succeeded' } },
  },
  'POST promo': { body: { code: 'PORT3', rental: RENTAL } },
  'POST quotes': { body: RENTAL },
  'POST transfers/orders': {
    body: {
      ...{ trip: TRIP, quoteToken: 'token.proof', fromAddress: '', toAddress: '', flight: '', sign: '' },
      ...{ driverLanguage: null, name: 'Анна', ...PERSON, comment: '', partner: 'hotel-amur', affiliate: false },
    },
  },
  'POST transfers/quote': { body: TRIP },
  'POST waitlist': {
    body: {
      ...{ slug: 'toyota-rav4', df: '2026-12-05-05-00', dt: '2026-12-08-05-00', city: 50, dropoffPlace: 50 },
      destination: { channel: 'email', email: PERSON.email },
    },
  },
  'POST waitlist/link': { body: { token: OPAQUE } },
  'POST waitlist/stop': { body: { token: OPAQUE } },
}
