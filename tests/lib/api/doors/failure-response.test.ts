import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DoorError } from '@/lib/api/doors/door-error'
import { respondWithFailure } from '@/lib/api/doors/failure-response'
import { ProviderError } from '@/lib/api/provider/errors'
import { HOSTILE_STRINGS } from '@/tests/setup/fuzz/hostile-strings'

const request = new Request('http://localhost:3000/api/bookings/?phone=%2B79140000001', {
  headers: { 'x-request-id': 'id-of-the-request' },
})
let log: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())

const logged = () => JSON.parse(String(log.mock.calls[0]?.[0]))

describe('answerFailure', () => {
  it('answers an outage with 503 and when to come again, and logs its causes in one line', async () => {
    const refused = Object.assign(new Error(''), { code: 'ECONNREFUSED' })
    const cause = new TypeError('fetch failed', { cause: refused })
    const response = respondWithFailure(new ProviderError('unavailable', 'no answer', { cause }), request)
    expect(response.status).toBe(503)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(log).toHaveBeenCalledOnce()
    expect(logged()).toEqual({
      requestId: 'id-of-the-request',
      code: 'unavailable',
      path: '/api/bookings/',
      message: 'ProviderError: unavailable: no answer',
      causes: ['TypeError: fetch failed', 'Error: ECONNREFUSED'],
    })
  })

  it.each(Object.entries(HOSTILE_STRINGS))('logs a text of an attacker in one line of plain signs: %s', (_, text) => {
    respondWithFailure(new RangeError(text, { cause: new Error(text) }), request)
    const line = String(log.mock.calls[0]?.[0])
    expect(line).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u)
    const shown = text.replace('all@evil.example', '[hidden]')
    expect(JSON.parse(line)).toMatchObject({ message: `RangeError: ${shown}`, causes: [`Error: ${shown}`] })
  })

  it.each([
    { code: 'too_many_requests', status: 429 },
    { code: 'unavailable', status: 503 },
  ] as const)('passes on when the provider wants to be asked again: $status', ({ code, status }) => {
    const response = respondWithFailure(new ProviderError(code, 'later', { retryAfterSeconds: 17 }), request)
    expect(response.status).toBe(status)
    expect(response.headers.get('retry-after')).toBe('17')
  })

  it('passes on what the provider says of it in its answer only', () => {
    const details = { retryAfterSeconds: 40 }
    const response = respondWithFailure(new ProviderError('too_many_requests', 'later', { details }), request)
    expect(response.headers.get('retry-after')).toBe('40')
  })

  it('logs where a bug stands and tells the visitor no more than the id', async () => {
    const response = respondWithFailure(new RangeError('no place 7'), request)
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({
      status: 'error',
      error: { code: 'internal', message: 'internal', requestId: 'id-of-the-request' },
    })
    expect(logged()).toMatchObject({ code: 'internal', message: 'RangeError: no place 7' })
    expect(logged().stack[0]).toContain('failure-response.test.ts')
  })

  it('writes no query into the log', () => {
    respondWithFailure(new RangeError('x'), request)
    expect(String(log.mock.calls[0]?.[0])).not.toContain('79140000001')
  })

  it("does not log a visitor's own mistakes", () => {
    respondWithFailure(new DoorError('forbidden'), request)
    respondWithFailure(new ProviderError('car_taken', 'taken'), request)
    expect(log).not.toHaveBeenCalled()
  })
})
