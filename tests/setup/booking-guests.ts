import { sql } from 'drizzle-orm'
import { createProvider } from '@/provider/app'
import type { Booking, ExtraDriver, HoldRequest } from '@/provider/contract/bookings'
import type { RentalOptions } from '@/provider/contract/options'
import type { RentalRequest } from '@/provider/contract/quotes'
import { NO_OPTIONS } from '@/provider/contract/rules/options/option-kinds'
import { openDatabase } from '@/provider/db/database'
import { WORK_LIMITS } from '@/provider/db/pool/open-pool'
import { config, confirmAt, newKey, newPhone, type TestProvider, TOKEN } from './open-provider'

/** How often each outcome came. */
export function tally(outcomes: string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1
  return counts
}

type TestResponse = { statusCode: number; json: () => { error?: { code: string } } }

/** The failure code of a response, or its status. */
export function outcomeOf(response: TestResponse): string {
  return response.json().error?.code ?? String(response.statusCode)
}

/** The same request of somebody else: holds of one phone would queue for their client before they race. */
export function fromAnother(request: HoldRequest): HoldRequest {
  return { ...request, driver: { ...request.driver, phone: newPhone() } }
}

export function withOptions(rental: RentalRequest, options: Partial<RentalOptions>, pc = ''): RentalRequest {
  return { ...rental, options: { ...NO_OPTIONS, ...options }, pc }
}

export const EXTRA_DRIVER: ExtraDriver = {
  last_name: 'Проверкин',
  first_name: 'Пётр',
  middle_name: null,
  phone: '+79995550000',
  birthDate: '1988-02-03',
  licenceSince: '2010-06-01',
}

/** An extra of its own that nobody has booked, for every class. */
export async function addExtra({ db }: Pick<TestProvider, 'db'>, code: string, stock: number | null): Promise<string> {
  await db.execute(sql`
    insert into extras (station, code, name, note, unit, price_kop, cap_kop, max_quantity, stock, classes, sort)
    select station, ${code}, name, note, unit, price_kop, cap_kop, 3, ${stock}, null, 999
    from extras where code = 'child-seat-toddler'`)
  return code
}

type PromoTerms = { maxUses?: number; perClient?: number; firstRentalOnly?: boolean; validTo?: string }

/** A code of its own for 5 %, without limits but those given. */
export async function addPromo({ db }: Pick<TestProvider, 'db'>, code: string, terms: PromoTerms): Promise<string> {
  await db.execute(sql`
    insert into promo_codes (station, code, percent, name, valid_from, valid_to, login_only, first_rental_only, max_uses,
      per_client, active)
    select station, ${code}, 5, name, '2026-01-01', ${terms.validTo ?? '2027-12-31'}, false,
      ${terms.firstRentalOnly ?? false}, ${terms.maxUses ?? null}, ${terms.perClient ?? null}, true
    from promo_codes where code = 'PORT3'`)
  return code
}

/** A second provider on the same database, with connections of its own. */
export function openSecondProvider(provider: TestProvider) {
  const rival = openDatabase(provider.url, 10, () => undefined, true, WORK_LIMITS)
  const app = createProvider({ db: rival.db, now: () => provider.clock.now, config })
  return {
    hold: (request: HoldRequest, key = newKey()) =>
      app.inject({
        method: 'POST',
        url: '/sun/v2/bookings',
        headers: { authorization: `Bearer ${TOKEN}`, 'idempotency-key': key },
        payload: request,
      }),
    async close() {
      await app.close()
      await rival.close()
    },
  }
}

/** Somebody who holds a car, and everything that he may do with it. */
export async function openGuest(provider: TestProvider, request: HoldRequest, headers = {}) {
  const response = await provider.hold(request, newKey(), headers)
  if (response.statusCode !== 201) throw new Error(`not held: ${response.body}`)
  return guestOf(provider, response.json().data)
}

export function guestOf(provider: TestProvider, { booking, key }: { booking: Booking; key: string }) {
  const url = `/sun/v2/bookings/${booking.number}`
  const guest = { 'x-booking-key': key }
  const patch = (body: object) => provider.call('PATCH', url, body, guest)
  const quote = (rental: RentalRequest) => provider.call('POST', `${url}/quote`, rental, guest)
  return {
    booking,
    key,
    url,
    guest,
    patch,
    quote,
    read: async (): Promise<Booking> => (await provider.call('GET', url, undefined, guest)).json().data,
    confirm: () => patch(confirmAt(provider.clock.now)),
    /** Marks its phone as proved by a code: from then on the booking stands in its client's account. */
    prove: () => provider.db.execute(sql`update bookings set proved_by = 'code' where number = ${booking.number}`),
    cancel: (refundKop: number) => provider.call('POST', `${url}/cancel`, { refundKop }, guest),
    renew: (totalKop: number, idempotencyKey = newKey(), extra = {}) =>
      provider.call('POST', `${url}/renew`, { totalKop }, { ...guest, ...extra, 'idempotency-key': idempotencyKey }),
    /** Quotes the change and makes it. */
    async change(rental: RentalRequest, rest: object = {}) {
      const { data, error } = (await quote(rental)).json()
      return patch({ rental, quoteToken: data?.quoteToken ?? `none: ${error.code}`, ...rest })
    },
  }
}

export type Guest = ReturnType<typeof guestOf>
