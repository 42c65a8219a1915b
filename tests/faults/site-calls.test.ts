import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { testFault } from '@/tests/setup/faults/fault'
import { GOOD, says, withSiteCalls } from '@/tests/setup/faults/site-calls'
import type { Weather } from '@/tests/setup/faults/tcp-proxy'

/** Calls of a page end after two seconds; a busy machine may be late by as much. */
const PATIENCE_MS = 4_000
const BREAKER_VOLUME = 5
const STALE_SECONDS = 61
const OLD_SECONDS = 4_000

const CALL_BUDGET = '@/lib/api/provider/call-budget'
const BREAKER = '@/lib/api/provider/breaker'
const ENDLESS = {
  [CALL_BUDGET]: () => ({
    callBudget: () => ({ signal: new AbortController().signal, during: (call: () => unknown) => call() }),
  }),
  [BREAKER]: () => ({
    CutShort: class extends Error {},
    kindOf: () => 'booking',
    providerBreaker: { fire: (_kind: string, send: () => unknown) => send() },
  }),
}

const within = <Value>(ms: number, work: Promise<Value>): Promise<Value | 'late'> =>
  Promise.race([work, pause(ms, 'late' as const, { ref: false })])

testFault({
  number: 2,
  fault: 'the provider is 10 s slow',
  expected: 'calls end after 2 s, the breaker opens and asks no more, a page that was seen comes at once',
  control: {
    without: 'no budget of time and no breaker',
    unmet: ['each call ended', 'then calls end without a question'],
  },
  inject: (isGuarded) =>
    withSiteCalls(
      says(200, GOOD),
      async ({ network, calls, ask, page, pass }) => {
        await page()
        network.set({ kind: 'delay', ms: 10_000 })
        pass(STALE_SECONDS)
        const seen = await within(1_000, page())
        const first = await Promise.all(Array.from({ length: BREAKER_VOLUME }, () => within(PATIENCE_MS, ask())))
        const asked = calls.length
        const last = await within(1_000, ask())
        return { seen, first, last, askedAfter: calls.length - asked }
      },
      isGuarded ? {} : { replaced: ENDLESS },
    ),
  judge: ({ seen, first, last, askedAfter }) => ({
    'each call ended': first.every((one) => one !== 'late' && one.code === 'unavailable'),
    'then calls end without a question': last !== 'late' && last.code === 'unavailable' && askedAfter === 0,
    'the page came at once': seen !== 'late' && seen.status === 200 && seen.state === 'stale',
  }),
})

testFault({
  number: 3,
  fault: 'the provider answers 500',
  expected: 'the page that was seen stays; no call is repeated more than twice, one that writes never without a key',
  control: {
    without: 'an HTTP client that repeats five times',
    unmet: ['reads are asked ≤ 3 times', 'writes are asked once'],
  },
  inject: (isGuarded) => {
    const state = { isWell: true }
    return withSiteCalls(
      (request, response) => says(state.isWell ? 200 : 500, state.isWell ? GOOD : { error: 'boom' })(request, response),
      async ({ calls, ask, page, pass }) => {
        await page()
        state.isWell = false
        pass(OLD_SECONDS)
        const seen = await page()
        calls.length = 0
        for (let left = isGuarded ? 1 : 6; left > 0; left--) await ask()
        const reads = calls.length
        for (let left = isGuarded ? 1 : 6; left > 0; left--) await ask('POST')
        return { seen, reads, writes: calls.length - reads }
      },
    )
  },
  judge: ({ seen, reads, writes }) => ({
    'the page stayed': seen.status === 200 && seen.state === 'stand-in',
    'reads are asked ≤ 3 times': reads <= 3,
    'writes are asked once': writes === 1,
  }),
  tell: ({ reads, writes }) => `page 200 from memory; ${reads} read, ${writes} write at the provider`,
})

const GARBAGE: Record<string, unknown> = {
  'half a JSON': '{"status":"success","da',
  'another shape': JSON.stringify({ status: 'success', data: { places: 7 } }),
  'no envelope': JSON.stringify({ places: [] }),
  HTML: '<!doctype html><title>Welcome to nginx</title>',
  nothing: '',
}

