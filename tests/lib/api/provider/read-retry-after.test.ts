import { expect, it } from 'vitest'
import { readRetryAfter } from '@/lib/api/provider/read-retry-after'

const NOW = Date.parse('2026-11-22T10:00:00Z')

it.each([
  ['17', 17],
  [' 17 ', 17],
  ['0', 1],
  ['999999999', 86_400],
  ['Sun, 22 Nov 2026 10:00:30 GMT', 30],
  ['Sun, 22 Nov 2026 09:00:00 GMT', 1],
  ['soon', undefined],
  ['-5', undefined],
  ['1.5', undefined],
  ['', undefined],
])('Retry-After "%s" is %s seconds', (text, seconds) => {
  expect(readRetryAfter(new Headers(text ? { 'retry-after': text } : {}), NOW)).toBe(seconds)
})
