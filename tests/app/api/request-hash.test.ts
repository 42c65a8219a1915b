import { createHash } from 'node:crypto'
import { NextRequest } from 'next/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { POST as payOwn } from '@/app/api/account/history/[number]/payments/route'
import { POST as spend } from '@/app/api/account/spend/route'
import { POST as payBooking } from '@/app/api/bookings/[number]/payments/route'
import { POST as renew } from '@/app/api/bookings/[number]/renew/route'
import { POST as hold } from '@/app/api/bookings/route'
import { POST as pay } from '@/app/api/payments/route'
import { POST as order } from '@/app/api/transfers/orders/route'
import old from '@/tests/setup/old-requests.json' with { type: 'json' }

const NUMBER = '1046470'
const [SESSION, TOKEN, GUEST_KEY] = ['s'.repeat(43), 't'.repeat(43), 'k'.repeat(43)]
const params = { params: Promise.resolve({ number: NUMBER }) }

// Exists only inside Next; nobody reads a text here.
vi.mock('next-intl/server', () => ({ getLocale: async () => 'ru' }))

/** What the provider would answer is another test's. */
let provider: ReturnType<typeof vi.fn<typeof fetch>>
let visitor = 0

beforeEach(() => {
  vi.stubEnv('PROVIDER_TOKEN', 'token-of-the-test')
  const error = { code: 'conflict', message: '', requestId: '1' }
  provider = vi.fn<typeof fetch>(async () => Response.json({ status: 'error', error }, { status: 409 }))
  vi.stubGlobal('fetch', provider)
  visitor += 1
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

function requestOf(text: string): NextRequest {
  return new NextRequest('http://localhost:3000/api/', {
    method: 'POST',
    headers: {
      ...{ host: 'localhost:3000', origin: 'http://localhost:3000', 'content-type': 'application/json' },
      ...{ 'idempotency-key': 'key-of-this-sending', 'x-client-ip': `198.51.100.${visitor}` },
      'x-consents': 'privacy_policy@2026-11-01,personal_data_agreement@2026-11-01',
      cookie: `sid=${SESSION}; booking_${NUMBER}=${GUEST_KEY}`,
      authorization: `Bearer ${TOKEN}`,
      // What a browser says of it counts for nothing.
      'x-request-hash': `1:${'0'.repeat(64)}`,
    },
    body: text,
  })
}

const { bareBooking, renewal, payment, bookingPayment, transferOrder, miles } = old
const DOORS: [string, object, (request: NextRequest) => Promise<Response>][] = [
  ['a booking', bareBooking.body, hold],
  ['a renewal', renewal.body, (request) => renew(request, params)],
  ['a payment', payment.body, pay],
  ['a payment of a booking', bookingPayment.body, (request) => payBooking(request, params)],
  ['a payment of an own booking', bookingPayment.body, (request) => payOwn(request, params)],
  ['an order with a driver', transferOrder.body, order],
  ['miles', miles.body, spend],
]

describe.each(DOORS)('the door of %s', (_name, body, door) => {
  it('tells the hash of what the browser sent, before defaults, in any order of names', async () => {
    const sendings = [JSON.stringify(body), JSON.stringify(Object.fromEntries(Object.entries(body).reverse()), null, 2)]
    for (const text of sendings) await door(requestOf(text))
    const told = provider.mock.calls.map(([, init]) => new Headers(init?.headers).get('x-request-hash'))
    const hash = createHash('sha256').update(inOrder(body)).digest('hex')
    expect(told).toEqual([`1:${hash}`, `1:${hash}`])
  })
})

/** Written anew: JSON with the names of every object in order. */
function inOrder(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOrder).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const parts = Object.entries(value).map(([name, part]) => `${JSON.stringify(name)}:${inOrder(part)}`)
  return `{${parts.sort().join(',')}}`
}
