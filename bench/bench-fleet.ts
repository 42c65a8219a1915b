import { randomInt, randomUUID } from 'node:crypto'
import { addDays } from 'date-fns'
import pg from 'pg'
import { formatWireMoment } from '@/provider/contract/rules/dates/wire-time'
import { NO_OPTIONS } from '@/provider/contract/rules/options/option-kinds'
import { newestConsents } from '@/tests/setup/newest-consents'

export const BENCH_SLUG = 'bench-car'
const PLATES = 400
const FIRST_DAY = 2
const DAYS = 300

/** A model with so many plates that no measured booking ever finds it taken. */
export async function addBenchFleet(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    `with like_fit as (
      insert into car_models (station, slug, class_id, name, sort, list_kop, sale_percent, special_kop, discount1_percent,
        discount2_percent, deposit_kop, deductible_kop, over_mileage_kop_per_km, min_age, min_experience_years,
        licence_category, self_drive, rental_months, tags, attributes, description, mileage_option)
      select station, '${BENCH_SLUG}', class_id, name, 9999, list_kop, sale_percent, special_kop, discount1_percent,
        discount2_percent, deposit_kop, deductible_kop, over_mileage_kop_per_km, min_age, min_experience_years,
        licence_category, self_drive, rental_months, tags, attributes, description, mileage_option
      from car_models where slug = 'honda-fit' returning id, station)
    insert into cars (station, model_id, gosnomer, plate_kind, cvet, year, mileage_km, state)
    select station, id, 'bench' || n, 'state', 'белый', 2020, 1000, 'active'
    from like_fit, generate_series(1, ${PLATES}) n`,
  )
  await client.query('analyze')
  await client.end()
}

/** A random search of 1–7 days in the year ahead. */
export function randomSearch(now: Date): string {
  const start = addDays(now, randomInt(FIRST_DAY, DAYS))
  const end = addDays(start, randomInt(1, 8))
  return `/sun/v2/cars?df=${formatWireMoment(start)}&dt=${formatWireMoment(end)}`
}

/** One day's rental of the bench fleet. */
export function benchRental(now: Date, day: number) {
  const start = addDays(now, FIRST_DAY + day)
  const plain = { city: 50, dropoffPlace: 50, options: NO_OPTIONS, pc: '' }
  return { slug: BENCH_SLUG, df: formatWireMoment(start), dt: formatWireMoment(addDays(start, 1)), ...plain }
}

export const BENCH_DAYS = DAYS

export function holdBody(rental: object, quoteToken: string) {
  const phone = nextPhone()
  return {
    key: randomUUID(),
    body: {
      rental,
      quoteToken,
      driver: {
        last_name: 'Замерова',
        first_name: 'Анна',
        middle_name: null,
        phone,
        // An address gets only so many letters a day.
        email: `bench${phone.slice(1)}@clients.example`,
        birthDate: '1990-05-17',
        licenceSince: '2012-03-01',
        citizenship: 'RU',
      },
      language: 'ru',
      consents: newestConsents('privacy_policy', 'driver_data_agreement'),
    },
  }
}

let phones = 0
/** Of nobody yet: a phone may keep only so many cars, and those of the demo data have some. */
function nextPhone(): string {
  phones += 1
  return `+7998${String(phones).padStart(7, '0')}`
}
