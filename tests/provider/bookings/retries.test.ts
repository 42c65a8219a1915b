import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { HoldRequest } from '@/provider/contract/bookings'
import { BookingPaymentRequest, PaymentRequest } from '@/provider/contract/payments'
import { canonicalJson } from '@/provider/contract/rules/text/canonical-json'
import { TransferOrderRequest } from '@/provider/contract/transfers'
import { guestKey } from '@/provider/modules/bookings/booking-key'
import * as oldRule from '@/provider/records/idempotency/legacy-request-hash'
import { sessionOf } from '@/tests/setup/client-session'
import old from '@/tests/setup/old-requests.json' with { type: 'json' }
import { addModel, CONSENTS, newKey, newPhone, rentalOf, SECRET } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

const MINE = { 'x-visitor': 'token-of-my-visit' }
const OTHER_VISIT = { 'x-visitor': 'token-of-another-visit' }
/** The hash that the site makes of what the browser sent. */
const hashed = (sent: object, version = 1) => ({
  'x-request-hash': `${version}:${createHash('sha256').update(canonicalJson(sent)).digest('hex')}`,
})
type HoldResult = { booking: { number: string }; keySalt: string }

const visitHash = (token: string | undefined) => token && createHash('sha256').update(token).digest('hex')

/** `tests/setup/old-requests.json`: bodies that commit 7c04ab4 was really sent, and the hashes that it stored of them. */
describe('the rule of before the upgrade', () => {
  const requester = ({ visitor, clientId }: { requestHash: string; visitor?: string; clientId?: number }) => ({
    visitHash: visitHash(visitor) ?? null,
    clientId: clientId ?? null,
  })

  it('makes the hashes that the code of then made', () => {
    const { booking, bareBooking, clientBooking, renewal, payment, bookingPayment, transferOrder, miles } = old
    const made = [
      ...[booking, bareBooking, clientBooking].map((stored) =>
        oldRule.legacyHoldHash(HoldRequest.parse(stored.body), requester(stored)),
      ),
      oldRule.legacyRenewalHash({ number: renewal.number, ...renewal.body }, requester(renewal)),
      oldRule.legacyPaymentHash(PaymentRequest.parse(payment.body)),
      oldRule.legacyBookingPaymentHash({
        number: bookingPayment.number,
        ...BookingPaymentRequest.parse(bookingPayment.body),
      }),
      oldRule.legacyTransferHash(TransferOrderRequest.parse(transferOrder.body), transferOrder.language),
      oldRule.legacySpendHash(miles.body),
    ]
    expect(made).toEqual(Object.values(old).map(({ requestHash }) => requestHash))
  })

  it('does not see what the contract gained later', () => {
    const parsed = HoldRequest.parse(old.booking.body)
    const { rental, driver } = parsed
    const later = { luggage: 0, ...parsed, rental: { childAge: null, ...rental }, driver: { ...driver, gender: '' } }
    expect(oldRule.legacyHoldHash(later, requester(old.booking))).toBe(old.booking.requestHash)
  })
})

/** Fields of responses that providers of 7c04ab4 did not have. */
const LATER = new Set(['returnHint', 'oneDayKop', 'asOf'])

/** A response as it was stored then. */
function asThen(response: object): string {
  return JSON.stringify(response, (name, value) => (LATER.has(name) ? undefined : value))
}

