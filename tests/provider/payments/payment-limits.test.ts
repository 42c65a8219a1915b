import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { HoldResponse } from '@/provider/contract/bookings'
import { addModel, newKey, rentalOf } from '@/tests/setup/open-provider'
import {
  begin,
  beginOther,
  bookingRow,
  CARDS,
  PERSONAL,
  payAt,
  readPayment,
  useTestGateway,
  waitForPaymentUrl,
} from '@/tests/setup/test-gateway'

const CARD_MAX = 350_000_00
const ONLINE_MAX = 1_000_000_00

describe('one payment is never more than a card, or SBP, takes at once', () => {
  const provider = useTestGateway()

  let models = 0
  /** A rental of a day that costs about so much; `totalKop`: exactly. */
  async function dearHold(aboutKop: number) {
    models += 1
    const slug = await addModel(provider, `dear-${models}`, 1)
    await provider.db.execute(sql`update car_models set list_kop = ${aboutKop}, sale_percent = 0, special_kop = 0,
      discount1_percent = 0 where slug = ${slug}`)
    const held: HoldResponse = (await provider.hold(await provider.requestFor(rentalOf(slug, 30, 1)))).json().data
    const { number, price } = held.booking
    return { held, number, totalKop: price.totalKop }
  }
  const sumsOf = async (number: string) => {
    const body = { purpose: 'booking', number, fio: 'Проверкина' }
    const { dueKop, prepayKop } = (await provider.call('POST', '/sun/v2/payments/lookup', body)).json().data
    return { dueKop, prepayKop }
  }
  const payBy = async (id: string, card: string) => {
    await payAt(await waitForPaymentUrl(provider, id), card)
    provider.pass(3)
    return readPayment(provider, id)
  }

  it('a prepayment, and the rest of a dear rental, come in parts that a card takes', async () => {
    const { held, number, totalKop } = await dearHold(3_000_000_00)
    expect(totalKop).toBeGreaterThan(5 * CARD_MAX)
    expect(await sumsOf(number)).toEqual({ dueKop: totalKop, prepayKop: CARD_MAX })
    for (const paid of [CARD_MAX, 2 * CARD_MAX]) {
      const { id } = (await begin(provider, held, CARD_MAX)).json().data
      expect(await payBy(id, CARDS.good)).toMatchObject({ state: 'succeeded', method: 'bank_card', refunds: [] })
      expect(await bookingRow(provider, number)).toMatchObject({ status: 'confirmed', paidKop: paid })
      expect((await sumsOf(number)).prepayKop).toBe(CARD_MAX)
    }
  })

  it('above the limit of cards all of it goes by SBP', async () => {
    const { held, totalKop } = await dearHold(600_000_00)
    expect(totalKop).toBeGreaterThan(CARD_MAX)
    const { id } = (await begin(provider, held, totalKop)).json().data
    expect(await payBy(id, CARDS.good)).toMatchObject({ state: 'succeeded', method: 'sbp' })
  })

  it('a sum beyond the limits is rejected, and nothing is stored', async () => {
    const { held, number, totalKop } = await dearHold(2 * ONLINE_MAX)
    const response = await begin(provider, held, totalKop)
    expect([response.statusCode, response.json().error.code]).toEqual([400, 'invalid_request'])
    expect(response.json().error.fields).toEqual({ amountKop: 'out of bounds' })
    const { rows } = await provider.db.execute(sql`select 1 from payments p join bookings b on b.id = p.booking_id
      where b.number = ${number}`)
    expect(rows).toEqual([])
  })

  it('a damage is paid in parts, and the parts make the whole', async () => {
    const { rows } = await provider.db.execute<{ id: string; surname: string }>(sql`
      update damages d set cost_kop = 500000000, covered_kop = 0, paid_kop = 0, status = 'open' from clients c
      where c.id = d.client_id and d.id = (select id from damages where debt_kop > 0 limit 1)
      returning d.id::text as id, c.last_name as surname`)
    const [{ id: number, surname: fio } = { id: '', surname: '' }] = rows
    const lookup = async () =>
      (await provider.call('POST', '/sun/v2/payments/lookup', { purpose: 'damage', number, fio })).json().data
    const { dueKop } = await lookup()
    expect(await lookup()).toMatchObject({ prepayKop: CARD_MAX })
    const payer = { fio, phone: '+79995550188', email: 'friend@clients.example', language: 'ru', consents: PERSONAL }
    const body = { purpose: 'damage', number, ...payer, amountKop: CARD_MAX }
    const startResponse = await provider.call('POST', '/sun/v2/payments', body, { 'idempotency-key': newKey() })
    expect(await payBy(startResponse.json().data.id, CARDS.good)).toMatchObject({ state: 'succeeded', refunds: [] })
    expect((await lookup()).dueKop).toBe(dueKop - CARD_MAX)
  })

  it('follows the settings', async () => {
    await provider.db.execute(sql`update settings set data = jsonb_set(data, '{rules,cardPaymentMaxKop}', '10000')`)
    const { number } = (await provider.hold(await provider.requestFor(rentalOf('honda-fit', 60)))).json().data.booking
    expect((await sumsOf(number)).prepayKop).toBe(10_000)
    expect((await beginOther(provider, 10_001)).statusCode).toBe(201)
  })

  it('leads the payer of a sum that no card takes straight to SBP, and leaves the choice to any other', async () => {
    await provider.db.execute(sql`update settings set data = jsonb_set(data, '{rules,cardPaymentMaxKop}', '10000')`)
    const [below, above] = [await beginOther(provider, 10_000), await beginOther(provider, 10_002)]
    const ids: string[] = [below, above].map((response) => response.json().data.id)
    const [url, sbpUrl] = await Promise.all(ids.map((id) => waitForPaymentUrl(provider, id)))
    const page = async (address = '') => (await fetch(address)).text()
    expect([/name="number"/.test(await page(url)), /name="number"/.test(await page(sbpUrl))]).toEqual([true, false])
    expect(above.json().data.method).toBe('sbp')
    expect(below.json().data.method).toBeNull()
  })
})
