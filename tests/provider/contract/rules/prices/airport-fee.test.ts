import { describe, expect, it } from 'vitest'
import { airportFeeKop } from '@/provider/contract/rules/prices/airport-fee'

const airport = (feeKop: number, handsOut = true) => ({ zone: 'airport', handsOut, feeKop })

describe('airportFeeKop', () => {
  it.each([
    ['of the only airport place', [airport(0), { zone: 'city', handsOut: true, feeKop: 900 }], 0],
    ['the least of several', [airport(900), airport(500)], 500],
    ['not of a place that only takes cars back', [airport(0, false), airport(500)], 500],
    ['null where no car is handed out at an airport', [airport(0, false)], null],
    ['null without an airport', [{ zone: 'city', handsOut: true, feeKop: 0 }], null],
  ])('is %s', (_, places, fee) => {
    expect(airportFeeKop(places)).toBe(fee)
  })
})