describe('a retry', () => {
  const provider = useProvider()
  const requestFor = async (slug: string) => provider.requestFor(rentalOf(await addModel(provider, slug, 3)))
  const outcome = (response: Awaited<ReturnType<typeof provider.hold>>) =>
    response.json().error?.code ?? response.json().data.booking.number

  /** Stores a response under a key as before the upgrade: that row has no hash of the present rule. */
  async function storeAsBefore(scope: string, key: string, requestHash: string, response: object): Promise<void> {
    await provider.db.execute(sql`insert into idempotency_keys (scope, key, request_hash, response, created_at)
      values (${scope}, ${key}, ${requestHash}, ${asThen(response)}::jsonb, ${provider.clock.now.toISOString()}::timestamptz)`)
  }

  async function storedResult(key: string): Promise<HoldResult> {
    const { rows } = await provider.db.execute<{ response: HoldResult }>(
      sql`select response from idempotency_keys where key = ${key}`,
    )
    const [row] = rows
    if (!row) throw new Error('nothing kept')
    return row.response
  }

  async function heldBefore(slug: string, stored: { requestHash: string }): Promise<{ key: string; number: string }> {
    const [first, key] = [newKey(), newKey()]
    await provider.hold(await requestFor(slug), first)
    const response = await storedResult(first)
    await storeAsBefore('booking', key, stored.requestHash, response)
    return { key, number: response.booking.number }
  }

  it('after the upgrade gets the stored booking, through the old site and the present one', async () => {
    for (const stored of [old.booking, { visitor: undefined, ...old.bareBooking }]) {
      const name = stored.visitor ?? 'bare'
      const { key, number } = await heldBefore(`held-then-${name}`, stored)
      const visit = stored.visitor ? { 'x-visitor': stored.visitor } : {}
      const body = HoldRequest.parse(stored.body)
      expect(outcome(await provider.hold(body, key, visit)), name).toBe(number)
      expect(outcome(await provider.hold(body, key, { ...visit, ...hashed(stored.body) })), name).toBe(number)
      expect(outcome(await provider.hold({ ...body, flight: 'SU1' }, key, visit))).toBe('idempotency_key_reused')
      expect(outcome(await provider.hold(body, key, OTHER_VISIT))).toBe('idempotency_key_reused')
    }
  })

  it('after the upgrade gets it in the client’s session only', async () => {
    const { clientId, visitor } = old.clientBooking
    const body = HoldRequest.parse(old.clientBooking.body)
    const { key, number } = await heldBefore('held-then-client', old.clientBooking)
    const visit = { 'x-visitor': visitor }
    const session = await sessionOf(provider, clientId)
    expect(outcome(await provider.hold(body, key, { ...session, ...visit, ...hashed(body) }))).toBe(number)
    expect(outcome(await provider.hold(body, key, visit))).toBe('idempotency_key_reused')
    const other = await sessionOf(provider, clientId + 1)
    expect(outcome(await provider.hold(body, key, { ...other, ...visit }))).toBe('idempotency_key_reused')
  })

  it('after the upgrade renews no second time', async () => {
    const { number, visitor, body, requestHash } = old.renewal
    const [first, key] = [newKey(), newKey()]
    await provider.hold(await requestFor('renewed-then'), first)
    const { booking, keySalt } = await storedResult(first)
    await provider.db.execute(sql`update bookings set number = ${number} where number = ${booking.number}`)
    await storeAsBefore('renewal', key, requestHash, { booking: { ...booking, number }, keySalt })
    const renew = (sent: object) =>
      provider.call('POST', `/sun/v2/bookings/${number}/renew`, sent, {
        ...{ 'x-booking-key': guestKey(number, keySalt, SECRET), 'x-visitor': visitor, 'idempotency-key': key },
      })
    expect(outcome(await renew(body))).toBe(number)
    expect(outcome(await renew({ totalKop: body.totalKop + 1 }))).toBe('idempotency_key_reused')
    const { rows } = await provider.db.execute(sql`select renewals from bookings where number = ${number}`)
    expect(rows).toEqual([{ renewals: 0 }])
  })

  it('after the upgrade pays no second time', async () => {
    const { body, requestHash } = old.payment
    const pay = (key: string, sent: object) =>
      provider.call('POST', '/sun/v2/payments', sent, { 'idempotency-key': key })
    const { id } = (await pay(newKey(), { ...body, number: 'B-18' })).json().data
    const key = newKey()
    await storeAsBefore('payment', key, requestHash, { id })
    expect((await pay(key, body)).json().data.id).toBe(id)
    expect(outcome(await pay(key, { ...body, amountKop: body.amountKop + 100 }))).toBe('idempotency_key_reused')
  })

  it('after the upgrade orders no second trip', async () => {
    const { body, requestHash, language } = old.transferOrder
    const order = (key: string, sent: object) =>
      provider.call('POST', '/sun/v2/transfers/orders', sent, {
        ...{ 'idempotency-key': key, 'x-consents': CONSENTS, 'accept-language': language },
      })
    const first = (await order(newKey(), { ...body, phone: newPhone() })).json().data
    const key = newKey()
    await storeAsBefore('transfer_order', key, requestHash, first)
    expect((await order(key, body)).json().data).toEqual(first)
    expect(outcome(await order(key, { ...body, comment: '' }))).toBe('idempotency_key_reused')
  })

  it('after the upgrade spends no second miles', async () => {
    const { body, requestHash, clientId } = old.miles
    const client = await sessionOf(provider, clientId)
    const key = newKey()
    const storedResponse = {
      number: body.booking,
      fullDueKop: 2,
      dueKop: 1,
      miles: 5,
      maxMiles: 9,
      milesKop: 1,
      totalKop: 2,
    }
    await storeAsBefore('miles', `${clientId}:${key}`, requestHash, { ...storedResponse, balance: 7 })
    const spend = (sent: object) =>
      provider.call('POST', '/auth-client/spend', sent, { ...client, 'idempotency-key': key })
    expect((await spend(body)).json().data).toEqual({ ...storedResponse, balance: 7 })
    expect(outcome(await spend({ ...body, miles: 6 }))).toBe('idempotency_key_reused')
  })

  it('is recognised by what the browser sent, not by what the site and the provider fill in', async () => {
    const filled = await requestFor('filled-in-later')
    const { extraDrivers: _none, flight: _unknown, ...sent } = filled
    const key = newKey()
    const first = outcome(await provider.hold(filled, key, { ...MINE, ...hashed(sent) }))
    // As after an upgrade: what is filled in has another default.
    const upgraded = { ...filled, flight: 'SU1700' }
    expect(outcome(await provider.hold(upgraded, key, { ...MINE, ...hashed(sent) }))).toBe(first)
    expect(outcome(await provider.hold(upgraded, key, { ...MINE, ...hashed(upgraded) }))).toBe('idempotency_key_reused')
  })

  it('without a hash is recognised by its own body, in any order of names', async () => {
    const { extraDrivers: _none, flight: _unknown, ...sent } = await requestFor('foreign-caller')
    const key = newKey()
    const post = (body: object) => provider.call('POST', '/sun/v2/bookings', body, { 'idempotency-key': key })
    const first = outcome(await post(sent))
    expect(outcome(await post(Object.fromEntries(Object.entries(sent).reverse())))).toBe(first)
    expect(outcome(await post({ ...sent, flight: '' }))).toBe('idempotency_key_reused')
  })

  it('belongs to one visit and one client', async () => {
    const request = await requestFor('one-visit-one-client')
    const [mine, his] = [await sessionOf(provider, 1), await sessionOf(provider, 2)]
    const key = newKey()
    const send = (headers: object) => provider.hold(request, key, { ...headers, ...hashed(request) })
    const first = outcome(await send({ ...mine, ...MINE }))
    expect(outcome(await send({ ...mine, ...MINE }))).toBe(first)
    for (const other of [{ ...mine, ...OTHER_VISIT }, { ...his, ...MINE }, MINE, {}])
      expect(outcome(await send(other))).toBe('idempotency_key_reused')
  })

  describe('while two versions run side by side', () => {
    it.each([
      ['a site of before, then one of today', {}, hashed],
      ['a site of today, then one of before', hashed, {}],
      ['a site of today, then one of a later rule', hashed, (sent: object) => hashed(sent, 2)],
    ])('goes through %s', async (name, before, after) => {
      const request = await requestFor(`mixed-${name.replaceAll(/\W+/g, '-')}`)
      const headers = (of: object | ((sent: object) => object)) => (typeof of === 'function' ? of(request) : of)
      const [key, visit] = [newKey(), { 'x-visitor': `visit of ${name}` }]
      const first = outcome(await provider.hold(request, key, { ...visit, ...headers(before) }))
      expect(outcome(await provider.hold(request, key, { ...visit, ...headers(after) }))).toBe(first)
      const other = { ...request, flight: 'SU1700' }
      const rejection = await provider.hold(other, key, { ...visit, ...headers(after) })
      expect([rejection.statusCode, outcome(rejection)]).toEqual([422, 'idempotency_key_reused'])
    })

    it('leaves what a provider of before compares: it finds its own hash in the row', async () => {
      const request = await requestFor('read-by-the-old')
      const key = newKey()
      await provider.hold(request, key, { ...OTHER_VISIT, ...hashed(request) })
      const requester = { visitHash: visitHash(OTHER_VISIT['x-visitor']) ?? null, clientId: null }
      const { rows } = await provider.db.execute(sql`select request_hash from idempotency_keys where key = ${key}`)
      expect(rows).toEqual([{ request_hash: oldRule.legacyHoldHash(HoldRequest.parse(request), requester) }])
    })
  })

  it.each(['', 'x', '1:', `1:${'g'.repeat(64)}`, `1:${'a'.repeat(65)}`, `-1:${'a'.repeat(64)}`])(
    'with a hash that is none (%j) is rejected, and nothing is stored',
    async (hash) => {
      const key = newKey()
      const response = await provider.hold(await requestFor(`no-hash-${key}`), key, { 'x-request-hash': hash })
      expect([response.statusCode, outcome(response)]).toEqual([400, 'invalid_request'])
      const { rows } = await provider.db.execute(sql`select 1 from idempotency_keys where key = ${key}`)
      expect(rows).toEqual([])
    },
  )
})
