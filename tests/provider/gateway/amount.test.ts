import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kopecksIn, roubleText } from '@/provider/gateway/amount'

const MOST = 99_999_999_999_999

describe('kopecks and the gateway’s roubles', () => {
  it('come back the same, whatever the sum', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MOST }), (kop) => {
        const text = roubleText(kop)
        expect(text).toMatch(/^(0|[1-9]\d*)\.\d\d$/)
        expect(kopecksIn(text)).toBe(kop)
        expect(BigInt(text.replace('.', ''))).toBe(BigInt(kop))
      }),
    )
  })

  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [100, '1.00'],
    [110, '1.10'],
    [433, '4.33'],
    [1_234_567, '12345.67'],
  ])('%i is written %s', (kop, text) => expect(roubleText(kop)).toBe(text))

  it.each([
    ['100', 10_000],
    ['100.5', 10_050],
    ['4.35', 435],
  ])('%s is read as %i', (text, kop) => expect(kopecksIn(text)).toBe(kop))

  it.each(['', '-1.00', '1,00', '1.005', '1e3', ' 1.00', '.50', '1.', 'NaN', '9999999999999.00'])(
    '%s is no amount',
    (text) => expect(kopecksIn(text)).toBeNull(),
  )

  it.each([-1, 0.5, Number.NaN, 2 ** 53])('%d kopecks cannot be written', (kop) =>
    expect(() => roubleText(kop)).toThrow(RangeError),
  )
})
