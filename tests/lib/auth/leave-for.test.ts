// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { leaveFor } from '@/lib/auth/leave-for'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('leaves once for an address that several parts of a page ask for at once, and again later', () => {
  vi.useFakeTimers()
  const assign = vi.fn()
  vi.stubGlobal('window', { location: { assign } })
  leaveFor('/')
  leaveFor('/')
  expect(assign).toHaveBeenCalledExactlyOnceWith('/')
  leaveFor('/account/7/')
  expect(assign).toHaveBeenLastCalledWith('/account/7/')
  vi.runAllTimers()
  leaveFor('/account/7/')
  expect(assign).toHaveBeenCalledTimes(3)
})