testFault({
  number: 4,
  fault: 'the provider answers garbage, another shape or HTML, with 200',
  expected: 'no answer of these is taken, the copy of before stays, and none is stored',
  control: {
    without: 'a schema that takes anything',
    unmet: ['none is taken', 'the copy of before stayed'],
  },
  inject: (isGuarded) => {
    const state = { text: JSON.stringify(GOOD) }
    const taken: string[] = []
    return withSiteCalls(
      (_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end(state.text),
      async ({ ask, page, pass }) => {
        const good = (await page()).text
        const pages = []
        for (const [name, text] of Object.entries(GARBAGE)) {
          state.text = String(text)
          if ((await ask()).code === null) taken.push(name)
          pass(OLD_SECONDS)
          pages.push(await page())
        }
        return { taken, good, pages }
      },
      isGuarded ? {} : { schema: z.any() },
    )
  },
  judge: ({ taken, good, pages }) => ({
    'none is taken': taken.length === 0,
    'the copy of before stayed': pages.every(({ status, text }) => status === 200 && text === good),
  }),
  tell: ({ pages }) => `${pages.length} kinds of garbage, 0 taken`,
})

const LONG = { status: 'success', data: { places: Array.from({ length: 2_000 }, (_, index) => `place ${index}`) } }
const BROKEN: Weather[] = [
  { kind: 'cut', afterBytes: 9_000 },
  { kind: 'cut', afterBytes: 40 },
  { kind: 'reset', afterBytes: 9_000 },
  { kind: 'refuse' },
]

testFault({
  number: 5,
  fault: 'an answer of the provider is cut off or reset half-way, by length and in chunks',
  expected: 'as an answer 500: nothing of it is taken, the page that was seen stays',
  control: { without: 'a network without the fault', unmet: ['nothing is taken', 'the page stayed'] },
  inject: (isGuarded) =>
    withSiteCalls(
      (request, response) => {
        const body = JSON.stringify(LONG)
        const isChunked = request.method === 'GET'
        response.writeHead(200, {
          'content-type': 'application/json',
          ...(isChunked ? {} : { 'content-length': Buffer.byteLength(body) }),
        })
        response.write(body.slice(0, 20))
        response.end(body.slice(20))
      },
      async ({ network, ask, page, pass }) => {
        const codes = []
        const states = []
        await page()
        for (const weather of BROKEN) {
          network.set(isGuarded ? weather : { kind: 'pass' })
          codes.push((await ask()).code, (await ask('POST')).code)
          pass(OLD_SECONDS)
          states.push(await page())
        }
        return { codes, states: states.map(({ state, status }) => `${status} ${state}`) }
      },
    ),
  judge: ({ codes, states }) => ({
    'nothing is taken': codes.every((code) => code === 'unavailable'),
    'the page stayed': states.every((state) => state === '200 stand-in'),
  }),
})

const BUSY_SECONDS = 17
const VISITORS = 100

testFault({
  number: 6,
  fault: 'the provider answers 429 with Retry-After',
  expected: 'nobody asks again before that, and a hundred visitors cause no more than ten calls',
  control: { without: 'a 429 without Retry-After', unmet: ['the time is passed on', 'nobody asks again before it'] },
  inject: (isGuarded) => {
    const state = { isWell: true }
    const busy = says(429, {}, isGuarded ? { 'retry-after': String(BUSY_SECONDS) } : {})
    return withSiteCalls(
      (request, response) => (state.isWell ? says(200, GOOD) : busy)(request, response),
      async ({ calls, ask, page, pass }) => {
        await page()
        state.isWell = false
        const { code, retryAfterSeconds } = await ask()
        pass(OLD_SECONDS)
        calls.length = 0
        const crowd = await Promise.all(Array.from({ length: VISITORS }, () => page()))
        const crowdCalls = calls.length
        for (let second = 0; second < BUSY_SECONDS - 1; second++) {
          pass(1)
          await page()
        }
        const early = calls.length - crowdCalls
        pass(1)
        await page()
        return {
          code,
          retryAfterSeconds,
          crowd: crowd.map(({ status }) => status),
          crowdCalls,
          early,
          last: calls.length - crowdCalls,
        }
      },
    )
  },
  judge: ({ code, retryAfterSeconds, crowd, crowdCalls, early, last }) => ({
    'the time is passed on': code === 'too_many_requests' && retryAfterSeconds === BUSY_SECONDS,
    'all get the page': crowd.every((status) => status === 200),
    'calls are a tenth at most': crowdCalls <= VISITORS / 10,
    'nobody asks again before it': early === 0,
    'then it is asked again': last >= 1,
  }),
  tell: ({ crowdCalls, early }) =>
    `${crowdCalls} call for ${VISITORS} visitors, ${early} more within ${BUSY_SECONDS} s`,
})
