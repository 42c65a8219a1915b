import { randomInt } from 'node:crypto'
import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { integerBetween, type Random } from '@/provider/demo/seeded-random'
import { BENCH_DAYS, benchRental, holdBody } from '../bench-fleet'

const ASK_LIMIT_MS = 8_000
/** How long a visitor goes on trying with one key. */
const PATIENCE_MS = 120_000
const FIRST_WAIT_MS = 200
const LONGEST_WAIT_MS = 1_500
const CONSENTS = ['public_offer', 'rentalterms'].map((document) => ({ document, version: '2026-11-01' }))

export type Attempt = {
  key: string
  phone: string
  body: object
  from: string
  totalKop: number
  /** Of the answer that the visitor got; null: he never got one. */
  number: string | null
  cookies: string
  wantsConfirmation: boolean
  isConfirmed: boolean
  /** How often nothing or 5xx came back. */
  failures: number
  /** A final rejection: its status and body. */
  rejected: string | null
}

type Answer = { status: number; body: string; cookies: string }

/**
 * Visitors of the site who book one car each, and repeat what got no answer under the same key, as the site's own form
 * does. They stop when `isOver` says so, after the booking that they are at.
 */
export async function writeBookings(
  siteUrl: string,
  { random, isOver }: { random: Random; isOver: () => boolean },
): Promise<Attempt[]> {
  const attempts: Attempt[] = []
  while (!isOver()) {
    const from = `127.${integerBetween(random, 100, 199)}.${integerBetween(random, 0, 249)}.${integerBetween(random, 1, 250)}`
    const rental = benchRental(new Date(), integerBetween(random, 0, BENCH_DAYS - 1))
    const quote = await insist(() => ask(siteUrl, 'POST', '/api/quotes/', { body: rental, from }))
    if (quote.answer?.status !== 200) continue
    const { quoteToken, price } = JSON.parse(quote.answer.body).data
    const { key, body } = holdBody(rental, quoteToken)
    const attempt: Attempt = {
      ...{ key, body, from, phone: body.driver.phone, totalKop: price.totalKop },
      ...{ number: null, cookies: '', isConfirmed: false, failures: 0, rejected: null },
      wantsConfirmation: random() < 0.5,
    }
    attempts.push(attempt)
    await book(siteUrl, attempt)
  }
  return attempts
}

/** The stored answer of a key, asked for again as the browser would. */
export async function replay(siteUrl: string, { key, body, from }: Attempt): Promise<string | null> {
  const { answer } = await insist(() => ask(siteUrl, 'POST', '/api/bookings/', { body, from, key }))
  return answer?.status === 201 ? JSON.parse(answer.body).data.number : null
}

async function book(siteUrl: string, attempt: Attempt): Promise<void> {
  const { key, body, from } = attempt
  const held = await insist(() => ask(siteUrl, 'POST', '/api/bookings/', { body, from, key }))
  attempt.failures += held.failures
  if (held.answer === null) return
  if (held.answer.status !== 201) {
    attempt.rejected = `${held.answer.status} ${held.answer.body}`
    return
  }
  attempt.number = JSON.parse(held.answer.body).data.number
  attempt.cookies = held.answer.cookies
  if (!attempt.wantsConfirmation) return
  const confirmed = await insist(() =>
    ask(siteUrl, 'PATCH', `/api/bookings/${attempt.number}/`, {
      body: { status: 'confirmed', payment: 'branch', consents: CONSENTS },
      from,
      cookies: attempt.cookies,
    }),
  )
  attempt.failures += confirmed.failures
  attempt.isConfirmed = confirmed.answer?.status === 200
  if (confirmed.answer && !attempt.isConfirmed) attempt.rejected = `${confirmed.answer.status} ${confirmed.answer.body}`
}

/** Repeats until there is an answer that is neither a 5xx nor "too busy"; null when patience ends first. */
async function insist(send: () => Promise<Answer>): Promise<{ answer: Answer | null; failures: number }> {
  const deadline = Date.now() + PATIENCE_MS
  let failures = 0
  for (let wait = FIRST_WAIT_MS; Date.now() < deadline; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    const answer = await send().catch(() => null)
    if (answer !== null && answer.status < 500 && answer.status !== 429) return { answer, failures }
    failures += 1
    await pause(wait + randomInt(FIRST_WAIT_MS))
  }
  return { answer: null, failures }
}

type Asked = { body: object; from: string; key?: string; cookies?: string }

/** From an address of the loopback network, each of which is a visitor with limits of its own. */
function ask(siteUrl: string, method: string, path: string, { body, from, key, cookies }: Asked): Promise<Answer> {
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
      { host: '127.0.0.1', port, path, method, headers, localAddress: from, agent: false, timeout: ASK_LIMIT_MS },
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
