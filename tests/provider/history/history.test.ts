import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { HistoryDetail, HistoryResponse } from '@/provider/contract/history'
import type { RentalRequest } from '@/provider/contract/quotes'
import type { TravellersResponse } from '@/provider/contract/travellers'
import { outcomeOf } from '@/tests/setup/booking-guests'
import { sessionOf } from '@/tests/setup/client-session'
import { rentalOf } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

/** Clients of the demo files by their data. */
const [RICH, POOR, _DEBTOR] = [1, 2, 3]
const _HOUR_MS = 60 * 60 * 1000

describe('a booking of the client', () => {
  const provider = useProvider()
  let [own, poor]: Record<string, string>[] = []

  beforeAll(async () => {
    own = await sessionOf(provider, RICH)
    poor = await sessionOf(provider, POOR)
  })

  const get = (path: string, headers: Record<string, string> = own ?? {}) =>
    provider.call('GET', `/auth-client/${path}`, undefined, headers)
  const detail = async (number: string): Promise<HistoryDetail> => (await get(`history/${number}`)).json().data

  it('comes with its deposit, its documents, and the fines and damages of that rental alone', async () => {
    const { booking, deposit, fines, damages, miles, distanceKm } = await detail('1045922')
    expect(booking).toMatchObject({ number: '1045922', status: 'completed', driver: { last_name: 'Маякова' } })
    expect(booking.history.map(({ status }) => status)).toContain('active')
    expect(deposit).toMatchObject({
      state: 'overdue',
      maxCards: 2,
      releaseDays: 30,
      amountKop: booking.price.depositKop,
    })
    expect(fines.map(({ booking: number }) => number)).toEqual(['1045922', '1045922'])
    expect(damages.map(({ damage }) => damage)).toEqual(['Царапина на задней двери', 'Скол на переднем бампере'])
    const listed = (await get('history')).json().data as HistoryResponse
    const same = listed.items.find(({ number }) => number === '1045922')
    expect(same).toMatchObject({ miles, drawn: { cvet: booking.cvet } })
    expect(miles).toBe(1406)
    expect(distanceKm).toBeGreaterThan(0)
    expect((await detail('1046333')).deposit.state).toBe('planned')
  })

  it('cannot be read, priced, changed or cancelled by another client', async () => {
    const rental = rentalOf('toyota-rav4', 40)
    const change = { rental, quoteToken: 'any' }
    const calls = [
      get('history/1046333', poor),
      provider.call('POST', '/auth-client/history/1046333/quote', rental, poor),
      provider.call('PATCH', '/auth-client/history/1046333', change, poor),
      provider.call('POST', '/auth-client/history/1046333/cancel', { refundKop: 0 }, poor),
      get('history/9999999'),
    ]
    expect((await Promise.all(calls)).map(outcomeOf)).toEqual(Array(5).fill('not_found'))
    expect((await detail('1046333')).booking.status).toBe('confirmed')
  })

  it('is changed and cancelled by the client’s own script only, not by the session alone', async () => {
    const { authorization: _, ...pageOnly } = own ?? {}
    const url = '/auth-client/history/1046333'
    const payload = { refundKop: 647_300 }
    expect((await provider.app.inject({ url, headers: pageOnly })).statusCode).toBe(200)
    const cancel = { method: 'POST', url: `${url}/cancel`, headers: pageOnly, payload } as const
    expect(outcomeOf(await provider.app.inject(cancel))).toBe('unauthenticated')
    const change = { method: 'PATCH', url, headers: pageOnly, payload: {} } as const
    expect(outcomeOf(await provider.app.inject(change))).toBe('unauthenticated')
  })

  it('is changed for the price that was quoted, and cancelled with the displayed refund', async () => {
    const { rows } = await provider.db.execute<{ rental: RentalRequest }>(sql`
      select rental from bookings where number = '1046333'`)
    const rental = rows[0]?.rental
    const longer = { ...rental, dt: '2026-12-13-05-00' }
    const quoted = (await provider.call('POST', '/auth-client/history/1046333/quote', longer, own)).json().data
    const change = { rental: longer, quoteToken: quoted.quoteToken }
    const changed = await provider.call('PATCH', '/auth-client/history/1046333', change, own)
    expect(changed.statusCode, changed.body).toBe(200)
    expect(changed.json().data.price.totalKop).toBe(quoted.price.totalKop)

    const { booking } = await detail('1046333')
    expect(booking.cancellation).toMatchObject({ allowed: true, refundKop: booking.paidKop })
    const cancel = (refundKop: number) =>
      provider.call('POST', '/auth-client/history/1046333/cancel', { refundKop }, own)
    expect(outcomeOf(await cancel(1))).toBe('refund_changed')
    expect((await cancel(booking.paidKop)).json().data.status).toBe('cancelled_client')
    expect((await detail('1046333')).deposit.state).toBe('not_taken')
  })

  it('may be driven by the client and by approved drivers that the branch did not reject', async () => {
    const { items } = (await get('travellers')).json().data as TravellersResponse
    expect(items.map(({ driverId, last_name, verification }) => [driverId === null, last_name, verification])).toEqual([
      [true, 'Маякова', null],
      [false, 'Маяков', 'verified'],
      [false, 'Заливная', 'on_review'],
    ])
    expect(items[0]).toMatchObject({ phone: '+79990000001', licenceSince: '2020-06-15', citizenship: 'RU' })
  })
})
