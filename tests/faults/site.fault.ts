import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe } from 'vitest'
import { holdBody } from '@/bench/bench-fleet'
import { median } from '@/bench/measure'
import { KEPT } from '@/e2e/setup/pages'
import { rentalQuery } from '@/e2e/setup/site'
import { type BuiltStack, NO_BUILD, startBuiltStack } from '@/tests/setup/faults/built-site'
import { testFault } from '@/tests/setup/faults/fault'
import { addModel, count, newKey, rentalOf } from '@/tests/setup/open-provider'

const PHONE = /href="tel:\+7/
/** Of a page from memory. */
const TTFB_MS = 1_000
/** The answer of the provider comes so late that the site is dead before. */
const LATE_MS = 1_500

describe.skipIf(NO_BUILD !== null)('the built site', () => {
  let stack: BuiltStack
  let site: Awaited<ReturnType<BuiltStack['startSite']>>
  beforeAll(async () => {
    stack = await startBuiltStack()
    site = await stack.startSite()
  }, 180_000)
  afterAll(() => stack?.close())

  testFault({
    number: 1,
    fault: 'the provider is down',
    expected: 'public pages that were seen are 200, a search is a 503 page with the phone, doors say unavailable',
    control: { without: 'pages that nobody has seen before', unmet: ['seen pages are 200'] },
    timeout: 180_000,
    inject: async (isGuarded) => {
      const paths = KEPT.slice(0, 12).map((path) => (isGuarded ? path : `/en${path}`))
      if (isGuarded) for (const path of paths) await look(path)
      // What they show has changed: memory is not enough, it has to stand in.
      await stack.branch.db.execute(sql`update settings set data = data`)
      await pause(1_000)
      stack.network.set({ kind: 'refuse' })
      const pages = []
      for (const path of paths) pages.push(await look(path))
      // The first visitor of each waited for a rendering that failed; for some seconds nobody tries again.
      const times = []
      for (const path of paths) times.push((await look(path)).tookMs)
      const search = await look(`/booking-online/${rentalQuery({ ahead: 33 })}`)
      const login = await post('/api/auth/login/', { phone: '+79990000001', password: 'some password' })
      const booking = await post('/api/quotes/', rentalOf('honda-fit', 30, 4, new Date()))
      stack.network.set({ kind: 'pass' })
      return {
        statuses: [...new Set(pages.map(({ status }) => status))],
        medianMs: Math.round(median(times)),
        search: { status: search.status, hasPhone: PHONE.test(search.text), retryAfter: search.retryAfter },
        doors: [login, booking].map(({ status, code }) => `${status} ${code}`),
      }
    },
    judge: ({ statuses, medianMs, search, doors }) => ({
      'seen pages are 200': statuses.join() === '200',
      'they come at once': statuses.join() !== '200' || medianMs < TTFB_MS,
      'a search is 503 with the phone': search.status === 503 && search.hasPhone && search.retryAfter > 0,
      'doors say unavailable': doors.every((text) => text === '503 unavailable'),
    }),
    tell: ({ medianMs, doors }) => `pages 200, the median after ${medianMs} ms, doors ${doors.join(', ')}`,
  })

  testFault({
    number: 19,
    fault: 'the site is killed while it books, after the provider has booked',
    expected: 'the same key at another instance finds the one booking',
    control: { without: 'a retry with another key', unmet: ['there is one booking'] },
    timeout: 180_000,
    inject: async (isGuarded) => {
      const doomed = await stack.startSite()
      const slug = await addModel(stack.branch, newKey(), 2)
      const before = await count(stack.branch, 'bookings')
      const rental = rentalOf(slug, 30, 2, new Date())
      const quote = await post('/api/quotes/', rental)
      const { key, body } = holdBody(rental, quote.data.quoteToken)
      stack.network.set({ kind: 'delay', ms: LATE_MS })
      const first = post('/api/bookings/', body, { 'idempotency-key': key }, doomed.url).catch(() => null)
      let isAnswered = false
      void first.then(() => {
        isAnswered = true
      })
      while (!isAnswered && (await count(stack.branch, 'bookings')) === before) await pause(20)
      doomed.kill()
      const lost = await first
      stack.network.set({ kind: 'pass' })
      const second = await post('/api/bookings/', body, {
        'idempotency-key': isGuarded ? key : holdBody(rental, '').key,
      })
      return { lost, status: second.status, made: (await count(stack.branch, 'bookings')) - before }
    },
    judge: ({ lost, status, made }) => ({
      'the first was not answered': lost === null,
      'the retry is answered': status === 201,
      'there is one booking': made === 1,
    }),
    tell: ({ made }) => `killed after the booking, retried elsewhere: ${made} booking`,
  })

  async function look(path: string) {
    const began = performance.now()
    const response = await fetch(site.url + path, { redirect: 'manual' })
    const tookMs = performance.now() - began
    const retryAfter = Number(response.headers.get('retry-after'))
    return { status: response.status, text: await response.text(), tookMs, retryAfter }
  }

  async function post(path: string, body: object, headers = {}, url = site.url) {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    const { data, error } = await response.json().catch(() => ({}))
    return { status: response.status, data, code: error?.code }
  }
})
