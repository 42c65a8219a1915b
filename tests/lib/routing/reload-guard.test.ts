// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isChunkFailure, reloadOnce } from '@/lib/routing/reload-guard'

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

describe('reloadOnce', () => {
  it('reloads at most once in 60 seconds', () => {
    const reload = vi.fn()
    expect(reloadOnce(reload)).toBe(true)
    vi.advanceTimersByTime(59_999)
    expect(reloadOnce(reload)).toBe(false)
    vi.advanceTimersByTime(1)
    expect(reloadOnce(reload)).toBe(true)
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('never reloads where nothing can be remembered', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new Error('refused')
      },
    })
    const reload = vi.fn()
    expect(reloadOnce(reload)).toBe(false)
    expect(reload).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
  })
})

describe('isChunkFailure', () => {
  it.each([
    [Object.assign(new Error('x'), { name: 'ChunkLoadError' }), true],
    [new Error('Failed to load chunk /_next/static/chunks/a.js'), true],
    [new TypeError('Failed to fetch dynamically imported module: http://x/a.js'), true],
    [new TypeError('Failed to fetch'), false],
    ['ChunkLoadError', false],
  ])('%s → %s', (error, expected) => {
    expect(isChunkFailure(error)).toBe(expected)
  })
})
