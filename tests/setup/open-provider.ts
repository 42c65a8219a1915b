import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { createProvider, type ProviderDependencies } from '@/provider/app'
import type { Consent, HoldRequest } from '@/provider/contract/bookings'
import type { CarItem, CarsResponse } from '@/provider/contract/cars'
import type { RentalRequest } from '@/provider/contract/quotes'
import { NO_MEETING } from '@/provider/contract/rules/bookings/meeting'
import { formatWireMoment } from '@/provider/contract/rules/dates/wire-time'
import { NO_OPTIONS } from '@/provider/contract/rules/options/option-kinds'
import { createReferenceCache } from '@/provider/db/reference-cache'
import type { ProviderServer } from '@/provider/http/server'
import { purgeFiles } from '@/provider/modules/files/purge-files'
import { createVault } from '@/provider/modules/files/vault'
import { bindSettings } from '@/provider/modules/settings/bind-settings'
import { openTestDatabase, type TestDatabase } from './test-database'

export const TOKEN = 'token-of-the-tests'
export const SECRET = 'secret-of-the-tests'
/** A gateway that nobody answers at: tests that pay open one of their own. */
export const PAYMENTS = {
  url: 'http://127.0.0.1:9/v3',
  shopId: '62579',
  scid: '57355',
  secretKey: 'gateway-secret-of-the-tests',
  networks: ['127.0.0.0/8'],
}
export const config = {
  providerToken: TOKEN,
  bookingSecret: SECRET,
  station: 'vldk',
  logLevel: 'silent',
  mode: 'demo',
  siteUrl: 'http://localhost:3000',
  payments: PAYMENTS,
  files: { folder: join(tmpdir(), `sun-files-${randomUUID()}`), secrets: ['master-key-of-the-tests'] },
} as const

export const START = new Date('2026-11-21T04:00:00Z')
const DAY_MS = 24 * 60 * 60 * 1000

export type TestProvider = Awaited<ReturnType<typeof openProvider>>

/**
 * The whole service over a real database of its own, with the demo branch and a clock that only the test moves.
 *
 * @param addHooks to its server, before it has a route
 */
