import { expect, it } from 'vitest'
import { nextExpiry } from '@/provider/rules/next-expiry'

const LOTS = [
  { miles: 100, on: '2027-01-01' },
  { miles: 200, on: '2027-06-01' },
  { miles: 300, on: '2028-01-01' },
]

it.each([
  ['nothing was spent', 600, { miles: 100, on: '2027-01-01' }],
  ['a part of the first lot was spent', 550, { miles: 50, on: '2027-01-01' }],
  ['the first lot was spent', 500, { miles: 200, on: '2027-06-01' }],
  ['only the last lot is left', 40, { miles: 40, on: '2028-01-01' }],
  ['nothing is left', 0, null],
] as const)('names the miles that expire first when %s', (_, balance, expected) => {
  expect(nextExpiry(LOTS, balance, '2026-11-21')).toEqual(expected)
})

it('leaves out what has expired already, and adds up what expires on one day', () => {
  const lots = [...LOTS, { miles: 5, on: '2027-06-01' }]
  expect(nextExpiry(lots, 505, '2027-01-01')).toEqual({ miles: 205, on: '2027-06-01' })
})
