// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { callDoor } from '@/lib/browser-api/call-door'
import { endProgress, failProgress, startProgress } from '@/lib/navigation-progress/progress-bar'

const bar = () => document.querySelector('#nprogress .bar')
const isRed = () => document.documentElement.dataset.progress === 'failed'

/** Lets the bar's code, which comes lazily, arrive between two ticks of the clock. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(async () => {
  await import('nprogress')
  vi.useFakeTimers()
})
afterEach(async () => {
  endProgress()
  await pass(10_000)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  delete document.documentElement.dataset.progress
})

describe('the progress bar', () => {
  it('shows nothing for what takes less than 200 ms', async () => {
    startProgress()
    await pass(199)
    expect(bar()).toBeNull()
    endProgress()
    await pass(1_000)
    expect(bar()).toBeNull()
  })

  it('comes after 200 ms and goes with the page', async () => {
    startProgress()
    await pass(250)
    expect(bar()).not.toBeNull()
    endProgress()
    await pass(2_000)
    expect(bar()).toBeNull()
    expect(isRed()).toBe(false)
  })

  it('turns red for a request that failed, and goes', async () => {
    void failProgress()
    await pass(50)
    expect(bar()).not.toBeNull()
    expect(isRed()).toBe(true)
    await pass(4_000)
    expect(bar()).toBeNull()
  })

  it('is plain again for the next page', async () => {
    void failProgress()
    await pass(50)
    startProgress()
    expect(isRed()).toBe(false)
  })
})

describe('callDoor', () => {
  const call = (signal?: AbortSignal) =>
    callDoor({ path: '/api/callback/', method: 'POST', body: {}, ...(signal ? { signal } : {}) })

  it('turns the bar red for a rejection, and rejects with its code', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ error: { code: 'conflict' } }, { status: 409 }))
    await expect(call()).rejects.toMatchObject({ code: 'conflict' })
    await pass(50)
    expect(isRed()).toBe(true)
  })

  it('says unavailable when no answer comes', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch')
    })
    await expect(call()).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('leaves the bar plain for a call that was cancelled', async () => {
    vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) =>
      Promise.reject(signal?.reason ?? new Error('not cancelled')),
    )
    const cancelled = AbortSignal.abort()
    await expect(call(cancelled)).rejects.toBe(cancelled.reason)
    await pass(50)
    expect(isRed()).toBe(false)
  })
})
