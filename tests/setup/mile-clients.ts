import { sql } from 'drizzle-orm'
import type { Booking } from '@/provider/contract/bookings'
import type { ChargeResponse, SpendResponse } from '@/provider/contract/miles'
import type { Database } from '@/provider/db/database'
import { sessionOf } from './client-session'
import { confirmAt, newKey, newPhone, rentalOf, type TestProvider } from './open-provider'

/** Somebody signed in, and stepped up by a code, with bookings of his own, and what he may do with miles. */
export type MileClient = Awaited<ReturnType<typeof openMileClient>>

export async function openMileClient(provider: TestProvider, miles = 0, provedBy: 'code' | null = 'code') {
  const phone = newPhone()
  const { rows } = await provider.db.execute<{ id: string }>(sql`
    insert into clients (station, phone, last_name, first_name, language, citizenship, created_at)
    values ('vldk', ${phone}, 'Проверкина', 'Анна', 'ru', 'RU', ${provider.clock.now.toISOString()}::timestamptz) returning id`)
  const id = Number(rows[0]?.id)
  const headers = await sessionOf(provider, id, { createdAt: provider.clock.now, ...(provedBy && { provedBy }) })
  if (miles > 0) await giveMiles(provider.db, id, miles)
  const read = async (url: string) => {
    const response = await provider.call('GET', `/auth-client/${url}`, undefined, headers)
    if (response.statusCode !== 200) throw new Error(response.body)
    return response.json().data
  }
  return {
    id,
    phone,
    headers,
    /** Books a car and confirms it, or leaves it on hold: in the session, or as a guest who proved the phone by a code. */
    async book(
      slug: string,
      { ahead = 30, days = 4, isHeld = false, isGuest = false } = {},
    ): Promise<{ booking: Booking; key: string }> {
      const request = await provider.requestFor(rentalOf(slug, ahead, days, provider.clock.now), { phone })
      const held = (await provider.hold(request, newKey(), isGuest ? {} : headers)).json().data
      // What nobody proved stands in no account (decision 0142).
      if (isGuest)
        await provider.db.execute(sql`update bookings set proved_by = 'code' where number = ${held.booking.number}`)
      const key = { 'x-booking-key': held.key }
      if (!isHeld)
        await provider.call('PATCH', `/sun/v2/bookings/${held.booking.number}`, confirmAt(provider.clock.now), key)
      return held
    },
    spend: (booking: string, wanted: number, key = newKey()) =>
      provider.call('POST', '/auth-client/spend', { booking, miles: wanted }, { ...headers, 'idempotency-key': key }),
    preview: (booking: string, wanted: number) =>
      provider.call('POST', '/auth-client/spend/preview', { booking, miles: wanted }, headers),
    release: (booking: string) => provider.call('DELETE', `/auth-client/spend/${booking}`, undefined, headers),
    charge: (query = ''): Promise<ChargeResponse> => read(`charge${query}`),
    spent: (): Promise<SpendResponse> => read('spend'),
    header: async (): Promise<number> => (await read('client')).bonus_miles,
  }
}

export async function giveMiles(db: Database, clientId: number, miles: number, expiresOn: string | null = null) {
  await db.execute(sql`
    insert into mile_entries (station, client_id, from_account, to_account, miles, at, expires_on, text)
    values ('vldk', ${clientId}, 'program:bonus', 'client:available', ${miles}, now(), ${expiresOn}::date, '{"ru": "Подарок"}')`)
}

/** What is left of each of a client's credits, in the order in which it is spent. */
export async function lotsOf(db: Database, clientId: number): Promise<number[]> {
  const { rows } = await db.execute<{ left: number }>(sql`
    select left_miles as left from mile_lots where client_id = ${clientId} order by expires_on, entry_id`)
  return rows.map(({ left }) => left)
}

/** What the branch does to a booking: the status and its entry in the history. */
export async function setBookingStatus(db: Database, number: string, status: string, at: Date): Promise<void> {
  await db.execute(sql`
    with moved as (update bookings set status = ${status}::booking_status, hold_network = null, hold_visitor = null
      where number = ${number} returning id)
    insert into booking_status_history (booking_id, status, actor, at)
    select id, ${status}::booking_status, 'branch', ${at.toISOString()}::timestamptz from moved`)
}
