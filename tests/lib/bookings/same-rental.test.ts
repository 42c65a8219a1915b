import { describe, expect, it } from 'vitest'
import { isSameRental } from '@/lib/bookings/same-rental'
import type { RentalRequest } from '@/provider/contract/quotes'
import { holdRequest } from '../../setup/sample-booking'

const { rental } = holdRequest
const booster = { code: 'booster', quantity: 1 }
const wifi = { code: 'wifi', quantity: 1 }
const withExtras = (extras: RentalRequest['options']['extras']) => ({
  ...rental,
  options: { ...rental.options, extras },
})

describe('isSameRental', () => {
  it('does not mind the order of the extras', () => {
    expect(isSameRental(withExtras([booster, wifi]), withExtras([wifi, booster]))).toBe(true)
  })

  it.each<Partial<RentalRequest>>([
    { dt: '2026-12-13-05-00' },
    { dropoffPlace: 50 },
    { pc: 'PORT3' },
    { options: { ...rental.options, protection: true } },
    { options: { ...rental.options, extras: [{ ...booster, quantity: 2 }] } },
  ])('notices %j', (change) => {
    expect(isSameRental(withExtras([booster]), { ...withExtras([booster]), ...change })).toBe(false)
  })
})
