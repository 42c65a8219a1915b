import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { newKey } from '@/tests/setup/open-provider'
import {
  beginOther,
  CARDS,
  PERSONAL,
  payAt,
  readPayment,
  useTestGateway,
  waitForPaymentUrl,
} from '@/tests/setup/test-gateway'

const DEBTOR = 3

describe('a fine or a damage that is paid by number and surname', () => {
  const provider = useTestGateway()
  let added = 0

  async function debtsOf(clientId: number) {
    const { rows } = await provider.db.execute<{ fine: string; damage: string; surname: string }>(sql`
      select (select decision_number from fines f where f.client_id = c.id and f.status in ('new', 'overdue') limit 1) as fine,
        (select id::text from damages d where d.client_id = c.id and d.debt_kop > 0 limit 1) as damage,
        c.last_name as surname
      from clients c where c.id = ${clientId}`)
    const [row] = rows
    if (!row) throw new Error('the demo has no debtor')
    return row
  }

  const lookup = (purpose: string, number: string, fio: string) =>
    provider.call('POST', '/sun/v2/payments/lookup', { purpose, number, fio })
  const begin = (purpose: string, number: string, fio: string, amountKop: number, changes = {}) => {
    const payer = { fio, phone: '+79995550188', email: 'friend@clients.example', language: 'ru' }
    const body = { purpose, number, ...payer, amountKop, consents: PERSONAL, ...changes }
    return provider.call('POST', '/sun/v2/payments', body, { 'idempotency-key': newKey() })
  }

  it.each(['fine', 'damage'] as const)(
    'of a %s takes what is due today, and nothing is due afterwards',
    async (purpose) => {
      const { surname, ...numbers } = await debtsOf(DEBTOR)
      const number = numbers[purpose]
      const { dueKop } = (await lookup(purpose, number, surname)).json().data
      expect(dueKop).toBeGreaterThan(0)
      const startResponse = await begin(purpose, number, surname, dueKop)
      expect(startResponse.statusCode, startResponse.body).toBe(201)
      const { id } = startResponse.json().data
      expect((await lookup(purpose, number, surname)).json().data.pending).toEqual({ id, amountKop: dueKop })

      await payAt(await waitForPaymentUrl(provider, id), CARDS.good)
      provider.pass(3)
      expect(await readPayment(provider, id)).toMatchObject({ state: 'succeeded', refunds: [], booking: null })
      expect((await lookup(purpose, number, surname)).json().data).toMatchObject({ dueKop: 0, pending: null })
      expect((await begin(purpose, number, surname, dueKop)).json().error.code).toBe('nothing_due')
    },
  )

  it('is paid in full when its discount ends while the payer is at the gateway', async () => {
    const { fine, surname } = await addFine(30)
    provider.clock.now = new Date('2026-11-21T13:30:00Z')
    const { dueKop } = (await lookup('fine', fine, surname)).json().data
    expect(dueKop).toBe(700_00)
    const { id } = (await begin('fine', fine, surname, dueKop)).json().data
    // The last day of the discount is over in Vladivostok; a page of the gateway lives for an hour.
    provider.pass(40 * 60)
    await payAt(await waitForPaymentUrl(provider, id), CARDS.good)
    provider.pass(3)
    await readPayment(provider, id)
    const { rows } = await provider.db.execute(
      sql`select status, paid_kop as paid from fines where decision_number = ${fine}`,
    )
    expect(rows).toEqual([{ status: 'paid', paid: '70000' }])
  })

  it('gives back what the branch took meanwhile', async () => {
    const { fine, surname } = await addFine(0)
    const { id } = (await begin('fine', fine, surname, 1000_00)).json().data
    const url = await waitForPaymentUrl(provider, id)
    await provider.db.execute(
      sql`update fines set paid_kop = size_kop, status = 'paid' where decision_number = ${fine}`,
    )
    await payAt(url, CARDS.good)
    provider.pass(3)
    expect((await readPayment(provider, id)).refunds).toMatchObject([{ amountKop: 1000_00, reason: 'nothing_due' }])
    await provider.settle()
    expect((await readPayment(provider, id)).refunds).toMatchObject([{ state: 'succeeded' }])
  })

  it('has letters for who began to pay, whoever else goes on with it', async () => {
    const { fine, surname } = await addFine(0)
    const { id } = (await begin('fine', fine, surname, 1000_00)).json().data
    const other = { language: 'en', email: 'other@clients.example' }
    const payer = { language: 'ru', email: 'friend@clients.example' }
    expect((await begin('fine', fine, surname, 1000_00, other)).json().data.id).toBe(id)
    const { rows } = await provider.db.execute(sql`
      select language, payer_email as email from payments where public_id = ${id}`)
    expect(rows).toEqual([payer])
  })

  it.each([
    ['due', sql`discount_percent = 0`],
    ['disputed', sql`status = 'disputed'`],
    ['settled', sql`status = 'paid', paid_kop = size_kop`],
    ['dropped', sql`status = 'cancelled'`],
  ])('is displayed with its declined payment as it is since: %s', async (debt, since) => {
    const { fine, surname } = await addFine(0)
    const { id } = (await begin('fine', fine, surname, 1000_00)).json().data
    await payAt(await waitForPaymentUrl(provider, id), CARDS.poor)
    provider.pass(3)
    await provider.db.execute(sql`update fines set ${since} where decision_number = ${fine}`)
    expect(await readPayment(provider, id)).toMatchObject({ state: 'canceled', debt })
  })

  it('has nowhere to pay any more once the branch has dropped it', async () => {
    const { damage, surname } = await addDamage()
    const { id } = (await begin('damage', damage, surname, 500_00)).json().data
    expect(await waitForPaymentUrl(provider, id)).toMatch(/^http/)
    expect(await readPayment(provider, id)).toMatchObject({ debt: 'due' })
    await provider.db.execute(sql`update damages set status = 'cancelled' where id = ${damage}`)
    expect(await readPayment(provider, id)).toMatchObject({ state: 'pending', debt: 'dropped', confirmationUrl: null })
  })

  it('rejects another sum, another name, and a payer who has not agreed', async () => {
    const { fine, surname } = await addFine(0)
    expect((await begin('fine', fine, surname, 999_00)).json().error).toMatchObject({
      code: 'amount_changed',
      details: { dueKop: 1000_00, prepayKop: 1000_00 },
    })
    expect((await begin('fine', fine, 'Чужова', 1000_00)).statusCode).toBe(404)
    expect((await begin('fine', fine, surname, 1000_00, { consents: [] })).json().error.code).toBe('consent_required')
    const old = [{ document: 'privacy_policy', version: '2020-01-01' }, PERSONAL[1]]
    expect((await begin('fine', fine, surname, 1000_00, { consents: old })).json().error.code).toBe('consent_required')
    expect((await begin('fine', fine, surname, 1000_00, { phone: '123' })).statusCode).toBe(400)
    for (const sum of [99_99, 500_000_01])
      expect((await beginOther(provider, sum)).json().error).toMatchObject({
        code: 'invalid_request',
        fields: { amountKop: 'out of bounds' },
      })
  })

  /** A payment of which the gateway names another sum; paid, and not looked at yet. */
  async function foreignSum(): Promise<string> {
    const { id } = (await beginOther(provider, 700_00)).json().data
    const url = await waitForPaymentUrl(provider, id)
    await provider.db.execute(sql`
      update sandbox.objects set document = jsonb_set(document, '{amount,value}', '"1.00"')
      where document -> 'metadata' ->> 'payment' = ${id}`)
    await payAt(url, CARDS.good)
    provider.pass(3)
    return id
  }

  it('puts a payment in quarantine when the gateway names another sum', async () => {
    const id = await foreignSum()
    expect((await readPayment(provider, id)).state).toBe('pending')
    await provider.settle()
    const { rows } = await provider.db.execute(sql`select state, quarantine from payments where public_id = ${id}`)
    expect(rows).toEqual([{ state: 'pending', quarantine: 'amount' }])
  })

  it('alarms the branch of a payment in quarantine once, by letter, webhook and log, however often it is looked at', async () => {
    await provider.db.execute(sql`delete from outbox where kind = 'payment_attention'`)
    provider.alerts.length = 0
    const id = await foreignSum()
    await Promise.all([1, 2, 3].map(() => provider.services.reconciler.run()))
    for (const seconds of [61, 600, 3_600]) {
      provider.pass(seconds)
      await provider.settle()
      await readPayment(provider, id)
    }
    const { rows } = await provider.db.execute(
      sql`select channel, address, params ->> 'why' as why from outbox where kind = 'payment_attention' order by channel`,
    )
    expect(rows).toEqual([
      { channel: 'email', address: expect.stringMatching(/@/), why: 'amount' },
      { channel: 'webhook', address: 'branch', why: 'amount' },
    ])
    expect(provider.alerts).toEqual([{ payment: id, why: 'amount' }])
  })

  async function addFine(discountPercent: number) {
    added += 1
    const decision = `TILL-${900_000 + added}`
    await provider.db.execute(sql`
      insert into fines (station, client_id, car_id, name, size_kop, date, decision_date, decision_number, place,
        discount_percent, discount_until, status, told_on)
      select station, client_id, car_id, name, 100000, '2026-11-10', '2026-11-12', ${decision}, place, ${discountPercent},
        '2026-11-21', 'new', '2026-11-13'
      from fines where client_id = ${DEBTOR} limit 1`)
    return { fine: decision, surname: (await debtsOf(DEBTOR)).surname }
  }

  async function addDamage() {
    const { rows } = await provider.db.execute<{ id: string }>(sql`
      insert into damages (station, client_id, car_id, damage, date, cost_kop, status, told_on)
      select station, client_id, car_id, damage, '2026-11-10', 50000, 'open', '2026-11-13'
      from damages where client_id = ${DEBTOR} limit 1 returning id`)
    return { damage: String(rows[0]?.id), surname: (await debtsOf(DEBTOR)).surname }
  }
})