export async function openProvider(
  shared?: TestDatabase,
  changes: Partial<ProviderDependencies['config']> = {},
  addHooks: (app: ProviderServer) => void = () => undefined,
) {
  const database = shared ?? (await openTestDatabase('sun_seeded'))
  const clock = { now: START }
  const app = createProvider({ db: database.db, now: () => clock.now, config: { ...config, ...changes } })
  addHooks(app)
  await app.ready()
  await mkdir(config.files.folder, { recursive: true })

  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
    headers = {},
  ) =>
    app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${TOKEN}`, ...headers },
      ...(payload ? { payload } : {}),
    })
  const quote = (rental: RentalRequest) => call('POST', '/sun/v2/quote', rental)
  const search = async (query: string): Promise<CarsResponse> =>
    (await call('GET', `/sun/v2/cars?${query}`)).json().data
  const hold = (request: HoldRequest, key = newKey(), headers = {}) =>
    call('POST', '/sun/v2/bookings', request, { 'idempotency-key': key, ...headers })

  return {
    app,
    clock,
    call,
    quote,
    hold,
    search,
    /** The models of every page of a search. */
    async searchAll(query: string): Promise<CarItem[]> {
      const { items, pages } = await search(query)
      for (let page = 2; page <= pages; page++) items.push(...(await search(`${query}&page=${page}`)).items)
      return items
    },
    ...database,
    /** Of files whose time is over, as every hour. */
    purgeFiles: () => purgeExpiredFiles(database, () => clock.now),
    /** Quotes the rental and makes the request that books it. */
    async requestFor(rental: RentalRequest, changes: Partial<HoldRequest['driver']> = {}): Promise<HoldRequest> {
      const { quoteToken } = (await quote(rental)).json().data
      return { ...holdRequest(rental, quoteToken, changes), consents: holdConsents(clock.now) }
    },
    async close() {
      await app.close()
      if (shared) return
      await database.close()
      await rm(config.files.folder, { recursive: true, force: true })
    },
  }
}

function purgeExpiredFiles({ db }: Pick<TestDatabase, 'db'>, now: () => Date) {
  const settings = bindSettings(db, { cache: createReferenceCache(db), station: 'vldk', now })
  return purgeFiles({ db, vault: createVault(config.files), settings, now, warn: () => undefined })
}

export function holdRequest(
  rental: RentalRequest,
  quoteToken: string,
  changes: Partial<HoldRequest['driver']> = {},
): HoldRequest {
  return {
    rental,
    quoteToken,
    driver: {
      last_name: 'Проверкина',
      first_name: 'Анна',
      middle_name: null,
      phone: newPhone(),
      email: 'anna@clients.example',
      birthDate: '1990-05-17',
      licenceSince: '2012-03-01',
      citizenship: 'RU',
      ...changes,
    },
    extraDrivers: [],
    flight: '',
    meeting: NO_MEETING,
    language: 'ru',
    consents: holdConsents(START),
    partner: false,
    affiliate: false,
  }
}

/** So many people who may drive too. */
export function extraDrivers(count: number): HoldRequest['extraDrivers'] {
  return Array.from({ length: count }, () => ({
    last_name: 'Сменный',
    first_name: 'Пётр',
    middle_name: null,
    phone: newPhone(),
    birthDate: '1988-02-29',
    licenceSince: '2010-07-01',
  }))
}

/** Midnights of the station from which texts had these versions: policy, consents of requests, of drivers, offer and terms. */
const VERSIONS_FROM = [
  { from: '2026-10-31T14:00:00Z', policy: '2026-11-01', personal: '2026-11-01', driver: null, terms: '2026-11-01' },
  { from: '2026-11-23T14:00:00Z', policy: '2026-11-24', personal: '2026-11-01', driver: null, terms: '2026-11-01' },
  {
    from: '2026-11-24T14:00:00Z',
    policy: '2026-11-25',
    personal: '2026-11-25',
    driver: '2026-11-25',
    terms: '2026-11-25',
  },
  {
    from: '2026-11-27T14:00:00Z',
    policy: '2026-11-28',
    personal: '2026-11-25',
    driver: '2026-11-28',
    terms: '2026-11-28',
  },
] as const

function versionsAt(now: Date) {
  return VERSIONS_FROM.findLast(({ from }) => new Date(from) <= now) ?? VERSIONS_FROM[0]
}

/** Consents of whoever holds a car, in the versions in force at that moment: drivers had no text of their own at first. */
export function holdConsents(now: Date): HoldRequest['consents'] {
  const { policy, personal, driver } = versionsAt(now)
  return [
    { document: 'privacy_policy', version: policy },
    driver
      ? { document: 'driver_data_agreement', version: driver }
      : { document: 'personal_data_agreement', version: personal },
  ]
}

/** The header of whoever leaves a name and a phone at that moment. */
export function consentsAt(now: Date): string {
  return personalConsents(now)
    .map(({ document, version }) => `${document}@${version}`)
    .join(',')
}

/** Consents of a payer, or of whoever leaves a name and a phone, at that moment. */
export function personalConsents(now: Date): Consent[] {
  const { policy, personal } = versionsAt(now)
  return [
    { document: 'privacy_policy', version: policy },
    { document: 'personal_data_agreement', version: personal },
  ]
}

export const CONSENTS = consentsAt(START)

/** Confirms a booking to be paid at the branch, by the texts in force at that moment. */
export function confirmAt(now: Date) {
  const version = versionsAt(now).terms
  return {
    status: 'confirmed',
    payment: 'branch',
    consents: [
      { document: 'public_offer', version },
      { document: 'rentalterms', version },
    ],
  }
}

export const CONFIRM = confirmAt(START)

/** A rental at the branch, at noon of the station, `ahead` days from the start of the test's clock. */
export function rentalOf(slug: string, ahead = 30, days = 4, now = START): RentalRequest {
  const noon = new Date(`${now.toISOString().slice(0, 10)}T02:00:00Z`).getTime()
  return {
    slug,
    df: formatWireMoment(new Date(noon + ahead * DAY_MS)),
    dt: formatWireMoment(new Date(noon + (ahead + days) * DAY_MS)),
    city: 50,
    dropoffPlace: 50,
    options: NO_OPTIONS,
    pc: '',
  }
}

/** A model of its own, like Honda Fit, with plates that nobody has booked. */
export async function addModel({ db }: Pick<TestDatabase, 'db'>, slug: string, plates: number): Promise<string> {
  await db.execute(sql`
    with like_fit as (
      insert into car_models (station, slug, class_id, name, sort, list_kop, sale_percent, special_kop, discount1_percent,
        discount2_percent, deposit_kop, deductible_kop, over_mileage_kop_per_km, min_age, min_experience_years,
        licence_category, self_drive, rental_months, tags, attributes, description, mileage_option)
      select station, ${slug}, class_id, name, sort, list_kop, sale_percent, special_kop, discount1_percent,
        discount2_percent, deposit_kop, deductible_kop, over_mileage_kop_per_km, min_age, min_experience_years,
        licence_category, self_drive, rental_months, tags, attributes, description, mileage_option
      from car_models where slug = 'honda-fit' returning id)
    insert into cars (station, model_id, gosnomer, plate_kind, cvet, year, mileage_km, state)
    select 'vldk', id, ${slug} || n, 'state', 'белый', 2020, 1000, 'active'
    from like_fit, generate_series(1, ${plates}::int) n`)
  return slug
}

export async function count({ db }: Pick<TestDatabase, 'db'>, table: string): Promise<number> {
  const { rows } = await db.execute<{ n: string }>(sql`select count(*) n from ${sql.identifier(table)}`)
  return Number(rows[0]?.n)
}

let phones = 0
/** Of nobody yet: a phone may hold only so many cars at the same time. */
export function newPhone(): string {
  phones += 1
  return `+7999555${String(phones).padStart(4, '0')}`
}

let keys = 0
export function newKey(): string {
  keys += 1
  return `key-of-the-tests-${keys}`
}
