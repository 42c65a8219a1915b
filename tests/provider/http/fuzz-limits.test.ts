import { afterEach, describe, expect, it, vi } from 'vitest'
import { brokenLimits, type FuzzReport, type FuzzTarget, runFuzz } from '@/tests/setup/fuzz/run-fuzz'

const SLOW_MS = 3_000

describe('a long run of fuzzing', () => {
  afterEach(() => vi.restoreAllMocks())

  it('rejects an input that is slow each time that it is sent alone, and none that was slow once', async () => {
    expect(brokenLimits(await runSlow(3))).toEqual([expect.stringContaining(`${SLOW_MS} ms`)])
    expect(brokenLimits(await runSlow(2))).toEqual([])
  })

  it('counts each 503 by what it says, and rejects one without a named cause', async () => {
    const report = await runFuzz(targetOf(['The provider is busy.', 'Too many codes at once.', 'Out of order.']), {
      ...{ inputs: 3, seed: 1 },
    })
    expect(report.unavailable).toEqual({ 'The provider is busy.': 1, 'Too many codes at once.': 1, 'Out of order.': 1 })
    expect(brokenLimits(report)).toEqual(['1 × 503 Out of order.'])
  })

  it('rejects a heap that grew by more than a twentieth, of many inputs alone', async () => {
    const report = await runFuzz(targetOf([]), { inputs: 1, seed: 1 })
    const grown = {
      ...report,
      heapsMb: [
        [100, 200],
        [104, 212],
      ],
    }
    expect(brokenLimits({ ...grown, inputs: 20_000 })).toEqual(['the heap grew by 6.0 %'])
    expect(brokenLimits({ ...grown, inputs: 19_000 })).toEqual([])
  })
})

/** A run of one input which is slow the first so many times. */
async function runSlow(times: number): Promise<FuzzReport> {
  let [now, sent] = [0, 0]
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const target = targetOf([])
  return runFuzz(
    {
      ...target,
      send: (request, name) => {
        sent += 1
        now += sent <= times ? SLOW_MS : 1
        return target.send(request, name)
      },
    },
    { inputs: 1, seed: 1 },
  )
}

/** Responds 503 with each of these messages, then 204. */
function targetOf(messages: string[]): FuzzTarget {
  const waiting = [...messages]
  return {
    open: async () => ({
      'GET /': { sample: { method: 'GET', path: '/', headers: {} }, schema: { query: {}, definitions: {} } },
    }),
    send: async () => {
      const message = waiting.shift()
      const body = message === undefined ? '' : JSON.stringify({ error: { code: 'unavailable', message } })
      return { status: message === undefined ? 204 : 503, header: () => '2', body: Buffer.from(body) }
    },
    faultOf: () => null,
    heaps: async () => [1],
  }
}
