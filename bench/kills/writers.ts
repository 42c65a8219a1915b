import { randomInt } from 'node:crypto'
import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { integerBetween, type Random } from '@/provider/demo/seeded-random'
import { newestConsents } from '@/tests/setup/newest-consents'
import { BENCH_DAYS, benchRental, holdBody } from '../bench-fleet'

const REQUEST_LIMIT_MS = 8_000
/** How long a visitor tries with one key. */
const PATIENCE_MS = 120_000
const FIRST_WAIT_MS = 200
const LONGEST_WAIT_MS = 1_500
const CONSENTS = newestConsents('public_offer', 'rentalterms')

export type Attempt = {
  key: string
  phone: string
  body: object
  from: string
  totalKop: number
  /** Of the response that the visitor got; null: there was none. */
  number: string | null
  cookies: string
  wantsConfirmation: boolean
  isConfirmed: boolean
  /** How often nothing or 5xx came back. */
  failures: number
  /** A final rejection: its status and body. */
  rejected: string | null
}

type SiteResponse = { status: number; body: string; cookies: string }

/**
 * Visitors of the site who book one car each and repeat a request without a response under the same key, as the site's form
 * does. They stop after their present booking when `isOver` says so. `onAcknowledged` is called for each write that came back.
 */
export async function writeBookings(
  siteUrl: string,
  {
    random,
    isOver,
    onAcknowledged = () => undefined,
  }: { random: Random; isOver: () => boolean; onAcknowledged?: () => void },
): Promise<Attempt[]> {
  const attempts: Attempt[] = []
  while (!isOver()) {
    const from = `127.${integerBetween(random, 100, 199)}.${integerBetween(random, 0, 249)}.${integerBetween(random, 1, 250)}`
    const rental = benchRental(new Date(), integerBetween(random, 0, BENCH_DAYS - 1))
    const quote = await insist(() => sendRequest(siteUrl, 'POST', '/api/quotes/', { body: rental, from }))
    if (quote.response?.status !== 200) continue
    const { quoteToken, price } = JSON.parse(quote.response.body).data
    const { key, body } = holdBody(rental, quoteToken)
    const attempt: Attempt = {
      ...{ key, body, from, phone: body.driver.phone, totalKop: price.totalKop },
      ...{ number: null, cookies: '', isConfirmed: false, failures: 0, rejected: null },
      wantsConfirmation: random() < 0.5,
    }
    attempts.push(attempt)
    await book(siteUrl, attempt, onAcknowledged)
  }
  return attempts
}

/** Requests the stored response of a key again, as a browser would. */
export async function replay(siteUrl: string, { key, body, from }: Attempt): Promise<string | null> {
  const { response } = await insist(() => sendRequest(siteUrl, 'POST', '/api/bookings/', { body, from, key }))
  return response?.status === 201 ? JSON.parse(response.body).data.number : null
}

async function book(siteUrl: string, attempt: Attempt, onAcknowledged: () => void): Promise<void> {
  const { key, body, from } = attempt
  const held = await insist(() => sendRequest(siteUrl, 'POST', '/api/bookings/', { body, from, key }))
  attempt.failures += held.failures
  if (held.response === null) return
  if (held.response.status !== 201) {
    attempt.rejected = `${held.response.status} ${held.response.body}`
    return
  }
  attempt.number = JSON.parse(held.response.body).data.number
  onAcknowledged()
  attempt.cookies = held.response.cookies
  if (!attempt.wantsConfirmation) return
  const confirmed = await insist(() =>
    sendRequest(siteUrl, 'PATCH', `/api/bookings/${attempt.number}/`, {
      body: { status: 'confirmed', payment: 'branch', consents: CONSENTS },
      from,
      cookies: attempt.cookies,
    }),
  )
  attempt.failures += confirmed.failures
  attempt.isConfirmed = confirmed.response?.status === 200
  if (attempt.isConfirmed) onAcknowledged()
  if (confirmed.response && !attempt.isConfirmed)
    attempt.rejected = `${confirmed.response.status} ${confirmed.response.body}`
}

/** Repeats until there is a response that is neither a 5xx nor a 429; null when the time is over first. */
async function insist(send: () => Promise<SiteResponse>): Promise<{ response: SiteResponse | null; failures: number }> {
  const deadline = Date.now() + PATIENCE_MS
  let failures = 0
  for (let wait = FIRST_WAIT_MS; Date.now() < deadline; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    const response = await send().catch(() => null)
    if (response !== null && response.status < 500 && response.status !== 429) return { response, failures }
    failures += 1
    await pause(wait + randomInt(FIRST_WAIT_MS))
  }
  return { response: null, failures }
}

type SiteRequest = { body: object; from: string; key?: string; cookies?: string }

/** Sends from an address of the loopback network: each address is a visitor with limits of its own. */
function sendRequest(
  siteUrl: string,
  method: string,
  path: string,
  { body, from, key, cookies }: SiteRequest,
): Promise<SiteResponse> {
  const { host, port } = new URL(siteUrl)
  const text = JSON.stringify(body)
  const headers = {
    host,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(text)),
    ...(key && { 'idempotency-key': key }),
    ...(cookies && { cookie: cookies }),
  }
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path, method, headers, localAddress: from, agent: false, timeout: REQUEST_LIMIT_MS },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: Buffer.concat(chunks).toString(),
            cookies: (response.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; '),
          }),
        )
      },
    )
    sent.on('timeout', () => sent.destroy(new Error('no answer in time')))
    sent.on('error', reject).end(text)
  })
}
